"""The way of a turn through the rooms is the one that docs/architecture.md shows."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from types import FrameType
from typing import Any

from daedalus.server.limits import Limits
from daedalus.server.websocket import Conversation
from tests.server.stage import live

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
STEPS = re.findall(r"^\| \d+ \| `(src/daedalus/[^`]+)` \| `([^`]+)` \|", PAGE, re.MULTILINE)
ON_THE_WAY = {(path, function.rpartition(".")[2]): function for path, function in STEPS}


async def test_a_classic_turn_goes_through_the_functions_in_order(tmp_path: Path) -> None:
    called: list[str] = []

    def trace(frame: FrameType, event: str, _: Any) -> None:
        if event == "call" and (file := frame.f_code.co_filename).startswith(str(ROOT)):
            path = Path(file).relative_to(ROOT).as_posix()
            step = ON_THE_WAY.get((path, frame.f_code.co_name))
            if step and step not in called:
                called.append(step)

    async with live(tmp_path) as place:
        made = await place.make("classic", "mm", options={"start": 1})
        room = place.hub.rooms[made["id"]]
        socket: Any = None
        talk = Conversation(socket, place.hub, room, Limits(False))
        tokens = [made["seats"][0]["token"]]
        await talk.hear(json.dumps({"t": "hello", "tokens": tokens}))
        game, rules = room.table, room.table.rules
        push = rules.legal(game.state, 0)[0]
        walk = rules.legal(rules.apply(game.state, 0, push), 0)[0]
        act = {"t": "act", "ply": game.echo(0), "do": [push, walk], "seat": 0}
        sys.setprofile(trace)
        try:
            await talk.hear(json.dumps(act))
        finally:
            sys.setprofile(None)
        assert room.table.ply == 2
    assert called == [function for _, function in STEPS]
