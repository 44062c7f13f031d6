"""The expert's judgement by the compiled kernels, on 7x7 boards.

Use this only where `fits`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from daedalus import fast
from daedalus.bots.sliding.near import Aim
from daedalus.bots.sliding.sight import MoverView
from daedalus.bots.sliding.static import ends_now
from daedalus.core.maze import EAST, NORTH, SOUTH, WEST, Cell, Maze, plane, turns
from daedalus.editions.sliding.box import slots
from daedalus.editions.sliding.position import NOWHERE, State
from daedalus.fast.judgement import GUESSED, HIDDEN
from daedalus.fast.layout import CELLS, FIELDS, WALKERS

if TYPE_CHECKING:
    from daedalus.fast.block import Block

Choice = tuple[int, int, int]
"""Lane (slot by slot, as `core.lanes` counts), walker (1 is the dark lord), cell."""
_SIZE: Final = 7
_SLOTS: Final = 12
_BARS: Final = {slot.cell: at for at, slot in enumerate(slots(_SIZE, _SIZE))} | {NOWHERE: -1}
_ODDS: Final = FIELDS["odds"].shape[1]


def fits(maze: Maze) -> bool:
    """Return whether there are kernels, and for boards of this size."""
    return maze.width == maze.height == _SIZE and fast.ready()


def _put_board(block: Block, maze: Maze, barred: Cell) -> None:
    """Write the maze into *block*."""
    sides = [plane(maze.paths, side) for side in (NORTH, EAST, SOUTH, WEST)]
    block.board[:] = [*sides, maze.spare]
    block.bar = _BARS[barred]


def put_sight(block: Block, sight: MoverView) -> None:
    """Write what the mover sees into *block*."""
    _put_board(block, sight.view.maze, sight.view.barred)
    players = len(sight.pieces)
    block.pieces[:] = [*sight.pieces, *[NOWHERE] * (4 - players), sight.lord]
    mine = sight.goals[0]
    block.mine[:] = [mine.plain, mine.signed, *sight.unseen]
    for at, goals in enumerate(sight.goals):
        block.masks[3 * at : 3 * at + 3] = [goals.plain, goals.signed, goals.home]
        block.kinds[at], block.means[at] = goals.kind, goals.mean
        if goals.kind == HIDDEN:
            block.odds[_ODDS * at : _ODDS * at + len(goals.odds)] = list(goals.odds)
    block.kinds[4], block.kinds[5] = sight.next_kind, sight.find
    block.values[:] = [*sight.values[0], *sight.values[1]]
    if players > 1 and sight.goals[1].kind == GUESSED:
        block.likely[:] = sight.likely
    block.flags[:] = [players, sight.edge, sight.own, sight.lord_too]


def kernel_lanes(maze: Maze) -> list[int]:
    """Return the kernels' numbers of all lanes, in the order of `core.lanes`."""
    ways = range(len(turns(maze.spare)))
    return [way * _SLOTS + slot for slot in range(_SLOTS) for way in ways]


# --- questions and answers ----------------------------------------------------------------------


def expand(maze: Maze, cells: int) -> list[int]:
    """Return for every push where walks from *cells* can end, in the order of `core.lanes`."""
    block = fast.own_block()
    put_start(block, maze, cells)
    fast.run("expand", block)
    return reached(block, maze)


def put_start(block: Block, maze: Maze, cells: int) -> None:
    """Write the input of `expand` into *block*."""
    _put_board(block, maze, NOWHERE)
    block.start = cells


def reached(block: Block, maze: Maze) -> list[int]:
    """Return the output of `expand`."""
    cells: list[int] = block.reached[: _SLOTS * len(turns(maze.spare))]
    return cells


def second_turns(view: State, aim: Aim) -> list[tuple[int, int]]:
    """Return for every lane the most second pushes that reach a goal, and the cells to end on."""
    block = fast.own_block()
    put_aim(block, view, aim)
    fast.run("two_turns", block)
    return ways_and_cells(block, view.maze)


def put_aim(block: Block, view: State, aim: Aim) -> None:
    """Write the input of `second_turns` into *block*."""
    _put_board(block, view.maze, view.barred)
    block.start = 1 << aim.start
    block.tiles = sum(1 << tile for tile in aim.tiles)
    block.spot = 0 if aim.spot == NOWHERE else 1 << aim.spot
    block.edge = aim.edge


def ways_and_cells(block: Block, maze: Maze) -> list[tuple[int, int]]:
    """Return the output of `second_turns`."""
    lanes = _SLOTS * len(turns(maze.spare))
    return list(zip(block.best[:lanes], block.cells[:lanes], strict=True))


def score_turns(sight: MoverView) -> dict[Choice, float]:
    """Return the score of every turn."""
    block = fast.own_block()
    put_sight(block, sight)
    fast.run("evaluate", block)
    return scores(block)


def score_walks(sight: MoverView) -> dict[Choice, float]:
    """Return the score of every walk after the push; the lane is 0."""
    block = fast.own_block()
    put_walks(block, sight)
    fast.run("judge", block)
    return scores(block)


def put_walks(block: Block, sight: MoverView) -> None:
    """Write the input of `score_walks` into *block*."""
    ends, goals = ends_now(sight)
    put_sight(block, sight)
    block.found = any(goals)
    block.ends[:] = goals if any(goals) else ends


class Compared(NamedTuple):
    """How good a turn is among all that an expert scores."""

    gap: float  # how much worse than the best; -1: not scored
    far: int  # how far from the goal it ends
    gaps: list[int]  # histogram of turns by how much worse they are, in thousandths
    fars: list[int]  # histogram of turns by distance from the goal


def compare(sight: MoverView, choice: Choice) -> Compared:
    """Return how good a turn is for a player who sees this."""
    block = fast.own_block()
    put_compare(block, sight, choice)
    fast.run("compare", block)
    return compared(block)


def put_compare(block: Block, sight: MoverView, choice: Choice) -> None:
    """Write the input of `compare` into *block*."""
    lane, walker, cell = choice
    put_sight(block, sight)
    block.turns[:3] = [kernel_lanes(sight.view.maze)[lane], walker, cell]


def compared(block: Block) -> Compared:
    """Return the output of `compare`."""
    return Compared(block.gap, block.far, block.gaps[:], block.fars[:])


def scores(block: Block) -> dict[Choice, float]:
    """Return the output of `score_turns` or `score_walks`."""
    many = block.many
    return {
        (number // (WALKERS * CELLS), number // CELLS % WALKERS, number % CELLS): worth
        for number, worth in zip(block.choices[:many], block.worths[:many], strict=True)
    }
