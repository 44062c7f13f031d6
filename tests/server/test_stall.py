"""The stall attack: no load and no failure stops a bot for good."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import pytest
from structlog.testing import capture_logs

from daedalus.server import scheduler
from daedalus.table import duties
from tests.server.stage import Client, live, turn_of


async def bot_has_moved(client: Client) -> None:
    await client.until(lambda message: message.get("cause") == "bot")


async def cancelled() -> list[str]:
    raise asyncio.CancelledError  # as a pool does that was ended


async def failed() -> list[str]:
    raise ValueError("no idea")


@pytest.mark.parametrize("bad", [cancelled, failed])
async def test_a_bot_whose_thought_is_lost_thinks_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bad: Any
) -> None:
    monkeypatch.setattr(scheduler, "AGAIN_S", 0.01)
    async with live(tmp_path) as place:
        usual, asked = place.hub.workers.choose, 0

        async def choose(*given: Any, **more: Any) -> list[str]:
            nonlocal asked
            asked += 1
            return await (bad() if asked <= 3 else usual(*given, **more))

        monkeypatch.setattr(place.hub.workers, "choose", choose)
        with capture_logs():
            made = await place.make(seats="mb", options={"start": 2})
            client = await place.join(made["id"], made["seats"][0]["token"])
            if not client.last["ply"]:
                await bot_has_moved(client)
    assert asked > 3


async def test_a_server_ends_though_a_duty_waits_to_be_taken_up_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "AGAIN_S", 3600)
    before = asyncio.all_tasks()
    with capture_logs() as logs:
        async with live(tmp_path) as place:
            monkeypatch.setattr(place.hub.workers, "choose", AsyncMock(side_effect=ValueError))
            await place.make(seats="mb", options={"start": 2})
            async with asyncio.timeout(60):
                while "duty failed" not in [log["event"] for log in logs]:
                    await asyncio.sleep(0.01)
    left = asyncio.all_tasks() - before
    assert not [task for task in left if "_guard" in repr(task.get_coro())]


async def test_a_bot_that_hears_nothing_is_found_by_the_sweep(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "AGAIN_S", 0.01)
    async with live(tmp_path) as place:
        usual, lost = place.hub.workers.choose, asyncio.Event()

        async def choose(*given: Any, **more: Any) -> list[str]:
            if not lost.is_set():
                lost.set()
                await asyncio.Event().wait()
            return await usual(*given, **more)

        monkeypatch.setattr(place.hub.workers, "choose", choose)
        made = await place.make(seats="mb", options={"start": 2})
        client = await place.join(made["id"], made["seats"][0]["token"])
        await lost.wait()
        room = place.hub.rooms[made["id"]]
        place.hub.scheduler.look(room)
        await asyncio.sleep(0)
        assert not room.table.ply, "a moment is not long"
        monkeypatch.setattr(duties, "STUCK_MS", 3_000)  # rather than wait
        with capture_logs() as logs:
            await place.hub._sweep()
            await bot_has_moved(client)
    assert {log["event"] for log in logs} == {"duty ended"}


async def test_a_strangers_experts_do_not_stop_my_bots(tmp_path: Path) -> None:
    """One address has forty tables of four experts; ten people play against `hard`."""
    async with live(tmp_path, proxies="127.0.0.1", bot_ms=400) as place:
        async with asyncio.TaskGroup() as group:
            for _ in range(40):
                group.create_task(seated(place, "203.0.113.1", 4 * ["expert"]))
        mine = [await seated(place, "203.0.113.2", [None, "hard"]) for _ in range(10)]

        async def play(made: dict[str, Any]) -> None:
            client = await place.join(made["id"], made["seats"][0]["token"])
            turns = 0
            while turns < 3:
                if client.last["to_act"] == [0]:
                    await client.act(*turn_of(client))
                    turns += 1
                else:
                    await client.now()

        await asyncio.gather(*(play(made) for made in mine))


async def seated(place: Any, address: str, seats: Sequence[str | None]) -> dict[str, Any]:
    """Make a table as somebody at *address*: None is their own seat, a level a bot's."""
    body = {
        "edition": "classic",
        "seats": [{"kind": "bot", "level": level} if level else {"kind": "me"} for level in seats],
    }
    answer = await place.http.post("/api/tables", json=body, headers={"x-forwarded-for": address})
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made
