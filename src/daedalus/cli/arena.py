"""`daedalus arena`: bots against each other, with a table at the end."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from daedalus.cli.words import Words, told


def arena(
    bots: Annotated[list[str] | None, typer.Argument(help=told("help-arena-bots"))] = None,
    engine: Annotated[list[str] | None, typer.Option(help=told("help-arena-engine"))] = None,
    edition: Annotated[str, typer.Option(help=told("help-edition"))] = "classic",
    option: Annotated[
        list[str] | None, typer.Option("-o", "--option", help=told("help-option"))
    ] = None,
    seats: Annotated[int, typer.Option(help=told("help-seats"))] = 2,
    games: Annotated[int, typer.Option(help=told("help-arena-games"))] = 100,
    budget: Annotated[int | None, typer.Option(help=told("help-arena-budget"))] = None,
    patience: Annotated[int | None, typer.Option(help=told("help-arena-patience"))] = None,
    seed: Annotated[str, typer.Option(help=told("help-seed"))] = "arena",
    jobs: Annotated[int | None, typer.Option(help=told("help-arena-jobs"))] = None,
    out: Annotated[Path | None, typer.Option(help=told("help-arena-out"))] = None,
    cpu_time: Annotated[bool, typer.Option("--cpu-time", help=told("help-arena-cpu-time"))] = False,
    cluster: Annotated[bool, typer.Option("--cluster", help=told("help-arena-cluster"))] = False,
    markdown: Annotated[bool, typer.Option("--markdown", help=told("help-arena-markdown"))] = False,
) -> None:
    from daedalus.arena import Contest, Played, forfeits, read_program, run, table
    from daedalus.arena.engine import PATIENCE_MS
    from daedalus.bots import LEVELS
    from daedalus.cli.wish import options_of

    players = list(bots or [])
    programs = []
    for text in engine or []:
        programs.append(read_program(text, (*LEVELS, *players)))
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
    # The bar goes to stderr, and only to a person: a pipe gets the table alone.
    with typer.progressbar(
        length=total, file=sys.stderr, hidden=not sys.stderr.isatty(), show_pos=True
    ) as bar:

        def tell(played: Played) -> None:
            bar.update(1)

        played = run(contest, out, jobs, cluster, tell)
    typer.echo(table(played, markdown))
    words = Words()
    for why, count, stderr in forfeits(played):
        typer.echo(words("arena-forfeit", why=why, games=count))
        if stderr:
            typer.echo(words("arena-stderr", text=stderr))
