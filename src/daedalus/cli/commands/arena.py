"""`daedalus arena`: bots against each other, with a table of results."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from daedalus.cli.arguments import Argument, Option
from daedalus.cli.progress import Progress
from daedalus.cli.words import Words, told, told_editions

if TYPE_CHECKING:
    from daedalus.arena import GameResult

SKILLS: Final = ("bot", "lost", "marks", "luck-each")
"""The columns of what --review says about each bot."""


def arena(
    bots: Annotated[list[str] | None, Argument(help=told("help-arena-bots"))] = None,
    engine: Annotated[list[str] | None, Option(help=told("help-arena-engine"))] = None,
    edition: Annotated[str, Option(help=told_editions())] = "classic",
    option: Annotated[list[str] | None, Option("-o", "--option", help=told("help-option"))] = None,
    seats: Annotated[int, Option(help=told("help-seats"))] = 2,
    games: Annotated[int, Option(help=told("help-arena-games"))] = 100,
    budget: Annotated[int | None, Option(help=told("help-arena-budget"))] = None,
    patience: Annotated[int | None, Option(help=told("help-arena-patience"))] = None,
    seed: Annotated[str, Option(help=told("help-seed"))] = "arena",
    jobs: Annotated[int | None, Option(help=told("help-arena-jobs"))] = None,
    out: Annotated[Path | None, Option(help=told("help-arena-out"))] = None,
    cpu_time: Annotated[bool, Option("--cpu-time", help=told("help-arena-cpu-time"))] = False,
    cluster: Annotated[bool, Option("--cluster", help=told("help-arena-cluster"))] = False,
    markdown: Annotated[bool, Option("--markdown", help=told("help-arena-markdown"))] = False,
    review: Annotated[bool, Option("--review", help=told("help-arena-review"))] = False,
) -> None:
    from daedalus.arena import Contest, forfeits, introduced, run, table
    from daedalus.arena.engine import PATIENCE_MS
    from daedalus.arena.run import read_played
    from daedalus.bots import LEVELS
    from daedalus.cli.request import options_of

    players = list(bots or [])
    programs = []
    for text in engine or []:
        programs.append(introduced(text, (*LEVELS, *players)))
        players.append(programs[-1].name)
    contest = Contest(
        tuple(players),
        edition,
        options_of(option or []),
        seats,
        games,
        seed,
        budget,
        cpu_time,
        tuple(programs),
        PATIENCE_MS if patience is None else patience,
    )
    total = len(contest.pairings()) * games
    kept = {each.key for each in read_played(out)} if out else set()
    with Progress(total) as progress:

        def tell(played: GameResult) -> None:
            progress.step(played.key in kept)

        played = run(contest, out, jobs, cluster, tell)
    print(table(played, markdown))
    words = Words()
    if review:
        for line in reviews(played, jobs, words):
            print(line)
    for why, count, stderr in forfeits(played):
        print(words("arena-forfeit", why=why, games=count))
        if stderr:
            print(words("arena-stderr", text=stderr))


def reviews(games: list[GameResult], jobs: int | None, words: Words) -> Iterator[str]:
    """Yield what every bot's turns lost, its luck, and the win rates without luck."""
    from daedalus.cli.columns import columns
    from daedalus.review.contest import adjusted, review_all, skills

    with Progress(len(games)) as progress:
        found = review_all(games, jobs or 1, progress.step)
    rows = [tuple(words(f"look-back-{head}") for head in SKILLS)]
    for each in skills(found):
        lost = words.number(-100 * each.per_decision, 2)
        luck = words.number(100 * each.luck, signed=True)
        rows.append((each.bot, lost, words.number(each.marks), luck))
    yield ""
    yield from columns(rows)
    pairs: list[tuple[str, ...]] = [
        ("", words("look-back-wins"), "95 %", words("look-back-without-luck"), "95 %")
    ]
    for pair in adjusted(found):
        rates = [cell for each in (pair.plain, pair.without_luck) for cell in _rate(words, *each)]
        pairs.append((f"{pair.one} v {pair.other}", *rates))
    yield ""
    yield from columns(pairs)
    yield words("look-back-note")


def _rate(words: Words, *rates: float) -> tuple[str, str]:
    """Return a win rate and its interval, as percentages without their sign."""
    rate, low, high = (words.number(100 * each) for each in rates)
    return rate, f"{low} – {high}"
