"""The chance nodes of the sliding editions: who starts, loose tiles, the dark lord, cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from daedalus.adapters.encoding import DecisionPoint, encoding
from daedalus.adapters.openspiel.deal import Draw, Outcomes
from daedalus.core.maze import BARE, HEX, Maze, Sides, cell_name, turns
from daedalus.editions.sliding.box import CORNER, fixed_paths, homes, tile_set
from daedalus.editions.sliding.position import ENDED, NOWHERE, TO_PUSH, UNSEEN, State
from daedalus.editions.sliding.rules import Sliding

TURNS = 4


class _Walked(NamedTuple):
    """What everyone saw of a walk that found nothing: the letter at its end, and who walked."""

    letter: str
    lord: bool


class SlidingDealer:
    """Deals one sliding edition.

    The board's outcomes are, in this order: the starting seat, if it is random; for every free cell
    kind * 4 + rotation of its tile; the dark lord's cell, if he plays.  The remaining tile is the
    spare, in its first rotation, since the rotation of a spare does not matter.
    """

    def __init__(self, rules: Sliding, seats: int) -> None:
        self.rules, self.seats = rules, seats
        self.code = encoding(rules, seats)
        variant = rules.variant
        self.size = size = variant.size
        box = tile_set(size, variant.tiles)
        self.letters = box.letters
        kinds = Counter((turns(sides)[0], letter) for sides, letter in box.loose)
        self.kinds: list[tuple[Sides, str]] = list(kinds)
        self.counts = list(kinds.values())
        self.fixed = fixed_paths(size)
        self.box_fixed = box.fixed
        self.free = [cell for cell in range(size * size) if cell not in self.fixed]
        self.random_start = variant.start == "random"
        self.cards = len(self.letters) // seats if variant.cards == "all" else int(variant.cards)
        numbers = [len(self.kinds) * TURNS, len(self.letters)]
        numbers += [seats] * self.random_start + [size * size] * variant.dark_lord
        self.outcomes = max(numbers)
        self.draws = self.random_start + len(self.free) + variant.dark_lord + seats * self.cards

    # --- the board -------------------------------------------------------------------------------

    def laying(self, dealt: tuple[int, ...]) -> Outcomes:
        tiles = dealt[self.random_start :]
        if self.random_start and not dealt:
            return [(seat, 1 / self.seats) for seat in range(self.seats)]
        if len(tiles) == len(self.free):
            signs = [
                cell
                for cell, outcome in zip(self.free, tiles, strict=True)
                if self.kinds[outcome // TURNS] == (turns(CORNER)[0], "")
            ]
            return [(cell, 1 / len(signs)) for cell in signs]
        left = self.counts.copy()
        for outcome in tiles:
            left[outcome // TURNS] -= 1
        rest = sum(left)
        return [
            (kind * TURNS + turn, count / rest / len(ways))
            for kind, ((sides, _), count) in enumerate(zip(self.kinds, left, strict=True))
            if count
            for ways in (turns(sides),)
            for turn in range(len(ways))
        ]

    def laid(self, dealt: tuple[int, ...]) -> State | None:
        tiles = dealt[self.random_start :]
        free, variant = self.free, self.rules.variant
        if len(tiles) < len(free) + variant.dark_lord:
            return None
        size, seats = self.size, self.seats
        paths, motifs = bytearray(size * size + 1), bytearray([BARE]) * (size * size + 1)
        for cell, sides in self.fixed.items():
            paths[cell] = sides
        for cell, letter in self.box_fixed.items():
            motifs[cell] = ord(letter)
        left = self.counts.copy()
        lying = [divmod(outcome, TURNS) for outcome in tiles[: len(free)]]
        for kind, _ in lying:
            left[kind] -= 1
        lying.append((left.index(1), 0))
        for cell, (kind, turn) in zip((*free, size * size), lying, strict=True):
            sides, letter = self.kinds[kind]
            paths[cell], motifs[cell] = turns(sides)[turn], ord(letter or ".")
        return State(
            maze=Maze(size, bytes(paths), bytes(motifs)),
            pieces=homes(size, size, seats),
            lord=tiles[-1] if variant.dark_lord else NOWHERE,
            seat=dealt[0] if self.random_start else int(variant.start) - 1,
            phase=TO_PUSH,
            barred=NOWHERE,
            found=("",) * seats,
            left=(UNSEEN * self.cards,) * seats,
        )

    def lay_text(self, dealt: tuple[int, ...], outcome: int) -> str:
        at = len(dealt) - self.random_start
        if at < 0:
            return f"seat {outcome + 1} starts"
        if at == len(self.free):
            return f"!{cell_name(outcome, self.size)}"
        kind, turn = divmod(outcome, TURNS)
        sides, letter = self.kinds[kind]
        return f"{cell_name(self.free[at], self.size)}:{HEX[turns(sides)[turn]]}{letter}"

    # --- the cards -------------------------------------------------------------------------------

    def due(self, state: State) -> Draw | None:
        if state.phase == ENDED:
            return None
        if self.own_card_only():
            for seat, hand in enumerate(state.left):
                if hand[:1] == UNSEEN and seat not in state.sealed:
                    return Draw(seat, 0)
            return None
        for seat, hand in enumerate(state.left):
            if UNSEEN in hand:
                return Draw(seat, hand.index(UNSEEN))
        return None

    def pool(self, state: State) -> list[int]:
        seen = "".join((*state.found, *state.left))
        return [at for at, letter in enumerate(self.letters) if letter not in seen]

    def drawn(self, state: State, draw: Draw, outcome: int) -> State:
        hand = state.left[draw.seat]
        hand = hand[: draw.at] + self.letters[outcome] + hand[draw.at + 1 :]
        return state._replace(left=(*state.left[: draw.seat], hand, *state.left[draw.seat + 1 :]))

    def draw_text(self, outcome: int) -> str:
        return f"card {self.letters[outcome]}"

    # --- what walks tell -------------------------------------------------------------------------

    def hand(self, spot: DecisionPoint, seat: int) -> list[int]:
        return [self.letters.index(card) for card in spot.state.left[seat] if card != UNSEEN]

    def all_see(self) -> bool:
        return self.rules.variant.hands == "open"

    def own_card_only(self) -> bool:
        return self.rules.variant.hands == "hidden"

    def clue(self, spot: DecisionPoint, seat: int, number: int) -> _Walked | None:
        code: Any = self.code
        if number < code.pushes or number >= code.out:
            return None
        lord = number >= code.lord_from
        cell = number - (code.lord_from if lord else code.pushes)
        return _Walked(chr(spot.state.maze.motifs[cell]), lord)

    def fits(self, outcome: int, clues: Sequence[_Walked]) -> bool:
        card, rules = self.letters[outcome], self.rules
        signed = rules.variant.dark_lord and card in rules.signed
        for letter, lord in clues:
            if self.own_card_only() and lord != signed:
                return False  # only the dark lord walks to cards with the sign
            if letter == card and lord == signed:
                return False  # it would have been found
        return True
