"""A bot's turn and its advice as texts: for a caller in another process or another language."""

from __future__ import annotations

from collections.abc import Mapping

from daedalus.bots import make
from daedalus.core.history import read_history
from daedalus.editions import edition


def choose(
    name: str,
    options: Mapping[str, object],
    view: str,
    seat: int,
    level: str,
    seed: str,
    budget_ms: int,
    ply: int,
    history: str = "",
) -> list[str]:
    """Return what a bot does in its turn."""
    rules = edition(name, **options)
    seen = read_history(rules, history) if history else None
    bot, state = make(level, seed), rules.read(view)
    return [str(action) for action in bot.turn(rules, state, seat, budget_ms, ply, seen)]


def advise(
    name: str,
    options: Mapping[str, object],
    view: str,
    seat: int,
    level: str,
    seed: str,
    budget_ms: int,
    ply: int,
    history: str = "",
) -> tuple[list[str], list[tuple[str, dict[str, str | int]]]]:
    """Return what a bot would do in this turn, and why, as ids and arguments of sentences."""
    rules = edition(name, **options)
    seen = read_history(rules, history) if history else None
    advice = make(level, seed).advise(rules, rules.read(view), seat, budget_ms, ply, seen)
    texts = [str(action) for action in (advice.action, *advice.then)]
    return texts, [(reason.name, dict(reason.details)) for reason in advice.reasons]
