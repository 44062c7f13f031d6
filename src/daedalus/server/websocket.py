"""A client's WebSocket, from hello to bye."""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from typing import Any
from urllib.parse import urlsplit

import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from daedalus.core.errors import GameError
from daedalus.server.connection import Connection
from daedalus.server.hub import Hub
from daedalus.server.limits import Limits, TooMany, address_of
from daedalus.server.room import Room
from daedalus.server.traces import span
from daedalus.table import messages
from daedalus.table.answers import NoMessage, Thinking, read
from daedalus.table.change import Decide
from daedalus.table.events import Unreadable
from daedalus.table.gathering import Wanted
from daedalus.table.keys import NotFound
from daedalus.table.refusals import no
from daedalus.table.table import Table

log = structlog.get_logger()

HELLO_S = 10
SILENT_S = 90  # a client that has sent nothing for this long, not even a ping, is gone
BYE_S = 2  # the time limit for the last message to a client that may not be reading
_CLOSES: dict[type, int] = {NotFound: 4404, Unreadable: 4409}  # else 4429: too many, or busy
_SLOWER_S = 0.05  # the delay of a message from an address that sends too many
_LIMITED: dict[type, str] = {messages.Chat: "chat", messages.WantHint: "hint"}
_STRIKES = 30  # this many invalid or excess messages close the connection


