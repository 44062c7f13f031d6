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
from daedalus.table.gathering import Gathering
from daedalus.table.keys import hashed
from daedalus.table.messages import ENCODER, NewTable, ServerMessage
from daedalus.table.reader import Reader
from daedalus.table.terms import Terms
from tests.table.conversing import (
    FILES,
    SEED,
    Asked,
    Sent,
    got_line,
    parts,
    transcript,
    with_tokens,
)

TERMS = Terms(clean_name, lambda level: level)


def played_in_memory(file: Path) -> str:
    """Return a conversation with a table in memory."""
    body, steps, _ = parts(file)
    return transcript(body, _lines(body, steps))


def _lines(body: dict[str, Any], steps: list[Sent | Asked]) -> Iterator[str]:
    tokens = map(str, count())
    first, keys = making.made(msgspec.convert(body, NewTable), "host", TERMS, lambda: next(tokens))
    named = {"host": "host", **{str(key.seat): key.token for key in keys}}
    begins = body.get("start", "full") == "full"
    table, _ = making.draft("abcdefghjkmn", first, begins, Circumstances(1, SEED))
    clock = count(1000)
    got: list[tuple[Reader, ServerMessage]] = []
    gathering = Gathering(
        table, TERMS, lambda: next(clock), lambda: SEED, lambda *told: got.append(told)
    )
    readers: dict[str, Reader] = {}
    for step in steps:
        yield step.line
        if isinstance(step, Sent):
            reader = readers.setdefault(step.name, Reader())
            gathering.hear(reader, json.dumps(with_tokens(step.message, named)))
        else:
            named[str(step.seat)] = over_http(gathering, step, named)
        for each, other in readers.items():
            for to, told in got:
                if to is other:
                    yield got_line(each, json.loads(ENCODER.encode(told)))
        got.clear()


def over_http(gathering: Gathering, step: Asked, named: dict[str, str]) -> str:
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


if __name__ == "__main__":
    for each in FILES:
        each.write_text(played_in_memory(each), encoding="utf-8")
