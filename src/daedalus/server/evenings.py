"""Evenings with many at a server: a log each, stored as those of tables are, and their tables.

An evening is a value with a log (`daedalus.evening`); its rows are numbered, so of two writers of
one row one loses, reads again and decides anew.  A round is stored together with all its tables.
What follows from tables (how they ended, whose seats a bot keeps) is looked up by whoever asks.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import sqlalchemy as sa
import structlog

from daedalus.core.errors import GameError, IllegalAction
from daedalus.core.game import Stands
from daedalus.editions import edition
from daedalus.evening.evening import MOST_EVENTS, Evening, EveningRound
from daedalus.evening.seating import sizes
from daedalus.server.database import evenings
from daedalus.server.fair_queue import Claim
from daedalus.server.limits import TooMany
from daedalus.server.room import Busy, Room, mark_of, now_ms
from daedalus.server.store import DAY_MS, New, Store, Unavailable, made_works
from daedalus.server.tokens import new_code, new_id
from daedalus.server.writers import Clash, Work
from daedalus.table import events as ev
from daedalus.table.events import Place, Row, Unreadable
from daedalus.table.keys import Forbidden, NotFound, opens
from daedalus.table.messages import Clock, NewTable
from daedalus.table.seats import give
from daedalus.table.seats import rename as rename_seat
from daedalus.table.settings import check_table, settings_of
from daedalus.table.table import Table
from daedalus.table.warm import WARM_LEVEL

if TYPE_CHECKING:
    from daedalus.server.hub import Hub

log = structlog.get_logger()

KEEP_DAYS: Final = 92  # an evening and its tables
AWAY_MS: Final = 180_000  # so long the host may be gone before somebody else takes over
SEEN_MS: Final = 30_000  # how often it is noted that the host is there
GUESTS_SHARE: Final = MOST_EVENTS // 2  # of the log: the rest is for the host
_KEPT: Final = 500  # evenings in memory

_WRITTEN = sa.insert(evenings)
_SEEN = (
    sa.update(evenings)
    .where(evenings.c.id == sa.bindparam("of"), evenings.c.ply < sa.literal_column("1"))
    .values(seen=sa.bindparam("now"))
)
_FORGOTTEN = sa.delete(evenings).where(evenings.c.id == sa.bindparam("of"))


class OpenEvening:
    """An evening in memory, as far as this process has read it."""

    def __init__(self, id: str, evening: Evening, code: str, seen: int) -> None:
        self.id, self.evening, self.code, self.seen = id, evening, code, seen
        self.turn = asyncio.Lock()
        self.used_at = time.monotonic()


class Rights(NamedTuple):
    """What a caller is here."""

    name: str  # "" is nobody
    host: bool  # or the deputy


_DecideEvening = Callable[[Evening], Evening | Awaitable[Evening]]


class Evenings:
    """The evenings that this process has looked at."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._open: dict[str, OpenEvening] = {}

    @property
    def _store(self) -> Store:
        return self._hub.store

    # --- reading and writing --------------------------------------------------------------------

    async def create(self, evening: Evening) -> tuple[str, str]:
        """Store a new evening, and return its id and its code."""
        check_tables(evening)
        while True:
            id, code = new_id(), new_code()
            first = {"id": id, "ply": 0, "at": now_ms(), "code": code, "seen": now_ms()}
            row = first | {"event": json.dumps(evening.events[0], ensure_ascii=False)}
            try:
                await self._write([(_WRITTEN, [row])])
            except Clash:
                continue  # another one has this code
            return id, code

    async def open(self, id: str) -> OpenEvening:
        """Return an evening as it is now.

        :raises NotFound: when there is none.
        :raises Unreadable: when its log cannot be read.
        """
        kept = self._open.get(id)
        if kept is None:
            kept = await self._load(id)
        elif not self._hub.bus.alone:
            await self._catch_up(kept)  # other processes write too
        kept.used_at = time.monotonic()
        return kept

    async def _load(self, id: str) -> OpenEvening:
        rows = await self._rows(id, 0)
        if not rows:
            raise NotFound("no such evening")
        evening = _absorbed(rows, Evening())
        if len(self._open) >= _KEPT:
            del self._open[min(self._open, key=lambda each: self._open[each].used_at)]
        made = OpenEvening(id, evening, rows[0].code or "", rows[0].seen or 0)
        return self._open.setdefault(id, made)

    async def _catch_up(self, kept: OpenEvening) -> None:
        since = len(kept.evening.events)
        rows = await self._rows(kept.id, since)
        if len(kept.evening.events) == since and rows:  # nobody else was faster meanwhile
            kept.evening = _absorbed(rows, kept.evening)

    async def _rows(self, id: str, since: int) -> Sequence[Any]:
        query = (
            sa.select(evenings)
            .where(evenings.c.id == id, evenings.c.ply >= since)
            .order_by(evenings.c.ply)
        )
        try:
            return await self._store.all(query)
        except Unavailable as error:
            raise Busy("the database does not answer: try again") from error

    async def _write(self, works: Sequence[Work]) -> None:
        try:
            await self._store.write(works)
        except Unavailable as error:
            raise Busy("the database does not answer: nothing is lost, try again") from error

    async def change(
        self,
        id: str,
        decide: _DecideEvening,
        also: Callable[[Evening], Sequence[New]] = lambda _: (),
    ) -> Evening:
        """Let *decide* say what happens; store it, with the tables of *also*, before it is true.

        :raises GameError: whatever *decide* raises; then nothing has changed.
        """
        kept = await self.open(id)
        async with kept.turn:
            while True:
                before = kept.evening
                decided = decide(before)
                after = decided if isinstance(decided, Evening) else await decided
                new = after.events[len(before.events) :]
                if not new:
                    return before
                at, plies = now_ms(), range(len(before.events), len(after.events))
                lines = [
                    {"id": id, "ply": ply, "at": at, "event": text, "code": None, "seen": None}
                    for ply, text in zip(plies, map(_line, new), strict=True)
                ]
                made = also(after)
                try:
                    await self._write([(_WRITTEN, lines), *made_works(made)])
                except Clash:  # another process was faster
                    await self._catch_up(kept)
                    continue
                except Busy:
                    self._open.pop(id, None)  # it may have been written: read it again
                    raise
                kept.evening = after
                self._hub.metrics.created.inc(len(made))
                return after

    async def coded(self, code: str) -> str | None:
        """Return the evening that a code leads to, as long as one may come."""
        found = await self._store.first(sa.select(evenings.c.id).where(evenings.c.code == code))
        if found is None:
            return None
        evening = (await self.open(found.id)).evening
        return None if evening.phase == "over" else str(found.id)

    async def clean(self, now: int) -> None:
        """Forget the evenings on which nothing has happened for long."""
        kept = min(KEEP_DAYS, self._hub.settings.keep_days) * DAY_MS
        old = (
            sa.select(evenings.c.id)
            .group_by(evenings.c.id)
            .having(sa.func.max(evenings.c.at) < now - kept)
        )
        gone = [row.id for row in await self._store.all(old)]
        if gone:
            await self._write([(_FORGOTTEN, [{"of": id} for id in gone])])
        for id in gone:
            self._open.pop(id, None)

    # --- who ------------------------------------------------------------------------------------

    def rights(self, kept: OpenEvening, keys: frozenset[str]) -> Rights:
        """Return what the holder of tokens with these hashes is here."""
        evening = kept.evening
        name = evening.who(keys)
        host = opens(keys, (str(evening.house.get("host", "")),))
        return Rights(name, host or bool(name and name == evening.deputy))

    def need_host(self, kept: OpenEvening, keys: frozenset[str]) -> None:
        """Check that this is the host or the deputy.

        :raises Forbidden: when it is neither.
        """
        if not self.rights(kept, keys).host:
            raise Forbidden("only the host may do that")

    async def host_is_here(self, kept: OpenEvening) -> None:
        """Note that the host has looked, now and then, for all processes and the next start."""
        now = now_ms()
        if now - kept.seen > SEEN_MS:
            kept.seen = now
            await self._write([(_SEEN, [{"of": kept.id, "now": now}])])

    async def host_is_away(self, kept: OpenEvening) -> bool:
        """Return whether neither the host nor the deputy has looked for a while."""
        if kept.seen + AWAY_MS < now_ms():  # maybe at another process
            query = sa.select(evenings.c.seen).where(evenings.c.id == kept.id, evenings.c.ply == 0)
            row = await self._store.first(query)
            kept.seen = max(kept.seen, row.seen or 0) if row else kept.seen
        return kept.seen + AWAY_MS < now_ms()

    # --- what may happen ------------------------------------------------------------------------

    async def come(self, id: str, name: str, sign: str, key: str) -> Evening:
        """Let somebody come, with a sign that nobody else has as long as there are any."""

        def decide(evening: Evening) -> Evening:
            _need_room(evening)
            if evening.phase == "over":
                raise IllegalAction("the evening is over: all rounds are played")
            signs = rules_of(evening).motifs
            worn = Counter(each.sign for each in evening.people.values() if each.here)
            least = min(worn[each] for each in signs)
            free = [each for each in signs if worn[each] == least]
            return evening.come(name, sign if sign in free else free[0], key)

        return await self.change(id, decide)

    async def take_over(self, id: str, keys: frozenset[str]) -> Evening:
        """Let somebody who is there do what the host may, since the host is gone.

        :raises IllegalAction: when the host is there.
        """
        kept = await self.open(id)
        if not await self.host_is_away(kept):
            raise IllegalAction("the host is here")
        after = await self.change(id, lambda evening: _deputised(evening, keys))
        kept.seen = 0
        await self.host_is_here(kept)
        return after

    async def begin_round(self, id: str, address: str) -> Evening:
        """Seat everybody, and make their tables."""
        if len(self._hub.rooms) >= self._hub.settings.max_tables:
            raise TooMany("too many tables: come back later")
        await self.settle(id)
        ids = [new_id() for _ in range(16)]

        async def decide(evening: Evening) -> Evening:
            # Who sits with whom is a search: it must not hold up the others here.
            planned = await self._hub.jobs.ask(Claim(address), _seating, evening)
            return evening.begin_round(json.loads(planned), ids)

        return await self.change(id, decide, lambda after: self._tables(id, after))

    def _tables(self, id: str, evening: Evening) -> list[New]:
        """Return the tables of the last round: everybody's own token opens their seat."""
        at, made = now_ms(), []
        for table, names in zip(evening.rounds[-1].ids, evening.rounds[-1].tables, strict=True):
            places = tuple(Place("human", name, keys=(evening.people[name].key,)) for name in names)
            first = ev.Made(
                settings_of(_wish(evening), rules_of(evening)),
                places,
                str(evening.house["host"]),
                evening=id,
            )
            value, row = Table(table), Row(0, at, first)
            value.absorb(row)
            made.append(New(table, [row], mark_of(value, self._hub.settings.keep_days)))
        return made

    async def close_round(self, id: str) -> Evening:
        """End the round: at tables that play on, places are as they stand."""
        await self.settle(id)
        standing = {}
        last = (await self.open(id)).evening.rounds[-1:]
        for number, room in await self._rooms(last[0]) if last else ():
            table = room.table
            if table.first is not None and isinstance(table.rules, Stands):
                standing[number] = table.rules.standing(table.state)
        return await self.change(id, lambda evening: evening.close_round(standing))

    async def rename(self, id: str, old: str, new: str) -> Evening:
        """Give somebody another name, here and at their table."""
        after = await self.change(id, lambda evening: evening.rename(old, new))
        now = str(after.events[-1]["to"])
        for number, room in await self._rooms(after.rounds[-1]) if after.running else ():
            names = after.rounds[-1].tables[number]
            if now in names:
                seat = names.index(now)
                await _tried(room, lambda table, _, seat=seat: rename_seat(table, seat, now))
        return after

    # --- what follows from tables ---------------------------------------------------------------

    async def settle(self, id: str) -> Evening:
        """Note how tables have ended, and let a bot sit for whoever has left."""
        evening = (await self.open(id)).evening
        if not evening.running:
            return evening
        ended: dict[int, tuple[int, ...]] = {}
        for number, room in await self._rooms(evening.rounds[-1]):
            table = room.table
            if (outcome := table.outcome) is not None:
                ended[number] = outcome.ranks
                continue
            for seat, name in enumerate(evening.rounds[-1].tables[number]):
                if not evening.people[name].here and table.chairs[seat].kind == "human":
                    await _tried(
                        room,
                        lambda now, moment, seat=seat: give(now, moment, seat, "bot", WARM_LEVEL),
                    )
        if not ended:
            return evening
        rounds = len(evening.rounds)
        return await self.change(id, lambda now: _ended(now, rounds, ended))

    async def _rooms(self, last: EveningRound) -> list[tuple[int, Room]]:
        """Return the rooms of the tables of a round that are not done."""
        found = []
        for number, table in enumerate(last.ids):
            if number not in last.places:
                try:
                    found.append((number, await self._hub.room(table)))
                except (NotFound, Unreadable):
                    continue  # the host closes the round
        return found


