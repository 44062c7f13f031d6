"""The searches of sliding puzzles, compiled where numba is installed, interpreted elsewhere.

Both find the same solutions and look at the same number of boards.
"""

from __future__ import annotations

from daedalus import fast
from daedalus.bots.sliding.replies import Sure
from daedalus.bots.sliding.replies import starts as plain_starts
from daedalus.bots.sliding.replies import sure as plain_sure
from daedalus.core.maze import Maze, push, turns
from daedalus.editions.sliding.actions import Push, pushes
from daedalus.editions.sliding.box import slots
from daedalus.editions.sliding.position import NOWHERE, State
from daedalus.editions.sliding.rules import Sliding
from daedalus.puzzles.lines import MANY, Lines, places
from daedalus.puzzles.lines import search as plain_search


def compiled(maze: Maze) -> bool:
    """Return whether there are kernels for a board of this size."""
    return maze.width == 7 and maze.height == 7 and fast.installed()


def search(rules: Sliding, state: State, length: int, limit: int = MANY) -> Lines:
    """Return all ways to find the treasures in exactly *length* turns: `lines.search`."""
    if not compiled(state.maze):
        return plain_search(rules, state, length, limit)
    from daedalus.fast import solve

    goals = places(state.maze, state.left[state.seat])
    piece = state.pieces[state.seat]
    rows, shorter, nodes, complete = solve.lines(
        state.maze, state.barred, piece, goals, length, limit
    )
    return Lines(tuple(_line(state, row) for row in rows), shorter, nodes, complete)


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
    from daedalus.fast import solve

    seat, rival = state.seat, (state.seat + 1) % len(state.pieces)
    home = 0 if state.left[rival] else 1 << rules.goal(state, rival)
    ends, nodes = solve.sure(
        state.maze,
        state.barred,
        state.pieces[seat],
        _goal(rules, state, seat),
        state.pieces[rival],
        home,
    )
    if nodes < 0:
        return Sure((), 0, True)
    actions = pushes(state.maze.width, state.maze.height, turns(state.maze.spare), NOWHERE)
    found = tuple((actions[lane], cells) for lane, cells in enumerate(ends) if cells)
    return Sure(found, nodes, False)


def starts(rules: Sliding, state: State) -> list[int]:
    """Return for a piece on each cell how many pushes are sure: `replies.starts`."""
    if not compiled(state.maze):
        return plain_starts(rules, state)
    from daedalus.fast import solve

    seat, rival = state.seat, (state.seat + 1) % len(state.pieces)
    home = 0 if state.left[rival] else 1 << rules.goal(state, rival)
    goal = _goal(rules, state, seat)
    return solve.starts(state.maze, state.barred, goal, state.pieces[rival], home)


def _goal(rules: Sliding, state: State, seat: int) -> tuple[int, int]:
    """Return the tile and the cell that *seat* is looking for, as bits; one of them is 0."""
    if state.left[seat]:
        [cell] = rules.targets(state, seat)
        return 1 << cell, 0
    return 0, 1 << rules.goal(state, seat)
