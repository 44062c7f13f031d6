"""A table that cannot be read harms nobody: not the start, not the list, not the other tables."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from daedalus.core.errors import IllegalAction
from daedalus.table import events as ev
from daedalus.table.change import change
from daedalus.table.events import Row
from tests.server.stage import Client, Place, live
from tests.server.test_bus import new_table, two_hubs

DAMAGE = {
    "no JSON": "UPDATE events SET event = 'broken' WHERE \"table\" = :id AND ply = 0",
    "of the future": 'UPDATE events SET event = \'{"k": "wed"}\' WHERE "table" = :id AND ply = 0',
    "of no type": "UPDATE events SET event = x'00ff' WHERE \"table\" = :id AND ply = 0",
    "deep": "UPDATE events SET event = replace(hex(zeroblob(50000)), '00', '[') "
    'WHERE "table" = :id AND ply = 0',
    "a time that is none": "UPDATE events SET at = 'noon' WHERE \"table\" = :id AND ply = 0",
    "a gap": 'DELETE FROM events WHERE "table" = :id AND ply = 0',
    "a seat too many": 'INSERT INTO events VALUES (:id, 2, 1, \'{"k": "left", "seat": 7}\')',
    "no log": 'DELETE FROM events WHERE "table" = :id',
    "a table's own row": "UPDATE tables SET made = 'noon', kept = 'long', listed = 7 "
    "WHERE id = :id",
}


def bearer(*tokens: str) -> dict[str, str]:
    return {"authorization": f"Bearer {' '.join(tokens)}"}


async def run(place: Place, statement: str, **values: Any) -> None:
    async with place.hub.store.engine.begin() as connection:
        await connection.execute(sa.text(statement), values)


async def run_scalar(place: Place, statement: str, **values: Any) -> Any:
    async with place.hub.store.engine.connect() as connection:
        return (await connection.execute(sa.text(statement), values)).scalar()


async def bots_play(place: Place, table: str) -> None:
    """Wait until the bots of a table have moved since we came."""
    client = await place.join(table)
    ply = client.last["ply"]
    await client.until(lambda m: m["t"] == "now" and (m["ply"] > ply or m["outcome"]))


async def test_the_poison_of_a_code_that_outlived_its_seat_is_never_written(tmp_path: Path) -> None:
    async with live(tmp_path) as place:
        made = await place.make(seats="mooo", start="host", listed=True)
        path = f"/api/tables/{made['id']}"
        guest = (await place.http.post(f"{path}/seats/3", json={})).json()["token"]
        pair = await place.http.post(f"{path}/seats/3/pair", headers=bearer(guest))
        await place.http.delete(f"{path}/seats/3", headers=bearer(guest))
        fewer = await place.http.patch(path, json={"seats": 3}, headers=bearer(made["host"]))
        assert fewer.status_code == 200
        redeemed = await place.http.post(f"{path}/pair", json={"code": pair.json()["code"]})
        assert redeemed.status_code == 404
        rows = place.hub.rooms[made["id"]].table.rows
        bots = await place.make(seats="bbb", options={"cards": 8})
    async with live(tmp_path) as place:
        assert len(await place.hub.store.rows(made["id"])) == rows
        assert (await place.http.get(path)).status_code == 200
        await bots_play(place, bots["id"])


async def test_what_cannot_be_absorbed_is_refused_before_it_is_written(tmp_path: Path) -> None:
    async with live(tmp_path) as place:
        made = await place.make(seats="mm")
        room = place.hub.rooms[made["id"]]
        before = room.table.copy()
        wrong: list[ev.AnyEvent] = [ev.Paired(7, "x", "y"), ev.Began("s"), ev.Acted(5, ("b1=6",))]
        while wrong:
            with pytest.raises(IllegalAction, match="cannot be done"):
                await room.change(lambda *now: change(ev.Named(0, "Pip"), wrong[-1]))
            wrong.pop()
        assert room.table == before
        assert len(await place.hub.store.rows(made["id"])) == before.rows


async def test_damaged_rows_harm_no_other_table(tmp_path: Path) -> None:
    async with live(tmp_path) as place:
        bad = {
            damage: (await place.make(seats="mm", listed=True, keep_days=1))["id"]
            for damage in DAMAGE
        }
        good = await place.make(seats="mo", listed=True)
        bots = await place.make(seats="bbb", options={"cards": 8})
        for damage, table in bad.items():
            await run(place, DAMAGE[damage], id=table)
    async with live(tmp_path) as place:
        await bots_play(place, bots["id"])
        listed = await place.http.get("/api/tables")
        assert listed.status_code == 200
        assert good["id"] in [table["id"] for table in listed.json()["tables"]]
        assert (await place.http.get("/healthz")).status_code == 200
        await place.hub._sweep()
        await place.hub._clean()
        await place.hub._healed()
        for table in bad.values():
            await place.hub._hear("daedalus:p:x", {"wake": table, "from": "another"})
        whole, nothing = bad.pop("a table's own row"), bad.pop("no log")
        assert (await place.http.get(f"/api/tables/{whole}")).status_code == 200
        assert (await place.http.get(f"/api/tables/{nothing}")).status_code == 404
        for table in bad.values():
            answer = await place.http.get(f"/api/tables/{table}")
            assert (answer.status_code, answer.json()["code"]) == (409, "cannot-open")
            client = await Client.connect(place.port, table)
            assert (await client.get())["code"] == "cannot-open"
            await client.socket.wait_closed()
            assert client.socket.close_code == 4409
            kept = await run_scalar(place, "SELECT count(*) FROM tables WHERE id = :id", id=table)
            assert kept == 1, "what cannot be read is not thrown away"
        assert place.hub.aside == set(bad.values())
        metrics = (await place.http.get("/metrics")).text
        assert f"daedalus_tables_set_aside {len(bad)}.0" in metrics


async def test_players_are_told_when_their_table_becomes_unreadable(tmp_path: Path) -> None:
    async with live(tmp_path) as place:
        made = await place.make(seats="mb", options={"cards": 8})
        other = await place.make(seats="mb", options={"cards": 8})
        client = await place.join(made["id"], made["seats"][0]["token"])
        room = place.hub.rooms[made["id"]]
        row = 'INSERT INTO events VALUES (:id, :ply, 1, \'{"k": "wed"}\')'
        await run(place, row, id=made["id"], ply=room.table.rows)  # as a newer process might
        await room.look()
        assert (await client.until(lambda m: m["t"] == "bye"))["code"] == "cannot-open"
        assert made["id"] not in place.hub.rooms
        with pytest.raises(ev.Unreadable):
            await room.change(lambda *now: change(ev.Named(0, "Pip")))
        while place.hub.scheduler.busy(made["id"]):
            await asyncio.sleep(0)
        assert (await place.http.get(f"/api/tables/{other['id']}")).status_code == 200


async def test_bots_and_clocks_do_not_renew_how_long_a_table_is_kept(tmp_path: Path) -> None:
    async with live(tmp_path) as place:
        made = await place.make(seats="mm", keep_days=1, options={"start": 1})
        start = place.hub.rooms[made["id"]].table.last_at
        store, day = place.hub.store, 86_400_000
        late = start + 5 * day
        await store.append(made["id"], [Row(2, late, ev.Acted(0, ("b1=6",), "bot"))])
        await store.append(made["id"], [Row(3, late, ev.Acted(0, ("a1",), "time"))])
        await store.append(made["id"], [Row(4, start + day, ev.Named(0, '"cause":"bot'))])
        assert await store.clean(start + 2 * day - 1) == []
        assert await store.clean(start + 2 * day + 1) == [made["id"]]


async def test_what_is_removed_is_removed_for_all_processes(tmp_path: Path) -> None:
    async with two_hubs(tmp_path) as (one, two, _):
        room = await new_table(one)
        await two.room(room.table.id)
        async with one.store.engine.begin() as connection:
            await connection.execute(sa.text("UPDATE tables SET kept = -1"))
        await one._clean()
        while two.rooms or two.scheduler.busy(room.table.id):
            await asyncio.sleep(0)
        assert not one.rooms
