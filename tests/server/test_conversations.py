"""A server answers as a table in memory does: tests/table/conversations."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from daedalus.server import hub, room
from daedalus.table import table
from tests.server.stage import Client, Place, live
from tests.table.conversing import (
    FILES,
    SEED,
    Asked,
    Got,
    parts,
    transcript,
    with_tokens,
)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
async def test_a_server_answers_as_a_table_in_memory_does(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (hub, room):
        monkeypatch.setattr(module, "new_seed", lambda: SEED)
    monkeypatch.setattr(table, "COUNT_MS", 3_600_000)  # it begins when the file says so
    body, _, text = parts(file)
    async with live(tmp_path) as place:
        lines = [line async for line in conversation(place, file)]
    assert transcript(body, lines) == text


async def conversation(place: Place, file: Path) -> AsyncIterator[str | Got]:
    body, steps, _ = parts(file)
    made = (await place.http.post("/api/tables", json=body)).json()
    named = {"host": made["host"], **{str(key["seat"]): key["token"] for key in made["seats"]}}
    clients: dict[str, Client] = {}
    greeted: set[str] = set()
    for step in steps:
        yield step.line
        if isinstance(step, Asked):
            await over_http(place, made["id"], step, named)
        else:
            if step.name not in clients:
                clients[step.name] = await Client.connect(place.port, made["id"])
                place.clients.append(clients[step.name])
            client = clients[step.name]
            await client.send(**with_tokens(step.message, named))
            if step.message["t"] == "hello":
                greeted.add(step.name)
            if step.name not in greeted:  # nor would a ping be answered
                yield Got(step.name, await client.get())
                client.got.clear()
                continue
            await client.catch_up()
        for each in clients:
            if each in greeted:
                for got in await so_far(clients[each]):
                    yield Got(each, got)


async def over_http(place: Place, id: str, step: Asked, named: dict[str, str]) -> None:
    """Take or leave a seat; the token of a new one is noted."""
    path, seat = f"/api/tables/{id}/seats/{step.seat}", str(step.seat)
    if step.what == "sit":
        answer = await place.http.post(path, json={"name": step.name})
        named[seat] = answer.json()["token"]
    else:
        headers = {"authorization": f"Bearer {named[seat]}"}
        answer = await place.http.delete(path, headers=headers)
    assert answer.is_success, answer.text


async def so_far(client: Client) -> list[dict[str, Any]]:
    """Return all that a client got, except the answers to our own pings."""
    await client.catch_up()
    got = [message for message in client.got if message["t"] != "pong"]
    client.got.clear()
    return got
