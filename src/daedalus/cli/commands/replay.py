"""`daedalus replay`: step through a record, or check it."""

import re
import sys
from pathlib import Path
from typing import Annotated

from daedalus.cli.arguments import Argument, Option
from daedalus.cli.letters import full_screen
from daedalus.cli.words import Words, told, told_languages
from daedalus.core.errors import NotationError, OptionError, quoted
from daedalus.core.record import Game


def replay(
    file: Annotated[str, Argument(help=told("help-file"))],
    verify: Annotated[bool, Option("--verify", help=told("help-verify"))] = False,
    plain: Annotated[bool, Option("--plain", help=told("help-plain"))] = False,
    motion: Annotated[bool, Option("--motion/--no-motion", help=told("help-motion"))] = True,
    box: Annotated[Path | None, Option(help=told("help-print-box"))] = None,
    lang: Annotated[str | None, Option(help=told_languages())] = None,
) -> None:
    from daedalus.core.record import verify as check_deal

    words = Words(lang)
    game = read_either(file)
    words.dress(game.rules.id, box)
    if verify:
        check_deal(game)
        print(words("replay-verified", file=file, actions=len(game.events)))
    elif plain or not full_screen(sys.stdin, sys.stdout):
        from daedalus.cli.plain import recite

        for line in recite(game, words):
            print(line)
    else:
        from daedalus.cli.screens.app import run_replay

        run_replay(game, words, motion)


def named_in(file: str) -> tuple[Path, int | None]:
    """Return the file and the number of a game: those of ``arena.games#17``, or a file alone."""
    within = re.fullmatch(r"(.+)#([0-9]{1,9})", file)
    if within is None or Path(file).exists():
        return Path(file), None
    return Path(within[1]), int(within[2])


def read_either(file: str) -> Game:
    """Return the game in a file, or on a line of an arena's file.

    :raises GameError: when there is no game, or it is not said which.
    """
    from daedalus.cli.request import read_file

    path, number = named_in(file)
    if number is not None:
        from daedalus.arena.run import read_kept
        from daedalus.editions import read_game

        return read_game(read_kept(path, number))
    try:
        return read_file(path)
    except NotationError as error:
        from daedalus.arena.run import is_of_an_arena

        if is_of_an_arena(path):
            raise OptionError(
                f"this file has many games; add the number of one, like #1: {quoted(file)}",
                "file-many",
                file=file,
            ) from error
        raise
