"""The shipped collection: loading it, the puzzle of the day, the next one for a player."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from datetime import date as Date
from functools import cache
from heapq import nsmallest
from pathlib import Path
from typing import Final

from daedalus.core.chance import draw, shuffled
from daedalus.core.errors import Cause, GameError, NotationError, OptionError, quoted
from daedalus.puzzles.puzzle import KINDS, Puzzle, read_puzzle

_SHIPPED: Final = "collection.jsonl"
_WEEK: Final = 7
"""The days of a week."""
NEWCOMER: Final = 1000
"""Up to this rating somebody who has seen no puzzle begins with one that teaches."""
TEACHING: Final = ("fetch", 1)
"""What teaches: one push and one walk to a treasure."""
CLOSE: Final = 16
"""How many of the nearest puzzles the next one is drawn from."""


def load(path: str | Path | None = None) -> tuple[Puzzle, ...]:
    """Return the puzzles of a file, or of the shipped collection.

    :raises NotationError: naming the line, when one cannot be read.
    """
    return _shipped() if path is None else tuple(_read_collection(read_lines(path)))


def read_lines(path: str | Path | None = None) -> list[str]:
    """Return the lines of a file, or of the shipped collection.

    :raises NotationError: when it is not a text.
    """
    if path is None:
        return _read_shipped().splitlines()
    try:
        return Path(path).read_text(encoding="utf-8").splitlines()
    except UnicodeDecodeError as error:
        raise NotationError(
            f"not a collection: {quoted(str(path))}: byte {error.start + 1} is not UTF-8 text",
            "file-text",
            file=str(path),
        ) from error


def _read_collection(lines: Iterable[str]) -> Iterable[Puzzle]:
    """Yield the puzzles in *lines*; empty ones are skipped.

    :raises NotationError: naming the line, when one cannot be read.
    """
    for number, line in enumerate(lines, start=1):
        if line.strip():
            try:
                yield read_puzzle(line)
            except GameError as error:
                why = Cause(f"line {number}: {error}", "line", line=number, why=error.why)
                raise NotationError(why) from error


def _from_package() -> str:
    from importlib.resources import files  # only here: browsers have no files

    return (files("daedalus.puzzles") / _SHIPPED).read_text(encoding="utf-8")


_read_shipped: Callable[[], str] = _from_package


def bring(text: str) -> None:
    """Use *text* as the shipped collection: a browser fetches it when it is needed."""
    global _read_shipped
    _read_shipped = lambda: text  # noqa: E731
    for kept in (_shipped, _by_id, _week):
        kept.cache_clear()


@cache
def _shipped() -> tuple[Puzzle, ...]:
    return tuple(_read_collection(read_lines()))


@cache
def _by_id() -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for puzzle in _shipped()}


def find(name: str) -> Puzzle:
    """Return the puzzle of the shipped collection with this id.

    :raises OptionError: when there is none.
    """
    if name not in _by_id():
        raise OptionError(f"no such puzzle: {quoted(name)}", "puzzle", text=name)
    return _by_id()[name]


@cache
def _week(kind: str) -> tuple[tuple[Puzzle, ...], ...]:
    """Return the puzzles of a kind for each day of the week, from easy to hard, shuffled.

    All days have equally many, so up to six puzzles are left out.
    """
    ours = sorted(
        (puzzle for puzzle in _shipped() if puzzle.kind == kind),
        key=lambda puzzle: (puzzle.rating, puzzle.id),
    )
    many = len(ours) // _WEEK
    return tuple(
        tuple(shuffled(ours[many * day : many * (day + 1)], f"daily/{kind}/{day}"))
        for day in range(_WEEK)
    )


def daily(date: Date | str, kind: str | None = None) -> Puzzle:
    """Return the puzzle of a day, which depends only on the date; or the day's puzzle of a *kind*.

    The kind changes from day to day and the difficulty grows from Monday to Sunday.  None comes
    again before all others of its kind have had their day.

    :raises OptionError: when it is not a date, or there is no such kind.
    """
    _known(kind)
    if not isinstance(date, Date):
        try:
            date = Date.fromisoformat(date)
        except (TypeError, ValueError) as error:
            raise OptionError(
                f"not a date: {quoted(date)}: write like 2026-11-17", "date", text=date
            ) from error
    day = date.toordinal()
    # How often the kind had its day before: seven times in a row are seven days of the week.
    times = day // len(KINDS) if kind is None else day - 1
    pool = _week(kind or KINDS[day % len(KINDS)])[date.weekday()]
    return pool[times // _WEEK % len(pool)]


def next_for(
    rating: float,
    seen: Collection[str] = (),
    kind: str | None = None,
    counted: Mapping[str, float] | None = None,
) -> Puzzle | None:
    """Return an unseen puzzle near a player's rating, or None when all have been seen.

    *counted* has ratings derived from attempts, which replace the estimates for those puzzles.

    :raises OptionError: when there is no such kind.
    """
    _known(kind)
    known = frozenset(seen)
    better = counted or {}
    rest = [
        puzzle for puzzle in _shipped() if puzzle.id not in known and kind in (None, puzzle.kind)
    ]

    def far(puzzle: Puzzle) -> tuple[float, str]:
        return abs(better.get(puzzle.id, puzzle.rating) - rating), puzzle.id

    if not known and kind is None and rating <= NEWCOMER:
        rest = [puzzle for puzzle in rest if (puzzle.kind, puzzle.turns) == TEACHING] or rest
    near = nsmallest(CLOSE, rest, key=far)
    # Equal ratings would come in the order of the collection, one kind after the other.
    return near[draw(len(near), f"next/{round(rating)}/{len(known)}")] if near else None


def _known(kind: str | None) -> None:
    if kind is not None and kind not in KINDS:
        raise OptionError(
            f"no such kind: {quoted(kind)}: there are {', '.join(KINDS)}",
            "puzzle-kind",
            text=kind,
            known=tuple(KINDS),
        )
