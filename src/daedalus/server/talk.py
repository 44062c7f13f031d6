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

from daedalus.core.errors import GameError, Stale
from daedalus.server.connection import Connection
from daedalus.server.hub import Hub
from daedalus.server.limits import Limits, TooMany, address_of
from daedalus.server.room import Room, now_ms
from daedalus.server.traces import span
from daedalus.table import messages
from daedalus.table.answers import NoMessage, Request, addressed, decide, read, said
from daedalus.table.caller import greeted, turned
from daedalus.table.change import Change
from daedalus.table.events import Unreadable
from daedalus.table.hints import seat_to_advise
from daedalus.table.keys import NotFound
from daedalus.table.table import Table

log = structlog.get_logger()

HELLO_S = 10
SILENT_S = 90  # a client that has not even pinged for so long is gone
BYE_S = 2  # for the last words to a client that may not be reading
CLOSES: dict[type, int] = {NotFound: 4404, Unreadable: 4409}  # else 4429: too many, or busy
SLOWER_S = 0.05  # what a message waits at an address that sends too many
STRIKES = 30  # unreadable or too many messages until the connection is closed


@websocket("/ws/tables/{table:str}")
async def talk(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    hub: Hub = socket.app.state.hub
    limits: Limits = socket.app.state.limits
    address = address_of(socket)
    if not from_our_page(socket, hub.settings.origins):
        await socket.close(4403, "origin")
        return
    try:
        limits.need("connect", address)
        if not re.fullmatch("[a-z0-9]{12}", table):
            raise NotFound("no such table")
        room = await hub.enter(table)
        if not limits.connections.enter(address):
            raise TooMany("too many connections")
    except GameError as error:
        await socket.accept()
        await _send(socket, messages.No(error.code, str(error)))
        await socket.close(CLOSES.get(type(error), 4429), error.code)
        return
    try:
        await socket.accept()
        room.maker = room.maker or address
        await Conversation(socket, hub, room, limits, address).run()
    finally:
        limits.connections.leave(address)


def from_our_page(socket: Any, others: tuple[str, ...]) -> bool:
    """Say whether a browser connects from our own pages (or it is no browser)."""
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
        self.greeted = False
        self.thinking: asyncio.Task[None] | None = None  # about a hint
        self.strikes = 0
        self._busy, self._heard_at = False, time.monotonic()
        self._watch: asyncio.TimerHandle | None = None
        self.name = f"connection-{id(self)}-{time.monotonic_ns()}"

    async def run(self) -> None:
        """Talk until either side ends it."""
        sender = asyncio.create_task(self._send_all())
        reader = asyncio.create_task(self._read_all())
        dropped = asyncio.create_task(self.connection.dropped.wait())
        tasks: tuple[asyncio.Task[Any], ...] = (sender, reader, dropped)
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            self.room.leave(self.connection)  # whoever is to go is no longer there for the others
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
                        await asyncio.sleep(SLOWER_S)  # the others there may be other people
                    await self.hear(text)
                self._busy, self._heard_at = False, time.monotonic()
                await asyncio.sleep(0)  # however much one client sends: others are next
        finally:
            if self._watch is not None:
                self._watch.cancel()

    def _mind_silence(self) -> None:
        """Drop a client that has been silent for too long; look again when it could have been.

        One timer that looks at the time, rather than one that is set anew at every message.
        """
        left = self._heard_at + (SILENT_S if self.greeted else HELLO_S) - time.monotonic()
        if self._busy:
            left = max(left, 1.0)  # our own work is not the client's silence
        if left > 0:
            self._watch = asyncio.get_running_loop().call_later(left, self._mind_silence)
        else:
            self.connection.drop("silent")

    async def hear(self, text: bytes | str) -> None:
        """Take one message; whatever is wrong with it, the answer is a `no`."""
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
        """Return the next message; None: the client has gone."""
        message: Any = await self.socket.receive()
        if message["type"] != "websocket.receive":
            return None
        content = message.get("text")
        return content if content is not None else message.get("bytes") or b""

    def _strike(self, error: GameError) -> None:
        self.strikes += 1
        self.connection.put(messages.No(error.code, str(error)))
        self.hub.metrics.refused.labels(error.code).inc()
        if self.strikes >= STRIKES:
            self.connection.drop("flood")

    def _refuse(self, error: GameError) -> None:
        self.hub.metrics.refused.labels(error.code).inc()
        self.connection.forget_legal()
        known = self.connection in self.room.connections
        now = self.room.now(self.connection) if known else None
        self.connection.put(messages.No(error.code, str(error), now))

    async def _answer(self, text: bytes | str) -> None:
        """Do what a message asks for.

        :raises NoMessage: when it is none.
        :raises GameError: when it is refused.
        """
        message = read(text)
        self.hub.metrics.heard(message)
        if isinstance(message, messages.Hello):
            self._greet(message)
            self.greeted = True
            if self._watch is not None:  # other patience from now on
                self._watch.cancel()
                self._mind_silence()
        elif not self.greeted:
            raise NoMessage("say hello first")
        else:
            await self._do(message)

    def _greet(self, hello: messages.Hello) -> None:
        connection = self.connection
        connection.caller, known = greeted(self.room.table, hello)
        if not known:  # say so, and let it watch
            connection.put(messages.No("forbidden", "a token opens nothing here"))
        if connection.caller.keys:  # the same limit for all connections of a token
            self.name = min(connection.caller.keys)
        connection.forget_legal()
        self.room.join(connection, hello.log)

    async def _do(self, message: messages.FromClient) -> None:
        room, connection = self.room, self.connection
        caller = connection.caller
        match message:
            case messages.Hello():
                raise AssertionError("it was greeted")
            case messages.Ping():
                connection.put(messages.Pong(message.n, now_ms()))
            case messages.Eyes():
                connection.caller = turned(room.table, caller, message)
                self._show()
            case messages.Chat():
                self.limits.need("chat", self.name)
                room.say(said(room.table, caller, message, now_ms()))
            case messages.WantHint():
                self.limits.need("hint", self.name)
                self._think(seat_to_advise(room.table, caller, message))
            case messages.Act():
                await self._act(message)
            case _:
                await self._ask(message)

    async def _ask(self, request: Request) -> Change:
        """Let the table decide what becomes of a request."""
        room, caller, terms = self.room, self.connection.caller, self.hub.terms
        # Whoever may not ask is refused at once; and the seat that is meant now stays meant.
        asked = addressed(room.table, caller, request)
        return await room.change(lambda table, moment: decide(table, moment, caller, asked, terms))

    async def _act(self, act: messages.Act) -> None:
        start = time.perf_counter()
        try:
            with span("act", edition=self.room.table.rules.id, actions=len(act.do)):
                change = await self._ask(act)
        except Stale:
            self.connection.forget_legal()
            raise
        if not change.events:
            self._show()
        self.hub.metrics.latency.observe(time.perf_counter() - start)

    def _show(self) -> None:
        """Show this client how things are, with all it may do."""
        self.connection.forget_legal()
        self.connection.put(self.room.now(self.connection))

    def _think(self, seat: int) -> None:
        """Let a bot think about a hint; what this client does meanwhile does not wait for it."""
        if self.thinking is not None and not self.thinking.done():
            raise TooMany("a hint is being thought about")
        self.thinking = asyncio.create_task(self._hint(self.room.table, seat))

    async def _hint(self, table: Table, seat: int) -> None:
        try:
            self.connection.put(await self.hub.hint(table, seat, self.address))
        except GameError as error:
            self._refuse(error)
