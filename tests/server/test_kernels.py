"""The server's bots have the kernels from their first move on, and never wait for a compiler."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from daedalus import fast, new_game
from daedalus.server.lan import LocalNetwork
from daedalus.server.run import _announce
from daedalus.server.settings import ServerSettings
from daedalus.server.workers import Workers
from tests.server.failing_bots import with_kernels


async def asked(workers: Workers, level: str) -> Any:
    game = new_game("classic", seed="7")
    seat = game.to_act[0]
    return (await workers.choose(game.rules, game.view(seat), seat, level, 0, with_kernels))[0]


async def test_a_worker_uses_the_library_and_the_log_says_so(tmp_path: Path) -> None:
    there = fast.available(numba=False)
    workers = Workers(1)
    with capture_logs() as logs:
        home = LocalNetwork(ServerSettings(data=str(tmp_path)))
        _announce("http://127.0.0.1:1/", home, False)
    assert logs == [{"event": "kernels", "kind": there.kind, "why": there.why, "log_level": "info"}]
    try:
        assert await asked(workers, "master") == f"master {there.kind}"
    finally:
        await workers.close()


def test_who_may_not_compile_does_without(monkeypatch: pytest.MonkeyPatch) -> None:
    from daedalus.fast import library

    monkeypatch.setattr(library, "name_here", lambda: "kernels-plan9-mips.so")
    monkeypatch.setattr(fast, "_may_compile", True)
    fast.never_compile()
    try:
        assert fast.chosen().kind == fast.INTERPRETED
        assert not fast.ready()
    finally:
        fast.chosen.cache_clear()
