"""The log on disk: logs that are waited for at the same time are read together."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import sys
import threading
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.config import Config
from alembic.script import ScriptDirectory

from daedalus.server import database
from daedalus.server import store as store_module
from daedalus.server.store import Mark, Store, Unavailable
from daedalus.server.writers import LiteWriter
from daedalus.table.events import Left, Row

TABLES, PLIES = 150, 6
MARK = Mark(listed=False, finished=False, kept=1)


@pytest.fixture
async def store(tmp_path: Path) -> Any:
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite3'}")
    await store.open()
    yield store
    await store.close()


async def fill(store: Store) -> None:
    rows = [Row(ply, 1000 + ply, Left(ply)) for ply in range(PLIES)]
    await asyncio.gather(*(store.create(f"t{at:03}", rows, MARK) for at in range(TABLES)))


async def test_logs_are_read_together(store: Store) -> None:
    await fill(store)
    queries: list[str] = []
    sa.event.listen(
        store.engine.sync_engine,
        "before_cursor_execute",
        lambda _connection, _cursor, statement, *_rest: queries.append(statement),
    )
    wanted = [(f"t{at:03}", at % (PLIES + 1)) for at in range(TABLES)]
    wanted += [("t007", 0), ("t007", 5), ("nowhere", 0)]  # some twice, and one that is not there
    logs = await asyncio.gather(*(store.rows(*one) for one in wanted))
    for (table, since), log in zip(wanted, logs, strict=True):
        plies = [] if table == "nowhere" else list(range(since, PLIES))
        assert [row.ply for row in log] == plies
        assert [row.event for row in log] == [Left(ply) for ply in plies]
    assert len(queries) <= 4, "each by itself would be 153"


async def test_a_row_that_cannot_be_read_harms_nobody_else(store: Store) -> None:
    await fill(store)
    async with store.engine.begin() as connection:
        await connection.execute(
            sa.text("UPDATE events SET event = 'broken' WHERE \"table\" = 't003'")
        )
    bad, good = await asyncio.gather(store.rows("t003"), store.rows("t004"), return_exceptions=True)
    assert isinstance(bad, Exception)
    assert isinstance(good, list)
    assert len(good) == PLIES
    assert len(await store.rows("t005")) == PLIES


async def test_reading_or_writing_after_the_end_is_refused(store: Store) -> None:
    await store.close()
    async with asyncio.timeout(60):
        with pytest.raises(Unavailable):
            await store.rows("t001")
        with pytest.raises(Unavailable):
            await store.append("t001", [Row(0, 1000, Left(0))])


async def test_appends_of_a_busy_moment_share_a_commit_and_a_lone_one_does_not_wait(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_module, "APART_S", 2.0)
    commits: list[int] = []

    async def count(works: Any, seconds: float, write: Any = store._writer.write) -> None:
        commits.append(sum(len(values) for _, values in works))
        await write(works, seconds)

    store._writer.write = count  # type: ignore[method-assign]
    async with asyncio.timeout(1.9):
        await store.append("t1", [Row(0, 1000, Left(0))])
    second = asyncio.create_task(store.append("t2", [Row(0, 1000, Left(0))]))
    await asyncio.sleep(0.01)
    await store.append("t3", [Row(0, 1000, Left(0))])
    await second
    assert commits == [1, 2]


async def test_a_disk_that_hangs_is_not_waited_for_and_what_was_given_up_is_not_written(
    tmp_path: Path,
) -> None:
    hangs = threading.Event()

    def connect() -> sqlite3.Connection:
        hangs.wait()
        connection = sqlite3.connect(tmp_path / "x.sqlite3", isolation_level=None)
        connection.execute("CREATE TABLE IF NOT EXISTS notes (text TEXT)")
        return connection

    notes = sa.insert(sa.table("notes", sa.column("text")))
    writer = LiteWriter(connect)
    for text in ("under way", "not begun"):
        with pytest.raises(TimeoutError):
            await writer.write([(notes, [{"text": text}])], 0.05)
    hangs.set()
    await writer.write([(notes, [{"text": "after"}])], 60)
    await writer.close()
    with contextlib.closing(sqlite3.connect(tmp_path / "x.sqlite3")) as found:
        written = [text for (text,) in found.execute("SELECT text FROM notes")]
    # What was under way may have been written: a caller told so reads before anything else.
    assert written == ["under way", "after"]


def test_the_newest_schema_is_the_head_of_the_migrations() -> None:
    config = Config()
    folder = Path(database.__file__).parent / "migrations"
    config.set_main_option("script_location", str(folder))
    assert ScriptDirectory.from_config(config).get_current_head() == database.newest()


async def test_a_schema_that_is_there_needs_no_migration(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite3'}"
    first = Store(place)
    await first.open()
    await first.close()
    monkeypatch.setitem(sys.modules, "alembic", None)  # it takes longer to import than to run
    second = Store(place)
    await second.open()
    await second.close()
