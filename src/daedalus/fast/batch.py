"""Compiled batches of classic games: many boards side by side, a whole turn of each in a step.

Struct of arrays: row *i* of every array belongs to game *i*.  Functions work on some rows, with the
caller's scratch memory, so threads can share a batch.  A turn is a lane, as in the kernels of
`fast.lanes` (way * 12 + slot), and a cell: lane * 49 + cell.
"""

from typing import Any, NamedTuple

import numpy as np
from numba import njit, prange

from daedalus.core.maze import line, turned
from daedalus.editions.sliding.box import fixed_paths, homes, slots
from daedalus.fast.lanes import (
    BOARD,
    CELLS,
    ENTRY,
    LANES,
    ONE,
    OUTSIDE,
    RIDES,
    SEVEN,
    SIZE,
    SLOTS,
    SPARE,
    TO_EAST,
    TO_SOUTH,
    TURNS,
    UNDOES,
    ZERO,
    U,
    compiled,
    expand,
    flood_one,
    pushed,
    tiles_after,
)

TURN_NUMBERS = LANES * CELLS
MASK_WORDS = TURN_NUMBERS // 8
LETTERS = 24
_LOOSE = 34  # tiles, the spare included
OPEN, WON, _CUT = 0, 1, 2
"""The state of a game: it goes on, the player who moved last has won, or it was truncated."""
_LINE_CELLS = np.array([line(slot, SIZE, SIZE) for slot in slots(SIZE, SIZE)], np.int64)
_HOMES = np.array([(*homes(SIZE, SIZE, seats), 0, 0, 0, 0)[:4] for seats in range(5)], np.int64)
_HOME_BITS = ONE << _HOMES.astype(U)
_FIRST_TURN = TURNS[:, 0].copy()
_QUARTERS = np.array([[turned(sides, at) for at in range(4)] for sides in range(16)], np.uint8)
_FIXED = np.array([fixed_paths(SIZE).get(cell, 0) for cell in range(CELLS)], np.uint8)
_EIGHT = np.array([sum((byte >> bit & 1) << 8 * bit for bit in range(8)) for byte in range(256)], U)
"""Eight bits as eight bytes."""
_BYTE, _BITS_OF_BYTE, _BOARD_CELLS = U(255), U(8), U(49)
_RISE, _MIX_ONE, _MIX_TWO = U(0x9E3779B97F4A7C15), U(0xBF58476D1CE4E5B9), U(0x94D049BB133111EB)
_S27, _S30, _S31, _S32 = U(27), U(30), U(31), U(32)
_FIVES, _THREES = U(0x5555555555555555), U(0x3333333333333333)
_NIBBLES, _BYTES = U(0x0F0F0F0F0F0F0F0F), U(0x0101010101010101)


TERMS = np.dtype(
    [
        ("seats", np.int64),
        ("cards", np.int64),
        ("limit", np.int64),  # turns after which a game is truncated
        ("later", np.bool_),  # what has ended is dealt again in place of the next turn, not at once
        ("spelled", np.bool_),  # masks as bools and planes, not as bits
        ("glance", np.bool_),  # planes also show what each push brings into reach
        ("pays", np.float64, 4),  # for a win, a card found, a turn, an illegal number
        ("loose", np.int64, _LOOSE),  # the sides of the loose tiles
        ("loose_letters", np.uint8, _LOOSE),
        ("fixed_letters", np.uint8, CELLS),
    ],
    align=True,
)
"""What is the same in all games of a batch."""
GAME = np.dtype(
    [
        ("board", U, 5),  # four planes and the spare
        ("pieces", np.int64, 4),
        ("found", np.int64, 4),  # how many cards
        ("sealed", np.int64),
        ("seat", np.int64),
        ("bar", np.int64),
        ("turns", np.int64),
        ("state", np.int64),  # OPEN, WON or CUT
        ("chance", U),  # its own stream of numbers
        ("reach", U, LANES),  # where the player in turn can walk
        ("motifs", np.uint8, CELLS + 1),  # letters, the spare's last
        ("hands", np.uint8, (4, LETTERS)),  # letters
    ],
    align=True,
)
"""A game."""
SCRATCH = np.dtype(
    [
        ("across", U, LANES),
        ("down", U, LANES),
        ("words", U, 64),
        ("deck", np.int64, 64),
        ("apart", U, 16),  # what another thread writes is in no cache line of this one
    ]
)
"""Memory of one thread."""


class Sights(NamedTuple):
    """What the players in turn see: arrays with a row for each game."""

    seat: Any
    seen: Any  # words: bits, or planes of eight cells each
    masks: Any


class Results(NamedTuple):
    """What a step returns: arrays with a row for each game."""

    paid: Any
    won: Any
    cut: Any
    sights: Sights


