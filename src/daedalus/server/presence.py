"""Who is connected for a table, in this process or another, and who has been away for too long."""

from __future__ import annotations

import time
from collections.abc import Collection

from daedalus.server.line import Line
from daedalus.table.table import Table

PEER_S = 30.0  # what another process said is believed so long


class Presence:
    """The people around a table."""

    def __init__(self, table: Table, lines: Collection[Line]) -> None:
        self._table, self._lines = table, lines
        self.attended_at = time.monotonic()  # when a player was last there
        self.away: dict[int, float] = {}  # seat: since when nobody is connected for it
        self._peers: dict[str, tuple[float, list[int], int]] = {}  # process: heard, seats, watching

    def own(self) -> tuple[list[int], int]:
        """Return the seats somebody is connected for in this process, and how many watch here."""
        seats: set[int] = set()
        watching = 0
        for line in self._lines:
            if theirs := line.seats(self._table):
                seats.update(theirs)
            else:
                watching += 1
        return sorted(seats), watching

    def all(self) -> tuple[set[int], int]:
        """Return the same for all processes together."""
        seats, watching = self.own()
        here = set(seats)
        if self._peers:
            soon = time.monotonic() - PEER_S
            for heard, theirs, more in self._peers.values():
                if heard > soon:
                    here.update(theirs)
                    watching += more
        return here, watching

    def attended(self) -> bool:
        """Say whether somebody is there for whom the game should go on.

        That is a player, in whatever process; where no seat is a person's, anyone who watches.
        """
        here, watching = self.all()
        chairs = self._table.chairs
        people = [seat for seat in self._table.humans if chairs[seat].keys]
        return any(seat in here for seat in people) if people else watching > 0

    def unattended_s(self, now: float) -> float:
        """Return for how many seconds nobody has been there; to be asked now and then."""
        if self.attended():
            self.attended_at = now
        return now - self.attended_at

    def hear(self, process: str, seats: list[int], watching: int) -> bool:
        """Note what another process says; True: it is new."""
        old = self._peers.get(process)
        self._peers[process] = (time.monotonic(), seats, watching)
        return old is None or old[1:] != (seats, watching)

    def absent(self, seat: int) -> bool:
        """Say whether a human has been away for longer than the grace time, or left for good."""
        chair = self._table.chairs[seat]
        if chair.kind != "human" or self._table.phase != "playing":
            return False
        if not chair.keys:
            return True
        since = self.away.get(seat)
        return since is not None and time.monotonic() - since >= self._table.settings.grace

    def look(self) -> bool:
        """Note who is away since when; True: someone became absent or returned."""
        (here, _), now = self.all(), time.monotonic()
        humans = self._table.humans
        before = {seat for seat in humans if self.absent(seat)}
        self.away = {seat: since for seat, since in self.away.items() if seat in humans}
        for seat in humans:
            if seat in here:
                self.away.pop(seat, None)
            else:
                self.away.setdefault(seat, now)
        return before != {seat for seat in humans if self.absent(seat)}

    def next_absence(self) -> float | None:
        """Return in how many seconds the next one away becomes absent."""
        if self._table.phase != "playing" or not self.away:
            return None
        now, grace = time.monotonic(), self._table.settings.grace
        waits = [grace - (now - since) for since in self.away.values()]
        return min((wait for wait in waits if wait > 0), default=None)
