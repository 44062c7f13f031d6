"""Compiled search of the master for two: a turn, the expert's reply, and one's own best turn then.

The reply is that of an expert who holds a sampled card and does not know ours; a turn is worth what
our best turn after the reply is worth, by the expert's judgement.  Both judge only the lanes that
look best at first sight: all of them would take three times as long.
"""

import numpy as np

from daedalus.fast.arrays import local
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
from daedalus.fast.layout import TILES
from daedalus.fast.search import (
    GUESSED,
    HIDDEN,
    HOMEWARD,
    SHOWN,
    count,
    lowest,
    push_board,
    two_turns,
    weigh,
)
from daedalus.fast.static import (
    NOT_POSSIBLE,
    WON,
    blend,
    carry,
    find_chance,
    find_ends,
    judge,
    put,
    put_all,
    ride_along,
)

LEAST, PER_PUSH = 0.10, 0.9  # chance to reach the goal next, at first sight: by the pushes that do


@compiled
def best_turn(
    board, bar, pieces, mine, masks, kinds, odds, values, means, flags, likely, width, picked,
    scores, after, best, ends, work,
):  # fmt: skip
    """Pick the expert's turn among the *width* lanes that look best, for two players.

    picked: slot, way, walker, cell.  Return its value.  See static.evaluate.
    """
    edge, own, lord_too = flags[1] == 1, flags[2] == 1, flags[3] == 1
    lanes = SLOTS * WAYS[np.int64(board[4])]
    home = kinds[0] == HOMEWARD
    spot = masks[0, 2] if home and not edge else ZERO
    walks = local(2, U)
    chances, idle = local(3, np.float64), local(LANES, np.float64)
    looks = local(LANES, np.float64)
    for lane in range(LANES):
        looks[lane] = NOT_POSSIBLE
    found = find_ends(board, bar, pieces, mine, masks, kinds, flags, work)
    if not found:
        for lane in range(LANES):
            best[0, lane], best[1, lane] = 0, 0
        if own:
            two_turns(
                board, bar, ONE << U(pieces[0]), ZERO if home else mine[0], spot, edge and home,
                best[0], ends, work, after,
            )  # fmt: skip
        if lord_too:
            two_turns(
                board, bar, ONE << U(pieces[4]), mine[1], ZERO, False, best[1], ends, work, after
            )
    pieces_after, mine_after, masks_after = local(5, np.int64), local(4, U), local((4, 3), U)
    likely_after = local(TILES, np.float64)
    put(pieces, pieces_after)
    put_all(masks, masks_after)
    total = count(mine[2] | mine[3])
    many = 0
    for lane in range(lanes):
        slot = lane % SLOTS
        walks[0], walks[1] = work[6, lane], work[8, lane]
        if walks[0] | walks[1] == ZERO:
            continue
        if found and (home or kinds[5] == 2):
            picked[0], picked[1] = slot, lane // SLOTS
            picked[2] = 0 if walks[0] != ZERO else 1
            picked[3] = lowest(walks[picked[2]])
            return WON
        push_board(board, slot, lane // SLOTS, after)
        many += 1
        carry(slot, pieces, mine, masks, pieces_after, mine_after, masks_after)
        plain, signed = masks_after[1, 0], masks_after[1, 1]
        if kinds[1] == HIDDEN or kinds[1] == GUESSED:
            plain, signed = mine_after[2], mine_after[3]
        if kinds[1] == GUESSED:
            ride_along(likely, slot, likely_after)
        chances[0] = weigh(
            after, UNDOES[slot], pieces_after[1], pieces_after[4], kinds[1], plain, signed,
            masks[1, 2], edge, odds[1], likely_after, idle, work,
        )  # fmt: skip
        chance = 0.0
        if found:
            walker = 0 if walks[0] != ZERO else 1
            cell = lowest(walks[walker])
            kind = HOMEWARD if kinds[5] == 1 else kinds[4]
            plain, signed = mine_after[2], mine_after[3]
            if kind == SHOWN:
                taken = ~(ONE << U(cell))
                plain, signed = mine_after[0] & taken, mine_after[1] & taken
            chance = find_chance(
                after, UNDOES[slot], cell if walker == 0 else pieces_after[0],
                cell if walker == 1 else pieces_after[4], kind, plain, signed, masks[0, 2], edge,
                total, work,
            )  # fmt: skip
        else:
            pushes = max(best[0, lane], best[1, lane])
            chance = LEAST + PER_PUSH * pushes / 48.0
        looks[lane] = blend(values[1 if found else 0], chance, chances)
    value = NOT_POSSIBLE
    for _ in range(min(width, many)):
        lane = int(np.argmax(looks))
        looks[lane] = NOT_POSSIBLE - 1.0
        slot = lane % SLOTS
        walks[0], walks[1] = work[6, lane], work[8, lane]
        push_board(board, slot, lane // SLOTS, after)
        carry(slot, pieces, mine, masks, pieces_after, mine_after, masks_after)
        if kinds[1] == GUESSED:
            ride_along(likely, slot, likely_after)
        judge(
            after, UNDOES[slot], pieces_after, mine_after, masks_after, kinds, odds, values, means,
            flags, likely_after, found, walks, scores, work,
        )  # fmt: skip
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
def sit(player, spots, sets, cards, homes, flags, next_kind, known, pieces, mine, masks, kinds,
        odds, allowed):  # fmt: skip
    """Fill what *player* knows when its turn comes, for static.evaluate; see `replies`."""
    other = 1 - player
    any_order, ending = flags[2] == 1, flags[3]
    put(spots, pieces)
    pieces[0], pieces[1] = spots[player], spots[other]
    mine[0], mine[1] = sets[2 * player], sets[2 * player + 1]
    mine[2], mine[3] = sets[4], sets[5]
    if player == 1:  # our card is one more that it has not seen, its own is one less
        mine[2] = (mine[2] | sets[0]) & ~mine[0]
        mine[3] = (mine[3] | sets[1]) & ~mine[1]
    masks[0, 0], masks[0, 1], masks[0, 2] = mine[0], mine[1], homes[player]
    masks[1, 0], masks[1, 1], masks[1, 2] = sets[2 * other], sets[2 * other + 1], homes[other]
    kinds[0] = SHOWN if cards[player] else HOMEWARD
    kinds[1] = known if cards[other] else HOMEWARD
    kinds[4], kinds[5] = next_kind, 0
    if cards[player] == 1:
        kinds[5] = 2 if ending == 1 else 1
    fill_odds(odds[1], count(mine[2] | mine[3]), cards[other], any_order)
    allowed[0], allowed[1] = 2, flags[1]
    allowed[2] = 1 if cards[player] == 0 or mine[0] != ZERO or mine[1] == ZERO else 0
    allowed[3] = 1 if cards[player] and mine[1] != ZERO else 0


@compiled
def replies(
    board, pieces, mine, masks, kinds, flags, left, theirs, ours, likely, worlds, weight, turns,
    alive, sums, first, number, width, odds, scores, work,
):  # fmt: skip
    """Evaluate the reply to every candidate turn that is alive, in some of the worlds.

    turns[candidate]: lane, walker, cell.  flags: players, edge, any order, ending on the last card,
    open hands.  worlds[world]: the other's plain and signed goals, and one's own next card (tiles).
    theirs[own finds] and ours[own finds, other's finds]: the race as static.judge expects it, for
    the mover.  likely: our belief about the other's card (see static.judge), until it finds one.
    sums[candidate] grows by the chance to win, times *weight*.  odds and scores are scratch memory:
    on the stack they would not fit into one page, which Windows has to be asked for.
    """
    any_order, ending = flags[2] == 1, flags[3]
    known, guessed, next_kind = SHOWN if flags[4] == 1 else HIDDEN, kinds[1] == GUESSED, kinds[4]
    once, twice = local(TILES, np.float64), local(TILES, np.float64)
    after = local(5, U)
    best, ends = local((2, LANES), np.int64), local(LANES, U)
    boards, spots, sets = local((2, 5), U), local(5, np.int64), local(7, U)
    cards, homes = local(2, np.int64), local(2, U)
    homes[0], homes[1] = masks[0, 2], masks[1, 2]
    their_pieces, their_mine = local(5, np.int64), local(4, U)
    their_masks, their_kinds = local((4, 3), U), local(6, np.int64)
    means, allowed = local(4, np.float64), local(4, np.int64)
    picked = local(4, np.int64)
    for world in range(first, first + number):
        for candidate in range(len(turns)):
            if not alive[candidate]:
                continue
            sets[0], sets[1] = mine[0], mine[1]
            sets[2], sets[3] = worlds[world, 0], worlds[world, 1]
            sets[4], sets[5], sets[6] = mine[2], mine[3], worlds[world, 2]
            put(pieces, spots)
            cards[0], cards[1] = left[0], left[1]
            slot, walker, cell = (
                turns[candidate, 0] % SLOTS,
                turns[candidate, 1],
                turns[candidate, 2],
            )
            shift(slot, board, turns[candidate, 0] // SLOTS, boards[0], spots, sets)
            spots[4 if walker == 1 else 0] = cell
            own = 1 if take(0, walker, cell, sets, cards, any_order) else 0
            if own and cards[0] == 0 and ending == 1:
                sums[candidate] += weight
                continue
            if guessed:
                ride_along(likely, slot, once)
            sit(1, spots, sets, cards, homes, flags, next_kind, known, their_pieces, their_mine,
                their_masks, their_kinds, odds, allowed)  # fmt: skip
            value = best_turn(
                boards[0], UNDOES[slot], their_pieces, their_mine, their_masks, their_kinds, odds,
                theirs[own], means, allowed, once, width, picked, scores, after, best, ends, work,
            )  # fmt: skip
            if value >= WON:
                continue
            slot, walker, cell = picked[0], picked[2], picked[3]
            shift(slot, boards[0], picked[1], boards[1], spots, sets)
            spots[4 if walker == 1 else 1] = cell
            their = 1 if take(1, walker, cell, sets, cards, any_order) else 0
            if own and cards[0] and not any_order:  # now the next card is revealed
                sets[1 if sets[6] & sets[5] != ZERO else 0] = sets[6]
                sets[4], sets[5] = sets[4] & ~sets[6], sets[5] & ~sets[6]
            still = guessed and not their and cards[1]
            if still:
                ride_along(once, slot, twice)
            sit(0, spots, sets, cards, homes, flags, next_kind, GUESSED if still else known,
                their_pieces, their_mine, their_masks, their_kinds, odds, allowed)  # fmt: skip
            value = best_turn(
                boards[1], UNDOES[slot], their_pieces, their_mine, their_masks, their_kinds, odds,
                ours[own, their], means, allowed, twice, width, picked, scores, after, best, ends,
                work,
            )  # fmt: skip
            sums[candidate] += weight * min(value, 1.0)
