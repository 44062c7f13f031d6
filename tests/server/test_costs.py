"""What one person does costs the others little, however long a game or a log has become."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from random import Random
from typing import Any
from unittest.mock import AsyncMock

import pytest
import pytest_asyncio

from daedalus.editions import new_game
from daedalus.server import hub as hubs
from daedalus.server.fair_queue import Claim
from daedalus.server.limits import TooMany, Turns, counted
from daedalus.server.pool import Pool
from daedalus.server.protocols import HEADERS_BYTES
from daedalus.server.room import CROWD, Room
from daedalus.server.workers import Workers
from daedalus.table import events as ev
from daedalus.table import table as tables
from daedalus.table.change import change
from daedalus.table.events import Row
from daedalus.table.messages import Clock
from daedalus.table.settings import TableSettings
from daedalus.table.table import MARK_EVERY, Table
from tests.server.stage import PATIENCE, Place, live, turn_of

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def place(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Place]:
    async with live(tmp_path_factory.mktemp("costs")) as running:
        yield running


def played(actions: int, chance: Random) -> Table:
    """Return a table with a game of so many actions, some of them taken back on the way."""
    settings = TableSettings("classic", {}, Clock(), False, "full", True, False, 60, 30)
    table = Table("x")
    places = tuple(ev.Place("human", keys=(str(seat),)) for seat in range(3))

    def add(event: ev.AnyEvent) -> None:
        table.absorb(Row(table.rows, table.rows, event))

    add(ev.Made(settings, places, "host"))
    add(ev.Began("7"))
    while table.ply < actions:
        if table.ply > 2 and chance.random() < 0.02:
            add(ev.TookBack(0, table.ply - chance.randint(1, 2)))
        (seat,) = table.acting
        first = str(chance.choice(table.rules.legal(table.state, seat)))
        state = table.after(seat, [first])
        texts = [first]
        if table.rules.to_act(state) == (seat,) and chance.random() < 0.8:
            texts.append(str(chance.choice(table.rules.legal(state, seat))))
        add(ev.Acted(seat, tuple(texts)))
    return table


async def test_an_earlier_position_is_worked_out_from_the_last_mark_before_it() -> None:
    chance = Random(3)
    table = played(3 * MARK_EVERY, chance)
    everything = [(step.seat, text) for step in table.steps for text in step.do]
    assert len(everything) == table.ply
    assert len(table.marks) >= 2
    for _ in range(40):
        start, stop = sorted(chance.choices(range(table.ply + 1), k=2))
        assert table.actions(start, stop) == everything[start:stop]
        state = table.first
        for seat, text in everything[:stop]:
            state = table.rules.apply(state, seat, table.rules.parse(text))
        assert table.state_at(stop) == state
    assert table.state_at(table.ply) == table.state


async def test_a_game_that_never_ends_ends_somewhere(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "MOST_ACTIONS", 2)
    made = await place.make(seats="mb", options={"start": 1})
    client = await place.join(made["id"], made["seats"][0]["token"])
    await client.act(*turn_of(client))
    assert client.last["ply"] == 2
    room = place.hub.rooms[made["id"]]
    place.hub.scheduler.look(room)
    assert not place.hub.scheduler.busy(made["id"]), "no bot plays on"
    assert (await client.ask(t="undo"))["code"] == "illegal"
    await room.change(lambda *now: change(ev.Closed()))
    assert room.table.closed


async def test_a_hint_keeps_nobody_waiting_and_is_asked_for_once_at_a_time(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await place.make(seats="mm", options={"start": 1})
    client = await place.join(made["id"], *(key["token"] for key in made["seats"]), eyes=0)
    go_on, asked = asyncio.Event(), 0

    async def advise(*given: Any) -> Any:
        nonlocal asked
        asked += 1
        await go_on.wait()
        return ["b1=6", "a1"], []

    monkeypatch.setattr(place.hub.workers, "advise", advise)
    for _ in range(5):
        await client.send(t="hint")
    refused = [await client.until(lambda each: each["t"] == "no") for _ in range(4)]
    assert {answer["code"] for answer in refused} == {"too-many"}
    assert asked == 1
    assert (await client.act(*turn_of(client)))["did"], "what the same client does goes first"
    go_on.set()
    assert (await client.until(lambda each: each["t"] == "hint"))["ply"] == 0


async def test_hints_of_one_address_wait_for_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """So many may wait; one more is refused, and another address's is not."""
    monkeypatch.setattr("daedalus.server.workers.MOST_HINTS", 2)
    monkeypatch.setattr(Pool, "_serve", AsyncMock())  # nobody works on anything
    workers, game = Workers(1), new_game("connect", seats=2, seed="7")
    seat = game.to_act[0]
    given = game.rules, game.view(seat), seat, "hard", 0
    waiting = [
        asyncio.create_task(workers.advise(*given, Claim(address)))
        for address in ("flood", "flood", "flood", "me")
    ]
    done, _ = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    assert done == {waiting[2]}
    assert isinstance(waiting[2].exception(), TooMany)
    await workers.close()
    assert await waiting[3], "a legal turn, whatever happens"
    await asyncio.gather(*waiting[:2])


