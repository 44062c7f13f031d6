"""A bot's turn as texts: for a caller in another process or another language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from daedalus.bots import engine_of
from daedalus.bots.ask import Ask
from daedalus.core.game import AnyRules
from daedalus.core.history import read_history
from daedalus.editions import edition


class BotQuestion(NamedTuple):
    """What a bot is asked, in texts."""

    edition: str
    options: Mapping[str, object]
    view: str
    seat: int
    level: str
    seed: str
    budget_ms: int
    ply: int
    history: str = ""

    def ask(self) -> Ask[Any, Any]:
        """Return it as an engine understands it."""
        rules = edition(self.edition, **self.options)
        seen = read_history(rules, self.history) if self.history else None
        view = rules.read(self.view)
        return Ask(self.level, rules, view, self.seat, self.budget_ms, self.seed, self.ply, seen)


def choose(question: BotQuestion) -> list[str]:
    """Return what a bot does in its turn."""
    ask = question.ask()
    return [str(action) for action in engine_of(ask.rules).turn(ask)]


def anything(rules: AnyRules, view: Any, seat: int) -> list[str]:
    """Return an action for a seat whose bot fails: the first, which ends or claims nothing early.

    Any legal action might end a match of Go!, or hand in a board that is not solved.
    """
    return [str(rules.legal(view, seat)[0])]
