"""A table in use: its readers, what it answers them, and what it tells everyone after a change.

Nothing waits here.  A shell brings time, chance and connections, stores the rows of a change before
it lets anybody know of them, and thinks about hints: a server, a browser, a terminal.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from daedalus.core.errors import GameError
from daedalus.table import messages, views
from daedalus.table.answers import (
    Asked,
    Greeted,
    NoMessage,
    Sent,
    Spoken,
    Thinking,
    Turned,
    answer,
    decide,
    read,
)
from daedalus.table.caller import Caller
from daedalus.table.change import Change, Circumstances, Decide, carried_out
from daedalus.table.events import Row
from daedalus.table.keys import Gone
from daedalus.table.messages import FromClient
from daedalus.table.people import People
from daedalus.table.presence import Presence
from daedalus.table.reader import Reader
from daedalus.table.refusals import no
from daedalus.table.table import Table
from daedalus.table.terms import Terms
from daedalus.table.views import CHANGED, SYNC, News, news_of, sent_off

NewRows: TypeAlias = list[tuple[Row, Table]]
"""The rows of a change, each with the table it leads to."""


class Wanted(NamedTuple):
    """A change that a message asks for."""

    decide: Decide
    acts: bool  # it plays: even if it changes nothing, the sender gets the current state


class Gathering:
    """A table and its readers."""

    def __init__(
        self, table: Table, terms: Terms, clock: Callable[[], int], new_seed: Callable[[], str]
    ) -> None:
        self.table = table  # replaced at every change
        self.readers: set[Reader] = set()
        self.presence = Presence(self.readers, lambda: clock() / 1000)
        self.clock, self._terms, self._new_seed = clock, terms, new_seed
        self.presence.look(table)

    @property
    def people(self) -> People:
        """Who is there now."""
        return self.presence.people(self.table)

    # --- changes --------------------------------------------------------------------------------

    def proposed(self, decide: Decide) -> tuple[Change, NewRows]:
        """Let *decide* decide what happens, and return it with the rows to be stored.

        :raises GameError: whatever *decide* raises.
        """
        if self.table.closed:
            raise Gone
        at = max(self.clock(), self.table.last_at)
        change = decide(self.table, Circumstances(at, self._new_seed(), self.people))
        return change, carried_out(self.table, change, at) if change.events else []

    def take(self, row: Row, following: Table) -> None:
        """Move on to the table that a stored row leads to, and tell everyone."""
        before, self.table = self.table, following
        gone = [each for each in self.readers if sent_off(row.event, each.at(before))]
        if self.presence.away or before.seating != following.seating:
            self.presence.look(following)
        if before.paused_at and not following.paused_at:
            self.presence.went_on()
        for reader in gone:
            reader.put(views.SENT_OFF)
        if news := news_of(row.event):
            self.tell(news)

    # --- answers --------------------------------------------------------------------------------

    def hear(self, reader: Reader, message: FromClient) -> Wanted | Thinking | None:
        """Answer a message at once, or return what it takes to answer it.

        :raises GameError: when it is refused.
        """
        caller = reader.caller if reader.greeted else None
        match answer(self.table, caller, message, self.clock()):
            case Greeted(caller, known, log):
                reader.caller, reader.greeted = caller, True
                if not known:
                    reader.put(views.OPENS_NOTHING)
                self.join(reader, log)
            case Turned(caller):
                reader.caller = caller
                self.show(reader)
            case Sent(reply):
                reader.put(reply)
            case Spoken(said):
                self.say(said)
            case Asked(caller, request):
                return Wanted(
                    lambda table, moment: decide(table, moment, caller, request, self._terms),
                    isinstance(request, messages.Act),
                )
            case thinking:
                return thinking
        return None

    def join(self, reader: Reader, log: bool = True) -> None:
        """Send a reader the current state, and tell the others who is there.

        One that is already there may have become somebody else.
        """
        self.readers.add(reader)
        self.presence.look(self.table)
        self.show(reader, News(log=log))
        self.presence_changed(but=reader)

    def leave(self, reader: Reader) -> None:
        """Somebody has left."""
        if reader in self.readers:
            self.readers.discard(reader)
            self.presence_changed()

    def presence_changed(self, but: Reader | None = None) -> None:
        """Tell everyone except *but* who is there now."""
        self.presence.look(self.table)
        self.tell(but=but)

    # --- telling --------------------------------------------------------------------------------

    def tell(self, news: News = CHANGED, but: Reader | None = None) -> None:
        """Send everyone except *but* the current state."""
        if not self.readers:
            return
        people, at = self.people, self.clock()
        self.presence.told_absent = people.absent
        shared = views.table_view(self.table, people)
        for reader in tuple(self.readers):
            if reader is not but:
                you = reader.at(self.table)
                reader.put(views.now(self.table, you, people, at, news, shared))

    def show(self, reader: Reader, news: News = SYNC) -> None:
        """Send a reader the current state, with all its legal actions."""
        reader.forget_legal()
        reader.put(self._now(reader, news))

    def say(self, said: messages.Said) -> None:
        """Send something that was said to everyone."""
        for reader in tuple(self.readers):
            reader.put(said)

    def refuse(self, reader: Reader, error: GameError) -> None:
        """Refuse what a reader asked for, with the current state if they are at the table."""
        reader.forget_legal()
        now = self._now(reader) if reader in self.readers else None
        reader.put(no(error, now))

    def summary(self, caller: Caller) -> messages.OneTable:
        """Return a short form of the state, for a single request."""
        return views.summary(self.table, caller.at(self.table), self.people, self.clock())

    def _now(self, reader: Reader, news: News = SYNC) -> messages.Now:
        return views.now(self.table, reader.at(self.table), self.people, self.clock(), news)


class LoneGathering(Gathering):
    """A table that only one process knows; *write* gets each row before anybody is told of it."""

    def __init__(
        self,
        table: Table,
        terms: Terms,
        clock: Callable[[], int],
        new_seed: Callable[[], str],
        write: Callable[[Row], None] = lambda row: None,
    ) -> None:
        super().__init__(table, terms, clock, new_seed)
        self._write = write

    def change(self, decide: Decide) -> Change:
        """Let *decide* decide what happens, write it, then tell everyone.

        :raises GameError: whatever *decide* raises; then nothing has changed.
        """
        change, steps = self.proposed(decide)
        for row, _ in steps:
            self._write(row)
        for row, following in steps:
            self.take(row, following)
        return change

    def catch_up(self, rows: Sequence[Row]) -> None:
        """Take over rows that somebody else has written, and tell everyone.

        :raises Unreadable: when a row is invalid.
        """
        for row in rows:
            if row.ply >= self.table.rows:
                self.take(row, self.table.then(row))

    def converse(self, reader: Reader, text: bytes | str) -> int | None:
        """Handle a message; return the seat that a hint is wanted for, if one is.

        If anything is wrong with it, the answer is a `no`.
        """
        try:
            match self.hear(reader, read(text)):
                case Wanted(decide, acts):
                    if not self.change(decide).events and acts:
                        self.show(reader)
                case Thinking(seat):
                    return seat
        except NoMessage as error:
            reader.put(no(error))
        except GameError as error:
            self.refuse(reader, error)
        return None
