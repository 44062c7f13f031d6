"""Positions to look for puzzles in, each drawn from a seed: the same seed, the same position."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final

from daedalus.bots.sliding.near import free_lanes
from daedalus.core.chance import below, shuffled, words
from daedalus.core.game import Setup
from daedalus.core.maze import BARE, cells_of, opposite, push
from daedalus.editions import edition, shelf
from daedalus.editions.connect.rules import HAND
from daedalus.editions.connect.text import State as ConnectState
from daedalus.editions.connect.tiles import BOX
from daedalus.editions.go.board import DICE, PLACEMENTS
from daedalus.editions.go.position import BUILD, NEVER, NOBODY, Hasty
from daedalus.editions.go.position import State as GoState
from daedalus.editions.go.rules import Go
from daedalus.editions.go.solver import solutions
from daedalus.editions.sliding.box import deck, slots
from daedalus.editions.sliding.position import NOWHERE, State
from daedalus.editions.sliding.rules import Sliding
from daedalus.puzzles.kernels import starts

_TABLES: Final = 24
"""How often pieces and cards are drawn anew on the same tiles before new ones are dealt."""
_OTHERS: Final = 200
"""How many solved boards of a roll the tiles already laid are taken from."""
_CAPS: Final = (2, 6, 20)
"""How many lines may lead to each treasure of a run but the last: the more, the more traps."""


def sliding_rules(stream: Iterator[int]) -> Sliding:
    """Return one of the sliding editions."""
    ours = [rules for rules in shelf().values() if isinstance(rules, Sliding)]
    return ours[below(len(ours), stream)]


def tables(rules: Sliding, seed: str, hands: tuple[int, ...]) -> Iterator[State]:
    """Yield positions on one deal of the printed tiles; *hands* has the cards to find per seat.

    Pieces stand anywhere; a slot is barred, as always after a push.
    """
    stream = words(f"{seed}/tables")
    first = rules.start(Setup(len(hands), f"{seed}/tiles"))
    letters = deck(first.maze)
    ways = slots(first.maze.width, first.maze.height)
    for _ in range(_TABLES):
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
    rules = edition("go", dice=dice, version=2)  # as in the collection: here nothing depends on it
    yield rules, built(roll, ())
    known = list(islice(solutions(roll), _OTHERS))
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


def last_tiles(seed: str, turns: int) -> Iterator[ConnectState]:
    """Yield mazes of Connect with the last tiles in hand; the rest of the box is caught.

    There are two, or as many as *turns* where that is more: then smaller mazes are enough.
    """
    held = max(turns, HAND)
    rules = edition("connect")
    stream = words(f"{seed}/lays")
    state = rules.start(Setup(2, f"{seed}/tiles"))
    fewest = 8 if held == HAND else 3
    for _ in range(fewest + below(10, stream)):  # a maze grows where nobody takes much
        choices = rules.legal(state, state.seat)
        small = [action for action in choices if not action.take] or list(choices)
        state = rules.apply(state, state.seat, small[below(len(small), stream)])
    lying = {tile >> 4 for _, tile in state.lying}
    rest = [tile for tile in BOX if tile >> 4 not in lying]
    for number in range(6):
        tiles = shuffled(rest, f"{seed}/hand/{number}")
        yield state._replace(
            hands=(tuple(tiles[:held]), ()), caught=((), tuple(tiles[held:])), pile=(), seat=0
        )


def routes(rules: Sliding, seed: str, turns: int) -> Iterator[State]:
    """Yield positions with as many treasures as *turns*, chosen so that few lines find them all.

    Treasure by treasure: of those that the next turn can reach, take one that only some of the
    lines so far can reach, and finally one that a single line reaches.
    """
    stream = words(f"{seed}/routes")
    for first in tables(rules, seed, (0,)):
        cap = _CAPS[below(len(_CAPS), stream)]
        ends = [first]
        letters = ""
        for turn in range(1, turns + 1):
            hits = [_treasures(rules, state) for state in ends]
            counts = {
                letter: sum(each[letter].bit_count() for each in hits if letter in each)
                for letter in set().union(*hits) - set(letters)
            }
            most = 1 if turn == turns else cap
            choices = sorted(letter for letter, count in counts.items() if count <= most)
            if not choices:
                break
            letter = choices[below(len(choices), stream)]
            letters += letter
            ends = [
                _after(rules, state, bit)
                for state, each in zip(ends, hits, strict=True)
                for bit in cells_of(each.get(letter, 0))
            ]
        else:
            if chr(first.maze.motifs[first.pieces[0]]) not in letters:
                yield first._replace(found=("",), left=(letters,))


def _treasures(rules: Sliding, state: State) -> dict[str, int]:
    """Return for every treasure in reach the lanes and cells where, as bits."""
    lanes = rules.lanes(state)
    reached = lanes.reach(state.maze, 1 << state.pieces[0]) & free_lanes(lanes, state.barred)
    return {
        chr(motif): hits
        for cell, motif in enumerate(state.maze.motifs)
        if motif != BARE and (hits := reached & lanes.tile(cell))
    }


def _after(rules: Sliding, state: State, bit: int) -> State:
    lanes = rules.lanes(state)
    slot, sides = lanes.push_of(bit)
    barred = opposite(slot, lanes.width, lanes.height).cell
    return state._replace(
        maze=push(state.maze, slot, sides), pieces=(bit % lanes.cells,), barred=barred
    )


def duels(rules: Sliding, seed: str, hands: tuple[int, int]) -> Iterator[State]:
    """Yield positions for two in which the player in turn has a single sure push."""
    stream = words(f"{seed}/duels")
    for table in tables(rules, seed, hands):
        counts = starts(rules, table)
        treasure = table.maze.motifs.find(table.left[0].encode()) if table.left[0] else NOWHERE
        cells = [
            cell
            for cell, count in enumerate(counts)
            if count == 1 and cell not in (table.pieces[1], treasure)
        ]
        if cells:
            yield table._replace(pieces=(cells[below(len(cells), stream)], table.pieces[1]))
