"""A whole client in fifty lines: makes a table, plays a bot with random turns, shows what happens.

daedalus serve --port 8000 &
python examples/client.py http://127.0.0.1:8000 classic
"""

import asyncio
import json
import random
import sys
from urllib.request import Request, urlopen

import websockets


def make_table(base: str, edition: str) -> tuple[str, str]:
    """Return the id of a new table against a bot, and the token of our seat."""
    body = {"edition": edition, "seats": [{"kind": "me", "name": "Fifty"}, {"kind": "bot"}]}
    headers = {"content-type": "application/json"}
    with urlopen(Request(f"{base}/api/tables", json.dumps(body).encode(), headers)) as answer:
        made = json.load(answer)
    return made["id"], made["seats"][0]["token"]


def some_turn(now: dict, legal: list[str]) -> list[str]:
    """Return one legal action, or in the sliding editions a push and a walk that may follow it."""
    first = random.choice(legal)
    if not now["reach"]:
        return [first]
    bits = int(now["reach"]["after"][first], 16)
    walks = [walk for at, walk in enumerate(now["reach"]["walks"]) if bits >> at & 1]
    return [first, random.choice(walks)]


async def play(base: str, edition: str) -> None:
    table, token = make_table(base, edition)
    legal: list[str] = []
    async for socket in websockets.connect(f"{base.replace('http', 'ws', 1)}/ws/tables/{table}"):
        try:  # whenever the line breaks, the loop connects again and the next `now` says all
            await socket.send(json.dumps({"t": "hello", "tokens": [token]}))
            async for text in socket:
                message = json.loads(text)
                now = message.get("now") if message["t"] == "no" else message
                if not now or now["t"] != "now":
                    continue
                legal = legal if now["legal"] is None else now["legal"]
                print(now["ply"], now["by"], *now["did"], message.get("why", ""))
                if now["outcome"]:
                    return print("over:", now["outcome"], "seed", now["seed"])
                if legal and 0 in now["to_act"]:
                    act = {"t": "act", "ply": now["echo"], "do": some_turn(now, legal)}
                    await socket.send(json.dumps(act))
        except websockets.ConnectionClosed:
            continue


if __name__ == "__main__":
    asyncio.run(play(*(sys.argv[1:] + ["http://127.0.0.1:8000", "classic"][len(sys.argv) - 1 :])))
