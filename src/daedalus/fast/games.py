"""Compiled whole games: everyone at random, or everyone one turn ahead.

The same games, move by move, as `bots.sliding.near` plays with the same salt.
"""

import numpy as np

from daedalus.fast.lanes import (
    BOARD,
    CELLS,
    ONE,
    RIDES,
    SEVEN,
    SLOTS,
    TILE_RIDES,
    TO_EAST,
    TO_SOUTH,
    UNDOES,
    WAYS,
    ZERO,
    U,
    border,
    compiled,
    link,
    pasted,
    place_pieces,
    spread,
)
from daedalus.fast.search import count, lowest, push_board, reach_all, targets

_FAR, WIDEST = 99, 12
"""The distance of a goal that is not on the board, and the largest one on it."""
_U32 = np.uint32
TO_CELL, ON_LAST_CARD, BY_EDGE = 0, 1, 2
"""How a game ends."""
_TILE_AFTER = np.ascontiguousarray(TILE_RIDES.T)
WITHIN = np.zeros((WIDEST + 1, CELLS + 2), U)
"""[steps, cell]: the cells within that many steps, through walls; none for what is outside."""
for _steps in range(WIDEST + 1):
    for _cell in range(CELLS):
        WITHIN[_steps, _cell] = sum(
            1 << other
            for other in range(CELLS)
            if abs(other // 7 - _cell // 7) + abs(other % 7 - _cell % 7) <= _steps
        )


@compiled
def stir(salt):
    """Return the next of a sequence of pseudo-random numbers below 2**31."""
    salt = (salt * 1103515245 + 12345) & 2147483647
    return salt ^ (salt >> 13)


@compiled
def _widen(goals, lanes):
    """Expand the goals of every lane by one step, through walls."""
    for lane in range(lanes):
        here = goals[lane]
        wider = here | ((here & TO_EAST) << ONE) | ((here >> ONE) & TO_EAST)
        goals[lane] = wider | ((here & TO_SOUTH) << SEVEN) | ((here >> SEVEN) & TO_SOUTH)


@compiled
def nth(bits, skip):
    """Return the index of a set bit after *skip* lower ones."""
    for _ in range(skip):
        bits &= bits - ONE
    return lowest(bits)


@pasted
def _nearest_to_one(
    board, bar, start, tile, spot, salt, picked, seen, across, down, together, near
):
    """Do what `nearest` does for a single goal: *tile*, or the cell *spot* if that is not -1.

    The place of the goal depends only on the slot, so the rotations are examined together.
    """
    lanes = link(board[0], board[1], board[2], board[3], np.int64(board[4]), across, down)
    place_pieces(start, seen, lanes)
    spread(seen, across, down, lanes)
    ways = lanes // SLOTS
    for slot in range(SLOTS):
        together[slot] = seen[slot]
    for way in range(1, ways):
        for slot in range(SLOTS):
            together[slot] |= seen[way * SLOTS + slot]
    if bar >= 0:
        together[bar] = ZERO
    best, hits = 0, ZERO
    if spot >= 0:
        for slot in range(SLOTS):
            hits |= together[slot]
        while hits & WITHIN[best, spot] == ZERO:  # staying is always possible
            best += 1
        for slot in range(SLOTS):
            near[slot] = WITHIN[best, spot]
    else:
        cells = _TILE_AFTER[tile]
        while hits == ZERO and best <= WIDEST:
            around = WITHIN[best]
            for slot in range(SLOTS):
                near[slot] = around[cells[slot]]
                hits |= together[slot] & near[slot]
            best += 1
        best -= 1
        if hits == ZERO:
            best = _FAR
            for slot in range(SLOTS):
                near[slot] = BOARD
    # As below, but slots without such an end are skipped as a whole; 32-bit division is faster.
    from_lane = _U32(salt) // _U32(CELLS)
    from_cell = _U32(salt) - from_lane * _U32(CELLS)
    from_lane %= _U32(SLOTS * ways)
    slot = np.int64(from_lane // _U32(ways))  # type: ignore[assignment]
    way = np.int64(from_lane) - slot * ways
    ends = ZERO
    if slot != bar:
        ends = ((seen[way * SLOTS + slot] & near[slot]) >> U(from_cell)) << U(from_cell)
    while ends == ZERO:
        way += 1
        if way == ways or together[slot] & near[slot] == ZERO:
            way = 0
            slot = slot + 1 if slot < SLOTS - 1 else 0
            while together[slot] & near[slot] == ZERO:
                slot = slot + 1 if slot < SLOTS - 1 else 0
        ends = seen[way * SLOTS + slot] & near[slot]
    picked[0], picked[1], picked[2] = slot, way, lowest(ends)
    return best


@compiled
def nearest(board, bar, start, tiles, spot, edge, salt, picked, seen, goals, work):
    """Find the turn that ends nearest to a goal; picked: slot, way, cell; return the steps left."""
    ways = reach_all(board, start, seen, work)
    targets(board, tiles, spot, edge, goals)
    total = SLOTS * ways
    if bar >= 0:
        for way in range(ways):
            seen[way * SLOTS + bar] = ZERO
    # All lanes at once, step by step: only those with the nearest ends matter.
    best = 0
    while best < _FAR:
        hits = ZERO
        for lane in range(total):
            hits |= seen[lane] & goals[lane]
        if hits != ZERO:
            for lane in range(total):
                seen[lane] &= goals[lane]
            break
        best = best + 1 if best < WIDEST else _FAR
        _widen(goals, total)
    # The first end at or after a place given by the salt, wrapping around, slot by slot.
    from_lane, from_cell = (salt % (total * CELLS)) // CELLS, (salt % (total * CELLS)) % CELLS
    slot, way = from_lane // ways, from_lane % ways
    ends = (seen[way * SLOTS + slot] >> U(from_cell)) << U(from_cell)
    while ends == ZERO:
        way += 1
        if way == ways:
            way = 0
            slot = slot + 1 if slot < SLOTS - 1 else 0
        ends = seen[way * SLOTS + slot]
    picked[0], picked[1], picked[2] = slot, way, lowest(ends)
    return best


@compiled
def play_game(
    board, bar, pieces, seat, hands, left, where, homes, signed, rules, turns, salt, greedy, work
):
    """Play on from a position; return who won (-1: nobody within *turns*) and after how many turns.

    hands[seat, :left[seat]]: letters, the next one first; where[letter]: its tile; signed: letters
    as bits; rules: players, any card may be next, how the game ends, there is a dark lord. All
    arrays are modified.
    """
    players, any_order, ending, dark = rules[0], rules[1] == 1, rules[2], rules[3] == 1
    after, picked, other = np.zeros(5, U), np.zeros(3, np.int64), np.zeros(3, np.int64)
    seen, goals, across, down = work[6], work[7], work[0], work[1]
    together, near = work[2], work[3]
    for turn in range(turns):
        salt = stir(salt)
        held = left[seat] if any_order else min(left[seat], 1)
        plain, dark_tiles, has_signed = ZERO, ZERO, False
        for at in range(held):
            letter = hands[seat, at]
            if dark and (signed >> letter) & 1:
                has_signed = True
                if where[letter] >= 0:
                    dark_tiles |= ONE << U(where[letter])
            elif where[letter] >= 0:
                plain |= ONE << U(where[letter])
        home = left[seat] == 0
        own = home or any_order or not has_signed
        lord = has_signed and not home
        leaving = home and ending == BY_EDGE
        spot = ONE << U(homes[seat]) if home and not leaving else ZERO
        if greedy:
            walker, far = 0, _FAR + 1
            if own and not leaving and (home or (held == 1 and not has_signed)):
                far = _nearest_to_one(
                    board, bar, ONE << U(pieces[seat]), where[hands[seat, 0]],
                    homes[seat] if home else -1, salt, picked, seen, across, down, together, near,
                )  # fmt: skip
            elif own:
                far = nearest(
                    board, bar, ONE << U(pieces[seat]), plain, spot, leaving, salt, picked, seen,
                    goals, work,
                )  # fmt: skip
            if lord:
                lord_far = nearest(
                    board, bar, ONE << U(pieces[4]), dark_tiles, ZERO, False, salt, other, seen,
                    goals, work,
                )  # fmt: skip
                if not own or lord_far < far:
                    walker, far = 1, lord_far
                    picked[:] = other
            slot, way, cell = picked[0], picked[1], picked[2]
            out = leaving and far == 0
        else:
            ways = WAYS[np.int64(board[4])]
            choice = salt % ((SLOTS - (1 if bar >= 0 else 0)) * ways)
            slot, way = choice // ways, choice % ways
            if bar >= 0 and slot >= bar:
                slot += 1
            walker, cell, out = 0, 0, False
        push_board(board, slot, way, after)
        for at in range(5):
            board[at] = after[at]
        bar = UNDOES[slot]
        for at in range(players):
            pieces[at] = RIDES[slot, pieces[at]]
        if dark:
            pieces[4] = RIDES[slot, pieces[4]]
        ride = TILE_RIDES[slot]
        for letter in range(26):  # letters that are not on the board are at -1, the last column
            where[letter] = ride[where[letter]]
        if not greedy:
            salt = stir(salt)
            cells = _reach_now(board, pieces[seat]) if own else ZERO
            exits = ZERO
            if leaving:
                exits = cells & border(board[0], board[1], board[2], board[3])
            lord_cells = _reach_now(board, pieces[4]) if lord else ZERO
            mine = count(cells) + (1 if exits != ZERO else 0)
            choice = salt % (mine + count(lord_cells))
            if choice < count(cells):
                cell = nth(cells, choice)
            elif choice < mine:
                out = True
            else:
                walker, cell = 1, nth(lord_cells, choice - mine)
        if out:
            pieces[seat] = -1
            return seat, turn + 1
        if walker == 1:
            pieces[4] = cell
        else:
            pieces[seat] = cell
        if home:
            if ending == TO_CELL and cell == homes[seat]:
                return seat, turn + 1
        else:
            for at in range(held):
                letter = hands[seat, at]
                is_signed = dark and (signed >> letter) & 1 == 1
                if where[letter] == cell and is_signed == (walker == 1):
                    for later in range(at, left[seat] - 1):
                        hands[seat, later] = hands[seat, later + 1]
                    left[seat] -= 1
                    if left[seat] == 0 and ending == ON_LAST_CARD:
                        return seat, turn + 1
                    break
        seat = seat + 1 if seat + 1 < players else 0
    return -1, turns


@compiled
def _reach_now(board, cell):
    """Return the cells connected to *cell* in the current maze."""
    h = board[1] & (board[3] >> ONE) & TO_EAST
    v = board[2] & (board[0] >> SEVEN) & TO_SOUTH
    x = ONE << U(cell)
    while True:
        y = x | (((x & h) + h) ^ h) | ((x >> ONE) & h)
        y |= ((y & v) << SEVEN) | ((y >> SEVEN) & v)
        if y == x:
            return x & BOARD
        x = y
