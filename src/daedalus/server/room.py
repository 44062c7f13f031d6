"""One live table: who is connected, one change at a time, and everyone is told after the commit."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Any, Literal

import msgspec
import structlog

from daedalus.core.errors import GameError, IllegalAction, OptionError, Stale, quoted
from daedalus.core.game import HOUSE
from daedalus.core.record import Player
from daedalus.server.bus import Bus
from daedalus.server.fair import Claim
from daedalus.server.line import Line
from daedalus.server.presence import Presence
from daedalus.server.store import DAY_MS, Mark, New, Store, Taken, Unavailable
from daedalus.table import events as ev
from daedalus.table import messages, wishes
from daedalus.table.events import AnyEvent, Row, Unreadable
from daedalus.table.keys import Forbidden, Gone, opens
from daedalus.table.replays import Played
from daedalus.table.sights import Sight, checked, result, sight
from daedalus.table.table import Table

log = structlog.get_logger()

CROWD = 16  # lines; where there are more, who comes and goes is told to all at once, a bit later
CROWD_S = 0.5

Cause = Literal["sync", "act", "time", "bot", "undo", "table"]
EVEN_THEN = (ev.Closed, ev.Hidden, ev.Paused)  # may happen where nothing else may any more
NEEDS_TIME = (ev.Acted, ev.TookBack)  # cannot happen while a table is paused
Decide = Callable[[int], Sequence[AnyEvent]]


def now_ms() -> int:
    return int(time.time() * 1000)


class Busy(GameError):
    """The database does not answer; try again."""

    code = "busy"


class Room:
    """A table with its listeners."""

    def __init__(self, table: Table, store: Store, bus: Bus, keep_days: int = 365) -> None:
        self.table = table
        self.lines: set[Line] = set()
        self.used_at = time.monotonic()
        self.changed = asyncio.Event()  # set and replaced at every change
        self.on_change: Callable[[Room], None] = lambda room: None
        self.on_unreadable: Callable[[Room, Unreadable], None] = lambda room, error: None
        self._store, self._bus = store, bus
        self._keep_days = keep_days
        self._turn = asyncio.Lock()
        self._doubtful = False  # the database may hold rows that we have not seen
        self._unreadable: Unreadable | None = None  # why no row can follow any more
        self._sights: dict[int | None, Sight] = {}
        self._after: Any = None  # where the actions that are being written down lead to
        self.beside: New | None = None  # a table to be written down together with a change
        self.presence = Presence(table, self.lines)
        self.gone = False  # its table is no more, or cannot be read: nothing is done here
        self._log: tuple[tuple[int, int], msgspec.Raw] = (-1, -1), msgspec.Raw()
        self.shown: object = None  # what the list of tables says of it, in short
        self._presence_due: asyncio.TimerHandle | None = None
        self.maker = ""  # the address that made it or else came first; never written down

    @property
    def claim(self) -> Claim:
        """For whom the bots here think."""
        seats, watching = self.presence.all()
        # A table whose maker is not known stands for itself.
        return Claim(self.maker or self.table.id, self.table.id, bool(seats or watching))

    @property
    def doubtful(self) -> bool:
        """Whether the database may hold rows that nobody here was told of."""
        return self._doubtful

    # --- changes --------------------------------------------------------------------------------

    async def change(self, decide: Decide) -> None:
        """Let *decide* say what happens, write it down, then tell everyone.

        It is asked again when another process was faster.

        :raises GameError: whatever *decide* raises; then nothing has changed.
        """
        await asyncio.shield(asyncio.ensure_future(self._change(decide)))

    async def _change(self, decide: Decide) -> None:
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
                self._after = self.beside = None
                happened = decide(at)
                if not happened:
                    return
                if table.spent and not isinstance(happened[0], EVEN_THEN):
                    raise IllegalAction("too much has happened at this table: begin another")
                if table.paused_at and any(isinstance(one, NEEDS_TIME) for one in happened):
                    happened = (ev.Resumed(), *happened)
                rows = [
                    Row(table.rows + number, at, event) for number, event in enumerate(happened)
                ]
                mark = self._mark(self._after_all(rows))
                try:
                    await self._store.append(table.id, rows, mark, self.beside)
                except Taken:
                    await self._catch_up()
                    continue
                except Unavailable as error:
                    self._doubtful = True
                    raise Busy(
                        "the database does not answer: nothing is lost, try again"
                    ) from error
                self._tell_bus(rows)  # first, so that who is told here finds it everywhere
                for row in rows:
                    self._absorb(row, self._after)
                break

    def _tell_bus(self, rows: Sequence[Row]) -> None:
        """Tell the other processes how many rows there are; and what was done, if that is all.

        An action is told to everyone who looks at the table.  Of other events some hold secrets
        (a seed, the hash of a key): whoever needs them reads them.
        """
        if self._bus.alone:
            return
        message: dict[str, Any] = {"rows": rows[-1].ply + 1}
        if len(rows) == 1 and isinstance(rows[0].event, ev.Acted):
            message |= {"at": rows[0].at, "acted": rows[0].event}
        self._bus.tell(channel_of(self.table.id), message)

    def _after_all(self, rows: Sequence[Row]) -> Table:
        """Return the table as *rows* will leave it: what cannot be absorbed is never written.

        :raises IllegalAction: when they cannot.
        """
        table = self.table.copy()
        try:
            for row in rows:
                table.absorb(row, self._after)
        except Unreadable as error:
            kinds = [type(row.event).__name__ for row in rows]
            log.error("refused to write what cannot be read", events=kinds, error=str(error))
            raise IllegalAction("this cannot be done at this table") from error
        return table

    def _mark(self, after: Table) -> Mark | None:
        """Return what the table's own row has to say from now on, if that differs."""
        mark = self._mark_of(after)
        return None if mark == self._mark_of(self.table) else mark

    def _mark_of(self, table: Table) -> Mark:
        days = min(table.settings.keep_days, self._keep_days)
        over = table.phase == "over" or table.closed
        return Mark(table.settings.listed and not table.hidden, over, days * DAY_MS)

    async def _catch_up(self) -> None:
        """Read what others have written.

        :raises Unreadable: when it cannot be absorbed: this room is of no more use.
        """
        try:
            rows = await self._store.rows(self.table.id, self.table.rows)
            self._doubtful = False
            for row in rows:
                self._absorb(row)
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
        """Tell the other processes how far we are: whoever is behind reads the rest."""
        if not self._bus.alone:
            self._bus.tell(channel_of(self.table.id), {"rows": self.table.rows})

    def hear_action(self, message: dict[str, Any]) -> bool:
        """Take in an action that another process has written; False: the database has to be asked.

        It has if the message says nothing of the kind, if rows are missing before it, or if a
        change of our own is on its way.
        """
        if message["rows"] <= self.table.rows:
            return True
        if "acted" not in message or self._turn.locked() or self._unreadable:
            return False
        try:
            acted = msgspec.convert(message["acted"], ev.Acted)
            row = Row(message["rows"] - 1, msgspec.convert(message["at"], int), acted)
            if row.ply == self.table.rows and acted.seat in self.table.acting:
                self._absorb(row, self.table.after(acted.seat, acted.do))
        except (msgspec.ValidationError, KeyError, TypeError, GameError):
            return False
        return row.ply < self.table.rows

    async def look(self) -> None:
        """Look into the database, whatever the bus says."""
        async with self._turn:
            try:
                await self._catch_up()
            except (Busy, Unreadable):
                return

    def _absorb(self, row: Row, after: Any = None) -> None:
        event = row.event
        sent_off = self._lines_of(event.seat) if isinstance(event, ev.Given) else ()
        self.table.absorb(row, after)
        self._sights.clear()
        for line in sent_off:
            line.put(messages.No("sent-off", "the host has given your seat to somebody else"))
        if isinstance(event, ev.Acted):
            self.tell(event.cause, event.seat, list(event.do))
        elif isinstance(event, ev.TookBack):
            self.tell("undo", event.seat, [], log=True)
        elif isinstance(event, ev.Closed):
            for line in tuple(self.lines):
                line.drop("gone")
        elif not isinstance(event, ev.Offered):
            self.tell("table")
        self.changed.set()
        self.changed = asyncio.Event()
        self.on_change(self)

    def _lines_of(self, seat: int) -> list[Line]:
        return [line for line in self.lines if seat in line.seats(self.table)]

    # --- telling --------------------------------------------------------------------------------

    def tell(
        self,
        cause: Cause,
        by: int | None = None,
        did: list[str] | None = None,
        log: bool = False,
        beside: Line | None = None,
    ) -> None:
        """Send everyone, but not *beside*, how things are now."""
        if not self.lines:
            return
        shared = self.view()
        for line in tuple(self.lines):
            if line is beside:
                continue
            line.look(self.table)
            line.put(self.now(line, cause, by, did or (), log, shared))

    def is_host(self, line: Line) -> bool:
        return opens(line.keys, (self.table.host,))

    def sight(self, seat: int | None) -> Sight:
        if seat not in self._sights:
            self._sights[seat] = sight(self.table, seat)
        return self._sights[seat]

    def now(
        self,
        line: Line,
        cause: Cause = "sync",
        by: int | None = None,
        did: Sequence[str] = (),
        log: bool = False,
        shared: messages.TableView | None = None,
    ) -> messages.Now:
        """Return how things are, for the eyes of *line*."""
        table, eyes = self.table, line.eyes
        seen = self.sight(eyes)
        over = table.phase == "over"
        at = now_ms()
        return messages.Now(
            ply=table.ply,
            echo=seen.echo,
            cause=cause,
            by=by,
            did=list(did),
            pos=seen.pos,
            to_act=seen.to_act,
            legal=seen.legal,
            reach=seen.reach,
            table=shared or self.view(),
            you=messages.You(line.seats(table), self.is_host(line), eyes),
            times=self._times(at),
            at=at,
            since=at - table.moment(at) if table.began_at else 0,
            outcome=result(table.outcome),
            seed_sha256=table.seed_sha256 or None,
            seed=table.seed if over else None,
            log=self.log() if log else None,
        )

    def summary(self, line: Line) -> messages.OneTable:
        """Return how things are in short, for somebody who does not stay."""
        now = self.now(line)
        quiet = max(now.at - self.table.turn_at, 0) // 1000 if now.to_act else 0
        return messages.OneTable(
            now.table, now.you, now.ply, now.outcome, now.seed_sha256, now.to_act, quiet
        )

    def log(self) -> list[messages.Done]:
        """Return all that was done; encoded once, for many may ask."""
        steps = self.table.steps
        if self._log[0] != (len(steps), self.table.seating):
            told = [
                messages.Done(each.ply, each.seat, list(each.do), each.ms, each.cause)
                for each in steps
            ]
            self._log = (len(steps), self.table.seating), msgspec.Raw(messages.ENCODER.encode(told))
        return self._log[1]  # type: ignore[return-value]  # it encodes as what it is

    def _times(self, at: int) -> messages.Times | None:
        table = self.table
        if not table.left:
            return None
        running = [seat for seat in table.acting if seat != HOUSE and not table.paused_at]
        return messages.Times(table.times(at), running)

    def view(self) -> messages.TableView:
        """Return the table as everyone sees it."""
        table = self.table
        settings, wish = table.settings, table.wish
        here, watching = self.presence.all()
        ask = messages.Ask(wish.seat, wish.to, list(wish.waiting)) if wish else None
        return messages.TableView(
            id=table.id,
            edition=table.rules.id,
            engine=table.rules.engine,
            options=table.options,
            phase=table.phase,
            seats=self.seat_views(here),
            clock=settings.clock,
            start=settings.start,
            listed=table.listed,
            hints=settings.hints,
            free_text=settings.free_text,
            grace=settings.grace,
            watching=watching,
            ask=ask,
            next=table.next or None,
            paused=bool(table.paused_at),
            begins=table.begins_at or None,
            held=table.held,
        )

    def listed(self) -> messages.Listed:
        """Return the table as a list shows it."""
        view, age = self.view(), max(now_ms() - self.table.made_at, 0) // 1000
        return messages.Listed(
            view.id, view.edition, view.options, view.phase, view.seats, view.clock, age
        )

    def seat_views(self, here: set[int] | None = None) -> list[messages.SeatView]:
        here = self.presence.all()[0] if here is None else here
        return [
            messages.SeatView(
                kind=chair.kind,
                name=chair.name,
                level=chair.level or None,
                here=chair.kind == "bot" or seat in here,
                absent=self.presence.absent(seat),
                stand_in=chair.stand_in or None,
                ready=chair.ready or chair.kind == "bot",
                piece=chair.piece,
            )
            for seat, chair in enumerate(self.table.chairs)
        ]

    def played(self, seat: int | None) -> Played:
        """Return the game so far, to be told to who sits on *seat* (None: to anyone).

        :raises IllegalAction: when there is no game yet.
        """
        table = self.table
        if table.first is None:
            raise IllegalAction("the game has not begun")
        players = tuple(
            Player(f"bot:{chair.level}" if chair.kind == "bot" else "human", chair.name)
            for chair in table.chairs
        )
        return Played(
            table.rules.id,
            dict(table.rules.chosen),
            table.rules.write(table.first),
            tuple(table.steps),
            seat,
            self.seat_views(),
            players,
            table.phase == "over",
            result(table.outcome),
            table.seed,
            table.seed_sha256,
        )

    # --- who is there ---------------------------------------------------------------------------

    def join(self, line: Line, log: bool = True) -> None:
        """Show a line how things are, and tell the others who is there.

        One that is there already may have become somebody else.
        """
        self.lines.add(line)
        self.used_at = time.monotonic()
        self.presence.look()
        line.look(self.table)
        line.put(self.now(line, log=log))
        self.presence_changed(beside=line)

    def leave(self, line: Line) -> None:
        if line in self.lines:
            self.lines.discard(line)
            self.used_at = time.monotonic()
            self.presence_changed()

    def presence_changed(self, tell_bus: bool = True, beside: Line | None = None) -> None:
        self.presence.look()
        if len(self.lines) <= CROWD:
            self.tell("table", beside=beside)
        elif self._presence_due is None:
            # Where hundreds come and go, telling all of each would be hundreds times hundreds.
            loop = asyncio.get_running_loop()
            self._presence_due = loop.call_later(CROWD_S, self._tell_crowd)
        if tell_bus:
            self.tell_presence()
        self.on_change(self)

    def _tell_crowd(self) -> None:
        self._presence_due = None
        self.tell("table")

    def tell_presence(self) -> None:
        if not self._bus.alone:
            seats, watching = self.presence.own()
            message = {"here": seats, "watching": watching}
            self._bus.tell(channel_of(self.table.id), message)

    def hear_presence(self, process: str, seats: list[int], watching: int) -> None:
        if self.presence.hear(process, seats, watching):
            self.presence_changed(tell_bus=False)

    # --- what clients ask for -------------------------------------------------------------------

    def seat_for(self, line: Line, seat: int | None) -> int:
        """Return the seat a message is meant for.

        :raises Forbidden: when it is not one of the line's own.
        """
        own = line.seats(self.table)
        if seat is None:
            seat = line.eyes if line.eyes is not None else own[0] if len(own) == 1 else None
        if seat is None or seat not in own:
            raise Forbidden(f"not your seat: {quoted(seat)}")
        return seat

    def need_host(self, line: Line) -> None:
        if not self.is_host(line):
            raise Forbidden("only the host may do that")

    async def act(
        self,
        seat: int,
        ply: int,
        texts: list[str],
        cause: Literal["act", "time", "bot"] = "act",
        line: Line | None = None,
    ) -> bool:
        """Play for *seat*; False: this very thing was done before, and nothing happens twice.

        :raises Stale: when the game has gone on since *ply*.
        :raises Forbidden: when the seat is no longer that of the *line* that asks.
        """
        again = False

        def decide(at: int) -> Sequence[AnyEvent]:
            nonlocal again
            table = self.table
            if line is not None:
                self.seat_for(line, seat)
            wishes.need_phase(table, "playing")
            if cause != "act" and table.paused_at:
                raise IllegalAction("the game is paused")
            if cause == "act" and table.chairs[seat].stand_in:
                raise IllegalAction("a bot plays for you: come back first")
            if ply != table.echo(seat):
                if self._done_before(seat, ply, texts):
                    again = True
                    return ()
                raise Stale(f"you are at ply {ply}, the game is at {table.echo(seat)}")
            seen = None if table.timed or seat == HOUSE else self.sight(seat)
            done, self._after = checked(table, seat, texts, table.moment(at), seen)
            return (ev.Acted(seat, done, cause),)

        await self.change(decide)
        return not again

    def _done_before(self, seat: int, ply: int, texts: list[str]) -> bool:
        """Say whether *seat* has done exactly this at *ply*: a message sent twice."""
        table = self.table
        if table.timed:
            done = [one for one in table.actions(0, table.ply) if one[0] == seat]
            there = done[ply : ply + len(texts)]
        else:
            there = table.actions(ply, ply + len(texts))
        # A stamped action has its moment behind it.
        return len(there) == len(texts) and all(
            who == seat and (text == wish or text.startswith(f"{wish} +"))
            for (who, text), wish in zip(there, texts, strict=True)
        )

    async def _own(
        self, line: Line, seat: int | None, wish: Callable[[int, int], Sequence[AnyEvent]]
    ) -> None:
        """Change what *line* may change for its own seat; *wish* gets the seat and the time.

        :raises Forbidden: when it is not, or no longer, its own.
        """
        own = self.seat_for(line, seat)

        def decide(at: int) -> Sequence[AnyEvent]:
            self.seat_for(line, own)  # it may have changed hands while this waited for its turn
            return wish(own, at)

        await self.change(decide)

    async def sit(self, seat: int, name: str, key: str, piece: int = 0) -> None:
        await self.change(lambda at: wishes.sit(self.table, seat, name, key, piece))

    async def choose(self, line: Line, seat: int | None, piece: int) -> None:
        await self._own(
            line,
            seat,
            lambda own, at: wishes.choose(self.table, own, piece, line.seats(self.table)),
        )

    async def remove(self, seat: int) -> None:
        await self.change(lambda at: wishes.remove(self.table, seat))

    async def stand_up(self, line: Line, seat: int) -> None:
        await self._own(line, seat, lambda own, at: (ev.Left(own),))

    async def offer(self, line: Line, seat: int, code: str, seconds: int) -> None:
        await self._own(
            line, seat, lambda own, at: wishes.offer(self.table, own, code, at + 1000 * seconds)
        )

    async def pair(self, code: str, key: str) -> int:
        """Add a key to the seat that *code* was given out for, and return the seat."""
        seat = -1

        def decide(at: int) -> Sequence[AnyEvent]:
            nonlocal seat
            paired = wishes.pair(self.table, code, key, at)
            seat = paired.seat
            return (paired,)

        await self.change(decide)
        return seat

    async def ready(self, line: Line, seat: int | None, yes: bool) -> None:
        await self._own(line, seat, lambda own, at: wishes.ready(self.table, own, yes))

    async def hold(self, line: Line, yes: bool) -> None:
        if not self.is_host(line):
            self.seat_for(line, next(iter(line.seats(self.table)), None))
        await self.change(lambda at: wishes.hold(self.table, yes))

    async def begin(self) -> None:
        await self.change(lambda at: wishes.begin(self.table, at))

    async def start(self, fill: str | None) -> None:
        await self.change(lambda at: wishes.start(self.table, fill))

    async def rename(self, line: Line, seat: int | None, name: str) -> None:
        await self._own(line, seat, lambda own, at: wishes.rename(self.table, own, name))

    async def give(self, seat: int, kind: Literal["open", "bot"], level: str) -> None:
        await self.change(lambda at: wishes.give(self.table, seat, kind, level))

    async def stand_in(self, seat: int, level: str) -> None:
        absent = self.presence.absent
        await self.change(lambda at: wishes.stand_in(self.table, seat, level, absent))

    async def back(self, line: Line, seat: int | None) -> None:
        await self._own(line, seat, lambda own, at: wishes.back(self.table, own))

    async def pause(self) -> None:
        """Stop time until somebody is there again; not if somebody has come meanwhile."""
        await self.change(lambda at: wishes.pause(self.table, self.presence.attended()))

    async def resume(self) -> None:
        await self.change(lambda at: [ev.Resumed()] if self.table.paused_at else [])

    async def undo(self, line: Line, seat: int | None) -> None:
        def decide(own: int, at: int) -> Sequence[AnyEvent]:
            return wishes.undo(self.table, own, line.seats(self.table))

        await self._own(line, seat, decide)

    async def answer(self, line: Line, seat: int | None, yes: bool) -> None:
        await self._own(line, seat, lambda own, at: wishes.answer(self.table, own, yes))

    def say(self, said: dict[str, Any]) -> None:
        """Pass a chat message on to all lines of this process."""
        message = messages.Said(**said)
        for line in tuple(self.lines):
            line.put(message)

    def chat(self, seat: int | None, phrase: str | None, text: str | None) -> None:
        """Say something to everyone; quick phrases, and free text where the host allows it."""
        if (phrase is None) == (text is None):
            raise OptionError("say a phrase or a text, one of them")
        if phrase is not None and phrase not in messages.PHRASES:
            raise OptionError(f"no such phrase: {quoted(phrase)}")
        if text is not None:
            if not self.table.settings.free_text:
                raise Forbidden("only quick phrases are said here")
            text = " ".join(text.split())
            if not text or not text.isprintable():
                raise OptionError(f"not a text: {quoted(text)}")
        name = self.table.chairs[seat].name if seat is not None else ""
        said = {"seat": seat, "name": name, "phrase": phrase, "text": text, "at": now_ms()}
        self.say(said)
        self._bus.tell(channel_of(self.table.id), {"said": said})


def channel_of(table: str) -> str:
    return f"daedalus:t:{table}"
