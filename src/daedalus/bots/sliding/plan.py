"""Two turns ahead in the sliding editions: after which turn do most pushes reach the goal?

Both are one's own; the others' pushes in between are ignored.  The kernels do the same where they
fit.
"""

from __future__ import annotations

from typing import NamedTuple

from daedalus.bots.sliding.near import (
    Aim,
    WholeTurn,
    aims,
    free_lanes,
    nearest_turn,
    nearest_walk,
    some_bit,
    wanted,
)
from daedalus.core.bits import flood
from daedalus.core.lanes import Lanes, lanes
from daedalus.core.maze import Cell, Maze, Slot, cells_of, line, opposite, push, reach, rides, turns
from daedalus.editions.sliding.actions import Action, pushes, walks
from daedalus.editions.sliding.box import slots
from daedalus.editions.sliding.position import State
from daedalus.editions.sliding.rules import Sliding


class _Plan(NamedTuple):
    """A turn, how many own turns its plan needs, and how many second pushes reach the goal."""

    turn: WholeTurn
    turns: int  # 1, 2, or 3 for more
    ways: int


def lanes_of(maze: Maze) -> Lanes:
    """Return the lanes of all pushes into *maze*."""
    return lanes(maze.width, maze.height, slots(maze.width, maze.height), turns(maze.spare))


def caught(there: Lanes, maze: Maze, barred: Cell, aim: Aim) -> int:
    """Return for every lane that is not barred the cells from which a goal of *aim* is reached."""
    east, south = there.links(maze)
    return flood(wanted(there, maze, aim) & free_lanes(there, barred), east, south, there.width)


def _tile_after(tile: Cell, slot: Slot, width: int, height: int) -> Cell:
    """Return where a tile is after a push at *slot*; one past the last cell is the spare."""
    spare = width * height
    if tile == spare:
        return slot.cell
    if tile == line(slot, width, height)[-1]:
        return spare
    return rides(slot, width, height)[tile]


def _second_turns(view: State, aim: Aim) -> list[tuple[int, int]]:
    """Return for every lane the most second pushes that reach a goal, and the cells to end on.

    As if nobody pushed in between.  Use it only where no goal can be reached at once.
    """
    from daedalus.bots.sliding import compiled

    if compiled.fits(view.maze):
        return compiled.second_turns(view, aim)
    return second_turns_plainly(view, aim)


def second_turns_plainly(view: State, aim: Aim) -> list[tuple[int, int]]:
    """Do the same as `_second_turns`, interpreted."""
    maze = view.maze
    width, height, first = maze.width, maze.height, lanes_of(maze)
    reached = first.split(first.reach(maze, 1 << aim.start))
    table = []
    for lane, ends in enumerate(reached):
        slot, sides = first.push_of(lane * first.cells)
        if slot.cell == view.barred:
            table.append((0, 0))
            continue
        after = push(maze, slot, sides)
        moved = aim._replace(
            tiles=tuple(_tile_after(tile, slot, width, height) for tile in aim.tiles)
        )
        second = lanes_of(after)
        hits = caught(second, after, opposite(slot, width, height).cell, moved)
        most, best = 0, ends
        for cell in cells_of(ends):
            ways = (hits & second.piece(cell)).bit_count()
            if ways > most:
                most, best = ways, 0
            if ways == most and most:
                best |= 1 << cell
        table.append((most, best))
    return table


def plan_turn(rules: Sliding, view: State, salt: int = 0) -> _Plan:
    """Return the turn that reaches a goal, or after which most pushes do, or that ends nearest."""
    quick = nearest_turn(rules, view, salt)
    if quick.far == 0:
        return _Plan(quick, 1, 0)
    most = 0
    choices: list[tuple[int, int, bool]] = []
    for aim in aims(rules, view, view.seat):
        for lane, (ways, ends) in enumerate(_second_turns(view, aim)):
            if ways > most:
                most, choices = ways, []
            if ways == most and most:
                choices.append((lane, ends, aim.lord))
    if not most:
        return _Plan(quick, 3, 0)
    maze = view.maze
    lane, ends, lord = choices[salt % len(choices)]
    action = pushes(maze.width, maze.height, turns(maze.spare), -1)[lane]
    cell = some_bit(ends, salt // 64 % maze.cells)
    return _Plan(WholeTurn(action, walks(maze.width, maze.height, lord)[cell], quick.far), 2, most)


def plan_walk(rules: Sliding, view: State, salt: int = 0) -> Action:
    """Return the walk that finds a goal, or after which most pushes reach one, or ends nearest."""
    maze, there = view.maze, lanes_of(view.maze)
    quick, far = nearest_walk(rules, view, salt)
    if far == 0:
        return quick
    most = 0
    best: list[tuple[Cell, bool]] = []
    for aim in aims(rules, view, view.seat):
        hits = caught(there, maze, view.barred, aim)
        for cell in cells_of(reach(maze, aim.start)):
            ways = (hits & there.piece(cell)).bit_count()
            if ways > most:
                most, best = ways, []
            if ways == most and most:
                best.append((cell, aim.lord))
    if not most:
        return quick
    cell, lord = best[salt % len(best)]
    return walks(maze.width, maze.height, lord)[cell]
