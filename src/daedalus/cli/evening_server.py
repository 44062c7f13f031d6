"""An evening with many at a server, over HTTP: a file keeps the host's key and who was given which.

The first line says where the evening is; whoever can read the file is the host.
"""

from __future__ import annotations

import json
import os
import sys
import urllib.error
import urllib.request
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from daedalus.cli.words import Words
from daedalus.core.errors import NotationError, OptionError, quoted

_SECONDS: Final = 30


class ServedEvening(NamedTuple):
    """An evening at a server."""

    file: Path
    server: str
    id: str
    host: str  # the token

    def ask(self, method: str, path: str = "", body: Any = None) -> Any:
        """Do something as the host."""
        answer = _ask(self.server, method, f"/api/evenings/{self.id}{path}", body, self.host)
        return json.loads(answer)

    def come(self, names: Sequence[str], words: Words) -> None:
        """Let people come; their tokens, which open their seats, are kept in the file."""
        for name in names:
            key = self.ask("POST", "/guests", {"name": name})
            _append(self.file, {"k": "guest", **key})
        self._here(self.ask("GET"), words)

    def leave(self, names: Sequence[str], words: Words) -> None:
        """Let people leave for good."""
        for name in names:
            guests = self.ask("GET")["guests"]
            here = [n for n, each in enumerate(guests) if each["here"] and each["name"] == name]
            if not here:
                raise OptionError(f"{quoted(name)} is not here")
            self.ask("DELETE", f"/guests/{here[0]}")
        self._here(self.ask("GET"), words)

    def round(self, words: Words) -> None:
        """Seat everybody, and say where."""
        told = self.ask("POST", "/rounds")
        print(words("evening-round", round=len(told["rounds"]), of=told["planned"]))
        for number, table in enumerate(told["rounds"][-1], start=1):
            names = ", ".join(told["guests"][guest]["name"] for guest in table["guests"])
            print(words("evening-table", table=number, names=names))
            print(f"  {self.server}/t/{table['id']}")

    def close(self) -> None:
        """End the round."""
        self.ask("POST", "/close")

    def standings(self, table: bool, words: Words) -> None:
        """Say how everybody stands."""
        if table:
            path = f"/api/evenings/{self.id}/standings"
            text = _ask(self.server, "GET", path, None, self.host).decode("utf-8-sig")
            sys.stdout.write(text.replace("\r\n", "\n"))
            return
        told = self.ask("GET")
        for each in told["standings"]:
            name = told["guests"][each["guest"]]["name"]
            print(words("evening-stands", place=each["place"], name=name, count=each["points"]))

    def _here(self, told: Mapping[str, Any], words: Words) -> None:
        here = [each["name"] for each in told["guests"] if each["here"]]
        print(words("evening-here", count=len(here), names=", ".join(here)))


def make(file: Path, server: str, edition: str, size: int, rounds: int) -> None:
    """Make an evening at a server, and print its link and its code."""
    server = server.rstrip("/")
    if not server.startswith(("http://", "https://")):
        raise OptionError(f"not the address of a server: {quoted(server)}")
    with os.fdopen(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w") as log:
        try:
            wish = {"edition": edition, "size": size, "rounds": rounds}
            made = json.loads(_ask(server, "POST", "/api/evenings", wish))
        except OptionError:
            file.unlink()
            raise
        first = {"k": "served", "server": server, "id": made["id"], "host": made["host"]}
        log.write(json.dumps(first) + "\n")
    print(f"{server}{made['link']}")
    print(made["code"])


def served(file: Path) -> ServedEvening | None:
    """Return the evening at a server that a file is about; None: it is one of its own.

    :raises NotationError: when its first line is damaged.
    """
    with file.open(encoding="utf-8") as log:
        first = log.readline()
    try:
        told = json.loads(first)
    except ValueError:
        return None
    if not isinstance(told, dict) or told.get("k") != "served":
        return None
    try:
        return ServedEvening(file, str(told["server"]), str(told["id"]), str(told["host"]))
    except KeyError as error:
        raise NotationError(f"line 1 has no {error}") from error


def _append(file: Path, line: Mapping[str, Any]) -> None:
    with file.open("a", encoding="utf-8", newline="\n") as log:
        log.write(json.dumps(line, ensure_ascii=False) + "\n")


def _ask(server: str, method: str, path: str, body: Any = None, token: str = "") -> bytes:
    """Return what a server answers.

    :raises OptionError: when it refuses, or does not answer.
    """
    headers = {"content-type": "application/json"}
    if token:
        headers["authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(server + path, data, headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=_SECONDS) as answer:
            return bytes(answer.read())
    except urllib.error.HTTPError as error:
        try:
            why = str(json.loads(error.read())["why"])
        except (ValueError, KeyError, TypeError):
            why = f"{server} answers {error.code}"
        raise OptionError(why) from error
    except OSError as error:
        raise OptionError(f"{server} does not answer") from error
