"""The rooms of a process, and which process is responsible for which table."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Literal

import structlog

from daedalus.bots import make
from daedalus.bots.ladder import ADVISER
from daedalus.core.errors import GameError
from daedalus.core.game import Slides
from daedalus.server import traces
from daedalus.server.banned import checked_name, load_words
from daedalus.server.bus import Bus
from daedalus.server.evenings import Evenings
from daedalus.server.fair_queue import Claim
from daedalus.server.jobs import JobQueue
from daedalus.server.limits import TooMany
from daedalus.server.metrics import Metrics
from daedalus.server.room import Busy, Room, channel_of, mark_of, now_ms
from daedalus.server.scheduler import Scheduler
from daedalus.server.schemas import Coded
from daedalus.server.settings import ServerSettings
from daedalus.server.store import Store, Taken, Unavailable
from daedalus.server.tokens import new_code, new_id, new_seed, new_token
from daedalus.server.workers import Workers
from daedalus.table import making, messages, views
from daedalus.table.caller import Caller
from daedalus.table.change import Circumstances
from daedalus.table.duties import Duties, running, wakes_at
from daedalus.table.events import Unreadable
from daedalus.table.gathering import Gathering
from daedalus.table.hints import hint
from daedalus.table.keys import Gone, NotFound
from daedalus.table.presence import Attendance
from daedalus.table.recorded import admitted, log_of_record, read_log
from daedalus.table.table import Table
from daedalus.table.terms import Terms

if TYPE_CHECKING:
    from daedalus.server.push.notices import Notices

log = structlog.get_logger()

IDLE_S = 300  # an unused room is forgotten after this time; its table stays in the database
HEARTBEAT_S = 2.0
PEER_S = 7.0
SWEEP_S = 20.0
NOTICES_S = 5.0
SOON_MS = 60_000  # tables that wait for longer than this need no room
ROWS_AT_ONCE = 64
LIST_S = 1.0  # how long a list of tables is kept
CANNOT_OPEN = "this table cannot be opened: its log is damaged, or a newer version wrote it"


class Hub:
    """The rooms of this process."""

    def __init__(self, settings: ServerSettings, store: Store, bus: Bus, metrics: Metrics) -> None:
        self.settings, self.store, self.bus, self.metrics = settings, store, bus, metrics
        self.process = bus.process
        banned = load_words(settings.banned_words)
        self.terms = Terms(partial(checked_name, banned=banned), checked_level)
        self.rooms: dict[str, Room] = {}
        self.aside: set[str] = set()  # tables that cannot be read, ignored until the next start
        self.closing = False
        self.workers = Workers(
            settings.workers, settings.bot_ms, metrics.bot_took, waited=metrics.bot_waited
        )
        self.jobs = JobQueue(metrics.reading_waited)
        self.evenings = Evenings(self)
        self.scheduler = Scheduler(self.workers, self.ours)
        self.born = now_ms()
        self._resting: set[str] = set()  # tables that need neither a room nor any work
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._peers: dict[str, float] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._hearing: set[asyncio.Task[None]] = set()
        self._looking: asyncio.Future[Any] | None = None
        self._traces: Any = None
        self._list: tuple[int, float, bytes] | None = None  # after which change, when, what
        self._list_changes = 0
        self.notices: Notices | None = None  # where the operator wants them
        # A wrong guess at another process: of what, and whose.
        self.on_guess: Callable[[str, str], None] = lambda what, who: None

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
        if self.notices is not None:
            self._tasks.append(
                asyncio.create_task(self._every(NOTICES_S, self._tell_notices), name="notices")
            )

    @property
    def connected(self) -> int:
        """How many clients are connected."""
        return sum(len(room.readers) for room in self.rooms.values())

    def say_goodbye(self) -> None:
        """Report unhealthy from now on, and ask all clients to reconnect elsewhere."""
        self.closing = True
        for room in self.rooms.values():
            for connection in room.connections:
                connection.drop("closing")

    async def close(self) -> None:
        self.say_goodbye()
        self.bus.tell("daedalus:all", {"bye": self.process})
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self.notices is not None:
            await self.notices.close()
        await self.scheduler.close()
        await asyncio.gather(*self._hearing, return_exceptions=True)
        if self._looking is not None:
            await asyncio.gather(self._looking, return_exceptions=True)
        await self.workers.close()
        await self.jobs.close()
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
        """Return the room for somebody who joins, up to date with the database.

        What they were told by another process, which may have died since, must be there.

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
                    await asyncio.sleep(0)  # a long game must not block the event loop
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
        """Ignore a table that cannot be read; it stays in the database unchanged."""
        if table in self.aside:
            return
        self.aside.add(table)
        self.metrics.aside.set(len(self.aside))
        log.error("a table cannot be opened", error=str(error), exc_info=error)

    def _close_room(self, table: str, why: Literal["gone", "cannot-open"]) -> None:
        """Disconnect everyone from a room whose table is gone."""
        self.scheduler.drop(table)
        if room := self.rooms.pop(table, None):
            room.gone = True
            for connection in room.connections:
                connection.drop(why)

    async def listed(self) -> bytes:
        """Return the list of tables, encoded; made again when it is old or has changed."""
        kept = self._list
        if kept is None or kept[0] != self._list_changes or time.monotonic() - kept[1] > LIST_S:
            changes = self._list_changes
            kept = self._list = changes, time.monotonic(), await self._make_list()
        return kept[2]

    async def _make_list(self) -> bytes:
        """Return the listed tables, encoded; those that cannot be read are left out."""
        tables = []
        for name in await self.store.listed():
            try:
                room = await self.room(name)
                tables.append(views.listed(room.table, room.people, now_ms()))
            except (NotFound, Unreadable):
                continue
        return messages.ENCODER.encode(messages.TableList(tables))

    def _furnish(self, table: Table, address: str = "") -> Room:
        keep_days = self.settings.keep_days
        room = Room(table, self.terms, self.store, self.bus, keep_days, self._duties)
        room.maker = address
        room.on_change = self._changed
        room.on_unreadable = self._lost
        self.rooms[table.id] = room
        self._resting.discard(table.id)
        self.bus.tell(channel_of(table.id), {"who": True})
        self._changed(room)
        return room

    def _duties(self, gathering: Gathering) -> Duties:
        pause_ms, rest_ms = self.settings.bot_pause_ms, int(1000 * self.settings.pause_s)
        return Duties(gathering, pause_ms, rest_ms, born=self.born)

    def _lost(self, room: Room, error: Unreadable) -> None:
        self._set_aside(room.table.id, error)
        self._close_room(room.table.id, "cannot-open")

    def _changed(self, room: Room) -> None:
        if self.closing or self.rooms.get(room.table.id) is not room:
            return  # its last clients are leaving
        self.scheduler.look(room)
        table = room.table
        shown = (table.seating, table.phase) if table.listed else None
        if shown != room.shown:
            room.shown = shown
            self._list_changes += 1
        if self.bus.alone or self.ours(table.id):
            return
        soon = wakes_at(table)
        if soon is not None and soon <= now_ms() + SOON_MS:  # else whoever sweeps will find it
            self.bus.tell(f"daedalus:p:{self.whose(table.id)}", {"wake": table.id})

    # --- who looks after what -------------------------------------------------------------------

    def whose(self, table: str) -> str:
        """Return the process that plays bots and keeps clocks for a table."""
        soon = time.monotonic() - PEER_S
        alive = [self.process, *(peer for peer, at in self._peers.items() if at > soon)]
        return max(alive, key=lambda process: sha256(f"{process}/{table}".encode()).digest())

    def ours(self, table: str) -> bool:
        # Without a working bus we cannot know; then the database lets one process win.
        return self.bus.alone or not self.bus.works or self.whose(table) == self.process

    async def _beat(self) -> None:
        self.bus.tell("daedalus:all", {"alive": self.process})
        now = time.monotonic()
        dead = [peer for peer, at in self._peers.items() if at < now - PEER_S]
        for peer in dead:
            del self._peers[peer]
            self._resting.clear()  # find the work that it has left behind
            log.info("peer lost", peer=peer)
        unsure: list[Room] = []
        for room in tuple(self.rooms.values()):
            if dead:
                self._changed(room)
            if self.bus.works or self.bus.alone:
                room.presence.look(room.table)
                self.scheduler.look(room)
            else:
                room.presence.unknown()
            if room.readers:
                room.used_at = now
                # We may have missed changes: the bus is down, or a process died before it told us.
                if room.doubtful or dead or not (self.bus.works or self.bus.alone):
                    unsure.append(room)
            elif room.used_at < now - IDLE_S and not self.scheduler.busy(room.table.id):
                del self.rooms[room.table.id]
                self.scheduler.drop(room.table.id)
                if not running(room.table):
                    self._resting.add(room.table.id)
                await self.bus.leave(channel_of(room.table.id))
        if unsure and (self._looking is None or self._looking.done()):
            # Not within the heartbeat: a database that hangs must not make us look dead.
            self._looking = asyncio.gather(*(room.look() for room in unsure))

    async def _sweep(self) -> None:
        """Open the tables that wait for a bot or a clock, after a restart or a crash."""
        for table in await self.store.finished(list(self.rooms)):
            room = self.rooms.get(table)
            if room and room.table.phase != "over":  # closed by `daedalus admin`, in the database
                await room.look()
        for number, table in enumerate(await self.store.due(now_ms() + SOON_MS)):
            if table in self.rooms or table in self._resting or not self.ours(table):
                continue
            if number % 20 == 19:
                await asyncio.sleep(0.01)
            try:
                await self.room(table)
            except GameError:
                continue
            except Exception:  # one faulty table must not keep the others waiting
                log.exception("a table was left out of the sweep")
        for room in tuple(self.rooms.values()):
            try:
                self.scheduler.look(room)
            except Exception:
                log.exception("a table was left out of the sweep")
            if room.readers:
                room.tell_presence()

    async def _tell_notices(self) -> None:
        assert self.notices is not None
        await self.notices.work(now_ms())

    async def _clean(self) -> None:
        while gone := await self.store.clean(now_ms()):
            log.info("removed old tables", count=len(gone))
            for table in gone:
                self.aside.discard(table)
                self._close_room(table, "gone")
                self.bus.tell(channel_of(table), {"gone": True})  # no clock may write there again
            self.metrics.aside.set(len(self.aside))
        await self.evenings.clean(now_ms())

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
            if message["wake"] in self.rooms:  # it already knows of every change
                self.scheduler.look(self.rooms[message["wake"]])
            else:
                with contextlib.suppress(GameError):  # it is gone, or cannot be opened
                    await self.room(message["wake"])
        elif "guessed" in message and message.get("from") != self.process:
            self.on_guess(message["of"], message["guessed"])
        room_there = self.rooms.get(channel.removeprefix("daedalus:t:"))
        if room_there is None or message.get("from") == self.process:
            return
        if "rows" in message:
            if room_there.hear_action(message):
                return
            # In parallel: a room that waits for the database must not hold up the others.
            hearing = asyncio.create_task(room_there.hear_rows(message["rows"]))
            self._hearing.add(hearing)
            hearing.add_done_callback(self._hearing.discard)
        elif "here" in message:
            # An older process does not say whether the host is there: then it may be.
            host = message.get("host", True)
            devices = message.get("alone", []), message.get("shared", [])
            report = Attendance(message["here"], message["watching"], host, *devices)
            room_there.hear_presence(message["from"], report)
        elif "gone" in message:
            self._close_room(room_there.table.id, "gone")
        elif "who" in message:
            room_there.tell_presence()
        elif "said" in message:
            room_there.hear_said(messages.Said(**message["said"]))

    async def _healed(self) -> None:
        """Look for missed changes now that the bus works (again), and let the others look too.

        They may have reconnected first and looked before our last unsent change.
        """
        self._resting.clear()
        rooms = tuple(self.rooms.values())
        await asyncio.gather(*(room.look() for room in rooms))  # their logs are read together
        for room in rooms:
            room.tell_rows()
            room.tell_presence()

    # --- new tables -----------------------------------------------------------------------------

    async def create(self, wish: messages.NewTable, address: str = "") -> messages.Created:
        """Make a table; *address* is where the request came from.

        :raises OptionError: when the request does not fit the edition.
        """
        if len(self.rooms) >= self.settings.max_tables:
            raise TooMany("too many tables: come back later")
        host = new_token()
        first, keys = making.made(wish, host, self.terms, new_token)
        moment = Circumstances(now_ms(), new_seed())
        while True:
            draft = making.draft(new_id(), first, wish.start == "full", moment, new_code())
            table = draft.table
            await self.bus.follow(channel_of(table.id))
            try:
                await self.store.create(
                    table.id, draft.rows, mark_of(table, self.settings.keep_days)
                )
                break
            except Taken:  # by another table that has this code
                await self.bus.leave(channel_of(table.id))
            except Unavailable as error:
                raise Busy("the database does not answer: try again") from error
        self._furnish(table, address)
        self.metrics.created.inc()
        return messages.Created(table.id, f"/t/{table.id}", host, keys, table.code or None)

    async def waiting(self, code: str) -> Coded | None:
        """Return the table with an open seat, or the evening, that has this code, or None."""
        found = await self.store.coded(code)
        if found is None:
            evening = await self.evenings.coded(code)
            return None if evening is None else Coded(evening, f"/e/{evening}")
        try:
            table = (await self.room(found)).table
        except (NotFound, Unreadable):
            return None
        open = not table.full if table.phase == "open" else table.calls
        return Coded(found, f"/t/{found}") if open else None

    def tell_guess(self, what: str, who: str) -> None:
        """Let the other processes count a wrong guess, too."""
        self.bus.tell("daedalus:all", {"guessed": who, "of": what})

    async def keep(self, record: str, claim: Claim) -> str:
        """Store the finished game of a record as a table that is over, and return its id.

        :raises GameError: when it breaks the rules, is not over, or a name is not allowed here.
        """
        log = await self.jobs.ask(claim, log_of_record, record, now_ms())
        rows = admitted(read_log(log), self.terms)
        table = Table(new_id())
        table.absorb(rows[0])  # the others were absorbed where the record was read
        mark = mark_of(table, self.settings.keep_days)._replace(finished=True, due=None)
        try:
            await self.store.create(table.id, rows, mark)
        except Unavailable as error:
            raise Busy("the database does not answer: try again") from error
        self.metrics.created.inc()
        return table.id

    async def rematch(self, room: Room, caller: Caller, address: str = "") -> str:
        """Make the rematch table, or return the one that already exists.

        The old log names the new table, and both are written in one transaction: if two players ask
        at the same time, one finds the other's, and no table is left over.
        """
        id = new_id()
        change = await room.change(
            lambda table, moment: making.rematch(table, moment, caller, id, new_code())
        )
        following = room.table.next
        if change.draft is not None:
            (await self.room(following)).maker = address
            self.metrics.created.inc()
        return following

    async def hint(
        self,
        table: Table,
        seat: int,
        address: str = "",
        waits: Callable[[int], None] = lambda place: None,
    ) -> messages.Hint:
        """Ask a strong bot what it would do for *seat*; *address* is who asks and *waits*."""
        view = table.rules.view(table.state, seat)
        claim = Claim(address or table.id, table.id)
        history = table.history(seat) if isinstance(table.rules, Slides) else None
        advised = await self.workers.advise(
            table.rules, view, seat, ADVISER, table.ply, claim, history, waits
        )
        return hint(seat, table.ply, advised)


def checked_level(level: str | float) -> str:
    """Return *level* if there is such a bot.

    :raises OptionError: when there is not.
    """
    return make(level).level
