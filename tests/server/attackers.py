"""Strangers' programs, written from docs/protocol.md: each respects every documented limit.

`python -m tests.server.attackers replay 8000 127.0.0.2` attacks from that address until ended.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sys
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any

import httpx
import websockets

from daedalus.core.record import Event, Game, Player
from daedalus.editions import read_position
from tests.server.raw import WIRE

HALF = (
    b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
    b'content-length: 400\r\n\r\n{"edition":'
)

KEEP_NONE = httpx.Limits(max_connections=50, max_keepalive_connections=0)  # none closed meanwhile


class Stranger:
    """Somebody at one address."""

    def __init__(self, port: int, address: str) -> None:
        self.port, self.address = port, address
        transport = httpx.AsyncHTTPTransport(
            local_address=address, limits=httpx.Limits(max_connections=50)
        )
        self.http = httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{port}", transport=transport, timeout=300
        )

    async def post(self, path: str, body: Any) -> httpx.Response:
        """Ask until it is no longer refused as too many."""
        while True:
            answer = await self.http.post(path, json=body)
            if answer.status_code != 429:
                return answer
            await asyncio.sleep(0.5)

    async def make(self, seats: list[dict[str, str]], **more: Any) -> dict[str, Any]:
        body = {"edition": "classic", "seats": seats, **more}
        made: dict[str, Any] = (await self.post("/api/tables", body)).json()
        return made

    async def join(self, table: str, *tokens: str) -> Any:
        """Return a WebSocket on which hello was said."""
        while True:
            with contextlib.suppress(OSError, websockets.WebSocketException):
                socket = await websockets.connect(
                    f"ws://127.0.0.1:{self.port}/ws/tables/{table}",
                    local_addr=(self.address, 0),
                    open_timeout=60,
                    max_size=None,
                )
                await socket.send(json.dumps({"t": "hello", "tokens": list(tokens)}))
                return socket
            await asyncio.sleep(0.5)


def largest_record() -> str:
    """Return a record that is just accepted: a board of 26 by 26 on which walks go far."""
    chance, size = Random(1), 26
    board = "/".join("".join(chance.choice("7bdef") for _ in range(size)) for _ in range(size))
    rules, first = read_position(f"classic {board} 6 a1,z26 1p - :AB,:CD")
    state = first
    events: list[Event] = []
    while len(events) < 9_900:
        seat = rules.to_act(state)[0]
        action = chance.choice(list(rules.legal(state, seat)))
        state = rules.apply(state, seat, action)
        events.append(Event(seat, str(action)))
    return Game(rules, first, (Player(), Player()), tuple(events), state).record()


async def replay(who: Stranger) -> None:
    """Read the largest record, all pieces of it, six times at once, again and again."""
    record = largest_record()

    async def reader() -> None:
        start: int | None = 0
        while True:
            answer = await who.post(f"/api/replay?from={start or 0}", {"record": record})
            start = answer.json().get("next") if answer.status_code == 200 else 0

    await asyncio.gather(*(reader() for _ in range(6)))


async def experts(who: Stranger) -> None:
    """Have forty tables of four experts, and look at all of them."""

    async def watch() -> None:
        while True:
            made = await who.make([{"kind": "bot", "level": "expert"}] * 4)
            socket = await who.join(made["id"])
            with contextlib.suppress(websockets.ConnectionClosed):
                async for text in socket:
                    if json.loads(text).get("outcome"):
                        break
            await socket.close()

    await asyncio.gather(*(watch() for _ in range(40)))


async def half(who: Stranger) -> None:
    """Hold five hundred half-sent requests, and replace each one that is closed."""

    async def hold() -> None:
        while True:
            with contextlib.suppress(OSError):
                reader, writer = await asyncio.open_connection(
                    "127.0.0.1", who.port, local_addr=(who.address, 0)
                )
                writer.write(HALF)
                with contextlib.suppress(OSError):
                    await reader.read()
                writer.close()
            await asyncio.sleep(1)

    await asyncio.gather(*(hold() for _ in range(500)))


async def hints(who: Stranger) -> None:
    """Ask for hints at fifty tables, as often as that is allowed."""

    async def ask() -> None:
        made = await who.make([{"kind": "me"}, {"kind": "open"}], start="host")
        socket = await who.join(made["id"], made["host"], made["seats"][0]["token"])
        await socket.send(json.dumps({"t": "start", "fill": "random"}))
        reading = asyncio.create_task(read(socket))
        while not reading.done():
            await socket.send(json.dumps({"t": "hint"}))
            await asyncio.sleep(2)

    await asyncio.gather(*(ask() for _ in range(50)))


async def crowd(who: Stranger) -> None:
    """Come to one table and leave again, many at a time, sending as much as is allowed."""
    made = await who.make([{"kind": "me"}, {"kind": "me"}])

    async def visit(number: int) -> None:
        while True:
            socket = await who.join(made["id"], made["seats"][0]["token"])
            reading = asyncio.create_task(read(socket))
            for _ in range(20):
                with contextlib.suppress(websockets.ConnectionClosed):
                    await socket.send(json.dumps({"t": "eyes", "seat": number % 2 or None}))
                await asyncio.sleep(0.5)
            await socket.close()
            await reading

    await asyncio.gather(*(visit(number) for number in range(100)))


async def pages(who: Stranger) -> None:
    """Ask for codes, lists, tables and pages, as often as that is allowed."""
    made = await who.make([{"kind": "me"}, {"kind": "me"}], listed=True)

    async def ask(path: str, every: float, body: Any = None) -> None:
        while True:
            method = "GET" if body is None else "POST"
            await who.http.request(method, path, json=body)
            await asyncio.sleep(every)

    wishes: list[Coroutine[Any, Any, None]] = [
        ask("/api/replay", 1, {"record": "x" * 280}),
        *(ask("/api/tables", 0.25) for _ in range(5)),
        *(ask(f"/api/tables/{made['id']}", 0.25) for _ in range(5)),
        *(ask("/api/editions", 0.25) for _ in range(5)),
        *(ask("/", 0.1) for _ in range(10)),
    ]
    await asyncio.gather(*wishes)


async def read(socket: Any) -> None:
    with contextlib.suppress(websockets.ConnectionClosed):
        async for _ in socket:
            pass


ATTACKS: dict[str, Callable[[Stranger], Coroutine[Any, Any, None]]] = {
    **{attack.__name__: attack for attack in (replay, experts, half, hints, crowd, pages)},
    **WIRE,
}


if __name__ == "__main__":
    os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))  # it stands for another machine,
    os.nice(15)  # however urgent what is measured may be
    asyncio.run(ATTACKS[sys.argv[1]](Stranger(int(sys.argv[2]), sys.argv[3])))
