"""Positions as arrays for the kernels, and their answers as plain values: the only door to them."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from daedalus.core.maze import EAST, NORTH, SOUTH, WEST, Cell, Maze, plane
from daedalus.editions.sliding import NOWHERE, slots
from daedalus.fast import lanes as kernels
from daedalus.fast.lanes import CELLS, LANES, SIZE, SLOTS, U

Array = Any
_BARS: Final = {slot.cell: at for at, slot in enumerate(slots(SIZE, SIZE))} | {NOWHERE: -1}


def fits(maze: Maze) -> bool:
    """Say whether the kernels know boards of this size."""
    return maze.width == SIZE and maze.cells == CELLS


def board(maze: Maze) -> Array:
    """Return the planes and the spare."""
    sides = [plane(maze.paths, side) for side in (NORTH, EAST, SOUTH, WEST)]
    return np.array([*sides, maze.spare], U)


def bar(barred: Cell) -> int:
    """Return the index of the barred slot."""
    return _BARS[barred]


def workspace() -> Array:
    """Return room for the kernels to work in; one for every thread."""
    return np.zeros((12, LANES), U)


def lane_of(lane: int) -> tuple[int, int]:
    """Return slot and way of a lane as the kernels count them."""
    return lane % SLOTS, lane // SLOTS


def expand(maze: Maze, cells: int) -> list[int]:
    """Return for every push where walks from *cells* can end, in the order of `core.lanes`."""
    return expand_many([(maze, cells)])[0]


def expand_many(positions: list[tuple[Maze, int]]) -> list[list[int]]:
    """Return what `expand` does, for many positions."""
    planes = np.array([board(maze) for maze, _ in positions], U).reshape(-1, 5)
    starts = np.array([cells for _, cells in positions], U)
    spares = planes[:, 4].astype(np.int64)
    reached = np.zeros((len(positions), LANES), U)
    columns = np.ascontiguousarray(planes[:, :4].T)
    kernels.expand_batch(columns, spares, starts, reached, workspace())
    ways = kernels.WAYS[spares]
    return [
        [int(bits) for bits in row[: SLOTS * count]]
        for row, count in zip(reached, ways, strict=True)
    ]
