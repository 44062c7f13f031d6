"""Compiled search for puzzles: one's own turns in a row, and what is sure whatever the next player
pushes.

The same searches as in `daedalus.puzzles`, lane by lane in the same order, so that both find the
same solutions and look at the same number of boards.
"""

import numpy as np

from daedalus.fast.lanes import (
    BOARD,
    LANES,
    ONE,
    SLOTS,
    UNDOES,
    WAYS,
    ZERO,
    U,
    before,
    carried,
    compiled,
    link,
    place_pieces,
    spread,
    tiles_after,
)
from daedalus.fast.search import catch, push_board

_DEEPEST, _MOST_GOALS = 6, 6


@compiled
def lines(board, bar, start, goals, wanted, turns, limit, out):
    """Find all ways to reach *wanted* goals in order in exactly *turns* turns.

    Fill *out* with their lanes, in the order of `core.lanes`.  Return how many there are, whether
    fewer turns suffice, and the boards looked at; the search ends beyond *limit*, or when fewer do.
    """
    boards = np.zeros((_DEEPEST, 5), np.uint64)
    bars = np.zeros(_DEEPEST, np.int64)
    places = np.zeros((_DEEPEST, _MOST_GOALS), np.uint64)
    sets = np.zeros((_DEEPEST, _MOST_GOALS + 1), np.uint64)
    seen = np.zeros((_DEEPEST, _MOST_GOALS, LANES), np.uint64)
    across, down = np.zeros(LANES, np.uint64), np.zeros(LANES, np.uint64)
    chosen = np.full(_DEEPEST, -1, np.int64)
    after = np.zeros(_MOST_GOALS + 1, np.uint64)
    boards[0], bars[0], sets[0, 0] = board, bar, start
    for goal in range(wanted):
        places[0, goal] = goals[goal]
    found, nodes, depth = 0, 0, 0
    while depth >= 0:
        now = boards[depth]
        spare = np.int64(now[4])
        ways = WAYS[spare]
        left = turns - depth
        if chosen[depth] < 0:  # on arrival: examine all lanes
            lanes = link(now[0], now[1], now[2], now[3], spare, across, down)
            for number in range(wanted):
                if sets[depth, number] != ZERO and wanted - number <= left:
                    place_pieces(sets[depth, number], seen[depth, number], lanes)
                    spread(seen[depth, number], across, down, lanes)
                else:
                    seen[depth, number, :] = ZERO
        chosen[depth] += 1
        lane = chosen[depth]
        if lane == SLOTS * ways:
            depth -= 1
            continue
        slot, way = lane // ways, lane % ways
        if slot == bars[depth]:
            continue
        nodes += 1
        at = way * SLOTS + slot
        worthwhile = False
        for number in range(wanted + 1):
            after[number] = ZERO
        for number in range(wanted):
            cells = seen[depth, number, at]
            if cells != ZERO:
                goal = tiles_after(places[depth, number], slot)
                after[number] |= cells & ~goal
                after[number + 1] |= cells & goal
        if after[wanted] != ZERO:
            if left > 1:
                return 0, True, nodes
            if found < limit:
                for back in range(turns):
                    out[found, back] = chosen[back]
            found += 1
            if found > limit:
                return found, False, nodes
        elif left > 1:
            for number in range(wanted):
                if after[number] != ZERO and wanted - number < left:
                    worthwhile = True
            if worthwhile:
                deeper = depth + 1
                push_board(now, slot, way, boards[deeper])
                bars[deeper] = UNDOES[slot]
                for number in range(wanted):
                    places[deeper, number] = tiles_after(places[depth, number], slot)
                    sets[deeper, number] = after[number]
                chosen[deeper] = -1
                depth = deeper
    return found, False, nodes


