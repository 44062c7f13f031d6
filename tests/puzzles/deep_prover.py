"""The second prover for one's own turns in a row: tile by tile and cell by cell.

A tree of four turns has millions of pushes, so numba compiles it where it is installed; it shares
no code with our own searches: no lanes, no bits, no kernels.
"""

from __future__ import annotations

from typing import Any

import numpy as np

try:
    from numba import njit
except ImportError:  # it works without, but takes minutes for a board of four turns
    njit = lambda function: function  # noqa: E731

SIZE, SPARE = 7, 49
ENTRIES = tuple(
    (row, column)
    for row in range(SIZE)
    for column in range(SIZE)
    if (row in (0, 6) and column % 2) or (column in (0, 6) and row % 2)
)
"""Where a tile can be pushed in: the ends of every second line."""
MOST = 1000


def walk_order() -> np.ndarray[Any, Any]:
    """Return for every entry the cells of its line, from the entry on."""
    lines = np.zeros((len(ENTRIES), SIZE), np.int64)
    for at, (row, column) in enumerate(ENTRIES):
        for step in range(SIZE):
            if column % 2 and row in (0, 6):
                lines[at, step] = (step if row == 0 else 6 - step) * SIZE + column
            else:
                lines[at, step] = row * SIZE + (step if column == 0 else 6 - step)
    return lines


LINES = walk_order()
OPPOSITE = np.array(
    [
        next(other for other, ends in enumerate(LINES) if ends[0] == line[-1] and other != at)
        for at, line in enumerate(LINES)
    ]
)


@njit
def turned(sides, quarters):  # type: ignore[no-untyped-def]
    for _ in range(quarters):
        sides = (sides << 1 | sides >> 3) & 15
    return sides


@njit
def flood(paths, start, reached, todo):  # type: ignore[no-untyped-def]
    """Mark every cell that is linked to one of those marked in *start*."""
    count = 0
    for cell in range(49):
        reached[cell] = start[cell]
        if start[cell]:
            todo[count] = cell
            count += 1
    while count:
        count -= 1
        cell = todo[count]
        sides = paths[cell]
        if sides & 1 and cell >= 7 and not reached[cell - 7] and paths[cell - 7] & 4:
            reached[cell - 7] = True
            todo[count] = cell - 7
            count += 1
        if sides & 2 and cell % 7 < 6 and not reached[cell + 1] and paths[cell + 1] & 8:
            reached[cell + 1] = True
            todo[count] = cell + 1
            count += 1
        if sides & 4 and cell < 42 and not reached[cell + 7] and paths[cell + 7] & 1:
            reached[cell + 7] = True
            todo[count] = cell + 7
            count += 1
        if sides & 8 and cell % 7 and not reached[cell - 1] and paths[cell - 1] & 2:
            reached[cell - 1] = True
            todo[count] = cell - 1
            count += 1


@njit
def dig(lines, opposite, first, barred, piece, wanted, turns, out):  # type: ignore[no-untyped-def]
    """Fill *out* with the pushes of all solutions and count them; -1 if fewer turns suffice."""
    many = len(wanted)
    paths = np.zeros((turns + 1, 50), np.int64)
    places = np.zeros((turns + 1, many), np.int64)
    stands = np.zeros((turns + 1, many + 1, 49), np.bool_)
    bars = np.full(turns + 1, -1, np.int64)
    moved, reached = np.zeros(49, np.bool_), np.zeros(49, np.bool_)
    todo = np.zeros(49, np.int64)
    tried = np.full(turns + 1, -1, np.int64)
    paths[0], places[0], bars[0] = first, wanted, barred
    stands[0, 0, piece] = True
    depth, found = 0, 0
    while depth >= 0:
        tried[depth] += 1
        if tried[depth] == 48:
            tried[depth] = -1
            depth -= 1
            continue
        entry, quarters = tried[depth] // 4, tried[depth] % 4
        spare = paths[depth, 49]
        if entry == bars[depth] or (quarters >= 2 and turned(spare, 2) == spare):
            continue
        below, line = depth + 1, lines[entry]
        paths[below] = paths[depth]
        for step in range(6):
            paths[below, line[step + 1]] = paths[depth, line[step]]
        paths[below, line[0]], paths[below, 49] = turned(spare, quarters), paths[depth, line[6]]
        for goal in range(many):
            at = places[depth, goal]
            places[below, goal] = at
            if at == 49:
                places[below, goal] = line[0]
            for step in range(7):
                if line[step] == at:
                    places[below, goal] = 49 if step == 6 else line[step + 1]
        stands[below] = False
        alive = False
        for done in range(many):
            if many - done > turns - depth:  # a turn finds one treasure at most
                continue
            moved[:] = stands[depth, done]
            for step in range(7):
                moved[line[(step + 1) % 7]] = stands[depth, done, line[step]]
            flood(paths[below], moved, reached, todo)
            for cell in range(49):
                if reached[cell]:
                    if cell == places[below, done]:
                        stands[below, done + 1, cell] = True
                    else:
                        stands[below, done, cell] = True
                    alive = True
        solved = False
        for cell in range(49):
            solved = solved or stands[below, many, cell]
        if solved and below < turns:
            return -1
        if solved:
            for step in range(turns):
                out[found, step] = tried[step]
            found += 1
        if alive and below < turns:
            bars[below] = opposite[entry]
            depth = below
    return found


def boards_of_solutions(rules: Any, state: Any, turns: int) -> set[object]:
    """Return the boards of all solutions; empty if there are none, or fewer turns suffice."""
    seat, maze = state.seat, state.maze
    first = np.array([*maze.paths], np.int64)
    wanted = np.array([maze.motifs.index(ord(letter)) for letter in state.left[seat]], np.int64)
    cells = [row * SIZE + column for row, column in ENTRIES]
    barred = cells.index(state.barred) if state.barred in cells else -1
    out = np.zeros((MOST, turns), np.int64)
    count = dig(LINES, OPPOSITE, first, barred, state.pieces[seat], wanted, turns, out)
    found: set[object] = set()
    for row in out[: max(0, count)]:
        now, boards = state, []
        for number in row:
            at, quarters = ENTRIES[number // 4], int(number % 4)
            sides = now.maze.paths[SPARE]
            for _ in range(quarters):
                sides = (sides << 1 | sides >> 3) & 15
            [push] = [
                push
                for push in rules.legal(now, seat)
                if (push.row, push.column) == at and push.sides == sides
            ]
            pushed = rules.apply(now, seat, push)
            boards.append(pushed.maze)
            now = pushed._replace(seat=seat, phase="p")
        found.add(tuple(boards))
    return found
