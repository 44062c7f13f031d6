"""Runs a contest on all cores or on a Ray cluster; every finished game is written at once."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from daedalus.arena import jobs as work
from daedalus.arena.contest import Contest, GameResult, play_game
from daedalus.core.errors import OptionError, quoted


def read_played(path: Path) -> list[GameResult]:
    """Return the games in a file, without a last line that is still being written or was cut short.

    :raises OptionError: when it is a different kind of file.
    """
    if not path.exists():
        return []
    text = path.read_bytes()
    try:
        return [GameResult(**json.loads(line)) for line in text[: _whole(text)].splitlines()]
    except (ValueError, TypeError) as error:
        raise OptionError(f"not a file of an arena: {quoted(str(path))}") from error


def _whole(text: bytes) -> int:
    """Return how many bytes of a file are whole lines."""
    return text.rfind(b"\n") + 1


def _mend(path: Path) -> None:
    """Remove a last line that was cut short by a kill, so that the next one stands alone."""
    if path.exists():
        with path.open("r+b") as file:
            file.truncate(_whole(file.read()))


def is_of_an_arena(path: Path) -> bool:
    """Return whether a file holds the games of an arena: its first line says so."""
    try:
        with path.open("rb") as file:
            GameResult(**json.loads(file.readline()))
    except (OSError, ValueError, TypeError):
        return False
    return True


def read_kept(path: Path, number: int) -> str:
    """Return the record of a game in an arena's file; the first line is number 1.

    :raises OptionError: when the file has no such game, or was written without records.
    """
    path.stat()  # raises an error if there is no such file
    played = read_played(path)
    if not 1 <= number <= len(played):
        raise OptionError(f"no such game: {number}: {quoted(str(path))} has {len(played)}")
    record = played[number - 1].record
    if not record:
        raise OptionError(f"{quoted(str(path))} has results, but no games")
    return record


def run(
    contest: Contest,
    out: Path | None = None,
    jobs: int | None = None,
    cluster: bool = False,
    tell: Callable[[GameResult], None] = lambda played: None,
) -> list[GameResult]:
    """Play all games of *contest* that are not yet in *out*; return all of them, in order.

    *tell* is called for every game: first those found in the file, then each as it is played.
    """
    wanted = {(contest.fingerprint(pairing), game): 1 for pairing, game in contest.to_play()}
    names = {contest.fingerprint(pairing): pairing for pairing in contest.pairings()}
    done = {
        # a program may have changed its name
        game.key: game._replace(**names[game.contest]._asdict())
        for game in (read_played(out) if out else [])
        if game.key in wanted
    }
    for played in done.values():
        tell(played)
    rest = [
        (pairing, game)
        for pairing, game in contest.to_play()
        if (contest.fingerprint(pairing), game) not in done
    ]
    games = work.done(play_game, ((contest, *job) for job in rest), jobs, cluster)
    if out:
        out.parent.mkdir(parents=True, exist_ok=True)
        _mend(out)
        with out.open("a", encoding="utf-8") as file:
            for played in games:
                file.write(json.dumps(played._asdict()) + "\n")
                file.flush()
                done[played.key] = played
                tell(played)
    else:
        for played in games:
            done[played.key] = played
            tell(played)
    return [done[key] for key in wanted]