@compiled
def sure(board, bar, piece, tiles, spot, other, other_spot, ends):
    """Fill *ends* (in the order of `core.lanes`) with the cells from which the goal is sure.

    After one's push and the walk there the next player pushes, whatever it likes; then a push of
    one's own reaches one of *tiles* or *spot*.  Where the next player can reach *other_spot* and
    win, nothing is sure.  Return the boards looked at, or -1 if the goal can be reached at once.
    """
    work = np.zeros((6, LANES), np.uint64)
    first, second = np.zeros(5, np.uint64), np.zeros(5, np.uint64)
    reached, replies = np.zeros(LANES, np.uint64), np.zeros(LANES, np.uint64)
    across, down = work[0], work[1]
    spare = np.int64(board[4])
    ways = WAYS[spare]
    lanes = link(board[0], board[1], board[2], board[3], spare, across, down)
    place_pieces(piece, reached, lanes)
    spread(reached, across, down, lanes)
    for lane in range(LANES):
        ends[lane] = ZERO
    for lane in range(SLOTS * ways):
        slot, way = lane // ways, lane % ways
        goal = (tiles_after(tiles, slot) & ~(ONE << U(49))) | spot
        if slot != bar and reached[way * SLOTS + slot] & goal != ZERO:
            return -1
    nodes = 0
    for lane in range(SLOTS * ways):
        slot, way = lane // ways, lane % ways
        if slot == bar:
            continue
        push_board(board, slot, way, first)
        undo = UNDOES[slot]
        cells = reached[way * SLOTS + slot]
        lying = tiles_after(tiles, slot)
        rival = carried(other, slot)
        spare_now = np.int64(first[4])
        ways_now = WAYS[spare_now]
        if other_spot != ZERO:
            lanes_now = link(first[0], first[1], first[2], first[3], spare_now, across, down)
            place_pieces(rival, replies, lanes_now)
            spread(replies, across, down, lanes_now)
        for reply in range(SLOTS * ways_now):
            theirs, turn = reply // ways_now, reply % ways_now
            if theirs == undo:
                continue
            nodes += 1
            if other_spot != ZERO and replies[turn * SLOTS + theirs] & other_spot != ZERO:
                cells = ZERO
                break
            push_board(first, theirs, turn, second)
            good = catch(second, UNDOES[theirs], tiles_after(lying, theirs), spot, False, work)
            cells &= before(good, theirs)
            if cells == ZERO:
                break
        ends[lane] = cells
    return nodes


@compiled
def starts(board, bar, tiles, spot, other, other_spot, counts):
    """Fill *counts* with the number of sure pushes for a piece on each cell; -1 if at once.

    Which cells are sure after a push does not depend on where the piece came from.
    """
    work = np.zeros((6, LANES), np.uint64)
    first, second = np.zeros(5, np.uint64), np.zeros(5, np.uint64)
    good, reached = np.zeros(LANES, np.uint64), np.zeros(LANES, np.uint64)
    across, down = work[0], work[1]
    spare = np.int64(board[4])
    ways = WAYS[spare]
    for lane in range(SLOTS * ways):
        slot, way = lane // ways, lane % ways
        if slot == bar:
            continue
        push_board(board, slot, way, first)
        good[lane] = _sure_after(
            first, slot, tiles_after(tiles, slot), spot, carried(other, slot), other_spot,
            second, reached, work,
        )  # fmt: skip
    for cell in range(49):
        counts[cell] = 0
        lanes = link(board[0], board[1], board[2], board[3], spare, across, down)
        place_pieces(ONE << U(cell), reached, lanes)
        spread(reached, across, down, lanes)
        for lane in range(SLOTS * ways):
            slot, way = lane // ways, lane % ways
            if slot != bar:
                cells = reached[way * SLOTS + slot]
                if cells & ((tiles_after(tiles, slot) & BOARD) | spot) != ZERO:
                    counts[cell] = -1
                    break
                if cells & good[lane] != ZERO:
                    counts[cell] += 1


@compiled
def _sure_after(first, slot, lying, spot, rival, other_spot, second, replies, work):
    """Return the cells from which the goal is sure after a push at *slot* that left *first*."""
    undo = UNDOES[slot]
    spare = np.int64(first[4])
    ways = WAYS[spare]
    across, down = work[0], work[1]
    if other_spot != ZERO:
        lanes = link(first[0], first[1], first[2], first[3], spare, across, down)
        place_pieces(rival, replies, lanes)
        spread(replies, across, down, lanes)
        for reply in range(SLOTS * ways):
            theirs, turn = reply // ways, reply % ways
            if theirs != undo and replies[turn * SLOTS + theirs] & other_spot != ZERO:
                return ZERO
    cells = BOARD
    for reply in range(SLOTS * ways):
        theirs, turn = reply // ways, reply % ways
        if theirs != undo:
            push_board(first, theirs, turn, second)
            there = catch(second, UNDOES[theirs], tiles_after(lying, theirs), spot, False, work)
            cells &= before(there, theirs)
            if cells == ZERO:
                break
    return cells
