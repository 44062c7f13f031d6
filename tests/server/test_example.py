"""The example client plays a game."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from tests.server.stage import ROOT, live


async def test_the_client_in_fifty_lines_plays_a_game_to_its_end(tmp_path: Path) -> None:
    async with live(tmp_path) as place:
        client = await asyncio.create_subprocess_exec(
            sys.executable,
            str(ROOT / "examples" / "client.py"),
            f"http://127.0.0.1:{place.port}",
            "connect",
            stdout=asyncio.subprocess.PIPE,
        )
        out, _ = await asyncio.wait_for(client.communicate(), 120)
    assert client.returncode == 0
    assert "over:" in out.decode()
