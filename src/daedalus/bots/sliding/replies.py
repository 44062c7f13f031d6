"""One turn, then whatever the next player pushes: the searches behind guard and duel.

`sure` without kernels; `daedalus.fast.lines.sure` is the same one, compiled.
"""

from __future__ import annotations

from typing import NamedTuple

from daedalus.core.bits import flood
from daedalus.core.maze import Cell, cells_of, reach, rides
from daedalus.editions.sliding.actions import Push, pushes, walks
from daedalus.editions.sliding.position import NOWHERE, State
from daedalus.editions.sliding.rules import Sliding


class Sure(NamedTuple):
    """Pushes after which the goal is sure, with the cells to walk to."""

    pushes: tuple[tuple[Push, int], ...]
    nodes: int  # boards looked at
    at_once: bool  # the goal can be reached this turn, so nothing was searched


class _Reply(NamedTuple):
    """What the next player does that spoils a plan."""

    actions: tuple[str, ...]
    wins: bool  # it reaches its home; otherwise the goal is out of reach afterwards


def all_pushes(rules: Sliding, state: State) -> list[tuple[int, Push]]:
    """Return the lanes that are not barred, with their pushes."""
    lanes = rules.lanes(state)
    actions = pushes(lanes.width, lanes.height, lanes.ways, NOWHERE)
    barred = state.barred
    return [
        (lane, action)
        for lane, action in enumerate(actions)
        if action.row * lanes.width + action.column != barred
    ]


def _goal_lanes(rules: Sliding, state: State, seat: int) -> list[int]:
    """Return for every lane the cells where a walk of *seat* would count, as bits."""
    lanes = rules.lanes(state)
    if state.left[seat]:
        [cell] = rules.targets(state, seat)
        return lanes.split(lanes.tile(cell))
    return lanes.split(lanes.every << rules.goal(state, seat))


def reached_lanes(rules: Sliding, state: State, cells: int) -> list[int]:
    """Return for every lane where walks from *cells* can end, as bits."""
    lanes = rules.lanes(state)
    return lanes.split(lanes.reach(state.maze, cells))


def taking(rules: Sliding, state: State) -> list[tuple[Push, Cell]]:
    """Return all turns of the seat in turn that reach its goal now: the push and the cell."""
    goals = _goal_lanes(rules, state, state.seat)
    reached = reached_lanes(rules, state, 1 << state.pieces[state.seat])
    return [
        (action, (reached[lane] & goals[lane]).bit_length() - 1)
        for lane, action in all_pushes(rules, state)
        if reached[lane] & goals[lane]
    ]


def walk_to(state: State, cell: Cell) -> str:
    """Return the walk of one's own piece to *cell*."""
    return str(walks(state.maze.width, state.maze.height, False)[cell])


def taken_by_next(rules: Sliding, state: State) -> tuple[str, ...]:
    """Return a turn in which the seat in turn reaches its goal, or nothing."""
    for action, cell in taking(rules, state):
        return str(action), walk_to(state, cell)
    return ()


def sure_cells(rules: Sliding, pushed: State, cells: int) -> tuple[int, int, _Reply | None]:
    """Return from which of *cells* the goal is sure after a push, and the boards looked at.

    *pushed* is the position after one's push.  If none is left, the reply that spoils the last one.
    """
    seat = pushed.seat
    rival = (seat + 1) % len(pushed.pieces)
    theirs = pushed._replace(seat=rival, phase="p")
    homeward = not pushed.left[rival]
    goals = _goal_lanes(rules, theirs, rival) if homeward else []
    reached = reached_lanes(rules, theirs, 1 << theirs.pieces[rival]) if homeward else []
    nodes = 0
    for lane, action in all_pushes(rules, theirs):
        nodes += 1
        if homeward and reached[lane] & goals[lane]:
            home = walk_to(theirs, goals[lane].bit_length() - 1)
            return 0, nodes, _Reply((str(action), home), True)
        after = rules.apply(theirs, rival, action)._replace(seat=seat, phase="p")
        good = _catching(rules, after)
        ride = _rides_of(rules, theirs, lane)
        cells = sum(1 << cell for cell in cells_of(cells) if good >> ride[cell] & 1)
        if not cells:
            return 0, nodes, _Reply((str(action),), False)
    return cells, nodes, None


