"""A crowd of clients for the table server: two at each table, each acting at its own moments.

The moments are fixed beforehand and spread at random.  If clients acted a
fixed time after the last answer, tables that a busy server answers together would stay in step for
ever, and the crowd would measure its own effect.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Sequence
from http.client import HTTPConnection
from random import Random
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec
import websockets
from msgspec import Struct

PATIENCE_S = 60.0  # an answer that comes later counts as lost


class Reach(Struct):
    walks: list[str]
    after: dict[str, str]


class Message(Struct):
    """The parts of a server's message that a client needs to play any legal turn."""

    t: str
    ply: int = 0
    echo: int = 0
    to_act: list[int] = []
    reach: Reach | None = None
    outcome: Any = None


DECODER = msgspec.json.Decoder(Message)


class Seen(NamedTuple):
    """What a crowd has seen in the time that counts."""

    acts: int
    times: list[float]  # seconds from an act to the other client's `now`
    errors: int  # refusals, lost lines, lost answers
    skipped: int  # moments at which the answer to the turn before was not there yet


class Pair:
    """A table with two clients."""

    def __init__(self, bases: Sequence[str], chance: Random, address: str) -> None:
        self._bases, self._chance, self._address = bases, chance, address
        self._sockets: list[Any] = []
        self._readers: list[asyncio.Task[None]] = []
        self._now: list[Message] = []
        self._sent: dict[int, tuple[int, float]] = {}  # ply after it: by which seat, and when
        self.times: list[float] = []
        self.acts = self.errors = self.skipped = 0

    async def open(self) -> None:
        """Make a table and sit down."""
        made = await asyncio.to_thread(make_table, self._bases[0], self._address)
        self._now = [Message(""), Message("")]
        self._sent.clear()
        for seat, key in enumerate(made["seats"]):
            base = self._bases[seat % len(self._bases)].replace("http", "ws", 1)
            address = f"{base}/ws/tables/{made['id']}"
            socket = await websockets.connect(
                address, compression=None, ping_interval=None, local_addr=(self._address, 0)
            )
            await socket.send(json.dumps({"t": "hello", "tokens": [key["token"]]}))
            self._sockets.append(socket)
        self._readers = [asyncio.create_task(self._read(seat)) for seat in (0, 1)]

    async def close(self) -> None:
        for reader in self._readers:
            reader.cancel()
        await asyncio.gather(*self._readers, return_exceptions=True)
        await asyncio.gather(*(socket.close() for socket in self._sockets))
        self._sockets.clear()

    async def play(self, moment: float, every_s: float, until: float) -> None:
        """Act at *moment*, and then every so many seconds, whoever is in turn."""
        while moment < until:
            await asyncio.sleep(moment - time.perf_counter())
            moment += every_s
            if any(now.outcome for now in self._now):
                await self.close()
                await self.open()
                continue
            await self._act()

    async def _act(self) -> None:
        seat = next((at for at in (0, 1) if at in self._now[at].to_act), None)
        if seat is None:
            self.skipped += 1
            return
        now = self._now[seat]
        assert now.reach is not None
        push = self._chance.choice(list(now.reach.after))
        bits = int(now.reach.after[push], 16)
        walk = now.reach.walks[(bits & -bits).bit_length() - 1]
        now.to_act = []  # done; what comes next says more
        self.acts += 1
        self._sent[now.ply + 2] = seat, time.perf_counter()
        act = {"t": "act", "ply": now.echo, "do": [push, walk]}
        await self._sockets[seat].send(json.dumps(act))

    async def _read(self, seat: int) -> None:
        async for text in self._sockets[seat]:
            arrived = time.perf_counter()
            now = DECODER.decode(text)
            if now.t != "now":
                self.errors += 1
                continue
            self._now[seat] = now
            for ply, (by, started) in list(self._sent.items()):
                if by != seat and ply <= now.ply:  # who reads slowly is told of several at once
                    del self._sent[ply]
                    self.times.append(arrived - started)
        self.errors += 1  # the server has closed the line

    def forget(self) -> None:
        """Count from now on."""
        self.times.clear()
        self.acts = self.errors = self.skipped = 0

    @property
    def lost(self) -> int:
        """How many acts have had no answer."""
        return len(self._sent)


def make_table(base: str, address: str) -> Any:
    """Make a table of two that lasts."""
    body = {"edition": "classic", "seats": [{"kind": "me"}, {"kind": "me"}]}
    headers = {"content-type": "application/json"}
    server = urlsplit(base)
    line = HTTPConnection(server.hostname or "", server.port, source_address=(address, 0))
    try:
        line.request("POST", "/api/tables", json.dumps(body), headers)
        return json.load(line.getresponse())
    finally:
        line.close()


class Crowd:
    """All pairs, at so many addresses of this machine: a server may limit what each may do."""

    def __init__(self, bases: Sequence[str], tables: int, addresses: int = 1) -> None:
        self._pairs = [
            Pair(bases, Random(number), f"127.0.0.{1 + number % addresses}")
            for number in range(tables)
        ]

    async def open(self) -> None:
        """Sit down, twenty tables at a time."""
        for at in range(0, len(self._pairs), 20):
            await asyncio.gather(*(pair.open() for pair in self._pairs[at : at + 20]))

    async def play(
        self, every_s: float, warm_s: float, seconds: float, watch: Callable[[], None]
    ) -> Seen:
        """Play; count after *warm_s* and for so many seconds; *watch* is called at both ends.

        Each of the two clients of a table acts every *every_s* seconds.
        """
        chance, step = Random(7), every_s / 2
        start = time.perf_counter()
        until = start + warm_s + seconds
        playing = [
            asyncio.create_task(pair.play(start + chance.random() * step, step, until))
            for pair in self._pairs
        ]
        await asyncio.sleep(warm_s)
        for pair in self._pairs:
            pair.forget()
        watch()
        await asyncio.sleep(until - time.perf_counter())
        watch()
        acts = sum(pair.acts for pair in self._pairs)
        ends = await asyncio.gather(*playing, return_exceptions=True)
        await self._last_answers()
        broken = sum(isinstance(end, BaseException) for end in ends)
        return Seen(
            acts,
            sorted(each for pair in self._pairs for each in pair.times),
            broken + sum(pair.errors + pair.lost for pair in self._pairs),
            sum(pair.skipped for pair in self._pairs),
        )

    async def _last_answers(self) -> None:
        """Wait until every act is answered: on a busy machine that may take a while."""
        patience = time.perf_counter() + PATIENCE_S
        while any(pair.lost for pair in self._pairs) and time.perf_counter() < patience:
            await asyncio.sleep(0.05)

    async def close(self) -> None:
        await asyncio.gather(*(pair.close() for pair in self._pairs))
