"""The tables of a browser: messages and requests in, rows to store and messages to deliver out.

Everything here returns at once.  Whoever calls stores `Delivery.rows` before `Delivery.told` is
delivered: what people were told is stored, as at a server.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from daedalus.bots import make
from daedalus.browser.bots import Thinker
from daedalus.browser.duties import PAUSE_MS, Duties
from daedalus.core.names import clean_name
from daedalus.table import events as ev
from daedalus.table import hints, making, views
from daedalus.table.answers import NoMessage, read
from daedalus.table.caller import Caller
from daedalus.table.change import Change, Circumstances, Draft, carried_out, change
from daedalus.table.events import Row
from daedalus.table.gathering import Gathering
from daedalus.table.keys import Forbidden, NotFound
from daedalus.table.messages import (
    ENCODER,
    Bye,
    Created,
    Eyes,
    Hello,
    NewTable,
    OneTable,
    Ping,
    ServerMessage,
)
from daedalus.table.reader import Reader
from daedalus.table.table import Table
from daedalus.table.terms import Terms

TERMS = Terms(clean_name, lambda level: make(level).level)
GONE = Bye("gone")


class Chance(NamedTuple):
    """Where secrets come from."""

    id: Callable[[], str]
    token: Callable[[], str]
    seed: Callable[[], str]


class Elsewhere(Forbidden):
    """Another window plays at this table."""

    code = "elsewhere"

    def __init__(self) -> None:
        super().__init__("this table is played in another window: here you can watch")


@dataclass(slots=True)
class Delivery:
    """What has happened since the last one."""

    rows: list[tuple[str, Row]] = field(default_factory=list)
    told: list[tuple[int, str]] = field(default_factory=list)


class Seated(NamedTuple):
    """A table that is in use, and what it does by itself."""

    gathering: Gathering
    duties: Duties


class DeviceTables:
    """All tables that are in use, and the pages' connections to them, by number."""

    def __init__(
        self, clock: Callable[[], int], chance: Chance, thinker: Thinker, pause_ms: int = PAUSE_MS
    ) -> None:
        self._clock, self._chance, self._thinker = clock, chance, thinker
        self._pause_ms = pause_ms
        self._tables: dict[str, Seated] = {}
        self._connections: dict[int, tuple[str, Reader]] = {}
        self._numbers: dict[Reader, int] = {}
        self._watched: set[str] = set()  # played by another window
        self._delivery = Delivery()

    # --- tables ---------------------------------------------------------------------------------

    def knows(self, id: str) -> bool:
        """Return whether a table is in use, so that its log need not be loaded."""
        return id in self._tables

    def load(self, id: str, rows: Sequence[Row]) -> None:
        """Take a stored table into use, or what another window has added to it.

        :raises NotFound: when there is none.
        :raises Unreadable: when its log cannot be read: damaged, or of another version.
        """
        if id in self._tables:
            self._tables[id].gathering.catch_up(rows)
            return
        if not rows:
            raise NotFound("no such table")
        table = Table(id)
        for row in rows:
            table.absorb(row)
        self._furnish(table)
        running = table.phase == "playing" and not table.paused_at and id not in self._watched
        if running and (table.timed or table.left):
            # The page was closed without notice: the time since then does not count.
            steps = carried_out(table, change(ev.Paused()), table.last_at)
            for row, following in steps:
                self._write(id, row)
                self._tables[id].gathering.table = following

    def watch(self, id: str, yes: bool) -> None:
        """Note whether another window plays at this table."""
        (self._watched.add if yes else self._watched.discard)(id)

    def create(self, wish: NewTable) -> Created:
        """Make a table.

        :raises OptionError: when the request does not fit the edition.
        """
        host = self._chance.token()
        first, keys = making.made(wish, host, TERMS, self._chance.token)
        moment = Circumstances(self._clock(), self._chance.seed())
        id = self._chance.id()
        self._begin(making.draft(id, first, wish.start == "full", moment))
        return Created(id, f"/t/{id}", host, keys)

    def rematch(self, id: str, caller: Caller) -> str:
        """Make the rematch table, or return the one there is."""
        following = self._chance.id()
        done = self.change(
            id, lambda table, moment: making.rematch(table, moment, caller, following)
        )
        if done.beside is not None:
            self._begin(done.beside)
        return self.table(id).next

    def change(self, id: str, decide: Callable[[Table, Circumstances], Change]) -> Change:
        """Let *decide* decide what happens at a table.

        :raises NotFound: when there is no such table.
        :raises GameError: whatever *decide* raises.
        """
        if id in self._watched:
            raise Elsewhere
        return self._seated(id).gathering.change(decide)

    def table(self, id: str) -> Table:
        """Return a table.

        :raises NotFound: when it is not in use.
        """
        return self._seated(id).gathering.table

    def summary(self, id: str, caller: Caller) -> OneTable:
        """Return a short form of the state of a table."""
        gathering = self._seated(id).gathering
        you = caller.at(gathering.table)
        return views.summary(gathering.table, you, gathering.people, self._clock())

    # --- connections ----------------------------------------------------------------------------

    def join(self, connection: int, id: str) -> None:
        """Connect a page to a table; the caller has loaded it, if there is one."""
        reader = Reader()
        self._numbers[reader] = connection
        self._connections[connection] = id, reader
        if id not in self._tables:
            self._put(reader, GONE)

    def hear(self, connection: int, text: str) -> None:
        """Handle a message that came over a connection."""
        if connection not in self._connections:
            return
        id, reader = self._connections[connection]
        if id not in self._tables:
            self._put(reader, GONE)
            return
        gathering = self._tables[id].gathering
        if id in self._watched and _asks(text):
            gathering.refuse(reader, Elsewhere())
            return
        gathering.hear(reader, text)
        for asking, seat in gathering.wanted:
            table = gathering.table
            advised = self._thinker.advise(table, seat)
            self._put(asking, hints.hint(seat, table.ply, advised))
        gathering.wanted.clear()

    def leave(self, connection: int) -> None:
        """Close a connection."""
        if connection not in self._connections:
            return
        id, reader = self._connections.pop(connection)
        del self._numbers[reader]
        if id in self._tables:
            self._tables[id].gathering.leave(reader)
            if not self._tables[id].gathering.readers and id not in self._watched:
                self._tables[id].duties.rest()

    # --- time -----------------------------------------------------------------------------------

    def work(self) -> None:
        """Do what is due now at all tables."""
        at = self._clock()
        for id, seated in tuple(self._tables.items()):
            if id not in self._watched:
                seated.duties.work(at)

    def wait(self) -> int | None:
        """Return in how many milliseconds there is something to do; None: not by itself."""
        dues = [
            seated.duties.due() for id, seated in self._tables.items() if id not in self._watched
        ]
        due = min((each for each in dues if each is not None), default=None)
        return None if due is None else max(due - self._clock(), 0)

    def take(self) -> Delivery:
        """Return what is to be stored and then delivered, once."""
        taken, self._delivery = self._delivery, Delivery()
        return taken

    # --- inside ---------------------------------------------------------------------------------

    def _seated(self, id: str) -> Seated:
        if id not in self._tables:
            raise NotFound("no such table")
        return self._tables[id]

    def _begin(self, draft: Draft) -> None:
        for row in draft.rows:
            self._write(draft.table.id, row)
        self._furnish(draft.table)

    def _furnish(self, table: Table) -> None:
        gathering = Gathering(
            table,
            TERMS,
            self._clock,
            self._chance.seed,
            self._put,
            lambda row: self._write(table.id, row),
        )
        duties = Duties(gathering, self._thinker, self._pause_ms)
        self._tables[table.id] = Seated(gathering, duties)

    def _write(self, id: str, row: Row) -> None:
        self._delivery.rows.append((id, row))

    def _put(self, reader: Reader, message: ServerMessage) -> None:
        if reader in self._numbers:
            self._delivery.told.append((self._numbers[reader], ENCODER.encode(message).decode()))


def _asks(text: str) -> bool:
    """Return whether a message asks to do more than watch."""
    try:
        return not isinstance(read(text), Hello | Eyes | Ping)
    except NoMessage:
        return False
