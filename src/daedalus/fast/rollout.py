"""Compiled search of the master: rollouts of the best turns with sampled cards, a few turns deep.

Players in a rollout take the best of a few random turns: if they always took the very best, the
search would rely on replies that no real opponent gives.

A world is a sampled full state, with what a rollout notes about it.
"""

import numpy as np

from daedalus.fast.arrays import local_record
from daedalus.fast.judgement import GUESSED, HIDDEN, HOMEWARD, SHOWN
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
    place_exits,
    tiles_after,
    tiles_before,
)
from daedalus.fast.search import (
    catch,
    count,
    lowest,
    push_board,
    reach_all,
    targets,
)
from daedalus.fast.static import near, put, put_all

_QUEUE = 4  # future cards that a world knows of each player
_NO_PLAN, _A_STEP = 0.3, 0.01  # the penalty for an end far from its goal
_FOLLOW_UP = 0.4  # the weight of a likely next find, against the next player's
_LAST_STAKE = 3.0  # how much more it matters if the next player can end the game
_DICE = 1 << 30  # sides of the dice that draw a card by its probability
_A, _B, _C = U(12), U(25), U(27)
_SCRAMBLE = U(0x2545F4914F6CDD1D)
_SEED = U(0x9E3779B97F4A7C15)
_LOW = U(33)
_FOLD, _TOP = U(29), U(20)
_PROBES = 8  # slots probed for a position in the table
_WORLD = np.dtype(
    [
        ("boards", U, (2, 5)),  # the current one and the next, in turn
        ("after", U, 5),  # scratch memory
        ("pieces", np.int64, 5),
        ("goals", U, (4, 3)),  # by player: plain tiles, signed tiles, home cell
        ("queue", U, (4, _QUEUE)),  # the tiles of the cards that follow, if one is shown at a time
        ("unseen", U, 4),  # plain and signed tiles; the last two are scratch memory
        ("left", np.int64, 4),  # cards, by player
        ("finds", np.int64, 4),
        ("fresh", np.int64, 4),  # whether a player found something in its last turn
        ("order", np.int64, 4),  # how many act before a player
        ("picked", np.int64, 4),  # a turn: slot, way, walker, cell
        ("chance", U, 1),  # the state of the dice
    ],
    align=True,
)
_new_world = local_record(_WORLD)


@compiled
def draw(state, limit):
    """Step the generator in state[0] and return a number below *limit*."""
    x = state[0]
    x ^= x >> _A
    x ^= x << _B
    x ^= x >> _C
    state[0] = x
    return np.int64((x * _SCRAMBLE) >> _LOW) % limit


@compiled
def _some_tile(tiles, state):
    """Return one of *tiles* at random, as a bit."""
    skip = draw(state, count(tiles))
    for _ in range(skip):
        tiles &= tiles - ONE
    return tiles & (~tiles + ONE)


@compiled
def likely_tile(likely, state):
    """Return a tile, as a bit, with the probabilities in *likely*."""
    left, tile = draw(state, _DICE) / _DICE, 0
    for at in range(len(likely)):
        if likely[at] > 0.0:
            tile = at
            left -= likely[at]
            if left < 0.0:
                break
    return ONE << U(tile)


@compiled
def deal(sight, left, any_order, world):
    """Sample everyone's goals: goals and queues, from the cards nobody has seen."""
    masks, kinds = sight.masks, sight.kinds
    goals, queue, state = world.goals, world.queue, world.chance
    unseen, signed = sight.mine[2] | sight.mine[3], sight.mine[3]
    for player in range(sight.flags[0]):
        goals[player, 2] = masks[player, 2]
        for at in range(_QUEUE):
            queue[player, at] = ZERO
        if kinds[player] != HIDDEN and kinds[player] != GUESSED:
            goals[player, 0] = masks[player, 0]
            goals[player, 1] = masks[player, 1]
        else:
            goals[player, 0], goals[player, 1] = ZERO, ZERO
            for _ in range(left[player] if any_order else 1):
                if unseen != ZERO:
                    if kinds[player] == GUESSED:
                        card = likely_tile(sight.likely, state)
                    else:
                        card = _some_tile(unseen, state)
                    unseen &= ~card
                    if card & signed != ZERO:
                        goals[player, 1] |= card
                    else:
                        goals[player, 0] |= card
        if not any_order:
            for at in range(min(_QUEUE, left[player] - 1)):
                if unseen != ZERO:
                    queue[player, at] = _some_tile(unseen, state)
                    unseen &= ~queue[player, at]


