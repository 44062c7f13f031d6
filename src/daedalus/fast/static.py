"""Compiled evaluation of every turn: one's own next chance, averaged over what the others may push
before it, against what the turn leaves to them (docs/bots.md)."""

import numpy as np

from daedalus.fast import judgement
from daedalus.fast.arrays import local
from daedalus.fast.judgement import (
    FIND_BONUS,
    GUESSED,
    HOMEWARD,
    LATER_PULL,
    SHOWN,
    STEP_MALUS,
    WON,
)
from daedalus.fast.lanes import (
    CELLS,
    LANES,
    ONE,
    RIDES,
    SLOTS,
    TILE_RIDES,
    UNDOES,
    WAYS,
    ZERO,
    U,
    before,
    compiled,
    tiles_after,
)
from daedalus.fast.search import (
    catch,
    count,
    leaves,
    lowest,
    push_board,
    reach_all,
    serve,
    targets,
    weigh,
)

NOT_POSSIBLE = -1.0
_PULL = np.array(LATER_PULL)
blend, _mixed_from, _mixed_on = (
    compiled(each) for each in (judgement.blend, judgement.mixed_from, judgement.mixed_on)
)


@compiled
def put(source, target):
    """Copy a row; assigning slices could allocate memory."""
    for at in range(len(source)):
        target[at] = source[at]


@compiled
def put_all(source, target):
    """Copy rows."""
    for at in range(len(source)):
        put(source[at], target[at])


