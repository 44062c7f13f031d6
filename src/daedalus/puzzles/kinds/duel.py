"""duel: make sure of the treasure, or of home, next turn, whatever the next player pushes."""

from __future__ import annotations

from collections.abc import Sequence

from daedalus.bots.sliding.replies import sure_cells, walk_to
from daedalus.editions.sliding.position import ENDED, TO_WALK, State
from daedalus.editions.sliding.rules import Sliding
from daedalus.puzzles.kernels import sure
from daedalus.puzzles.kinds.sliding import played, standing
from daedalus.puzzles.lines import MANY
from daedalus.puzzles.proof import Proof
from daedalus.puzzles.verdict import (
    OPEN,
    OPPONENT_BLOCKS,
    OPPONENT_WINS,
    SOLVED,
    WRONG,
    Verdict,
)


def prove(rules: Sliding, state: State, turns: int = 2, limit: int = MANY) -> Proof:
    """Return every turn after which the goal is sure; solutions are counted as boards."""
    found = sure(rules, state)
    if found.at_once:
        return Proof(1, (), 0)
    solutions: dict[object, tuple[str, ...]] = {}
    for push, cells in found.pushes:
        pushed = rules.apply(state, state.seat, push)
        walk = walk_to(state, standing(cells, pushed.pieces[state.seat]))
        solutions.setdefault(pushed.maze, (str(push), walk))
    return Proof(2 if solutions else 0, tuple(solutions.values()), found.nodes)


def judge(rules: Sliding, first: State, turns: int, actions: Sequence[str]) -> Verdict:
    """Return whether the goal is sure after the turn, or the reply that spoils it."""
    seat = first.seat
    state = played(rules, first, actions[:2])
    if state.phase == ENDED or len(state.found[seat]) > len(first.found[seat]):
        return Verdict(SOLVED)
    if len(actions) < 2:
        return Verdict(OPEN)
    pushed = state._replace(seat=seat, phase=TO_WALK)
    cells, _, reply = sure_cells(rules, pushed, 1 << state.pieces[seat])
    if cells:
        return Verdict(SOLVED)
    assert reply is not None
    reason = OPPONENT_WINS if reply.wins else OPPONENT_BLOCKS
    return Verdict(WRONG, reason, state.left[seat][:1], reply.actions)
