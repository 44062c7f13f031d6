"""Bots in processes of their own: they get the text of a view and return texts of actions.

A bot that crashes or takes too long is replaced by a weaker one, down to the first legal action.
When there is more work than workers, bots think less instead of stopping.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import structlog

from daedalus import fast
from daedalus.bots.ladder import STOPS, fallbacks, number_of
from daedalus.bots.texts import BotQuestion, anything, choose
from daedalus.core.game import AnyRules
from daedalus.core.history import History, write_history
from daedalus.review.hints import advise
from daedalus.server.fair_queue import Claim
from daedalus.server.limits import TooMany
from daedalus.server.pool import Pool, PoolJob, Ticket, be_nice
from daedalus.server.tokens import new_seed
from daedalus.server.traces import span
from daedalus.table.hints import Advised

log = structlog.get_logger()

SLACK_S = 5.0  # over the budget, for a busy machine
PATIENCE_S = 1.0  # a bot that has waited longer for a worker thinks less
MOST_HINTS = 200  # that wait for one address: a school is one, too
LINE_S = 3.0  # after so long somebody who waits for a hint is told the place in line
NOBODY = Claim("")


def _begin() -> None:
    be_nice()
    fast.never_compile()


class Workers:
    """Processes that compute bots' moves; a bot that has waited long thinks less."""

    def __init__(
        self,
        processes: int = 1,
        budget_ms: int = 400,
        timed: Callable[[str, float], None] = lambda level, seconds: None,
        slack_s: float = SLACK_S,
        waited: Callable[[float], None] = lambda seconds: None,
    ) -> None:
        self._budget_ms, self._timed, self._slack_s = budget_ms, timed, slack_s
        # One for all: a bot of Go! plans a whole round from its seed and is asked again and again.
        self._seed = new_seed()
        self._pool = Pool(processes, _begin, waited=waited)

    async def close(self) -> None:
        """End all workers, busy or not."""
        await self._pool.close()

    async def choose(
        self,
        rules: AnyRules,
        view: Any,
        seat: int,
        level: str,
        ply: int,
        think: Any = choose,
        claim: Claim = NOBODY,
        history: History | None = None,
    ) -> list[str]:
        """Return what a bot of *level* does; never fails as long as there is a legal action."""
        texts = await self._ask(think, rules, view, seat, level, ply, claim, history=history)
        return list(texts or anything(rules, view, seat))

    async def advise(
        self,
        rules: AnyRules,
        view: Any,
        seat: int,
        level: str,
        ply: int,
        claim: Claim = NOBODY,
        history: History | None = None,
        waits: Callable[[int], None] = lambda place: None,
    ) -> Advised:
        """Return what a bot of *level* would do, and why; *waits* hears of the place in line.

        :raises TooMany: when too many hints for this address are being computed.
        """
        told: Advised | None = await self._ask(
            advise, rules, view, seat, level, ply, claim, MOST_HINTS, history, waits
        )
        return told or (anything(rules, view, seat), [])

    async def _ask(
        self,
        think: Any,
        rules: AnyRules,
        view: Any,
        seat: int,
        level: str,
        ply: int,
        claim: Claim,
        most: int | None = None,
        history: History | None = None,
        waits: Callable[[int], None] | None = None,
    ) -> Any:
        """Return what *think* returns in a worker for *level*, or for a weaker one; None: none
        could.

        A failure is only logged: the table goes on.
        """
        text = rules.write(view)
        past = write_history(rules, history) if history else ""
        for weaker in fallbacks(level):
            begun: list[tuple[str, float]] = []

            def plan(waited_s: float, level: str = weaker, begun: Any = begun) -> PoolJob:
                level, budget_ms = eased(level, self._budget_ms, waited_s)
                begun.append((level, time.perf_counter()))
                given = dict(rules.chosen)
                question = BotQuestion(
                    rules.id, given, text, seat, level, self._seed, budget_ms, ply, past
                )
                return PoolJob(think, (question,), 2 * budget_ms / 1000 + self._slack_s)

            try:
                with span("bot", level=weaker, edition=rules.id):
                    ticket = self._pool.put(plan, claim, most)
                    return await self._result(ticket, waits)
            except (asyncio.CancelledError, TooMany):
                raise
            except Exception as error:
                log.warning("bot failed", bot=weaker, edition=rules.id, error=type(error).__name__)
            finally:
                for thought, start in begun:
                    self._timed(thought, time.perf_counter() - start)
        return None

    async def _result(self, ticket: Ticket, waits: Callable[[int], None] | None) -> Any:
        """Return what comes of a job; meanwhile say now and then which place in line it has."""
        while waits is not None:
            try:
                done, _ = await asyncio.wait((ticket.done,), timeout=LINE_S)
            except asyncio.CancelledError:
                ticket.done.cancel()  # nobody is waiting for it any more
                raise
            if done:
                break
            waits(self._pool.place(ticket))
        return await ticket.done


def eased(level: str, budget_ms: int, waited_s: float) -> tuple[str, int]:
    """Return how a bot should think after waiting this long: never longer.

    >>> eased("expert", 400, 0.2), eased("expert", 400, 2.0), eased("hard", 400, 9.0)
    (('expert', 400), ('hard', 100), ('medium', 100))
    """
    if waited_s < PATIENCE_S:
        return level, budget_ms
    if waited_s >= 3 * PATIENCE_S:
        level = min(level, "medium", key=number_of)
    judges = STOPS["hard"] < number_of(level) <= STOPS["expert"]
    return ("hard" if judges else level), max(budget_ms // 4, 1)
