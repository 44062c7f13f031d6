"""The example client plays a game, whatever happens to its connection."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

from tests.server.stage import PATIENCE, ROOT, live

CLIENT = ROOT / "examples" / "client.py"


async def test_the_client_in_fifty_lines_plays_a_game_to_its_end(tmp_path: Path) -> None:
    async with live(tmp_path) as place:
        client = await asyncio.create_subprocess_exec(
            sys.executable,
            str(CLIENT),
            f"http://127.0.0.1:{place.port}",
            "connect",
            # It shows its moves as they come, whatever the machine says about buffers.
            env={name: value for name, value in os.environ.items() if "UNBUFFERED" not in name},
            stdout=asyncio.subprocess.PIPE,
        )
        assert client.stdout is not None
        await client.stdout.readline()
        for room in place.hub.rooms.values():
            for connection in room.connections:
                connection.drop("closing")
        out, _ = await asyncio.wait_for(client.communicate(), 3 * PATIENCE)
        assert place.hub.metrics.dropped.labels("closing")._value.get() == 1
    assert client.returncode == 0
    assert "over:" in out.decode()


def test_the_client_has_fifty_lines() -> None:
    assert len(CLIENT.read_text().splitlines()) <= 50
