"""A table at a server: one change at a time, stored before anybody is told, here or elsewhere."""

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
from daedalus.server.fair_queue import Claim
from daedalus.server.push import due
from daedalus.server.store import DAY_MS, Mark, New, Store, Taken, Unavailable
from daedalus.server.tokens import new_seed
from daedalus.table import events as ev
from daedalus.table import messages
from daedalus.table.change import Change, Decide, Misfit
from daedalus.table.duties import Duties, wakes_at
from daedalus.table.events import Row, Unreadable
from daedalus.table.gathering import Gathering, NewRows
from daedalus.table.presence import Attendance
from daedalus.table.reader import Reader
from daedalus.table.table import Table
from daedalus.table.terms import Terms

log = structlog.get_logger()

CROWD = 16  # in a larger crowd, arrivals and departures are batched and announced a bit later
_CROWD_S = 0.5
SLOW_DAYS = 92  # that a table is kept where a turn may take days


def now_ms() -> int:
    return int(time.time() * 1000)


class Busy(GameError):
    """The database does not answer; try again."""

    code = "busy"


class Room(Gathering):
    """A table and the clients connected to it."""

    def __init__(
        self,
        table: Table,
        terms: Terms,
        store: Store,
        bus: Bus,
        keep_days: int = 365,
        pace: Callable[[Gathering], Duties] = Duties,
    ) -> None:
        super().__init__(table, terms, now_ms, lambda: new_seed())
        self.duties = pace(self)
        self.used_at = time.monotonic()
        self.on_change: Callable[[Room], None] = lambda room: None
        self.on_unreadable: Callable[[Room, Unreadable], None] = lambda room, error: None
        self._store, self._bus = store, bus
        self._keep_days = keep_days
        self._turn = asyncio.Lock()
        self._doubtful = False  # the database may hold rows that we have not seen
        self._unreadable: Unreadable | None = None  # why no row can follow any more
        self.gone = False  # its table is gone or cannot be read: nothing may happen here
        self.shown: object = None  # what the list of tables says of it, in short
        self._presence_due: asyncio.TimerHandle | None = None
        self.maker = ""  # the address that made the table, or else came first; never stored

    @property
    def connections(self) -> tuple[Connection, ...]:
        """The clients that are connected here."""
        return tuple(reader for reader in self.readers if isinstance(reader, Connection))

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
        loop = asyncio.get_running_loop()
        done, task = loop.create_future(), loop.create_task(self._change(decide))
        task.add_done_callback(lambda _: None if done.done() else done.set_result(None))
        try:
            await done  # not shield, which logs the errors that nobody waits for
        except asyncio.CancelledError:
            task.add_done_callback(_left_alone)
            raise
        return task.result()

    async def _change(self, decide: Decide) -> Change:
        async with self._turn:
            if self._unreadable:
                raise self._unreadable
            if self._doubtful:
                await self._catch_up()
            while True:
                change, steps = self._proposed(decide)
                if not steps:
                    return change
                rows = [row for row, _ in steps]
                try:
                    await self._store.append(
                        self.table.id,
                        rows,
                        self._mark(steps[-1][1]),
                        self._draft(change),
                        due.works(self.table, steps[-1][1], rows[-1].at),
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
                    self.take(row, following)
                return change

    def _proposed(self, decide: Decide) -> tuple[Change, NewRows]:
        try:
            return self.proposed(decide)
        except Misfit as error:
            log.error("refused to write what cannot be read", error=str(error.__cause__))
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

    def _draft(self, change: Change) -> New | None:
        if change.draft is None:
            return None
        table, rows = change.draft
        return New(table.id, rows, mark_of(table, self._keep_days))

    async def _catch_up(self) -> None:
        """Read what others have written.

        :raises Unreadable: when it cannot be absorbed: this room is then unusable.
        """
        try:
            rows = await self._store.rows(self.table.id, self.table.rows)
            self._doubtful = False
            for row in rows:
                self.take(row, self.table.then(row))
        except Unavailable as error:
            self._doubtful = True
            raise Busy("the database does not answer: nothing is lost, try again") from error
        except Unreadable as error:
            self._unreadable = error
            self.on_unreadable(self, error)
            raise

    async def hear_rows(self, rows: int) -> None:
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
                self.take(row, table.then(row, table.after(acted.seat, acted.do)))
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

    def take(self, row: Row, following: Table) -> None:
        """Move on to the table that a stored row leads to, and tell everyone."""
        super().take(row, following)
        if following.closed:
            for connection in self.connections:
                connection.drop("gone")
        self.on_change(self)

    # --- telling --------------------------------------------------------------------------------

    def say(self, said: messages.Said) -> None:
        """Send something to everyone, in all processes."""
        super().say(said)
        self._bus.tell(channel_of(self.table.id), {"said": msgspec.structs.asdict(said)})

    def hear_said(self, said: messages.Said) -> None:
        """Pass on what was said in another process."""
        super().say(said)

    # --- who is there ---------------------------------------------------------------------------

    def presence_changed(self, but: Reader | None = None, tell_bus: bool = True) -> None:
        """Tell everyone except *but* who is there now, in a crowd a bit later."""
        self.used_at = time.monotonic()
        if len(self.readers) <= CROWD:
            super().presence_changed(but)
        else:
            # With hundreds of clients, telling each of every other would be quadratic.
            self.presence.look(self.table)
            if self._presence_due is None:
                loop = asyncio.get_running_loop()
                self._presence_due = loop.call_later(_CROWD_S, self._tell_crowd)
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


def _left_alone(task: asyncio.Task[Change]) -> None:
    """Hear how a change ended whose client has gone: a refusal is nobody's trouble."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, GameError):
        log.error("change failed", error=type(error).__name__)


def channel_of(table: str) -> str:
    return f"daedalus:t:{table}"


def mark_of(table: Table, keep_days: int) -> Mark:
    """Return a table's own row in the database; worked out once for each table."""
    found: Mark | None = table.memo.get(("mark", keep_days))
    if found is not None:
        return found
    days = max(table.settings.keep_days, SLOW_DAYS) if table.slow else table.settings.keep_days
    over = table.phase == "over" or table.closed
    code = table.code if table.calls else ""
    wakes = None if over else wakes_at(table)
    mark = Mark(table.listed, over, min(days, keep_days) * DAY_MS, code or None, wakes)
    table.memo["mark", keep_days] = mark
    return mark
