"""The eight ways to look at a square board: mirrored or not, then turned."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from daedalus.core.maze import EAST, NORTH, SOUTH, WEST, Cell, Maze, Sides, turned


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


@cache
def moved_cells(symmetry: Symmetry, size: int) -> tuple[Cell, ...]:
    """Return where each cell of a board goes; the spare, one past the last cell, stays."""
    places = [symmetry.place(cell % size, cell // size, size - 1) for cell in range(size * size)]
    return (*(y * size + x for x, y in places), size * size)


@cache
def _moved_sides(symmetry: Symmetry) -> bytes:
    return bytes(symmetry.sides(sides & 15) for sides in range(256))


def moved_maze(maze: Maze, symmetry: Symmetry) -> Maze:
    """Return a maze as it looks under a symmetry, its spare as well."""
    to, turned_sides = moved_cells(symmetry, maze.width), _moved_sides(symmetry)
    paths, motifs = bytearray(len(maze.paths)), bytearray(len(maze.motifs))
    for cell, end in enumerate(to):
        paths[end], motifs[end] = turned_sides[maze.paths[cell]], maze.motifs[cell]
    return Maze(maze.width, bytes(paths), bytes(motifs))
