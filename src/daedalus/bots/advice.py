"""Why a bot does something, as values that interfaces turn into sentences."""

from __future__ import annotations

from typing import Any, NamedTuple


class Reason(NamedTuple):
    """One reason: its name, and the arguments of its sentence."""

    name: str
    details: tuple[tuple[str, Any], ...] = ()


class Advice(NamedTuple):
    """An action, the actions planned to follow it in this turn, and why."""

    action: Any
    then: tuple[Any, ...] = ()
    reasons: tuple[Reason, ...] = ()
