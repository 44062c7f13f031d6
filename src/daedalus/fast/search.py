"""Compiled look-ahead: what can be reached in one turn, in two, and what the next player can reach.

A board is uint64[5]: the planes north, east, south, west and the spare.  Sets of cells and of tiles
are 49 and 50 bits (a tile's bit is its cell, 49 the spare).  A bar is the index of the barred slot,
or -1.
"""

import numpy as np

from daedalus.fast.arrays import local
from daedalus.fast.judgement import GUESSED, HIDDEN, HOMEWARD
from daedalus.fast.lanes import (
    LANES,
    ONE,
    SLOTS,
    TURNS,
    UNDOES,
    WAYS,
    ZERO,
    U,
    before,
    cells_before,
    compiled,
    expand,
    link,
    place_exits,
    place_tiles,
    pushed,
    spread,
    tiles_after,
    tiles_before,
)

_M1, _M2, _M4, _M8 = (
    U(mask)
    for mask in (0x5555555555555555, 0x3333333333333333, 0x0F0F0F0F0F0F0F0F, 0x0101010101010101)
)
_TWO, _FOUR, _FIFTY_SIX = U(2), U(4), U(56)


@compiled
def count(bits):
    """Return the number of set bits."""
    bits = bits - ((bits >> ONE) & _M1)
    bits = (bits & _M2) + ((bits >> _TWO) & _M2)
    bits = (bits + (bits >> _FOUR)) & _M4
    return np.int64((bits * _M8) >> _FIFTY_SIX)


@compiled
def lowest(bits):
    """Return the index of the lowest set bit."""
    return count((bits & (~bits + ONE)) - ONE)


@compiled
def push_board(board, slot, way, after):
    """Write the board after a push into *after*."""
    spare = np.int64(board[4])
    sides = TURNS[spare, way]
    n, e, s, w, fallen = pushed(board[0], board[1], board[2], board[3], board[4], slot, sides)
    after[0], after[1], after[2], after[3], after[4] = n, e, s, w, fallen


@compiled
def reach_all(board, start, seen, work):
    """Fill *seen* with the reach of *start* for all lanes; return the number of rotations."""
    spare = np.int64(board[4])
    return expand(
        board[0], board[1], board[2], board[3], spare, start, seen, work[0], work[1]
    )  # fmt: skip


@compiled
def targets(board, tiles, spot, edge, goals):
    """Fill *goals* with the cells that count after the push of every lane."""
    lanes = SLOTS * WAYS[np.int64(board[4])]
    if edge:
        place_exits(board[0], board[1], board[2], board[3], np.int64(board[4]), goals)
    else:
        place_tiles(tiles, goals, lanes)
        if spot != ZERO:
            for lane in range(lanes):
                goals[lane] |= spot


@compiled
def catch(board, bar, tiles, spot, edge, work):
    """Return the cells from which one turn reaches one of *tiles*, *spot* or (*edge*) an exit."""
    spare = np.int64(board[4])
    ways = WAYS[spare]
    seen = work[2]
    lanes = link(board[0], board[1], board[2], board[3], spare, work[0], work[1])
    targets(board, tiles, spot, edge, seen)
    spread(seen, work[0], work[1], lanes)
    cells = ZERO
    for slot in range(SLOTS):
        if slot != bar:
            there = ZERO
            for way in range(ways):
                there |= seen[way * SLOTS + slot]
            cells |= before(there, slot)
    return cells


@compiled
def serve(board, bar, start, work):
    """Return the tiles, and the cells, that one turn reaches from *start*."""
    seen = work[2]
    ways = reach_all(board, start, seen, work)
    tiles, cells = ZERO, ZERO
    for slot in range(SLOTS):
        if slot != bar:
            there = ZERO
            for way in range(ways):
                there |= seen[way * SLOTS + slot]
            cells |= there
            tiles |= tiles_before(there, slot)
    return tiles, cells


@compiled
def leaves(board, bar, start, work):
    """Return whether one turn leads from *start* out of the maze."""
    seen, exits = work[2], work[3]
    ways = reach_all(board, start, seen, work)
    place_exits(board[0], board[1], board[2], board[3], np.int64(board[4]), exits)
    for lane in range(SLOTS * ways):
        if lane % SLOTS != bar and seen[lane] & exits[lane] != ZERO:
            return True
    return False