def _rides_of(rules: Sliding, state: State, lane: int) -> tuple[Cell, ...]:
    """Return for every cell where the push of a lane carries a piece on it."""
    lanes = rules.lanes(state)
    return rides(lanes.slots[lane // len(lanes.ways)], lanes.width, lanes.height)


def _linked(rules: Sliding, state: State) -> list[int]:
    """Return for every lane the cells that its push links to the goal of the seat in turn."""
    lanes = rules.lanes(state)
    east, south = lanes.links(state.maze)
    goals = _goal_lanes(rules, state, state.seat)
    wanted = sum(goal << lanes.cells * lane for lane, goal in enumerate(goals))
    return lanes.split(flood(wanted, east, south, lanes.width))


def _catching(rules: Sliding, state: State) -> int:
    """Return the cells from which one turn of the seat in turn reaches its goal, as bits."""
    lanes = rules.lanes(state)
    linked = _linked(rules, state)
    cells = 0
    for slot_at, slot in enumerate(lanes.slots):
        if slot.cell == state.barred:
            continue
        there = 0
        for way in range(len(lanes.ways)):
            there |= linked[slot_at * len(lanes.ways) + way]
        if there:
            ride = rides(slot, lanes.width, lanes.height)
            cells |= sum(1 << cell for cell, end in enumerate(ride) if there >> end & 1)
    return cells


def in_reach_next(rules: Sliding, pushed: State) -> bool:
    """Return whether, after a push, the goal would be in reach of one's next turn, were it now."""
    after = pushed._replace(phase="p")
    reached = reach(pushed.maze, pushed.pieces[pushed.seat])
    return bool(_catching(rules, after) & reached)


def sources(rules: Sliding, state: State) -> dict[int, int]:
    """Return for every lane that is not barred the cells from which it reaches the goal."""
    linked = _linked(rules, state)
    found = {}
    for lane, _ in all_pushes(rules, state):
        ride = _rides_of(rules, state, lane)
        found[lane] = sum(1 << cell for cell, end in enumerate(ride) if linked[lane] >> end & 1)
    return found


class _Guarded(NamedTuple):
    """From where one's treasure is safe: taken next turn, and the other does not get its own."""

    cells: int
    nodes: int  # boards looked at
    reply: tuple[str, ...] = ()  # what spoils the last cell
    takes: bool = False  # by that reply the other takes its treasure


def _guarding(rules: Sliding, state: State, mine: int, theirs: int) -> tuple[int, Cell, int]:
    """Return from which of the cells *mine* a turn takes one's treasure and guards the other.

    The other may stand on any of the cells *theirs*.  Then, if no cell is left, where it stood to
    spoil the last one, and the boards looked at.
    """
    rival = (state.seat + 1) % len(state.pieces)
    actions = dict(all_pushes(rules, state))
    turns: list[tuple[int, int]] = []
    for lane, cells in sources(rules, state).items():
        if cells & mine:
            after = rules.apply(state, state.seat, actions[lane])._replace(seat=rival, phase="p")
            ride, caught = _rides_of(rules, state, lane), _catching(rules, after)
            safe = sum(1 << cell for cell, end in enumerate(ride) if not caught >> end & 1)
            turns.append((cells, safe))
    for cell in cells_of(theirs):
        good = 0
        for cells, safe in turns:
            if safe >> cell & 1:
                good |= cells
        if not mine & good:
            return 0, cell, len(turns)
        mine &= good
    return mine, NOWHERE, len(turns)


def guarded_cells(rules: Sliding, pushed: State, cells: int) -> _Guarded:
    """Return from which of *cells* the treasure is safe after a push, whatever the other does."""
    seat = pushed.seat
    rival = (seat + 1) % len(pushed.pieces)
    theirs = pushed._replace(seat=rival, phase="p")
    reply = taken_by_next(rules, theirs)
    nodes = len(all_pushes(rules, theirs))
    if reply:
        return _Guarded(0, nodes, reply, takes=True)
    ends = reached_lanes(rules, theirs, 1 << theirs.pieces[rival])
    for lane, action in all_pushes(rules, theirs):
        after = rules.apply(theirs, rival, action)._replace(seat=seat, phase="p")
        ride = _rides_of(rules, theirs, lane)
        carried = sum(1 << ride[cell] for cell in cells_of(cells))
        good, spot, looked = _guarding(rules, after, carried, ends[lane])
        nodes += looked
        cells = sum(1 << cell for cell in cells_of(cells) if good >> ride[cell] & 1)
        if not cells:
            return _Guarded(0, nodes, (str(action), walk_to(theirs, spot)))
    return _Guarded(cells, nodes)


def sure(rules: Sliding, state: State) -> Sure:
    """Return every push after which the goal is sure next turn, with the cells to walk to."""
    if taking(rules, state):
        return Sure((), 0, True)
    reached = reached_lanes(rules, state, 1 << state.pieces[state.seat])
    found, nodes = [], 0
    for lane, action in all_pushes(rules, state):
        pushed = rules.apply(state, state.seat, action)
        cells, looked, _ = sure_cells(rules, pushed, reached[lane])
        nodes += looked
        if cells:
            found.append((action, cells))
    return Sure(tuple(found), nodes, False)


def starts(rules: Sliding, state: State) -> list[int]:
    """Return for a piece on each cell the number of sure pushes, or -1 if the goal is at hand.

    Which cells are sure after a push does not depend on where the piece came from.
    """
    everywhere = rules.lanes(state).board
    goals = _goal_lanes(rules, state, state.seat)
    ways = all_pushes(rules, state)
    good = {
        lane: sure_cells(rules, rules.apply(state, state.seat, action), everywhere)[0]
        for lane, action in ways
    }
    counts = []
    for cell in range(state.maze.cells):
        reached = reached_lanes(rules, state, 1 << cell)
        at_once = any(reached[lane] & goals[lane] for lane, _ in ways)
        count = sum(bool(reached[lane] & cells) for lane, cells in good.items())
        counts.append(-1 if at_once else count)
    return counts