@compiled
def _shift_world(slot, world, players):
    """Apply a push at *slot* to everything but the board."""
    pieces, goals, queue, unseen = world.pieces, world.goals, world.queue, world.unseen
    for at in range(5):
        if pieces[at] >= 0:
            pieces[at] = RIDES[slot, pieces[at]]
    for player in range(players):
        goals[player, 0] = tiles_after(goals[player, 0], slot)
        goals[player, 1] = tiles_after(goals[player, 1], slot)
        for at in range(_QUEUE):
            if queue[player, at] != ZERO:
                queue[player, at] = tiles_after(queue[player, at], slot)
    unseen[0] = tiles_after(unseen[0], slot)
    unseen[1] = tiles_after(unseen[1], slot)


@compiled
def find(player, walker, cell, world, any_order, ending):
    """Walk a player to *cell*; return 2 if it has won, 1 if it found something, else 0."""
    goals, queue, left = world.goals, world.queue, world.left
    bit = ONE << U(cell)
    if left[player] == 0:
        return 0  # the caller, who knows the exits, handles the ways home
    if goals[player, walker] & bit == ZERO:
        return 0
    left[player] -= 1
    if any_order:
        goals[player, walker] &= ~bit
    else:
        goals[player, 0], goals[player, 1] = ZERO, ZERO
        card = queue[player, 0]
        if left[player] and card != ZERO:
            goals[player, 1 if card & world.unseen[1] != ZERO else 0] = card
            for at in range(_QUEUE - 1):
                queue[player, at] = queue[player, at + 1]
            queue[player, _QUEUE - 1] = ZERO
    return 2 if left[player] == 0 and ending == 1 else 1


@compiled
def _exposure(board, bar, player, world, kind, edge, work):
    """Return the share of a player's possible goals that it can reach on this board."""
    pieces, goals, unseen = world.pieces, world.goals, world.unseen
    seen, other = work[2], work[3]
    ways = reach_all(board, ONE << U(pieces[player]), seen, work)
    if kind == HOMEWARD and edge:
        place_exits(board[0], board[1], board[2], board[3], np.int64(board[4]), other)
    tiles, cells = ZERO, ZERO
    for slot in range(SLOTS):
        if slot != bar:
            there = ZERO
            for way in range(ways):
                lane = way * SLOTS + slot
                there |= seen[lane]
                if kind == HOMEWARD and edge and seen[lane] & other[lane] != ZERO:
                    return 1.0
            cells |= there
            tiles |= tiles_before(there, slot)
    if kind == HOMEWARD:
        return 1.0 if cells & goals[player, 2] != ZERO else 0.0
    if kind == SHOWN:
        hit = tiles & goals[player, 0]
        if hit == ZERO and goals[player, 1] != ZERO:
            hit = _lord_tiles(board, bar, pieces[4], work) & goals[player, 1]
        return 1.0 if hit != ZERO else 0.0
    hit = count(tiles & unseen[0])
    if unseen[1] != ZERO:
        hit += count(_lord_tiles(board, bar, pieces[4], work) & unseen[1])
    total = count(unseen[0] | unseen[1])
    return hit / total if total else 0.0


@compiled
def _lord_tiles(board, bar, lord, work):
    """Return the tiles that the dark lord reaches in one turn."""
    seen = work[2]
    ways = reach_all(board, ONE << U(lord), seen, work)
    tiles = ZERO
    for lane in range(SLOTS * ways):
        if lane % SLOTS != bar:
            tiles |= tiles_before(seen[lane], lane % SLOTS)
    return tiles


