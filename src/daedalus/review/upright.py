"""The board as a judge looks at it: turned and mirrored into one of its eight orientations.

Turns that look equally good are told apart by their order, and games that are played on by their
random numbers: both would depend on how the board lies.  So every position is brought into the same
orientation before it is judged, and the verdict is carried back.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import NamedTuple, TypeVar

from daedalus.bots.sliding.compiled import Choice
from daedalus.bots.sliding.sight import Goals, MoverView
from daedalus.core.maze import Cell, Maze, cells_of
from daedalus.core.maze import turns as ways_of
from daedalus.core.symmetry import SYMMETRIES, Symmetry, moved_cells, moved_maze
from daedalus.editions.sliding.box import slots
from daedalus.editions.sliding.position import NOWHERE

_Worth = TypeVar("_Worth")


class _Upright(NamedTuple):
    """A sight in its own orientation, and how to get there and back."""

    sight: MoverView
    to: tuple[Cell, ...]  # where each cell goes
    lanes: tuple[int, ...]  # which push each push becomes

    def there(self, choice: Choice) -> Choice:
        """Return a turn as it is on the upright board."""
        lane, walker, cell = choice
        return self.lanes[lane], walker, self.to[cell]

    def in_order(self, worth: Mapping[Choice, _Worth]) -> dict[Choice, _Worth]:
        """Return turns in the order that they have on the upright board."""
        return {choice: worth[choice] for choice in sorted(worth, key=self.there)}

    def back(self, choice: Choice) -> Choice:
        """Return a turn on the upright board as it is on the real one."""
        lane, walker, cell = choice
        return self.lanes.index(lane), walker, self.to.index(cell)


@lru_cache(512)
def _choices(maze: Maze) -> tuple[tuple[Symmetry, Maze], ...]:
    """Return the ways to look at a maze that make it the same for all its orientations.

    Nearly always one: more only if the board itself is symmetric.
    """
    forms = [(symmetry, moved_maze(maze, symmetry)) for symmetry in SYMMETRIES]
    least = min(form.paths[:-1] for _, form in forms)
    return tuple((symmetry, form) for symmetry, form in forms if form.paths[:-1] == least)


@cache
def _lanes(symmetry: Symmetry, size: int, spare: int) -> tuple[int, ...]:
    """Return which push each push becomes, as the kernels count them."""
    ways, entries = ways_of(spare), [slot.cell for slot in slots(size, size)]
    to = moved_cells(symmetry, size)
    return tuple(
        entries.index(to[entry]) * len(ways) + ways.index(symmetry.sides(way))
        for entry in entries
        for way in ways
    )


def upright(sight: MoverView, made: Choice | None = None) -> _Upright:
    """Return a sight in the orientation that all eight orientations of it have in common.

    If the sight itself is symmetric, there are several, and the turn that was *made* decides.
    """
    found = [_moved(sight, *choice) for choice in _choices(sight.view.maze)]
    if len(found) == 1:
        return found[0]
    return min(found, key=lambda each: (_order(each.sight), made and each.there(made)))


def _order(sight: MoverView) -> tuple[object, ...]:
    return sight.pieces, sight.lord, sight.view.barred, sight.goals, sight.unseen


def _moved(sight: MoverView, symmetry: Symmetry, maze: Maze) -> _Upright:
    view = sight.view
    to = moved_cells(symmetry, maze.width)

    def cell(at: Cell) -> Cell:
        return at if at == NOWHERE else to[at]

    def bits(some: int) -> int:
        return sum(1 << to[at] for at in cells_of(some))

    def goals(of: Goals) -> Goals:
        return of._replace(plain=bits(of.plain), signed=bits(of.signed), home=bits(of.home))

    likely = list(sight.likely)
    for at, chance in enumerate(sight.likely):
        likely[to[at]] = chance
    moved = sight._replace(
        view=view._replace(
            maze=maze,
            pieces=tuple(map(cell, view.pieces)),
            lord=cell(view.lord),
            barred=cell(view.barred),
        ),
        pieces=tuple(map(cell, sight.pieces)),
        lord=cell(sight.lord),
        goals=tuple(map(goals, sight.goals)),
        unseen=(bits(sight.unseen[0]), bits(sight.unseen[1])),
        likely=tuple(likely),
    )
    return _Upright(moved, to, _lanes(symmetry, maze.width, view.maze.spare))
