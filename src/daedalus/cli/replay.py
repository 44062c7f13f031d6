"""`daedalus replay`: step through a record, or check it."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from daedalus.cli.words import Words, told


def replay(
    file: Annotated[Path, typer.Argument(help=told("help-file"))],
    verify: Annotated[bool, typer.Option("--verify", help=told("help-verify"))] = False,
    plain: Annotated[bool, typer.Option("--plain", help=told("help-plain"))] = False,
    motion: Annotated[bool, typer.Option("--motion/--no-motion", help=told("help-motion"))] = True,
    lang: Annotated[str | None, typer.Option(help=told("help-lang"))] = None,
) -> None:
    from daedalus.cli.wish import read_file
    from daedalus.core.record import verify as check_deal

    words = Words(lang)
    game = read_file(file)
    if verify:
        check_deal(game)
        typer.echo(words("replay-verified", file=str(file), actions=len(game.events)))
    elif plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        from daedalus.cli.plain import recite

        for line in recite(game, words):
            typer.echo(line)
    else:
        from daedalus.cli.app import run_replay

        run_replay(game, words, motion)