@websocket("/ws/tables/{table:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    try:
        await _talk(socket, table)
    finally:  # they hold it and it holds the whole connection: nobody collects that soon
        del socket.receive, socket.send


async def _talk(socket: WebSocket[Any, Any, Any], table: str) -> None:
    hub: Hub = socket.app.state.hub
    limits: Limits = socket.app.state.limits
    address = address_of(socket)
    if not _from_our_page(socket, hub.settings.origins):
        await socket.close(4403, "origin")
        return
    try:
        limits.need("socket", address)
        if not re.fullmatch("[a-z0-9]{12}", table):
            raise NotFound("no such table")
        room = await hub.enter(table)
        if not limits.connections.enter(address):
            raise TooMany("too many connections")
    except GameError as error:
        await socket.accept()
        await _send(socket, no(error))
        await socket.close(_CLOSES.get(type(error), 4429), error.code)
        return
    try:
        await socket.accept()
        room.maker = room.maker or address
        await Conversation(socket, hub, room, limits, address).run()
    finally:
        limits.connections.leave(address)


def _from_our_page(socket: Any, others: tuple[str, ...]) -> bool:
    """Return whether a connection comes from one of our own pages, or from no browser at all."""
    origin = socket.headers.get("origin")
    if origin is None:
        return True
    return urlsplit(origin).netloc == socket.headers.get("host") or origin in others


async def _send(socket: WebSocket[Any, Any, Any], message: messages.ServerMessage) -> None:
    await socket.send_data(messages.ENCODER.encode(message).decode())


class Conversation:
    """One client and its room."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        hub: Hub,
        room: Room,
        limits: Limits,
        address: str = "",
    ) -> None:
        self.address = address
        self._turn = limits.turns.of(address)
        self.socket, self.hub, self.room, self.limits = socket, hub, room, limits
        self.connection = Connection()
        self.thinking: asyncio.Task[None] | None = None  # about a hint
        self.strikes = 0
        self._busy, self._heard_at = False, time.monotonic()
        self._watch: asyncio.TimerHandle | None = None
        self.name = f"connection-{id(self)}-{time.monotonic_ns()}"

    async def run(self) -> None:
        """Talk until either side closes."""
        sender = asyncio.create_task(self._send_all())
        reader = asyncio.create_task(self._read_all())
        dropped = asyncio.create_task(self.connection.dropped.wait())
        tasks: tuple[asyncio.Task[Any], ...] = (sender, reader, dropped)
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            self.room.leave(self.connection)  # for the others, this client has already gone
            self.connection.drop("gone")
            await asyncio.wait((sender,), timeout=BYE_S)
        finally:
            self.room.leave(self.connection)
            if self.thinking is not None:
                tasks = (*tasks, self.thinking)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            if self.connection.closing and self.connection.closing != "gone":
                self.hub.metrics.dropped.labels(self.connection.closing).inc()

    async def _send_all(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while (text := await self.connection.take()) is not None:
                await self.socket.send_data(text)
            await self.socket.close(1012 if self.connection.closing == "closing" else 1000)

    async def _read_all(self) -> None:
        self._mind_silence()
        try:
            while not self.connection.closing and (text := await self._read()) is not None:
                self._busy = True
                async with self._turn:
                    if self.limits.above("said", self.address):
                        await asyncio.sleep(_SLOWER_S)  # others at that address may be other people
                    await self.hear(text)
                self._busy, self._heard_at = False, time.monotonic()
                await asyncio.sleep(0)  # let other clients in between, however much this one sends
        finally:
            if self._watch is not None:
                self._watch.cancel()

    def _mind_silence(self) -> None:
        """Drop a client that has been silent for too long; look again when it could have been.

        One timer that checks the time, rather than one that is reset at every message.
        """
        left = (
            self._heard_at + (SILENT_S if self.connection.greeted else HELLO_S) - time.monotonic()
        )
        if self._busy:
            left = max(left, 1.0)  # the time we take does not count as the client's silence
        if left > 0:
            self._watch = asyncio.get_running_loop().call_later(left, self._mind_silence)
        else:
            self.connection.drop("silent")

    async def hear(self, text: bytes | str) -> None:
        """Handle one message; if anything is wrong with it, answer with a `no`."""
        try:
            self.limits.need("message", self.name)
            await self._answer(text)
        except TooMany as error:
            self._strike(error)
            await asyncio.sleep(0.05)
        except NoMessage as error:
            self._strike(error)
        except GameError as error:
            self._refuse(error)

    async def _read(self) -> bytes | str | None:
        """Return the next message, or None if the client has gone."""
        message: Any = await self.socket.receive()
        if message["type"] != "websocket.receive":
            return None
        content = message.get("text")
        return content if content is not None else message.get("bytes") or b""

    def _strike(self, error: GameError) -> None:
        self.strikes += 1
        self.connection.put(no(error))
        self.hub.metrics.refused.labels(error.code).inc()
        if self.strikes >= _STRIKES:
            self.connection.drop("flood")

    def _refuse(self, error: GameError) -> None:
        self.hub.metrics.refused.labels(error.code).inc()
        self.room.refuse(self.connection, error)

    async def _answer(self, text: bytes | str) -> None:
        """Do what a message asks for.

        :raises NoMessage: when it is not a message.
        :raises GameError: when it is refused.
        """
        message = read(text)
        self.hub.metrics.heard(message)
        if limit := _LIMITED.get(type(message)):
            self.limits.need(limit, self.name)
        match self.room.hear(self.connection, message):
            case Wanted(decide) if isinstance(message, messages.Act):
                await self._act(decide, len(message.do))
            case Wanted(decide):
                await self.room.change(decide)
            case Thinking(seat):
                self._think(seat)
        if isinstance(message, messages.Hello):
            self._greeted()

    def _greeted(self) -> None:
        if keys := self.connection.caller.keys:  # the same limit for all connections of a token
            self.name = min(keys)
        if self._watch is not None:  # from now on it may be silent for longer
            self._watch.cancel()
            self._mind_silence()

    async def _act(self, decide: Decide, actions: int) -> None:
        start = time.perf_counter()
        with span("act", edition=self.room.table.rules.id, actions=actions):
            change = await self.room.change(decide)
        if not change.events:
            self.room.show(self.connection)
        self.hub.metrics.latency.observe(time.perf_counter() - start)

    def _think(self, seat: int) -> None:
        """Let a bot think about a hint, without blocking this client's other messages."""
        if self.thinking is not None and not self.thinking.done():
            raise TooMany("a hint is already being computed")
        self.thinking = asyncio.create_task(self._hint(self.room.table, seat))

    def _in_line(self, place: int) -> None:
        self.connection.put(messages.InLine(place))

    async def _hint(self, table: Table, seat: int) -> None:
        try:
            self.connection.put(await self.hub.hint(table, seat, self.address, self._in_line))
        except GameError as error:
            self._refuse(error)
