"""What a master remembers of its games: which cards the other could have taken and did not.

With two players the position before the other's last turn follows from the one after it: the barred
slot tells where it pushed.  So what was thought then is found again by the position alone, and a
master who remembers nothing, since it sits down in the middle of a game, simply plays without.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from daedalus.bots.sliding.compiled import expand
from daedalus.core.maze import BARE, Cell, Maze, push, rides, turns
from daedalus.editions.sliding.box import slot_at, slots
from daedalus.editions.sliding.options import Variant
from daedalus.editions.sliding.position import NOWHERE, TO_PUSH, State
from daedalus.editions.sliding.rules import Sliding

_KEPT: Final = 256


class _Before(NamedTuple):
    """What was known when the other's turn began."""

    passed: frozenset[str]  # letters it could have taken earlier and did not
    reached: frozenset[str]  # letters it could take in that turn
    found: str


_Place = tuple[Variant, int, Maze, Cell]
_SEEN: dict[_Place, _Before] = {}


def passed_by(rules: Sliding, view: State) -> frozenset[str]:
    """Return the letters of cards that the other would have taken, if it had them ahead."""
    if view.barred == NOWHERE or not _fits(rules, view):
        return frozenset()
    before = _SEEN.get(_place_before(rules, view))
    if before is None or before.found != view.found[1 - view.seat]:
        return frozenset()
    return before.passed | before.reached


def remember(rules: Sliding, after: State, seat: int, passed: frozenset[str]) -> None:
    """Keep what is known after the own turn of *seat*."""
    if after.phase != TO_PUSH or not _fits(rules, after):
        return
    while len(_SEEN) >= _KEPT:
        del _SEEN[next(iter(_SEEN))]
    other = 1 - seat
    place = (rules.variant, seat, _plain(after.maze), after.pieces[seat])
    _SEEN[place] = _Before(passed, _reached(rules, after, other), after.found[other])


def _fits(rules: Sliding, view: State) -> bool:
    return len(view.pieces) == 2 and rules.variant.hands == "hidden"


def _place_before(rules: Sliding, view: State) -> _Place:
    """Return where the other's last turn began, as seen by the seat in turn."""
    maze = view.maze
    slot = slot_at(maze.width, maze.height)[view.barred]
    piece = rides(slot, maze.width, maze.height)[view.pieces[view.seat]]
    return rules.variant, view.seat, _plain(push(maze, slot, maze.spare)), piece


def _plain(maze: Maze) -> Maze:
    """Return the maze with its spare turned the usual way, however it lies in the hand."""
    return maze._replace(paths=maze.paths[:-1] + bytes((turns(maze.spare)[0],)))


def _reached(rules: Sliding, state: State, seat: int) -> frozenset[str]:
    """Return the letters that one turn of *seat* reaches, with the piece that may take them."""
    signed = set(rules.signed) if rules.variant.dark_lord else set()
    letters = _letters(state, state.pieces[seat]) - signed
    if signed:
        letters |= _letters(state, state.lord) & signed
    return frozenset(letters)


def _letters(state: State, start: Cell) -> set[str]:
    maze = state.maze
    reached, ways = expand(maze, 1 << start), len(turns(maze.spare))
    letters: set[str] = set()
    for at, slot in enumerate(slots(maze.width, maze.height)):
        if slot.cell == state.barred:
            continue
        cells = 0
        for way in range(at * ways, (at + 1) * ways):
            cells |= reached[way]
        motifs = push(maze, slot, maze.spare).motifs
        letters.update(
            chr(motif)
            for cell, motif in enumerate(motifs[: maze.cells])
            if cells >> cell & 1 and motif != BARE
        )
    return letters
