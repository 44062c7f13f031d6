"""Compiled batches of classic games: many boards side by side, a whole turn of each in a step.

Struct of arrays: row *i* of every array belongs to game *i*.  Kernels work on some rows, with
scratch that the caller gives, so threads can share a batch.  A turn is a lane, as the kernels of
`fast.lanes` count them (way * 12 + slot), and a cell: lane * 49 + cell.
"""

import numpy as np

from daedalus.core.maze import line, turned
from daedalus.editions.sliding import fixed_paths, homes, slots
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
    pushed,
)

TURN_NUMBERS = LANES * CELLS
MASK_WORDS = TURN_NUMBERS // 8
OPEN, WON, CUT = 0, 1, 2
"""How a game stands: it goes on, the player who moved last has won, the limit broke it off."""
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
def deal(games, loose, loose_letters, fixed_letters, seats, cards, start, boards, motifs, pieces,
         hands, found, sealed, seat, bar, turns, stands, chance, deck):  # fmt: skip
    """Deal all of *games*."""
    for game in games:
        deal_one(
            game, loose, loose_letters, fixed_letters, seats, cards, start, boards, motifs, pieces,
            hands, found, sealed, seat, bar, turns, stands, chance, deck,
        )  # fmt: skip


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
def look(games, boards, pieces, seat, bar, stands, reach, across, down):
    """Fill the lanes of *games*."""
    for game in games:
        look_one(game, boards, pieces, seat, bar, stands, reach, across, down)


@compiled
def move(low, high, actions, pays, limit, seats, cards, boards, motifs, pieces, hands, found,
         sealed, seat, bar, turns, stands, reach, paid, across, down):  # fmt: skip
    """Play a turn in the games from *low* to *high*; what it pays goes to who played it.

    pays: win, a card found, a turn, a number that is not legal, which changes nothing else.
    """
    for game in range(low, high):
        action = actions[game]
        turns[game] += 1
        lane = action // CELLS
        cell = action - lane * CELLS
        if not 0 <= action < TURN_NUMBERS or (reach[game, lane] >> U(cell)) & ONE == ZERO:
            paid[game] = pays[3]
            if turns[game] >= limit:
                stands[game] = CUT
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
            pay += pays[0]
        if stands[game] == OPEN:
            mover = mover + 1 if mover + 1 < seats else 0
            seat[game] = mover
            sealed[game] &= ~(1 << mover)
            if turns[game] >= limit:
                stands[game] = CUT
        paid[game] = pay
        look_one(game, boards, pieces, seat, bar, stands, reach, across, down)


@compiled
def goal_of(game, player, own, seats, cards, motifs, hands, found):
    """Return where a walk of *player* would count, as far as it is seen; bit 49 is the spare."""
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
def show_bits(games, seats, cards, boards, motifs, pieces, hands, found, seat, bar, bits):
    """Fill bits[n, 6 + 3 * seats]: the maze, the spare, the bar; pieces, goals, cards left."""
    for game in games:
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
def show_lanes(games, reach, masks):
    """Fill masks[n, 48] with the lanes."""
    for game in games:
        lanes, row = reach[game], masks[game]
        for lane in range(LANES):
            row[lane] = lanes[lane]


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
def show_masks(games, reach, masks):
    """Fill masks[n, 294], whose bytes are the 2352 turns, from the lanes."""
    for game in games:
        spread_bits(reach[game], LANES, masks[game])


@compiled
def show_planes(games, seats, cards, boards, motifs, pieces, hands, found, seat, bar, stands,
                planes, cells, words):  # fmt: skip
    """Fill the planes of `adapters.encoding`: planes as words and cells as bytes are one array."""
    for game in games:
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