async def test_who_waits_for_a_hint_is_told_the_place_in_line_which_moves_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("daedalus.server.workers.LINE_S", 0.01)
    monkeypatch.setattr(Pool, "_serve", AsyncMock())  # nobody works on anything
    workers, game = Workers(1), new_game("connect", seats=2, seed="7")
    seat = game.to_act[0]
    places: list[list[int]] = [[], [], []]
    waiting = [
        asyncio.create_task(
            workers.advise(
                *(game.rules, game.view(seat), seat, "hard", 0, Claim(f"address {who}")),
                waits=places[who].append,
            )
        )
        for who in range(3)
    ]
    async with asyncio.timeout(PATIENCE):
        while not all(places):
            await asyncio.sleep(0.01)
        assert [told[-1] for told in places] == [1, 2, 3]
        waiting[0].cancel()  # gone: nothing is done for them any more
        while places[2][-1] == 3:
            await asyncio.sleep(0.01)
    assert (places[1][-1], places[2][-1]) == (1, 2)
    await workers.close()
    await asyncio.gather(*waiting, return_exceptions=True)


@pytest.mark.parametrize("addresses", [1, 7, 40])
async def test_all_who_ask_for_a_hint_get_it_and_nothing_is_computed_twice(
    monkeypatch: pytest.MonkeyPatch, addresses: int
) -> None:
    many, done = 40, list[str]()
    workers, game = Workers(1), new_game("connect", seats=2, seed="7")
    seat = game.to_act[0]

    async def do(self: Pool, place: Any, job: Any, work: Any) -> None:
        await asyncio.sleep(0)
        done.append(work.given[0].level)
        job.done.set_result((["turn"], []))

    monkeypatch.setattr(Pool, "_do", do)
    given = game.rules, game.view(seat), seat, "hard", 0
    waiting = [
        asyncio.create_task(
            workers.advise(*given, Claim(f"address {who % addresses}", f"table {who}"))
        )
        for who in range(many)
    ]
    async with asyncio.timeout(PATIENCE):
        assert await asyncio.gather(*waiting) == [(["turn"], [])] * many
    assert len(done) == many, "in time that grows with their number"
    await workers.close()


