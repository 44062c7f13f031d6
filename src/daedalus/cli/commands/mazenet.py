"""`daedalus mazenet`: host that league's programs, or play on its referee (docs/mazenet.md)."""

from __future__ import annotations

import asyncio
import secrets
import sys
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, Final

from daedalus.cli.arguments import Argument, Option, number
from daedalus.cli.table import games_folder
from daedalus.cli.words import Words, told
from daedalus.core.errors import OptionError, quoted
from daedalus.core.record import Game

_PORT = 5123
_DIALECTS = ("2015", "2018")


def serve(
    players: Annotated[int, Option(help=told("help-mazenet-players"))] = 2,
    port: Annotated[int, Option(help=told("help-mazenet-port"))] = _PORT,
    host: Annotated[str, Option(help=told("help-mazenet-host"))] = "127.0.0.1",
    bot: Annotated[list[str] | None, Option(help=told("help-mazenet-bots"))] = None,
    budget: Annotated[int | None, Option(help=told("help-arena-budget"))] = None,
    games: Annotated[int, Option(help=told("help-mazenet-games"))] = 1,
    seed: Annotated[str | None, Option(help=told("help-seed"))] = None,
    record: Annotated[str | None, Option(help=told("help-mazenet-record"))] = None,
    answer: Annotated[float, Option(help=told("help-mazenet-answer"))] = 20.0,
    wait: Annotated[float, Option(help=told("help-mazenet-wait"))] = 120.0,
) -> None:
    # By name, since the command line must not depend on the adapters.
    referee: Any = import_module("daedalus.adapters.mazenet.referee")
    tell = teller(Words())
    _check_port(port, lowest=0)
    if not (0 < answer <= 86_400 and 0 < wait <= 86_400):
        raise OptionError(f"not a time in seconds: {answer:g}, {wait:g}")
    table = referee.Hosting(players, tuple(bot or ()), answer, wait, budget, tell)

    def seeds() -> Iterator[str]:
        at = 0
        while games == 0 or at < games:
            yield secrets.token_hex(8) if seed is None else seed if not at else f"{seed}/{at}"
            at += 1

    def keep(game: Game) -> None:
        tell("kept", path=keep_record(game, record))

    asyncio.run(referee.host(table, host, port, seeds(), keep))


def join(
    address: Annotated[str, Argument(help=told("help-mazenet-address"))] = "127.0.0.1",
    bot: Annotated[str, Option(help=told("help-mazenet-bot"))] = "master",
    name: Annotated[str, Option(help=told("help-mazenet-name"))] = "Daedalus",
    dialect: Annotated[str, Option(help=told("help-mazenet-dialect"))] = "2018",
    budget: Annotated[int | None, Option(help=told("help-arena-budget"))] = None,
    record: Annotated[str | None, Option(help=told("help-mazenet-record"))] = None,
) -> int:
    guest_of: Any = import_module("daedalus.adapters.mazenet.guest").join
    dialects: Any = import_module("daedalus.adapters.mazenet.messages").DIALECTS
    words = Words()
    if dialect not in dialects:
        raise OptionError(f"no such dialect: {quoted(dialect)}: there are {', '.join(_DIALECTS)}")
    if not name.strip() or len(name) > 30 or not name.isprintable():
        raise OptionError(f"not a name: {quoted(name)}: up to 30 characters")
    host, colon, port = address.rpartition(":")
    place = (host, _check_port(number(port))) if colon else (address, _PORT)
    guest = guest_of(
        *place, bot, name.strip(), dialects[dialect], budget, secrets.token_hex(4), teller(words)
    )
    game = guest.record()
    if game is not None:
        print(words("mazenet-kept", path=keep_record(game, record)))
    if guest.won is None:
        print(words("mazenet-sent-away", error=guest.error), file=sys.stderr)
        return 1
    return 0


PARTS: Final = {"serve": serve, "join": join}


def _check_port(port: int, lowest: int = 1) -> int:
    if not lowest <= port <= 65_535:
        raise OptionError(f"not a port: {port}")
    return port


def keep_record(game: Game, wish: str | None) -> str:
    """Write a record to a file, or under a new name into a folder; return its path."""
    folder = games_folder() if wish is None else Path(wish)
    if wish is None or folder.is_dir() or wish.endswith("/"):
        path = folder / f"mazenet-{time.strftime('%Y%m%d-%H%M%S')}.game"
    else:
        path = folder
    fresh, count = path, 2
    while fresh.exists():  # never overwrite
        fresh, count = path.with_stem(f"{path.stem}-{count}"), count + 1
    fresh.parent.mkdir(parents=True, exist_ok=True)
    fresh.write_text(game.record(), encoding="utf-8", newline="\n")
    return str(fresh)


def teller(words: Words) -> Callable[..., None]:
    """Return a function that reports progress to a person."""
    sentences = {
        "listening": "mazenet-listening",
        "joined": "mazenet-joined",
        "left": "mazenet-left",
        "begins": "mazenet-begins",
        "found": "mazenet-found",
        "dropped": "mazenet-dropped",
        "won": "mazenet-won",
        "unfinished": "mazenet-unfinished",
        "kept": "mazenet-kept",
        "seated": "mazenet-seated",
        "refused": "mazenet-refused",
    }

    def tell(event: str, **about: object) -> None:
        # A port is a name, not a quantity: no thousands separator.
        print(words(sentences[event], **{**about, "port": str(about.get("port", ""))}))

    return tell
