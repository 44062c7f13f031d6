"""Reads and reviews records, draws replays and codes, in another process and within a budget."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from daedalus import fast
from daedalus.server.budget import CPU_S, spend
from daedalus.server.fair import Claim
from daedalus.server.pool import Failed, Pool, PoolJob, be_nice
from daedalus.server.room import Busy

LIMIT_S = 5 * CPU_S  # generous, for a process that gets little of the machine
MOST_WAITING = 8  # of one address


def _begin() -> None:
    be_nice()
    fast.never_compile()


class Desk:
    """One process that works for everybody, fairly."""

    def __init__(self, waited: Callable[[float], None] = lambda seconds: None) -> None:
        self._pool = Pool(1, _begin, waited=waited)

    async def ask(self, claim: Claim, do: Callable[..., bytes], *given: Any) -> bytes:
        """Return the result of *do*, called with what is *given*.

        :raises TooMany: when too much of this address is waiting.
        :raises TooLarge: when it takes more CPU time than anybody may have.
        """
        work = PoolJob(spend, (CPU_S, do, *given), LIMIT_S)
        try:
            answer: bytes = await self._pool.ask(lambda waited: work, claim, MOST_WAITING)
        except Failed as error:
            raise Busy("this could not be computed now: try again") from error
        return answer

    async def close(self) -> None:
        await self._pool.close()
