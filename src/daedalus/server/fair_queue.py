"""A queue that is fair to addresses, and for each address to its tables.

Every address has an account of the worker time it has used; the one that has used the least is
next, and the same goes for its tables.  Forty tables of one person delay each other, not somebody
else's.  (In the literature: start-time fair queueing, on two levels.)
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")

AGE_S = 10.0
"""The longest time that work for an unattended table waits behind all other work."""

_TICK_S = 0.001
_TYPICAL_S = 0.1  # what a job costs, as far as one can say before


class Claim(NamedTuple):
    """Who some work is done for."""

    address: str
    table: str = ""
    attended: bool = True  # whether somebody is there and waiting for it
    patient_s: float | None = None  # after so long they want to know their place in line


@dataclass(slots=True)
class _Account:
    """What was used so far, in seconds, and what is waiting."""

    used: float = 0.0
    waiting: int = 0


@dataclass(slots=True)
class _TableAccount(_Account, Generic[T]):
    jobs: deque[tuple[float, bool, T]] = field(default_factory=deque)  # since when, attended, what


@dataclass(slots=True)
class _AddressAccount(_Account, Generic[T]):
    tables: dict[str, _TableAccount[T]] = field(default_factory=dict)
    clock: float = 0.0  # the usage of the table that was served last


class FairQueue(Generic[T]):
    """Waiting jobs.  It reads no clock: callers pass the time in seconds."""

    def __init__(self) -> None:
        self._addresses: dict[str, _AddressAccount[T]] = {}
        self._clock = 0.0  # the usage of the address that was served last

    def __len__(self) -> int:
        return sum(address.waiting for address in self._addresses.values())

    def waiting(self, address: str) -> int:
        """Return how many jobs of an address are waiting."""
        found = self._addresses.get(address)
        return found.waiting if found else 0

    def place(self, job: T, now: float) -> int:
        """Return where a job is in line, from 1 on, if all take equally long; 0: nowhere."""
        line = []
        for address in self._addresses.values():
            before = 0
            for table in sorted(address.tables.values(), key=lambda each: each.used):
                for since, attended, each in table.jobs:
                    late = _rank(since, attended, now)
                    line.append((late, address.used + before * _TYPICAL_S, since, each is job))
                    before += 1
        found = [at for at, each in enumerate(sorted(line), 1) if each[-1]]
        return found[0] if found else 0

    def put(self, job: T, claim: Claim, now: float) -> None:
        address = self._addresses.setdefault(claim.address, _AddressAccount())
        table = address.tables.setdefault(claim.table, _TableAccount())
        # Being idle earns no credit.
        if not address.waiting:
            address.used = max(address.used, self._clock)
        if not table.waiting:
            table.used = max(table.used, address.clock)
        table.jobs.append((now, claim.attended, job))
        address.waiting += 1
        table.waiting += 1

    def remove(self, job: T, claim: Claim) -> None:
        """Take a job out of the line if it still waits there: those behind it move up."""
        address = self._addresses.get(claim.address)
        table = address.tables.get(claim.table) if address else None
        if address is None or table is None:
            return
        left = deque(each for each in table.jobs if each[2] is not job)
        gone = len(table.jobs) - len(left)
        table.jobs = left
        table.waiting -= gone
        address.waiting -= gone

    def take(self, now: float) -> tuple[T, Claim, float] | None:
        """Return the next job, its claim and how long it has waited, or None."""
        ranked = [
            (_rank(*table.jobs[0][:2], now), address.used, table.used, name, place)
            for name, address in self._addresses.items()
            for place, table in address.tables.items()
            if table.waiting
        ]
        if not ranked:  # there is time left: nobody is in anybody's way
            self._addresses.clear()
            self._clock = 0.0
            return None
        *_, name, place = min(ranked)
        address = self._addresses[name]
        table = address.tables[place]
        since, attended, job = table.jobs.popleft()
        address.waiting -= 1
        table.waiting -= 1
        self._clock, address.clock = address.used, table.used
        # The cost is known only later; until then others with the same usage go first.
        address.used += _TICK_S
        table.used += _TICK_S
        return job, Claim(name, place, attended), now - since

    def charge(self, claim: Claim, seconds: float) -> None:
        """Charge a claim for the time that a job has used."""
        address = self._addresses.get(claim.address)
        if address is None:
            return
        address.used += seconds
        if table := address.tables.get(claim.table):
            table.used += seconds
        self._forget()

    def _forget(self) -> None:
        """Drop accounts with no waiting jobs and no debts."""
        for name, address in tuple(self._addresses.items()):
            for place, table in tuple(address.tables.items()):
                if not table.waiting and table.used <= address.clock:
                    del address.tables[place]
            if not address.waiting and address.used <= self._clock:
                del self._addresses[name]


def _rank(since: float, attended: bool, now: float) -> int:
    return 0 if attended or now - since >= AGE_S else 1