@compiled
def _push_between(reply, players, boards, bars, slots):
    """Push for the players after the first opponent, always the same way after the same reply.

    boards[0] is after the first opponent's push; the last one is boards[players - 2].
    """
    mixed = _mixed_from(reply)
    for at in range(players - 2):
        mixed = _mixed_on(mixed)
        slot = (mixed // 65536) % SLOTS
        if slot == bars[at]:
            slot = (slot + 1) % SLOTS
        way = (mixed // 4096) % WAYS[np.int64(boards[at, 4])]
        push_board(boards[at], slot, way, boards[at + 1])
        bars[at + 1] = UNDOES[slot]
        slots[at + 1] = slot


@compiled
def find_chance(sight, board, bar, piece, lord, kind, plain, signed, work):
    """Return the mover's chance to reach its next goal in one turn, on a later board.

    That is an unseen card, one of a set, or the end.
    """
    start = ONE << U(piece)
    if kind == HOMEWARD:
        if sight.flags[1] == 1:
            return 1.0 if leaves(board, bar, start, work) else 0.0
        _, cells = serve(board, bar, start, work)
        return 1.0 if cells & sight.masks[0, 2] != ZERO else 0.0
    hit = ZERO
    if plain != ZERO:
        tiles, _ = serve(board, bar, start, work)
        hit = tiles & plain
    if signed != ZERO:
        tiles, _ = serve(board, bar, ONE << U(lord), work)
        hit |= tiles & signed
    if kind == SHOWN:
        return 1.0 if hit != ZERO else 0.0
    total = count(sight.mine[2] | sight.mine[3])
    return count(hit) / total if total else 0.0


@compiled
def near(cell, tiles, spot):
    """Return the steps from *cell* to the nearest of *tiles* and *spot*, 12 if there is none."""
    steps = 12
    bits = (tiles | spot) & U((1 << 49) - 1)
    while bits != ZERO:
        goal = lowest(bits)
        far = abs(goal // 7 - cell // 7) + abs(goal % 7 - cell % 7)
        steps = min(steps, far)
        bits &= bits - ONE
    return steps


@compiled
def judge(sight, found, ends, scores, work):
    """Fill scores[walker, cell] for the ends of a turn that has led to this sight.

    pieces[0] is the mover's, pieces[1:4] the next players' in their order, pieces[4] the dark lord
    or -1.  mine: own plain and signed goals (tiles), unseen plain and signed cards (tiles).
    masks[player]: plain and signed goals (tiles) and home (a cell), where its kind needs them.
    kinds[player]: what each goes for; kinds[4]: the mover after a find; kinds[5]: 1 if a find is
    its last, 2 if that ends the game.  odds[player, r]: its chance if r unseen cards are reached.
    values[found, corner]: what the race is worth; means[player]: a usual chance.
    flags: number of players, leaving by the edge, own piece may walk, dark lord may walk.
    likely: how likely the next player's card is that of each tile, where its kind is GUESSED.
    found: these ends are goals.  ends[walker]: the cells to judge.
    """
    board, bar, pieces, mine, masks = sight.board, sight.bar, sight.pieces, sight.mine, sight.masks
    kinds, values, means, flags = sight.kinds, sight.values, sight.means, sight.flags
    players, edge, own, lord_too = flags[0], flags[1] == 1, flags[2] == 1, flags[3] == 1
    weights, idle = local(LANES, np.float64), local(LANES, np.float64)
    boards, bars, slots = local((4, 5), U), local(4, np.int64), local(4, np.int64)
    chances = local(3, np.float64)
    home = kinds[0] == HOMEWARD
    piece, lord = pieces[0], pieces[4]
    if found and (home or kinds[5] == 2):
        for walker in range(2):
            bits = ends[walker]
            while bits != ZERO:
                scores[walker, lowest(bits)] = WON
                bits &= bits - ONE
        return
    pull = 1.0
    for other in range(1, players):
        chance = weigh(sight, other, weights if other == 1 else idle, work)
        chances[other - 1] = means[other] + pull * (chance - means[other])
        pull = _PULL[other]
    if players == 1:
        weights[0] = 1.0
    last = max(players - 2, 0)
    mean = local((2, CELLS), np.float64)
    spot = masks[0, 2] if home and not edge else ZERO
    for reply in range(LANES):
        weight = weights[reply]
        if weight <= 0.0:
            continue
        if players == 1:
            put(board, boards[0])
            bars[0] = bar
        else:
            at = reply % SLOTS
            push_board(board, at, reply // SLOTS, boards[0])
            bars[0], slots[0] = UNDOES[at], at
            _push_between(reply, players, boards, bars, slots)
        if found:
            for walker in range(2):
                bits = ends[walker]
                while bits != ZERO:
                    cell = lowest(bits)
                    bits &= bits - ONE
                    mine_at = cell if walker == 0 else piece
                    lord_at = cell if walker == 1 else lord
                    kind = HOMEWARD if kinds[5] == 1 else kinds[4]
                    plain, signed = mine[2], mine[3]
                    if kind == SHOWN:
                        taken = ~(ONE << U(cell))
                        plain, signed = mine[0] & taken, mine[1] & taken
                    for ply in range(players - 1):
                        slot = slots[ply]
                        mine_at = RIDES[slot, mine_at]
                        if lord_at >= 0:
                            lord_at = RIDES[slot, lord_at]
                        plain, signed = tiles_after(plain, slot), tiles_after(signed, slot)
                    mean[walker, cell] += weight * find_chance(
                        sight, boards[last], bars[last], mine_at, lord_at, kind, plain, signed,
                        work,
                    )  # fmt: skip
            continue
        plain, signed = mine[0], mine[1]
        for ply in range(players - 1):
            plain, signed = tiles_after(plain, slots[ply]), tiles_after(signed, slots[ply])
        cells, lord_cells = ZERO, ZERO
        if own and (home or plain != ZERO):
            cells = catch(boards[last], bars[last], plain, spot, edge and home, work)
        if lord_too and signed != ZERO:
            lord_cells = catch(boards[last], bars[last], signed, ZERO, False, work)
        for ply in range(players - 2, -1, -1):
            cells, lord_cells = before(cells, slots[ply]), before(lord_cells, slots[ply])
        # Where both pieces may walk, the one that stays may reach its goal as well.
        own_hits, lord_hits = cells, lord_cells
        if lord_too and (lord_hits >> U(lord)) & ONE != ZERO:
            cells = ~ZERO
        if own and lord_too and (own_hits >> U(piece)) & ONE != ZERO:
            lord_cells = ~ZERO
        for cell in range(CELLS):
            mean[0, cell] += weight * np.float64((cells >> U(cell)) & ONE)
        if lord_too:
            for cell in range(CELLS):
                mean[1, cell] += weight * np.float64((lord_cells >> U(cell)) & ONE)
    for walker in range(2):
        bits = ends[walker]
        while bits != ZERO:
            cell = lowest(bits)
            bits &= bits - ONE
            if found:
                scores[walker, cell] = FIND_BONUS + blend(values[1], mean[walker, cell], chances)
            else:
                steps = near(cell, mine[walker], spot if walker == 0 else ZERO)
                scores[walker, cell] = (
                    blend(values[0], mean[walker, cell], chances) - STEP_MALUS * steps
                )


@compiled
def find_ends(sight, work):
    """Fill work[6], and work[8] for the dark lord, with the ends of each lane worth considering.

    Return whether a goal can be reached at once; then only ends that do are included.
    """
    reached, goals, lord_reached, lord_goals = work[6], work[7], work[8], work[9]
    board, bar, pieces, mine, flags = sight.board, sight.bar, sight.pieces, sight.mine, sight.flags
    edge, own, lord_too = flags[1] == 1, flags[2] == 1, flags[3] == 1
    lanes = SLOTS * WAYS[np.int64(board[4])]
    home = sight.kinds[0] == HOMEWARD
    if own:
        reach_all(board, ONE << U(pieces[0]), reached, work)
        spot = sight.masks[0, 2] if home else ZERO
        targets(board, ZERO if home else mine[0], spot, edge and home, goals)
    if lord_too:
        reach_all(board, ONE << U(pieces[4]), lord_reached, work)
        targets(board, mine[1], ZERO, False, lord_goals)
    found = False
    for lane in range(lanes):
        if not own or lane % SLOTS == bar:
            reached[lane] = ZERO
        if not lord_too or lane % SLOTS == bar:
            lord_reached[lane] = ZERO
        found |= (reached[lane] & goals[lane]) | (lord_reached[lane] & lord_goals[lane]) != ZERO
    if found:
        for lane in range(lanes):
            reached[lane] &= goals[lane]
            lord_reached[lane] &= lord_goals[lane]
    return found


@compiled
def ride_along(likely, slot, after):
    """Fill *after* with the belief about each tile after a push at *slot* has moved them."""
    for tile in range(len(likely)):
        after[TILE_RIDES[slot, tile]] = likely[tile]


@compiled
def copy(sight, after):
    """Copy everything that a push does not change, and what it may not change."""
    put(sight.pieces, after.pieces)
    put_all(sight.masks, after.masks)
    put(sight.kinds, after.kinds)
    put_all(sight.odds, after.odds)
    put_all(sight.values, after.values)
    put(sight.means, after.means)
    put(sight.flags, after.flags)


@compiled
def carry(sight, slot, way, after):
    """Fill *after*, a copy of *sight*, with what a push changes."""
    push_board(sight.board, slot, way, after.board)
    after.bar = UNDOES[slot]
    for at in range(5):
        if sight.pieces[at] >= 0:
            after.pieces[at] = RIDES[slot, sight.pieces[at]]
    for at in range(4):
        after.mine[at] = tiles_after(sight.mine[at], slot)
        after.masks[at, 0] = tiles_after(sight.masks[at, 0], slot)
        after.masks[at, 1] = tiles_after(sight.masks[at, 1], slot)
    if sight.kinds[1] == GUESSED:
        ride_along(sight.likely, slot, after.likely)


@compiled
def evaluate(sight, after, scores, work):
    """Fill scores[lane, walker, cell] for every turn, NOT_POSSIBLE where there is none; see judge.

    If a goal can be reached at once, only turns that do are scored, and 1 is returned.  *after* is
    scratch memory.
    """
    ends = local(2, U)
    copy(sight, after)
    for lane in range(LANES):
        for cell in range(CELLS):
            scores[lane, 0, cell], scores[lane, 1, cell] = NOT_POSSIBLE, NOT_POSSIBLE
    found = find_ends(sight, work)
    for lane in range(SLOTS * WAYS[np.int64(sight.board[4])]):
        ends[0], ends[1] = work[6, lane], work[8, lane]
        if ends[0] | ends[1] == ZERO:
            continue
        carry(sight, lane % SLOTS, lane // SLOTS, after)
        judge(after, found, ends, scores[lane], work)
    return 1 if found else 0
