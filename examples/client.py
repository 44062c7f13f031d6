"""A complete client in fifty lines: makes a table, plays a bot with random turns, shows the moves.

daedalus serve --port 8000 &
python examples/client.py http://127.0.0.1:8000 classic
"""

import asyncio
import contextlib
import json
import random
import sys
from urllib.request import Request, urlopen

import websockets


def make_table(base: str, edition: str) -> dict:
    body = {"edition": edition, "seats": [{"kind": "me", "name": "Fifty"}, {"kind": "bot"}]}
    headers = {"content-type": "application/json"}
    return json.load(urlopen(Request(f"{base}/api/tables", json.dumps(body).encode(), headers)))


def some_turn(now: dict, legal: list[str]) -> list[str]:
    """Return one legal action, or in the sliding editions a push and a walk that may follow it."""
    first = random.choice(legal)
    if not now["reach"]:
        return [first]
    bits, walks = int(now["reach"]["after"][first], 16), now["reach"]["walks"]
    return [first, random.choice([walk for at, walk in enumerate(walks) if bits >> at & 1])]


async def play(base: str = "http://127.0.0.1:8000", edition: str = "classic") -> None:
    made, legal = make_table(base, edition), []
    address = f"{base.replace('http', 'ws', 1)}/ws/tables/{made['id']}"
    async for socket in websockets.connect(address):  # reconnects whenever the connection is lost
        with contextlib.suppress(websockets.ConnectionClosed):
            await socket.send(json.dumps({"t": "hello", "tokens": [made["seats"][0]["token"]]}))
            async for text in socket:
                message = json.loads(text)
                if now := message.get("now", message if message["t"] == "now" else None):
                    legal = legal if now["legal"] is None else now["legal"]
                    print(now["ply"], now["by"], *now["did"], message.get("why", ""), flush=True)
                    if now["outcome"]:
                        return print("over:", now["outcome"], "seed", now["seed"])
                    if 0 in now["to_act"] and legal:
                        act = {"t": "act", "ply": now["echo"], "do": some_turn(now, legal)}
                        await socket.send(json.dumps(act))


asyncio.run(play(*sys.argv[1:]))
