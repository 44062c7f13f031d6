"""Conversations with a table: what clients send and what each of them gets, as a file records it.

A file holds the body a table is made of, then what is sent (`> name message`) and what each client
gets for it (`< name message`); over HTTP seats are taken (`! sit SEAT NAME`) and left (`! leave
SEAT`).  Of a `now` only what differs from the client's last one is shown, and of the first what
differs from `first.json`.  Times are left out; long lists are shown by their hash.  The same files
are played to a table in memory, a server, a browser and a terminal: all answer alike.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

FOLDER = Path(__file__).parent / "conversations"
FILES = sorted(FOLDER.glob("*.txt"))
FIRST: dict[str, Any] = json.loads((FOLDER / "first.json").read_text())
"""A `now` as everybody gets it at first, as far as it is usual: leaves by their paths."""
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


class Got(NamedTuple):
    """A message that a client got."""

    name: str
    message: Message


def transcript(made: Message, told: Iterable[str | Got]) -> str:
    """Return a conversation as a file records it."""
    before: dict[str, Message] = {}
    lines = [json.dumps(made)]
    for line in told:
        if isinstance(line, Got):
            short = _short(timeless(line.message), line.name, before)
            line = f"< {line.name} {json.dumps(short)}"
        lines.append(line)
    return "\n".join(lines) + "\n"


def _short(message: Message, name: str, before: dict[str, Message]) -> Message:
    """Return a message with no more of its `now` than what differs from the last one."""
    if isinstance(message.get("now"), dict):
        return {**message, "now": _short(message["now"], name, before)}
    if message["t"] != "now":
        return message
    old, new = before.get(name) or FIRST, flat(message)
    before[name] = new
    changed = {key: value for key, value in new.items() if key not in old or old[key] != value}
    gone = [key for key in old if key not in new]
    return {"t": "now", **changed, **({"gone": gone} if gone else {})}


def flat(value: Any, path: str = "") -> dict[str, Any]:
    """Return the leaves of a message by their paths; a list of plain values is a leaf."""
    named: Iterable[tuple[Any, Any]]
    if isinstance(value, dict) and value:
        named = value.items()
    elif isinstance(value, list) and any(isinstance(each, dict) for each in value):
        named = enumerate(value)
    else:
        return {path: value}
    return {
        leaf: each
        for key, inner in named
        for leaf, each in flat(inner, f"{path}.{key}" if path else f"{key}").items()
    }


def timeless(message: Any) -> Any:
    """Return a message without what depends on the clock or on chance, and not too long."""
    if isinstance(message, list):
        if len(message) > 8:
            digest = sha256(json.dumps(message).encode()).hexdigest()[:12]
            return f"{len(message)} of {digest}"
        return [timeless(each) for each in message]
    if not isinstance(message, dict):
        return message
    left_out = {"at", "since", "ms", "id", "times", "begins", "seal"}
    if message.get("t") != "no":  # there it is the kind of refusal; of a table it is drawn
        left_out.add("code")
    kept = {key: timeless(value) for key, value in message.items() if key not in left_out}
    if isinstance(message.get("after"), dict):
        digest = sha256(json.dumps(message["after"], sort_keys=True).encode()).hexdigest()[:12]
        kept["after"] = f"{len(message['after'])} of {digest}"
    return kept
