"""`daedalus replay`: step through a record, or check it."""

import sys
from pathlib import Path
from typing import Annotated

from daedalus.cli.arguments import Argument, Option
from daedalus.cli.words import Words, told


def replay(
    file: Annotated[Path, Argument(help=told("help-file"))],
    verify: Annotated[bool, Option("--verify", help=told("help-verify"))] = False,
    plain: Annotated[bool, Option("--plain", help=told("help-plain"))] = False,
    motion: Annotated[bool, Option("--motion/--no-motion", help=told("help-motion"))] = True,
    lang: Annotated[str | None, Option(help=told("help-lang"))] = None,
) -> None:
    from daedalus.cli.wish import read_file
    from daedalus.core.record import verify as check_deal

    words = Words(lang)
    game = read_file(file)
    if verify:
        check_deal(game)
        print(words("replay-verified", file=str(file), actions=len(game.events)))
    elif plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        from daedalus.cli.plain import recite

        for line in recite(game, words):
            print(line)
    else:
        from daedalus.cli.app import run_replay

        run_replay(game, words, motion)
