"""The log on disk: two SQL tables, append-only; SQLite or PostgreSQL.

An event's primary key is (table, ply): of two writers of the same ply one loses, in whatever
process or machine.  All appends that wait at the same time are committed together, under load a few
milliseconds later, and all logs requested at the same time are read together.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from daedalus.core.errors import OptionError
from daedalus.server.database import boxes, events, migrate, notices, proofs, tables
from daedalus.server.health import Health
from daedalus.server.patience import within
from daedalus.server.traces import span
from daedalus.server.writers import Clash, LiteWriter, PostgresWriter, Work, Writer
from daedalus.table.events import Row, read_row, write_event

DAY_MS = 86_400_000
NOBODY = (  # the endings of events that no person caused
    *('"cause":"bot"}', '"cause":"time"}'),
    *('"k":"paused"}', '"k":"resumed"}'),
)
_READ_AT_ONCE = 64  # logs in one query
_ASKED_AT_ONCE = 500  # ids in one query
_LOOK_THROUGH = 64_000_000  # bytes; a larger file is not searched for damage at every start
_CONNECT_S = 2.0
ANSWER_S = 4.0  # a database that has not answered for this long is unavailable
_CLEAN_S = 60.0  # nobody waits for the cleaning
APART_S = 0.004  # between commits, so that busy tables share them; a lone one goes at once
_PROOF_S = 2.0  # the time limit of a health check
_PROOF_EVERY_S = 1.0  # health checks in between get the last answer
_FILLER = "." * 9000  # more than a page or two: it fails on a full disk, as an event would


class DatabaseUnusable(OptionError):
    """The configured database cannot be used."""


class Taken(Exception):
    """Another process has already written this row."""


class Unavailable(Exception):
    """The database did not answer; it may or may not have written."""


class Mark(NamedTuple):
    """The columns of a table's own row: what queries need without reading its log."""

    listed: bool
    finished: bool
    kept: int
    code: str | None = None  # leads to the table before its game begins
    due: int | None = None  # when it has to be looked at though nobody is there; 0: always


class New(NamedTuple):
    """A table to be added: the first rows of its log, and its own row."""

    table: str
    rows: Sequence[Row]
    mark: Mark


class _Append(NamedTuple):
    table: str
    rows: Sequence[Row]
    mark: Mark | None
    done: asyncio.Future[None]
    new: New | None
    also: Sequence[Work]


_MADE, _HAPPENED = sa.insert(tables), sa.insert(events)
_MARKED = (
    sa.update(tables)
    .where(tables.c.id == sa.bindparam("of"))
    .values({name: sa.bindparam(f"new_{name}") for name in Mark._fields})
)
_PROVED = sa.insert(proofs)
_DISPROVED = sa.delete(proofs).where(
    sa.or_(proofs.c.id == sa.bindparam("of"), proofs.c.at < sa.bindparam("forgotten"))
)

_UNBOXED, _BOXED = sa.delete(boxes).where(boxes.c.table == sa.bindparam("of")), sa.insert(boxes)

_Line = tuple[int, int, str]  # ply, time, event


class _Read(NamedTuple):
    table: str
    since: int
    done: asyncio.Future[list[_Line]]


