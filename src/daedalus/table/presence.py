"""Who is connected to a table, here or in another process, and how long others have been away."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

from daedalus.table.people import People, absent, attended, away_since, heir
from daedalus.table.reader import Reader
from daedalus.table.table import Table

PEER_S = 30.0  # how long another process's report is trusted


class Attendance(NamedTuple):
    """Who is connected to a table in one process."""

    here: list[int]  # the seats
    watching: int
    host: bool
    alone: Sequence[int] = ()  # the seats that are the only ones of some client
    shared: Sequence[int] = ()  # those that are among several of some client


class Presence:
    """The people around a table; *clock* tells the time in seconds."""

    def __init__(self, readers: Collection[Reader], clock: Callable[[], float]) -> None:
        self._readers, self._clock = readers, clock
        self.away: dict[int, float] = {}  # seat: since when nobody is connected for it
        self.unattended_since: float | None = None  # since when there is nobody to play for
        self.hostless_since: float | None = None  # since when players are without a host
        self.told_absent: frozenset[int] = frozenset()  # who is absent, as everyone was told
        self._peers: dict[str, tuple[float, Attendance]] = {}  # process: when heard, and what

    def own(self, table: Table) -> Attendance:
        """Return who is connected in this process."""
        seats, alone, shared = set[int](), set[int](), set[int]()
        watching, host = 0, False
        for reader in self._readers:  # one loop: it is asked at every turn
            you = reader.at(table)
            seats.update(you.seats)
            host = host or you.host
            if not you.seats:
                watching += 1
            elif len(you.seats) > 1:
                shared.update(you.seats)
            elif you.eyes is not None:
                alone.add(you.eyes)
        return Attendance(sorted(seats), watching, host, sorted(alone), sorted(shared))

    def people(self, table: Table) -> People:
        """Return who is there, in all processes together, and who is absent."""
        now, own = self._clock(), self.own(table)
        here, alone, shared = set(own.here), set(own.alone), set(own.shared)
        watching, host = own.watching, own.host
        for heard, report in self._peers.values():
            if heard > now - PEER_S:
                here.update(report.here)
                alone.update(report.alone)
                shared.update(report.shared)
                watching += report.watching
                host = host or report.host
        gone = absent(table, self.away, now)
        return People(frozenset(here), gone, watching, host, frozenset(alone & shared))

    def hear(self, process: str, report: Attendance) -> bool:
        """Record what another process reports; return whether it is new."""
        old = self._peers.get(process)
        self._peers[process] = (self._clock(), report)
        return old is None or old[1] != report

    def look(self, table: Table) -> None:
        """Record who is away and what is missing, and since when; called at every change of it."""
        people, now = self.people(table), self._clock()
        self.away = away_since(table, people.here, self.away, now)
        self.unattended_since = None if attended(table, people) else self.unattended_since or now
        self.hostless_since = None if heir(table, people) is None else self.hostless_since or now

    def went_on(self) -> None:
        """Somebody lets the game go on: from now on it may be unattended for a while again."""
        if self.unattended_since is not None:
            self.unattended_since = self._clock()

    def next_absence(self, table: Table) -> float | None:
        """Return when somebody is to be called absent, in seconds."""
        waiting = [since for seat, since in self.away.items() if seat not in self.told_absent]
        return min(waiting) + table.settings.grace if waiting else None

    def unknown(self) -> None:
        """Forget what is missing: people may be connected where we do not hear of it."""
        self.unattended_since = self.hostless_since = None
