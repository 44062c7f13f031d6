"""Of two rematches asked for at the same time there is one table, and none is left over."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from daedalus.server.hub import Hub
from daedalus.server.room import Busy
from daedalus.server.store import Unavailable
from daedalus.table.caller import Caller
from tests.server.stage import Place, live, turn_of


async def finished(place: Place) -> tuple[str, dict[str, str]]:
    """Return a table whose game is over, and the headers of someone who sat there."""
    made = await place.make(seats="m", options={"cards": 1, "ending": "last-card"})
    token = made["seats"][0]["token"]
    client = await place.join(made["id"], token)
    turns = 0
    while not client.last["outcome"]:
        turns += 1
        await client.act(*turn_of(client, turns * 5))
    return made["id"], {"authorization": f"Bearer {token}"}


async def others(hub: Hub, *known: str) -> list[str]:
    return [table for table in await hub.store.unfinished() if table not in known]


async def test_two_rematches_at_once_are_one(tmp_path: Path) -> None:
    async with live(tmp_path) as place:
        table, mine = await finished(place)
        path = f"/api/tables/{table}/rematch"
        answers = await asyncio.gather(*(place.http.post(path, headers=mine) for _ in range(8)))
        ids = {answer.json()["id"] for answer in answers}
        assert [answer.status_code for answer in answers] == [201] * 8
        assert len(ids) == 1
        assert await others(place.hub) == [*ids]
        assert set(place.hub.rooms) == {table, *ids}


async def test_of_two_processes_one_makes_the_rematch(tmp_path: Path) -> None:
    async with live(tmp_path) as one, live(tmp_path) as two:
        table, mine = await finished(one)
        path = f"/api/tables/{table}/rematch"
        answers = await asyncio.gather(
            *(place.http.post(path, headers=mine) for place in (one, two, one, two))
        )
        ids = {answer.json()["id"] for answer in answers}
        assert len(ids) == 1, [answer.text for answer in answers]
        assert await others(one.hub) == [*ids]


async def test_a_rematch_that_fails_leaves_nothing_and_is_made_by_the_next_who_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with live(tmp_path) as place:
        table, mine = await finished(place)
        room = place.hub.rooms[table]

        async def fail(*_: Any) -> None:
            raise Unavailable("out")

        with monkeypatch.context() as patched:
            patched.setattr(place.hub.store, "_commit", fail)
            caller = Caller(frozenset({room.table.host}))
            with pytest.raises(Busy):
                await place.hub.rematch(room, caller)
        assert await others(place.hub) == []
        assert room.table.next == ""
        answer = await place.http.post(f"/api/tables/{table}/rematch", headers=mine)
        assert answer.status_code == 201
        assert await others(place.hub) == [answer.json()["id"]]
