"""`daedalus record`: check golden games, or rewrite them after an intended rule change."""

from pathlib import Path
from typing import Annotated

from daedalus.cli.arguments import Argument, Option
from daedalus.cli.words import told


def record(
    files: Annotated[list[Path], Argument(metavar="FILE...", help=told("help-files"))],
    write: Annotated[bool, Option("--write", help=told("help-write"))] = False,
) -> None:
    from daedalus.core.errors import Cause, GameError, NotationError

    stale = []
    for path in files:
        try:
            fresh = _refreshed(path)
        except GameError as error:
            why = Cause(f"{path}: {error}", "in-file", file=str(path), why=error.why)
            raise type(error)(why) from error
        if fresh.encode() == path.read_bytes():
            continue
        stale.append(path)
        if write:
            path.write_text(fresh, encoding="utf-8", newline="\n")
            print(f"written: {path}")
    if stale and not write:
        raise NotationError(f"not as it would be written now: {', '.join(map(str, stale))}")


def _refreshed(path: Path) -> str:
    """Return a record as it would be written now, from its seed if that is known."""
    from dataclasses import replace

    from daedalus.cli.request import read_file
    from daedalus.core.game import Setup
    from daedalus.core.record import begin

    game = read_file(path)
    if game.seed is not None:
        dealt = begin(game.rules, Setup(len(game.players), game.seed), game.players)
        for event in game.events:
            dealt = dealt.play(*event)
        game = replace(dealt, seed_sha256=game.seed_sha256 or dealt.seed_sha256)
    return game.record()
