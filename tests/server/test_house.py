"""The house can be closed at any moment."""

from __future__ import annotations

import asyncio

import pytest

from daedalus.server.house import _first


@pytest.mark.parametrize("steps", range(6))
async def test_who_waits_can_be_ended_at_the_moment_the_wait_is_over(steps: int) -> None:
    happened = asyncio.Event()

    async def duty() -> None:
        while True:
            await _first(happened.wait(), 60)
            happened.clear()

    task = asyncio.create_task(duty())
    await asyncio.sleep(0.01)
    happened.set()
    for _ in range(steps):
        await asyncio.sleep(0)
    task.cancel()
    done, _ = await asyncio.wait((task,), timeout=60)
    assert done
