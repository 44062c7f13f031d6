"""Two processes, a real PostgreSQL and a real Valkey: one house for the players."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from tests.server.crowd import Survivor, new_game
from tests.server.stage import PATIENCE, Client, Process, new_valkey, postgres_server, turn_of


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Any]]:
    folder: Path = tmp_path_factory.mktemp("cluster")
    valkey = new_valkey()
    valkey.start()
    servers: list[Process] = []
    try:
        with postgres_server() as db:
            start: dict[str, Any] = {"db": db.url, "bus": valkey.url}
            servers = [Process(folder, **start), Process(folder, **start)]
            for server in servers:
                server.ready()
            yield {
                "servers": servers,
                "valkey": valkey,
                "db": db,
                "folder": folder,
                "start": start,
            }
            for server in servers:
                server.kill()
    finally:
        for server in servers:
            if server.alive:
                server.kill()
        valkey.stop()


async def join(port: int, table: str, *tokens: str) -> Client:
    client = await Client.connect(port, table)
    await client.send(t="hello", tokens=list(tokens))
    await client.now()
    return client


async def reach(client: Client, ply: int) -> dict[str, Any]:
    """Read until the game is at *ply*; others may come and go meanwhile."""
    return await client.until(lambda m: m["t"] == "now" and m["ply"] == ply)


async def test_a_code_from_one_process_is_known_to_the_other(house: dict[str, Any]) -> None:
    here, there = (f"http://127.0.0.1:{server.port}" for server in house["servers"])
    body = {"edition": "classic", "seats": [{"kind": "me"}, {"kind": "open"}]}
    async with httpx.AsyncClient(timeout=PATIENCE) as client:
        made = (await client.post(f"{here}/api/tables", json=body)).json()
        asked = f"{there}/api/codes/{made['code'].lower()}"
        assert (await client.get(asked)).json()["id"] == made["id"]
        await client.post(f"{there}/api/tables/{made['id']}/seats/1", json={})
        assert (await client.get(f"{here}/api/codes/{made['code']}")).status_code == 404


async def test_clients_on_two_processes_see_the_same_order(house: dict[str, Any]) -> None:
    ports = [server.port for server in house["servers"]]
    table, tokens = await new_game(ports[0], seats=2, start=1, cards=6)
    one, two = await join(ports[0], table, tokens[0]), await join(ports[1], table, tokens[1])
    watcher = await join(ports[1], table)
    await one.until(lambda m: m["t"] == "now" and m["table"]["seats"][1]["here"])
    for turn in range(10):
        actor, other = (one, two) if turn % 2 == 0 else (two, one)
        if actor.last["outcome"]:
            break
        wish = turn_of(actor, turn * 3)
        await actor.send(t="act", ply=actor.last["echo"], do=wish)
        for client in (actor, other):
            seen = await reach(client, 2 * turn + 2)
            assert seen["did"] == wish
    await one.send(t="chat", phrase="hello")
    assert (await two.until(lambda m: m["t"] == "chat"))["phrase"] == "hello"
    await reach(watcher, one.last["ply"])
    for client in (one, two, watcher):
        await client.close()


async def test_of_two_actions_at_once_one_is_refused(house: dict[str, Any]) -> None:
    ports = [server.port for server in house["servers"]]
    both = 0
    for _ in range(5):
        table, tokens = await new_game(ports[0], seats=2, start=1, cards=6)
        here, there = [await join(port, table, tokens[0]) for port in ports]
        wishes = [turn_of(here, 1), turn_of(there, 30)]
        for client, wish in ((here, wishes[0]), (there, wishes[1])):
            await client.send(t="act", ply=0, do=wish)
        answers = [
            await client.until(
                lambda m, wish=wish: m["t"] == "no" or (m["t"] == "now" and m["did"] == wish)
            )
            for client, wish in ((here, wishes[0]), (there, wishes[1]))
        ]
        kinds = sorted(answer["t"] for answer in answers)
        assert kinds == ["no", "now"], answers
        assert next(a for a in answers if a["t"] == "no")["code"] == "stale"
        both += 1
        await here.close()
        await there.close()
    assert both == 5


@pytest.mark.parametrize(("away", "there"), [("stop", "start"), ("hang", "go_on")])
async def test_a_bus_outage_heals(house: dict[str, Any], away: str, there: str) -> None:
    ports = [server.port for server in house["servers"]]
    table, tokens = await new_game(ports[0], seats=2, start=1, cards=6)
    one, two = await join(ports[0], table, tokens[0]), await join(ports[1], table, tokens[1])
    await one.send(t="act", ply=0, do=turn_of(one))
    for client in (one, two):
        await reach(client, 2)
    await asyncio.to_thread(getattr(house["valkey"], away))
    await two.send(t="act", ply=2, do=turn_of(two))
    await reach(two, 4)
    await reach(one, 4)  # it looks by itself
    await asyncio.to_thread(getattr(house["valkey"], there))
    if not one.last["outcome"]:
        await one.send(t="act", ply=4, do=turn_of(one, 5))
        await reach(one, 6)
        await reach(two, 6)
    await one.close()
    await two.close()


@pytest.mark.parametrize(("away", "there"), [("kill", "launch"), ("hang", "go_on")])
async def test_a_database_that_is_away_or_hangs_is_reported_logged_and_survived(
    house: dict[str, Any], away: str, there: str
) -> None:
    server, db = house["servers"][0], house["db"]
    table, tokens = await new_game(server.port, seats=2, start=1, cards=6)
    one = await join(server.port, table, tokens[0])
    before = len(lines_about_the_database(server))
    await asyncio.to_thread(getattr(db, away))
    try:
        refused = await one.act(*turn_of(one))
        assert (refused["t"], refused["code"]) == ("no", "busy")
        assert await health(server.port) == (503, "no database\n")
        assert await failures(server.port) >= 2
        # Reading and writing each say once that they fail, however often they are tried.
        said = lines_about_the_database(server)[before:]
        assert [(line["event"], line["level"]) for line in said] == [
            ("database fails", "error")
        ] * len({line["what"] for line in said})
    finally:
        await asyncio.to_thread(getattr(db, there))
    while (await health(server.port))[0] != 200:
        await asyncio.sleep(0.1)
    done = await one.act(*turn_of(one))
    while done["t"] == "no":  # the first try may have met a connection that is dead
        assert done["code"] == "busy"
        done = await one.act(*turn_of(one))
    assert done["ply"] == 2
    said = lines_about_the_database(server)[before:]
    assert [line["what"] for line in said if line["event"] == "database fails"].count("write") == 1
    assert [line["what"] for line in said if line["event"] != "database fails"].count("write") == 1
    await one.close()


def lines_about_the_database(server: Process) -> list[dict[str, Any]]:
    lines = [line for line in server.log.read_text().splitlines() if line.startswith("{")]
    return [told for told in map(json.loads, lines) if told["event"].startswith("database ")]


async def health(port: int) -> tuple[int, str]:
    async with httpx.AsyncClient(timeout=PATIENCE) as http:
        answer = await http.get(f"http://127.0.0.1:{port}/healthz")
    return answer.status_code, answer.text


async def failures(port: int) -> float:
    async with httpx.AsyncClient(timeout=PATIENCE) as http:
        page = (await http.get(f"http://127.0.0.1:{port}/metrics")).text
    # Of all kinds: an act may be refused because its table could not even be read.
    name = "daedalus_database_failures_total{"
    counts = [line.split()[-1] for line in page.splitlines() if line.startswith(name)]
    return sum(map(float, counts))


async def test_an_evening_on_two_processes_is_one(house: dict[str, Any]) -> None:
    """Guests come by both, a round begun here is there, and of two who begin it one does."""
    here, there = (f"http://127.0.0.1:{server.port}" for server in house["servers"])
    async with httpx.AsyncClient(timeout=PATIENCE) as client:
        wish = {"edition": "classic", "size": 2, "rounds": 2}
        made = (await client.post(f"{here}/api/evenings", json=wish)).json()
        path = f"/api/evenings/{made['id']}"
        host = {"authorization": f"Bearer {made['host']}"}
        coming = (
            client.post(f"{(here, there)[at % 2]}{path}/guests", json={"name": "Mira"})
            for at in range(6)
        )
        names = sorted([(await each).json()["name"] for each in coming])
        assert names == ["Mira", *(f"Mira {number}" for number in range(2, 7))]
        begun = await asyncio.gather(
            *(client.post(f"{side}{path}/rounds", headers=host) for side in (here, there))
        )
        assert sorted(each.status_code for each in begun) == [201, 409]
        seen = [(await client.get(f"{side}{path}?boards=1")).json() for side in (here, there)]
        assert seen[0] == seen[1]
        assert len(seen[0]["boards"]) == 3
        assert (await client.post(f"{there}{path}/close", headers=host)).status_code == 200
        assert (await client.get(f"{here}{path}")).json()["phase"] == "between"


async def test_the_clients_of_a_killed_process_go_on_with_the_other(house: dict[str, Any]) -> None:
    servers: list[Process] = house["servers"]
    ports = [server.port for server in servers]
    table, tokens = await new_game(ports[0], seats=3, cards=2)
    players = [
        Survivor(lambda: ports, table, token, seat, Random(seat))
        for seat, token in enumerate(tokens)
    ]
    players[1].connections = 1  # starts on the other process
    playing = asyncio.gather(*(player.play() for player in players))
    await asyncio.sleep(1)
    await asyncio.to_thread(servers[0].kill)
    await asyncio.wait_for(playing, 120)
    longest = max((player.seen for player in players), key=len)
    assert all(player.seen == longest[: len(player.seen)] for player in players)
    assert all(player.outcome == players[0].outcome for player in players)
    servers[0] = Process(house["folder"], **house["start"])
    await asyncio.to_thread(servers[0].ready)
