"""The bus: what crosses it, what is missed, and another end that is gone, or there but silent."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from structlog.testing import capture_logs

from daedalus.server import bus
from daedalus.server.app import make_app
from daedalus.server.bus import RedisBus
from daedalus.server.codes import TRY, find
from daedalus.server.hub import Hub
from daedalus.server.limits import Limits, TooMany
from daedalus.server.room import Room, channel_of
from daedalus.server.settings import ServerSettings
from daedalus.table import messages
from daedalus.table.keys import NotFound
from daedalus.table.seat_view import seen_by
from tests.server.stage import PATIENCE, act, new_valkey


async def wait_until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.02)


async def test_a_bus_that_hangs_is_noticed_and_so_is_its_return() -> None:
    valkey = new_valkey()
    await asyncio.to_thread(valkey.start)
    ours, theirs = RedisBus(valkey.url), RedisBus(valkey.url)
    heard: list[Any] = []
    healed: list[str] = []

    async def hear(channel: str, message: dict[str, Any]) -> None:
        heard.append((channel, message["n"]))

    async def heal() -> None:
        healed.append("healed")

    async def ignore(*_said: Any) -> None: ...

    try:
        await theirs.open(ignore, ignore)
        await ours.open(hear, heal)
        await ours.follow("daedalus:t:x")
        with capture_logs() as logs:
            valkey.hang()
            await wait_until(lambda: not ours.works and not theirs.works)
            await asyncio.sleep(bus.ANSWER_S + 1)  # it takes connections: that is no answer
            assert not ours.works
            valkey.go_on()
            await wait_until(lambda: ours.works and theirs.works)
        said = [(log["event"], log["log_level"]) for log in logs if log["event"].startswith("bus ")]
        assert said.count(("bus is out", "warning")) == 2, "once for each"
        assert said.count(("bus works again", "info")) == 2
        assert healed == ["healed"] * 2
        theirs.tell("daedalus:t:x", {"n": 1})
        await wait_until(lambda: bool(heard))
        assert heard == [("daedalus:t:x", 1)]
    finally:
        valkey.go_on()
        await asyncio.gather(ours.close(), theirs.close())
        valkey.stop()


# --- two hubs on one bus ------------------------------------------------------------------------


class Air:
    """What is between the processes of a test; may lose what it is told to."""

    def __init__(self) -> None:
        self.buses: list[AirBus] = []
        self.limits: list[Limits] = []  # of each process
        self.lost: Callable[[dict[str, Any]], bool] = lambda message: False


class AirBus:
    """A bus within one process."""

    alone, works = False, True

    def __init__(self, air: Air) -> None:
        self._air = air
        self.process = f"process-{len(air.buses)}"
        self._channels = {"daedalus:all"}
        self._hear: Any = None
        self._tasks: set[asyncio.Task[None]] = set()
        air.buses.append(self)

    async def open(self, hear: Any, healed: Any) -> None:
        self._hear = hear

    async def follow(self, channel: str) -> None:
        self._channels.add(channel)

    async def leave(self, channel: str) -> None:
        self._channels.discard(channel)

    def tell(self, channel: str, message: dict[str, Any]) -> None:
        said = msgspec.json.decode(msgspec.json.encode({**message, "from": self.process}))
        for other in self._air.buses:
            if channel in other._channels and other._hear is not None and not self._air.lost(said):
                hearing = asyncio.create_task(other._hear(channel, said))
                self._tasks.add(hearing)
                hearing.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        await asyncio.gather(*self._tasks, return_exceptions=True)


@contextlib.asynccontextmanager
async def two_hubs(folder: Path) -> AsyncIterator[tuple[Hub, Hub, Air]]:
    """Run two hubs on one database."""
    air = Air()
    hubs = []
    for _ in range(2):
        state = make_app(ServerSettings(data=str(folder)), bus=AirBus(air)).state
        hub: Hub = state.hub
        air.limits.append(state.limits)
        await hub.open()
        hubs.append(hub)
    try:
        yield hubs[0], hubs[1], air
    finally:
        for hub in hubs:
            await hub.close()


async def new_table(hub: Hub) -> Room:
    seats = [messages.NewSeat("me"), messages.NewSeat("me")]
    made = await hub.create(messages.NewTable("classic", seats, {"start": 1}))
    return hub.rooms[made.id]


async def play(room: Room, turns: int) -> None:
    for _ in range(turns):
        table, seat = room.table, room.table.acting[0]
        push = seen_by(table, seat).legal[0]
        walk = table.rules.legal(table.after(seat, [push]), seat)[0]
        await act(room, seat, table.echo(seat), [push, str(walk)])


async def test_an_action_that_crosses_the_bus_is_not_asked_of_the_database(tmp_path: Path) -> None:
    async with two_hubs(tmp_path) as (here, there, _):
        room = await new_table(here)
        other = await there.room(room.table.id)
        asked: list[Any] = []

        async def read(table: str, since: int = 0, rows: Any = there.store.rows) -> Any:
            asked.append(since)
            return await rows(table, since)

        there.store.rows = read  # type: ignore[method-assign]
        for actor, hearer in ((room, other), (other, room)):
            await play(actor, 3)
            await wait_until(lambda: room.table.rows == other.table.rows)
            assert hearer.table.state == actor.table.state
            assert hearer.table.steps == actor.table.steps
            assert hearer.table.last_at == actor.table.last_at
        assert not asked


async def test_a_process_that_missed_an_action_reads_it(tmp_path: Path) -> None:
    async with two_hubs(tmp_path) as (here, there, air):
        room = await new_table(here)
        other = await there.room(room.table.id)
        air.lost = lambda message: "acted" in message
        await play(room, 2)
        assert other.table.rows < room.table.rows
        air.lost = lambda message: False
        await play(room, 1)
        await wait_until(lambda: other.table.rows == room.table.rows)
        assert other.table.steps == room.table.steps


async def test_a_newcomer_finds_all_that_is_stored_even_if_nobody_said_so(tmp_path: Path) -> None:
    async with two_hubs(tmp_path) as (here, there, air):
        room = await new_table(here)
        await there.room(room.table.id)
        air.lost = lambda message: True  # as from a process that is killed at this moment
        await play(room, 2)
        entered = await there.enter(room.table.id)
        assert entered.table.steps == room.table.steps


async def test_guesses_are_counted_in_all_processes_together(tmp_path: Path) -> None:
    async with two_hubs(tmp_path) as (here, there, air):
        for guess in range(12):
            with pytest.raises(NotFound):
                await find(f"code {guess}", here, air.limits[0], "203.0.113.5")
        await here.bus.close()  # everything is told
        for hub, counted in zip((here, there), air.limits, strict=True):
            with pytest.raises(TooMany):
                await find("one more", hub, counted, "203.0.113.5")
            with pytest.raises(NotFound):
                await find("one more", hub, counted, "203.0.113.6")
            counted.need(TRY, "")  # those at the codes of seats are counted apart


async def test_a_bus_that_works_again_is_told_what_could_not_be_said(tmp_path: Path) -> None:
    async with two_hubs(tmp_path) as (here, there, air):
        room = await new_table(here)
        other = await there.room(room.table.id)
        air.lost = lambda message: True
        await there._healed()  # it was back before the last action, and found nothing new
        await play(room, 1)
        assert other.table.rows < room.table.rows
        air.lost = lambda message: False
        await here._healed()
        await wait_until(lambda: other.table.steps == room.table.steps)


@pytest.mark.parametrize(
    "acted",
    [None, {}, {"k": "acted"}, {"k": "acted", "seat": 1, "do": ["b1=6"]}]
    + [{"k": "acted", "seat": 0, "do": [text]} for text in ("", "zz")]
    + [{"k": "began", "seed": "7"}],
)
async def test_nonsense_on_the_bus_harms_nobody(tmp_path: Path, acted: Any) -> None:
    async with two_hubs(tmp_path) as (here, there, _):
        room = await new_table(here)
        other = await there.room(room.table.id)
        before = other.table.copy()
        message = {"rows": room.table.rows + 1, "at": 1, "acted": acted}
        here.bus.tell(channel_of(room.table.id), message)
        await play(room, 1)
        await wait_until(lambda: other.table.rows == room.table.rows)
        assert other.table.steps == room.table.steps
        assert len(other.table.steps) == len(before.steps) + 1


def test_silence_is_noticed_within_two_seconds() -> None:
    assert bus.LISTEN_S * bus.SILENCES <= 2.0
