"""A request for a game, and the table made from it."""

import re
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from daedalus.bots.ladder import checked
from daedalus.cli.table import LocalTable, fresh_path, seated
from daedalus.cli.words import Words
from daedalus.core.errors import NotationError, OptionError, quoted
from daedalus.core.game import Setup
from daedalus.core.options import split_options
from daedalus.core.record import Game, begin, begin_from
from daedalus.editions import edition, named_rules, read_game

LEAST_SKILLED = "medium"


@dataclass(frozen=True)
class GameRequest:
    """An edition, who plays it, and how."""

    edition: str
    kinds: tuple[str, ...]  # "human" or "bot:medium", seat by seat
    options: Mapping[str, object] = field(default_factory=dict)
    names: tuple[str, ...] = ()
    seed: str | None = None
    position: str | None = None
    path: Path | None = None
    keep: bool = True  # save a record even if no path was given
    seconds: int = 0  # for each turn; 0: as many as everybody likes


def make_table(request: GameRequest, words: Words) -> LocalTable:
    """Return a table with a new game.

    :raises GameError: when the edition, an option, a bot or the position is invalid.
    """
    for kind in request.kinds:
        check_level(kind)
    players = seated(words, request.kinds, request.names)
    seed = secrets.token_hex(8) if request.seed is None else request.seed
    if request.position is not None:
        rules = named_rules(request.position, request.edition, request.options)
        game = begin_from(rules, request.position, seed, players)
    else:
        rules = edition(request.edition, **request.options)
        game = begin(rules, Setup(len(players), seed), players)
    path = request.path or (fresh_path(request.edition) if request.keep else None)
    return LocalTable(game, words, path, seconds=request.seconds)


def check_level(kind: str) -> None:
    """Refuse a bot of an unknown level."""
    level = kind.removeprefix("bot:")
    if level != kind:
        checked(level)


def resume_table(path: Path, words: Words, save: Path | None = None) -> LocalTable:
    """Return the table of a saved game.

    :raises GameError: when the file is not the record of a game.
    """
    game = read_file(path)
    for player in game.players:
        check_level(player.kind)
    return LocalTable(game, words, save or path)


def read_file(path: Path) -> Game:
    """Return the game in a file.

    :raises GameError: when it is not a record, and OSError when it cannot be read.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise NotationError(
            f"not a record: {quoted(str(path))}: byte {error.start + 1} is not UTF-8 text",
            "file-text",
            file=str(path),
        ) from error
    except ValueError as error:  # a name with a null byte
        raise NotationError(
            f"not a file: {quoted(str(path))}: {error}", "file", file=str(path)
        ) from error
    return read_game(text)


def again(table: LocalTable) -> LocalTable:
    """Return a new table with the same players and rules, and a fresh deal."""
    game = table.game
    seed = secrets.token_hex(8)
    fresh = begin(game.rules, Setup(len(game.players), seed), game.players)
    path = None if table.path is None else fresh_path(game.rules.id)
    return LocalTable(fresh, table.words, path, seconds=table.seconds)


def read_pairs(texts: Sequence[str], seats: int, what: str) -> dict[int, str]:
    """Return the seats, from 0, and the values of texts like ``2=medium``.

    :raises OptionError: when a text is not such a pair, or a seat is invalid or named twice.
    """
    pairs: dict[int, str] = {}
    for text in texts:
        match = re.fullmatch(r"([0-9])=(.+)", text, re.DOTALL)
        if match is None or not 1 <= int(match[1]) <= seats:
            raise OptionError(
                f"not a seat's {what}: {quoted(text)}: seats are 1 to {seats}",
                "pair",
                text=text,
                what=what,
                seats=seats,
            )
        if int(match[1]) - 1 in pairs:
            raise OptionError(
                f"seat {match[1]} has two of: {what}", "pair-twice", seat=match[1], what=what
            )
        pairs[int(match[1]) - 1] = match[2]
    return pairs


def kinds_of(seats: int, everyone: str | None, single: Sequence[str]) -> tuple[str, ...]:
    """Return who sits where: --bots LEVEL fills all seats but the first, --bot SEAT=LEVEL one.

    With neither, one human plays against bots; with --bot alone, all other seats are human.
    """
    chosen = read_pairs(single, seats, "bot")
    level = everyone or ("none" if chosen else LEAST_SKILLED)
    rest = "human" if level == "none" else f"bot:{level}"
    kinds = ["human", *(rest for _ in range(seats - 1))]
    for seat, text in chosen.items():
        kinds[seat] = f"bot:{text}"
    return tuple(kinds)


def options_of(texts: Sequence[str]) -> dict[str, Any]:
    """Return the options in texts like ``cards=6``, unchecked."""
    return dict(split_options(texts))
