"""Limits on connections: how many there may be, what they may send, and how long they may take.

uvicorn would parse whatever arrives, and wait forever for the rest of a request and for a client
that stops reading.  An `Intake` stands before its protocols and feeds them.
"""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from daedalus.server.intake import FRAME, LINE, REQUEST, SLICE, Intake, Senders
from daedalus.server.limits import Guests, Turns, counted

HEADERS_BYTES = 64_000
HEADERS_MOST = 100
LINE_BYTES = 8_000  # of a header that asks for a WebSocket
HEADERS_S = 10.0  # from the connection, or from the first byte of a further request
BODY_S = 30.0  # from the end of the headers
ANSWER_S = 120.0  # until the client has received the whole response
STUCK_S = 30.0  # until a client whose buffers are full has read some of it
QUEUED = 1  # requests that wait for the answer to another one on the same connection
FRAGMENTS = 64  # of one message
BYE_S = 10.0  # for what a WebSocket has not read yet when it is closed
_AT_ONCE = 16  # requests of one address
PIECE = 65_536  # bytes of a response; the next is written when the client has read


class Config(uvicorn.Config):
    """uvicorn's settings, with our protocols."""

    def __init__(
        self, app: Any, guests: Guests, limits: bool, stands_for: str = "", **more: Any
    ) -> None:
        super().__init__(app, http=intake, ws=WebSocketConnection, **more)  # type: ignore[arg-type]
        self.stands_for = stands_for  # what all clients are called here, whose address is unknown
        self.guests = guests
        self.limits = limits
        self.senders = Senders()
        self.room = memoryview(bytearray(SLICE))


def intake(**given: Any) -> Intake:
    """Return the protocol of a new connection."""
    return Intake(HttpConnection(**given), given["config"].room)


