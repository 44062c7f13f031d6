"""A referee of MazeNet for tests, and clients that play on it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from xml.etree import ElementTree as ET

import pytest

from daedalus import Game, read_game
from daedalus.adapters.mazenet import referee
from daedalus.adapters.mazenet.lobby import Hosting
from daedalus.adapters.mazenet.referee import host
from daedalus.core.record import verify
from daedalus.editions import edition
from tests.adapters.mazenet_client import Client

BOMB = (
    '<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol">'
    + "".join(f'<!ENTITY lol{n} "{f"&lol{n - 1};" * 10}">' for n in range(1, 10))
    + ']><MazeCom messagetype="LOGIN" id="1"><LoginMessage><name>&lol9;</name>'
    + "</LoginMessage></MazeCom>"
).encode()


class Hosted:
    """A referee that is running, and its result."""

    def __init__(self, port: int, task: asyncio.Task[list[Game]], told: list[str]) -> None:
        self.port, self.task, self.told = port, task, told

    async def game(self) -> Game:
        """Return the game, which must be one of our records by now."""
        (game,) = await asyncio.wait_for(self.task, 60)
        again = read_game(game.record())
        assert again == game
        verify(again)
        return game


@asynccontextmanager
async def hosted(
    players: int = 2,
    bots: Sequence[str] = (),
    answer_s: float = 20.0,
    wait_s: float = 20.0,
    seed: str = "7",
    whole: bool = False,  # with all cards: else two each, so that it does not take long
) -> AsyncIterator[Hosted]:
    port: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    told: list[str] = []

    def tell(event: str, **about: object) -> None:
        told.append(event)
        if event == "listening":
            port.set_result(int(str(about["port"])))

    table = Hosting(players, bots, answer_s, wait_s, 20, tell)
    with pytest.MonkeyPatch.context() as patch:
        if not whole:
            patch.setattr(referee, "edition", partial(edition, cards=2))
        task = asyncio.create_task(host(table, "127.0.0.1", 0, [seed]))
        try:
            yield Hosted(await port, task, told)
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)


async def until(there: Callable[[], bool]) -> None:
    """Wait until something holds, even on a busy machine."""
    async with asyncio.timeout(60):
        while not there():
            await asyncio.sleep(0.01)


async def log_in(place: Hosted, *dialects: str) -> list[Client]:
    """Return clients that have logged in, in this order."""
    clients = []
    for at, dialect in enumerate(dialects):
        client = await asyncio.to_thread(Client, place.port, dialect, f"Client {at + 1}")
        clients.append(await asyncio.to_thread(client.log_in))
    assert [client.id for client in clients] == list(range(1, len(clients) + 1))
    return clients


async def play(
    *clients: Client, first: Callable[[Client, ET.Element], None] | None = None
) -> tuple[Client, ...]:
    """Let all play to the end; *first* is how the first one answers its first question."""
    plays = [
        asyncio.to_thread(client.play, first if not at else None)
        for at, client in enumerate(clients)
    ]
    return tuple(await asyncio.wait_for(asyncio.gather(*plays), 90))
