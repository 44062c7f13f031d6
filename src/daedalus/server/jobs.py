"""What is computed for everybody in turn: reviews, replays, puzzles, positions, codes.

It happens in another process, within a budget, and in one line that is fair to addresses.  Who
wants to know the place in the line is told it after a while and asks again; the place stays, the
work is done in its turn whether somebody is asking at that moment or not, and its result is kept
for a while.  So all who ask get an answer, in time that grows with their number.
"""

from __future__ import annotations

import asyncio
import pickle
import signal
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

from daedalus import fast
from daedalus.server.budget import CPU_S, spend
from daedalus.server.fair_queue import Claim
from daedalus.server.limits import TooMany
from daedalus.server.pool import Failed, Pool, PoolJob, Ticket, be_nice
from daedalus.server.room import Busy

# A process that gets little of a busy machine is not ended: with it, all reviews would begin anew.
# What costs too much ends by its CPU time, where that can be measured.
_LIMIT_S: Final = CPU_S * (100 if hasattr(signal, "setitimer") else 5)
MOST_WAITING = 200  # of one address: a school is one, too
MOST_BYTES = 4_000_000  # in them
LEFT_S = 30.0  # who has not asked again for so long has left


class Waiting(Exception):
    """Many are asking: ask again, the place in line is kept."""

    def __init__(self, place: int) -> None:
        super().__init__(place)
        self.place = place


@dataclass(slots=True, eq=False)
class _Asked:
    """Something that somebody asks for: how much it keeps in memory, and when it was last asked."""

    ticket: Ticket
    address: str
    size: int
    asking: int = 0
    last: float = 0.0


def _begin() -> None:
    be_nice()
    fast.never_compile()


class JobQueue:
    """One process that works for everybody, fairly."""

    def __init__(
        self,
        waited: Callable[[float], None] = lambda seconds: None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._pool, self._clock = Pool(1, _begin, waited=waited), clock
        self._asked: dict[bytes, _Asked] = {}
        self._bytes: Counter[str] = Counter()  # waiting, by address

    async def ask(self, claim: Claim, do: Callable[..., bytes], *given: Any) -> bytes:
        """Return the result of *do*, called with what is *given*.

        :raises Waiting: when its turn has not come for as long as the claim is *patient*; the next
            call goes on waiting.
        :raises TooMany: when too much of this address is waiting.
        :raises TooLarge: when it takes more CPU time than anybody may have.
        """
        self._forget_who_left()
        packed = pickle.dumps((claim.address, do, given))
        key = sha256(packed).digest()
        asked = self._asked.get(key) or self._put(key, claim, len(packed), do, given)
        asked.asking += 1
        try:
            done, _ = await asyncio.wait((asked.ticket.done,), timeout=claim.patient_s)
        finally:
            asked.asking -= 1
            asked.last = self._clock()
        if not done:
            raise Waiting(self._pool.place(asked.ticket))
        self._drop(key, asked)
        try:
            answer: bytes = asked.ticket.done.result()
        except Failed as error:
            raise Busy("this could not be computed now: try again") from error
        return answer

    async def close(self) -> None:
        await self._pool.close()

    def _put(
        self, key: bytes, claim: Claim, size: int, do: Callable[..., bytes], given: Any
    ) -> _Asked:
        if self._bytes[claim.address] + size > MOST_BYTES:
            raise TooMany("too much is waiting: wait a little")
        work = PoolJob(spend, (CPU_S, do, *given), _LIMIT_S)
        ticket = self._pool.put(lambda waited: work, claim, MOST_WAITING)
        asked = self._asked[key] = _Asked(ticket, claim.address, size)
        self._bytes[claim.address] += size
        return asked

    def _drop(self, key: bytes, asked: _Asked) -> None:
        if self._asked.get(key) is asked:
            del self._asked[key]
            self._bytes[asked.address] -= asked.size
            self._bytes += Counter()  # forgets those with nothing

    def _forget_who_left(self) -> None:
        now = self._clock()
        for key, asked in tuple(self._asked.items()):
            if not asked.asking and now - asked.last > LEFT_S:
                asked.ticket.done.cancel()
                self._drop(key, asked)
