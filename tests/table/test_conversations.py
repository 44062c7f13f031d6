"""A table in memory answers as the files say.

After a change of the messages: `python -m tests.table.test_conversations` writes the files anew;
the diff is the review.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest

from daedalus.core.names import clean_name
from daedalus.table import making, seats
from daedalus.table.caller import Caller
from daedalus.table.change import Circumstances
from daedalus.table.gathering import LoneGathering
from daedalus.table.keys import hashed
from daedalus.table.messages import ENCODER, NewTable, ServerMessage
from daedalus.table.reader import Reader
from daedalus.table.table import Table
from daedalus.table.terms import Terms
from tests.table.conversing import (
    FILES,
    SEED,
    Asked,
    Got,
    Sent,
    parts,
    transcript,
    with_tokens,
)

TERMS = Terms(clean_name, lambda level: str(level))


class Kept(Reader):
    """A reader that keeps what it is told."""

    def __init__(self) -> None:
        super().__init__()
        self.got: list[bytes] = []

    def deliver(self, message: ServerMessage) -> None:
        self.got.append(ENCODER.encode(message))


def played_in_memory(file: Path) -> str:
    """Return a conversation with a table in memory."""
    body, steps, _ = parts(file)
    return transcript(body, _lines(body, steps))


def drafted(body: dict[str, Any]) -> tuple[Table, dict[str, str]]:
    """Return the table that a file begins with, and the tokens by their names there."""
    tokens = map(str, count())
    first, keys = making.made(msgspec.convert(body, NewTable), "host", TERMS, lambda: next(tokens))
    named = {"host": "host", **{str(key.seat): key.token for key in keys}}
    begins = body.get("start", "full") == "full"
    return making.draft("abcdefghjkmn", first, begins, Circumstances(1, SEED)).table, named


def _lines(body: dict[str, Any], steps: list[Sent | Asked]) -> Iterator[str | Got]:
    table, named = drafted(body)
    clock = count(1000)
    gathering = LoneGathering(table, TERMS, lambda: next(clock), lambda: SEED)
    readers: dict[str, Kept] = {}
    for step in steps:
        yield step.line
        if isinstance(step, Sent):
            reader = readers.setdefault(step.name, Kept())
            gathering.converse(reader, json.dumps(with_tokens(step.message, named)))
        else:
            named[str(step.seat)] = over_http(gathering, step, named)
        for name, reader in readers.items():
            for told in reader.got:
                yield Got(name, json.loads(told))
            reader.got.clear()


def over_http(gathering: LoneGathering, step: Asked, named: dict[str, str]) -> str:
    """Take or leave a seat, and return its token."""
    if step.what == "sit":
        token = f"of {step.name}"
        key = hashed(token)
        gathering.change(lambda table, moment: seats.sit(table, moment, step.seat, step.name, key))
        return token
    token = named[str(step.seat)]
    caller = Caller(frozenset({hashed(token)}), None)
    gathering.change(lambda table, moment: seats.leave(table, caller, step.seat))
    return token


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_table_in_memory_answers_as_it_always_did(file: Path) -> None:
    assert played_in_memory(file) == parts(file)[2]


def test_a_new_field_is_written_once_where_it_has_its_usual_value() -> None:
    now = {"t": "now", "table": {"seats": [{"here": True, "new": 0}], "new": 0}, "new": 0}
    later = {**now, "table": {"seats": [{"here": False, "new": 0}], "new": 0}}
    told = transcript({}, [Got("a", now), Got("a", later), Got("b", {"t": "no", "now": later})])
    assert [line.count("new") for line in told.splitlines()[1:]] == [3, 0, 3]


if __name__ == "__main__":
    for each in FILES:
        each.write_text(played_in_memory(each), encoding="utf-8")
