"""Whether two puzzles are alike: the same, in all that matters, up to rotation and reflection.

Letters that nobody is looking for do not matter, nor does the rotation of the spare.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Final, NamedTuple

from daedalus.core.maze import EAST, NORTH, SOUTH, WEST, Cell, Sides, turned, turns
from daedalus.editions.connect.maze import place
from daedalus.editions.connect.text import State as ConnectState
from daedalus.editions.go.position import State as GoState
from daedalus.editions.sliding.position import NOWHERE
from daedalus.editions.sliding.position import State as SlidingState

AlikeKey = tuple[Any, ...]


class Symmetry(NamedTuple):
    """One of the eight ways to look at a square: mirrored or not, then turned clockwise."""

    mirror: bool
    quarters: int

    def place(self, x: int, y: int, last: int) -> tuple[int, int]:
        """Return where a place goes on a square whose last row and column are *last*."""
        if self.mirror:
            x = last - x
        for _ in range(self.quarters):
            x, y = last - y, x
        return x, y

    def sides(self, sides: Sides) -> Sides:
        """Return open sides under this symmetry."""
        if self.mirror:
            sides = sides & (NORTH | SOUTH) | (sides & EAST) << 2 | (sides & WEST) >> 2
        return turned(sides, self.quarters)


SYMMETRIES: Final = tuple(
    Symmetry(mirror, quarters) for mirror in (False, True) for quarters in range(4)
)


def key(kind: str, state: Any, length: int) -> AlikeKey:
    """Return what alike puzzles have in common."""
    if isinstance(state, GoState):
        laid = tuple(sorted(way.name for way in state.boards[0]))
        return (kind, "".join(sorted(state.roll)), laid)  # the printed board has no symmetry
    if isinstance(state, ConnectState):
        return (kind, length, min(_connect_forms(state)))
    return (kind, length, min(_sliding_forms(state)))


@cache
def _moved(symmetry: Symmetry, size: int) -> tuple[Cell, ...]:
    """Return where each cell goes; the spare stays the spare."""
    places = [symmetry.place(cell % size, cell // size, size - 1) for cell in range(size * size)]
    return (*(y * size + x for x, y in places), size * size)


def _sliding_forms(state: SlidingState) -> Iterator[AlikeKey]:
    maze = state.maze
    wanted = [maze.motifs.find(letter.encode()) for letter in "".join(state.left)]
    for symmetry in SYMMETRIES:
        to = _moved(symmetry, maze.width)
        paths = bytearray(maze.cells)
        for cell in range(maze.cells):
            paths[to[cell]] = symmetry.sides(maze.paths[cell])
        yield (
            bytes(paths),
            turns(maze.spare)[0],
            tuple(to[cell] for cell in wanted),
            tuple(map(len, state.left)),
            tuple(to[cell] for cell in state.pieces),
            NOWHERE if state.barred == NOWHERE else to[state.barred],
        )


def _connect_forms(state: ConnectState) -> Iterator[AlikeKey]:
    hand = tuple(sorted(tile >> 4 for tile in state.hands[state.seat]))
    for symmetry in SYMMETRIES:
        tiles = [
            (symmetry.place(*place(cell), 0), tile >> 4, symmetry.sides(tile & 15))
            for cell, tile in state.lying
        ]
        left = min(x for (x, _), _, _ in tiles)
        top = min(y for (_, y), _, _ in tiles)
        yield tuple(sorted((y - top, x - left, tile, ways) for (x, y), tile, ways in tiles)), hand
