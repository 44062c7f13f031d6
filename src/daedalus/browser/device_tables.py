"""The tables of a browser: messages and requests in, rows to store and messages to deliver out.

Everything here returns at once.  Whoever calls stores `Delivery.rows` before `Delivery.told` is
delivered: what people were told is stored, as at a server.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec

from daedalus.bots import make
from daedalus.browser.bots import Thinker
from daedalus.core.errors import GameError
from daedalus.core.names import clean_name
from daedalus.core.record import first_part
from daedalus.table import events as ev
from daedalus.table import hints, making
from daedalus.table.answers import NoMessage, read
from daedalus.table.caller import Caller
from daedalus.table.change import Change, Circumstances, Draft, carried_out, change
from daedalus.table.duties import PAUSE_MS, Duties, Think
from daedalus.table.events import Row
from daedalus.table.gathering import LoneGathering
from daedalus.table.keys import Forbidden, NotFound
from daedalus.table.messages import (
    ENCODER,
    Bye,
    Created,
    Eyes,
    Hello,
    NewTable,
    Ping,
    ServerMessage,
)
from daedalus.table.pauses import pause
from daedalus.table.reader import Reader
from daedalus.table.table import Table
from daedalus.table.terms import Terms

TERMS = Terms(clean_name, lambda level: make(level).level)
_GONE = Bye("gone")


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
class _Delivery:
    """What has happened since the last one."""

    rows: list[tuple[str, Row]] = field(default_factory=list)
    told: list[tuple[int, str]] = field(default_factory=list)


class Page(Reader):
    """A page's connection."""

    def __init__(self, number: int, told: Callable[[int, str], None]) -> None:
        super().__init__()
        self._number, self._told = number, told

    def deliver(self, message: ServerMessage) -> None:
        self._told(self._number, ENCODER.encode(message).decode())


class _Seated(NamedTuple):
    """A table that is in use, and what it does by itself."""

    gathering: LoneGathering
    duties: Duties


class DeviceTables:
    """All tables that are in use, and the pages' connections to them, by number."""

    def __init__(
        self, clock: Callable[[], int], chance: Chance, thinker: Thinker, pause_ms: int = PAUSE_MS
    ) -> None:
        self._clock, self.chance, self._thinker = clock, chance, thinker
        self._pause_ms = pause_ms
        self._tables: dict[str, _Seated] = {}
        self._connections: dict[int, tuple[str, Page]] = {}
        self._watched: set[str] = set()  # played by another window
        self._delivery = _Delivery()

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
        host = self.chance.token()
        first, keys = making.made(wish, host, TERMS, self.chance.token)
        if any(place.kind == "open" for place in first.seats):  # guests bring the rest of the seed
            root = self.chance.seed()
            first = msgspec.structs.replace(first, part=first_part(root), root=root)
        moment = Circumstances(self._clock(), self.chance.seed())
        id = self.chance.id()
        self._begin(making.draft(id, first, wish.start == "full", moment))
        return Created(id, f"/t/{id}", host, keys)

    def rematch(self, id: str, caller: Caller) -> str:
        """Make the rematch table, or return the one there is."""
        following = self.chance.id()
        done = self.change(
            id, lambda table, moment: making.rematch(table, moment, caller, following)
        )
        if done.draft is not None:
            self._begin(done.draft)
        return self.open(id).table.next

    def change(self, id: str, decide: Callable[[Table, Circumstances], Change]) -> Change:
        """Let *decide* decide what happens at a table.

        :raises NotFound: when there is no such table.
        :raises GameError: whatever *decide* raises.
        """
        if id in self._watched:
            raise Elsewhere
        return self.open(id).change(decide)

    def open(self, id: str) -> LoneGathering:
        """Return a table and who is there.

        :raises NotFound: when it is not in use.
        """
        return self._seated(id).gathering

    # --- connections ----------------------------------------------------------------------------

    def join(self, connection: int, id: str) -> None:
        """Connect a page to a table; the caller has loaded it, if there is one."""
        page = Page(connection, self._tell)
        self._connections[connection] = id, page
        if id not in self._tables:
            page.put(_GONE)

    def hear(self, connection: int, text: str) -> None:
        """Handle a message that came over a connection."""
        if connection not in self._connections:
            return
        id, page = self._connections[connection]
        if id not in self._tables:
            page.put(_GONE)
            return
        gathering = self._tables[id].gathering
        if id in self._watched and _asks(text):
            gathering.refuse(page, Elsewhere())
            return
        if (seat := gathering.converse(page, text)) is not None:
            advised = self._thinker.advise(gathering.table, seat)
            page.put(hints.hint(seat, gathering.table.ply, advised))

    def leave(self, connection: int) -> None:
        """Close a connection."""
        if connection not in self._connections:
            return
        id, page = self._connections.pop(connection)
        if id in self._tables:
            gathering = self._tables[id].gathering
            gathering.leave(page)
            timed = gathering.table.timed or gathering.table.left
            if timed and not gathering.readers and id not in self._watched:
                with suppress(GameError):
                    gathering.change(pause)

    # --- time -----------------------------------------------------------------------------------

    def work(self) -> None:
        """Do what is due now at all tables."""
        at = self._clock()
        for id, seated in tuple(self._tables.items()):
            if id not in self._watched:
                self._work(seated, at)

    def wait(self) -> int | None:
        """Return in how many milliseconds there is something to do; None: not by itself."""
        dues = [
            seated.duties.due() for id, seated in self._tables.items() if id not in self._watched
        ]
        due = min((each for each in dues if each is not None), default=None)
        return None if due is None else max(due - self._clock(), 0)

    def take(self) -> _Delivery:
        """Return what is to be stored and then delivered, once."""
        taken, self._delivery = self._delivery, _Delivery()
        return taken

    def _work(self, seated: _Seated, at: int) -> None:
        gathering, duties = seated
        for duty in duties.work(at):
            if isinstance(duty.do, Think):
                duties.planned(duty.do.seat, self._thinker.choose(gathering.table, duty.do.seat))
            elif duty.do is None:
                gathering.tell()
            else:
                with suppress(GameError):  # it is no longer due
                    gathering.change(duty.do)

    # --- inside ---------------------------------------------------------------------------------

    def _seated(self, id: str) -> _Seated:
        if id not in self._tables:
            raise NotFound("no such table")
        return self._tables[id]

    def _begin(self, draft: Draft) -> None:
        for row in draft.rows:
            self._write(draft.table.id, row)
        self._furnish(draft.table)

    def _furnish(self, table: Table) -> None:
        gathering = LoneGathering(
            table, TERMS, self._clock, self.chance.seed, lambda row: self._write(table.id, row)
        )
        duties = Duties(gathering, self._pause_ms, watched=True)
        self._tables[table.id] = _Seated(gathering, duties)

    def _write(self, id: str, row: Row) -> None:
        self._delivery.rows.append((id, row))

    def _tell(self, connection: int, text: str) -> None:
        self._delivery.told.append((connection, text))


def _asks(text: str) -> bool:
    """Return whether a message asks to do more than watch."""
    try:
        return not isinstance(read(text), Hello | Eyes | Ping)
    except NoMessage:
        return False
