"""One live table: who is connected, one change at a time, and everyone is told after the commit."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import structlog

from daedalus.core.errors import GameError
from daedalus.server.bus import Bus
from daedalus.server.connection import Connection
from daedalus.server.fair import Claim
from daedalus.server.presence import Attendance, Presence
from daedalus.server.store import DAY_MS, Mark, New, Store, Taken, Unavailable
from daedalus.server.tokens import new_seed
from daedalus.table import events as ev
from daedalus.table import messages, views
from daedalus.table.caller import Caller
from daedalus.table.change import Change, Circumstances, Decide, Misfit, carried_out
from daedalus.table.events import Row, Unreadable
from daedalus.table.keys import Gone
from daedalus.table.people import People
from daedalus.table.table import Table
from daedalus.table.views import CHANGED, SENT_OFF, SYNC, News, news_of, sent_off

log = structlog.get_logger()

CROWD = 16  # in a larger crowd, arrivals and departures are batched and announced a bit later
CROWD_S = 0.5


def now_ms() -> int:
    return int(time.time() * 1000)


class Busy(GameError):
    """The database does not answer; try again."""

    code = "busy"


class Room:
    """A table and the clients connected to it."""

    def __init__(self, table: Table, store: Store, bus: Bus, keep_days: int = 365) -> None:
        self.table = table  # replaced at every change
        self.connections: set[Connection] = set()
        self.used_at = time.monotonic()
        self.changed = asyncio.Event()  # set and replaced at every change
        self.on_change: Callable[[Room], None] = lambda room: None
        self.on_unreadable: Callable[[Room, Unreadable], None] = lambda room, error: None
        self._store, self._bus = store, bus
        self._keep_days = keep_days
        self._turn = asyncio.Lock()
        self._doubtful = False  # the database may hold rows that we have not seen
        self._unreadable: Unreadable | None = None  # why no row can follow any more
        self.presence = Presence(self.connections)
        self.gone = False  # its table is gone or cannot be read: nothing may happen here
        self.shown: object = None  # what the list of tables says of it, in short
        self._presence_due: asyncio.TimerHandle | None = None
        self.maker = ""  # the address that made the table, or else came first; never stored

    @property
    def people(self) -> People:
        """Who is there now."""
        return self.presence.people(self.table)

    @property
    def claim(self) -> Claim:
        """Who the bots here think for."""
        people = self.people
        # A table whose maker is unknown counts as its own maker.
        attended = bool(people.here or people.watching)
        return Claim(self.maker or self.table.id, self.table.id, attended)

    @property
    def doubtful(self) -> bool:
        """Whether the database may hold rows that we have not seen."""
        return self._doubtful

    # --- changes --------------------------------------------------------------------------------

    async def change(self, decide: Decide) -> Change:
        """Let *decide* decide what happens, store it, then tell everyone.

        It is asked again when another process was faster.

        :raises GameError: whatever *decide* raises; then nothing has changed.
        """
        return await asyncio.shield(asyncio.ensure_future(self._change(decide)))

    async def _change(self, decide: Decide) -> Change:
        async with self._turn:
            if self._unreadable:
                raise self._unreadable
            if self._doubtful:
                await self._catch_up()
            while True:
                table = self.table
                if table.closed:
                    raise Gone
                at = max(now_ms(), table.last_at)
                change = decide(table, Circumstances(at, new_seed(), self.people))
                if not change.events:
                    return change
                steps = self._carried_out(change, at)
                rows = [row for row, _ in steps]
                try:
                    await self._store.append(
                        table.id, rows, self._mark(steps[-1][1]), self._beside(change)
                    )
                except Taken:
                    await self._catch_up()
                    continue
                except Unavailable as error:
                    self._doubtful = True
                    raise Busy(
                        "the database does not answer: nothing is lost, try again"
                    ) from error
                self._tell_bus(rows)  # first, so that what we tell our clients is known everywhere
                for row, following in steps:
                    self._take(row, following)
                return change

    def _carried_out(self, change: Change, at: int) -> list[tuple[Row, Table]]:
        try:
            return carried_out(self.table, change, at)
        except Misfit as error:
            kinds = [type(event).__name__ for event in change.events]
            why = str(error.__cause__)
            log.error("refused to write what cannot be read", events=kinds, error=why)
            raise

    def _tell_bus(self, rows: Sequence[Row]) -> None:
        """Tell the other processes how many rows there are; a lone action is sent along.

        Actions are public.  Some other events hold secrets (a seed, the hash of a key): processes
        read these from the database.
        """
        if self._bus.alone:
            return
        message: dict[str, Any] = {"rows": rows[-1].ply + 1}
        if len(rows) == 1 and isinstance(rows[0].event, ev.Acted):
            message |= {"at": rows[0].at, "acted": rows[0].event}
        self._bus.tell(channel_of(self.table.id), message)

    def _mark(self, after: Table) -> Mark | None:
        """Return the table's own row if the change alters it."""
        mark = mark_of(after, self._keep_days)
        return None if mark == mark_of(self.table, self._keep_days) else mark

    def _beside(self, change: Change) -> New | None:
        if change.beside is None:
            return None
        table, rows = change.beside
        return New(table.id, rows, mark_of(table, self._keep_days))

    async def _catch_up(self) -> None:
        """Read what others have written.

        :raises Unreadable: when it cannot be absorbed: this room is then unusable.
        """
        try:
            rows = await self._store.rows(self.table.id, self.table.rows)
            self._doubtful = False
            for row in rows:
                self._take(row, self.table.then(row))
        except Unavailable as error:
            self._doubtful = True
            raise Busy("the database does not answer: nothing is lost, try again") from error
        except Unreadable as error:
            self._unreadable = error
            self.on_unreadable(self, error)
            raise

    async def hear(self, rows: int) -> None:
        """Another process says how many rows there are."""
        if rows <= self.table.rows:
            return
        async with self._turn:
            if rows > self.table.rows:
                try:
                    await self._catch_up()
                except (Busy, Unreadable):
                    return  # doubtful now: the next change looks first

    def tell_rows(self) -> None:
        """Tell the other processes how many rows we have; those behind read the rest."""
        if not self._bus.alone:
            self._bus.tell(channel_of(self.table.id), {"rows": self.table.rows})

    def hear_action(self, message: dict[str, Any]) -> bool:
        """Absorb an action that another process has written; return False to read the database.

        That is needed if the message holds no action, if rows are missing before it, or if a
        change of our own is under way.
        """
        table = self.table
        if message["rows"] <= table.rows:
            return True
        if "acted" not in message or self._turn.locked() or self._unreadable:
            return False
        try:
            acted = msgspec.convert(message["acted"], ev.Acted)
            row = Row(message["rows"] - 1, msgspec.convert(message["at"], int), acted)
            if row.ply == table.rows and acted.seat in table.acting:
                self._take(row, table.then(row, table.after(acted.seat, acted.do)))
        except (msgspec.ValidationError, KeyError, TypeError, GameError):
            return False
        return row.ply < self.table.rows

    async def look(self) -> None:
        """Read what is new in the database, whatever the bus says."""
        async with self._turn:
            try:
                await self._catch_up()
            except (Busy, Unreadable):
                return

    def _take(self, row: Row, following: Table) -> None:
        """Move on to the table that a row leads to, and tell everyone."""
        event = row.event
        gone = [each for each in self.connections if sent_off(event, each.at(self.table))]
        self.table = following
        for connection in gone:
            connection.put(SENT_OFF)
        if isinstance(event, ev.Closed):
            for connection in tuple(self.connections):
                connection.drop("gone")
        elif news := news_of(event):
            self.tell(news)
        self.changed.set()
        self.changed = asyncio.Event()
        self.on_change(self)

    # --- telling --------------------------------------------------------------------------------

    def tell(self, news: News = CHANGED, beside: Connection | None = None) -> None:
        """Send everyone except *beside* the current state."""
        if not self.connections:
            return
        people, at = self.people, now_ms()
        shared = views.table_view(self.table, people)
        for connection in tuple(self.connections):
            if connection is not beside:
                you = connection.at(self.table)
                connection.put(views.now(self.table, you, people, at, news, shared))

    def now(self, connection: Connection, news: News = SYNC) -> messages.Now:
        """Return the current state as *connection* sees it."""
        return views.now(self.table, connection.at(self.table), self.people, now_ms(), news)

    def summary(self, caller: Caller) -> messages.OneTable:
        """Return a short form of the state, for a single request."""
        return views.summary(self.table, caller.at(self.table), self.people, now_ms())

    def say(self, said: messages.Said) -> None:
        """Send something to everyone, in all processes."""
        self.hear_said(said)
        self._bus.tell(channel_of(self.table.id), {"said": msgspec.structs.asdict(said)})

    def hear_said(self, said: messages.Said) -> None:
        """Pass on what was said to everyone in this process."""
        for connection in tuple(self.connections):
            connection.put(said)

    # --- who is there ---------------------------------------------------------------------------

    def join(self, connection: Connection, log: bool = True) -> None:
        """Send a client the current state, and tell the others who is there.

        One that is already there may have become somebody else.
        """
        self.connections.add(connection)
        self.used_at = time.monotonic()
        self.presence.look(self.table)
        connection.put(self.now(connection, News(log=log)))
        self.presence_changed(beside=connection)

    def leave(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.discard(connection)
            self.used_at = time.monotonic()
            self.presence_changed()

    def presence_changed(self, tell_bus: bool = True, beside: Connection | None = None) -> None:
        self.presence.look(self.table)
        if len(self.connections) <= CROWD:
            self.tell(beside=beside)
        elif self._presence_due is None:
            # With hundreds of clients, telling each of every other would be quadratic.
            loop = asyncio.get_running_loop()
            self._presence_due = loop.call_later(CROWD_S, self._tell_crowd)
        if tell_bus:
            self.tell_presence()
        self.on_change(self)

    def _tell_crowd(self) -> None:
        self._presence_due = None
        self.tell()

    def tell_presence(self) -> None:
        if not self._bus.alone:
            report = self.presence.own(self.table)
            self._bus.tell(channel_of(self.table.id), report._asdict())

    def hear_presence(self, process: str, report: Attendance) -> None:
        if self.presence.hear(process, report):
            self.presence_changed(tell_bus=False)


def channel_of(table: str) -> str:
    return f"daedalus:t:{table}"


def mark_of(table: Table, keep_days: int) -> Mark:
    """Return a table's own row in the database."""
    days = min(table.settings.keep_days, keep_days)
    over = table.phase == "over" or table.closed
    return Mark(table.listed, over, days * DAY_MS)