class HttpConnection(HttpToolsProtocol):
    """A connection that takes one request after another, each within its time."""

    config: Config
    transport: Intake  # type: ignore[assignment]
    _address: str | None = None
    _due: asyncio.TimerHandle | None = None
    _stuck: asyncio.TimerHandle | None = None
    _headers = 0  # bytes received since the last complete request
    _in_body = False
    _cost = 0.0  # of what was parsed since it was last asked
    _refused = False

    @property
    def full(self) -> bool:
        return len(self.pipeline) >= QUEUED

    @property
    def linger_s(self) -> float:
        return ANSWER_S

    def connection_made(self, transport: Intake) -> None:  # type: ignore[override]
        super().connection_made(transport)  # type: ignore[arg-type]
        self.client = _named(self.config, self.client)
        address = _address(self.client)
        if not self.config.guests.enter(address):
            transport.abort()
            return
        self._address = address
        # Behind a proxy, the address is not the client's.
        if self.config.limits and (self.config.stands_for or not self.config.proxy_headers):
            transport.limit(self.config.senders.at(address, self.loop.time()))
        self._within(HEADERS_S)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        self._read_on()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._read_on()
        self._stuck = self.loop.call_later(STUCK_S, self.transport.abort)

    def resume_writing(self) -> None:
        self._read_on()
        super().resume_writing()

    def _read_on(self) -> None:
        """The client has read."""
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None

    def take(self, data: bytes) -> tuple[bytes, float]:
        """Parse up to the end of a request's headers, and on while nothing has to wait."""
        self._cost = 0.0
        start = 0
        while start < len(data) and not (self.full or self.transport.is_closing()):
            end = data.find(b"\r\n\r\n", start) + 4
            end = end if end > 3 else len(data)
            self.data_received(data[start:end])
            start = end
            self._cost += LINE
            if self.parser is None or self.transport.parser is not self:
                break
        return data[start:], self._cost

    def data_received(self, data: bytes) -> None:
        if self._due is None:
            self._within(HEADERS_S)
        self._headers += len(data)
        super().data_received(data)
        if self._refused or (self._headers > HEADERS_BYTES and not self._in_body):
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._cost += LINE
        if len(self.headers) < HEADERS_MOST:
            super().on_header(name, value)
        else:
            self._refused = True

    def on_headers_complete(self) -> None:
        if self._refused:
            return
        self._cost += REQUEST
        self._in_body = True
        self._within(BODY_S)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._cost += LINE
        if not self._refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        if self._refused:
            return
        super().on_message_complete()
        self._headers, self._in_body = 0, False
        answered = self.cycle is not None and self.cycle.response_complete
        self._within(HEADERS_S if answered else ANSWER_S)

    def on_response_complete(self) -> None:
        self._disarm()
        super().on_response_complete()
        if self.cycle is not None and not self.cycle.response_complete:  # the next one begins
            self._within(ANSWER_S if not self._in_body else BODY_S)
        self.loop.call_soon(self.transport.look)

    def handle_websocket_upgrade(self) -> None:
        if self._refused or any(len(value) > LINE_BYTES for _, value in self.headers):
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
            return
        self._leave()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # it and this object hold each other

    def shutdown(self) -> None:
        if self._in_body:  # the rest of a request is not waited for
            self.transport.abort()
        else:
            super().shutdown()

    def overdrawn(self) -> None:
        self.transport.abort()

    def _refuse(self, status: HTTPStatus) -> None:
        if not self.transport.is_closing():
            self.transport.write(_short(status))
            self.transport.close()

    def _leave(self) -> None:
        self._disarm()
        if self._address is not None:
            self.config.guests.leave(self._address)
            self._address = None

    def _within(self, seconds: float) -> None:
        """Close the connection unless something else happens before."""
        self._disarm()
        self._due = self.loop.call_later(seconds, self.transport.abort)

    def _disarm(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None


class WebSocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket that is counted, accepted in time, and pays for its frames."""

    config: Config
    transport: Intake  # type: ignore[assignment]
    _address: str | None = None
    _due: asyncio.TimerHandle | None = None
    _cost = 0.0

    @property
    def full(self) -> bool:
        return not self.handshake_complete

    @property
    def linger_s(self) -> float:
        return BYE_S

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.client = _named(self.config, self.client)
        address = _address(self.client)
        if self.config.guests.enter(address):
            self._address = address
            self._due = self.loop.call_later(HEADERS_S, self.transport.abort)
        else:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._disarm()
        if self._address is not None:
            self.config.guests.leave(self._address)
            self._address = None
        super().connection_lost(exc)
        self.conn.parser.close()  # a generator, which holds what holds it

    def start_keepalive(self) -> None:
        """Go on after the handshake: the address is now the one that a proxy gave."""
        self._disarm()
        if self.config.limits:
            address = _address(self.scope["client"])
            self.transport.limit(self.config.senders.at(address, self.loop.time()))
        super().start_keepalive()
        self.loop.call_soon(self.transport.look)

    def take(self, data: bytes) -> tuple[bytes, float]:
        self._cost = 0.0
        self.data_received(data)
        return b"", self._cost

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.transport.is_closing():
            invalid = isinstance(
                self.conn.handshake_exc.__cause__, ValueError | NotImplementedError
            )
            too_large = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
            self.transport.write(_short(HTTPStatus.BAD_REQUEST if invalid else too_large))
            self.transport.close()

    def handle_events(self) -> None:
        self._cost += FRAME * len(self.conn.events)
        super().handle_events()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= FRAGMENTS:
            self._fail(1008, "too many fragments")
        elif not self.close_sent:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not all(part.isascii() for part in self.frames):
            try:  # uvicorn would log a traceback
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self._fail(1007, "not UTF-8")
                return
        super().send_receive_event_to_app()

    def overdrawn(self) -> None:
        self._fail(1008, "too much")

    def _fail(self, code: int, reason: str) -> None:
        self.frames = []
        if not self.close_sent:
            self.conn.fail(code, reason)
            self.handle_parser_exception()

    def _disarm(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None


def _short(status: HTTPStatus) -> bytes:
    """Return the whole response of a connection that ends with it."""
    head = f"HTTP/1.1 {status} {status.phrase}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
    return head.encode()


def _named(config: Config, client: tuple[str, int] | None) -> tuple[str, int] | None:
    """Return the client of a connection as it is called at this listener."""
    return (config.stands_for, 0) if config.stands_for else client


def _address(client: tuple[str, int] | None) -> str:
    return counted(client[0]) if client else ""


class Gate:
    """Limits how many requests of one address are handled at once."""

    def __init__(self, app: Any, at_once: int = _AT_ONCE) -> None:
        self._app, self._turns = app, Turns(at_once)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        turn = self._turns.of(_address(scope["client"]))
        # A request that is waiting for its client does not block others.
        async with turn:
            await self._app(scope, _outside(turn, receive), _in_pieces(_outside(turn, send)))


def _in_pieces(send: Any) -> Any:
    """Send a long body piece by piece: what a client does not read is not copied for it."""

    async def sending(message: Any) -> None:
        body = memoryview(message.get("body", b""))
        more = message.get("more_body", False)
        while len(body) > PIECE:
            await send({**message, "body": body[:PIECE], "more_body": True})
            body = body[PIECE:]
        await send({**message, "body": body, "more_body": more} if body else message)

    return sending


def _outside(turn: asyncio.Semaphore, wait: Any) -> Any:
    async def waiting(*given: Any) -> Any:
        turn.release()
        try:
            return await wait(*given)
        finally:
            await turn.acquire()

    return waiting
