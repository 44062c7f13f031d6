"""The kernels that bots call: each takes the address of a block (`fast.layout`) and returns 0."""

import numpy as np

from daedalus.fast import layout, replies, rollout, search, static
from daedalus.fast.arrays import block_at, sight_at
from daedalus.fast.lanes import SLOTS, WAYS, ZERO, compiled, tiles_after
from daedalus.fast.static import NOT_POSSIBLE

_WALKERS, _CELLS = layout.WALKERS, layout.CELLS


@compiled
def expand(address):
    """Fill `reached` with where walks from `start` can end, for every push."""
    block = block_at(address)
    reached, seen = block.reached, block.work[2]
    ways = search.reach_all(block.board, block.start, seen, block.work)
    for slot in range(SLOTS):
        for way in range(ways):
            reached[slot * ways + way] = seen[way * SLOTS + slot]
    return 0


@compiled
def two_turns(address):
    """Fill `best`, `cells` and `needed`: see search.two_turns."""
    block, after = block_at(address), sight_at(address, "after")
    best, ends = block.work[10].view(np.int64), block.work[11]
    block.needed = search.two_turns(
        block.board, block.bar, block.start, block.tiles, block.spot, block.edge == 1, best, ends,
        block.work, after.board,
    )  # fmt: skip
    ways = WAYS[np.int64(block.board[4])]
    for slot in range(SLOTS):
        for way in range(ways):
            lane = way * SLOTS + slot
            block.best[slot * ways + way], block.cells[slot * ways + way] = best[lane], ends[lane]
    return 0


@compiled
def _list_scores(block, slots, ways):
    """List the possible scores, in the order of `core.lanes`."""
    many = 0
    for slot in range(slots):
        for way in range(ways):
            for walker in range(_WALKERS):
                row = block.scores[way * SLOTS + slot, walker]
                for cell in range(_CELLS):
                    if row[cell] > NOT_POSSIBLE:
                        lane = slot * ways + way
                        block.choices[many] = (lane * _WALKERS + walker) * _CELLS + cell
                        block.worths[many] = row[cell]
                        many += 1
    block.many = many


@compiled
def evaluate(address):
    """List the scores of all turns: see static.evaluate."""
    block, sight = block_at(address), sight_at(address, "board")
    static.evaluate(sight, sight_at(address, "after"), block.scores, block.work)
    _list_scores(block, SLOTS, WAYS[np.int64(sight.board[4])])
    return 0


@compiled
def judge(address):
    """List the scores of the walks to `ends` after the push: see static.judge."""
    block, sight = block_at(address), sight_at(address, "board")
    scores = block.scores[0]
    for cell in range(_CELLS):
        scores[0, cell], scores[1, cell] = NOT_POSSIBLE, NOT_POSSIBLE
    static.judge(sight, block.found == 1, block.ends, scores, block.work)
    _list_scores(block, 1, 1)
    return 0


@compiled
def compare(address):
    """Fill `gap`, `far`, `gaps` and `fars`: how good turns[0] is among all that are scored."""
    block, sight = block_at(address), sight_at(address, "board")
    scores, mine, asked = block.scores, sight.mine, block.turns[0]
    gaps, fars = block.gaps, block.fars
    static.evaluate(sight, sight_at(address, "after"), scores, block.work)
    for at in range(len(gaps)):
        gaps[at] = 0
    for at in range(len(fars)):
        fars[at] = 0
    lanes, best = SLOTS * WAYS[np.int64(sight.board[4])], NOT_POSSIBLE
    for lane in range(lanes):
        for walker in range(_WALKERS):
            for cell in range(_CELLS):
                best = max(best, scores[lane, walker, cell])
    for lane in range(lanes):
        for walker in range(_WALKERS):
            goal = tiles_after(mine[walker], lane % SLOTS)
            for cell in range(_CELLS):
                score = scores[lane, walker, cell]
                if score > NOT_POSSIBLE:
                    gaps[min(np.int64((best - score) * 1000.0), len(gaps) - 1)] += 1
                    fars[static.near(cell, goal, ZERO)] += 1
    worth = scores[asked[0], asked[1], asked[2]]
    block.gap = best - worth if worth > NOT_POSSIBLE else -1.0
    block.far = static.near(asked[2], tiles_after(mine[asked[1]], asked[0] % SLOTS), ZERO)
    return 0


@compiled
def _look_at_replies(address):
    """Add to `sums` what the candidates are worth in this `world`: see replies.replies."""
    sight, reply = sight_at(address, "board"), sight_at(address, "reply")
    replies.replies(block_at(address), sight, reply, sight_at(address, "after"))
    return 0


@compiled
def _play_on(address):
    """Add to `sums` the results of rollouts of the candidates: see rollout.rollouts."""
    block = block_at(address)
    if block.forget == 1:
        for at in range(len(block.names)):
            block.names[at] = ZERO
    rollout.rollouts(block, sight_at(address, "board"))
    return 0


BY_NAME = dict(
    zip(
        layout.ENTRIES,
        (expand, two_turns, evaluate, judge, compare, _look_at_replies, _play_on),
        strict=True,
    )
)
