"""The ratings of puzzles on a server that counts attempts: only numbers, nothing about anyone.

One attempt after the other is counted in a process.  If two processes count attempts at the same
puzzle at the same instant, one may be lost, which hardly affects a rating.
"""

from __future__ import annotations

import asyncio
from typing import NamedTuple

import sqlalchemy as sa

from daedalus.puzzles import api
from daedalus.puzzles.messages import PuzzleAttempt, PuzzleRated
from daedalus.puzzles.rating import Strength
from daedalus.server.database import puzzles
from daedalus.server.store import Store

_FORGOT = sa.delete(puzzles).where(puzzles.c.id == sa.bindparam("of"))
_COUNTED = sa.insert(puzzles)


class _Counted(NamedTuple):
    """What is known of a puzzle from attempts."""

    strength: Strength
    attempts: int = 0
    solved: int = 0


class Ratings:
    """The ratings in a database."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._turn = asyncio.Lock()

    async def of(self, name: str) -> _Counted | None:
        """Return what is known of a puzzle, or None if nobody has tried it."""
        query = sa.select(puzzles).where(puzzles.c.id == name)
        row = await self._store.first(query)
        if row is None:
            return None
        return _Counted(
            Strength(row.rating, row.deviation, row.volatility), row.attempts, row.solved
        )

    async def all(self) -> dict[str, float]:
        """Return the rating of every puzzle that somebody has tried."""
        rows = await self._store.all(sa.select(puzzles.c.id, puzzles.c.rating))
        return {row.id: row.rating for row in rows}

    async def count(self, name: str, attempt: PuzzleAttempt) -> PuzzleRated:
        """Count an attempt, and return how strong both are now.

        :raises OptionError: when there is no such puzzle.
        :raises Unavailable: when the database fails.
        """
        first = await asyncio.to_thread(api.estimate, name)  # reads the collection, once
        async with self._turn:
            known = await self.of(name) or _Counted(first)
            told, strength = api.rated(name, attempt.solved, attempt.me, known.strength)
            row = {
                "id": name,
                **strength._asdict(),
                "attempts": known.attempts + 1,
                "solved": known.solved + attempt.solved,
            }
            await self._store.write([(_FORGOT, [{"of": name}]), (_COUNTED, [row])])
        return told
