"""All pushes at once: each combination of slot and rotation is one lane of a single long int.

A lane is a whole board, one bit per cell.  With 48 of them side by side, each step of the flood
fill is one Python operation for all pushes.  `daedalus bench` shows the gain.
"""

from collections.abc import Callable
from functools import cache

from daedalus.core.bits import flood
from daedalus.core.maze import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    Cell,
    Maze,
    Sides,
    Slot,
    inner,
    line,
    plane,
    rides,
)


class Lanes:
    """The lanes of one board size: slot by slot, and within a slot one lane for each of *ways*."""

    def __init__(self, width: int, height: int, slots: tuple[Slot, ...], ways: tuple[Sides, ...]):
        self.width, self.height, self.slots, self.ways = width, height, slots, ways
        self.cells = width * height
        self.board = (1 << self.cells) - 1
        self.every = self._fill(lambda slot, sides: 1)
        to_east, to_south = inner(width, height)
        self._to_east, self._to_south = to_east * self.every, to_south * self.every
        self._still = self._fill(lambda slot, sides: self.board & ~self._bits(slot))
        self._down, self._left, self._up, self._right = (
            self._fill(lambda slot, sides, side=side: slot.side == side and self._bits(slot, 1))
            for side in (NORTH, EAST, SOUTH, WEST)
        )
        self._entry = {
            side: self._fill(lambda slot, sides, side=side: bool(sides & side) << slot.cell)
            for side in (NORTH, EAST, SOUTH, WEST)
        }
        self._enters = {
            side: self._fill(lambda slot, sides, side=side: (slot.side == side) << slot.cell)
            for side in (NORTH, EAST, SOUTH, WEST)
        }
        self._pieces: dict[Cell, int] = {}
        self._tiles: dict[Cell, int] = {}

    def _bits(self, slot: Slot, leave_out: int = 0) -> int:
        cells = line(slot, self.width, self.height)
        return sum(1 << cell for cell in cells[: len(cells) - leave_out])

    def _fill(self, bits: Callable[..., int]) -> int:
        lanes = [(slot, sides) for slot in self.slots for sides in self.ways]
        return sum(bits(*lane) << self.cells * at for at, lane in enumerate(lanes))

    def _pushed(self, paths: bytes, side: Sides) -> int:
        boards = plane(paths, side) * self.every
        return (
            boards & self._still
            | (boards & self._down) << self.width
            | (boards & self._up) >> self.width
            | (boards & self._right) << 1
            | (boards & self._left) >> 1
            | self._entry[side]
        )

    def links(self, maze: Maze) -> tuple[int, int]:
        """Return for every lane the cells linked to their eastern and southern neighbours."""
        paths = maze.paths
        east = self._pushed(paths, EAST) & self._pushed(paths, WEST) >> 1 & self._to_east
        south = (
            self._pushed(paths, SOUTH) & self._pushed(paths, NORTH) >> self.width & self._to_south
        )
        return east, south

    def reach(self, maze: Maze, cells: int) -> int:
        """Return for every lane where walks from *cells* (bits, before the push) can end."""
        east, south = self.links(maze)
        start = 0
        while cells:
            low = cells & -cells
            start |= self.piece(low.bit_length() - 1)
            cells ^= low
        return flood(start, east, south, self.width)

    def sources(self, maze: Maze, cells: int) -> int:
        """Return for every lane from which cells (before the push) it opens a way to *cells*.

        These are bits in lanes, after the push: they may differ from lane to lane.
        """
        after = flood(cells, *self.links(maze), self.width)
        across, along = self.width - 1, self.width * (self.height - 1)
        enters = {side: after & bits for side, bits in self._enters.items()}
        return (
            after & self._still
            | after >> self.width & self._down
            | after << self.width & self._up
            | after >> 1 & self._right
            | after << 1 & self._left
            # A piece on the last cell of the line comes in again at the first.
            | enters[NORTH] << along
            | enters[SOUTH] >> along
            | enters[WEST] << across
            | enters[EAST] >> across
        )

    def piece(self, cell: Cell) -> int:
        """Return for every lane where a piece on *cell* stands after the push."""
        if cell not in self._pieces:
            self._pieces[cell] = self._fill(
                lambda slot, sides: 1 << rides(slot, self.width, self.height)[cell]
            )
        return self._pieces[cell]

    def tile(self, cell: Cell) -> int:
        """Return for every lane where a tile lies after the push; the last one is the spare."""
        if cell not in self._tiles:
            self._tiles[cell] = self._fill(lambda slot, sides: self._shifted(cell, slot))
        return self._tiles[cell]

    def _shifted(self, cell: Cell, slot: Slot) -> int:
        if cell == self.cells:
            return 1 << slot.cell
        if cell == line(slot, self.width, self.height)[-1]:
            return 0  # it falls out: a piece re-enters, a tile is gone
        return 1 << rides(slot, self.width, self.height)[cell]

    def split(self, reached: int) -> list[int]:
        """Split *reached* into its lanes, one int of board bits each."""
        return [
            reached >> at & self.board
            for at in range(0, self.cells * len(self.slots) * len(self.ways), self.cells)
        ]

    def push_of(self, bit: int) -> tuple[Slot, Sides]:
        """Return the slot and rotation of the lane that holds *bit*, an index into the long int."""
        slot, way = divmod(bit // self.cells, len(self.ways))
        return self.slots[slot], self.ways[way]


@cache
def lanes(width: int, height: int, slots: tuple[Slot, ...], ways: tuple[Sides, ...]) -> Lanes:
    """Return the lanes for these pushes; cached."""
    return Lanes(width, height, slots, ways)