@compiled
def written(slot, way, walker, cell):
    """Return a turn as one number."""
    return ((slot * 4 + way) * 2 + walker) * 64 + cell


@compiled
def pick(ranked, tried, picked, state):
    """Pick the best of *tried* random turns; return 1 if it reaches a goal."""
    at = many = np.int64(ranked[LANES])
    for _ in range(tried):
        at = min(at, draw(state, many))
    turn = np.int64(ranked[at])
    picked[0], picked[1], picked[2] = turn // 512, turn // 128 % 4, turn // 64 % 2
    picked[3] = turn % 64
    return np.int64(ranked[LANES + 1])


@compiled
def _quick_turn(board, bar, player, following, world, kinds, edge, most, ranked, work):
    """Choose a turn for a rollout: reach a goal if possible, and leave little to the next player.

    picked: slot, way, walker, cell; return 1 if it reaches a goal.  It considers *most* lanes; none
    after the last turn, where only reaching a goal counts.  If it considers all, *ranked* gets
    them, best first, then their number and whether they reach a goal.
    """
    reached, wanted, lord_reached, lord_wanted = work[6], work[7], work[8], work[9]
    pieces, goals, left, unseen = world.pieces, world.goals, world.left, world.unseen
    picked, state, after = world.picked, world.chance, world.after
    home = left[player] == 0
    own = home or goals[player, 0] != ZERO or goals[player, 1] == ZERO
    lord = not home and goals[player, 1] != ZERO
    lanes = SLOTS * WAYS[np.int64(board[4])]
    if own:
        reach_all(board, ONE << U(pieces[player]), reached, work)
        spot = goals[player, 2] if home and not edge else ZERO
        targets(board, ZERO if home else goals[player, 0], spot, edge and home, wanted)
    if lord:
        reach_all(board, ONE << U(pieces[4]), lord_reached, work)
        targets(board, goals[player, 1], ZERO, False, lord_wanted)
    choices = work[10]
    many = 0
    for lane in range(lanes):
        if lane % SLOTS != bar and (
            (own and reached[lane] & wanted[lane] != ZERO)
            or (lord and lord_reached[lane] & lord_wanted[lane] != ZERO)
        ):
            choices[many] = U(lane)
            many += 1
            if most == 0:
                break
    hits = many > 0
    if most == 0:
        return 1 if hits else 0
    if not hits:
        for lane in range(lanes):
            if lane % SLOTS != bar:
                choices[many] = U(lane)
                many += 1
    elif home:
        lane = int(choices[0])
        picked[0], picked[1], picked[2] = lane % SLOTS, lane // SLOTS, 0
        picked[3] = lowest(reached[lane] & wanted[lane])
        ranked[0] = written(picked[0], picked[1], 0, picked[3])
        ranked[LANES], ranked[LANES + 1] = 1, 1
        return 1
    best = 99.0
    costs = work[11].view(np.float64)
    kind = kinds[following] if following else kinds[4]  # what the others know of the mover
    if left[following] == 0:
        kind = HOMEWARD
    stake = _LAST_STAKE if kind == HOMEWARD else 1.0
    next_kind = HOMEWARD if left[player] <= 1 else kinds[4]
    for tried in range(min(most, many)):
        # Draw without replacement.
        at = tried + (draw(state, many - tried) if most < many else 0)
        lane = int(choices[at])
        choices[at] = choices[tried]
        slot = lane % SLOTS
        walker, cell, cost = 0, 0, 0.0
        if hits:
            if own and reached[lane] & wanted[lane] != ZERO:
                cell = lowest(reached[lane] & wanted[lane])
            else:
                walker, cell = 1, lowest(lord_reached[lane] & lord_wanted[lane])
        else:
            walker = 0 if own else 1
            ends = reached[lane] if own else lord_reached[lane]
            tiles = tiles_after(goals[player, walker], slot) if not home else ZERO
            spot = goals[player, 2] if home and not edge else ZERO
            push_board(board, slot, lane // SLOTS, after)
            plan = ends & catch(after, UNDOES[slot], tiles, spot, edge and home, work)
            if plan != ZERO:
                ends = plan
            else:
                cost = _NO_PLAN
            steps = 99
            while ends != ZERO:
                here = lowest(ends)
                ends &= ends - ONE
                far = near(here, tiles, spot)
                if far < steps:
                    steps, cell = far, here
            cost += _A_STEP * steps
        push_board(board, slot, lane // SLOTS, after)
        old = pieces[following]
        pieces[following] = RIDES[slot, old]
        lord_old = pieces[4]
        if lord_old >= 0:
            pieces[4] = cell if walker == 1 else RIDES[slot, lord_old]
        unseen[2], unseen[3] = unseen[0], unseen[1]
        unseen[0], unseen[1] = tiles_after(unseen[0], slot), tiles_after(unseen[1], slot)
        shown_plain, shown_signed = goals[following, 0], goals[following, 1]
        goals[following, 0] = tiles_after(shown_plain, slot)
        goals[following, 1] = tiles_after(shown_signed, slot)
        cost += stake * _exposure(after, UNDOES[slot], following, world, kind, edge, work)
        if hits:  # where it stands then matters too: how likely is its next card near?
            here = pieces[player]
            pieces[player] = cell if walker == 0 else RIDES[slot, here]
            plain, signed = goals[player, 0], goals[player, 1]
            taken = ~(ONE << U(cell))
            goals[player, 0] = tiles_after(plain, slot) & taken
            goals[player, 1] = tiles_after(signed, slot) & taken
            cost -= _FOLLOW_UP * _exposure(
                after, UNDOES[slot], player, world, next_kind, edge, work
            )
            goals[player, 0], goals[player, 1] = plain, signed
            pieces[player] = here
        goals[following, 0], goals[following, 1] = shown_plain, shown_signed
        unseen[0], unseen[1] = unseen[2], unseen[3]
        pieces[following], pieces[4] = old, lord_old
        if most == LANES:
            at = tried
            while at > 0 and costs[at - 1] > cost:
                costs[at], ranked[at] = costs[at - 1], ranked[at - 1]
                at -= 1
            costs[at], ranked[at] = cost, written(slot, lane // SLOTS, walker, cell)
        if cost < best:
            best = cost
            picked[0], picked[1], picked[2], picked[3] = slot, lane // SLOTS, walker, cell
    ranked[LANES], ranked[LANES + 1] = many, 1 if hits else 0
    return 1 if hits else 0


@compiled
def _name_of(turn, board, bar, player, following, world):
    """Return a key for all that a turn at full width depends on within one search."""
    pieces, goals, left = world.pieces, world.goals, world.left
    name = U(turn * 16 + bar + 1)
    for at in range(5):
        name = (name ^ board[at]) * _SEED
        name ^= name >> _FOLD
    name = (name ^ U(pieces[player] * 4096 + pieces[following] * 64 + pieces[4] + 1)) * _SEED
    name ^= name >> _FOLD
    name = (name ^ goals[player, 0] ^ (goals[player, 1] << ONE)) * _SEED
    name ^= name >> _FOLD
    name = (name ^ goals[following, 0] ^ (goals[following, 1] << ONE)) * _SEED
    name ^= name >> _FOLD
    name ^= U((1 if left[player] == 0 else 0) + (2 if left[following] == 0 else 0))
    return name | ONE


@compiled
def place_of(name, names):
    """Return the index of *name* in the table, or where to put it; -1 if there is no room."""
    at = np.int64(name >> _TOP) % len(names)
    for _ in range(_PROBES):
        if names[at] == name or names[at] == ZERO:
            return at
        at = (at + 1) % len(names)
    return -1


@compiled
def _leaf(world, done, running, players):
    """Return the chance of player 0 to win from here by the race model.

    done and running[player, finds, fresh, turns].
    """
    finds, fresh, order = world.finds, world.fresh, world.order
    value = 0.0
    mine = done[0, finds[0], fresh[0]]
    for turn in range(1, done.shape[3]):
        chance = mine[turn]
        if chance > 1e-9:
            for other in range(1, players):
                gone = turn if order[other] < order[0] else turn - 1
                chance *= running[other, finds[other], fresh[other], gone]
            value += chance
    return value


@compiled
def rollouts(block, sight):
    """Roll out every candidate that is alive `number` times, with the same cards and dice for all.

    rules: players, edge, any order, ending on the last card.  sums[candidate] grows by the chances
    to win.  The first `whole` turns that follow are chosen among all lanes, once for each position:
    names and known are their table.
    """
    rules, names, known, work = block.rules, block.names, block.known, block.work
    players, edge, any_order, ending = rules[0], rules[1] == 1, rules[2] == 1, rules[3]
    depth, tried = block.depth, block.tried
    dealt, world = _new_world(), _new_world()
    goals, queue, spots, cards = world.goals, world.queue, world.pieces, world.left
    unseen, boards, picked, state = world.unseen, world.boards, world.picked, world.chance
    finds, fresh = world.finds, world.fresh
    name = ZERO
    for rollout in range(block.first, block.first + block.number):
        dealt.chance[0] = U(rollout + 1) * _SEED
        draw(dealt.chance, 2)
        deal(sight, block.left, any_order, dealt)
        for candidate in range(block.candidates):
            if not block.alive[candidate]:
                continue
            state[0] = dealt.chance[0]
            put_all(dealt.goals, goals)
            put_all(dealt.queue, queue)
            put(sight.pieces, spots)
            put(block.left, cards)
            unseen[0], unseen[1] = sight.mine[2], sight.mine[3]
            for at in range(4):
                finds[at], fresh[at] = 0, 1
            first = block.turns[candidate]
            slot, walker, cell = first[0] % SLOTS, first[1], first[2]
            here = 0
            push_board(sight.board, slot, first[0] // SLOTS, boards[0])
            stop = UNDOES[slot]
            player, value = 0, -1.0
            hit = 0
            for turn in range(depth + 1):
                if turn > 0:
                    following = (player + 1) % players
                    at, most = -1, tried
                    if turn == depth:
                        most = 0
                    elif turn <= block.whole:
                        name = _name_of(turn, boards[here], stop, player, following, world)
                        at = place_of(name, names)
                        most = tried if at < 0 else LANES
                    if at < 0 or names[at] != name:
                        hit = _quick_turn(
                            boards[here], stop, player, following, world, sight.kinds, edge, most,
                            known[at], work,
                        )  # fmt: skip
                        if at >= 0:
                            names[at] = name
                    if at >= 0:
                        hit = pick(known[at], tried, picked, state)
                    if hit and (cards[player] == 0 or (cards[player] == 1 and ending == 1)):
                        value = 1.0 if player == 0 else 0.0
                        break
                    if turn == depth:
                        fresh[player] = hit
                        finds[player] += hit
                        player = (player + 1) % players
                        break
                    slot, walker, cell = picked[0], picked[2], picked[3]
                    push_board(boards[here], slot, picked[1], boards[1 - here])
                    here = 1 - here
                    stop = UNDOES[slot]
                _shift_world(slot, world, players)
                if walker == 1:
                    spots[4] = cell
                else:
                    spots[player] = cell
                result = find(player, walker, cell, world, any_order, ending)
                if result == 2:
                    value = 1.0 if player == 0 else 0.0
                    break
                fresh[player] = result
                finds[player] += result
                player = (player + 1) % players
            if value < 0.0:
                for at in range(players):
                    world.order[at] = (at - player) % players
                value = _leaf(world, block.done, block.running, players)
            block.sums[candidate] += value
