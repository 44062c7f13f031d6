"""Bots in processes of their own: they get the text of a view and return texts of actions.

A bot that crashes or takes too long is replaced by a weaker one, down to any legal action.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import time
from collections.abc import Callable, Mapping
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any

import structlog

from daedalus import fast
from daedalus.bots import LEVELS, make
from daedalus.core.game import AnyRules
from daedalus.editions import edition
from daedalus.server.hints import Told, advise
from daedalus.server.kernels import WITH_KERNELS, Kernels
from daedalus.server.traces import span

log = structlog.get_logger()

SLACK_S = 5.0  # over the budget, for a busy machine
WARM_UP_S = 30.0  # a new process has to import what it needs first


def be_nice() -> None:
    """Let the tables go first."""
    if hasattr(os, "nice"):
        os.nice(10)


def _begin(held: bool) -> None:
    be_nice()
    if held:
        fast.hold()


def choose(
    name: str,
    options: Mapping[str, object],
    view: str,
    seat: int,
    level: str,
    seed: str,
    budget_ms: int,
    ply: int,
) -> list[str]:
    """Return what a bot does in its turn: runs in a worker."""
    rules = edition(name, **options)
    state = rules.read(view)
    bot = make(level, seed)
    texts: list[str] = []
    timed = hasattr(rules, "stamped")
    while True:
        action = bot.choose(rules, state, seat, budget_ms, ply + len(texts))
        texts.append(rules.show(action))
        if timed or len(texts) == 2 or not hasattr(rules, "lanes") or "=" not in texts[-1]:
            return texts
        state = rules.apply(state, seat, rules.parse(texts[-1]))


class Workers:
    """A pool of niced processes that think for bots."""

    def __init__(
        self,
        processes: int = 1,
        budget_ms: int = 400,
        timed: Callable[[str, float], None] = lambda level, seconds: None,
        slack_s: float = SLACK_S,
        kernels: Kernels | None = None,
    ) -> None:
        self._processes, self._budget_ms, self._timed = processes, budget_ms, timed
        self._slack_s = slack_s
        # One for all: a bot of Go! plans a whole round from its seed and is asked again and again.
        self._seed = secrets.token_hex(8)
        self._pool: ProcessPoolExecutor | None = None
        self._held = False  # whether the workers do without kernels
        self._warm: set[str] = set()  # levels that these workers have answered for
        self.kernels = kernels or Kernels()

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is not None and self._held and self.kernels.usable:
            self._pool.shutdown(wait=False)  # new ones; these finish what they are at
            self._pool = None
        if self._pool is None:
            self._held, self._warm = not self.kernels.usable, set()
            context = multiprocessing.get_context("spawn")  # forks of a threaded process may hang
            self._pool = ProcessPoolExecutor(
                self._processes, context, initializer=_begin, initargs=(self._held,)
            )
        return self._pool

    def _loads(self, level: str) -> bool:
        """Say whether a worker may have to load what it needs for *level* first."""
        if not self._warm:
            return True
        return not self._held and level in WITH_KERNELS and level not in self._warm

    async def close(self) -> None:
        """End all workers, busy or not."""
        await self.kernels.close()
        self._end()

    def _end(self) -> None:
        pool, self._pool = self._pool, None
        if pool is None:
            return
        processes = list((getattr(pool, "_processes", None) or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()

    async def choose(
        self, rules: AnyRules, view: Any, seat: int, level: str, ply: int, think: Any = choose
    ) -> list[str]:
        """Return what a bot of *level* does; never fails as long as there is a legal action."""
        texts = await self._ask(think, rules, view, seat, level, ply)
        return list(texts or _anything(rules, view, seat))

    async def advise(self, rules: AnyRules, view: Any, seat: int, level: str, ply: int) -> Told:
        """Return what a bot of *level* would do, and why."""
        told: Told | None = await self._ask(advise, rules, view, seat, level, ply)
        return told or (_anything(rules, view, seat), [])

    async def _ask(
        self, think: Any, rules: AnyRules, view: Any, seat: int, level: str, ply: int
    ) -> Any:
        """Return what *think* says in a worker for *level*, or for a weaker one; None: none could.

        A failure is logged and no more: the table goes on.
        """
        text = rules.write(view)
        if hasattr(rules, "lanes"):  # the others' bots use none
            await self.kernels.wait(level)
        for weaker in _weaker(level):
            start = time.perf_counter()
            try:
                job = asyncio.get_running_loop().run_in_executor(
                    self._ready(),
                    think,
                    rules.id,
                    dict(rules.chosen),
                    text,
                    seat,
                    weaker,
                    self._seed,
                    self._budget_ms,
                    ply,
                )
                limit = 2 * self._budget_ms / 1000 + self._slack_s
                if self._loads(weaker):
                    limit += WARM_UP_S
                with span("bot", level=weaker, edition=rules.id):
                    async with asyncio.timeout(limit):
                        answer = await job
                self._warm.add(weaker)
                return answer
            except asyncio.CancelledError:
                raise
            except Exception as error:
                log.warning(
                    "bot failed",
                    bot=weaker,
                    edition=rules.id,
                    error=type(error).__name__,
                    seconds=round(time.perf_counter() - start, 3),
                )
                if isinstance(error, TimeoutError | BrokenExecutor):
                    self._end()  # a worker that hangs or died: all new ones
            finally:
                self._timed(weaker, time.perf_counter() - start)
        return None


def _anything(rules: AnyRules, view: Any, seat: int) -> list[str]:
    return [rules.show(secrets.choice(tuple(rules.legal(view, seat))))]


def _weaker(level: str) -> tuple[str, ...]:
    """Return the levels to try: the wanted one, then the simple ones below it."""
    at = LEVELS.index(level)
    return (level, *(other for other in ("medium", "random") if LEVELS.index(other) < at))