class Store:
    """The database of a server."""

    def __init__(
        self,
        url: str,
        durable: bool = False,
        timed: Callable[[str, float], None] = lambda what, seconds: None,
        failed: Callable[[str], None] = lambda what: None,
    ) -> None:
        self._url = sa.make_url(url)
        self._timed = timed
        self._health = Health("database", failed)
        self._waiting: list[_Append] = []
        self._wake = asyncio.Event()
        self._reads: list[_Read] = []
        self._read_wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._writer: Writer
        self.engine: AsyncEngine
        self._lite = self._url.get_backend_name() == "sqlite"
        self._durable = durable
        self._closing = False
        self._proof: asyncio.Task[bool] | None = None  # the last one, or the one in progress
        self._proved_at = 0.0

    async def open(self) -> None:
        """Connect and migrate the schema; does nothing if that was done before.

        :raises DatabaseUnusable: when the database cannot be reached, read or written.
        """
        if self._tasks:
            return
        try:
            await self._begin()
        except Exception as error:
            raise DatabaseUnusable(_complaint(self._url, error)) from error
        self._tasks = [
            asyncio.create_task(self._write(), name="store writer"),
            asyncio.create_task(self._read(), name="store reader"),
        ]

    async def _begin(self) -> None:
        if self._lite and self._url.database:
            Path(self._url.database).parent.mkdir(parents=True, exist_ok=True)
            await asyncio.to_thread(self._look_through)
        self.engine = self._make_engine()
        try:
            await self._migrate()
        except BaseException:
            await self.engine.dispose()
            raise
        self._writer = LiteWriter(self._connect) if self._lite else PostgresWriter(self.engine)

    def _make_engine(self) -> AsyncEngine:
        if self._lite:
            engine = create_async_engine(self._url, connect_args={"timeout": ANSWER_S})
            sa.event.listen(engine.sync_engine, "connect", self._on_connect)
            return engine
        return create_async_engine(
            self._url,
            pool_size=5,
            pool_pre_ping=True,
            pool_timeout=ANSWER_S,
            connect_args={"timeout": _CONNECT_S},
        )

    async def _migrate(self) -> None:
        async with self.engine.begin() as connection:
            if not self._lite:  # of several processes that start at once, one migrates
                await connection.execute(sa.text("SELECT pg_advisory_xact_lock(20451)"))
            await connection.run_sync(migrate)
            await connection.execute(sa.delete(proofs).where(proofs.c.id == ""))  # writable?

    def _look_through(self) -> None:
        """Check that the file is a database, before connections and threads depend on it.

        :raises sqlite3.Error: when it is not, or is damaged.
        """
        path = Path(self._url.database or "")
        with contextlib.closing(sqlite3.connect(path, timeout=ANSWER_S)) as connection:
            self._on_connect(connection)
            if path.stat().st_size < _LOOK_THROUGH:
                found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
                if found != "ok":
                    raise sqlite3.DatabaseError(f"it is damaged: {found}")

    def _connect(self) -> sqlite3.Connection:
        """Return a connection for the writer's thread."""
        connection = sqlite3.connect(
            self._url.database or ":memory:", timeout=ANSWER_S, isolation_level=None
        )
        self._on_connect(connection)
        return connection

    def _on_connect(self, connection: Any, _record: Any = None) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        # NORMAL in WAL mode survives a killed process; FULL survives a power cut as well.
        cursor.execute(f"PRAGMA synchronous={'FULL' if self._durable else 'NORMAL'}")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    async def close(self) -> None:
        """Write what is queued, then disconnect."""
        self._closing = True
        self._wake.set()
        self._read_wake.set()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(ANSWER_S):
                await self._writer.close()
                await self.engine.dispose()

    @contextlib.asynccontextmanager
    async def _reading(
        self, what: str = "read", seconds: float | None = None
    ) -> AsyncIterator[Any]:
        """Open a connection for reading; failures and delays are recorded.

        :raises Unavailable: then.
        """
        try:
            async with within(seconds or ANSWER_S), self.engine.begin() as connection:
                yield connection
        except Exception as error:
            self._note(what, error)
            raise Unavailable(type(error).__name__) from error
        self._note(what, None)

    async def _writing(self, works: Sequence[Work], seconds: float | None = None) -> None:
        """Write; failures and delays are recorded.

        :raises Unavailable: then.
        :raises Clash: when a row exists.
        """
        try:
            await self._writer.write(works, seconds or ANSWER_S)
        except Clash:
            self._note("write", None)
            raise
        except Exception as error:
            self._note("write", error)
            raise Unavailable(type(error).__name__) from error
        self._note("write", None)

    def _note(self, what: str, error: BaseException | None) -> None:
        """Record whether a request to the database succeeded."""
        if error is None:
            self._health.worked(what)
        else:
            self._health.failed(what, error)
            self._proved_at = 0.0  # the last good health check no longer counts

    async def alive(self) -> bool:
        """Return whether the database can be written and read, or could be a moment ago."""
        if self._closing:
            return False
        fresh = time.monotonic() - self._proved_at < _PROOF_EVERY_S
        if self._proof is None or (self._proof.done() and not fresh):
            self._proof = asyncio.create_task(self._prove(), name="store proof")
        return await asyncio.shield(self._proof)

    async def _prove(self) -> bool:
        """Write a row, read it and delete it."""
        name, now = secrets.token_hex(8), int(time.time() * 1000)
        row = {"id": name, "at": now, "filler": _FILLER}
        found = sa.select(proofs.c.filler).where(proofs.c.id == name)
        try:
            await self._writing([(_PROVED, [row])], _PROOF_S)
            async with self._reading(seconds=_PROOF_S) as connection:
                same = bool((await connection.execute(found)).scalar() == _FILLER)
            done = {"of": name, "forgotten": now - DAY_MS}
            await self._writing([(_DISPROVED, [done])], _PROOF_S)
        except Unavailable:
            return False
        finally:
            self._proved_at = time.monotonic()
        return same

    # --- writing --------------------------------------------------------------------------------

    async def create(self, table: str, rows: Sequence[Row], mark: Mark) -> None:
        """Add a table with the first rows of its log.

        :raises Taken: when another table has its id or its code.
        :raises Unavailable: when the database fails.
        """
        await self._queue(table, (), None, New(table, rows, mark))

    async def append(
        self,
        table: str,
        rows: Sequence[Row],
        mark: Mark | None = None,
        new: New | None = None,
        also: Sequence[Work] = (),
    ) -> None:
        """Add rows to the log of a table, and another table with them: all of it or nothing.

        They are on disk when this returns.

        :raises Taken: when one of these plies, or the new table's code, exists; nothing is written.
        :raises Unavailable: when the database fails.
        """
        await self._queue(table, rows, mark, new, also)

    async def _queue(
        self,
        table: str,
        rows: Sequence[Row],
        mark: Mark | None,
        new: New | None = None,
        also: Sequence[Work] = (),
    ) -> None:
        if self._closing:
            raise Unavailable("closing")
        # One writer: connections that write at the same time would wait for SQLite's lock.
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Append(table, rows, mark, done, new, also))
        self._wake.set()
        await done

    async def _write(self) -> None:
        last = 0.0
        while self._waiting or not self._closing:
            await self._wake.wait()
            early = last + APART_S - time.perf_counter()
            if early > 0 and not self._closing:
                await asyncio.sleep(early)
            self._wake.clear()
            last = time.perf_counter()
            batch, self._waiting = self._waiting, []
            if not batch:
                continue
            start = time.perf_counter()
            try:
                with span("commit", changes=len(batch)):
                    await self._commit(batch)
            except Clash:
                await self._one_by_one(batch)
            except asyncio.CancelledError:
                _settle(batch, Unavailable("closing"))
                raise
            except Exception as error:  # whatever it is: callers are told, the writer continues
                _settle(batch, Unavailable(str(type(error).__name__)))
            else:
                _settle(batch, None)
            self._timed("append", time.perf_counter() - start)

    async def _one_by_one(self, batch: Sequence[_Append]) -> None:
        for append in batch:
            try:
                await self._commit([append])
            except Clash:
                _settle([append], Taken())
            except Exception as error:
                _settle([append], Unavailable(str(type(error).__name__)))
            else:
                _settle([append], None)

    async def _commit(self, batch: Sequence[_Append]) -> None:
        works = made_works([append.new for append in batch if append.new is not None])
        works.append((_HAPPENED, [line for one in batch for line in _lines(one.table, one.rows)]))
        marks = [
            {
                "of": one.table,
                **{f"new_{name}": value for name, value in one.mark._asdict().items()},
            }
            for one in batch
            if one.mark is not None
        ]
        if marks:
            works.append((_MARKED, marks))
        works += [work for append in batch for work in append.also]
        await self._writing(works)

    async def write(self, works: Sequence[Work]) -> None:
        """Write rows that belong to no table: all of them or none.

        :raises Unavailable: when the database fails.
        :raises Clash: when a row exists.
        """
        await self._writing(works)

    async def keep_box(self, table: str, key: str, at: int, box: str) -> None:
        """Keep the box of a table; it replaces an earlier one.

        :raises Unavailable: when the database fails.
        """
        row = {"table": table, "key": key, "at": at, "box": box}
        await self._writing([(_UNBOXED, [{"of": table}]), (_BOXED, [row])])

    async def drop_box(self, table: str) -> None:
        """Forget the box of a table.

        :raises Unavailable: when the database fails.
        """
        await self._writing([(_UNBOXED, [{"of": table}])])

    # --- reading --------------------------------------------------------------------------------

    async def box(self, table: str, key: str) -> str | None:
        """Return the box of a table that is kept under *key*, or None.

        :raises Unavailable: when the database fails.
        """
        query = sa.select(boxes.c.box).where(boxes.c.table == table, boxes.c.key == key)
        row = await self.first(query)
        return None if row is None else str(row.box)

    async def boxes_beside(self, table: str) -> int:
        """Return how many other tables have a box.

        :raises Unavailable: when the database fails.
        """
        others = sa.select(sa.func.count()).select_from(boxes).where(boxes.c.table != table)
        row = await self.first(others)
        return 0 if row is None else int(row[0])

    async def first(self, query: sa.Select[Any]) -> Any | None:
        """Return the first row of a query, or None.

        :raises Unavailable: when the database fails.
        """
        async with self._reading() as connection:
            return (await connection.execute(query)).first()

    async def all(self, query: sa.Select[Any]) -> Sequence[Any]:
        """Return all rows of a query.

        :raises Unavailable: when the database fails.
        """
        async with self._reading() as connection:
            rows: Sequence[Any] = (await connection.execute(query)).all()
            return rows

    async def rows(self, table: str, since: int = 0) -> list[Row]:
        """Return the log of a table from a ply on.

        :raises Unavailable: when the database fails.
        :raises Unreadable: when a row is damaged.
        """
        if self._closing:
            raise Unavailable("closing")
        # One reader: a process told of many tables at once would need a connection for each.
        done: asyncio.Future[list[_Line]] = asyncio.get_running_loop().create_future()
        self._reads.append(_Read(table, since, done))
        self._read_wake.set()
        lines = await done
        return [read_row(ply, at, event) for ply, at, event in lines]

    async def _read(self) -> None:
        while self._reads or not self._closing:
            await self._read_wake.wait()
            self._read_wake.clear()
            while batch := self._reads[:_READ_AT_ONCE]:
                del self._reads[:_READ_AT_ONCE]
                start = time.perf_counter()
                try:
                    with span("read", logs=len(batch)):
                        await self._read_together(batch)
                except asyncio.CancelledError:
                    _fail(batch, Unavailable("closing"))
                    raise
                except Exception as error:  # whatever it is: the reader continues
                    waiting, self._reads = [*batch, *self._reads], []
                    _fail(waiting, Unavailable(str(type(error).__name__)))
                self._timed("read", time.perf_counter() - start)

    async def _read_together(self, batch: Sequence[_Read]) -> None:
        # In a few fixed lengths, so that few forms of the query are compiled.
        many = 1 << (len(batch) - 1).bit_length()
        wanted = [*batch, *[batch[-1]] * (many - len(batch))]
        query = (
            sa.select(events.c.table, events.c.ply, events.c.at, events.c.event)
            .where(
                sa.or_(
                    *(
                        sa.and_(events.c.table == read.table, events.c.ply >= read.since)
                        for read in wanted
                    )
                )
            )
            .order_by(events.c.table, events.c.ply)
        )
        async with self._reading() as connection:
            found = (await connection.execute(query)).all()
        logs: dict[str, list[_Line]] = {}
        for table, *line in found:
            logs.setdefault(table, []).append(tuple(line))
        for read in batch:
            if not read.done.done():
                lines = logs.get(read.table, [])
                read.done.set_result([line for line in lines if line[0] >= read.since])

    async def listed(self, limit: int = 50) -> list[str]:
        """Return the listed tables that are not finished, the newest first."""
        query = (
            sa.select(tables.c.id)
            .where(tables.c.listed, sa.not_(tables.c.finished))
            .order_by(tables.c.made.desc())
            .limit(limit)
        )
        async with self._reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def coded(self, code: str) -> str | None:
        """Return the table that has a code, or None."""
        found = await self.first(sa.select(tables.c.id).where(tables.c.code == code))
        return None if found is None else str(found.id)

    async def unfinished(self) -> list[str]:
        """Return all tables that are not finished, the newest first."""
        query = (
            sa.select(tables.c.id).where(sa.not_(tables.c.finished)).order_by(tables.c.made.desc())
        )
        async with self._reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def claim(
        self, change: sa.sql.dml.ReturningUpdate[Any] | sa.sql.dml.ReturningDelete[Any]
    ) -> Sequence[Any]:
        """Change or delete rows and return them: of several processes one gets each.

        :raises Unavailable: when the database fails.
        """
        async with self._reading("claim") as connection:
            rows: Sequence[Any] = (await connection.execute(change)).all()
            return rows

    async def due(self, until: int) -> list[str]:
        """Return the tables to be looked at by then though nobody is there, the newest first."""
        query = sa.select(tables.c.id, tables.c.made).where(tables.c.due <= until)
        async with self._reading() as connection:
            found = (await connection.execute(query)).all()
        return [each.id for each in sorted(found, key=lambda each: -each.made)]

    async def finished(self, ids: Sequence[str]) -> set[str]:
        """Return those of *ids* that are finished, or gone."""
        found: set[str] = set()
        async with self._reading() as connection:
            for at in range(0, len(ids), _ASKED_AT_ONCE):
                some = ids[at : at + _ASKED_AT_ONCE]
                query = sa.select(tables.c.id).where(
                    tables.c.id.in_(some), sa.not_(tables.c.finished)
                )
                going = set((await connection.execute(query)).scalars())
                found.update(set(some) - going)
        return found

    async def clean(self, now: int) -> list[str]:
        """Remove the tables whose time is up, and return them.

        It counts from a person's last action: bots and clocks do not renew it.
        """
        person = (sa.not_(events.c.event.endswith(ending)) for ending in NOBODY)
        last = (
            sa.select(sa.func.max(events.c.at))
            .where(events.c.table == tables.c.id, *person)
            .scalar_subquery()
        )
        # Whatever happened later: a table that is young enough costs no look at its log.
        may = tables.c.made + tables.c.kept < now
        old = sa.select(tables.c.id, last, tables.c.kept).where(may, last + tables.c.kept < now)
        async with self._reading("clean", _CLEAN_S) as connection:
            found = (await connection.execute(old.limit(500))).all()
            # SQLite may hold anything there; then nobody knows whether its time is up.
            ids = [table for table, *times in found if all(type(time) is int for time in times)]
            if ids:
                await connection.execute(sa.delete(events).where(events.c.table.in_(ids)))
                await connection.execute(sa.delete(notices).where(notices.c.table.in_(ids)))
                await connection.execute(sa.delete(tables).where(tables.c.id.in_(ids)))
                await connection.execute(sa.delete(boxes).where(boxes.c.table.in_(ids)))
        return ids


