"""What the database says about all tables together, for the operator of the server.

Nothing here names a person, and nothing reads what is hidden in a game.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta, tzinfo
from itertools import islice
from math import floor
from typing import Literal

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from daedalus.bots.dial import level_at, strength
from daedalus.bots.ladder import number_of
from daedalus.core.errors import GameError
from daedalus.server import schemas
from daedalus.server.database import events, tables
from daedalus.server.store import DAY_MS, Store
from daedalus.table.events import Row
from daedalus.table.table import Table

_RECENT_MS = 600_000  # what counts as load
_MOST = 50_000  # tables that are counted at once
_MOST_REPLAYED = 500  # games that are played again to see who won
End = Literal["finished", "closed", "given-up", "running"]


class _Chosen(Struct):
    """The part of the settings that is counted."""

    edition: str


class _FirstRow(Struct):
    """The part of a table's first row that is counted."""

    settings: _Chosen


class _Kind(Struct):
    k: str = ""


_FIRST = msgspec.json.Decoder(_FirstRow)
_KIND = msgspec.json.Decoder(_Kind)


@dataclass(frozen=True, slots=True)
class Entry:
    """A table as the database describes it, without reading its log."""

    id: str
    made: int
    listed: bool
    finished: bool
    first: str  # the first event, as it is stored
    last: str  # the newest event
    last_at: int
    recent: int  # events within the last ten minutes

    @property
    def edition(self) -> str:
        """The edition the table was made for; "?" when its log cannot be read."""
        try:
            return _FIRST.decode(self.first).settings.edition
        except msgspec.DecodeError:
            return "?"

    def end(self, now: int) -> End:
        """Return how the table ended, or that it has not."""
        if self.finished:
            return "closed" if _kind(self.last) == "closed" else "finished"
        return "given-up" if self.last_at < now - DAY_MS else "running"


def _kind(event: str) -> str:
    try:
        return _KIND.decode(event).k
    except msgspec.DecodeError:
        return "?"


async def entries(
    store: Store, now: int, *, since: int = 0, unfinished: bool = False, most: int = _MOST
) -> list[Entry]:
    """Return the tables made since a moment, the newest first."""
    first, last = events.alias("first"), events.alias("last")
    newest = (
        sa.select(sa.func.max(events.c.ply)).where(events.c.table == tables.c.id).scalar_subquery()
    )
    recent = (
        sa.select(sa.func.count())
        .where(events.c.table == tables.c.id, events.c.at > now - _RECENT_MS)
        .scalar_subquery()
    )
    query = (
        sa.select(
            tables.c.id,
            tables.c.made,
            tables.c.listed,
            tables.c.finished,
            sa.func.coalesce(first.c.event, ""),
            sa.func.coalesce(last.c.event, ""),
            sa.func.coalesce(last.c.at, tables.c.made),
            recent,
        )
        .outerjoin(first, sa.and_(first.c.table == tables.c.id, first.c.ply == 0))
        .outerjoin(last, sa.and_(last.c.table == tables.c.id, last.c.ply == newest))
        .where(tables.c.made >= since)
        .order_by(tables.c.made.desc())
        .limit(most)
    )
    if unfinished:
        query = query.where(sa.not_(tables.c.finished))
    async with store.engine.connect() as connection:
        return [Entry(*row) for row in (await connection.execute(query)).all()]


async def fares(store: Store, found: Iterable[Entry]) -> list[schemas.AdminRival]:
    """Return how people fared alone against bots of one level, in the newest finished games."""
    games: Counter[tuple[str, int, str]] = Counter()
    won: Counter[tuple[str, int, str]] = Counter()
    for entry in islice((each for each in found if each.finished), _MOST_REPLAYED):
        with suppress(GameError):  # a log that cannot be read counts nowhere
            rows = await store.rows(entry.id)
            if (met := await asyncio.to_thread(_met, entry.id, rows)) is not None:
                kind, first = met
                games[kind] += 1
                won[kind] += first
    return [
        schemas.AdminRival(*kind, games[kind], won[kind])
        for kind in sorted(games, key=lambda kind: (kind[:2], number_of(kind[2])))
    ]


def _met(id: str, rows: Iterable[Row]) -> tuple[tuple[str, int, str], bool] | None:
    """Return edition, seats, the level that one person met in all others, and whether they won."""
    table = Table(id)
    for row in rows:
        table.absorb(row)
    outcome = table.outcome
    people = [seat for seat, chair in enumerate(table.chairs) if chair.kind == "human"]
    levels = {chair.level for chair in table.chairs if chair.kind == "bot"}
    if outcome is None or len(people) != 1 or len(levels) != 1 or table.chairs[people[0]].by_bot:
        return None
    met = (table.rules.id, len(table.chairs), _stepped(levels.pop()))
    return met, people[0] in outcome.winners


def _stepped(level: str) -> str:
    """Return a level with what lies around a step of the dial counted as this step."""
    number = strength(level)
    return level if number is None else level_at(floor(number + 0.5))


def numbers(
    found: Iterable[Entry], now: int, days: int = 30, zone: tzinfo | None = None
) -> schemas.AdminStats:
    """Return statistics for people: what was played when, and how it ended.

    Days and hours are those of *zone*, the server's own unless given.
    """
    found = list(found)
    today = datetime.fromtimestamp(now / 1000, zone)
    made = [(entry, datetime.fromtimestamp(entry.made / 1000, zone)) for entry in found]
    games = Counter(at.date() for _, at in made)
    played = Counter(at.date() for entry, at in made if entry.end(now) == "finished")
    hours = Counter(at.hour for _, at in made)
    dates = [today.date() - timedelta(days=back) for back in reversed(range(days))]
    return schemas.AdminStats(
        games=len(found),
        days=[schemas.AdminDay(str(date), games[date], played[date]) for date in dates],
        editions=dict(Counter(entry.edition for entry in found).most_common()),
        ends=dict(Counter(entry.end(now) for entry in found).most_common()),
        hours=[hours[hour] for hour in range(24)],
        busiest_hour=hours.most_common(1)[0][0] if hours else None,
    )
