"""fetch: reach the treasure in a given number of turns, alone.  run: several treasures, in order.

A run is a fetch of more than one treasure; both are proved and judged alike.
"""

from __future__ import annotations

from collections.abc import Sequence

from daedalus.editions.sliding.position import ENDED, State
from daedalus.editions.sliding.rules import Sliding
from daedalus.puzzles.kernels import search
from daedalus.puzzles.kinds.sliding import in_reach, missed, played
from daedalus.puzzles.lines import MANY, distinct, walked
from daedalus.puzzles.proof import Proof
from daedalus.puzzles.verdict import OPEN, SOLVED, Verdict


def prove(rules: Sliding, state: State, turns: int, limit: int = MANY) -> Proof:
    """Return the ways to find all treasures in *turns* turns, and whether fewer suffice."""
    nodes = 0
    for length in range(len(state.left[state.seat]), turns + 1):
        found = search(rules, state, length, limit if length == turns else 1)
        nodes += found.nodes
        if found.pushes:
            lines = distinct(rules, state, found.pushes)
            solutions = tuple(walked(rules, state, line) for line in lines)
            return Proof(length, solutions, nodes, found.complete)
    return Proof(0, (), nodes)


def judge(rules: Sliding, first: State, turns: int, actions: Sequence[str]) -> Verdict:
    """Return whether *actions* find all treasures in time; the last push may settle it."""
    state = played(rules, first, actions[: 2 * turns])
    if not state.left[first.seat] or state.phase == ENDED:
        return Verdict(SOLVED)
    left = 2 * turns - len(actions)
    if left > 1 or (left == 1 and in_reach(rules, state, first.seat)):
        return Verdict(OPEN)
    return missed(rules, state, first.seat)
