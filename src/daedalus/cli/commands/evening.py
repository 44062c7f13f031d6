"""`daedalus evening`: an evening with many, in a file or at a server: who sits with whom."""

from __future__ import annotations

import csv
import json
import os
import secrets
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Final

from daedalus.cli.arguments import Argument, Command, Option
from daedalus.cli.evening_server import make, served
from daedalus.cli.words import Words, told, told_languages
from daedalus.core.errors import NotationError, OptionError, quoted
from daedalus.evening.evening import Evening, new_evening, retold

_File = Annotated[Path, Argument(metavar="FILE", help=told("help-evening-file"))]
_Names = Annotated[list[str], Argument(metavar="NAME", help=told("help-evening-name"))]
_Lang = Annotated[str | None, Option(help=told_languages())]


def new(
    file: _File,
    size: Annotated[int, Option(help=told("help-evening-size"))] = 4,
    rounds: Annotated[int, Option(help=told("help-evening-rounds"))] = 3,
    seed: Annotated[str | None, Option(help=told("help-seed"))] = None,
    server: Annotated[str | None, Option(help=told("help-evening-server"))] = None,
    edition: Annotated[str, Option(help=told("help-evening-edition"))] = "classic",
) -> None:
    if file.exists():
        raise OptionError(f"{quoted(str(file))} exists already")
    if server:
        if seed:
            raise OptionError("the server draws the seed")
        make(file, server, edition, size, rounds)
        return
    _write(file, Evening(), new_evening(size, rounds, seed or secrets.token_hex(8)))


def come(file: _File, names: _Names, lang: _Lang = None) -> None:
    if there := served(file):
        there.come(names, Words(lang))
        return
    _each(file, names, Evening.come, lang)


def leave(file: _File, names: _Names, lang: _Lang = None) -> None:
    if there := served(file):
        there.leave(names, Words(lang))
        return
    _each(file, names, Evening.leave, lang)


def round(file: _File, lang: _Lang = None) -> None:
    if there := served(file):
        there.round(Words(lang))
        return
    words, before = Words(lang), _read(file)
    evening = before.begin_round()
    _write(file, before, evening)
    print(words("evening-round", round=len(evening.rounds), of=evening.planned))
    for number, names in enumerate(evening.rounds[-1].tables, start=1):
        print(words("evening-table", table=number, names=", ".join(names)))


def result(
    file: _File,
    table: Annotated[int, Argument(metavar="TABLE", help=told("help-evening-table"))],
    names: Annotated[list[str], Argument(metavar="NAME", help=told("help-evening-order"))],
) -> None:
    if served(file):
        raise OptionError("at a server the tables say how they end")
    before = _read(file)
    order = [group.split("=") for group in names]
    _write(file, before, before.end_table(table - 1, order))


def close(file: _File) -> None:
    if there := served(file):
        there.close()
        return
    before = _read(file)
    _write(file, before, before.close_round())


def standings(
    file: _File,
    table: Annotated[bool, Option("--csv", help=told("help-evening-csv"))] = False,
    lang: _Lang = None,
) -> None:
    if there := served(file):
        there.standings(table, Words(lang))
        return
    words, evening = Words(lang), _read(file)
    found = evening.standings()
    if table:
        lines = csv.writer(sys.stdout, lineterminator="\n")
        lines.writerow(
            ["place", "name", "points", *(f"round {at + 1}" for at in range(len(evening.rounds)))]
        )
        for each in found:
            lines.writerow([each.place, each.name, each.points, *each.rounds])
        return
    for each in found:
        print(words("evening-stands", place=each.place, name=each.name, count=each.points))


def _each(
    file: Path, names: list[str], change: Callable[[Evening, str], Evening], lang: str | None
) -> None:
    """Let each of the names come or leave, and say who is here."""
    words, before = Words(lang), _read(file)
    evening = before
    for name in names:
        evening = change(evening, name)
    _write(file, before, evening)
    print(words("evening-here", count=len(evening.here), names=", ".join(evening.here)))


def _read(file: Path) -> Evening:
    """Return the evening of a file.

    :raises NotationError: when a line is none of an evening.
    """
    events = []
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
        try:
            event = json.loads(line)
        except ValueError as error:
            raise NotationError(f"line {number} is not JSON: {quoted(line)}") from error
        events.append(event if isinstance(event, dict) else {"k": line})
    return retold(events)


def _write(file: Path, before: Evening, after: Evening) -> None:
    """Append what has happened: all of it, or nothing that could be read."""
    new = after.events[len(before.events) :]
    with file.open("a", encoding="utf-8", newline="\n") as log:
        log.write("".join(json.dumps(event, ensure_ascii=False) + "\n" for event in new))
        log.flush()
        os.fsync(log.fileno())


PARTS: Final[dict[str, Command]] = {
    "new": new,
    "come": come,
    "leave": leave,
    "round": round,
    "result": result,
    "close": close,
    "standings": standings,
}
