"""The freeze attack: what a stranger sends is worked on elsewhere, within a budget, in pieces."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from daedalus.core.game import AnyRules
from daedalus.editions import read_game
from daedalus.server import jobs
from daedalus.table.budget import MOST_ACTIONS
from tests.server.stage import Place, live
from tests.table.test_replays import long_game

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def place(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Place]:
    async with live(tmp_path_factory.mktemp("freeze")) as running:
        yield running


async def test_a_long_replay_comes_in_pieces(place: Place) -> None:
    game = long_game(120)
    body = {"record": game.record()}
    whole = (await place.http.post("/api/replay", json=body)).json()
    assert (len(whole["frames"]), whole["next"]) == (121, None)
    frames: list[Any] = []
    start: int | None = 0
    while start is not None:
        path = f"/api/replay?from={start}&count=50"
        piece = (await place.http.post(path, json=body)).json()
        assert len(piece["frames"]) <= 50
        assert piece["frames"][0]["ply"] == start
        frames += piece["frames"]
        start = piece["next"]
    assert frames == whole["frames"]


async def test_a_tables_replay_comes_in_pieces_too(place: Place) -> None:
    made = await place.make(seats="bb", options={"cards": 1})
    room = place.hub.rooms[made["id"]]
    async with asyncio.timeout(60):
        while room.table.phase != "over":
            await asyncio.sleep(0.01)
    path = f"/api/tables/{made['id']}/replay"
    whole = (await place.http.get(path)).json()
    assert len(whole["frames"]) == room.table.ply + 1
    rest = (await place.http.get(f"{path}?from=2&count=1")).json()
    assert rest["frames"] == whole["frames"][2:3]
    assert rest["next"] == (3 if room.table.ply > 2 else None)
    assert rest["outcome"] == whole["outcome"]
    after = (await place.http.get(f"{path}?from={MOST_ACTIONS}")).json()
    assert (after["frames"], after["next"]) == ([], None)


async def test_an_oversized_record_is_refused_in_the_one_form(place: Place) -> None:
    answer = await place.http.post("/api/replay", json={"record": "\n" * (MOST_ACTIONS + 200)})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


async def test_nothing_of_a_strangers_record_is_read_by_the_server_itself(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No rules are asked on the event loop's thread while it answers."""
    record = long_game(40).record()
    kind = type(read_game(record).rules)
    here = threading.get_ident()

    def watched(name: str) -> Any:
        usual = getattr(kind, name)

        def call(rules: AnyRules, *given: Any) -> Any:
            assert threading.get_ident() != here, f"{name} on the event loop"
            return usual(rules, *given)

        return call

    for name in ("apply", "legal", "parse", "read", "start", "write"):
        monkeypatch.setattr(kind, name, watched(name))
    answer = await place.http.post("/api/replay", json={"record": record})
    assert len(answer.json()["frames"]) == 41


async def test_an_address_that_has_too_much_waiting_is_refused(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jobs, "MOST_WAITING", 0)
    made = await place.make(seats="bb")
    for answer in (
        await place.http.post("/api/replay", json={"record": "x"}),
        await place.http.get(f"/api/tables/{made['id']}/replay"),
        await place.http.get(f"/api/tables/{made['id']}/record"),
    ):
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many")


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "", None])
async def test_no_route_reads_anything_but_json(place: Place, kind: str | None) -> None:
    made = await place.make(seats="mo")
    id_ = made["id"]
    host = {"authorization": f"Bearer {made['host']}"}
    for method, path, body in (
        ("POST", "/api/tables", {"edition": "classic", "seats": [{"kind": "me"}]}),
        ("PATCH", f"/api/tables/{id_}", {"listed": True}),
        ("POST", f"/api/tables/{id_}/seats/1", {"name": "Eve"}),
        ("POST", f"/api/tables/{id_}/pair", {"code": "x"}),
        ("POST", f"/api/tables/{id_}/rematch", {}),
        ("POST", "/api/replay", {"record": "x"}),
    ):
        headers = host | ({} if kind is None else {"content-type": kind})
        content = json.dumps(body).encode()
        answer = await place.http.request(method, path, content=content, headers=headers)
        assert answer.status_code == 415, path
        assert answer.json()["code"] == "refused"


async def test_json_nested_deeply_is_refused_and_not_our_fault(place: Place) -> None:
    # How deep is too deep depends on the version of Python; what ends too soon is no better.
    for text in ("[" * 100_000, '{"a":' * 50_000, '{"record":' * 5_000, '{"a":', "x"):
        answer = await place.http.post(
            "/api/tables", content=text, headers={"content-type": "application/json"}
        )
        assert answer.status_code == 400
        assert answer.json()["code"] == "unreadable"
    client = await place.join((await place.make())["id"])
    await client.socket.send('{"t":"chat","text":' + "[" * 8_000)
    assert (await client.until(lambda each: each["t"] == "no"))["code"] == "unreadable"
    await client.catch_up()