@compiled
def drawn(game, limit):
    """Return the next number below *limit* of a game's own stream (SplitMix64)."""
    game.chance += _RISE
    return _below(game.chance, limit)


@compiled
def _below(z, limit):
    """Return the number below *limit* that a place in the stream stands for."""
    z = (z ^ (z >> _S30)) * _MIX_ONE
    z = (z ^ (z >> _S27)) * _MIX_TWO
    z ^= z >> _S31
    return np.int64(((z >> _S32) * U(limit)) >> _S32)


@compiled
def _shuffle(deck, count, game):
    """Shuffle the first *count* of a deck."""
    for last in range(count - 1, 0, -1):
        other = drawn(game, last + 1)
        deck[last], deck[other] = deck[other], deck[last]


@compiled
def deal(game, terms, deck):
    """Deal a game: shuffle and turn the loose tiles, shuffle the cards, draw who starts."""
    board, motifs = game.board, game.motifs
    for at in range(_LOOSE):
        deck[at] = at
    _shuffle(deck, _LOOSE, game)
    north = east = south = west = ZERO
    at = 0
    for cell in range(CELLS + 1):
        if cell < CELLS and _FIXED[cell] != 0:
            sides = U(_FIXED[cell])
            motifs[cell] = terms.fixed_letters[cell]
        else:
            tile = deck[at]
            at += 1
            sides = U(_QUARTERS[terms.loose[tile], drawn(game, 4)])
            motifs[cell] = terms.loose_letters[tile]
        if cell == CELLS:
            board[4] = sides
        else:
            place = U(cell)
            north |= (sides & ONE) << place
            east |= ((sides >> ONE) & ONE) << place
            south |= ((sides >> U(2)) & ONE) << place
            west |= ((sides >> U(3)) & ONE) << place
    board[0], board[1], board[2], board[3] = north, east, south, west
    for at in range(LETTERS):
        deck[at] = at + 1
    _shuffle(deck, LETTERS, game)
    for player in range(terms.seats):
        for at in range(terms.cards):
            game.hands[player, at] = deck[player * terms.cards + at]
        game.found[player] = 0
        game.pieces[player] = _HOMES[terms.seats, player]
    game.seat = drawn(game, terms.seats)
    game.bar = -1
    game.turns = 0
    game.sealed = 0
    game.state = OPEN


@compiled
def look(game, scratch):
    """Fill the lanes of a game with where its player can walk after every push."""
    lanes, board = game.reach, game.board
    if game.state == WON:
        for lane in range(LANES):
            lanes[lane] = ZERO
        return
    ways = expand(
        board[0], board[1], board[2], board[3], np.int64(board[4]),
        ONE << U(game.pieces[game.seat]), lanes, scratch.across, scratch.down,
    )  # fmt: skip
    for lane in range(SLOTS * ways, LANES):
        lanes[lane] = ZERO
    if game.bar >= 0:
        for way in range(ways):
            lanes[way * SLOTS + game.bar] = ZERO


@compiled
def _renew(games, everything, turn, terms, scratch):
    """Deal games again, those that have ended or *everything*.

    A *turn* of -1 means that the current turn is not played.
    """
    for at in range(len(games)):
        game = games[at]
        if everything or game.state != OPEN:
            deal(game, terms, scratch.deck)
            game.turns = turn
            look(game, scratch)


@compiled
def play(game, action, terms, scratch):
    """Play a turn; return the reward of the player who moved.

    An illegal number changes nothing but the count of turns.
    """
    game.turns += 1
    if game.turns == 0:
        return 0.0  # it was dealt again in place of this turn
    lane = action // CELLS
    cell = action - lane * CELLS
    if not 0 <= action < TURN_NUMBERS or (game.reach[lane] >> U(cell)) & ONE == ZERO:
        if game.turns >= terms.limit:
            game.state = _CUT
        return terms.pays[3]
    pay = terms.pays[2]
    way = lane // SLOTS
    slot = lane - way * SLOTS
    board, pieces, letters, track = game.board, game.pieces, game.motifs, _LINE_CELLS[slot]
    board[0], board[1], board[2], board[3], board[4] = pushed(
        board[0], board[1], board[2], board[3], board[4], slot, TURNS[np.int64(board[4]), way]
    )
    out = letters[track[6]]
    for at in range(6, 0, -1):
        letters[track[at]] = letters[track[at - 1]]
    letters[track[0]] = letters[SPARE]
    letters[SPARE] = out
    for player in range(terms.seats):
        pieces[player] = RIDES[slot, pieces[player]]
    game.bar = UNDOES[slot]
    mover = game.seat
    pieces[mover] = cell
    have = game.found[mover]
    if have < terms.cards:
        if letters[cell] == game.hands[mover, have]:
            game.found[mover] = have + 1
            pay += terms.pays[1]
            if have + 1 < terms.cards:
                game.sealed |= 1 << mover
    elif cell == _HOMES[terms.seats, mover]:
        game.state = WON
        pay += terms.pays[0]
    if game.state == OPEN:
        mover = mover + 1 if mover + 1 < terms.seats else 0
        game.seat = mover
        game.sealed &= ~(1 << mover)
        if game.turns >= terms.limit:
            game.state = _CUT
    look(game, scratch)
    return pay


