"""Time limits that a stalled event loop does not use up: what is slow is called by its name.

An answer that came while the loop was busy elsewhere would find its time limit gone by, and the
database or the bus would be blamed for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import structlog

log = structlog.get_logger()

_TICKS = 4  # of every limit; a stall, however long, counts as one
STALL_S = 1.0  # from here on it is logged


class TimeLimit:
    """Calls *late* after some seconds during which the event loop was running."""

    __slots__ = ("_every", "_late", "_left", "_loop", "_timer")

    def __init__(self, seconds: float, late: Callable[[], None]) -> None:
        self._every, self._left, self._late = seconds / _TICKS, _TICKS, late
        self._loop = asyncio.get_running_loop()
        self._timer = self._loop.call_later(self._every, self._tick)

    def cancel(self) -> None:
        self._timer.cancel()

    def _tick(self) -> None:
        self._left -= 1
        if self._left:
            self._timer = self._loop.call_later(self._every, self._tick)
        else:
            self._late()


@asynccontextmanager
async def within(seconds: float) -> AsyncIterator[None]:
    """Limit the time of a block.

    :raises TimeoutError: when it takes longer.
    """
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(None) as timeout:
        limit = TimeLimit(seconds, lambda: timeout.reschedule(loop.time()))
        try:
            yield
        finally:
            limit.cancel()


def watch_for_stalls() -> None:
    """Log whenever the event loop has been kept from its work."""
    loop = asyncio.get_running_loop()

    def look(due: float) -> None:
        late = loop.time() - due
        if late > STALL_S:
            log.warning("event loop stalled", seconds=round(late, 1))
        loop.call_later(STALL_S, look, loop.time() + STALL_S)

    look(loop.time())
