"""What the others could know about a card: their best guess after every turn they saw."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from daedalus.bots.sliding.belief import suspects
from daedalus.bots.sliding.compiled import fits
from daedalus.core.history import History, Move
from daedalus.editions.sliding.position import ENDED, State
from daedalus.editions.sliding.rules import Sliding


def secret(rules: Sliding, state: State, seat: int) -> bool:
    """Return whether a seat holds a card that the others can only guess."""
    hidden = rules.variant.hands == "hidden" and len(state.pieces) > 1
    return hidden and state.phase != ENDED and bool(state.left[seat])


def guessed(
    rules: Sliding, first: State, moves: Sequence[Move], state: State, seat: int
) -> dict[str, Any]:
    """Return what those who saw *moves*, from *first* to *state*, could guess about a seat's card.

    `guess` is the likeliest letter, `sure` how likely it is, `held` the true card, `known` how
    likely that is to them.  Empty where there is nothing to guess, or nothing to go by.
    """
    if not secret(rules, state, seat) or not fits(state.maze):
        return {}
    seen = History(rules.view(first, None), tuple(moves))
    weights = suspects(rules, rules.view(state, None), seat, seen)
    if not weights:
        return {}
    likeliest, held = max(weights, key=weights.__getitem__), state.left[seat][0]
    known = weights.get(held, 0.0)
    return {"guess": likeliest, "sure": weights[likeliest], "held": held, "known": known}


def candidates(rules: Sliding, state: State, seat: int) -> int:
    """Return how many cards a seat may hold as far as the others know; 0 if it is no secret."""
    if not secret(rules, state, seat):
        return 0
    return len(suspects(rules, rules.view(state, None), seat, None))