async def _tried(room: Room, decide: Any) -> None:
    """Change a table, if it allows that."""
    try:
        await room.change(decide)
    except Busy:
        raise
    except GameError as error:
        log.info("a table of an evening stays as it is", error=type(error).__name__)


def _seating(evening: Evening) -> bytes:
    return json.dumps(evening.seating()).encode()


def _line(event: Any) -> str:
    return json.dumps(event, ensure_ascii=False)


def _absorbed(rows: Sequence[Any], evening: Evening) -> Evening:
    try:
        for row in rows:
            if row.ply != len(evening.events):
                raise ValueError(row.ply)
            evening = evening.then(json.loads(row.event))
        return evening
    except Exception as error:  # damaged, or of a newer version
        raise Unreadable("this evening cannot be opened: its log is damaged") from error


def _need_room(evening: Evening) -> None:
    if len(evening.events) >= GUESTS_SHARE:
        raise IllegalAction("too much has happened on this evening: begin another")


def _deputised(evening: Evening, keys: frozenset[str]) -> Evening:
    name = evening.who(keys)
    if not name or name not in evening.here:
        raise Forbidden("only somebody who is here can take over")
    return evening.deputise(name)


def _ended(evening: Evening, rounds: int, ended: dict[int, tuple[int, ...]]) -> Evening:
    """Return the evening after the tables of its last round have ended, unless it went on."""
    if len(evening.rounds) != rounds:
        return evening
    for number, ranks in ended.items():
        if number not in evening.rounds[-1].places:
            evening = evening.then({"k": "ended", "table": number, "places": list(ranks)})
    return evening


def rules_of(evening: Evening) -> Any:
    """Return the rules that are played, with the options that the host chose."""
    return edition(str(evening.house["edition"]), **evening.house.get("options", {}))


def _wish(evening: Evening) -> NewTable:
    seconds = int(evening.house.get("seconds", 0))
    return NewTable(
        str(evening.house["edition"]),
        clock=Clock("turn", seconds) if seconds else Clock(),
        start="host",
        hints=False,
        keep_days=KEEP_DAYS,
    )


def check_tables(evening: Evening) -> None:
    """Check that every table that may be needed can be played.

    :raises OptionError: when one cannot.
    """
    rules, clock = rules_of(evening), _wish(evening).clock
    for seats in sorted({size for people in range(4, 33) for size in sizes(people, evening.size)}):
        check_table(rules, seats, clock)
