"""What `daedalus admin` does on the machine itself: directly on the database, with or without a
server.

A running server notices a change at its next move there, at once over the bus if there is one, or
at its next look around (`hub.SWEEP_S`).
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import sqlite3
import sys
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec
import sqlalchemy as sa
import structlog

from daedalus.core.errors import OptionError, quoted
from daedalus.core.names import clean_name
from daedalus.server import admin, table_stats
from daedalus.server.bus import Bus, NoBus, RedisBus
from daedalus.server.hub import checked_level
from daedalus.server.room import Room, now_ms
from daedalus.server.settings import ServerSettings, load
from daedalus.server.store import DAY_MS, Store
from daedalus.table import operating
from daedalus.table.boxes import bar
from daedalus.table.change import Change, Circumstances, Decide
from daedalus.table.keys import NotFound
from daedalus.table.seats import give
from daedalus.table.table import Table
from daedalus.table.terms import Terms

T = TypeVar("T")
Flags = Mapping[str, Any]


def tables(flags: Flags) -> list[dict[str, Any]]:
    """Return all unfinished tables."""

    async def look(store: Store, bus: Bus) -> list[dict[str, Any]]:
        now, shown = now_ms(), []
        for entry in await table_stats.entries(store, now, unfinished=True):
            try:
                room: Room | None = await _room(store, bus, entry.id)
            except Exception:  # whatever is wrong with it, it is on the list
                room = None
            found = admin.one_table(entry, room, now)
            if room is None:
                found.phase = "unreadable"
            shown.append(msgspec.to_builtins(found))
        return shown

    return _with_store(flags, look)


def stats(flags: Flags) -> dict[str, Any]:
    """Return statistics for people."""

    async def look(store: Store, bus: Bus) -> dict[str, Any]:
        now = now_ms()
        found = await table_stats.entries(store, now, since=now - admin.DAYS * DAY_MS)
        counted = table_stats.numbers(found, now, admin.DAYS)
        if load(flags).rival_stats:
            counted.rivals = await table_stats.fares(store, found)
        told: dict[str, Any] = msgspec.to_builtins(counted)
        return told

    return _with_store(flags, look)


def close(flags: Flags, table: str) -> None:
    """Close a table for good."""
    _change(flags, table, "close", operating.close, unboxed=True)


def hide(flags: Flags, table: str) -> None:
    """Take a table off the public list."""
    _change(flags, table, "hide", operating.hide)


def send_off(flags: Flags, table: str, seat: int, level: str | None) -> None:
    """Send a person off a seat, which stays open or goes to a bot."""
    kind: Literal["open", "bot"] = "open" if level is None else "bot"
    checked = checked_level(level or "medium")

    def decide(table: Table, moment: Circumstances) -> Change:
        return give(table, moment, seat, kind, checked)

    _change(flags, table, "send off", decide)


def free_name(flags: Flags, table: str, seat: int) -> None:
    """Remove the name of a seat."""
    _change(flags, table, "free a name", lambda table, _: operating.free_name(table, seat))


def drop_box(flags: Flags, table: str) -> None:
    """Take the box off a table, for good."""
    _change(flags, table, "drop a box", bar, unboxed=True)


def backup(flags: Flags, target: str) -> None:
    """Copy the SQLite file as of one moment, while a server may be writing to it.

    :raises OptionError: when the database is not SQLite, or the target exists.
    """
    settings = load(flags)
    if settings.db and not settings.db.startswith("sqlite"):
        raise OptionError("this copies SQLite files: for PostgreSQL use pg_dump")
    _need_database(settings)
    if Path(target).exists():
        raise OptionError(f"already exists: {quoted(target)}")
    source = sqlite3.connect(f"file:{_file_of(settings)}?mode=ro", uri=True)
    copy = sqlite3.connect(target)
    with contextlib.closing(source), contextlib.closing(copy):
        source.backup(copy)
    _log().info("admin", what="backup")


def _change(flags: Flags, table: str, what: str, decide: Decide, *, unboxed: bool = False) -> None:
    async def change(store: Store, bus: Bus) -> None:
        room = await _room(store, bus, table)
        await room.change(decide)
        if unboxed:
            await store.drop_box(table)
        _log().info("admin", what=what, edition=room.table.rules.id)

    _with_store(flags, change)


async def _room(store: Store, bus: Bus, table: str) -> Room:
    """Return a room that nobody is in, for a table of the store.

    :raises NotFound: when there is no such table.
    """
    if not re.fullmatch("[a-z0-9]{12}", table):
        raise NotFound(f"not the id of a table: {quoted(table)}")
    rows = await store.rows(table)
    if not rows:
        raise NotFound(f"no such table: {table}")
    found = Table(table)
    for row in rows:
        found.absorb(row)
    return Room(found, Terms(clean_name, checked_level), store, bus)


def _with_store(flags: Flags, do: Callable[[Store, Bus], Awaitable[T]]) -> T:
    """Open the store that the settings name, do something, and close it."""
    settings = load(flags)
    _need_database(settings)

    async def run() -> T:
        store = Store(settings.database, settings.durable)
        bus: Bus = RedisBus(settings.bus) if settings.bus else NoBus()
        await store.open()
        try:
            await bus.open(_deaf, _content)
            try:
                return await do(store, bus)
            finally:
                await bus.close()
        finally:
            await store.close()

    return asyncio.run(run())


def _need_database(settings: ServerSettings) -> None:
    """Check that there is a database, so that a wrong folder is not taken for an empty one.

    :raises OptionError: when there is none.
    """
    if settings.db and not settings.db.startswith("sqlite"):
        return
    file = _file_of(settings)
    if not file.is_file():
        raise OptionError(f"no database there: {quoted(str(file))}: name its folder with --data")


def _file_of(settings: ServerSettings) -> Path:
    return Path(sa.make_url(settings.database).database or "")


async def _deaf(channel: str, message: dict[str, Any]) -> None:
    """Ignore messages: there is nobody in our rooms."""


async def _content() -> None:
    """Ignore reconnections."""


def _log() -> Any:
    """Return a log on stderr: stdout is the answer."""
    return structlog.wrap_logger(
        structlog.WriteLogger(sys.stderr),
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.JSONRenderer(),
        ],
    )
