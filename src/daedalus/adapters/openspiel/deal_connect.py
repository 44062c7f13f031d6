"""The chance nodes of Connect: who starts, the square in the middle, the tiles of the hands."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import compress

from daedalus.adapters.encoding import DecisionPoint
from daedalus.adapters.encoding_connect import WINDOW, ConnectEncoding
from daedalus.adapters.openspiel.deal import Draw, Outcomes
from daedalus.core.maze import EAST, NORTH, SOUTH, WEST, Sides, turns
from daedalus.editions.connect.maze import Lying, cell_name, survey
from daedalus.editions.connect.rules import HAND, LEAST_WAYS_OUT, SQUARE, Connect, State
from daedalus.editions.connect.tiles import BOX, PAIRS, UNSEEN, show_tile

TURNS = 4
_SHAPES = tuple(sorted({turns(tile & 15)[0] for tile in BOX}))
_DRAW_TEXTS = [f"tile {show_tile(tile)}" for tile in BOX]
_ALL_LEFT = b"\1" * len(PAIRS)
_SHAPE_OF = [_SHAPES.index(turns(tile & 15)[0]) for tile in BOX]
_COUNTS = tuple(_SHAPE_OF.count(kind) for kind in range(len(_SHAPES)))


_OUTER = (NORTH | WEST, NORTH | EAST, SOUTH | WEST, SOUTH | EAST)
"""The sides of each tile of the square that lie on its rim."""


def _ways_out(sides: Sequence[Sides]) -> int:
    """Return how many paths lead out of the first tiles of a square with these open sides."""
    return sum((way & rim).bit_count() for way, rim in zip(sides, _OUTER, strict=False))


@lru_cache(None)
def good(at: int, out: int, left: tuple[int, ...]) -> float:
    """Return the probability that a partly laid square will have enough exits.

    *out* counts the exits so far, *left* the tiles of each shape still to come.  The rules deal
    again until the square is good; here bad squares are never dealt, and all others keep their
    relative probabilities.
    """
    if at == len(SQUARE):
        return float(out >= LEAST_WAYS_OUT)
    rest = sum(left)
    return sum(
        count
        / rest
        / len(turns(shape))
        * good(at + 1, out + (way & _OUTER[at]).bit_count(), _without(left, kind))
        for kind, (shape, count) in enumerate(zip(_SHAPES, left, strict=True))
        if count
        for way in turns(shape)
    )


def _laying(lying: tuple[int, ...]) -> Outcomes:
    """Return what may be laid next in the square, with probabilities."""
    used = [outcome // TURNS for outcome in lying]
    left = _COUNTS
    for at in used:
        left = _without(left, _SHAPE_OF[at])
    every, starts = _likely(len(lying), _ways_out([_sides(outcome) for outcome in lying]), left)
    outcomes = every.copy()
    for at in sorted(used, reverse=True):  # from the end, so that earlier indices stay valid
        del outcomes[starts[at] : starts[at + 1]]
    return outcomes


@lru_cache(None)
def _likely(at: int, out: int, left: tuple[int, ...]) -> tuple[Outcomes, list[int]]:
    """Return the probability of each remaining tile to be laid next, in each rotation.

    Also return where the rotations of each tile begin.  Squares with the same shapes and exits
    share all this, so there are few distinct ones.
    """
    whole = good(at, out, left) * sum(left)
    turns_of = [
        [
            (turn, chance / whole / len(turns(shape)))
            for turn, way in enumerate(turns(shape))
            if (chance := good(at + 1, out + (way & _OUTER[at]).bit_count(), _without(left, kind)))
        ]
        for kind, shape in enumerate(_SHAPES)
    ]
    outcomes: Outcomes = []
    starts = [0]
    for tile, kind in enumerate(_SHAPE_OF):
        outcomes += [(tile * TURNS + turn, chance) for turn, chance in turns_of[kind]]
        starts.append(len(outcomes))
    return outcomes, starts


def _without(left: tuple[int, ...], at: int) -> tuple[int, ...]:
    return (*left[:at], left[at] - 1, *left[at + 1 :])


class ConnectDealer:
    """Deals Connect.

    The board's outcomes are the starting seat, if it is random, and then (tile - 1) * 4 + rotation
    for each cell of the square; a tile drawn into a hand is its number less one.
    """

    def __init__(self, rules: Connect, seats: int, window: int = WINDOW) -> None:
        self.rules, self.seats = rules, seats
        self.code = ConnectEncoding(rules, seats, window)
        self.random_start = rules.first == "random"
        self.outcomes = max(len(BOX) * TURNS, seats)
        self.draws = self.random_start + len(BOX)

    # --- the board -------------------------------------------------------------------------------

    def laying(self, dealt: tuple[int, ...]) -> Outcomes:
        if self.random_start and not dealt:
            return [(seat, 1 / self.seats) for seat in range(self.seats)]
        return _laying(dealt[self.random_start :])

    def laid(self, dealt: tuple[int, ...]) -> State | None:
        lying = dealt[self.random_start :]
        if len(lying) < len(SQUARE):
            return None
        tiles = [(outcome // TURNS + 1) << 4 | _sides(outcome) for outcome in lying]
        return State(
            lying=tuple(sorted(zip(SQUARE, tiles, strict=True))),
            hands=((UNSEEN,) * HAND,) * self.seats,
            caught=((),) * self.seats,
            pile=(UNSEEN,) * (len(BOX) - len(SQUARE) - HAND * self.seats),
            seat=dealt[0] if self.random_start else int(self.rules.first) - 1,
        )

    def lay_text(self, dealt: tuple[int, ...], outcome: int) -> str:
        at = len(dealt) - self.random_start
        if at < 0:
            return f"seat {outcome + 1} starts"
        tile = BOX[outcome // TURNS] & ~15 | _sides(outcome)
        return f"{cell_name(SQUARE[at])}:{show_tile(tile)}"

    # --- the hands -------------------------------------------------------------------------------

    def due(self, state: State) -> Draw | None:
        for seat, hand in enumerate(state.hands):
            if UNSEEN in hand:
                return Draw(seat, hand.index(UNSEEN))
        return None

    def pool(self, state: State) -> list[int]:
        left = bytearray(_ALL_LEFT)
        for _, tile in state.lying:
            left[tile >> 4] = 0
        for tiles in (*state.hands, *state.caught):
            for tile in tiles:
                left[tile >> 4] = 0
        return list(compress(range(len(BOX)), left[1:]))

    def drawn(self, state: State, draw: Draw, outcome: int) -> State:
        seat, at = draw
        lying, hands, caught, pile, turn = state
        hand = hands[seat]
        hand = hand[:at] + (BOX[outcome],) + hand[at + 1 :]  # noqa: RUF005  (quicker, and often)
        hands = hands[:seat] + (hand,) + hands[seat + 1 :]  # noqa: RUF005
        return State(lying, hands, caught, pile, turn)

    def draw_text(self, outcome: int) -> str:
        return _DRAW_TEXTS[outcome]

    # --- what lays tell --------------------------------------------------------------------------

    def hand(self, spot: DecisionPoint, seat: int) -> list[int]:
        laid = spot.lay.tile if spot.lay is not None and seat == spot.state.seat else None
        held = [tile >> 4 for tile in spot.state.hands[seat]]
        return [number - 1 for number in held if number and number != laid]

    def all_see(self) -> bool:
        return False

    def own_card_only(self) -> bool:
        return False

    def clue(self, spot: DecisionPoint, seat: int, number: int) -> Lying | None:
        """Return the maze if the tile laid has no link, meaning that no tile in hand fitted."""
        if spot.lay is not None or number >= self.code.lays:
            return None
        lay = self.rules.parse(self.code.text(spot, seat, number))
        lying: Lying = spot.state.lying
        return None if survey(lying).linked(lay.cell, lay.sides) else lying

    def fits(self, outcome: int, clues: Sequence[Lying]) -> bool:
        return not any(
            survey(lying).linked(cell, sides)
            for lying in clues
            for cell in survey(lying).exits
            for sides in turns(BOX[outcome] & 15)
        )


def _sides(outcome: int) -> Sides:
    at, turn = divmod(outcome, TURNS)
    return turns(BOX[at] & 15)[turn]
