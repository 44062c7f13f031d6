"""A table that nobody attends pauses: clocks stop, bots rest, and all goes on where it stopped."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from daedalus.core.errors import IllegalAction
from daedalus.server.connection import Connection
from daedalus.server.hub import Hub
from daedalus.server.room import Room
from daedalus.table import events as ev
from daedalus.table import messages
from daedalus.table.caller import Caller
from daedalus.table.keys import hashed
from daedalus.table.people import attended
from daedalus.table.seat_view import seen_by
from tests.server.stage import PATIENCE, act, live, turn_of
from tests.server.test_bus import two_hubs

LONG_AGO = 10_000.0


async def rest(hub: Hub, *rooms: Room) -> None:
    """Let the grace time pass for rooms that nobody attends."""
    for room in rooms:
        long_ago(room)
    await hub._beat()
    await settle(lambda: not any((room.table.id, None) in hub.scheduler._tasks for room in rooms))


def long_ago(room: Room) -> None:
    """Let nobody have been there for long."""
    if room.presence.unattended_since is not None:
        room.presence.unattended_since -= LONG_AGO


async def settle(holds: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.005)


async def test_unattended_tables_stop_writing_and_go_on_when_somebody_is_there(
    tmp_path: Path,
) -> None:
    async with live(tmp_path) as place:
        bots = await place.make(seats="bbbb", options={"cards": 6})
        race = await place.make("go", seats="bb")
        timed = await place.make(seats="mb", clock={"kind": "turn", "seconds": 1})
        rooms = [place.hub.rooms[each["id"]] for each in (bots, race, timed)]
        await rest(place.hub, *rooms)
        assert [bool(room.table.paused_at) for room in rooms] == [True] * 3
        await settle(lambda: not any(place.hub.scheduler.busy(room.table.id) for room in rooms[:2]))
        rows = [len(await place.hub.store.rows(room.table.id)) for room in rooms]
        for room in rooms:
            long_ago(room)
        await place.hub._beat()
        await place.hub._sweep()
        for seat in (0, 1):
            with pytest.raises(IllegalAction):
                await act(rooms[0], seat, rooms[0].table.ply, ["b1=6"], "bot")
        assert [len(await place.hub.store.rows(room.table.id)) for room in rooms] == rows

        for each in (race, bots):  # nobody plays there: whoever watches wants to see something
            client = await place.join(each["id"])
            assert client.last["table"]["paused"] is True
            await client.until(lambda m: m["t"] == "now" and not m["table"]["paused"])
        ply = client.last["ply"]
        await client.until(lambda m: m["t"] == "now" and m["ply"] > ply)

        stranger = await place.join(timed["id"])
        assert stranger.last["table"]["paused"] is True
        assert stranger.last["times"]["running"] == []
        await stranger.catch_up()
        assert rooms[2].table.paused_at, "a stranger does not make the clocks of others run"
        player = await place.join(timed["id"], timed["seats"][0]["token"])
        assert player.last["table"]["paused"] is True
        await player.until(lambda m: m["t"] == "now" and not m["table"]["paused"])
        assert player.last["times"]["running"]
        assert await stranger.until(lambda m: m.get("cause") == "time")


async def test_who_acts_first_thing_ends_the_pause(tmp_path: Path) -> None:
    async with live(tmp_path) as place:
        made_ = await place.make(seats="mm", options={"start": 1}, clock=HOUR)
        room = place.hub.rooms[made_["id"]]
        await rest(place.hub, room)
        assert room.table.paused_at
        await act(room, 0, 0, [seen_by(room.table, 0).legal[0]])
        assert (room.table.ply, room.table.paused_at) == (1, 0)
        kinds = [type(row.event) for row in await place.hub.store.rows(made_["id"])]
        assert kinds[-3:] == [ev.Paused, ev.Resumed, ev.Acted]


HOUR = {"kind": "turn", "seconds": 3600}
DAY = {"kind": "turn", "seconds": 86_400}


async def test_what_has_nothing_to_pause_writes_nothing(tmp_path: Path) -> None:
    async with live(tmp_path) as place:
        mail = await place.make(seats="mm", clock=DAY)
        quiet = await place.make(seats="mm")  # people without a clock: nothing runs
        waiting = await place.make(seats="mo", clock=HOUR)
        rooms = [place.hub.rooms[each["id"]] for each in (mail, quiet, waiting)]
        await rest(place.hub, *rooms)
        assert [room.table.paused_at for room in rooms] == [0, 0, 0]
        attended = await place.make(seats="mm", clock=HOUR)
        await place.join(attended["id"], attended["seats"][1]["token"])
        room = place.hub.rooms[attended["id"]]
        await rest(place.hub, room)
        assert room.table.paused_at == 0, "one of the players is there"


async def test_grace_counts_from_the_moment_the_last_player_has_left(tmp_path: Path) -> None:
    async with live(tmp_path) as place:
        table = await place.make(seats="mm", clock=HOUR)
        client = await place.join(table["id"], table["seats"][0]["token"])
        room = place.hub.rooms[table["id"]]
        long_ago(room)
        await place.hub._beat()
        await client.close()
        await settle(lambda: not room.connections)
        await place.hub._beat()
        assert room.table.paused_at == 0
        await rest(place.hub, room)
        assert room.table.paused_at


async def test_a_paused_table_is_not_taken_up_by_a_restart(tmp_path: Path) -> None:
    async with live(tmp_path) as place:
        table = (await place.make(seats="bb", clock=HOUR))["id"]
        await rest(place.hub, place.hub.rooms[table])
        ply = place.hub.rooms[table].table.ply
    async with live(tmp_path) as place:
        room = await place.hub.room(table)
        assert room.table.paused_at
        assert not place.hub.scheduler.busy(table)
        room.used_at -= LONG_AGO
        await place.hub._beat()
        assert table not in place.hub.rooms
        await place.hub._sweep()
        assert table not in place.hub.rooms, "what rests costs no memory"
        client = await place.join(table)
        await client.until(lambda m: m["t"] == "now" and m["ply"] > ply)


async def test_a_player_in_another_process_attends_too(tmp_path: Path) -> None:
    async with two_hubs(tmp_path) as (one, two, air):
        await one._beat()
        await two._beat()
        await settle(lambda: one._peers and two._peers)
        seats = [messages.NewSeat("me"), messages.NewSeat("me")]
        created = await one.create(
            messages.NewTable("classic", seats, clock=messages.Clock("turn", 3600))
        )
        owner, other = (one, two) if one.ours(created.id) else (two, one)
        there = await other.room(created.id)
        player = Connection(Caller(frozenset({hashed(created.seats[0].token)})))
        there.join(player)
        here = await owner.room(created.id)  # perhaps only now: it asks who is there
        await settle(lambda: attended(here.table, here.people))
        await rest(owner, here)
        assert here.table.paused_at == 0
        there.leave(player)
        await settle(lambda: not attended(here.table, here.people))
        await rest(other, there)
        assert there.table.paused_at == 0, "one process decides"
        await rest(owner, here)
        await settle(lambda: there.table.paused_at)
        there.join(player)
        await settle(lambda: not here.table.paused_at and not there.table.paused_at)
        air.buses[0].works = air.buses[1].works = False
        there.leave(player)
        await rest(owner, here)
        assert here.table.paused_at == 0, "without a bus nobody knows who is elsewhere"


async def test_a_game_goes_on_after_a_pause_as_if_there_had_been_none(tmp_path: Path) -> None:
    async with live(tmp_path) as place:
        table = await place.make(seats="mb", options={"cards": 2, "start": 2}, clock=HOUR)
        room = place.hub.rooms[table["id"]]
        await rest(place.hub, room)
        client = await place.join(table["id"], table["seats"][0]["token"])
        for turn in range(3):
            await client.until(lambda m: m["t"] == "now" and 0 in m["to_act"])
            assert (await client.act(*turn_of(client, turn)))["t"] == "now"
            if client.last["outcome"]:
                break