def made_works(new: Sequence[New]) -> list[Work]:
    """Return what has to be written to add tables."""
    made = [{"id": one.table, "made": one.rows[0].at, **one.mark._asdict()} for one in new]
    lines = [line for one in new for line in _lines(one.table, one.rows)]
    return [(_MADE, made), (_HAPPENED, lines)] if new else []


def _lines(table: str, rows: Sequence[Row]) -> list[dict[str, Any]]:
    return [
        {"table": table, "ply": row.ply, "at": row.at, "event": write_event(row.event)}
        for row in rows
    ]


def _fail(batch: Sequence[_Read], error: Exception) -> None:
    for read in batch:
        if not read.done.done():
            read.done.set_exception(error)


def _settle(batch: Sequence[_Append], error: Exception | None) -> None:
    for append in batch:
        if append.done.done():
            continue
        if error is None:
            append.done.set_result(None)
        else:
            append.done.set_exception(error)


def _complaint(url: sa.URL, error: Exception) -> str:
    """Return in one sentence why a database cannot be used, without its password."""
    place = url.database if url.get_backend_name() == "sqlite" else f"{url.host}/{url.database}"
    why = str(getattr(error, "orig", None) or error).partition("\n")[0]
    if "Can't locate revision" in why:  # alembic's message
        why = "a newer version of Daedalus has written it"
    return f"cannot use the database {place}: {why or type(error).__name__}"
