"""The server is killed at random moments: nothing anybody was told is lost, games go on."""

from __future__ import annotations

import asyncio
import os
import time
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
import pytest

from daedalus.core.record import verify
from daedalus.editions import read_game
from tests.server.crowd import Survivor, new_game
from tests.server.nursery import Forked, Nursery
from tests.server.stage import PATIENCE, postgres
from tests.support.services import free_port
from tools.bench.report import Report

SEATS = 3


class Seen(NamedTuple):
    """What was seen in games whose server was killed again and again."""

    kills: int
    while_starting: int  # of them before the server was there
    games: int  # all of them ended
    acknowledged: int  # turns that clients were told about: all of them in the records
    connections: int
    slowest_start: float


async def play_through(folder: Path, kills: int, games: int, **settings: Any) -> Seen:
    """Play games while the server is killed and started again; check that nothing is lost."""
    chance = Random(kills)
    port = free_port()
    nursery = Nursery()
    start_server = partial(Forked, nursery, folder, port, **settings)
    server = start_server().ready()
    killed = early = finished = connections = acknowledged = 0
    slowest = 0.0
    # Games that nobody hurries to win: there is time to be killed in them.
    options = {"size": 7, "cards": 1}
    try:
        while killed < kills:
            tables = [await new_game(port, SEATS, **options) for _ in range(games)]
            players = [
                [
                    Survivor(lambda: [port], table, token, seat, Random(f"{killed}/{seat}"))
                    for seat, token in enumerate(tokens)
                ]
                for table, tokens in tables
            ]
            playing = [asyncio.create_task(one.play()) for game in players for one in game]
            while killed < kills and not all(task.done() for task in playing):
                await asyncio.sleep(0.05 + chance.random() * 0.6)
                if all(task.done() for task in playing):
                    break  # too late: nobody would notice
                await asyncio.to_thread(server.kill)
                killed += 1
                server = start_server()
                if kills > 10 and killed < kills and chance.random() < 0.1:
                    await asyncio.sleep(chance.random() * 0.4)
                    await asyncio.to_thread(server.kill)
                    killed, early = killed + 1, early + 1
                    server = start_server()
                start = time.monotonic()
                await asyncio.to_thread(server.ready)
                slowest = max(slowest, time.monotonic() - start)
            await asyncio.wait_for(asyncio.gather(*playing), 4 * PATIENCE)
            for (table, _), three in zip(tables, players, strict=True):
                acknowledged += await compare(port, table, three)
                connections += sum(player.connections for player in three)
            finished += games
    finally:
        server.kill()
        nursery.close()
    assert connections > finished * SEATS, "clients came back by themselves"
    return Seen(killed, early, finished, acknowledged, connections, slowest)


async def compare(port: int, table: str, players: list[Survivor]) -> int:
    """Check that all saw the game that is in the record; return how many turns it has."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as http:
        game = read_game((await http.get(f"/api/tables/{table}/record")).text)
    verify(game)
    assert game.outcome is not None, "it ended normally"
    written = [(event.seat, event.action) for event in game.events]
    for player in players:
        told = [(by, text) for _, by, did in player.seen for text in did]
        assert told == written[: len(told)], "what was told is in the record, in the same order"
        assert len(told) >= len(written) - 2, "all but the last turn were seen by everyone"
    return max(len(player.seen) for player in players)


async def test_a_killed_server_loses_nothing_on_sqlite(tmp_path: Path) -> None:
    assert (await play_through(tmp_path, kills=2, games=1)).kills == 2


async def test_a_killed_server_loses_nothing_on_postgresql(tmp_path: Path) -> None:
    with postgres() as db:
        assert (await play_through(tmp_path, kills=2, games=1, db=db)).kills == 2


@pytest.mark.long
@pytest.mark.parametrize("kind", ["SQLite", "PostgreSQL"])
async def test_two_hundred_kills(tmp_path: Path, kind: str, finding: Report) -> None:
    """Or as many as `KILLS` says."""
    kills = int(os.environ.get("KILLS", "200"))
    if kind == "SQLite":
        seen = await play_through(tmp_path, kills=kills, games=3)
    else:
        with postgres() as db:
            seen = await play_through(tmp_path, kills=kills, games=3, db=db)
    finding.title = f"server, killed on {kind}"
    finding.add("kill -9 during live games with three clients each", seen.kills, "", f">= {kills}")
    finding.add("of them while the server was still starting", seen.while_starting)
    finding.add("games, all ended normally and verified", seen.games)
    finding.add("turns that somebody was told about", seen.acknowledged)
    finding.add("of them not in the record", 0, "", "< 1")
    finding.add("times that clients connected by themselves", seen.connections)
    finding.add("slowest start of a server", seen.slowest_start, "s")
