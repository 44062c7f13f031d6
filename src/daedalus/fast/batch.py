"""Compiled batches of classic games: many boards side by side, a whole turn of each in a step.

Struct of arrays: row *i* of every array belongs to game *i*.  Functions work on one row, with the
caller's scratch memory, so threads can share a batch; `attend` plays all of it.  A turn is a lane,
as in the kernels of `fast.lanes` (way * 12 + slot), and a cell: lane * 49 + cell.
"""

import numpy as np
from numba import carray

from daedalus.core.maze import line, turned
from daedalus.editions.sliding.box import fixed_paths, homes, slots
from daedalus.fast.crew import LEADER, claim, look_out, pointer, post, report, wait_for_all
from daedalus.fast.lanes import (
    BOARD,
    CELLS,
    ENTRY,
    LANES,
    ONE,
    OUTSIDE,
    RIDES,
    SIZE,
    SLOTS,
    SPARE,
    TURNS,
    UNDOES,
    ZERO,
    U,
    compiled,
    expand,
    expand_batch,
    pushed,
)

TURN_NUMBERS = LANES * CELLS
MASK_WORDS = TURN_NUMBERS // 8
OPEN, WON, CUT = 0, 1, 2
"""The state of a game: it goes on, the player who moved last has won, or it was truncated."""
PLAN = GAMES, SEATS, CARDS, LIMIT, RENEW, SPELLED, SEEN_WORDS, SHOWN_WORDS = range(8)
"""Constants: sizes, when to deal again, whether masks are bools, words in a row of each."""
AT_ONCE, NEXT_TIME = 0, 1
"""When a game that has ended is dealt again: in the same step, or in place of the next turn."""
NOTE = DEALING, WANTED, PAID, OVER, BROKEN, TOLD, SEEN, SHOWN = range(8)
"""The parameters of one step: whether to deal everything; where its arrays are."""
SHARED = PLANES, SPARES, STARTS, REACHED, COUNT = range(5)
"""The parameters of a shared expansion: where its arrays are, and how many positions."""
LINE_CELLS = np.array([line(slot, SIZE, SIZE) for slot in slots(SIZE, SIZE)], np.int64)
HOMES = np.array([(*homes(SIZE, SIZE, seats), 0, 0, 0, 0)[:4] for seats in range(5)], np.int64)
HOME_BITS = ONE << HOMES.astype(U)
FIRST_TURN = TURNS[:, 0].copy()
QUARTERS = np.array([[turned(sides, at) for at in range(4)] for sides in range(16)], np.uint8)
FIXED = np.array([fixed_paths(SIZE).get(cell, 0) for cell in range(CELLS)], np.uint8)
EIGHT = np.array([sum((byte >> bit & 1) << 8 * bit for bit in range(8)) for byte in range(256)], U)
"""Eight bits as eight bytes."""
BYTE, BITS_OF_BYTE, BOARD_CELLS = U(255), U(8), U(49)
RISE, MIX_ONE, MIX_TWO = U(0x9E3779B97F4A7C15), U(0xBF58476D1CE4E5B9), U(0x94D049BB133111EB)
S27, S30, S31, S32 = U(27), U(30), U(31), U(32)


@compiled
def drawn(chance, game, limit):
    """Return the next number below *limit* of a game's own stream (SplitMix64)."""
    chance[game] += RISE
    z = chance[game]
    z = (z ^ (z >> S30)) * MIX_ONE
    z = (z ^ (z >> S27)) * MIX_TWO
    z ^= z >> S31
    return np.int64(((z >> S32) * U(limit)) >> S32)


