"""The searches of puzzles on plain values: positions become arrays here, results tuples."""

from __future__ import annotations

from typing import Final

import numpy as np

from daedalus.core.maze import Cell, Maze
from daedalus.fast import boards
from daedalus.fast import lines as kernels
from daedalus.fast.lanes import LANES

_MOST: Final = 4096
"""The most lines that are listed."""


def lines(
    maze: Maze, barred: Cell, piece: Cell, goals: tuple[Cell, ...], turns: int, limit: int
) -> tuple[list[list[int]], bool, int, bool]:
    """Return the lanes of all lines that reach *goals* in order in exactly *turns* turns.

    Then whether fewer turns suffice, the boards looked at, and whether all lines are listed.
    """
    keep = min(limit, _MOST)
    out = np.zeros((keep, turns), np.int64)
    tiles = np.array([1 << cell for cell in goals], np.uint64)
    start = np.uint64(1 << piece)
    board, bar = boards.board(maze), boards.bar(barred)
    count, shorter, nodes = kernels.lines(board, bar, start, tiles, len(goals), turns, keep, out)
    listed = out[: min(count, keep)].tolist()
    return listed, bool(shorter), int(nodes), not shorter and count <= keep


def sure(
    maze: Maze, barred: Cell, piece: Cell, goal: tuple[int, int], other: Cell, other_spot: int
) -> tuple[list[int], int]:
    """Return for every lane the cells from which the goal is sure, and the boards looked at.

    The *goal* is a tile and a spot, as bits, one of them 0.  The number of boards is -1 if it can
    be reached at once.
    """
    ends = np.zeros(LANES, np.uint64)
    bits = [np.uint64(each) for each in (1 << piece, *goal, 1 << other, other_spot)]
    nodes = kernels.sure(boards.board(maze), boards.bar(barred), *bits, ends)
    return ends.tolist(), int(nodes)


def starts(
    maze: Maze, barred: Cell, goal: tuple[int, int], other: Cell, other_spot: int
) -> list[int]:
    """Return for a piece on each cell the number of sure pushes, or -1 if the goal is at hand."""
    counts = np.zeros(maze.cells, np.int64)
    bits = [np.uint64(each) for each in (*goal, 1 << other, other_spot)]
    kernels.starts(boards.board(maze), boards.bar(barred), *bits, counts)
    listed: list[int] = counts.tolist()
    return listed
