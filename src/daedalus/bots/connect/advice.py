"""Reasons for a lay: `wins`, or `catches` (count)."""

from __future__ import annotations

from contextlib import suppress

from daedalus.bots.advice import Reason
from daedalus.core.errors import GameError
from daedalus.editions.connect.rules import Connect, Lay, State


def explain(rules: Connect, view: State, seat: int, lay: Lay) -> tuple[Reason, ...]:
    """Return why a lay is good."""
    with suppress(GameError):  # where the result cannot be seen
        outcome = rules.outcome(rules.apply(view, seat, lay))
        if outcome is not None and seat in outcome.winners:
            return (Reason("wins"),)
    return (Reason("catches", (("count", len(lay.take)),)),) if lay.take else ()
