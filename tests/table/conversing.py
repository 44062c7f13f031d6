"""Conversations with a table: what clients send and what each of them gets, as a file records it.

A file holds the body a table is made of, then what is sent (`> name message`) and what each client
gets for it (`< name message`); over HTTP seats are taken (`! sit SEAT NAME`) and left (`! leave
SEAT`).  Times are left out; long lists are shown by their hash.  The same files are played to a
table in memory and to a server; a table anywhere else must answer alike.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

FOLDER = Path(__file__).parent / "conversations"
FILES = sorted(FOLDER.glob("*.txt"))
SEED = "7"

Message = dict[str, Any]


class Sent(NamedTuple):
    """A message that a client sends."""

    line: str
    name: str
    message: Message


class Asked(NamedTuple):
    """A seat that is taken or left over HTTP."""

    line: str
    what: str
    seat: int
    name: str


def parts(file: Path) -> tuple[Message, list[Sent | Asked], str]:
    """Return the body of a table, what is sent to it by whom, and the whole text."""
    text = file.read_text(encoding="utf-8")
    first, *rest = text.splitlines()
    steps: list[Sent | Asked] = []
    for line in rest:
        kind, _, what = line.partition(" ")
        if kind == ">":
            name, _, message = what.partition(" ")
            steps.append(Sent(line, name, json.loads(message)))
        elif kind == "!":
            do, seat, name = [*what.split(), ""][:3]
            steps.append(Asked(line, do, int(seat), name))
    return json.loads(first), steps, text


def with_tokens(message: Message, tokens: Mapping[str, str]) -> Message:
    """Return a message with the real tokens for `host`, `0`, `1`, ..."""
    if "tokens" not in message:
        return message
    return {**message, "tokens": [tokens.get(token, token) for token in message["tokens"]]}


def transcript(made: Message, told: Iterator[str]) -> str:
    return "\n".join([json.dumps(made), *told]) + "\n"


def got_line(name: str, message: Message) -> str:
    return f"< {name} {json.dumps(timeless(message))}"


def timeless(message: Any) -> Any:
    """Return a message without what depends on the clock or on chance, and not too long."""
    if isinstance(message, list):
        if len(message) > 8:
            digest = sha256(json.dumps(message).encode()).hexdigest()[:12]
            return f"{len(message)} of {digest}"
        return [timeless(each) for each in message]
    if not isinstance(message, dict):
        return message
    left_out = {"at", "since", "ms", "id", "times", "begins"}
    kept = {key: timeless(value) for key, value in message.items() if key not in left_out}
    if isinstance(message.get("after"), dict):
        digest = sha256(json.dumps(message["after"], sort_keys=True).encode()).hexdigest()[:12]
        kept["after"] = f"{len(message['after'])} of {digest}"
    return kept
