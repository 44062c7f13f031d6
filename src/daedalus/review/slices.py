"""A review in slices: each request works on it for a while and says how far it is.

The work stops when the requests stop.  The work of the last few games is kept, so that the next
request continues where the last one stopped; if it was dropped, it starts over.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Generator
from time import perf_counter
from typing import Final

from daedalus.core.record import Game
from daedalus.editions import read_game
from daedalus.review import Review, reviewing
from daedalus.review.page import page_of
from daedalus.table.budget import TooLarge
from daedalus.table.replays import Played, record_of_table

SLICE_S: Final = 0.7
MOST_KEPT: Final = 8
MOST_ACTIONS: Final = 1_000
"""In a game that is reviewed for a stranger; one for four players has about 200."""

ReviewWork = Generator[tuple[int, int], None, Review]


class Slices:
    """The reviews that are being worked on, by their records."""

    def __init__(self, clock: Callable[[], float] = perf_counter) -> None:
        self._clock = clock
        self._works: dict[str, ReviewWork] = {}

    def ask(self, record: str) -> bytes:
        """Work on the review of a record for a slice of time; return it, or how far it is.

        :raises TooLarge: when the game is too long.
        :raises GameError: when it is not a record, or one that hides cards.
        """
        work = self._works.pop(record, None) or reviewing(_read(record))
        end = self._clock() + SLICE_S
        try:
            done, total = next(work)
            while self._clock() < end:
                done, total = next(work)
        except StopIteration as over:
            return _encoded(0, 0, over.value)
        self._works[record] = work
        while len(self._works) > MOST_KEPT:
            del self._works[next(iter(self._works))]
        return _encoded(done, total, None)


def _read(record: str) -> Game:
    if record.count("\n") > MOST_ACTIONS + 100:
        raise TooLarge(f"too long: a game of up to {MOST_ACTIONS} actions can be reviewed")
    return read_game(record)


def _encoded(done: int, total: int, review: Review | None) -> bytes:
    told = {"done": done, "total": total, "review": None if review is None else page_of(review)}
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()


_SLICES: Final = Slices()


def review_of_record(record: str) -> bytes:
    """Work on the review of a record: runs in a worker."""
    return _SLICES.ask(record)


def review_of_table(played: Played) -> bytes:
    """Work on the review of a game at a table, which is over: runs in a worker."""
    assert played.over
    return _SLICES.ask(record_of_table(played).decode())