@compiled
def _goal_of(game, player, own, terms):
    """Return where a walk of *player* would count, as far as visible; bit 49 is the spare."""
    have = game.found[player]
    if have == terms.cards:
        return _HOME_BITS[terms.seats, player]
    if not own:
        return ZERO
    letter = game.hands[player, have]
    for cell in range(CELLS + 1):
        if game.motifs[cell] == letter:
            return ONE << U(cell)
    return ZERO


@compiled
def _show_bits(game, terms, row):
    """Fill a row with the maze, the spare, the bar; for each seat piece, goal and cards left."""
    board, seats = game.board, terms.seats
    row[0], row[1], row[2], row[3] = board[0], board[1], board[2], board[3]
    row[4] = _FIRST_TURN[np.int64(board[4])]
    row[5] = ONE << ENTRY[game.bar] if game.bar >= 0 else ZERO
    player = game.seat
    for at in range(seats):
        row[6 + at] = ONE << U(game.pieces[player])
        row[6 + seats + at] = _goal_of(game, player, at == 0, terms)
        row[6 + 2 * seats + at] = U(terms.cards - game.found[player])
        player = player + 1 if player + 1 < seats else 0


@compiled
def _spread_bits(words, count, row):
    """Write sets of 49 cells, one after the other, as bytes of 0 and 1, eight at a time."""
    rest, have, at = ZERO, ZERO, 0
    for word in range(count):
        rest |= words[word] << have
        have += _BOARD_CELLS
        while have >= _BITS_OF_BYTE:
            row[at] = _EIGHT[np.int64(rest & _BYTE)]
            rest >>= _BITS_OF_BYTE
            have -= _BITS_OF_BYTE
            at += 1
    if have > ZERO:
        row[at] = _EIGHT[np.int64(rest & _BYTE)]


@compiled
def sample(games, chance, actions):
    """Draw a legal turn of every game, each as likely as any other; 0 where there is none."""
    for at in range(len(games)):
        lanes = games[at].reach
        many = 0
        for lane in range(LANES):
            many += _count(lanes[lane])
        actions[at] = 0
        if many == 0:
            continue
        chance[0] += _RISE
        wanted = _below(chance[0], many)
        for lane in range(LANES):
            here = _count(lanes[lane])
            if wanted >= here:
                wanted -= here
                continue
            bits = lanes[lane]
            for _ in range(wanted):
                bits &= bits - ONE
            actions[at] = lane * CELLS + _count((bits & -bits) - ONE)
            break


@compiled
def _count(bits):
    """Return how many bits are set."""
    bits = bits - ((bits >> ONE) & _FIVES)
    bits = (bits & _THREES) + ((bits >> U(2)) & _THREES)
    bits = (bits + (bits >> U(4))) & _NIBBLES
    return np.int64((bits * _BYTES) >> U(56))


@compiled
def show_masks(games, masks):
    """Fill masks[n, 294], whose bytes are the 2352 turns, from the lanes."""
    for at in range(len(games)):
        _spread_bits(games[at].reach, LANES, masks[at])


@compiled
def _show_glance(game, terms, row, at):
    """Write the last planes: where the player in turn can walk now and after every push, and where
    their goal then lies."""
    board, lanes, player = game.board, game.reach, game.seat
    east = board[1] & (board[3] >> ONE) & TO_EAST
    south = board[2] & (board[0] >> SEVEN) & TO_SOUTH
    home = game.found[player] == terms.cards
    goal = _goal_of(game, player, True, terms)
    now = flood_one(ONE << U(game.pieces[player]), east, south, SEVEN, ONE)
    _spell(now if game.state != WON else ZERO, row, at)
    at += CELLS
    for lane in range(LANES):
        _spell(lanes[lane], row, at + lane * CELLS)
        after = goal if home else tiles_after(goal, lane % SLOTS) & BOARD
        _spell(after if lanes[lane] != ZERO else ZERO, row, at + (LANES + lane) * CELLS)


@compiled
def _spell(cells, row, at):
    """Write a set of cells as bytes of 0 and 1, wherever they begin."""
    for cell in range(CELLS):
        row[at + cell] = np.int8((cells >> U(cell)) & ONE)


