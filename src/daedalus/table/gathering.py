"""A table in memory and the people around it: a server without sockets, disks and bots.

For a table that only one process knows, in a browser or in a test.  The caller provides the clock
and the randomness; bots and clocks act through `change`, people through `hear`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

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
from daedalus.table.change import Change, Circumstances, Decide, carried_out
from daedalus.table.events import Row
from daedalus.table.keys import Gone
from daedalus.table.messages import No, ServerMessage
from daedalus.table.people import People, absent, away_since
from daedalus.table.reader import Reader
from daedalus.table.table import Table
from daedalus.table.terms import Terms
from daedalus.table.views import CHANGED, SYNC, News, news_of, sent_off

Put = Callable[[Reader, ServerMessage], None]


class Gathering:
    """A table and its readers; *put* gets every message and its recipient.

    *write* gets every new row of the log before anybody is told about it.
    """

    def __init__(
        self,
        table: Table,
        terms: Terms,
        clock: Callable[[], int],
        new_seed: Callable[[], str],
        put: Put,
        write: Callable[[Row], None] = lambda row: None,
    ) -> None:
        self.table, self.readers = table, set[Reader]()
        self.wanted: list[tuple[Reader, int]] = []  # requested hints, and the seats they are for
        self._terms, self._clock, self._new_seed, self._put = terms, clock, new_seed, put
        self._write = write
        self._away: dict[int, float] = {}

    @property
    def people(self) -> People:
        """Who is there now."""
        you = [reader.at(self.table) for reader in self.readers]
        seats = [each.seats for each in you]
        here = frozenset(seat for own in seats for seat in own)
        now = self._clock() / 1000
        self._away = away_since(self.table, here, self._away, now)
        gone = absent(self.table, self._away, now)
        return People(here, gone, seats.count([]), any(each.host for each in you))

    def hear(self, reader: Reader, text: bytes | str) -> None:
        """Handle one message; if anything is wrong with it, answer with a `no`."""
        try:
            self._answer(reader, read(text))
        except NoMessage as error:
            self._put(reader, No(error.code, str(error)))
        except GameError as error:
            self.refuse(reader, error)

    def leave(self, reader: Reader) -> None:
        """Somebody has left."""
        self.readers.discard(reader)
        self.tell()

    def change(self, decide: Decide) -> Change:
        """Let *decide* decide what happens, then tell everyone.

        :raises GameError: whatever *decide* raises; then nothing has changed.
        """
        if self.table.closed:
            raise Gone
        at = max(self._clock(), self.table.last_at)
        change = decide(self.table, Circumstances(at, self._new_seed(), self.people))
        steps = carried_out(self.table, change, at) if change.events else []
        for row, _ in steps:
            self._write(row)
        for row, following in steps:
            self._take(row, following)
        return change

    def catch_up(self, rows: Sequence[Row]) -> None:
        """Take over rows that somebody else has written, and tell everyone.

        :raises Unreadable: when a row is invalid.
        """
        for row in rows:
            if row.ply >= self.table.rows:
                self._take(row, self.table.then(row))

    def _take(self, row: Row, following: Table) -> None:
        """Move on to the table that a row leads to, and tell everyone."""
        gone = [each for each in self.readers if sent_off(row.event, each.at(self.table))]
        self.table = following
        for reader in gone:
            self._put(reader, views.SENT_OFF)
        if news := news_of(row.event):
            self.tell(news)

    def tell(self, news: News = CHANGED, beside: Reader | None = None) -> None:
        """Send everyone except *beside* the current state."""
        for reader in self.readers:
            if reader is not beside:
                self._show(reader, news)

    def _answer(self, reader: Reader, message: messages.FromClient) -> None:
        caller = reader.caller if reader.greeted else None
        match answer(self.table, caller, message, self._clock()):
            case Greeted(caller, known, log):
                reader.caller, reader.greeted = caller, True
                if not known:
                    self._put(reader, views.OPENS_NOTHING)
                self.readers.add(reader)
                reader.forget_legal()
                self._show(reader, News(log=log))
                self.tell(beside=reader)
            case Turned(caller):
                reader.caller = caller
                reader.forget_legal()
                self._show(reader, SYNC)
            case Sent(reply):
                self._put(reader, reply)
            case Spoken(said):
                for each in self.readers:
                    self._put(each, said)
            case Thinking(seat):
                self.wanted.append((reader, seat))
            case Asked(caller, request):
                change = self.change(
                    lambda table, moment: decide(table, moment, caller, request, self._terms)
                )
                if isinstance(request, messages.Act) and not change.events:
                    reader.forget_legal()
                    self._show(reader, SYNC)

    def _show(self, reader: Reader, news: News) -> None:
        now = self._now(reader, news)
        reader.abridge(now)
        self._put(reader, now)

    def refuse(self, reader: Reader, error: GameError) -> None:
        """Refuse what a reader asked for, with the current state."""
        reader.forget_legal()
        self._put(reader, No(error.code, str(error), self._now(reader)))

    def _now(self, reader: Reader, news: News = SYNC) -> messages.Now:
        return views.now(self.table, reader.at(self.table), self.people, self._clock(), news)
