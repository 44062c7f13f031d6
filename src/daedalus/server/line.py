"""One WebSocket: what it may do, whose eyes it has, and a bounded outbox."""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass, field

import msgspec

from daedalus.table.messages import ENCODER, Bye, Now, Told
from daedalus.table.table import Table

OUTBOX_MESSAGES = 100
OUTBOX_BYTES = 1_000_000


@dataclass(slots=True, eq=False)
class Line:
    """A connected client.  `put` never waits; who does not read is dropped and told so."""

    keys: set[str] = field(default_factory=set)  # hashes of its tokens
    eyes: int | None = None
    wanted: int | msgspec.UnsetType | None = msgspec.UNSET  # the eyes it asked for, if ever
    legal: list[str] | None = None  # the last list it got
    closing: str | None = None  # why it will be closed
    _seats: tuple[int, list[int]] = (-1, [])  # the seating it was asked for, and the answer
    _out: deque[str] = field(default_factory=deque)
    _bytes: int = 0
    _wake: asyncio.Event = field(default_factory=asyncio.Event)
    dropped: asyncio.Event = field(default_factory=asyncio.Event)

    def open(self, keys: set[str]) -> None:
        """Give the line its keys."""
        self.keys, self._seats = keys, (-1, [])

    def seats(self, table: Table) -> list[int]:
        """Return the seats of *table* that are its own."""
        if self._seats[0] != table.seating:
            self._seats = table.seating, table.seats_of(self.keys) if self.keys else []
        return self._seats[1]

    def look(self, table: Table) -> None:
        """Take the eyes that are its due: what it asked for, or else its only seat's.

        Seats change hands at any time, so this is asked anew whenever something has happened.
        """
        own, before = self.seats(table), self.eyes
        if self.wanted is msgspec.UNSET:
            self.eyes = own[0] if len(own) == 1 else None
        else:
            self.eyes = self.wanted if self.wanted in own else None
        if self.eyes != before:
            self.legal = None  # the same words would mean something else to other eyes

    def put(self, message: Told) -> None:
        """Queue a message."""
        if self.closing:
            return
        if isinstance(message, Now):
            if message.legal is not None and message.legal == self.legal and message.legal:
                message.legal = None
            else:
                self.legal = message.legal
        self.put_text(ENCODER.encode(message).decode())

    def put_text(self, text: str) -> None:
        if len(self._out) >= OUTBOX_MESSAGES or self._bytes > OUTBOX_BYTES:
            self.drop("slow")
            return
        self._out.append(text)
        self._bytes += len(text)
        self._wake.set()

    def drop(self, code: str) -> None:
        """Say good-bye: what waits is thrown away, the reason is sent, the line is closed."""
        if self.closing:
            return
        self.closing = code
        self._out.clear()
        self._out.append(ENCODER.encode(Bye(code)).decode())  # type: ignore[arg-type]
        self._wake.set()
        self.dropped.set()

    async def take(self) -> str | None:
        """Wait for the next message to send; None: close now."""
        while not self._out:
            if self.closing:
                return None
            self._wake.clear()
            await self._wake.wait()
        text = self._out.popleft()
        self._bytes -= len(text)
        return text
