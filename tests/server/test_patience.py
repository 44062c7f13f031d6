"""What is slow is called by its name: a stalled event loop is not a slow database."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from daedalus.core.errors import IllegalAction
from daedalus.server import patience, store
from daedalus.server.patience import within
from tests.server.stage import PATIENCE, live


async def test_a_stall_uses_up_no_time_limit_and_is_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "ANSWER_S", 0.4)
    monkeypatch.setattr(patience, "STALL_S", 0.2)
    async with live(tmp_path) as place:
        await asyncio.sleep(0.01)  # the watch has begun
        with capture_logs() as logs:
            reading = asyncio.create_task(place.hub.store.rows("aaaaaaaaaaaa", 0))
            making = asyncio.create_task(place.make())
            await asyncio.sleep(0.01)  # both are on their way to the database
            time.sleep(2)  # nothing else runs meanwhile
            assert await reading == []
            await making
            while not logs:
                await asyncio.sleep(0.01)
    assert {log["event"] for log in logs} == {"event loop stalled"}
    assert logs[0]["seconds"] >= 1


async def test_what_takes_too_long_is_still_ended() -> None:
    async with asyncio.timeout(PATIENCE):
        with pytest.raises(TimeoutError):
            async with within(0.02):
                await asyncio.Event().wait()


@pytest.mark.parametrize("error", [IllegalAction("refused"), RuntimeError("a bug")])
async def test_a_client_that_leaves_during_a_change_writes_no_traceback(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    complaints: list[Any] = []
    asyncio.get_running_loop().set_exception_handler(lambda loop, said: complaints.append(said))
    async with live(tmp_path) as place:
        room = await place.hub.room((await place.make())["id"])
        begun, go_on = asyncio.Event(), asyncio.Event()

        async def fail(decide: Any) -> None:
            begun.set()
            await go_on.wait()
            raise error

        monkeypatch.setattr(room, "_change", fail)
        with capture_logs() as logs:
            client = asyncio.create_task(room.change(lambda table, moment: None))  # type: ignore[arg-type,return-value]
            await begun.wait()
            client.cancel()
            with pytest.raises(asyncio.CancelledError):
                await client
            go_on.set()
            await asyncio.sleep(0.01)
    assert not complaints
    expected = ["change failed"] if isinstance(error, RuntimeError) else []
    assert [log["event"] for log in logs] == expected
