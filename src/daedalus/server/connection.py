"""One client's WebSocket: who it speaks for, and a bounded outbox."""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass, field

from daedalus.table.messages import ENCODER, Bye, ServerMessage
from daedalus.table.reader import Reader

OUTBOX_MESSAGES = 100
_OUTBOX_BYTES = 1_000_000


@dataclass(slots=True, eq=False)
class Connection(Reader):
    """A connected client.  Nothing waits here; who stops reading is told, then disconnected."""

    closing: str | None = None  # why it will be closed
    dropped: asyncio.Event = field(default_factory=asyncio.Event)
    _out: deque[str] = field(default_factory=deque)
    _bytes: int = 0
    _wake: asyncio.Event = field(default_factory=asyncio.Event)

    def deliver(self, message: ServerMessage) -> None:
        """Queue a message."""
        if not self.closing:
            self.put_text(ENCODER.encode(message).decode())

    def put_text(self, text: str) -> None:
        if len(self._out) >= OUTBOX_MESSAGES or self._bytes > _OUTBOX_BYTES:
            self.drop("slow")
            return
        self._out.append(text)
        self._bytes += len(text)
        self._wake.set()

    def drop(self, code: str) -> None:
        """Discard the queue, send the reason, then close the socket."""
        if self.closing:
            return
        self.closing = code
        self._out.clear()
        self._out.append(ENCODER.encode(Bye(code)).decode())  # type: ignore[arg-type]
        self._wake.set()
        self.dropped.set()

    async def take(self) -> str | None:
        """Wait for the next message to send; None means close now."""
        while not self._out:
            if self.closing:
                return None
            self._wake.clear()
            await self._wake.wait()
        text = self._out.popleft()
        self._bytes -= len(text)
        return text
