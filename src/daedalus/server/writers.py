"""How rows are written to disk: a writer for each kind of database, with its own connection.

Every action waits for this, so statements are prepared once and go straight to the driver.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Callable, Mapping, Sequence
from queue import SimpleQueue
from typing import Any, NamedTuple, Protocol

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from daedalus.server.patience import TimeLimit, within

Values = Mapping[str, Any]
Work = tuple[sa.sql.dml.UpdateBase, Sequence[Values]]
"""A statement, and the values of each of its executions."""


class Clash(Exception):
    """A row with this key exists; nothing was written."""


class Writer(Protocol):
    """What a store needs from a writer."""

    async def write(self, works: Sequence[Work], seconds: float) -> None:
        """Write all of it or nothing.

        :raises Clash: when a row exists.
        :raises TimeoutError: when it takes too long; it may or may not have been written.
        """

    async def close(self) -> None: ...


class LiteWriter:
    """SQLite in a thread of its own: one trip for everything that is written together."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._jobs: SimpleQueue[tuple[Sequence[Work], asyncio.Future[None]] | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._texts: dict[Any, str] = {}
        # Closing does not wait for a hanging disk.
        self._thread = threading.Thread(target=self._run, name="sqlite writer", daemon=True)
        self._thread.start()

    async def write(self, works: Sequence[Work], seconds: float) -> None:
        done = self._loop.create_future()
        # Every action waits here, and asyncio.timeout would cost more than all the rest.
        limit = TimeLimit(seconds, lambda: _tell(done, TimeoutError("the disk is slow")))
        self._jobs.put((works, done))
        try:
            await done
        finally:
            limit.cancel()

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join, 5)

    def _run(self) -> None:
        connection: sqlite3.Connection | None = None
        while (job := self._jobs.get()) is not None:
            works, done = job
            if done.done():  # the caller has given up: it must not be written any more
                continue
            error: Exception | None = None
            try:
                connection = connection or self._connect()
                self._do(connection, works)
            except sqlite3.IntegrityError:
                error = Clash()
            except Exception as problem:
                error = problem
            with contextlib.suppress(RuntimeError):  # the loop has ended
                self._loop.call_soon_threadsafe(_tell, done, error)
        if connection is not None:
            connection.close()

    def _do(self, connection: sqlite3.Connection, works: Sequence[Work]) -> None:
        connection.execute("BEGIN IMMEDIATE")
        try:
            for statement, values in works:
                connection.executemany(self._text(statement), values)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise

    def _text(self, statement: Any) -> str:
        if statement not in self._texts:
            dialect = sqlite.dialect(paramstyle="named")
            self._texts[statement] = str(statement.compile(dialect=dialect))
        return self._texts[statement]


def _tell(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


class _Text(NamedTuple):
    text: str
    names: Sequence[str]  # of the values, in the order of $1, $2, ...


class PostgresWriter:
    """PostgreSQL over one persistent connection: an append is one round trip."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._driver: Any = None  # asyncpg's connection
        self._turn = asyncio.Lock()
        self._texts: dict[Any, _Text] = {}

    async def write(self, works: Sequence[Work], seconds: float) -> None:
        async with within(seconds), self._turn:
            await self._write(works)

    async def _write(self, works: Sequence[Work]) -> None:
        from asyncpg.exceptions import IntegrityConstraintViolationError

        try:
            driver = await self._ready()
            if len(works) == 1:  # asyncpg executes a statement with many values atomically
                await self._do(driver, works[0])
                return
            async with driver.transaction():
                for work in works:
                    await self._do(driver, work)
        except IntegrityConstraintViolationError as error:
            raise Clash from error
        except BaseException:  # whatever state the connection is in now: a new one
            self._forget()
            raise

    async def _ready(self) -> Any:
        if self._driver is not None and self._driver.is_closed():  # the database was restarted
            self._forget()
        if self._driver is None:
            connection = await self._engine.connect()
            pooled = await connection.get_raw_connection()
            self._driver = pooled.driver_connection
            pooled.detach()
        return self._driver

    def _forget(self) -> None:
        driver, self._driver = self._driver, None
        if driver is not None:
            driver.terminate()

    async def _do(self, driver: Any, work: Work) -> None:
        statement, values = work
        text, names = self._text(statement)
        await driver.executemany(text, [tuple(one[name] for name in names) for one in values])

    def _text(self, statement: Any) -> _Text:
        if statement not in self._texts:
            # Not above: it is slow to import, and most servers have SQLite.
            from sqlalchemy.dialects.postgresql import asyncpg as postgresql

            dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
            compiled = statement.compile(dialect=dialect)
            self._texts[statement] = _Text(str(compiled), compiled.positiontup or ())
        return self._texts[statement]

    async def close(self) -> None:
        if self._driver is not None:
            driver, self._driver = self._driver, None
            await driver.close()
