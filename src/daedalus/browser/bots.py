"""Bots that think in this process: the worker does nothing else in the meantime."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from daedalus.bots import reads_history
from daedalus.bots.ladder import ADVISER, fallbacks
from daedalus.bots.texts import BotQuestion, anything, choose
from daedalus.core.game import Slides
from daedalus.core.history import write_history
from daedalus.review.hints import advise
from daedalus.table.hints import Advised
from daedalus.table.table import Table

BUDGET_MS = 100


class Thinker(Protocol):
    """Decides for bots, and advises people."""

    def choose(self, table: Table, seat: int) -> list[str]: ...
    def advise(self, table: Table, seat: int) -> Advised: ...


class Bots:
    """The bots of the ladder; one that fails is replaced by a weaker one, down to any action."""

    def __init__(self, seed: str, budget_ms: int = BUDGET_MS) -> None:
        # One seed for all: a bot of Go! plans a whole round from it and is asked again and again.
        self._seed, self._budget_ms = seed, budget_ms

    def choose(self, table: Table, seat: int) -> list[str]:
        """Return what the bot on *seat* does in its turn."""
        level = table.chairs[seat].by_bot
        past = reads_history(table.rules, level)
        chosen: list[str] | None = self._ask(choose, table, seat, level, past)
        return chosen or _first(table, seat)

    def advise(self, table: Table, seat: int) -> Advised:
        """Return what a strong bot would do for *seat*, and why."""
        past = isinstance(table.rules, Slides)
        advised: Advised | None = self._ask(advise, table, seat, ADVISER, past)
        return advised or (_first(table, seat), [])

    def _ask(
        self, think: Callable[..., Any], table: Table, seat: int, level: str, past: bool
    ) -> Any:
        rules = table.rules
        view = rules.write(rules.view(table.state, seat))
        history = write_history(rules, table.history(seat)) if past else ""
        asked = BotQuestion(
            rules.id,
            dict(rules.chosen),
            view,
            seat,
            level,
            self._seed,
            self._budget_ms,
            table.ply,
            history,
        )
        for weaker in fallbacks(level):
            try:
                return think(asked._replace(level=weaker))
            except Exception as error:  # a bot must never stop a game
                print(f"bot failed: {weaker}, {rules.id}: {error!r}")
        return None


def _first(table: Table, seat: int) -> list[str]:
    return anything(table.rules, table.rules.view(table.state, seat), seat)