async def test_the_place_in_line_for_a_hint_comes_over_the_wire(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await place.make(seats="mm", options={"start": 1})
    client = await place.join(made["id"], *(key["token"] for key in made["seats"]), eyes=0)

    async def advise(*given: Any) -> Any:
        for at in (4, 1, 0):
            given[-1](at)
        return ["b1=6", "a1"], []

    monkeypatch.setattr(place.hub.workers, "advise", advise)
    await client.send(t="hint")
    await client.until(lambda each: each["t"] == "hint")
    told = [message for message in client.got if message["t"] == "in-line"]
    assert told == [{"t": "in-line", "place": at} for at in (4, 1, 0)]


async def test_a_long_log_is_not_absorbed_at_one_go(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs, "ROWS_AT_ONCE", 2)
    made = await place.make(seats="mm")
    client = await place.join(made["id"], made["seats"][0]["token"])
    for name in "abcdefgh":
        await client.ask(t="name", name=name)
    await client.close()
    rows = place.hub.rooms.pop(made["id"]).table.rows
    turns: list[int] = []
    absorb = Table.absorb

    def note(self: Table, row: Row, after: Any = None) -> None:
        turns.append(others)
        absorb(self, row, after)

    others = 0

    async def somebody_else() -> None:
        nonlocal others
        while True:
            others += 1
            await asyncio.sleep(0)

    monkeypatch.setattr(Table, "absorb", note)
    busy = asyncio.create_task(somebody_else())
    await place.hub.room(made["id"])
    busy.cancel()
    assert len(turns) == rows
    assert len(set(turns)) >= rows // 2, "others had their turn in between"


async def test_a_crowd_that_comes_and_goes_is_told_of_at_once(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await place.make(seats="mm")
    told = 0
    tell = Room.tell

    def count(self: Room, *given: Any, **more: Any) -> None:
        nonlocal told
        told += 1
        tell(self, *given, **more)

    monkeypatch.setattr(Room, "tell", count)
    crowd = [await place.join(made["id"]) for _ in range(2 * CROWD)]
    room = place.hub.rooms[made["id"]]
    assert told <= CROWD + 1 or room._presence_due is None
    await crowd[0].until(lambda each: each["t"] == "now" and each["table"]["watching"] > CROWD)
    for client in crowd:
        await client.close()


async def test_the_list_of_tables_is_made_once_for_many(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs, "LIST_S", 3600)
    await place.make(listed=True)
    await place.http.get("/api/tables")
    made = 0
    usual = place.hub._make_list

    async def count() -> bytes:
        nonlocal made
        made += 1
        return await usual()

    monkeypatch.setattr(place.hub, "_make_list", count)
    for _ in range(5):
        await place.http.get("/api/tables")
    assert made == 0
    new = await place.make(listed=True)
    tables = (await place.http.get("/api/tables")).json()["tables"]
    assert made == 1
    assert new["id"] in [table["id"] for table in tables], "and at once when it has changed"


async def test_headers_have_a_limit(place: Place) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", place.port)
    writer.write(b"GET /healthz HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ")
    writer.write(b"x" * 2 * HEADERS_BYTES)
    async with asyncio.timeout(60):
        with contextlib.suppress(ConnectionError):  # if it had sent more than was read
            assert b" 431 " in await reader.read()
    writer.close()
    many = " ".join("x" * 30 for _ in range(1000))
    answer = await place.http.get("/api/tables", headers={"authorization": f"Bearer {many}"})
    assert answer.status_code == 200


async def test_messages_of_one_address_wait_for_each_other_not_for_others() -> None:
    turns, order = Turns(2), []
    go_on = asyncio.Event()

    async def work(address: str) -> None:
        async with turns.of(address):
            order.append(address)
            await go_on.wait()

    asked = [asyncio.create_task(work("stranger")) for _ in range(5)]
    await asyncio.sleep(0)
    asked.append(asyncio.create_task(work("me")))
    await asyncio.sleep(0)
    assert order == ["stranger", "stranger", "me"]
    go_on.set()
    await asyncio.gather(*asked)


async def test_a_household_is_one_address() -> None:
    assert counted("2001:db8::1") == counted("2001:db8::ffff:2")
    assert counted("2001:db8:0:1::1") != counted("2001:db8:0:2::1")
    assert counted("::ffff:203.0.113.9") == "203.0.113.9"
    assert counted("local") == "local"
