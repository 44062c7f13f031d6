"""The host sends a person off during the game; what was theirs is theirs no longer."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from daedalus.table import messages
from daedalus.table.answers import decide
from daedalus.table.caller import Caller
from daedalus.table.change import Decide
from daedalus.table.keys import Forbidden, hashed
from daedalus.table.seats import give, leave, offer
from tests.server.stage import Client, Place, live, turn_of

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def place(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Place]:
    async with live(tmp_path_factory.mktemp("send-off")) as running:
        yield running


async def sit(place: Place, start: int = 1) -> tuple[str, Client, Client, str]:
    """Return a running game: the table, the host's client, a guest's, and the guest's token."""
    made = await place.make(seats="mo", options={"cards": 6, "start": start})
    path = f"/api/tables/{made['id']}/seats/1"
    token: str = (await place.http.post(path, json={"name": "Orla"})).json()["token"]
    host = await place.join(made["id"], made["host"], made["seats"][0]["token"])
    return made["id"], host, await place.join(made["id"], token), token


def seated(kind: str) -> Any:
    return lambda m: m["t"] == "now" and m["table"]["seats"][1]["kind"] == kind


async def test_a_bot_takes_over_and_plays_on(place: Place) -> None:
    table, host, guest, token = await sit(place, start=2)
    path = f"/api/tables/{table}"
    mine = {"authorization": f"Bearer {token}"}
    code = (await place.http.post(f"{path}/seats/1/pair", headers=mine)).json()["code"]
    assert (await guest.ask(t="seat", seat=0, kind="bot"))["code"] == "forbidden"
    await host.send(t="seat", seat=1, kind="bot", level="random")
    told = await guest.until(lambda m: m["t"] == "no")
    assert told["code"] == "sent-off"
    await guest.until(seated("bot"))
    assert guest.last["you"] == {"seats": [], "host": False, "eyes": None}
    assert guest.last["legal"] == []
    assert (await host.until(lambda m: m.get("cause") == "bot"))["by"] == 1
    refused = await guest.ask(t="act", ply=0, do=["b1=6"], seat=1)
    assert (refused["t"], refused["code"]) == ("no", "forbidden")
    assert (await place.http.post(f"{path}/pair", json={"code": code})).status_code == 404
    assert (await place.http.delete(f"{path}/seats/1", headers=mine)).status_code == 403
    again = await place.join(table, token)
    assert again.last["you"]["seats"] == []
    assert again.last["pos"] == (await place.join(table)).last["pos"], "it sees what all may see"


async def test_an_open_seat_waits_for_somebody_else(place: Place) -> None:
    table, host, guest, _ = await sit(place)
    await host.send(t="seat", seat=1, kind="open")
    assert (await guest.until(lambda m: m["t"] == "no"))["code"] == "sent-off"
    await host.until(lambda m: m["t"] == "now" and m["table"]["seats"][1]["absent"])
    assert host.last["table"]["seats"][1]["name"] == ""
    assert [seat["free"] for seat in host.last["table"]["seats"]] == [False, True]
    assert (await host.act(*turn_of(host)))["t"] == "now"
    path = f"/api/tables/{table}/seats/1"
    new = (await place.http.post(path, json={"name": "Wren"})).json()["token"]
    other = await place.join(table, new)
    assert other.last["you"]["seats"] == [1]
    assert not other.last["table"]["seats"][1]["free"]
    assert (await other.act(*turn_of(other)))["t"] == "now"
    assert (await guest.ask(t="name", name="Orla", seat=1))["code"] == "forbidden"


async def test_nobody_is_sent_off_after_the_end(place: Place) -> None:
    table, host, _, _ = await sit(place)
    place.hub.rooms[table].table.acting = ()
    assert (await host.ask(t="seat", seat=1, kind="bot"))["code"] == "illegal"


async def test_what_waited_for_its_turn_is_refused_when_the_seat_has_changed_hands(
    place: Place,
) -> None:
    table, _, _, token = await sit(place, start=2)
    room = place.hub.rooms[table]
    caller = Caller(frozenset({hashed(token)}))
    turn = turn_of(place.clients[-1])
    async with room._turn:  # as behind a slow database
        sent = asyncio.ensure_future(
            room.change(lambda table, now: give(table, now, 1, "open", ""))
        )
        await asyncio.sleep(0)
        terms = place.hub.terms
        wishes: list[Decide] = [
            lambda table, now: decide(table, now, caller, messages.Act(0, turn, 1), terms),
            lambda table, now: decide(table, now, caller, messages.Rename("Mallory", 1), terms),
            lambda table, now: leave(table, caller, 1),
            lambda table, now: offer(table, now, caller, 1, "code"),
        ]
        late = [asyncio.ensure_future(room.change(wish)) for wish in wishes]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
    await sent
    answers = await asyncio.gather(*late, return_exceptions=True)
    assert [type(answer) for answer in answers] == [Forbidden] * 4
    assert (room.table.ply, room.table.chairs[1].name, room.table.offers) == (0, "", {})
