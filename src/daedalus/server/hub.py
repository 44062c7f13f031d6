"""All rooms of a process, and which process looks after which table."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Literal

import structlog

from daedalus.core.errors import GameError, OptionError
from daedalus.core.game import AnyRules, Setup, Timed
from daedalus.core.names import distinct
from daedalus.editions import edition
from daedalus.server import traces
from daedalus.server.banned import checked_name, load_words
from daedalus.server.bus import Bus
from daedalus.server.desk import Desk
from daedalus.server.fair import Claim
from daedalus.server.hints import reasons
from daedalus.server.house import House
from daedalus.server.limits import TooMany
from daedalus.server.line import Line
from daedalus.server.metrics import Metrics
from daedalus.server.room import Busy, Room, channel_of, now_ms
from daedalus.server.settings import Settings as ServerSettings
from daedalus.server.store import DAY_MS, Mark, New, Store, Unavailable
from daedalus.server.tokens import new_id, new_token
from daedalus.server.workers import Workers
from daedalus.table import events as ev
from daedalus.table import messages, wishes
from daedalus.table.events import Place, Row, Settings, Unreadable
from daedalus.table.keys import Gone, NotFound, hashed
from daedalus.table.table import Table
from daedalus.table.wishes import new_seed

log = structlog.get_logger()

IDLE_S = 300  # a room nobody uses is forgotten; its table is in the database
HEARTBEAT_S = 2.0
PEER_S = 7.0
SWEEP_S = 20.0
ROWS_AT_ONCE = 64
LIST_S = 1.0  # a list of tables is good for so long
CANNOT_OPEN = "this table cannot be opened: its log is damaged, or a newer version wrote it"


class Hub:
    """The rooms of this process."""

    def __init__(self, settings: ServerSettings, store: Store, bus: Bus, metrics: Metrics) -> None:
        self.settings, self.store, self.bus, self.metrics = settings, store, bus, metrics
        self.process = bus.process
        self._banned = load_words(settings.banned_words)
        self.rooms: dict[str, Room] = {}
        self.aside: set[str] = set()  # tables that cannot be read, until the next start
        self.closing = False
        self.workers = Workers(
            settings.workers, settings.bot_ms, metrics.bot_took, waited=metrics.bot_waited
        )
        self.desk = Desk(metrics.reading_waited)
        self.house = House(self.workers, settings.bot_pause_ms, self.ours, settings.pause_s)
        self._resting: set[str] = set()  # tables without a room at which nothing is to be done
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._peers: dict[str, float] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._hearing: set[asyncio.Task[None]] = set()
        self._looking: asyncio.Future[Any] | None = None
        self._traces: Any = None
        self._list: tuple[int, float, bytes] | None = None  # after which change, when, what
        self._list_changes = 0

    async def open(self) -> None:
        if traces.wanted():
            self._traces = traces.start()
        await self.store.open()
        await self.bus.open(self._hear, self._healed)
        await self.bus.follow(f"daedalus:p:{self.process}")
        self._tasks = [
            asyncio.create_task(self._every(HEARTBEAT_S, self._beat), name="heartbeat"),
            asyncio.create_task(self._every(SWEEP_S, self._sweep, at_once=True), name="sweep"),
            asyncio.create_task(self._every(3600, self._clean, at_once=True), name="clean"),
        ]

    def say_goodbye(self) -> None:
        """From now on /healthz is false and clients are asked to come back elsewhere."""
        self.closing = True
        for room in self.rooms.values():
            for line in tuple(room.lines):
                line.drop("closing")

    async def close(self) -> None:
        self.say_goodbye()
        self.bus.tell("daedalus:all", {"bye": self.process})
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.house.close()
        await asyncio.gather(*self._hearing, return_exceptions=True)
        if self._looking is not None:
            await asyncio.gather(self._looking, return_exceptions=True)
        await self.workers.close()
        await self.desk.close()
        await asyncio.sleep(0)
        await self.bus.close()
        await self.store.close()
        if self._traces is not None:
            await asyncio.to_thread(traces.stop, self._traces)

    async def _every(self, seconds: float, do: Any, at_once: bool = False) -> None:
        if not at_once:
            await asyncio.sleep(seconds)
        while True:
            try:
                await do()
            except (Unavailable, Busy, OSError) as error:
                log.warning("later", what=do.__name__, error=type(error).__name__)
            except Exception:
                log.exception("failed", what=do.__name__)
            await asyncio.sleep(seconds)

    # --- rooms ----------------------------------------------------------------------------------

    async def room(self, table: str) -> Room:
        """Return the room of a table.

        :raises NotFound: when there is no such table.
        :raises Unreadable: when its log cannot be read.
        """
        if table in self.rooms:
            room = self.rooms[table]
            if room.table.closed:
                raise Gone
            room.used_at = time.monotonic()
            return room
        if table in self.aside:
            raise Unreadable(CANNOT_OPEN)
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
        try:
            return await asyncio.shield(self._loading[table])
        except Unavailable as error:
            raise Busy("the database does not answer: try again") from error

    async def enter(self, table: str) -> Room:
        """Return the room for somebody who comes: it knows all that is stored.

        Whoever was told something by another process that died since must find it here.

        :raises NotFound: when there is no such table.
        :raises Unreadable: when its log cannot be read.
        """
        known = table in self.rooms
        room = await self.room(table)
        if known and not self.bus.alone:
            await room.look()
        return room

    async def _load(self, name: str) -> Room:
        try:
            await self.bus.follow(channel_of(name))  # first, so that nothing is missed
            rows = await self.store.rows(name)
            if not rows:
                await self.bus.leave(channel_of(name))
                raise NotFound("no such table")
            table = Table(name)
            for row in rows:
                table.absorb(row)
                if row.ply % ROWS_AT_ONCE == ROWS_AT_ONCE - 1:
                    await asyncio.sleep(0)  # a long game is not worked out at one go
            if table.closed:
                await self.bus.leave(channel_of(name))
                raise Gone
            return self._furnish(table)
        except Unreadable as error:
            await self.bus.leave(channel_of(name))
            self._set_aside(name, error)
            raise Unreadable(CANNOT_OPEN) from error
        finally:
            self._loading.pop(name, None)

    def _set_aside(self, table: str, error: Unreadable) -> None:
        """Do without a table that cannot be read; it stays in the database as it is."""
        if table in self.aside:
            return
        self.aside.add(table)
        self.metrics.aside.set(len(self.aside))
        log.error("a table cannot be opened", error=str(error), exc_info=error)

    def _close_room(self, table: str, why: Literal["gone", "cannot-open"]) -> None:
        """Send everyone out of a room that has no table any more."""
        self.house.drop(table)
        if room := self.rooms.pop(table, None):
            room.gone = True
            for line in tuple(room.lines):
                line.drop(why)

    async def listed(self) -> bytes:
        """Return the list of tables, encoded; made again when it is old or has changed."""
        kept = self._list
        if kept is None or kept[0] != self._list_changes or time.monotonic() - kept[1] > LIST_S:
            changes = self._list_changes
            kept = self._list = changes, time.monotonic(), await self._make_list()
        return kept[2]

    async def _make_list(self) -> bytes:
        """Look at the listed tables; one that cannot be shown does not hide the others."""
        tables = []
        for name in await self.store.listed():
            try:
                tables.append((await self.room(name)).listed())
            except (NotFound, Unreadable):
                continue
        return messages.ENCODER.encode(messages.TableList(tables))

    def _furnish(self, table: Table, address: str = "") -> Room:
        room = Room(table, self.store, self.bus, self.settings.keep_days)
        room.maker = address
        room.on_change = self._changed
        room.on_unreadable = self._lost
        self.rooms[table.id] = room
        self._resting.discard(table.id)
        self.bus.tell(channel_of(table.id), {"who": True})
        room.presence.look()
        self._changed(room)
        return room

    def _lost(self, room: Room, error: Unreadable) -> None:
        self._set_aside(room.table.id, error)
        self._close_room(room.table.id, "cannot-open")

    def _changed(self, room: Room) -> None:
        if self.closing or self.rooms.get(room.table.id) is not room:  # its last lines are leaving
            return
        self.house.look(room)
        table = room.table
        shown = (table.seating, table.phase) if table.listed else None
        if shown != room.shown:
            room.shown = shown
            self._list_changes += 1
        if (
            not self.bus.alone
            and (self.house.cares(table) or table.begins_at)
            and not self.ours(table.id)
        ):
            self.bus.tell(f"daedalus:p:{self.whose(table.id)}", {"wake": table.id})

    # --- who looks after what -------------------------------------------------------------------

    def whose(self, table: str) -> str:
        """Return the process that plays bots and keeps clocks for a table."""
        soon = time.monotonic() - PEER_S
        alive = [self.process, *(peer for peer, at in self._peers.items() if at > soon)]
        return max(alive, key=lambda process: sha256(f"{process}/{table}".encode()).digest())

    def ours(self, table: str) -> bool:
        # Without a bus that works we cannot know; then the database lets one of us win.
        return self.bus.alone or not self.bus.works or self.whose(table) == self.process

    async def _beat(self) -> None:
        self.bus.tell("daedalus:all", {"alive": self.process})
        now = time.monotonic()
        dead = [peer for peer, at in self._peers.items() if at < now - PEER_S]
        for peer in dead:
            del self._peers[peer]
            self._resting.clear()  # what it had taken up is to be found again
            log.info("peer lost", peer=peer)
        unsure: list[Room] = []
        for room in tuple(self.rooms.values()):
            if dead:
                self._changed(room)
            if self.bus.works or self.bus.alone:
                self.house.rest(room, now)
            else:
                room.presence.attended_at = now  # who is elsewhere cannot be known
            if room.lines:
                room.used_at = now
                # Nobody tells us, or who died may have told its own people and not us.
                if room.doubtful or dead or not (self.bus.works or self.bus.alone):
                    unsure.append(room)
            elif room.used_at < now - IDLE_S and not self.house.busy(room.table.id):
                del self.rooms[room.table.id]
                if not self.house.cares(room.table):
                    self._resting.add(room.table.id)
                await self.bus.leave(channel_of(room.table.id))
        if unsure and (self._looking is None or self._looking.done()):
            # Beside the heartbeat: a database that hangs is no reason to seem dead.
            self._looking = asyncio.gather(*(room.look() for room in unsure))

    async def _sweep(self) -> None:
        """Take up the tables that wait for a bot or a clock: after a restart, or left alone."""
        unfinished = await self.store.unfinished()
        for table in set(self.rooms).difference(unfinished):
            room = self.rooms[table]
            if room.table.phase != "over":  # closed by `daedalus admin`, straight on the store
                await room.look()
        for number, table in enumerate(unfinished):
            if table in self.rooms or table in self._resting or not self.ours(table):
                continue
            if number % 20 == 19:
                await asyncio.sleep(0.01)
            try:
                await self.room(table)
            except GameError:
                continue
            except Exception:  # whatever is wrong with one table, the others wait
                log.exception("a table was left out of the sweep")
        for room in tuple(self.rooms.values()):
            try:
                self.house.prod(room)
            except Exception:
                log.exception("a table was left out of the sweep")
            if room.lines:
                room.tell_presence()

    async def _clean(self) -> None:
        while gone := await self.store.clean(now_ms()):
            log.info("removed old tables", count=len(gone))
            for table in gone:
                self.aside.discard(table)
                self._close_room(table, "gone")
                self.bus.tell(channel_of(table), {"gone": True})  # no clock may write there again
            self.metrics.aside.set(len(self.aside))

    # --- what the bus says ----------------------------------------------------------------------

    async def _hear(self, channel: str, message: dict[str, Any]) -> None:
        if "alive" in message and message["alive"] != self.process:
            if message["alive"] not in self._peers:
                log.info("peer found", peer=message["alive"])
            self._peers[message["alive"]] = time.monotonic()
        elif "bye" in message:
            self._peers.pop(message["bye"], None)
            self._resting.clear()
            for room in tuple(self.rooms.values()):
                self._changed(room)
        elif "wake" in message:
            self._resting.discard(message["wake"])
            if message["wake"] in self.rooms:  # it hears of every change by itself
                self.house.look(self.rooms[message["wake"]])
            else:
                with contextlib.suppress(GameError):  # it is gone, or cannot be opened
                    await self.room(message["wake"])
        room_there = self.rooms.get(channel.removeprefix("daedalus:t:"))
        if room_there is None or message.get("from") == self.process:
            return
        if "rows" in message:
            if room_there.hear_action(message):
                return
            # Rooms read side by side: one that waits for the database must not hold up the others.
            hearing = asyncio.create_task(room_there.hear(message["rows"]))
            self._hearing.add(hearing)
            hearing.add_done_callback(self._hearing.discard)
        elif "here" in message:
            room_there.hear_presence(message["from"], message["here"], message["watching"])
        elif "gone" in message:
            self._close_room(room_there.table.id, "gone")
        elif "who" in message:
            room_there.tell_presence()
        elif "said" in message:
            room_there.say(message["said"])

    async def _healed(self) -> None:
        """The bus works, perhaps again: look whether something was missed, and let the others look.

        They may have been back first, and have looked before the last thing that we could not say.
        """
        self._resting.clear()
        rooms = tuple(self.rooms.values())
        await asyncio.gather(*(room.look() for room in rooms))  # their logs are read together
        for room in rooms:
            room.tell_rows()
            room.tell_presence()

    # --- new tables -----------------------------------------------------------------------------

    def name(self, text: str) -> str:
        """Return *text* as a name that may stand at this server.

        :raises OptionError: saying why, when it may not.
        """
        return checked_name(text, self._banned)

    async def create(self, wish: messages.NewTable, address: str = "") -> messages.Created:
        """Make a table; *address* is where the wish came from.

        :raises OptionError: when the wish does not fit the edition.
        """
        if len(self.rooms) >= self.settings.max_tables:
            raise TooMany("too many tables: come back later")
        rules = edition(wish.edition, **wish.options)
        check_table(rules, len(wish.seats), wish.clock)
        check_pieces(rules, [seat.piece for seat in wish.seats if seat.piece])
        host = new_token()
        keys: list[messages.SeatKey] = []
        places: list[Place] = []
        for seat, wanted in enumerate(wish.seats):
            name = distinct(self.name(wanted.name), [place.name for place in places])
            if wanted.kind == "me":
                token = new_token()
                keys.append(messages.SeatKey(seat, token))
                places.append(Place("human", name, keys=(hashed(token),), piece=wanted.piece))
            elif wanted.kind == "bot":
                level = checked_level(wanted.level)
                places.append(Place("bot", name, level, piece=wanted.piece))
            else:
                places.append(Place("open", piece=wanted.piece))
        settings = Settings(
            edition=rules.id,
            options=dict(rules.chosen),
            clock=wish.clock,
            listed=wish.listed,
            start=wish.start,
            hints=wish.hints,
            free_text=wish.free_text,
            grace=wish.grace,
            keep_days=wish.keep_days,
        )
        made = ev.Made(settings, tuple(places), hashed(host))
        begins = wish.start == "full"
        table = await self.make(made, begins, address)
        return messages.Created(table.id, f"/t/{table.id}", host, keys)

    def _draft(self, made: ev.Made, begins: bool) -> tuple[Table, New]:
        """Return a new table, and what has to be written down of it."""
        table = Table(new_id())
        rows = [Row(0, now_ms(), made)]
        if begins and all(place.kind != "open" for place in made.seats):
            rows.append(Row(1, rows[0].at, ev.Began(new_seed())))
        for row in rows:
            table.absorb(row)
        days = min(made.settings.keep_days, self.settings.keep_days)
        mark = Mark(made.settings.listed, table.phase == "over", days * DAY_MS)
        return table, New(table.id, rows, mark)

    async def make(self, made: ev.Made, begins: bool, address: str = "") -> Table:
        """Write down a new table, which *begins* if it is full, and open its room."""
        table, new = self._draft(made, begins)
        await self.bus.follow(channel_of(table.id))
        try:
            await self.store.create(table.id, new.rows, new.mark)
        except Unavailable as error:
            raise Busy("the database does not answer: try again") from error
        self._furnish(table, address)
        self.metrics.created.inc()
        return table

    async def rematch(self, room: Room, address: str = "") -> str:
        """Make the next table for the same people, or return the one that is made already.

        The old log names the new table, and both are written in one transaction: of two who ask at
        the same time one finds the other's, and no table is left over.
        """
        made_here = False

        def decide(at: int) -> Sequence[ev.AnyEvent]:
            nonlocal made_here
            made_here = not room.table.next
            if room.table.next:
                return ()
            table, room.beside = self._draft(wishes.rematch(room.table), begins=True)
            return (ev.Rematched(table.id),)

        await room.change(decide)
        following = room.table.next
        if made_here:
            (await self.room(following)).maker = address
            self.metrics.created.inc()
        return following

    async def hint(self, room: Room, seat: int, address: str = "") -> messages.Hint:
        """Ask a strong bot what it would do for *seat*; *address* is who wants to know."""
        table = room.table
        if not table.settings.hints:
            raise OptionError("this table gives no hints")
        if seat not in table.acting:
            raise OptionError("you are not in turn")
        ply, rules = table.ply, table.rules
        view = rules.view(table.state, seat)
        claim = Claim(address or table.id, table.id)
        told = await self.workers.advise(rules, view, seat, "hard", ply, claim)
        why, *more = reasons(told)
        return messages.Hint(seat, ply, told[0], why, more)


def check_table(rules: AnyRules, seats: int, clock: messages.Clock) -> None:
    """Check that so many can play so.

    :raises OptionError: when they cannot.
    """
    if seats not in rules.seats:
        raise OptionError(
            f"{rules.id} cannot be played by {seats}: "
            f"it is for {rules.seats[0]} to {rules.seats[-1]}"
        )
    rules.start(Setup(seats, "try"))
    if clock.kind != "none":
        if clock.seconds < 1:
            raise OptionError("a clock needs at least a second")
        if isinstance(rules, Timed):
            raise OptionError(f"{rules.id} keeps its own time: no clock")
        if seats == 1:
            raise OptionError("a clock needs two seats")


def check_pieces(rules: AnyRules, pieces: Sequence[int]) -> None:
    """Check that an edition has these pieces, and each once.

    :raises OptionError: when not.
    """
    if len(set(pieces)) < len(pieces) or any(piece > rules.seats[-1] for piece in pieces):
        raise OptionError(f"not {len(pieces)} of the {rules.seats[-1]} pieces: {pieces}")


def checked_level(level: str) -> str:
    from daedalus.bots import make

    return make(level).level


def lines_of(hub: Hub) -> list[Line]:
    return [line for room in hub.rooms.values() for line in room.lines]
