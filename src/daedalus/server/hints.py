"""What a bot would do for somebody, and why: ids and arguments, for the words are the browser's."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from daedalus.bots import make
from daedalus.bots.advice import Advice, Reason
from daedalus.core.errors import GameError
from daedalus.core.game import AnyRules
from daedalus.editions import edition
from daedalus.table.messages import Why

Told: TypeAlias = tuple[list[str], list[tuple[str, dict[str, str | int]]]]
"""Actions, and reasons with their arguments: plain values, for they come from another process."""


def advise(
    name: str,
    options: Mapping[str, object],
    view: str,
    seat: int,
    level: str,
    seed: str,
    budget_ms: int,
    ply: int,
) -> Told:
    """Return what a bot would do in this turn, and why: runs in a worker."""
    rules = edition(name, **options)
    state = rules.read(view)
    advice: Advice = make(level, seed).advise(rules, state, seat, budget_ms, ply)
    texts = [str(action) for action in (advice.action, *advice.then)]
    reasons = advice.reasons or (seen_reason(rules, state, seat, texts),)
    return texts, [(reason.name, dict(reason.details)) for reason in reasons]


def seen_reason(rules: AnyRules, view: Any, seat: int, texts: list[str]) -> Reason:
    """Return why one would do this, as far as the position after it shows."""
    state = view
    try:
        for text in texts:
            state = rules.apply(state, seat, rules.parse(text))
    except GameError:  # what follows is not to be seen
        return Reason("best")
    outcome = rules.outcome(state)
    if outcome is not None and seat in outcome.winners:
        return Reason("wins")
    before, after = getattr(view, "caught", None), getattr(state, "caught", None)
    if before is not None and after is not None and len(after[seat]) > len(before[seat]):
        return Reason("catches", (("count", len(after[seat]) - len(before[seat])),))
    return Reason("best")


def reasons(told: Told) -> list[Why]:
    """Return the reasons as the wire has them; there is always one."""
    texts, why = told
    return [Why(name, {"last": texts[-1], **args}) for name, args in why or [("best", {})]]
