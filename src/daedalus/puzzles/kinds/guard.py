"""guard: take your treasure so that the next player, whose card lies open, cannot take theirs.

At once, or with the next turn: then it must be safe whatever the next player does in between.
"""

from __future__ import annotations

from collections.abc import Sequence

from daedalus.bots.sliding.replies import (
    all_pushes,
    guarded_cells,
    reached_lanes,
    taken_by_next,
    taking,
    walk_to,
)
from daedalus.editions.sliding.position import TO_WALK, State
from daedalus.editions.sliding.rules import Sliding
from daedalus.puzzles.kinds.sliding import in_reach, missed, played, standing
from daedalus.puzzles.lines import MANY
from daedalus.puzzles.proof import Proof
from daedalus.puzzles.verdict import (
    OPEN,
    OPPONENT_BREAKS,
    OPPONENT_TAKES,
    SOLVED,
    WRONG,
    Verdict,
)


def prove(rules: Sliding, state: State, turns: int = 1, limit: int = MANY) -> Proof:
    """Return every turn that takes one's treasure, or makes it safe for the next one, and leaves
    the next player without theirs."""
    solutions: dict[object, tuple[str, ...]] = {}
    nodes = len(all_pushes(rules, state))
    for push, cell in taking(rules, state):
        pushed = rules.apply(state, state.seat, push)
        walk = walk_to(state, cell)
        after = rules.apply(pushed, state.seat, rules.parse(walk))
        nodes += len(all_pushes(rules, after))
        if not taken_by_next(rules, after):
            solutions.setdefault(pushed.maze, (str(push), walk))
    if solutions or turns == 1:
        return Proof(1 if solutions else 0, tuple(solutions.values()), nodes)
    reached = reached_lanes(rules, state, 1 << state.pieces[state.seat])
    for lane, push in all_pushes(rules, state):
        pushed = rules.apply(state, state.seat, push)
        if pushed.maze in solutions:
            continue
        found = guarded_cells(rules, pushed, reached[lane])
        nodes += found.nodes
        if found.cells:
            walk = walk_to(state, standing(found.cells, pushed.pieces[state.seat]))
            solutions[pushed.maze] = (str(push), walk)
            if len(solutions) > limit:
                return Proof(2, tuple(solutions.values())[:limit], nodes, complete=False)
    return Proof(2 if solutions else 0, tuple(solutions.values()), nodes)


def judge(rules: Sliding, first: State, turns: int, actions: Sequence[str]) -> Verdict:
    """Return whether the turn takes one's treasure, or makes it safe, and guards the other."""
    seat = first.seat
    state = played(rules, first, actions[:2])
    if len(actions) < 2:
        lost = turns == 1 and actions and not in_reach(rules, state, seat)
        return missed(rules, state, seat) if lost else Verdict(OPEN)
    if len(state.found[seat]) > len(first.found[seat]):
        reply = taken_by_next(rules, state)
        if reply:
            return Verdict(WRONG, OPPONENT_TAKES, state.left[state.seat][:1], reply)
        return Verdict(SOLVED)
    if turns == 1:
        return missed(rules, state, seat)
    pushed = state._replace(seat=seat, phase=TO_WALK)
    found = guarded_cells(rules, pushed, 1 << state.pieces[seat])
    if found.cells:
        return Verdict(SOLVED)
    if found.takes:
        return Verdict(WRONG, OPPONENT_TAKES, state.left[state.seat][:1], found.reply)
    return Verdict(WRONG, OPPONENT_BREAKS, state.left[seat][:1], found.reply)
