"""Why a bot does something, as values: interfaces turn a reason into a sentence."""

from __future__ import annotations

from typing import Any, NamedTuple


class Reason(NamedTuple):
    """One reason: its name, and what the sentence needs to tell it."""

    name: str
    details: tuple[tuple[str, Any], ...] = ()


class Advice(NamedTuple):
    """An action, the actions planned to follow it in this turn, and why."""

    action: Any
    then: tuple[Any, ...] = ()
    reasons: tuple[Reason, ...] = ()
