"""Connections of clients: slow ones, silent ones, those that send too much."""

from __future__ import annotations

import asyncio
import json
import socket
from pathlib import Path
from typing import Any

import pytest
import websockets

from daedalus.server import connection, run, websocket
from tests.server.stage import PATIENCE, Client, Place, live, turn_of


async def sit_two(place: Place, **more: Any) -> tuple[dict[str, Any], Client, Client]:
    made = await place.make(seats="mm", options={"start": 1, "cards": 6}, **more)
    one, two = [await place.join(made["id"], key["token"]) for key in made["seats"]]
    return made, one, two


async def deaf(place: Place, table: str, *tokens: str) -> Client:
    """Return a client that says hello and never reads, on a socket with a small buffer."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.setblocking(False)
    await asyncio.get_running_loop().sock_connect(raw, ("127.0.0.1", place.port))
    address = f"ws://127.0.0.1:{place.port}/ws/tables/{table}"
    raw_line = await websockets.connect(
        address, sock=raw, max_queue=1, ping_interval=None, close_timeout=1, compression=None
    )
    client = Client(raw_line)
    place.clients.append(client)
    await client.send(t="hello", tokens=list(tokens))
    return client


async def test_a_client_that_stops_reading_is_told_then_disconnected_and_nobody_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "PING_S", 600)  # nothing else shall end the line on a busy machine
    monkeypatch.setattr(websocket, "BYE_S", 60)
    monkeypatch.setattr(connection, "OUTBOX_MESSAGES", 20)
    async with live(tmp_path) as place:
        made, one, two = await sit_two(place)
        room = place.hub.rooms[made["id"]]
        slow = await deaf(place, made["id"])
        await one.until(lambda m: m["t"] == "now" and m["table"]["watching"] == 1)
        rounds = 0
        while len(room.connections) == 3:  # all that it does not read piles up
            rounds += 1
            assert rounds < 5000
            room.tell()
            await asyncio.sleep(0)
            for client in (one, two):
                await asyncio.wait_for(client.get(), PATIENCE)  # these are not kept waiting
        gone = await one.until(lambda m: m["t"] == "now" and m["table"]["watching"] == 0)
        assert gone["cause"] == "table"
        assert (await one.act(*turn_of(one)))["did"]
        async with asyncio.timeout(PATIENCE):  # it reads again: what was on its way, then the end
            while (await slow.get())["t"] != "bye":
                pass
        assert slow.got[-1]["code"] == "slow"
        assert len(slow.got) < rounds, "what it had missed was thrown away"
        assert place.hub.metrics.dropped.labels("slow")._value.get() == 1


async def test_a_silent_client_is_dropped_and_one_that_pings_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(websocket, "SILENT_S", 3.0)
    async with live(tmp_path) as place:
        _, one, two = await sit_two(place)
        pings = 0
        while True:
            await two.send(t="ping", n=pings)
            assert (await two.until(lambda m: m["t"] == "pong"))["n"] == pings
            pings += 1
            await asyncio.sleep(0.2)
            if not two.last["table"]["seats"][0]["here"]:
                break
        assert (await one.until(lambda m: m["t"] == "bye"))["code"] == "silent"
        assert pings >= 4
        assert (await two.act("zz"))["t"] == "no", "it is still there"


async def test_who_never_says_hello_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(websocket, "HELLO_S", 0.2)
    async with live(tmp_path) as place:
        made = await place.make()
        client = await Client.connect(place.port, made["id"])
        assert (await client.get()) == {"t": "bye", "code": "silent"}
        await client.close()


async def test_a_machine_that_answers_no_pings_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "PING_S", 0.3)
    async with live(tmp_path) as place:
        made = await place.make(seats="mm")
        one = await place.join(made["id"], made["seats"][0]["token"])
        await deaf(place, made["id"], made["seats"][1]["token"])
        await one.until(lambda m: m["t"] == "now" and m["table"]["seats"][1]["here"])
        room = place.hub.rooms[made["id"]]
        for _ in range(40):  # more than its socket holds: it will not see the ping behind it
            room.tell()
        await one.until(lambda m: m["t"] == "now" and not m["table"]["seats"][1]["here"])


async def test_all_lines_of_a_token_share_one_limit_and_a_flood_ends_the_line(
    tmp_path: Path,
) -> None:
    async with live(tmp_path, limits=True) as place:
        made, one, two = await sit_two(place)
        again = await place.join(made["id"], made["seats"][0]["token"])
        for client in (one, again):
            for number in range(40):
                await client.send(t="ping", n=number)
        refused = await again.until(lambda m: m["t"] in ("no", "bye"))
        assert refused["code"] == "too-many", "forty on each line are too many together"
        assert (await two.act("zz"))["code"] == "unreadable", "another token has its own limit"
        for _ in range(100):
            await again.socket.send(json.dumps({"t": "ping"}))
        assert (await again.until(lambda m: m["t"] == "bye"))["code"] == "flood"


async def test_chat_is_limited_and_free_text_stays_text(tmp_path: Path) -> None:
    async with live(tmp_path, limits=True) as place:
        _, one, two = await sit_two(place, free_text=True)
        for _ in range(8):
            await one.send(t="chat", text=" <img src=x>\n ")
        said = await two.until(lambda m: m["t"] == "chat")
        assert said["text"] == "<img src=x>", "as it was said, for clients show it as text"
        assert (await one.until(lambda m: m["t"] == "no"))["code"] == "too-many"
        assert (await two.ask(t="chat", text="\u0007"))["code"] == "option"


async def test_an_address_opens_so_many_lines_and_no_more(tmp_path: Path) -> None:
    async with live(tmp_path, limits=True) as place:
        made = await place.make()
        place.app.state.limits._by_name["socket"]._size = 2
        lines = [await Client.connect(place.port, made["id"]) for _ in range(3)]
        assert (await lines[2].get())["code"] == "too-many"
        for each in lines:
            await each.close()
