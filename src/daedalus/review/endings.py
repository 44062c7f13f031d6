"""Endings of two who have found everything: nothing is hidden, so what is sure is no estimate."""

from __future__ import annotations

from daedalus.bots.sliding.compiled import Choice
from daedalus.bots.sliding.replies import all_pushes, sure, sure_cells, taking
from daedalus.core.maze import cells_of, reach
from daedalus.editions.sliding.position import TO_PUSH, TO_WALK, State
from daedalus.editions.sliding.rules import Sliding
from daedalus.review.moments import HOME


def homeward(rules: Sliding, view: State, seat: int) -> bool:
    """Return whether *seat* has found everything and goes home, as everybody can see."""
    return rules.variant.ending == HOME and not view.left[seat]


def _is_ending(rules: Sliding, view: State) -> bool:
    two = len(view.pieces) == 2 and not view.gone
    return two and homeward(rules, view, 0) and homeward(rules, view, 1)


def winning_turns(rules: Sliding, view: State) -> frozenset[Choice]:
    """Return the turns after which the seat in turn goes home next, whatever the other does.

    None where it can go home at once.
    """
    if not _is_ending(rules, view) or view.phase != TO_PUSH:
        return frozenset()
    lanes = {action: lane for lane, action in all_pushes(rules, view)}
    return frozenset(
        (lanes[push], 0, cell)
        for push, cells in sure(rules, view).pushes
        for cell in cells_of(cells)
    )


def winning_walks(rules: Sliding, pushed: State) -> frozenset[Choice]:
    """Return the walks after a push of which the same is true."""
    if not _is_ending(rules, pushed) or pushed.phase != TO_WALK:
        return frozenset()
    cells, _, _ = sure_cells(rules, pushed, reach(pushed.maze, pushed.pieces[pushed.seat]))
    return frozenset((0, 0, cell) for cell in cells_of(cells))


def solved(rules: Sliding, view: State) -> float | None:
    """Return the chance of the seat in turn where it is certain, or None.

    1 if it can go home now, or next turn whatever the other does; 0 if every push lets the other
    go home.
    """
    if not _is_ending(rules, view) or view.phase != TO_PUSH:
        return None
    if taking(rules, view) or winning_turns(rules, view):
        return 1.0
    other = 1 - view.seat
    for _, push in all_pushes(rules, view):
        after = rules.apply(view, view.seat, push)._replace(seat=other, phase=TO_PUSH)
        if not taking(rules, after):
            return None
    return 0.0
