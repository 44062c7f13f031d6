"""The league's clients, and how they log in.

A client is read from only when it is its turn to speak, so anything it sends early or too often
costs nobody else.  A client that does not read in time is disconnected.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

from daedalus.adapters.mazenet import messages
from daedalus.adapters.mazenet.messages import (
    AWAIT_LOGIN,
    ERROR,
    NEW,
    TIMEOUT,
    TOO_MANY_TRIES,
    Dialect,
    Message,
    read_login,
    read_message,
)
from daedalus.adapters.mazenet.wire import HEAD, BadFrame, BadMessage, Tell, framed, length_of
from daedalus.bots import make
from daedalus.core.errors import OptionError

ANSWER_S: Final = 20.0
_WAIT_S: Final = 120.0
TRIES: Final = 3
MOST_WAITING: Final = 64  # connections that have not logged in
MOST_UNREAD: Final = 4 << 20
"""Bytes that a client may leave unread before it is disconnected."""
_FAREWELL_S: Final = 2.0


class Disconnected(Exception):
    """The connection to a client is dead, or its framing is lost."""


@dataclass
class Client:
    """The connection to a client, and who it is."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter
    dialect: Dialect = NEW
    name: str = ""
    player: int = -1
    lost: bool = False

    async def receive(self, seconds: float) -> Message:
        """Return the next message.

        :raises TimeoutError: when it does not arrive completely within *seconds*.
        :raises Disconnected: when the connection can deliver no more messages.
        :raises BadMessage: when it cannot be read.
        """
        try:
            async with asyncio.timeout(seconds):
                head = await self.reader.readexactly(HEAD)
                data = await self.reader.readexactly(length_of(head))
        except TimeoutError:
            raise
        except (OSError, EOFError, BadFrame) as error:
            self.lost = True
            raise Disconnected(str(error)) from error
        return read_message(data)

    def send(self, text: str) -> None:
        """Send a message without waiting; a client that leaves too much unread is disconnected."""
        if self.lost or self.writer.is_closing():
            return
        self.writer.write(framed(text))
        if self.writer.transport.get_write_buffer_size() > MOST_UNREAD:
            self.lost = True
            self.writer.transport.abort()

    async def close(self) -> None:
        """Close the connection after a moment for pending data to be sent."""
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(_FAREWELL_S):
                self.writer.close()
                await self.writer.wait_closed()
        self.writer.transport.abort()

    @property
    def hung_up(self) -> bool:
        return self.lost or self.reader.at_eof() or self.writer.is_closing()


@dataclass
class Hosting:
    """How games are hosted."""

    players: int = 2
    bots: Sequence[str] = ()
    answer_s: float = ANSWER_S
    wait_s: float = _WAIT_S
    budget_ms: int | None = None
    tell: Tell = field(default=lambda event, **about: None)

    def __post_init__(self) -> None:
        if not 1 <= self.players <= 4:
            raise OptionError(f"MazeNet is for 1 to 4 players, not {self.players}")
        if len(self.bots) >= self.players:
            raise OptionError("no seat is left for a client")
        for level in self.bots:
            make(level)


class Lobby:
    """Where clients log in; players are numbered from 1."""

    def __init__(self, table: Hosting) -> None:
        self.table = table
        self.seated: dict[int, Client] = {}
        self.wanted = table.players - len(table.bots)
        self._changed = asyncio.Event()
        self._waiting: set[asyncio.Task[None]] = set()
        self._open = False

    async def welcome(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Handle a connection: log the client in, or say why not."""
        client = Client(reader, writer)
        task = asyncio.current_task()
        assert task is not None
        sock: socket.socket = writer.get_extra_info("socket")
        sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if len(self._waiting) >= MOST_WAITING:
            await client.close()
            return
        self._waiting.add(task)
        try:
            if not await self._log_in(client):
                await client.close()
        except asyncio.CancelledError:  # the server is closing
            writer.transport.abort()
        finally:
            self._waiting.discard(task)

    async def _log_in(self, client: Client) -> bool:
        for _ in range(TRIES):
            try:
                message = await client.receive(self.table.wait_s)
                client.dialect = message.dialect
                name = read_login(message)
            except BadMessage:
                client.send(messages.accept(client.dialect, -1, AWAIT_LOGIN))
                continue
            except TimeoutError:
                client.send(messages.disconnect(client.dialect, -1, "", TIMEOUT))
                return False
            except Disconnected:
                return False
            return self._seat(client, name)
        client.send(messages.disconnect(client.dialect, -1, "", TOO_MANY_TRIES))
        return False

    def _seat(self, client: Client, name: str) -> bool:
        self._look_who_left()
        free = [number for number in range(1, self.wanted + 1) if number not in self.seated]
        if not free or not self._open:
            client.send(messages.disconnect(client.dialect, -1, name, ERROR))
            return False
        client.name, client.player = name or f"player {free[0]}", free[0]
        client.send(messages.login_reply(client.dialect, client.player))
        self.seated[client.player] = client
        self.table.tell(
            "joined", name=client.name, player=client.player, years=client.dialect.years
        )
        self._changed.set()
        return True

    def _look_who_left(self) -> None:
        for number, client in list(self.seated.items()):
            if client.hung_up:
                self.table.tell("left", name=client.name, player=number)
                client.writer.transport.abort()
                del self.seated[number]

    async def gather(self) -> dict[int, Client]:
        """Return the clients by number, once all have logged in or the time is up."""
        self.seated, self._open = {}, True
        with suppress(TimeoutError):
            async with asyncio.timeout(self.table.wait_s):
                while True:
                    self._look_who_left()
                    if len(self.seated) == self.wanted:
                        break
                    self._changed.clear()
                    # A client that disconnects does not say so; check from time to time.
                    with suppress(TimeoutError):
                        async with asyncio.timeout(0.2):
                            await self._changed.wait()
        self._look_who_left()
        self._open = False
        return self.seated

    async def close(self) -> None:
        """Disconnect all who have not logged in."""
        for task in list(self._waiting):
            task.cancel()
        await asyncio.gather(*self._waiting, return_exceptions=True)