@compiled
def deal_one(game, loose, loose_letters, fixed_letters, seats, cards, start, boards, motifs,
             pieces, hands, found, sealed, seat, bar, turns, stands, chance, deck):  # fmt: skip
    """Deal a game: shuffle and turn the loose tiles, shuffle the cards, draw who starts."""
    count = len(loose)
    for at in range(count):
        deck[at] = at
    for last in range(count - 1, 0, -1):
        other = drawn(chance, game, last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    north = east = south = west = ZERO
    at = 0
    for cell in range(CELLS + 1):
        if cell < CELLS and FIXED[cell] != 0:
            sides = U(FIXED[cell])
            motifs[game, cell] = fixed_letters[cell]
        else:
            tile = deck[at]
            at += 1
            sides = U(QUARTERS[loose[tile], drawn(chance, game, 4)])
            motifs[game, cell] = loose_letters[tile]
        if cell == CELLS:
            boards[game, 4] = sides
        else:
            place = U(cell)
            north |= (sides & ONE) << place
            east |= ((sides >> ONE) & ONE) << place
            south |= ((sides >> U(2)) & ONE) << place
            west |= ((sides >> U(3)) & ONE) << place
    boards[game, 0], boards[game, 1], boards[game, 2], boards[game, 3] = north, east, south, west
    letters = 24
    for at in range(letters):
        deck[at] = at + 1
    for last in range(letters - 1, 0, -1):
        other = drawn(chance, game, last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    for player in range(seats):
        for at in range(cards):
            hands[game, player, at] = deck[player * cards + at]
        found[game, player] = 0
        pieces[game, player] = HOMES[seats, player]
    seat[game] = drawn(chance, game, seats) if start < 0 else start
    bar[game] = -1
    turns[game] = 0
    sealed[game] = 0
    stands[game] = OPEN


@compiled
def look_one(game, boards, pieces, seat, bar, stands, reach, across, down):
    """Fill the lanes of a game with where its player can walk after every push."""
    lanes = reach[game]
    if stands[game] == WON:
        for lane in range(LANES):
            lanes[lane] = ZERO
        return
    spare = np.int64(boards[game, 4])
    ways = expand(
        boards[game, 0], boards[game, 1], boards[game, 2], boards[game, 3], spare,
        ONE << U(pieces[game, seat[game]]), lanes, across, down,
    )  # fmt: skip
    for lane in range(SLOTS * ways, LANES):
        lanes[lane] = ZERO
    barred = bar[game]
    if barred >= 0:
        for way in range(ways):
            lanes[way * SLOTS + barred] = ZERO


@compiled
def renew(low, high, everything, turn, loose, loose_letters, fixed_letters, seats, cards, boards,
          motifs, pieces, hands, found, sealed, seat, bar, turns, stands, chance, reach, across,
          down, deck):  # fmt: skip
    """Deal the games from *low* up to *high* again, those that have ended or *everything*.

    A *turn* of -1 means that the current turn is not played.
    """
    for game in range(low, high):
        if everything or stands[game] != OPEN:
            deal_one(
                game, loose, loose_letters, fixed_letters, seats, cards, -1, boards, motifs, pieces,
                hands, found, sealed, seat, bar, turns, stands, chance, deck,
            )  # fmt: skip
            turns[game] = turn
            look_one(game, boards, pieces, seat, bar, stands, reach, across, down)


@compiled
def move(low, high, actions, pays, limit, seats, cards, boards, motifs, pieces, hands, found,
         sealed, seat, bar, turns, stands, reach, paid, won, cut, across, down):  # fmt: skip
    """Play a turn in the games from *low* up to *high*; the reward goes to the player who moved.

    pays: win, a card found, a turn, an illegal number, which changes nothing else.
    """
    for game in range(low, high):
        action = actions[game]
        turns[game] += 1
        won[game] = cut[game] = False
        if turns[game] == 0:
            paid[game] = 0.0  # it was dealt again in place of this turn
            continue
        lane = action // CELLS
        cell = action - lane * CELLS
        if not 0 <= action < TURN_NUMBERS or (reach[game, lane] >> U(cell)) & ONE == ZERO:
            paid[game] = pays[3]
            if turns[game] >= limit:
                stands[game] = CUT
                cut[game] = True
            continue
        pay = pays[2]
        way = lane // SLOTS
        slot = lane - way * SLOTS
        board = boards[game]
        spare = np.int64(board[4])
        board[0], board[1], board[2], board[3], board[4] = pushed(
            board[0], board[1], board[2], board[3], board[4], slot, TURNS[spare, way]
        )
        letters, track = motifs[game], LINE_CELLS[slot]
        out = letters[track[6]]
        for at in range(6, 0, -1):
            letters[track[at]] = letters[track[at - 1]]
        letters[track[0]] = letters[SPARE]
        letters[SPARE] = out
        for player in range(seats):
            pieces[game, player] = RIDES[slot, pieces[game, player]]
        bar[game] = UNDOES[slot]
        mover = seat[game]
        pieces[game, mover] = cell
        have = found[game, mover]
        if have < cards:
            if letters[cell] == hands[game, mover, have]:
                found[game, mover] = have + 1
                pay += pays[1]
                if have + 1 < cards:
                    sealed[game] |= 1 << mover
        elif cell == HOMES[seats, mover]:
            stands[game] = WON
            won[game] = True
            pay += pays[0]
        if stands[game] == OPEN:
            mover = mover + 1 if mover + 1 < seats else 0
            seat[game] = mover
            sealed[game] &= ~(1 << mover)
            if turns[game] >= limit:
                stands[game] = CUT
                cut[game] = True
        paid[game] = pay
        look_one(game, boards, pieces, seat, bar, stands, reach, across, down)


@compiled
def goal_of(game, player, own, seats, cards, motifs, hands, found):
    """Return where a walk of *player* would count, as far as visible; bit 49 is the spare."""
    have = found[game, player]
    if have == cards:
        return HOME_BITS[seats, player]
    if not own:
        return ZERO
    letter = hands[game, player, have]
    for cell in range(CELLS + 1):
        if motifs[game, cell] == letter:
            return ONE << U(cell)
    return ZERO


@compiled
def show_bits(game, seats, cards, boards, motifs, pieces, hands, found, seat, bar, bits):
    """Fill a row with the maze, the spare, the bar; for each seat piece, goal and cards left."""
    row, board = bits[game], boards[game]
    row[0], row[1], row[2], row[3] = board[0], board[1], board[2], board[3]
    row[4] = FIRST_TURN[np.int64(board[4])]
    row[5] = ONE << ENTRY[bar[game]] if bar[game] >= 0 else ZERO
    player = seat[game]
    for at in range(seats):
        row[6 + at] = ONE << U(pieces[game, player])
        row[6 + seats + at] = goal_of(game, player, at == 0, seats, cards, motifs, hands, found)
        row[6 + 2 * seats + at] = U(cards - found[game, player])
        player = player + 1 if player + 1 < seats else 0


@compiled
def spread_bits(words, count, row):
    """Write sets of 49 cells, one after the other, as bytes of 0 and 1, eight at a time."""
    rest, have, at = ZERO, ZERO, 0
    for word in range(count):
        rest |= words[word] << have
        have += BOARD_CELLS
        while have >= BITS_OF_BYTE:
            row[at] = EIGHT[np.int64(rest & BYTE)]
            rest >>= BITS_OF_BYTE
            have -= BITS_OF_BYTE
            at += 1
    if have > ZERO:
        row[at] = EIGHT[np.int64(rest & BYTE)]


@compiled
def show_masks(reach, masks):
    """Fill masks[n, 294], whose bytes are the 2352 turns, from the lanes."""
    for game in range(len(reach)):
        spread_bits(reach[game], LANES, masks[game])


@compiled
def show_planes(game, seats, cards, boards, motifs, pieces, hands, found, seat, bar, stands,
                planes, cells, words):  # fmt: skip
    """Fill the planes of `adapters.encoding`: planes as words and cells as bytes are one array."""
    board, letters = boards[game], motifs[game]
    words[0], words[1], words[2], words[3] = board[0], board[1], board[2], board[3]
    at = 4
    spare = FIRST_TURN[np.int64(board[4])]
    player = me = seat[game]
    on_spare = 4 + 3 * seats + 7
    others = ZERO
    for turn in range(seats):
        words[at + turn] = ONE << U(pieces[game, player])
        goal = goal_of(game, player, turn == 0, seats, cards, motifs, hands, found)
        words[at + seats + turn] = goal & BOARD
        words[on_spare + turn] = BOARD if (goal >> OUTSIDE) & ONE else ZERO
        have = ZERO
        for card in range(found[game, player]):
            have |= ONE << U(hands[game, player, card])
        marked = ZERO
        if have != ZERO:
            for cell in range(CELLS):
                marked |= ((have >> U(letters[cell])) & ONE) << U(cell)
        words[at + 2 * seats + turn] = marked
        if turn:
            others |= HOME_BITS[seats, player]
        player = player + 1 if player + 1 < seats else 0
    at += 3 * seats
    words[at] = HOME_BITS[seats, me]
    words[at + 1] = others
    words[at + 2] = ONE << ENTRY[bar[game]] if bar[game] >= 0 else ZERO
    for side in range(4):
        words[at + 3 + side] = BOARD if (spare >> U(side)) & ONE else ZERO
    at += 7 + seats
    words[at] = ZERO
    words[at + 1] = BOARD if stands[game] != WON else ZERO
    spread_bits(words, at + 2, planes[game])
    row = cells[game]
    at = (at + 2) * CELLS
    for cell in range(CELLS):
        row[at + cell] = letters[cell]
    at += CELLS
    for cell in range(CELLS):
        row[at + cell] = letters[SPARE]
    at += CELLS
    for _ in range(seats):
        left = cards - found[game, player]
        for cell in range(CELLS):
            row[at + cell] = left
        at += CELLS
        player = player + 1 if player + 1 < seats else 0


@compiled
def show(low, high, everything, spelled, seats, cards, boards, motifs, pieces, hands, found, seat,
         bar, stands, reach, told, seen, cells, mask, words):  # fmt: skip
    """Fill the rows of games, all or those that have ended: seat, observation and mask."""
    for game in range(low, high):
        if not everything and stands[game] == OPEN:
            continue
        told[game] = seat[game]
        if spelled:
            spread_bits(reach[game], LANES, mask[game])
            show_planes(
                game, seats, cards, boards, motifs, pieces, hands, found, seat, bar, stands, seen,
                cells, words,
            )  # fmt: skip
        else:
            for lane in range(LANES):
                mask[game, lane] = reach[game, lane]
            show_bits(game, seats, cards, boards, motifs, pieces, hands, found, seat, bar, seen)


@compiled
def attend(board, me, note, plan, pays, dealing, wanted, paid, over, broken, told, seen, shown,
           last_told, last_seen, last_shown, loose, loose_letters, fixed_letters, boards, motifs,
           pieces, hands, found, sealed, seat, bar, turns, stands, chance, reach, scratch, words,
           deck):  # fmt: skip
    """Play a turn in every game, or deal all; return how many have ended.  A kernel of a crew.

    Arrays from *wanted* to *shown* belong to the step and count if the leader passes them; the
    final observations of games dealt again at once go to *last_*.
    """
    games, seats, cards, limit = plan[GAMES], plan[SEATS], plan[CARDS], plan[LIMIT]
    spelled, later = plan[SPELLED] != 0, plan[RENEW] == NEXT_TIME
    across, down = scratch[0], scratch[1]
    if me == LEADER:
        note[DEALING] = dealing
        note[WANTED], note[PAID] = wanted.ctypes.data, paid.ctypes.data
        note[OVER], note[BROKEN] = over.ctypes.data, broken.ctypes.data
        note[TOLD], note[SEEN] = told.ctypes.data, seen.ctypes.data
        note[SHOWN] = shown.ctypes.data
        post(board, games)
    while True:
        low, high = claim(board, me)
        if low == high:
            if me == LEADER:
                wait_for_all(board)
                break
            if look_out(board, me):
                continue
            return 0
        won = carray(pointer(note[OVER]), (games,), np.bool_)
        cut = carray(pointer(note[BROKEN]), (games,), np.bool_)
        if note[DEALING] or later:
            renew(
                low, high, note[DEALING] != 0, note[DEALING] - 1, loose, loose_letters,
                fixed_letters, seats, cards, boards, motifs, pieces, hands, found, sealed, seat,
                bar, turns, stands, chance, reach, across, down, deck,
            )  # fmt: skip
        if not note[DEALING]:
            move(
                low, high, carray(pointer(note[WANTED]), (games,), np.int64), pays, limit, seats,
                cards, boards, motifs, pieces, hands, found, sealed, seat, bar, turns, stands,
                reach, carray(pointer(note[PAID]), (games,), np.float64), won, cut, across, down,
            )  # fmt: skip
            if not later:
                show(
                    low, high, False, spelled, seats, cards, boards, motifs, pieces, hands, found,
                    seat, bar, stands, reach, last_told, last_seen, last_seen.view(np.int8),
                    last_shown, words,
                )  # fmt: skip
                renew(
                    low, high, False, 0, loose, loose_letters, fixed_letters, seats, cards, boards,
                    motifs, pieces, hands, found, sealed, seat, bar, turns, stands, chance, reach,
                    across, down, deck,
                )  # fmt: skip
        show(
            low, high, True, spelled, seats, cards, boards, motifs, pieces, hands, found, seat, bar,
            stands, reach, carray(pointer(note[TOLD]), (games,), np.int8),
            carray(pointer(note[SEEN]), (games, plan[SEEN_WORDS]), np.uint64),
            carray(pointer(note[SEEN]), (games, 8 * plan[SEEN_WORDS]), np.int8),
            carray(pointer(note[SHOWN]), (games, plan[SHOWN_WORDS]), np.uint64), words,
        )  # fmt: skip
        report(board, high - low)
    ended = 0
    for game in range(games):
        ended += over[game] or broken[game]
    return ended


@compiled
def expand_shared(board, me, note, planes, spares, starts, reached, scratch):
    """Expand many positions as `expand_batch` does.  A kernel of a crew."""
    if me == LEADER:
        note[PLANES], note[SPARES] = planes.ctypes.data, spares.ctypes.data
        note[STARTS], note[REACHED] = starts.ctypes.data, reached.ctypes.data
        note[COUNT] = len(spares)
        post(board, len(spares))
    while True:
        low, high = claim(board, me)
        if low == high:
            if me == LEADER:
                wait_for_all(board)
                return
            if look_out(board, me):
                continue
            return
        count = note[COUNT]
        expand_batch(
            carray(pointer(note[PLANES]), (4, count), np.uint64)[:, low:high],
            carray(pointer(note[SPARES]), (count,), np.int64)[low:high],
            carray(pointer(note[STARTS]), (count,), np.uint64)[low:high],
            carray(pointer(note[REACHED]), (count, LANES), np.uint64)[low:high],
            scratch,
        )
        report(board, high - low)
