"""One's own turns in a row on a sliding board: every line of play that finds the treasures in time.

All walks are carried along as sets of cells, one set for each number of treasures found so far,
so a board of the tree is examined once, whatever the number of walks.  This is the search without
kernels; `daedalus.fast.lines` is the same one, compiled.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from daedalus.core.maze import Cell, Maze, cell_name, cells_of, opposite, push, reach
from daedalus.editions.sliding.actions import Push, pushes
from daedalus.editions.sliding.position import NOWHERE, State
from daedalus.editions.sliding.rules import Sliding

MANY: Final = 1 << 20
_Sets = tuple[int, ...]
"""Where the piece can stand, as bits, by the number of treasures found."""


class Lines(NamedTuple):
    """What a search of a certain number of turns found."""

    pushes: tuple[tuple[Push, ...], ...]  # of each solution; several may leave the same boards
    shorter: bool  # fewer turns suffice; then the search ended there
    nodes: int  # boards looked at
    complete: bool  # False: the search ended because there were more solutions than wanted


def places(maze: Maze, letters: str) -> tuple[Cell, ...]:
    """Return the cells of treasures; the spare's index stands for the tile in the hand."""
    return tuple(maze.motifs.index(letter.encode()) for letter in letters)


def _advance(reached: _Sets, goals: _Sets) -> _Sets:
    """Return where the piece can stand after a walk; ending on the next treasure finds it."""
    after = [0] * (len(reached) + 1)
    for found, (cells, goal) in enumerate(zip(reached, goals, strict=True)):
        after[found] |= cells & ~goal
        after[found + 1] |= cells & goal
    return tuple(after)


def search(rules: Sliding, state: State, turns: int, limit: int = MANY) -> Lines:
    """Return all ways to find the treasures of the seat in turn in exactly *turns* turns."""
    letters = state.left[state.seat]
    wanted = len(letters)
    found: list[tuple[Push, ...]] = []
    nodes = 0

    class _Enough(Exception):
        """There is no need to search further."""

    def grow(state: State, sets: _Sets, done: tuple[Push, ...]) -> None:
        nonlocal nodes
        left = turns - len(done)
        maze = state.maze
        lanes = rules.lanes(state)
        goals = [lanes.split(lanes.tile(cell)) for cell in places(maze, letters)]
        none = [0] * len(lanes.slots) * len(lanes.ways)
        useful = [cells and wanted - number <= left for number, cells in enumerate(sets)]
        seen = [
            lanes.split(lanes.reach(maze, cells)) if use else none
            for cells, use in zip(sets, useful, strict=True)
        ]
        actions = pushes(maze.width, maze.height, lanes.ways, NOWHERE)
        for lane, action in enumerate(actions):
            slot, sides = lanes.slots[lane // len(lanes.ways)], action.sides
            if slot.cell == state.barred:
                continue
            nodes += 1
            after = _advance(
                tuple(each[lane] for each in seen), tuple(goal[lane] for goal in goals)
            )
            if after[wanted]:
                found.append((*done, action))
                if left > 1 or len(found) > limit:
                    raise _Enough
            elif left > 1 and any(
                cells and wanted - number < left for number, cells in enumerate(after)
            ):
                barred = opposite(slot, maze.width, maze.height).cell
                next_state = state._replace(maze=push(maze, slot, sides), barred=barred)
                grow(next_state, after[:wanted], (*done, action))

    try:
        grow(state, (1 << state.pieces[state.seat], *(0,) * (wanted - 1)), ())
    except _Enough:
        if len(found[-1]) < turns:
            return Lines((), True, nodes, False)
        return Lines(tuple(found[:limit]), False, nodes, False)
    return Lines(tuple(found), False, nodes, True)


def walked(rules: Sliding, state: State, line: tuple[Push, ...]) -> tuple[str, ...]:
    """Return the actions of a line: its pushes with walks that find the treasures on the way.

    Where there is a choice the piece stays, or ends on the first cell in reading order.
    """
    seat, letters = state.seat, state.left[state.seat]
    reached: list[dict[tuple[int, Cell], tuple[int, Cell]]] = []
    here = {(0, state.pieces[seat]): (0, state.pieces[seat])}
    for action in line:
        came: dict[tuple[int, Cell], tuple[int, Cell]] = {}
        for number, cell in here:
            at = state._replace(pieces=_moved(state, cell))
            pushed = rules.apply(at, seat, action)
            stood = pushed.pieces[seat]
            cells = cells_of(reach(pushed.maze, stood))
            goal = pushed.maze.motifs.find(letters[number].encode())
            for end in sorted(cells, key=lambda each: (each != stood, each)):
                came.setdefault((number + (end == goal), end), (number, cell))
        reached.append(came)
        here = {(number, cell): at for (number, cell), at in came.items() if number < len(letters)}
        state = rules.apply(state, seat, action)._replace(seat=seat)
    spot = next(each for each in reached[-1] if each[0] == len(letters))
    texts: list[str] = []
    for action, came in zip(reversed(line), reversed(reached), strict=True):
        texts += [cell_name(spot[1], state.maze.width), str(action)]
        spot = came[spot]
    return tuple(reversed(texts))


def _moved(state: State, cell: Cell) -> tuple[Cell, ...]:
    return (*state.pieces[: state.seat], cell, *state.pieces[state.seat + 1 :])


def distinct(
    rules: Sliding, state: State, lines: tuple[tuple[Push, ...], ...]
) -> tuple[tuple[Push, ...], ...]:
    """Return one line for each sequence of boards: different pushes may leave the same ones."""
    seen: dict[tuple[Maze, ...], tuple[Push, ...]] = {}
    for line in lines:
        boards, now = [], state
        for action in line:
            now = rules.apply(now, state.seat, action)
            boards.append(now.maze)
        seen.setdefault(tuple(boards), line)
    return tuple(seen.values())
