"""Processes for work that depends on what people send, one job each at a time, fairly shared.

The time limit of a job counts from the moment its process starts on it.  A process that takes too
long or dies is replaced; the others notice nothing.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import structlog

from daedalus.server.fair_queue import Claim, FairQueue
from daedalus.server.limits import TooMany

log = structlog.get_logger()

WARM_UP_S = 30.0  # a new process has to import what it needs first


class PoolJob(NamedTuple):
    """A job for a process."""

    do: Callable[..., Any]
    given: tuple[Any, ...]
    limit_s: float
    loads: str = ""  # a name for what has to be loaded first; the first such job has more time


class Failed(Exception):
    """The work was started and not finished: the process died, hung or was ended."""


def be_nice() -> None:
    """Lower the priority of this process, so that the tables go first."""
    if hasattr(os, "nice"):
        os.nice(10)


def _start(begin: Callable[..., None], *begin_with: Any) -> None:
    """Prepare a new process; it ends when the server does, also when that is killed."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    begin(*begin_with)


def _end_with_parent() -> None:
    if parent := multiprocessing.parent_process():
        parent.join()
        os._exit(1)


@dataclass(slots=True, eq=False)
class Ticket:
    """Somebody's place in the queue of a pool, and what comes of it."""

    plan: Callable[[float], PoolJob]
    done: asyncio.Future[Any]


@dataclass(slots=True, eq=False)
class _Process:
    """A slot for one process, which is started when there is something to do."""

    executor: ProcessPoolExecutor | None = None
    began_with: tuple[Any, ...] = ()
    loaded: set[str] = field(default_factory=set)

    def end(self) -> None:
        """End the process, busy or not."""
        executor, self.executor = self.executor, None
        self.loaded.clear()
        if executor is None:
            return
        processes = list((getattr(executor, "_processes", None) or {}).values())
        executor.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()


class Pool:
    """A fixed number of processes and one queue."""

    def __init__(
        self,
        processes: int,
        begin: Callable[..., None] = be_nice,
        begin_with: Callable[[], tuple[Any, ...]] = tuple,
        waited: Callable[[float], None] = lambda seconds: None,
    ) -> None:
        self._begin, self._begin_with, self._waited = begin, begin_with, waited
        self._places = [_Process() for _ in range(processes)]
        self._queue: FairQueue[Ticket] = FairQueue()
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._closed = False

    async def ask(
        self, plan: Callable[[float], PoolJob], claim: Claim, most: int | None = None
    ) -> Any:
        """Return the result of the work; *plan* decides what to do, given how long it has waited.

        :raises TooMany: when *most* jobs of this address are already waiting.
        :raises Failed: when the process was lost.
        """
        return await self.put(plan, claim, most).done

    def put(
        self, plan: Callable[[float], PoolJob], claim: Claim, most: int | None = None
    ) -> Ticket:
        """Put work into the queue; cancelling what it has `done` takes it out again.

        :raises TooMany: when *most* jobs of this address are already waiting.
        """
        if self._closed:
            raise Failed("closing")
        if most is not None and self._queue.waiting(claim.address) >= most:
            raise TooMany("too many of these are waiting: wait a little")
        if not self._tasks:
            self._tasks = [asyncio.create_task(self._serve(place)) for place in self._places]
        ticket = Ticket(plan, asyncio.get_running_loop().create_future())
        ticket.done.add_done_callback(_seen)
        ticket.done.add_done_callback(lambda _: self._queue.remove(ticket, claim))
        self._queue.put(ticket, claim, time.monotonic())
        self._wake.set()
        return ticket

    def place(self, ticket: Ticket) -> int:
        """Return how many are before a job in the queue, itself included; 0: it is being done."""
        return self._queue.place(ticket, time.monotonic())

    async def close(self) -> None:
        """End all processes; jobs that still wait fail."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for place in self._places:
            place.end()
        while taken := self._queue.take(0):
            _fail(taken[0].done, Failed("closing"))

    async def _serve(self, place: _Process) -> None:
        """Let one process do one job after another, indefinitely."""
        while True:
            taken = self._queue.take(time.monotonic())
            if taken is None:
                self._wake.clear()
                await self._wake.wait()
                continue
            job, claim, waited = taken
            if job.done.done():  # nobody is waiting for it any more
                continue
            start = time.monotonic()
            self._waited(waited)
            try:
                await self._do(place, job, job.plan(waited))
            except asyncio.CancelledError:
                _fail(job.done, Failed("closing"))
                raise
            except Exception as error:
                _fail(job.done, error)
            finally:
                self._queue.charge(claim, time.monotonic() - start)

    async def _do(self, place: _Process, job: Ticket, work: PoolJob) -> None:
        try:
            executor = self._ready(place)
            limit = work.limit_s if work.loads in place.loaded else work.limit_s + WARM_UP_S
            doing = asyncio.wrap_future(executor.submit(work.do, *work.given))
            doing.add_done_callback(_seen)
            done, _ = await asyncio.wait((doing,), timeout=limit)
        except BaseException:
            place.end()
            raise
        if not done:
            place.end()
            raise Failed("it took too long")
        if doing.cancelled() or not _answered(doing.exception()):
            place.end()
            raise Failed("the process died")
        place.loaded.add(work.loads)
        if not job.done.done():
            if error := doing.exception():
                job.done.set_exception(error)
            else:
                job.done.set_result(doing.result())

    def _ready(self, place: _Process) -> ProcessPoolExecutor:
        begin_with = self._begin_with()
        if place.began_with != begin_with:
            place.end()
        if place.executor is None:
            place.began_with = begin_with
            context = multiprocessing.get_context("spawn")  # forking a threaded process may hang
            place.executor = ProcessPoolExecutor(
                1, context, initializer=_start, initargs=(self._begin, *begin_with)
            )
        return place.executor


def _answered(error: BaseException | None) -> bool:
    """Return whether the process has given an answer, if only an exception of the work itself."""
    return not isinstance(error, BrokenExecutor)


def _seen(doing: asyncio.Future[Any]) -> None:
    """Retrieve the result of work that nobody may be waiting for, or asyncio complains."""
    if not doing.cancelled():
        doing.exception()


def _fail(done: asyncio.Future[Any], error: Exception) -> None:
    if not done.done():
        done.set_exception(error)
