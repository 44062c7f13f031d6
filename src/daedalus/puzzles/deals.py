"""Positions to look for puzzles in, each drawn from a seed: the same seed, the same position."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from daedalus.core.chance import below, shuffled, words
from daedalus.core.game import Setup
from daedalus.editions import edition, shelf
from daedalus.editions.connect.text import State as ConnectState
from daedalus.editions.connect.tiles import BOX
from daedalus.editions.go.board import DICE, PLACEMENTS
from daedalus.editions.go.position import BUILD, NEVER, NOBODY, Hasty
from daedalus.editions.go.position import State as GoState
from daedalus.editions.go.rules import Go
from daedalus.editions.go.solver import solutions
from daedalus.editions.sliding.box import deck, slots
from daedalus.editions.sliding.position import State
from daedalus.editions.sliding.rules import Sliding

TABLES: Final = 24
"""How often pieces and cards are drawn anew on the same tiles before new ones are dealt."""


def sliding_rules(stream: Iterator[int]) -> Sliding:
    """Return one of the sliding editions."""
    ours = [rules for rules in shelf().values() if isinstance(rules, Sliding)]
    return ours[below(len(ours), stream)]


def tables(rules: Sliding, seed: str, hands: tuple[int, ...]) -> Iterator[State]:
    """Yield positions on one deal of the printed tiles, with as many cards to find per seat.

    Pieces stand anywhere; a slot is barred, as always after a push.
    """
    stream = words(f"{seed}/tables")
    first = rules.start(Setup(len(hands), f"{seed}/tiles"))
    letters = deck(first.maze)
    ways = slots(first.maze.width, first.maze.height)
    for _ in range(TABLES):
        cards = list(letters)
        dealt = []
        for hand in hands:
            dealt.append("".join(cards.pop(below(len(cards), stream)) for _ in range(hand)))
        pieces: list[int] = []
        while len(pieces) < len(hands):
            cell = below(first.maze.cells, stream)
            if cell not in pieces and chr(first.maze.motifs[cell]) not in "".join(dealt):
                pieces.append(cell)
        most = max(1, *map(len, dealt))
        # All players were dealt the same number of cards.
        found = tuple(
            "".join(cards.pop(below(len(cards), stream)) for _ in range(most - len(left)))
            for left in dealt
        )
        yield first._replace(
            pieces=tuple(pieces),
            seat=0,
            barred=ways[below(len(ways), stream)].cell,
            found=found,
            left=tuple(dealt),
        )


def rolls(seed: str) -> Iterator[tuple[Go, GoState]]:
    """Yield rolls to build alone, without a clock: bare boards, and some with a tile laid."""
    stream = words(f"{seed}/rolls")
    dice = list(DICE)[below(len(DICE), stream)]
    sets = DICE[dice]
    roll = "".join(side[below(len(side), stream)] for side in sets)
    rules = edition("go", dice=dice)
    yield rules, built(roll, ())
    known = list(solutions(roll))
    if known:
        board = known[below(len(known), stream)]
        for count in (1, 2):
            names = shuffled([way.name for way in board], f"{seed}/laid/{count}")[:count]
            yield rules, built(roll, tuple(sorted(names)))


def built(roll: str, names: tuple[str, ...]) -> GoState:
    """Return a roll to build alone, with tiles laid already."""
    return GoState(
        round=1,
        phase=BUILD,
        since=0,
        now=0,
        due=NEVER,
        roll=roll,
        scores=(0,),
        ready=(False,),
        taken=(0,),
        joker=NOBODY,
        boards=(tuple(PLACEMENTS[name] for name in names),),
        dice="0",
        solved=(NEVER,),
        hasty=Hasty(),
    )


def last_tiles(seed: str) -> Iterator[ConnectState]:
    """Yield mazes of Connect with two last tiles in hand; the rest of the box is caught."""
    rules = edition("connect")
    stream = words(f"{seed}/lays")
    state = rules.start(Setup(2, f"{seed}/tiles"))
    for _ in range(8 + below(10, stream)):  # a maze grows where nobody takes much
        choices = rules.legal(state, state.seat)
        small = [action for action in choices if not action.take] or list(choices)
        state = rules.apply(state, state.seat, small[below(len(small), stream)])
    lying = {tile >> 4 for _, tile in state.lying}
    rest = [tile for tile in BOX if tile >> 4 not in lying]
    for number in range(6):
        tiles = shuffled(rest, f"{seed}/hand/{number}")
        yield state._replace(
            hands=(tuple(tiles[:2]), ()), caught=((), tuple(tiles[2:])), pile=(), seat=0
        )
