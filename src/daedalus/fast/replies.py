"""Compiled search of the master for two: a turn, the expert's reply, and one's own best turn then.

The reply is that of an expert who holds a sampled card and does not know ours; a turn is worth what
our best turn after the reply is worth, by the expert's judgement.  Both judge only the lanes that
look best at first sight: all of them would take three times as long.
"""

import numpy as np

from daedalus.fast.arrays import local
from daedalus.fast.judgement import GUESSED, HIDDEN, HOMEWARD, SHOWN, WON
from daedalus.fast.lanes import (
    LANES,
    ONE,
    RIDES,
    SLOTS,
    UNDOES,
    WAYS,
    ZERO,
    U,
    compiled,
    tiles_after,
)
from daedalus.fast.search import (
    count,
    lowest,
    push_board,
    two_turns,
    weigh,
)
from daedalus.fast.static import (
    NOT_POSSIBLE,
    blend,
    carry,
    copy,
    find_chance,
    find_ends,
    judge,
    put,
    put_all,
    ride_along,
)

_LEAST, _PER_PUSH = (
    0.10,
    0.9,
)  # chance to reach the goal next, at first sight: by the pushes that do


@compiled
def best_turn(sight, after, width, picked, scores, best, ends, work):
    """Pick the expert's turn among the *width* lanes that look best, for two players.

    picked: slot, way, walker, cell.  Return its value.  See static.evaluate; all that follows
    *picked* is scratch memory, and *after* too.
    """
    board, bar, kinds, flags = sight.board, sight.bar, sight.kinds, sight.flags
    edge, own, lord_too = flags[1] == 1, flags[2] == 1, flags[3] == 1
    home = kinds[0] == HOMEWARD
    spot = sight.masks[0, 2] if home and not edge else ZERO
    walks = local(2, U)
    chances, idle = local(3, np.float64), local(LANES, np.float64)
    looks = local(LANES, np.float64)
    for lane in range(LANES):
        looks[lane] = NOT_POSSIBLE
    copy(sight, after)
    found = find_ends(sight, work)
    if not found:
        for lane in range(LANES):
            best[0, lane], best[1, lane] = 0, 0
        if own:
            two_turns(
                board, bar, ONE << U(sight.pieces[0]), ZERO if home else sight.mine[0], spot,
                edge and home, best[0], ends, work, after.board,
            )  # fmt: skip
        if lord_too:
            two_turns(
                board, bar, ONE << U(sight.pieces[4]), sight.mine[1], ZERO, False, best[1], ends,
                work, after.board,
            )  # fmt: skip
    many = 0
    for lane in range(SLOTS * WAYS[np.int64(board[4])]):
        slot = lane % SLOTS
        walks[0], walks[1] = work[6, lane], work[8, lane]
        if walks[0] | walks[1] == ZERO:
            continue
        if found and (home or kinds[5] == 2):
            picked[0], picked[1] = slot, lane // SLOTS
            picked[2] = 0 if walks[0] != ZERO else 1
            picked[3] = lowest(walks[picked[2]])
            return WON
        many += 1
        carry(sight, slot, lane // SLOTS, after)
        chances[0] = weigh(after, 1, idle, work)
        chance = 0.0
        if found:
            walker = 0 if walks[0] != ZERO else 1
            cell = lowest(walks[walker])
            kind = HOMEWARD if kinds[5] == 1 else kinds[4]
            plain, signed = after.mine[2], after.mine[3]
            if kind == SHOWN:
                taken = ~(ONE << U(cell))
                plain, signed = after.mine[0] & taken, after.mine[1] & taken
            chance = find_chance(
                after, after.board, after.bar, cell if walker == 0 else after.pieces[0],
                cell if walker == 1 else after.pieces[4], kind, plain, signed, work,
            )  # fmt: skip
        else:
            pushes = max(best[0, lane], best[1, lane])
            chance = _LEAST + _PER_PUSH * pushes / 48.0
        looks[lane] = blend(sight.values[1 if found else 0], chance, chances)
    value = NOT_POSSIBLE
    for _ in range(min(width, many)):
        lane = int(np.argmax(looks))
        looks[lane] = NOT_POSSIBLE - 1.0
        slot = lane % SLOTS
        walks[0], walks[1] = work[6, lane], work[8, lane]
        carry(sight, slot, lane // SLOTS, after)
        judge(after, found, walks, scores, work)
        for walker in range(2):
            bits = walks[walker]
            while bits != ZERO:
                cell = lowest(bits)
                bits &= bits - ONE
                if scores[walker, cell] > value:
                    value = scores[walker, cell]
                    picked[0], picked[1], picked[2], picked[3] = slot, lane // SLOTS, walker, cell
    return value


@compiled
def fill_odds(odds, unseen, cards, any_order):
    """Fill the chances that one of r cards of *unseen* is among a player's possible goals."""
    held = min(cards, unseen) if any_order else 1
    for reached in range(min(unseen + 1, len(odds))):
        missed = 1.0
        for at in range(held):
            missed *= max(unseen - reached - at, 0) / max(unseen - at, 1)
        odds[reached] = 1.0 - missed


@compiled
def shift(slot, board, way, boards, pieces, sets):
    """Push: carry the pieces and all sets of tiles along."""
    push_board(board, slot, way, boards)
    for at in range(5):
        if pieces[at] >= 0:
            pieces[at] = RIDES[slot, pieces[at]]
    for at in range(len(sets)):
        sets[at] = tiles_after(sets[at], slot)


@compiled
def take(player, walker, cell, sets, left, any_order):
    """Walk *player* to *cell*; return whether it finds something.

    sets: own plain and signed goals, the other's, unseen plain and signed, one's own next card.
    """
    bit = ONE << U(cell)
    goal = 2 * player + walker
    if left[player] == 0 or sets[goal] & bit == ZERO:
        return False
    left[player] -= 1
    sets[goal] = sets[goal] & ~bit if any_order else ZERO
    sets[4], sets[5] = sets[4] & ~bit, sets[5] & ~bit
    return True


@compiled
def sit(player, spots, sets, cards, block, known, reply):
    """Fill *reply* with what *player* knows when its turn comes; see `replies`."""
    other, rules, mine, masks = 1 - player, block.rules, reply.mine, reply.masks
    put(spots, reply.pieces)
    reply.pieces[0], reply.pieces[1] = spots[player], spots[other]
    mine[0], mine[1] = sets[2 * player], sets[2 * player + 1]
    mine[2], mine[3] = sets[4], sets[5]
    if player == 1:  # our card is one more that it has not seen, its own is one less
        mine[2] = (mine[2] | sets[0]) & ~mine[0]
        mine[3] = (mine[3] | sets[1]) & ~mine[1]
    masks[0, 0], masks[0, 1], masks[0, 2] = mine[0], mine[1], block.masks[player, 2]
    masks[1, 0], masks[1, 1] = sets[2 * other], sets[2 * other + 1]
    masks[1, 2] = block.masks[other, 2]
    reply.kinds[0] = SHOWN if cards[player] else HOMEWARD
    reply.kinds[1] = known if cards[other] else HOMEWARD
    reply.kinds[4], reply.kinds[5] = block.kinds[4], 0
    if cards[player] == 1:
        reply.kinds[5] = 2 if rules[3] == 1 else 1
    fill_odds(reply.odds[1], count(mine[2] | mine[3]), cards[other], rules[2] == 1)
    reply.flags[0], reply.flags[1] = 2, rules[1]
    reply.flags[2] = 1 if cards[player] == 0 or mine[0] != ZERO or mine[1] == ZERO else 0
    reply.flags[3] = 1 if cards[player] and mine[1] != ZERO else 0


@compiled
def replies(block, sight, reply, after):
    """Add to `sums` what every candidate that is alive is worth in this `world`.

    rules: players, edge, any order, ending on the last card, open hands.  world: the other's plain
    and signed goals, and one's own next card (tiles).  theirs[own finds] and ours[own finds,
    other's finds]: the race as static.judge expects it, for the mover.  Our belief about the
    other's card (see static.judge) holds until it finds one.  *reply* and *after* are scratch
    memory: on the stack they would not fit into one page, which Windows has to be asked for.
    """
    rules, world, mine = block.rules, block.world[0], sight.mine
    work, scores = block.work, block.scores[0]
    any_order, ending = rules[2] == 1, rules[3]
    known, guessed = SHOWN if rules[4] == 1 else HIDDEN, sight.kinds[1] == GUESSED
    best, ends = local((2, LANES), np.int64), local(LANES, U)
    spots, sets = local(5, np.int64), local(7, U)
    cards, picked = local(2, np.int64), local(4, np.int64)
    for at in range(4):
        reply.means[at] = 0.0
    for candidate in range(block.candidates):
        if not block.alive[candidate]:
            continue
        turn = block.turns[candidate]
        sets[0], sets[1] = mine[0], mine[1]
        sets[2], sets[3] = world[0], world[1]
        sets[4], sets[5], sets[6] = mine[2], mine[3], world[2]
        put(sight.pieces, spots)
        cards[0], cards[1] = block.left[0], block.left[1]
        slot, walker, cell = turn[0] % SLOTS, turn[1], turn[2]
        shift(slot, sight.board, turn[0] // SLOTS, reply.board, spots, sets)
        reply.bar = UNDOES[slot]
        spots[4 if walker == 1 else 0] = cell
        own = 1 if take(0, walker, cell, sets, cards, any_order) else 0
        if own and cards[0] == 0 and ending == 1:
            block.sums[candidate] += block.weight
            continue
        if guessed:
            ride_along(sight.likely, slot, reply.likely)
        sit(1, spots, sets, cards, block, known, reply)
        put_all(block.theirs[own], reply.values)
        value = best_turn(reply, after, block.width, picked, scores, best, ends, work)
        if value >= WON:
            continue
        slot, walker, cell = picked[0], picked[2], picked[3]
        shift(slot, reply.board, picked[1], after.board, spots, sets)
        put(after.board, reply.board)
        reply.bar = UNDOES[slot]
        spots[4 if walker == 1 else 1] = cell
        their = 1 if take(1, walker, cell, sets, cards, any_order) else 0
        if own and cards[0] and not any_order:  # now the next card is revealed
            sets[1 if sets[6] & sets[5] != ZERO else 0] = sets[6]
            sets[4], sets[5] = sets[4] & ~sets[6], sets[5] & ~sets[6]
        still = guessed and not their and cards[1]
        if still:
            ride_along(reply.likely, slot, after.likely)
            put(after.likely, reply.likely)
        sit(0, spots, sets, cards, block, GUESSED if still else known, reply)
        put_all(block.ours[own, their], reply.values)
        value = best_turn(reply, after, block.width, picked, scores, best, ends, work)
        block.sums[candidate] += block.weight * min(value, 1.0)
