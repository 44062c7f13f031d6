"""Tables that wait for a person: what 100,000 of them cost a server, compared with none.

Start, the list of tables, a sweep and memory, of a server in a process of its own on SQLite.
"""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from statistics import median
from urllib.request import urlopen

from daedalus.core.names import clean_name
from daedalus.server.room import mark_of
from daedalus.server.store import Store
from daedalus.table import acts, making
from daedalus.table.change import Change, Circumstances
from daedalus.table.events import write_event
from daedalus.table.gathering import LoneGathering
from daedalus.table.messages import NewSeat, NewTable, Slow
from daedalus.table.table import Table
from daedalus.table.terms import Terms
from tests.support.services import Served
from tools.bench.report import Report

TABLES = 100_000
TURNS = 12
STARTS = 3  # of each, by turns
WATCHED_S = 45.0  # two sweeps
KEPT_DAYS = 365


def run(count: int = TABLES, watched_s: float = WATCHED_S) -> Report:
    """Measure a server with no table, and with *count* that wait."""
    report = Report("waiting tables")
    with tempfile.TemporaryDirectory(prefix="daedalus-bench-") as folder:
        paths = {tables: Path(folder) / f"{tables}.db" for tables in (0, count)}
        for tables, path in paths.items():
            _fill(path, tables)
        _served(paths[0], 0.0)  # the first start of all reads every file
        # By the clock a start takes as long as a busy machine lets it wait: its CPU time counts.
        starts: dict[int, list[float]] = {tables: [] for tables in paths}
        for _ in range(STARTS):
            for tables, path in paths.items():
                starts[tables].append(_served(path, 0.0)["CPU of a start"])
        found = {
            tables: _served(path, watched_s)
            | asyncio.run(_asked(path))
            | {"CPU of a start": median(starts[tables])}
            for tables, path in paths.items()
        }
        for what, (unit, wish) in WISHES.items():
            before, after = found[0][what], found[count][what]
            report.add(f"{what}, no table", before, unit)
            report.add(f"{what}, {count:,} that wait", after, unit)
            report.add(f"{what}, more", after - before, unit, wish)
    return report


WISHES = {
    "CPU of a start": ("s", "< 1"),
    "memory": ("MB", "< 10"),
    "CPU of a minute": ("s", "< 1"),
    "list": ("ms", "< 20"),
    "sweep, its questions": ("ms", "< 20"),
    "cleaning, its question": ("ms", "< 1000"),
}
"""What is measured, and how much more of it may be needed."""


def _begun() -> tuple[list[tuple[int, int, str]], Table]:
    """Return the log of a slow game, and the table."""
    at, rows = int(time.time() * 1000), []
    terms = Terms(clean_name, str)
    wish = NewTable("classic", [NewSeat("me"), NewSeat("me")], slow=Slow(1))
    first, _ = making.made(wish, "h", terms, lambda: "token")
    draft = making.draft("t", first, True, Circumstances(at, "seed"))
    rows += draft.rows
    gathering = LoneGathering(draft.table, terms, lambda: at, lambda: "seed", rows.append)
    for _ in range(TURNS):
        table = gathering.table
        (seat,) = table.acting
        view = table.rules.view(table.state, seat)
        texts = [str(each) for each in table.rules.idle(view, seat, "seed")]
        gathering.change(partial(_act, seat, texts))
    return [(row.ply, row.at, write_event(row.event)) for row in rows], gathering.table


def _act(seat: int, texts: list[str], table: Table, moment: Circumstances) -> Change:
    return acts.act(table, moment.at, seat, table.echo(seat), texts)


async def _migrated(path: Path) -> None:
    store = Store(f"sqlite+aiosqlite:///{path}")
    await store.open()
    await store.close()


def _fill(path: Path, count: int) -> None:
    """Write a database with as many tables that wait."""
    asyncio.run(_migrated(path))
    lines, table = _begun()
    mark = mark_of(table, KEPT_DAYS)
    with sqlite3.connect(path) as base:
        base.execute("PRAGMA synchronous=OFF")
        base.executemany(
            "INSERT INTO tables (id, made, listed, finished, kept, code, due)"
            " VALUES (?, ?, ?, ?, ?, ?, ?)",
            ((f"t{at:011}", table.made_at, *mark) for at in range(count)),
        )
        base.executemany(
            'INSERT INTO events ("table", ply, at, event) VALUES (?, ?, ?, ?)',
            ((f"t{at:011}", *line) for at in range(count) for line in lines),
        )
    base.close()


def _served(path: Path, watched_s: float) -> dict[str, float]:
    """Return what a server needs that nobody asks for anything but its list."""
    served = Served(db=f"sqlite+aiosqlite:///{path}")
    try:
        urlopen(f"{served.base}/api/tables").read()
        cpu, then = served.cpu, time.perf_counter()
        time.sleep(watched_s)
        took = (served.cpu - cpu) * 60 / max(time.perf_counter() - then, 1e-9)
        return {"CPU of a start": cpu, "CPU of a minute": took, "memory": served.memory / 1e6}
    finally:
        served.close()


async def _asked(path: Path) -> dict[str, float]:
    """Return how long the questions to the database take."""
    store, now = Store(f"sqlite+aiosqlite:///{path}"), int(time.time() * 1000)
    await store.open()
    questions: dict[str, Callable[[], Awaitable[object]]] = {
        "list": store.listed,
        "sweep, its questions": lambda: store.due(now),
        "cleaning, its question": lambda: store.clean(now),
    }
    found = {}
    for what, question in questions.items():
        times = []
        for _ in range(7):
            begun = time.perf_counter()
            await question()
            times.append(1000 * (time.perf_counter() - begun))
        found[what] = median(times)
    await store.close()
    return found
