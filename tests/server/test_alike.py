"""The paths of a server and of a browser's tables answer alike."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from daedalus.server import hub, room
from tests.browser.living import Worker
from tests.server.stage import live
from tests.table.conversing import timeless

SEATS = [{"kind": "me", "name": "Mira"}, {"kind": "me", "name": "Ole"}]
BODY = {"edition": "classic", "seats": SEATS, "options": {"start": 1, "cards": 1}}
# Method, path below the table's, body, and whether with the token of the first seat.
ASKED: list[tuple[str, str, Any, bool]] = [
    ("GET", "", None, False),
    ("GET", "", None, True),
    ("GET", "/replay", None, True),
    ("GET", "/replay?from=0&count=1", None, False),
    ("GET", "/record", None, True),
    ("GET", "/record", None, False),
    ("PATCH", "", {"hints": False}, True),
    ("POST", "/seats/0", {"name": "Zoe"}, False),
    ("POST", "/rematch", {}, True),
    ("POST", "/rematch", {}, False),
    ("DELETE", "/seats/1", None, True),
    ("DELETE", "/seats/0", None, True),
    ("GET", "", None, True),
]


async def test_a_server_and_a_browser_answer_requests_alike(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (hub, room):
        monkeypatch.setattr(module, "new_seed", lambda: "7")
    worker = Worker()
    here = worker.make(BODY)
    async with live(tmp_path) as place:
        there = (await place.http.post("/api/tables", json=BODY)).json()
        assert there.keys() == here.keys()
        for method, path, body, known in ASKED:
            tokens = [made["seats"][0]["token"] if known else "none" for made in (here, there)]
            answer = await place.http.request(
                method,
                f"/api/tables/{there['id']}{path}",
                json=body,
                headers={"authorization": f"Bearer {tokens[1]}"},
            )
            said = worker.ask(method, f"/api/tables/{here['id']}{path}", body, tokens[0])
            assert (said[0], content(said[1])) == (answer.status_code, content(answer.text)), path
        for path in ("/api/puzzles", "/api/puzzles/daily?date=2026-11-17", "/api/lessons"):
            answer = await place.http.get(path)
            assert worker.ask("GET", path) == (answer.status_code, answer.text)
        editions = (await place.http.get("/api/editions")).json()
    assert json.loads(worker.ask("GET", "/api/editions")[1]) == editions


def content(text: str) -> Any:
    """Return a body without times and ids; a record is a text."""
    try:
        value = timeless(json.loads(text or "null"))
    except ValueError:
        return text
    return {**value, "quiet": 0} if isinstance(value, dict) and "quiet" in value else value
