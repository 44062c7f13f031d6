"""The searches of sliding puzzles, compiled where numba is installed and as they are elsewhere.

Both find the same solutions and look at the same number of boards.
"""

from __future__ import annotations

from daedalus import fast
from daedalus.core.maze import Maze, push, turns
from daedalus.editions.sliding.actions import Push, pushes
from daedalus.editions.sliding.box import slots
from daedalus.editions.sliding.position import NOWHERE, State
from daedalus.editions.sliding.rules import Sliding
from daedalus.puzzles.lines import MANY, Lines, places
from daedalus.puzzles.lines import search as plain_search
from daedalus.puzzles.replies import Sure
from daedalus.puzzles.replies import sure as plain_sure


def compiled(maze: Maze) -> bool:
    """Return whether there are kernels for a board of this size."""
    return maze.width == 7 and maze.height == 7 and fast.installed()


def search(rules: Sliding, state: State, length: int, limit: int = MANY) -> Lines:
    """Return all ways to find the treasures in exactly *length* turns: `lines.search`."""
    if not compiled(state.maze):
        return plain_search(rules, state, length, limit)
    import numpy as np

    from daedalus.fast import boards
    from daedalus.fast.lines import lines

    goals = np.array([1 << cell for cell in places(state.maze, state.left[state.seat])], np.uint64)
    keep = min(limit, 4096)
    out = np.zeros((keep, length), np.int64)
    start = np.uint64(1 << state.pieces[state.seat])
    board, bar = boards.board(state.maze), boards.bar(state.barred)
    count, shorter, nodes = lines(board, bar, start, goals, len(goals), length, keep, out)
    found = tuple(_line(state, row) for row in out[: min(count, keep)].tolist())
    return Lines(found, bool(shorter), int(nodes), not shorter and count <= keep)


def _line(state: State, lanes: list[int]) -> tuple[Push, ...]:
    maze, actions = state.maze, []
    for lane in lanes:
        ways = turns(maze.spare)
        action = pushes(maze.width, maze.height, ways, NOWHERE)[lane]
        actions.append(action)
        maze = push(maze, slots(maze.width, maze.height)[lane // len(ways)], action.sides)
    return tuple(actions)


def sure(rules: Sliding, state: State) -> Sure:
    """Return every push after which the goal is sure: `replies.sure`."""
    if not compiled(state.maze):
        return plain_sure(rules, state)
    import numpy as np

    from daedalus.fast import boards
    from daedalus.fast.lines import sure as kernel

    seat, rival = state.seat, (state.seat + 1) % len(state.pieces)
    tiles, spot = _goal(rules, state, seat)
    other_spot = 0 if state.left[rival] else 1 << rules.goal(state, rival)
    ends = np.zeros(48, np.uint64)
    bits = [np.uint64(each) for each in (1 << state.pieces[seat], tiles, spot)]
    others = [np.uint64(each) for each in (1 << state.pieces[rival], other_spot)]
    nodes = kernel(boards.board(state.maze), boards.bar(state.barred), *bits, *others, ends)
    if nodes < 0:
        return Sure((), 0, True)
    actions = pushes(state.maze.width, state.maze.height, turns(state.maze.spare), NOWHERE)
    found = tuple((actions[lane], cells) for lane, cells in enumerate(ends.tolist()) if cells)
    return Sure(found, int(nodes), False)


def _goal(rules: Sliding, state: State, seat: int) -> tuple[int, int]:
    """Return the tile and the cell that *seat* is looking for, as bits; one of them is 0."""
    if state.left[seat]:
        [cell] = rules.targets(state, seat)
        return 1 << cell, 0
    return 0, 1 << rules.goal(state, seat)
