"""A review in slices: each request works on it for a while and says how far it is.

So many reviews are worked on at once; further ones wait in line, and their requests are told their
place.  Nothing that was begun is dropped for something newer: so everyone who goes on asking gets
an answer, in time that grows with their number.  Who stops asking gives up work and place.
"""

from __future__ import annotations

import json
from collections import Counter, deque
from collections.abc import Callable, Generator
from dataclasses import dataclass
from hashlib import sha256
from time import perf_counter
from typing import Final

from daedalus.core.record import Game
from daedalus.editions import read_game
from daedalus.review import Review, reviewing
from daedalus.review.page import page_of
from daedalus.table.budget import TooLarge
from daedalus.table.replays import Played, record_of_table

SLICE_S: Final = 0.7
AT_ONCE: Final = 8
PATIENCE_S: Final = 30.0
"""Who has not asked for so long has left; a round of slices takes a fifth of it, or longer where
a machine is so busy that a slice does."""
MOST_ACTIONS: Final = 1_000
"""In a game that is reviewed for a stranger; one for four players has about 200."""

_ReviewWork = Generator[tuple[int, int], None, Review]


@dataclass(slots=True)
class _Asked:
    """A review that somebody asks for: who, when last, and the work once it is begun."""

    whose: str
    last: float
    work: _ReviewWork | None = None


class Slices:
    """The reviews that are being worked on or wait, by their records' hashes, oldest first."""

    def __init__(self, clock: Callable[[], float] = perf_counter) -> None:
        self._clock = clock
        self._took = deque([0.0], 2 * AT_ONCE)  # the latest slices: two rounds
        self._asked: dict[bytes, _Asked] = {}

    def ask(self, record: str, whose: str = "") -> bytes:
        """Work on the review of a record for a slice of time; return it, or how far it is.

        *whose* is the address that asks: places are shared fairly between addresses.

        :raises TooLarge: when the game is too long.
        :raises GameError: when it is not a record, or one that hides cards.
        """
        start, key = self._clock(), sha256(record.encode()).digest()
        self._forget_who_left(start)
        asked = self._asked.get(key)
        if asked is None:
            _read(record)  # what is no record is refused at once
            asked = self._asked[key] = _Asked(whose, start)
        if asked.work is None:
            line = self._line()
            if place := max(line.index(key) + 1 - self._free(), 0):
                asked.last = self._clock()
                return _encoded(0, 0, None, place)
            asked.work = reviewing(_read(record))
        begun = self._clock()
        try:
            done, total = _worked(asked.work, self._clock, begun + SLICE_S)
        except StopIteration as over:
            del self._asked[key]
            return _encoded(0, 0, over.value)
        except BaseException:
            del self._asked[key]
            raise
        asked.last = self._clock()
        self._took.append(asked.last - begun)
        return _encoded(done, total, None)

    def _free(self) -> int:
        return AT_ONCE - sum(asked.work is not None for asked in self._asked.values())

    def _line(self) -> list[bytes]:
        """Return who waits, in order: the fewer reviews of an address come before, the sooner."""
        before = Counter(asked.whose for asked in self._asked.values() if asked.work is not None)
        waiting = []
        for at, (key, asked) in enumerate(self._asked.items()):
            if asked.work is None:
                waiting.append((before[asked.whose], at, key))
                before[asked.whose] += 1
        return [key for _, _, key in sorted(waiting)]

    def _forget_who_left(self, now: float) -> None:
        patience = max(PATIENCE_S, 2 * sum(self._took))
        for key, asked in tuple(self._asked.items()):
            if now - asked.last > patience:
                del self._asked[key]


def _worked(work: _ReviewWork, clock: Callable[[], float], end: float) -> tuple[int, int]:
    """Work until *end*, and return how far it is."""
    done, total = next(work)
    while clock() < end:
        done, total = next(work)
    return done, total


def _read(record: str) -> Game:
    if record.count("\n") > MOST_ACTIONS + 100:
        raise TooLarge(
            f"too long: a game of up to {MOST_ACTIONS} actions can be reviewed",
            "review-long",
            most=MOST_ACTIONS,
        )
    return read_game(record)


def _encoded(done: int, total: int, review: Review | None, place: int = 0) -> bytes:
    page = None if review is None else page_of(review)
    told = {"done": done, "total": total, "place": place, "review": page}
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()


_SLICES: Final = Slices()


def review_of_record(record: str, whose: str = "") -> bytes:
    """Work on the review of a record: runs in a worker."""
    return _SLICES.ask(record, whose)


def review_of_table(played: Played, whose: str = "") -> bytes:
    """Work on the review of a game at a table, which is over: runs in a worker."""
    assert played.over
    return _SLICES.ask(record_of_table(played).decode(), whose)
