"""`daedalus review`: look back at a game: the account of every seat, and what decided it."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from errno import EACCES, EISDIR, ENOENT
from pathlib import Path
from shutil import get_terminal_size
from textwrap import wrap
from typing import TYPE_CHECKING, Annotated, Final

from daedalus.cli.arguments import Argument, Option
from daedalus.cli.columns import columns
from daedalus.cli.telling import Telling
from daedalus.cli.words import Words, told, told_languages
from daedalus.core.errors import OptionError, quoted
from daedalus.core.game import Timed
from daedalus.core.sums import added

if TYPE_CHECKING:
    from daedalus.review import Review, Total
    from daedalus.review.curve import Labels

_CHANGES: Final = ("own", "others", "luck")
ACCOUNTS: Final = ("start", *_CHANGES, "end")


def review(
    file: Annotated[str, Argument(help=told("help-file"))],
    json: Annotated[bool, Option("--json", help=told("help-review-json"))] = False,
    svg: Annotated[Path | None, Option(help=told("help-review-svg"))] = None,
    box: Annotated[Path | None, Option(help=told("help-print-box"))] = None,
    lang: Annotated[str | None, Option(help=told_languages())] = None,
) -> None:
    from daedalus.cli.commands.replay import named_in, read_either
    from daedalus.cli.progress import Progress
    from daedalus.review import look_back
    from daedalus.review.curve import draw

    words = Words(lang)
    game = read_either(file)
    words.dress(game.rules.id, box)
    if svg is not None:
        check_target(svg, named_in(file)[0])
    with Progress(len(game.events)) as progress:

        def tell(done: int, total: int) -> None:
            while progress.done < done:
                progress.step()

        found = look_back(game, tell=tell)
    if json:
        print(found.json())
    else:
        width = get_terminal_size().columns if sys.stdout.isatty() else None
        for line in lines(found, words, width):
            print(line)
    if svg is not None:
        svg.write_text(draw(found, labels_of(found, words)), encoding="utf-8")
        print(words("look-back-saved", file=str(svg)), file=sys.stderr)


def labels_of(found: Review, words: Words) -> Labels:
    """Return the words of the picture in the user's language."""
    from daedalus.review.curve import Labels

    unit = "review-rounds" if isinstance(found.rules, Timed) else "review-turns"
    return Labels(words("review-ahead"), words(unit), names_of(found, words))


def check_target(target: Path, source: Path) -> None:
    """Refuse a file that cannot be written, or that the game was read from, before the work.

    :raises OptionError: when it is the file of the game.
    :raises OSError: when it cannot be written.
    """
    if target.exists() and target.samefile(source):
        raise OptionError(
            f"the picture would overwrite the game: {quoted(str(target))}",
            "overwrite",
            file=str(target),
        )
    there = target if target.exists() else target.parent
    if target.is_dir():
        number = EISDIR
    elif not there.exists():
        number = ENOENT
    elif not os.access(there, os.W_OK):
        number = EACCES
    else:
        return
    raise OSError(number, os.strerror(number), str(target))


def lines(found: Review, words: Words, width: int | None = None) -> Iterator[str]:
    """Yield the review as sentences and a table; with *width*, no sentence is wider."""

    def fold(text: str) -> list[str]:
        return [text] if width is None else wrap(text, max(width, 20), subsequent_indent="   ")

    names = names_of(found, words)
    telling = Telling(found, words, names)
    unit = "rounds" if isinstance(found.rules, Timed) else "turns"
    length = words("review-length", unit=unit, count=len(found.turns))
    yield f"{words.title(found.rules.id)}, {length}"
    if not found.finished:
        yield words("review-unfinished")
    yield ""
    yield from columns(_table(found, words, names))
    yield from fold(" ".join(_about_points(found, words)))
    if _differs(found):
        yield ""
        yield words("review-spectator") + ":"
        yield from columns(_seen(found, words, names))
    yield ""
    yield words("review-moments", count=len(found.moments)) + (":" if found.moments else ".")
    for number, moment in enumerate(found.moments, start=1):
        yield from fold(f"{number}  {' '.join(telling.moment(moment))}")
    known = [*telling.guesses(), *telling.hindsight()]
    if known:
        yield ""
        for sentence in known:
            yield from fold(sentence)


def _about_points(found: Review, words: Words) -> Iterator[str]:
    yield words("review-points") + "."
    if found.finished:
        yield words("review-adds-up")
        if any(0 < total.end < 1 for total in found.totals):
            yield words("review-shared")
    if _differs(found):
        yield words("review-apart")
    if len(found.players) > 2 and found.judged != "points":
        yield words("review-about")


def names_of(found: Review, words: Words) -> list[str]:
    """Return everyone's name: the given one, or the cast's."""
    return [player.name or words(f"cast-{seat + 1}") for seat, player in enumerate(found.players)]


def in_points(total: Total) -> dict[str, int]:
    """Return an account in points of 100 that still adds up: the rest goes to the largest part."""
    found = {name: round(100 * getattr(total, name)) for name in ACCOUNTS}
    largest = max(_CHANGES, key=lambda name: abs(getattr(total, name)))
    found[largest] += found["end"] - found["start"] - sum(found[name] for name in _CHANGES)
    return found


def signed(change: int) -> str:
    """Return points with their sign."""
    return f"{change:+d}" if change else "0"


def _differs(found: Review) -> bool:
    """Return whether everybody's own account is another than the spectator's."""
    return len(found.spectator) > 1 and found.judged != "points"


def _seen(found: Review, words: Words, names: list[str]) -> list[tuple[str, ...]]:
    """Return the spectator's account as a table."""
    heads = ("start", "own", "others", "end" if found.finished else "now")
    rows: list[tuple[str, ...]] = [("", *(words(f"review-column-{head}") for head in heads))]
    starts, ends = (
        wholes([getattr(each, name) for each in found.spectator]) for name in ("start", "end")
    )
    for (seat, _, changed, *_), start, end in zip(found.spectator, starts, ends, strict=True):
        own = round(100 * changed)
        rows.append((names[seat], str(start), signed(own), signed(end - start - own), str(end)))
    return rows


def wholes(shares: Sequence[float]) -> list[int]:
    """Return shares of a whole in points of 100, which they still are together when rounded.

    >>> wholes([1 / 3, 1 / 3, 1 / 3])
    [34, 33, 33]
    """
    points = [int(100 * share) for share in shares]
    nearest = sorted(range(len(shares)), key=lambda at: points[at] - 100 * shares[at])
    for at in nearest[: round(100 * added(shares)) - sum(points)]:
        points[at] += 1
    return points


def _table(found: Review, words: Words, names: list[str]) -> list[tuple[str, ...]]:
    columns = [*ACCOUNTS[:-1], "end" if found.finished else "now"]
    heads = [words(f"review-column-{name}") for name in columns]
    rows: list[tuple[str, ...]] = [("", *heads, words("review-sign-feathers"))]
    for total in found.totals:
        points = in_points(total)
        rows.append(
            (
                names[total.seat],
                str(points["start"]),
                *(signed(points[name]) for name in _CHANGES),
                str(points["end"]),
                "●" * total.feathers + "○" * (5 - total.feathers),
            )
        )
    return rows
