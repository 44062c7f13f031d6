"""A server answers as a table in memory does: tests/table/conversations."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from daedalus.server import hub, room
from tests.server.stage import Client, Place, live
from tests.table.conversing import (
    FILES,
    SEED,
    got_line,
    parts,
    sent_line,
    transcript,
    with_tokens,
)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
async def test_a_server_answers_as_a_table_in_memory_does(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (hub, room):
        monkeypatch.setattr(module, "new_seed", lambda: SEED)
    body, _, text = parts(file)
    async with live(tmp_path) as place:
        lines = [line async for line in conversation(place, file)]
    assert transcript(body, iter(lines)) == text


async def conversation(place: Place, file: Path) -> AsyncIterator[str]:
    body, sent, _ = parts(file)
    made = (await place.http.post("/api/tables", json=body)).json()
    named = {"host": made["host"], **{str(key["seat"]): key["token"] for key in made["seats"]}}
    clients: dict[str, Client] = {}
    greeted: set[str] = set()
    for name, message in sent:
        if name not in clients:
            clients[name] = await Client.connect(place.port, made["id"])
            place.clients.append(clients[name])
        if message["t"] == "hello":
            greeted.add(name)
        yield sent_line(name, message)
        await clients[name].send(**with_tokens(message, named))
        if name not in greeted:  # nor would a ping be answered
            yield got_line(name, await clients[name].get())
            clients[name].got.clear()
            continue
        await clients[name].catch_up()
        for each in clients:
            if each in greeted:
                for got in await so_far(clients[each]):
                    yield got_line(each, got)


async def so_far(client: Client) -> list[dict[str, Any]]:
    """Return all that a client got, but for the answers to our own pings."""
    await client.catch_up()
    got = [message for message in client.got if message["t"] != "pong"]
    client.got.clear()
    return got