@compiled
def _show_planes(game, terms, planes, row, words):
    """Fill the planes of `adapters.encoding`: *planes* as words and *row* as bytes are one row."""
    board, letters, seats = game.board, game.motifs, terms.seats
    words[0], words[1], words[2], words[3] = board[0], board[1], board[2], board[3]
    at = 4
    spare = _FIRST_TURN[np.int64(board[4])]
    player = game.seat
    on_spare = 4 + 3 * seats + 7
    others = ZERO
    for turn in range(seats):
        words[at + turn] = ONE << U(game.pieces[player])
        goal = _goal_of(game, player, turn == 0, terms)
        words[at + seats + turn] = goal & BOARD
        words[on_spare + turn] = BOARD if (goal >> OUTSIDE) & ONE else ZERO
        have = ZERO
        for card in range(game.found[player]):
            have |= ONE << U(game.hands[player, card])
        marked = ZERO
        if have != ZERO:
            for cell in range(CELLS):
                marked |= ((have >> U(letters[cell])) & ONE) << U(cell)
        words[at + 2 * seats + turn] = marked
        if turn:
            others |= _HOME_BITS[seats, player]
        player = player + 1 if player + 1 < seats else 0
    at += 3 * seats
    words[at] = _HOME_BITS[seats, player]
    words[at + 1] = others
    words[at + 2] = ONE << ENTRY[game.bar] if game.bar >= 0 else ZERO
    for side in range(4):
        words[at + 3 + side] = BOARD if (spare >> U(side)) & ONE else ZERO
    at += 7 + seats
    words[at] = ZERO
    words[at + 1] = BOARD if game.state != WON else ZERO
    _spread_bits(words, at + 2, planes)
    at = (at + 2) * CELLS
    for cell in range(CELLS):
        row[at + cell] = letters[cell]
    at += CELLS
    for cell in range(CELLS):
        row[at + cell] = letters[SPARE]
    at += CELLS
    for _ in range(seats):
        left = terms.cards - game.found[player]
        for cell in range(CELLS):
            row[at + cell] = left
        at += CELLS
        player = player + 1 if player + 1 < seats else 0
    if terms.glance:
        _show_glance(game, terms, row, at)


@compiled
def show(games, low, everything, terms, sights, words):
    """Fill the rows of games from *low* on, all or those that have ended."""
    seats, seen, masks = sights
    cells = seen.view(np.int8)
    for at in range(len(games)):
        game, row = games[at], low + at
        if not everything and game.state == OPEN:
            continue
        seats[row] = game.seat
        if terms.spelled:
            _spread_bits(game.reach, LANES, masks[row])
            _show_planes(game, terms, seen[row], cells[row], words)
        else:
            for lane in range(LANES):
                masks[row, lane] = game.reach[lane]
            _show_bits(game, terms, seen[row])


@compiled
def attend(games, low, actions, terms, results, last, scratch):
    """Play a turn in *games*, or deal them if there are no actions; return how many have ended.

    They are the rows from *low* on of everything else.  The final sights of games that are dealt
    again at once go to *last*.
    """
    terms, scratch = terms[0], scratch[0]
    dealing, ended = len(actions) == 0, 0
    if dealing or terms.later:
        _renew(games, dealing, 0 if dealing else -1, terms, scratch)
    if not dealing:
        for at in range(len(games)):
            game, row = games[at], low + at
            results.paid[row] = play(game, actions[row], terms, scratch)
            results.won[row], results.cut[row] = game.state == WON, game.state == _CUT
            ended += game.state != OPEN
        if not terms.later:
            show(games, low, False, terms, last, scratch.words)
            _renew(games, False, 0, terms, scratch)
    show(games, low, True, terms, results.sights, scratch.words)
    return ended


@njit(parallel=True, cache=True, nogil=True, error_model="numpy")
def attend_in_threads(games, bounds, actions, terms, results, last, scratch):
    """Do what `attend` does, in as many threads as there are rows of *scratch*.

    Threads of Python would be slower than one: waking them takes as long as the step of a thousand
    games.  Those of numba's OpenMP wait for each other in the kernel.
    """
    paid, won, cut, sights = results  # records have to be taken apart for a parallel loop
    seats, seen, masks = sights
    last_seats, last_seen, last_masks = last
    ended = 0
    for part in prange(len(scratch)):
        low = bounds[part]
        ended += attend(
            games[low : bounds[part + 1]], low, actions, terms,
            Results(paid, won, cut, Sights(seats, seen, masks)),
            Sights(last_seats, last_seen, last_masks), scratch[part : part + 1],
        )  # fmt: skip
    return ended
