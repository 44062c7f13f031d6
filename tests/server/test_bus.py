"""The bus by itself: what it says when the other end is gone, or there and silent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from structlog.testing import capture_logs

from daedalus.server import bus
from daedalus.server.bus import RedisBus
from tests.server.stage import PATIENCE, new_valkey


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


def test_silence_is_noticed_within_two_seconds() -> None:
    assert bus.LISTEN_S * bus.SILENCES <= 2.0
