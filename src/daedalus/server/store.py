"""The log on disk: two SQL tables, append-only; SQLite or PostgreSQL.

An event's primary key is (table, ply): of two writers of the same ply one loses, in whatever
process or machine.  All appends that wait at the same time are committed together, and all logs
that are waited for at the same time are read together.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from daedalus.server.events import Row, read_row, write_event
from daedalus.server.traces import span

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("finished", sa.Boolean, nullable=False),
    sa.Column("kept", sa.BigInteger, nullable=False),  # milliseconds after a person's last event
    sa.Index("tables_by_age", "finished", "listed", "made"),
)
events = sa.Table(
    "events",
    metadata,
    sa.Column("table", sa.String(16), primary_key=True),
    sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("event", sa.Text, nullable=False),
)

DAY_MS = 86_400_000
NOBODY = ('"cause":"bot"}', '"cause":"time"}')  # how the events end that no person caused
READ_AT_ONCE = 64  # logs in one query


class Taken(Exception):
    """Another process has written this ply."""


class Unavailable(Exception):
    """The database did not answer; whether it has written is not known."""


@dataclass(frozen=True, slots=True)
class Mark:
    """What the row of a table says so that it is found without reading its log."""

    listed: bool
    finished: bool
    kept: int


@dataclass(frozen=True, slots=True)
class _Append:
    table: str
    rows: Sequence[Row]
    mark: Mark | None
    done: asyncio.Future[None]
    new: bool


_Line = tuple[int, int, str]  # ply, time, event


@dataclass(frozen=True, slots=True)
class _Read:
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
    ) -> None:
        self._url = sa.make_url(url)
        self._timed = timed
        self._waiting: list[_Append] = []
        self._wake = asyncio.Event()
        self._reads: list[_Read] = []
        self._read_wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self.engine: AsyncEngine
        self._lite = self._url.get_backend_name() == "sqlite"
        self._lite_engine: sa.Engine | None = None  # the writer's, for SQLite
        self._lite_thread = ThreadPoolExecutor(1, "sqlite writer")
        self._durable = durable
        self._closing = False

    async def open(self) -> None:
        """Connect and bring the schema up to date."""
        if self._lite:
            if self._url.database:
                Path(self._url.database).parent.mkdir(parents=True, exist_ok=True)
            self.engine = create_async_engine(self._url, connect_args={"timeout": 30})
            sa.event.listen(self.engine.sync_engine, "connect", self._on_connect)
            self._lite_engine = sa.create_engine(
                self._url.set(drivername="sqlite"),
                connect_args={"timeout": 30, "check_same_thread": False},
                poolclass=sa.StaticPool,
            )
            sa.event.listen(self._lite_engine, "connect", self._on_connect)
        else:
            self.engine = create_async_engine(self._url, pool_size=5, pool_pre_ping=True)
        async with self.engine.begin() as connection:
            if not self._lite:  # of several processes that start at once, one migrates
                await connection.execute(sa.text("SELECT pg_advisory_xact_lock(20451)"))
            await connection.run_sync(migrate)
        self._tasks = [
            asyncio.create_task(self._write(), name="store writer"),
            asyncio.create_task(self._read(), name="store reader"),
        ]

    def _on_connect(self, connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        # NORMAL in WAL mode survives a killed process; FULL survives a power cut as well.
        cursor.execute(f"PRAGMA synchronous={'FULL' if self._durable else 'NORMAL'}")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    async def close(self) -> None:
        """Write what waits, then let go."""
        self._closing = True
        self._wake.set()
        self._read_wake.set()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._lite_thread.shutdown()
        if self._lite_engine is not None:
            self._lite_engine.dispose()
        await self.engine.dispose()

    async def alive(self) -> bool:
        """Say whether the database answers."""
        try:
            async with self.engine.connect() as connection:
                await connection.execute(sa.text("SELECT 1"))
        except (SQLAlchemyError, OSError):
            return False
        return True

    # --- writing --------------------------------------------------------------------------------

    async def create(self, table: str, rows: Sequence[Row], mark: Mark) -> None:
        """Add a table with the first rows of its log.

        :raises Unavailable: when the database fails.
        """
        await self._queue(table, rows, mark, new=True)

    async def append(self, table: str, rows: Sequence[Row], mark: Mark | None = None) -> None:
        """Add rows to the log of a table; they are on disk when this returns.

        :raises Taken: when one of these plies exists; nothing is written.
        :raises Unavailable: when the database fails.
        """
        await self._queue(table, rows, mark)

    async def _queue(
        self, table: str, rows: Sequence[Row], mark: Mark | None, new: bool = False
    ) -> None:
        if self._closing:
            raise Unavailable("closing")
        # One writer: connections that write at the same time would wait for SQLite's lock.
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Append(table, rows, mark, done, new))
        self._wake.set()
        await asyncio.shield(done)

    async def _write(self) -> None:
        while self._waiting or not self._closing:
            await self._wake.wait()
            self._wake.clear()
            batch, self._waiting = self._waiting, []
            if not batch:
                continue
            start = time.perf_counter()
            try:
                with span("commit", changes=len(batch)):
                    await self._commit(batch)
            except IntegrityError:
                await self._one_by_one(batch)
            except asyncio.CancelledError:
                _settle(batch, Unavailable("closing"))
                raise
            except Exception as error:  # whatever it is: who waits is told, and the writer goes on
                _settle(batch, Unavailable(str(type(error).__name__)))
            else:
                _settle(batch, None)
            self._timed("append", time.perf_counter() - start)

    async def _one_by_one(self, batch: Sequence[_Append]) -> None:
        for append in batch:
            try:
                await self._commit([append])
            except IntegrityError:
                _settle([append], Taken())
            except Exception as error:
                _settle([append], Unavailable(str(type(error).__name__)))
            else:
                _settle([append], None)

    async def _commit(self, batch: Sequence[_Append]) -> None:
        lines = [line for append in batch for line in _lines(append.table, append.rows)]
        made = [
            {"id": append.table, "made": append.rows[0].at, **_values(append.mark)}
            for append in batch
            if append.new and append.mark is not None
        ]
        marks = [
            (append.table, append.mark)
            for append in batch
            if append.mark is not None and not append.new
        ]
        if self._lite_engine is not None:
            # One trip to one thread: aiosqlite makes one for every statement, and each waits until
            # the event loop lets go of the interpreter.
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._lite_thread, self._commit_lite, made, lines, marks)
            return
        async with self.engine.begin() as connection:
            await connection.run_sync(_write_all, made, lines, marks)

    def _commit_lite(self, *what: Any) -> None:
        assert self._lite_engine is not None
        with self._lite_engine.begin() as connection:
            _write_all(connection, *what)

    # --- reading --------------------------------------------------------------------------------

    async def rows(self, table: str, since: int = 0) -> list[Row]:
        """Return the log of a table from a ply on.

        :raises Unavailable: when the database fails.
        :raises Unreadable: when a row is damaged.
        """
        if self._closing:
            raise Unavailable("closing")
        # One reader: a process that hears of many tables at once would wait for a connection each.
        done: asyncio.Future[list[_Line]] = asyncio.get_running_loop().create_future()
        self._reads.append(_Read(table, since, done))
        self._read_wake.set()
        lines = await asyncio.shield(done)
        return [read_row(ply, at, event) for ply, at, event in lines]

    async def _read(self) -> None:
        while self._reads or not self._closing:
            await self._read_wake.wait()
            self._read_wake.clear()
            while batch := self._reads[:READ_AT_ONCE]:
                del self._reads[:READ_AT_ONCE]
                start = time.perf_counter()
                try:
                    with span("read", logs=len(batch)):
                        await self._read_together(batch)
                except asyncio.CancelledError:
                    _fail(batch, Unavailable("closing"))
                    raise
                except Exception as error:  # whatever it is: the reader goes on
                    _fail(batch, Unavailable(str(type(error).__name__)))
                self._timed("read", time.perf_counter() - start)

    async def _read_together(self, batch: Sequence[_Read]) -> None:
        # Of a few lengths, so that few forms of the query are compiled.
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
        async with self.engine.connect() as connection:
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
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def unfinished(self) -> list[str]:
        """Return all tables that are not finished, the newest first."""
        query = (
            sa.select(tables.c.id).where(sa.not_(tables.c.finished)).order_by(tables.c.made.desc())
        )
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def clean(self, now: int) -> list[str]:
        """Remove the tables whose time is over, and return them.

        It counts from what a person did last: bots and clocks do not renew it.
        """
        person = (sa.not_(events.c.event.endswith(ending)) for ending in NOBODY)
        last = (
            sa.select(sa.func.max(events.c.at))
            .where(events.c.table == tables.c.id, *person)
            .scalar_subquery()
        )
        old = sa.select(tables.c.id, last, tables.c.kept).where(last + tables.c.kept < now)
        async with self.engine.begin() as connection:
            found = (await connection.execute(old.limit(500))).all()
            # SQLite may hold anything there; then nobody knows whether its time is over.
            ids = [table for table, *times in found if all(type(time) is int for time in times)]
            if ids:
                await connection.execute(sa.delete(events).where(events.c.table.in_(ids)))
                await connection.execute(sa.delete(tables).where(tables.c.id.in_(ids)))
        return ids


def _lines(table: str, rows: Sequence[Row]) -> list[dict[str, Any]]:
    return [
        {"table": table, "ply": row.ply, "at": row.at, "event": write_event(row.event)}
        for row in rows
    ]


def _write_all(
    connection: sa.Connection,
    made: list[dict[str, Any]],
    lines: list[dict[str, Any]],
    marks: list[tuple[str, Mark]],
) -> None:
    if made:
        connection.execute(sa.insert(tables), made)
    connection.execute(sa.insert(events), lines)
    for table, mark in marks:
        connection.execute(sa.update(tables).where(tables.c.id == table).values(**_values(mark)))


def _values(mark: Mark) -> dict[str, Any]:
    return {"listed": mark.listed, "finished": mark.finished, "kept": mark.kept}


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


def migrate(connection: sa.Connection) -> None:
    """Bring the schema to what this version needs."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
