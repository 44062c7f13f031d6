"""What a bot would do for somebody, and why: ids and arguments, since the browser has the words."""

from __future__ import annotations

from collections.abc import Mapping

from daedalus.bots import make
from daedalus.bots.advice import Advice
from daedalus.core.history import read_history
from daedalus.editions import edition
from daedalus.table.hints import Advised


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
) -> Advised:
    """Return what a bot would do in this turn, and why: runs in a worker."""
    rules = edition(name, **options)
    state = rules.read(view)
    seen = read_history(rules, history) if history else None
    advice: Advice = make(level, seed).advise(rules, state, seat, budget_ms, ply, seen)
    texts = [str(action) for action in (advice.action, *advice.then)]
    return texts, [(reason.name, dict(reason.details)) for reason in advice.reasons]
