"""Kernels that are still to be compiled keep no bot from playing."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

import pytest

from daedalus import fast, new_game
from daedalus.server import kernels
from daedalus.server.kernels import Kernels
from daedalus.server.workers import Workers
from tests.server.failing_bots import with_kernels

WAIT_FOR_FILE = (
    "import sys, time, pathlib\nwhile not pathlib.Path(sys.argv[1]).exists(): time.sleep(.02)"
)
pytestmark = pytest.mark.skipif(not fast.installed(), reason="without the extra fast")


class Slow(Kernels):
    """Kernels that are made as soon as there is a file."""

    def __init__(self, file: Path, patience_s: float = 0.2) -> None:
        super().__init__(patience_s)
        self.file = file

    def command(self) -> list[str]:
        return [sys.executable, "-c", WAIT_FOR_FILE, str(self.file)]


class Broken(Kernels):
    def command(self) -> list[str]:
        return [sys.executable, "-c", "raise SystemExit(1)"]


async def asked(workers: Workers, level: str, edition: str = "classic") -> Any:
    game = new_game(edition, seed="7")
    seat = game.to_act[0]
    return (await workers.choose(game.rules, game.view(seat), seat, level, 0, with_kernels))[0]


async def test_bots_do_without_until_they_are_made(tmp_path: Path) -> None:
    made = Slow(tmp_path / "made")
    workers = Workers(1, kernels=made)
    try:
        assert await asked(workers, "medium") == "medium without"
        assert await asked(workers, "master") == "master without"
        made.file.touch()
        async with asyncio.timeout(60):
            while not made.usable:
                await asyncio.sleep(0.02)
        assert await asked(workers, "master") == "master with"
        assert await asked(workers, "easy") == "easy with"
    finally:
        await workers.close()


async def test_nobody_waits_where_the_bots_use_none(tmp_path: Path) -> None:
    made = Slow(tmp_path / "never", patience_s=600)
    workers = Workers(1, kernels=made)
    try:
        async with asyncio.timeout(120):
            assert await asked(workers, "master", "connect") == "master without"
    finally:
        await workers.close()


async def test_bots_do_without_where_they_cannot_be_made() -> None:
    workers = Workers(1, kernels=Broken(patience_s=60))
    try:
        assert await asked(workers, "expert") == "expert without"
        assert await asked(workers, "expert") == "expert without"
    finally:
        await workers.close()


async def test_who_is_making_them_ends_with_the_server(tmp_path: Path) -> None:
    made = Slow(tmp_path / "never")
    await made.wait("master")
    async with asyncio.timeout(10):
        await made.close()
    assert not made.usable


def test_making_them_compiles_what_every_level_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    from daedalus.server import pool, workers

    asked_for = []
    monkeypatch.setattr(pool, "be_nice", lambda: None)
    monkeypatch.setattr(
        workers, "choose", lambda name, options, view, seat, level, *rest: asked_for.append(level)
    )
    kernels.make()
    assert asked_for == 2 * list(kernels.WITH_KERNELS)
