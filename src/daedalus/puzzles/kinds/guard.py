"""guard: take your treasure so that the next player, whose card lies open, cannot take theirs."""

from __future__ import annotations

from collections.abc import Sequence

from daedalus.editions.sliding.position import State
from daedalus.editions.sliding.rules import Sliding
from daedalus.puzzles.kinds.sliding import missed, played
from daedalus.puzzles.lines import MANY
from daedalus.puzzles.proof import Proof
from daedalus.puzzles.replies import all_pushes, taken_by_next, taking, walk_to
from daedalus.puzzles.verdict import OPEN, OPPONENT_TAKES, SOLVED, WRONG, Verdict


def prove(rules: Sliding, state: State, turns: int = 1, limit: int = MANY) -> Proof:
    """Return every turn that takes one's treasure and leaves the next player without theirs."""
    solutions: dict[object, tuple[str, ...]] = {}
    nodes = len(all_pushes(rules, state))
    for push, cell in taking(rules, state):
        pushed = rules.apply(state, state.seat, push)
        walk = walk_to(state, cell)
        after = rules.apply(pushed, state.seat, rules.parse(walk))
        nodes += len(all_pushes(rules, after))
        if not taken_by_next(rules, after):
            solutions.setdefault(pushed.maze, (str(push), walk))
    return Proof(1 if solutions else 0, tuple(solutions.values()), nodes)


def judge(rules: Sliding, first: State, turns: int, actions: Sequence[str]) -> Verdict:
    """Return whether the turn takes one's treasure and guards the other."""
    seat = first.seat
    state = played(rules, first, actions[:2])
    if len(actions) < 2:
        return Verdict(OPEN)
    if len(state.found[seat]) == len(first.found[seat]):
        return missed(rules, state, seat)
    reply = taken_by_next(rules, state)
    if reply:
        return Verdict(WRONG, OPPONENT_TAKES, state.left[state.seat][:1], reply)
    return Verdict(SOLVED)
