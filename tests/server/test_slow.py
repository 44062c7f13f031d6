"""A server with tables where turns take days: those that wait need neither a room nor a look."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from daedalus.server import room
from daedalus.server.hub import IDLE_S
from daedalus.table.slow import DAY_MS
from tests.server.stage import PATIENCE, Client, Place, live, turn_of


async def slow_table(place: Place, late: str = "wait") -> tuple[dict[str, Any], Client]:
    """Make a slow table whose game has begun, with a free seat; its maker is in turn."""
    made = await place.make(
        seats="mo", options={"start": 1}, start="host", slow={"days": 1, "late": late}
    )
    client = await place.join(made["id"], made["host"], made["seats"][0]["token"])
    begun = await client.ask(t="start")
    assert begun["table"]["phase"] == "playing"
    return made, client


async def test_a_code_leads_to_a_slow_table_until_everybody_has_come(tmp_path: Path) -> None:
    async with live(tmp_path) as place:
        made, client = await slow_table(place)
        await client.act(*turn_of(client, 1))
        path = f"/api/codes/{made['code']}"
        assert (await place.http.get(path)).json()["link"] == made["link"]
        await place.http.post(f"/api/tables/{made['id']}/seats/1", json={"name": "Orla"})
        assert (await place.http.get(path)).status_code == 404
        second = await place.make(seats="mo", start="host")
        assert second["code"], "codes are free again"


async def test_tables_that_wait_are_not_opened_by_a_start(tmp_path: Path) -> None:
    async with live(tmp_path) as place:
        made, _ = await slow_table(place)
        late, _ = await slow_table(place, "bot")
        bots = await place.make(seats="mbb", start="full")
    async with live(tmp_path) as place:
        await place.hub._sweep()
        assert set(place.hub.rooms) == {bots["id"]}
        for each in (made, late):
            token = each["seats"][0]["token"]
            assert (await place.join(each["id"], token)).last["table"]["phase"] == "playing"


async def test_a_table_that_waits_for_tomorrow_gives_its_room_back(tmp_path: Path) -> None:
    async with live(tmp_path) as place:
        made, client = await slow_table(place, "bot")
        await place.http.post(f"/api/tables/{made['id']}/seats/1", json={"name": "Orla"})
        await client.close()
        async with asyncio.timeout(PATIENCE):
            while place.hub.rooms[made["id"]].readers:
                await asyncio.sleep(0.005)
        place.hub.rooms[made["id"]].used_at -= 2 * IDLE_S
        await place.hub._beat()
        assert made["id"] not in place.hub.rooms
        assert not place.hub.scheduler._timers
        await place.hub._sweep()
        assert made["id"] not in place.hub.rooms


async def test_a_bot_plays_the_turn_after_a_restart_two_days_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with live(tmp_path) as place:
        made, _ = await slow_table(place, "bot")
        seat = f"/api/tables/{made['id']}/seats/1"
        assert (await place.http.post(seat, json={"name": "Orla"})).status_code == 201
    now = room.now_ms
    for module in ("room", "hub", "scheduler"):
        monkeypatch.setattr(f"daedalus.server.{module}.now_ms", lambda: now() + 2 * DAY_MS)
    monkeypatch.setattr("daedalus.table.duties.MERCY_MS", 0)
    async with live(tmp_path) as place:
        path = f"/api/tables/{made['id']}"
        async with asyncio.timeout(PATIENCE):
            while (await place.http.get(path)).json()["to_act"] == [0]:
                await asyncio.sleep(0.02)
        (table,) = place.hub.rooms.values()
        assert {step.cause for step in table.table.steps} == {"bot"}


async def test_what_is_young_costs_the_cleaning_no_look_at_its_log(tmp_path: Path) -> None:
    async with live(tmp_path) as place:
        made, _ = await slow_table(place)
        soon = room.now_ms() + 91 * DAY_MS
        assert await place.hub.store.clean(soon) == []
        assert await place.hub.store.clean(soon + 2 * DAY_MS) == [made["id"]]
