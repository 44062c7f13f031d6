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
from daedalus.table import making
from daedalus.table.change import Moment
from daedalus.table.gathering import Gathering
from daedalus.table.messages import ENCODER, NewTable, ServerMessage
from daedalus.table.reader import Reader
from daedalus.table.terms import Terms
from tests.table.conversing import (
    FILES,
    SEED,
    got_line,
    parts,
    sent_line,
    transcript,
    with_tokens,
)

TERMS = Terms(clean_name, lambda level: level)


def played_in_memory(file: Path) -> str:
    """Return a conversation with a table in memory."""
    body, sent, _ = parts(file)
    return transcript(body, _lines(body, sent))


def _lines(body: dict[str, Any], sent: list[tuple[str, dict[str, Any]]]) -> Iterator[str]:
    tokens = map(str, count())
    first, keys = making.made(msgspec.convert(body, NewTable), "host", TERMS, lambda: next(tokens))
    named = {"host": "host", **{str(key.seat): key.token for key in keys}}
    begins = body.get("start", "full") == "full"
    table, _ = making.draft("abcdefghjkmn", first, begins, Moment(1, SEED))
    clock = count(1000)
    got: list[tuple[Reader, ServerMessage]] = []
    gathering = Gathering(
        table, TERMS, lambda: next(clock), lambda: SEED, lambda *told: got.append(told)
    )
    readers: dict[str, Reader] = {}
    for name, message in sent:
        reader = readers.setdefault(name, Reader())
        yield sent_line(name, message)
        gathering.hear(reader, json.dumps(with_tokens(message, named)))
        for each, other in readers.items():
            for to, told in got:
                if to is other:
                    yield got_line(each, json.loads(ENCODER.encode(told)))
        got.clear()


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_table_in_memory_answers_as_it_always_did(file: Path) -> None:
    assert played_in_memory(file) == parts(file)[2]


if __name__ == "__main__":
    for each in FILES:
        each.write_text(played_in_memory(each), encoding="utf-8")
