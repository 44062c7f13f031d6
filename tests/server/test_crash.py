"""The server is killed at random moments: nothing anybody was told is lost, games go on."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.crowd import Survivor, new_game
from tests.server.stage import Process, free_port, postgres


async def play_through(folder: Path, kills: int, games: int, **settings: Any) -> dict[str, float]:
    """Play games while the server is killed and started again; return what was seen."""
    chance = Random(kills)
    port = free_port()
    server = Process(folder, port, **settings).ready()
    killed = finished = connections = actions = 0
    slowest = 0.0
    try:
        while killed < kills:
            # A game that nobody hurries to win: there is time to be killed in it.
            size = 7 if kills < 10 else 9
            tables = [
                await new_game(port, 3, size=size, cards=1 if kills < 10 else 2)
                for _ in range(games)
            ]
            players = [
                Survivor(lambda: [port], table, token, seat, Random(f"{killed}/{seat}"))
                for table, tokens in tables
                for seat, token in enumerate(tokens)
            ]
            playing = [asyncio.create_task(player.play()) for player in players]
            while killed < kills and not all(task.done() for task in playing):
                await asyncio.sleep(0.05 + chance.random() * 0.6)
                await asyncio.to_thread(server.kill)
                killed += 1
                start = time.monotonic()
                server = Process(folder, port, **settings)
                await asyncio.to_thread(server.ready)
                slowest = max(slowest, time.monotonic() - start)
            if killed < kills:
                await asyncio.gather(*playing)
            else:
                await asyncio.wait_for(asyncio.gather(*playing), 240)
            finished += games
            connections += sum(player.connections for player in players)
            for at in range(games):
                logs = [player.seen for player in players[3 * at : 3 * at + 3]]
                longest = max(logs, key=len)
                actions += len(longest)
                assert all(log == longest[: len(log)] for log in logs), "all saw the same game"
    finally:
        server.kill()
    assert connections > finished * 3, "clients came back by themselves"
    return {"kills": killed, "games": finished, "turns": actions, "slowest_start": slowest}


async def test_a_killed_server_loses_nothing_on_sqlite(tmp_path: Path) -> None:
    seen = await play_through(tmp_path, kills=2, games=1)
    assert seen["kills"] == 2


async def test_a_killed_server_loses_nothing_on_postgresql(tmp_path: Path) -> None:
    with postgres() as db:
        seen = await play_through(tmp_path, kills=2, games=1, db=db)
    assert seen["kills"] == 2


@pytest.mark.long
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_a_hundred_kills(tmp_path: Path, kind: str) -> None:
    if kind == "sqlite":
        seen = await play_through(tmp_path, kills=100, games=3)
    else:
        with postgres() as db:
            seen = await play_through(tmp_path, kills=100, games=3, db=db)
    print(kind, seen)
    assert seen["kills"] == 100
