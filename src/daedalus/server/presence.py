"""Who is connected to a table, in this process or another, and since when others are away."""

from __future__ import annotations

import time
from collections.abc import Collection

from daedalus.server.connection import Connection
from daedalus.table.people import People, absent, attended, away_since, next_absence
from daedalus.table.table import Table

PEER_S = 30.0  # how long another process's report is trusted


class Presence:
    """The people around a table."""

    def __init__(self, connections: Collection[Connection]) -> None:
        self._connections = connections
        self.attended_at = time.monotonic()  # when a player was last there
        self.away: dict[int, float] = {}  # seat: since when nobody is connected for it
        self._peers: dict[str, tuple[float, list[int], int]] = {}  # process: heard, seats, watching

    def own(self, table: Table) -> tuple[list[int], int]:
        """Return the seats with a connection in this process, and the number of spectators here."""
        seats: set[int] = set()
        watching = 0
        for connection in self._connections:
            if theirs := connection.at(table).seats:
                seats.update(theirs)
            else:
                watching += 1
        return sorted(seats), watching

    def people(self, table: Table) -> People:
        """Return who is there, in all processes together, and who is absent."""
        now = time.monotonic()
        seats, watching = self.own(table)
        here = set(seats)
        for heard, theirs, more in self._peers.values():
            if heard > now - PEER_S:
                here.update(theirs)
                watching += more
        return People(frozenset(here), absent(table, self.away, now), watching)

    def attended(self, table: Table) -> bool:
        """Return whether there is somebody for whom the game should go on."""
        return attended(table, self.people(table))

    def unattended_s(self, table: Table, now: float) -> float:
        """Return for how many seconds nobody has been there; to be called now and then."""
        if self.attended(table):
            self.attended_at = now
        return now - self.attended_at

    def hear(self, process: str, seats: list[int], watching: int) -> bool:
        """Record what another process reports; return whether it is new."""
        old = self._peers.get(process)
        self._peers[process] = (time.monotonic(), seats, watching)
        return old is None or old[1:] != (seats, watching)

    def look(self, table: Table) -> bool:
        """Record who is away since when; return whether someone became absent or returned."""
        before, now = self.people(table), time.monotonic()
        self.away = away_since(table, before.here, self.away, now)
        return before.absent != absent(table, self.away, now)

    def next_absence(self, table: Table) -> float | None:
        """Return in how many seconds the next one away becomes absent."""
        return next_absence(table, self.away, time.monotonic())
