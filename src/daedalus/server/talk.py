"""A client's WebSocket, from hello to bye."""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from typing import Any
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from daedalus.core.errors import GameError, NotationError, Stale
from daedalus.server.hub import Hub, checked_level
from daedalus.server.limits import Limits, TooMany, address_of
from daedalus.server.line import Line
from daedalus.server.room import Room, now_ms
from daedalus.server.traces import span
from daedalus.table import messages
from daedalus.table.events import Unreadable
from daedalus.table.keys import Forbidden, NotFound, hashed, opens
from daedalus.table.messages import TO_SERVER

log = structlog.get_logger()

MESSAGE_LIMIT = 16_384
HELLO_S = 10
SILENT_S = 90  # a client that has not even pinged for so long is gone
BYE_S = 2  # for the last words to a client that may not be reading
CLOSES: dict[type, int] = {NotFound: 4404, Unreadable: 4409}  # else 4429: too many, or busy
SLOWER_S = 0.05  # what a message waits at an address that sends too many
STRIKES = 30  # unreadable or too many messages until the line is closed


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
        if not limits.lines.enter(address):
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
        limits.lines.leave(address)


def from_our_page(socket: Any, others: tuple[str, ...]) -> bool:
    """Say whether a browser opens this line from our own pages (or it is no browser)."""
    origin = socket.headers.get("origin")
    if origin is None:
        return True
    return urlsplit(origin).netloc == socket.headers.get("host") or origin in others


async def _send(socket: WebSocket[Any, Any, Any], message: messages.Told) -> None:
    await socket.send_data(messages.ENCODER.encode(message).decode())


class NoMessage(NotationError):
    """Something that is no message at all."""


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
        self.line = Line()
        self.greeted = False
        self.thinking: asyncio.Task[None] | None = None  # about a hint
        self.strikes = 0
        self._busy, self._heard_at = False, time.monotonic()
        self._watch: asyncio.TimerHandle | None = None
        self.name = f"line-{id(self)}-{time.monotonic_ns()}"

    async def run(self) -> None:
        """Talk until either side ends it."""
        sender = asyncio.create_task(self._send_all())
        reader = asyncio.create_task(self._read_all())
        dropped = asyncio.create_task(self.line.dropped.wait())
        tasks: tuple[asyncio.Task[Any], ...] = (sender, reader, dropped)
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            self.room.leave(self.line)  # whoever is to go is no longer there for the others
            self.line.drop("gone")
            await asyncio.wait((sender,), timeout=BYE_S)
        finally:
            self.room.leave(self.line)
            if self.thinking is not None:
                tasks = (*tasks, self.thinking)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            if self.line.closing and self.line.closing != "gone":
                self.hub.metrics.dropped.labels(self.line.closing).inc()

    async def _send_all(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while (text := await self.line.take()) is not None:
                await self.socket.send_data(text)
            await self.socket.close(1012 if self.line.closing == "closing" else 1000)

    async def _read_all(self) -> None:
        self._mind_silence()
        try:
            while not self.line.closing and (text := await self._read()) is not None:
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
            self.line.drop("silent")

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
        self.line.put(messages.No(error.code, str(error)))
        self.hub.metrics.refused.labels(error.code).inc()
        if self.strikes >= STRIKES:
            self.line.drop("flood")

    def _refuse(self, error: GameError) -> None:
        self.hub.metrics.refused.labels(error.code).inc()
        self.line.legal = None
        now = self.room.now(self.line) if self.line in self.room.lines else None
        self.line.put(messages.No(error.code, str(error), now))

    async def _answer(self, text: bytes | str) -> None:
        """Do what a message asks for.

        :raises NoMessage: when it is none.
        :raises GameError: when it is refused.
        """
        if len(text) > MESSAGE_LIMIT:
            raise NoMessage(f"too long: {len(text)}, at most {MESSAGE_LIMIT}")
        try:
            message = TO_SERVER.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise NoMessage(f"not a message: {_plain(str(error))}") from error
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
        line, room = self.line, self.room
        keys = {hashed(token) for token in hello.tokens}
        table = room.table
        known = [table.host, *(key for chair in table.chairs for key in chair.keys)]
        line.open({key for key in keys if opens((key,), known)})
        if len(line.keys) != len(keys):
            # The tokens of another table, or of a seat that was left: say so, and let it watch.
            line.put(messages.No("forbidden", "a token opens nothing here"))
        if line.keys:  # the same limit for all lines of a token
            self.name = min(line.keys)
        line.wanted, line.legal = hello.eyes, None
        room.join(line, hello.log)

    async def _do(self, message: messages.Asked) -> None:
        room, line = self.room, self.line
        match message:
            case messages.Act():
                await self._act(message)
            case messages.Eyes():
                line.wanted = None if message.seat is None else room.seat_for(line, message.seat)
                line.legal = None
                line.look(room.table)
                line.put(room.now(line))
            case messages.Ping():
                line.put(messages.Pong(message.n, now_ms()))
            case messages.Ready():
                await room.ready(line, message.seat, message.yes)
            case messages.Start():
                room.need_host(line)
                await room.start(None if message.fill is None else checked_level(message.fill))
            case messages.Wait():
                await room.hold(line, message.yes)
            case messages.Rename():
                await room.rename(line, message.seat, self.hub.name(message.name))
            case messages.MakeSeat():
                room.need_host(line)
                if message.kind == "gone":
                    await room.remove(message.seat)
                else:
                    await room.give(message.seat, message.kind, checked_level(message.level))
            case messages.Choose():
                await room.choose(line, message.seat, message.piece)
            case messages.StandIn():
                room.seat_for(line, line.seats(room.table)[0] if line.seats(room.table) else None)
                await room.stand_in(message.seat, checked_level(message.level))
            case messages.Back():
                await room.back(line, message.seat)
            case messages.Undo():
                await room.undo(line, message.seat)
            case messages.Answer():
                await room.answer(line, message.seat, message.yes)
            case messages.Chat():
                self.limits.need("chat", self.name)
                own = line.seats(room.table)
                if not own:
                    raise Forbidden("only who sits at the table may speak")
                speaker = message.seat
                if speaker is None and line.eyes is None:
                    speaker = own[0]
                room.chat(room.seat_for(line, speaker), message.phrase, message.text)
            case messages.WantHint():
                self.limits.need("hint", self.name)
                self._think(room.seat_for(line, message.seat))

    def _think(self, seat: int) -> None:
        """Let a bot think about a hint; what this client does meanwhile does not wait for it."""
        if self.thinking is not None and not self.thinking.done():
            raise TooMany("a hint is being thought about")
        self.thinking = asyncio.create_task(self._hint(seat))

    async def _hint(self, seat: int) -> None:
        try:
            self.line.put(await self.hub.hint(self.room, seat, self.address))
        except GameError as error:
            self._refuse(error)

    async def _act(self, act: messages.Act) -> None:
        room, line = self.room, self.line
        start = time.perf_counter()
        seat = room.seat_for(line, act.seat)
        try:
            with span("act", edition=room.table.rules.id, actions=len(act.do)):
                happened = await room.act(seat, act.ply, act.do, line=line)
        except Stale:
            line.legal = None
            raise
        if not happened:
            line.legal = None
            line.put(room.now(line))
        self.hub.metrics.latency.observe(time.perf_counter() - start)


def _plain(text: str) -> str:
    """Return a decoder's complaint, short and printable."""
    return "".join(char if char.isprintable() else "?" for char in text)[:200]
