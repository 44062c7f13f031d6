"""`daedalus evening --server`: the host's side of an evening at a server, by commands."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from daedalus.cli import main
from tests.server.stage import live


async def test_an_evening_at_a_server_by_commands(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "club.jsonl"

    async def said(part: str, *argv: str, code: int = 0) -> str:
        found = await asyncio.to_thread(main, ["evening", part, str(file), *argv])
        told = capsys.readouterr()
        assert found == code, told.err
        return told.err if code else told.out

    async with live(tmp_path) as place:
        server = f"http://127.0.0.1:{place.port}"
        assert "no such edition" in await said(
            "new", "--server", server, "--edition", "chess", code=2
        )
        assert not file.exists(), "nothing is left of what was refused"
        link, code = (await said("new", "--server", server + "/", "--size", "2")).split()
        assert file.stat().st_mode & 0o77 == 0, "the host's key is for its owner"
        assert (await place.http.get(f"/api/codes/{code}")).json()["link"] == f"/e/{link[-12:]}"
        assert "4 people are here" in await said("come", "Mira", "Orla", "Bram", "Juno")
        lines = (await said("round")).splitlines()
        assert lines[0] == "Round 1 of 3"
        tables = [line.strip() for line in lines if "/t/" in line]
        assert len(tables) == 2
        keys = [json.loads(line) for line in file.read_text("utf-8").splitlines()][1:]
        assert [key["name"] for key in keys] == ["Mira", "Orla", "Bram", "Juno"]
        client = await place.join(tables[0].rpartition("/")[2], *(key["token"] for key in keys))
        assert client.last["you"]["seats"] == [0, 1], "their tokens open their seats"
        assert "the tables say" in await said("result", "1", "Mira", code=2)
        assert "3 people are here" in await said("leave", "Juno")
        assert "is not here" in await said("leave", "Juno", code=2)
        await said("close")
        assert (await said("standings")).startswith("1. ")
        assert (await said("standings", "--csv")).startswith("place,name,points,round 1\n1,")
    assert "does not answer" in await said("close", code=2)
