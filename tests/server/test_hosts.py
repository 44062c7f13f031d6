"""The host of a table is gone for good: whoever is there can start the game."""

from __future__ import annotations

from pathlib import Path

from daedalus.server.hub import Hub
from daedalus.server.room import Room
from tests.server.stage import live
from tests.server.test_pause import LONG_AGO, settle


async def wait_for_long(hub: Hub, room: Room) -> None:
    """Let the time pass in which a host may be away."""
    if room.presence.hostless_since is not None:
        room.presence.hostless_since -= LONG_AGO
    await hub._beat()
    await settle(lambda: (room.table.id, None) not in hub.scheduler._tasks)


async def test_whoever_is_there_can_fill_and_start_a_table_whose_host_is_gone(
    tmp_path: Path,
) -> None:
    async with live(tmp_path) as place:
        table = await place.make(seats="mmo", start="host")
        room = place.hub.rooms[table["id"]]
        host = await place.join(table["id"], table["host"], table["seats"][0]["token"])
        guest = await place.join(table["id"], table["seats"][1]["token"])
        await wait_for_long(place.hub, room)
        assert room.table.deputy_seat is None, "the host is there"
        await host.close()
        await guest.until(lambda m: m["t"] == "now" and not m["table"]["seats"][0]["here"])
        await place.hub._beat()
        assert room.table.deputy_seat is None, "the host has only just gone"
        await wait_for_long(place.hub, room)
        await guest.until(lambda m: m["t"] == "now" and m["you"]["host"])
        assert guest.last["table"]["deputy"] == 1
        await guest.send(t="start", fill="easy")
        await guest.until(lambda m: m["t"] == "now" and m["table"]["phase"] == "playing")
        again = await place.join(table["id"], table["host"], table["seats"][0]["token"])
        assert again.last["you"]["host"], "who made the table keeps the rights"


async def test_where_the_host_is_away_alone_nothing_is_written(tmp_path: Path) -> None:
    async with live(tmp_path) as place:
        table = await place.make(seats="mo", start="host")
        room = place.hub.rooms[table["id"]]
        await place.join(table["id"])
        await wait_for_long(place.hub, room)
        assert room.table.rows == 1
