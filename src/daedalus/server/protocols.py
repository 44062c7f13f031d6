"""Limits on connections: how many there may be, and how long a request may take to arrive.

uvicorn would wait forever for the rest of a request, and for a client that stops reading.
"""

from __future__ import annotations

import asyncio
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from daedalus.server.limits import Guests, Turns, counted

HEADERS_BYTES = 64_000
HEADERS_S = 10.0  # from the connection, or from the first byte of a further request
BODY_S = 30.0  # from the end of the headers
ANSWER_S = 120.0  # until the client has received the whole response
AT_ONCE = 16  # requests of one address


class Config(uvicorn.Config):
    """uvicorn's settings, with our protocols."""

    def __init__(self, app: Any, guests: Guests, **more: Any) -> None:
        super().__init__(app, http=HttpConnection, ws=WebSocketConnection, **more)
        self.guests = guests


class HttpConnection(HttpToolsProtocol):
    """A connection that is closed when its client takes too long."""

    config: Config
    _address: str | None = None
    _due: asyncio.TimerHandle | None = None
    _headers = 0  # bytes received since the last complete request
    _in_body = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = _address(self.client)
        if not self.config.guests.enter(address):
            transport.abort()
            return
        self._address = address
        self._within(HEADERS_S)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._due is None:
            self._within(HEADERS_S)
        self._headers += len(data)
        super().data_received(data)
        if self._headers > HEADERS_BYTES and not self._in_body:
            self.transport.abort()

    def on_headers_complete(self) -> None:
        self._in_body = True
        self._within(BODY_S)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._headers, self._in_body = 0, False
        answered = self.cycle is not None and self.cycle.response_complete
        self._within(HEADERS_S if answered else ANSWER_S)

    def on_response_complete(self) -> None:
        self._disarm()
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        self._leave()
        super().handle_websocket_upgrade()

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
    """A WebSocket that is counted."""

    config: Config
    _address: str | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        address = _address(self.client)
        if self.config.guests.enter(address):
            self._address = address
        else:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._address is not None:
            self.config.guests.leave(self._address)
            self._address = None
        super().connection_lost(exc)


def _address(client: tuple[str, int] | None) -> str:
    return counted(client[0]) if client else ""


class Gate:
    """Limits how many requests of one address are handled at once."""

    def __init__(self, app: Any, at_once: int = AT_ONCE) -> None:
        self._app, self._turns = app, Turns(at_once)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        turn = self._turns.of(_address(scope["client"]))
        # A request that is waiting for its client does not block others.
        async with turn:
            await self._app(scope, _outside(turn, receive), _outside(turn, send))


def _outside(turn: asyncio.Semaphore, wait: Any) -> Any:
    async def waiting(*given: Any) -> Any:
        turn.release()
        try:
            return await wait(*given)
        finally:
            await turn.acquire()

    return waiting
