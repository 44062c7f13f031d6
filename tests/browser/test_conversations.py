"""A browser answers as a table in memory and a server do: tests/table/conversations."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from daedalus.browser import device_tables
from tests.browser.living import Worker
from tests.table.conversing import FILES, Asked, Got, parts, transcript, with_tokens


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_browser_answers_as_a_table_in_memory_does(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(device_tables, "first_part", str)  # the same seed as elsewhere
    body, _, text = parts(file)
    assert transcript(body, conversation(file)) == text


def conversation(file: Path) -> Iterator[str | Got]:
    body, steps, _ = parts(file)
    worker = Worker()
    made = worker.make(body)
    named = {"host": made["host"], **{str(key["seat"]): key["token"] for key in made["seats"]}}
    lines: dict[str, int] = {}
    for step in steps:
        yield step.line
        if isinstance(step, Asked):
            path, seat = f"/api/tables/{made['id']}/seats/{step.seat}", str(step.seat)
            if step.what == "sit":
                status, said = worker.ask("POST", path, {"name": step.name})
                named[seat] = json.loads(said)["token"]
            else:
                status, said = worker.ask("DELETE", path, None, named[seat])
            assert status < 300, said
        else:
            if step.name not in lines:
                lines[step.name] = len(lines)
                worker.join(lines[step.name], made["id"])
            message = json.dumps(with_tokens(step.message, named))
            worker.after(worker.port.hear(lines[step.name], message))
        for name, line in lines.items():
            for got in worker.got[line]:
                yield Got(name, got)
            worker.got[line].clear()
