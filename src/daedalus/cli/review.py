"""`daedalus review`: look back at a game: the account of every seat, and what decided it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from daedalus.cli.arguments import Argument, Option
from daedalus.cli.columns import columns
from daedalus.cli.words import Words, told
from daedalus.core.game import HOUSE, Timed

if TYPE_CHECKING:
    from daedalus.review import Moment, Review

ACCOUNTS: Final = ("start", "own", "others", "luck")
"""The columns; the end, or how it stands now, comes before the last."""


def review(
    file: Annotated[str, Argument(help=told("help-file"))],
    json: Annotated[bool, Option("--json", help=told("help-review-json"))] = False,
    svg: Annotated[Path | None, Option(help=told("help-review-svg"))] = None,
    lang: Annotated[str | None, Option(help=told("help-lang"))] = None,
) -> None:
    from daedalus.cli.progress import Progress
    from daedalus.cli.replay import read_either
    from daedalus.review import review as look_back

    words = Words(lang)
    game = read_either(file)
    with Progress(len(game.events)) as progress:

        def tell(done: int, total: int) -> None:
            while progress.done < done:
                progress.step()

        found = look_back(game, tell=tell)
    if json:
        print(found.json())
    else:
        for line in lines(found, words):
            print(line)
    if svg is not None:
        svg.write_text(found.svg(), encoding="utf-8")
        print(words("look-back-saved", file=str(svg)), file=sys.stderr)


def lines(found: Review, words: Words) -> Iterator[str]:
    """Yield the review as sentences and a table."""
    names = names_of(found, words)
    at_once = isinstance(found.rules, Timed)
    head = "look-back-rounds" if at_once else "look-back-turns"
    yield words(head, title=words.title(found.rules.id), turns=len(found.turns))
    if not found.finished:
        yield words("look-back-unfinished")
    yield ""
    yield from columns(_table(found, words, names))
    yield words("look-back-points")
    yield ""
    yield words("review-moments", count=len(found.moments))
    for number, moment in enumerate(found.moments, start=1):
        yield f"{number}  {' '.join(_told(found, moment, words, names))}"


def names_of(found: Review, words: Words) -> list[str]:
    """Return everyone's name: the given one, or the cast's."""
    return [player.name or words(f"cast-{seat + 1}") for seat, player in enumerate(found.players)]


def points(change: float) -> str:
    """Return a change in points of 100, with its sign."""
    return f"{round(100 * change):+d}" if round(100 * change) else "0"


def _table(found: Review, words: Words, names: list[str]) -> list[tuple[str, ...]]:
    heads = [words(f"review-column-{name}") for name in ACCOUNTS]
    heads.append(words("review-column-end" if found.finished else "look-back-now"))
    heads.append(words("review-sign-feathers"))
    rows: list[tuple[str, ...]] = [("", *heads)]
    for total in found.totals:
        rows.append(
            (
                names[total.seat],
                str(round(100 * total.start)),
                *map(points, (total.own, total.others, total.luck)),
                str(round(100 * total.end)),
                "●" * total.feathers + "○" * (5 - total.feathers),
            )
        )
    return rows


def _told(found: Review, moment: Moment, words: Words, names: list[str]) -> Iterator[str]:
    """Yield the sentences about a moment."""
    turn = found.turns[moment.turn - 1]
    at_once = turn.seat == HOUSE
    number = {"round": moment.turn, "turn": moment.turn}
    yield words("go-round" if at_once else "review-turn", **number) + "."
    sentence = f"look-back-{moment.kind}"
    motif = ""
    if moment.kind == "missed" and moment.letter:
        sentence += "-finds"
        key = found.rules.motifs[ord(moment.letter) - ord("A")]
        motif = words.motif(found.rules.id, key, "the")
    name, by = names[moment.seat], names[moment.by] if moment.by != HOUSE else ""
    yield words(sentence, name=name, by=by, motif=motif)
    before, after = round(100 * moment.before), round(100 * moment.after)
    yield words("look-back-change", before=before, after=after)
    if moment.kind == "missed" and turn.best is not None:
        yield words("look-back-better", actions=", ".join(turn.best.actions))