@compiled
def two_turns(board, bar, start, tiles, spot, edge, best, ends, work, after):
    """Search two own turns exhaustively, as if nobody pushed between them.

    For every lane that is not barred: best[lane] is 0 if nothing is reached within two turns, 99 if
    a goal is reached at once, otherwise the number of second pushes that reach one from the best
    cells; ends[lane] has these cells.  Return the number of turns needed, 3 being more than two.
    """
    spare = np.int64(board[4])
    ways = WAYS[spare]
    reached, goals = work[4], work[5]
    reach_all(board, start, reached, work)
    targets(board, tiles, spot, edge, goals)
    needed = 3
    for lane in range(LANES):
        best[lane], ends[lane] = 0, ZERO
    for lane in range(SLOTS * ways):
        if lane % SLOTS != bar and reached[lane] & goals[lane] != ZERO:
            best[lane], ends[lane] = 99, reached[lane] & goals[lane]
            needed = 1
    if needed == 1:
        return 1
    seen = work[2]
    for lane in range(SLOTS * ways):
        slot = lane % SLOTS
        if slot == bar:
            continue
        push_board(board, slot, lane // SLOTS, after)
        undo = UNDOES[slot]
        turned = np.int64(after[4])
        turns = WAYS[turned]
        lanes = link(after[0], after[1], after[2], after[3], turned, work[0], work[1])
        targets(after, tiles_after(tiles, slot), spot, edge, seen)
        spread(seen, work[0], work[1], lanes)
        cells_before(seen, lanes)
        for way in range(turns):
            seen[way * SLOTS + undo] = ZERO
        # Count for all cells at once: bit p of a cell's count is its bit in plane p.
        c0, c1, c2, c3, c4, c5 = ZERO, ZERO, ZERO, ZERO, ZERO, ZERO
        for pair in range(SLOTS // 2 * turns):
            one, two = seen[2 * pair], seen[2 * pair + 1]
            half = one ^ two
            carry = (one & two) | (half & c0)
            c0 ^= half
            c1, carry = c1 ^ carry, c1 & carry
            c2, carry = c2 ^ carry, c2 & carry
            c3, carry = c3 ^ carry, c3 & carry
            c4, carry = c4 ^ carry, c4 & carry
            c5 ^= carry
        cells, most = reached[lane], 0
        if cells & c5 != ZERO:
            cells, most = cells & c5, most + 32
        if cells & c4 != ZERO:
            cells, most = cells & c4, most + 16
        if cells & c3 != ZERO:
            cells, most = cells & c3, most + 8
        if cells & c2 != ZERO:
            cells, most = cells & c2, most + 4
        if cells & c1 != ZERO:
            cells, most = cells & c1, most + 2
        if cells & c0 != ZERO:
            cells, most = cells & c0, most + 1
        best[lane], ends[lane] = most, cells
        if most:
            needed = 2
    return needed


@compiled
def two_turns_batch(boards, bars, starts, tiles, spots, needed, best, ends, work, after):
    """Search many positions; see two_turns."""
    for at in range(len(bars)):
        needed[at] = two_turns(
            boards[at], bars[at], starts[at], tiles[at], spots[at], False, best, ends, work, after
        )


@compiled
def weigh(sight, player, weights, work):
    """Fill *weights* with the probability of a player's pushes; return its chance of a goal.

    kind HIDDEN: its card is one of those unseen, odds[r] its chance if r of them are reached.
    GUESSED: also one of those unseen, with the probability that *likely* gives its tile.
    """
    board, bar, kind, likely = sight.board, sight.bar, sight.kinds[player], sight.likely
    piece, lord, spot = sight.pieces[player], sight.pieces[4], sight.masks[player, 2]
    odds, edge = sight.odds[player], sight.flags[1] == 1
    plain, signed = sight.masks[player, 0], sight.masks[player, 1]
    if kind in (HIDDEN, GUESSED):
        plain, signed = sight.mine[2], sight.mine[3]
    seen, other = work[2], work[3]
    ways = reach_all(board, ONE << U(piece), seen, work)
    lanes = SLOTS * ways
    free = lanes - (ways if bar >= 0 else 0)
    if signed != ZERO and kind != HOMEWARD:
        keep = work[4]
        for lane in range(lanes):
            keep[lane] = tiles_before(seen[lane], lane % SLOTS) & plain
        reach_all(board, ONE << U(lord), other, work)
        for lane in range(lanes):
            seen[lane] = keep[lane] | (tiles_before(other[lane], lane % SLOTS) & signed)
    elif kind != HOMEWARD:
        for lane in range(lanes):
            seen[lane] = tiles_before(seen[lane], lane % SLOTS) & plain
    elif edge:
        place_exits(board[0], board[1], board[2], board[3], np.int64(board[4]), other)
        for lane in range(lanes):
            seen[lane] &= other[lane]
    else:
        for lane in range(lanes):
            seen[lane] &= spot
    for lane in range(LANES):
        weights[lane] = 0.0
    if kind in (HIDDEN, GUESSED):
        total = count(plain | signed)
        if total == 0:
            for lane in range(lanes):
                weights[lane] = 0.0 if lane % SLOTS == bar else 1.0 / free
            return 0.0
        union = ZERO
        times = local(50, np.float64)
        for lane in range(lanes):
            if lane % SLOTS != bar:
                bits = seen[lane]
                union |= bits
                while bits != ZERO:
                    times[lowest(bits)] += 1.0
                    bits &= bits - ONE
        hit, chance = count(union), 0.0
        for at in range(50):
            if times[at] > 0.0:
                if kind == GUESSED:
                    chance += likely[at]
                    times[at] = likely[at] / times[at]
                else:
                    times[at] = 1.0 / (times[at] * total)
        rest = (total - hit) / (total * free)
        if kind == GUESSED:
            rest = max(1.0 - chance, 0.0) / free
        for lane in range(lanes):
            if lane % SLOTS != bar:
                share = rest
                bits = seen[lane]
                while bits != ZERO:
                    share += times[lowest(bits)]
                    bits &= bits - ONE
                weights[lane] = share
        return chance if kind == GUESSED else odds[hit]
    hits = 0
    for lane in range(lanes):
        if lane % SLOTS != bar and seen[lane] != ZERO:
            hits += 1
    for lane in range(lanes):
        if lane % SLOTS != bar:
            if hits == 0:
                weights[lane] = 1.0 / free
            elif seen[lane] != ZERO:
                weights[lane] = 1.0 / hits
    return 1.0 if hits else 0.0
