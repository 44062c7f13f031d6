"""Clients that play on whatever happens to the server: they connect again and lose nothing."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Callable
from random import Random
from typing import Any

import httpx
import websockets
from websockets.exceptions import WebSocketException

from tests.server.stage import PATIENCE, turn_of


class Survivor:
    """A player of one seat; *ports* says where servers may be found."""

    def __init__(
        self, ports: Callable[[], list[int]], table: str, token: str, seat: int, chance: Random
    ) -> None:
        self._ports, self._table, self._token = ports, table, token
        self.seat, self._chance = seat, chance
        self.acknowledged: list[tuple[int, tuple[str, ...]]] = []
        self.seen: list[tuple[int, int, tuple[str, ...]]] = []  # ply, by, did
        self.connections = 0
        self.last: dict[str, Any] = {}
        self.legal: list[str] = []
        self.outcome: Any = None

    async def play(self) -> None:
        """Play until the game is over."""
        while self.outcome is None:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                await self._play_once()
            await asyncio.sleep(0.05)

    async def _play_once(self) -> None:
        port = self._ports()[self.connections % len(self._ports())]
        self.connections += 1
        address = f"ws://127.0.0.1:{port}/ws/tables/{self._table}"
        async with websockets.connect(address, open_timeout=5, close_timeout=0.2) as socket:
            await socket.send(json.dumps({"t": "hello", "tokens": [self._token]}))
            while True:
                message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
                now = message if message["t"] == "now" else message.get("now")
                if now is None:
                    continue
                self._note(now)
                if now["outcome"]:
                    self.outcome = now["outcome"]
                    return
                if self.seat in now["to_act"] and self.legal:
                    await asyncio.sleep(self._chance.random() * 0.03)
                    wish = turn_of(self, self._chance.randrange(1000))
                    act = {"t": "act", "ply": now["echo"], "do": wish}
                    await socket.send(json.dumps(act))

    def _note(self, now: dict[str, Any]) -> None:
        if now["legal"] is not None:
            self.legal = now["legal"]
        if now["log"] is not None:
            log = [(line["ply"], line["by"], tuple(line["did"])) for line in now["log"]]
            missing = [one for one in self.seen if one not in log]
            assert not missing, f"lost: {missing}"
            self.seen = log
        elif now["did"] and now["ply"] > self.last.get("ply", 0):
            self.seen.append((now["ply"] - len(now["did"]), now["by"], tuple(now["did"])))
        self.last = now


async def new_game(port: int, seats: int = 3, **options: Any) -> tuple[str, list[str]]:
    """Make a table; return it and the tokens of its seats."""
    body = {
        "edition": "classic",
        "seats": [{"kind": "me"}] * seats,
        "options": {"cards": 1, "ending": "last-card", **options},
    }
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as http:
        answer = await http.post("/api/tables", json=body)
        answer.raise_for_status()
        made = answer.json()
    return made["id"], [key["token"] for key in made["seats"]]
