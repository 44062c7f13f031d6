"""The kernels that bots call: each takes the address of a block (`fast.layout`) and returns 0."""

import numpy as np

from daedalus.fast import layout, replies, rollout, search, static
from daedalus.fast.arrays import field, local
from daedalus.fast.lanes import SLOTS, WAYS, ZERO, U, compiled, tiles_after
from daedalus.fast.static import NOT_POSSIBLE

WALKERS, CELLS = layout.WALKERS, layout.CELLS


@compiled
def expand(address):
    """Fill `reached` with where walks from `start` can end, for every push."""
    board, work = field(address, "board"), field(address, "work")
    reached, seen = field(address, "reached"), work[2]
    ways = search.reach_all(board, field(address, "start")[0], seen, work)
    for slot in range(SLOTS):
        for way in range(ways):
            reached[slot * ways + way] = seen[way * SLOTS + slot]
    return 0


@compiled
def two_turns(address):
    """Fill `best`, `cells` and `needed`: see search.two_turns."""
    board, work = field(address, "board"), field(address, "work")
    best, ends, after = work[10].view(np.int64), work[11], local(5, U)
    field(address, "needed")[0] = search.two_turns(
        board, field(address, "bar")[0], field(address, "start")[0], field(address, "tiles")[0],
        field(address, "spot")[0], field(address, "edge")[0] == 1, best, ends, work, after,
    )  # fmt: skip
    most, cells = field(address, "best"), field(address, "cells")
    ways = WAYS[np.int64(board[4])]
    for slot in range(SLOTS):
        for way in range(ways):
            lane = way * SLOTS + slot
            most[slot * ways + way], cells[slot * ways + way] = best[lane], ends[lane]
    return 0


@compiled
def list_scores(address, slots, ways):
    """List the possible scores, in the order of `core.lanes`."""
    scores = field(address, "scores")
    choices, worths = field(address, "choices"), field(address, "worths")
    many = 0
    for slot in range(slots):
        for way in range(ways):
            for walker in range(WALKERS):
                row = scores[way * SLOTS + slot, walker]
                for cell in range(CELLS):
                    if row[cell] > NOT_POSSIBLE:
                        lane = slot * ways + way
                        choices[many] = (lane * WALKERS + walker) * CELLS + cell
                        worths[many] = row[cell]
                        many += 1
    field(address, "many")[0] = many


@compiled
def evaluate(address):
    """List the scores of all turns: see static.evaluate."""
    board = field(address, "board")
    static.evaluate(
        board, field(address, "bar")[0], field(address, "pieces"), field(address, "mine"),
        field(address, "masks"), field(address, "kinds"), field(address, "odds"),
        field(address, "values"), field(address, "means"), field(address, "flags"),
        field(address, "likely"), field(address, "scores"), field(address, "work"),
    )  # fmt: skip
    list_scores(address, SLOTS, WAYS[np.int64(board[4])])
    return 0


@compiled
def judge(address):
    """List the scores of the walks to `ends` after the push: see static.judge."""
    scores = field(address, "scores")[0]
    for cell in range(CELLS):
        scores[0, cell], scores[1, cell] = NOT_POSSIBLE, NOT_POSSIBLE
    static.judge(
        field(address, "board"), field(address, "bar")[0], field(address, "pieces"),
        field(address, "mine"), field(address, "masks"), field(address, "kinds"),
        field(address, "odds"), field(address, "values"), field(address, "means"),
        field(address, "flags"), field(address, "likely"), field(address, "found")[0] == 1,
        field(address, "ends"), scores, field(address, "work"),
    )  # fmt: skip
    list_scores(address, 1, 1)
    return 0


@compiled
def compare(address):
    """Fill `gap`, `far`, `gaps` and `fars`: how good turns[0] is among all that are scored."""
    board, scores = field(address, "board"), field(address, "scores")
    mine, asked = field(address, "mine"), field(address, "turns")[0]
    static.evaluate(
        board, field(address, "bar")[0], field(address, "pieces"), mine, field(address, "masks"),
        field(address, "kinds"), field(address, "odds"), field(address, "values"),
        field(address, "means"), field(address, "flags"), field(address, "likely"), scores,
        field(address, "work"),
    )  # fmt: skip
    gaps, fars = field(address, "gaps"), field(address, "fars")
    for at in range(len(gaps)):
        gaps[at] = 0
    for at in range(len(fars)):
        fars[at] = 0
    lanes, best = SLOTS * WAYS[np.int64(board[4])], NOT_POSSIBLE
    for lane in range(lanes):
        for walker in range(WALKERS):
            for cell in range(CELLS):
                best = max(best, scores[lane, walker, cell])
    for lane in range(lanes):
        for walker in range(WALKERS):
            goal = tiles_after(mine[walker], lane % SLOTS)
            for cell in range(CELLS):
                score = scores[lane, walker, cell]
                if score > NOT_POSSIBLE:
                    gaps[min(np.int64((best - score) * 1000.0), len(gaps) - 1)] += 1
                    fars[static.near(cell, goal, ZERO)] += 1
    worth = scores[asked[0], asked[1], asked[2]]
    field(address, "gap")[0] = best - worth if worth > NOT_POSSIBLE else -1.0
    goal = tiles_after(mine[asked[1]], asked[0] % SLOTS)
    field(address, "far")[0] = static.near(asked[2], goal, ZERO)
    return 0


@compiled
def look_at_replies(address):
    """Add to `sums` what the candidates are worth in this `world`: see replies.replies."""
    many = field(address, "candidates")[0]
    replies.replies(
        field(address, "board"), field(address, "pieces"), field(address, "mine"),
        field(address, "masks"), field(address, "kinds"), field(address, "rules"),
        field(address, "left"), field(address, "theirs"), field(address, "ours"),
        field(address, "likely"), field(address, "world"), field(address, "weight")[0],
        field(address, "turns")[:many], field(address, "alive"), field(address, "sums"), 0, 1,
        field(address, "width")[0], field(address, "guesses"), field(address, "scores")[0],
        field(address, "work"),
    )  # fmt: skip
    return 0


@compiled
def play_on(address):
    """Add to `sums` the results of rollouts of the candidates: see rollout.rollouts."""
    rules, names = field(address, "rules"), field(address, "names")
    many = field(address, "candidates")[0]
    if field(address, "forget")[0] == 1:
        for at in range(len(names)):
            names[at] = ZERO
    rollout.rollouts(
        field(address, "board"), field(address, "bar")[0], field(address, "pieces"),
        field(address, "mine"), field(address, "masks"), field(address, "kinds"), rules,
        field(address, "left")[: rules[0]], field(address, "done"), field(address, "running"),
        field(address, "turns")[:many], field(address, "alive"), field(address, "sums"),
        field(address, "first")[0], field(address, "number")[0], field(address, "depth")[0],
        field(address, "tried")[0], field(address, "whole")[0], field(address, "likely"),
        names, field(address, "known"), field(address, "work"),
    )  # fmt: skip
    return 0


BY_NAME = dict(
    zip(
        layout.ENTRIES,
        (expand, two_turns, evaluate, judge, compare, look_at_replies, play_on),
        strict=True,
    )
)
