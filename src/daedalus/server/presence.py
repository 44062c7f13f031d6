"""Who is connected to a table, in this process or another, and how long others have been away."""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import NamedTuple

from daedalus.server.connection import Connection
from daedalus.table.people import People, absent, attended, away_since, heir, next_absence
from daedalus.table.table import Table

PEER_S = 30.0  # how long another process's report is trusted


class Attendance(NamedTuple):
    """Who is connected to a table in one process."""

    here: list[int]  # the seats
    watching: int
    host: bool


class Presence:
    """The people around a table."""

    def __init__(self, connections: Collection[Connection]) -> None:
        self._connections = connections
        self.attended_at = time.monotonic()  # when a player was last there
        self.hosted_at = time.monotonic()  # when players were last with a host
        self.away: dict[int, float] = {}  # seat: since when nobody is connected for it
        self._peers: dict[
            str, tuple[float, Attendance]
        ] = {}  # process: when it was heard, and what

    def own(self, table: Table) -> Attendance:
        """Return who is connected in this process."""
        you = [connection.at(table) for connection in self._connections]
        seats = {seat for each in you for seat in each.seats}
        watching = sum(not each.seats for each in you)
        return Attendance(sorted(seats), watching, any(each.host for each in you))

    def people(self, table: Table) -> People:
        """Return who is there, in all processes together, and who is absent."""
        now = time.monotonic()
        reports = [report for heard, report in self._peers.values() if heard > now - PEER_S]
        reports.append(self.own(table))
        return People(
            frozenset(seat for report in reports for seat in report.here),
            absent(table, self.away, now),
            sum(report.watching for report in reports),
            any(report.host for report in reports),
        )

    def attended(self, table: Table) -> bool:
        """Return whether there is somebody for whom the game should go on."""
        return attended(table, self.people(table))

    def unattended_s(self, table: Table, now: float) -> float:
        """Return for how many seconds nobody has been there; to be called now and then."""
        if self.attended(table):
            self.attended_at = now
        return now - self.attended_at

    def hostless_s(self, table: Table, now: float) -> float:
        """Return for how many seconds players have been without a host; called now and then."""
        if heir(table, self.people(table)) is None:
            self.hosted_at = now
        return now - self.hosted_at

    def hear(self, process: str, report: Attendance) -> bool:
        """Record what another process reports; return whether it is new."""
        old = self._peers.get(process)
        self._peers[process] = (time.monotonic(), report)
        return old is None or old[1] != report

    def look(self, table: Table) -> bool:
        """Record who is away, and since when; return whether someone became absent or returned."""
        before, now = self.people(table), time.monotonic()
        self.away = away_since(table, before.here, self.away, now)
        return before.absent != absent(table, self.away, now)

    def next_absence(self, table: Table) -> float | None:
        """Return in how many seconds the next one away becomes absent."""
        return next_absence(table, self.away, time.monotonic())
