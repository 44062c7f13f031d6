"""One client's WebSocket: who it speaks for, and a bounded outbox."""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass, field

from daedalus.table.caller import ANYONE, Caller
from daedalus.table.messages import ENCODER, Bye, Now, ServerMessage, You
from daedalus.table.table import Table

OUTBOX_MESSAGES = 100
OUTBOX_BYTES = 1_000_000


@dataclass(slots=True, eq=False)
class Connection:
    """A connected client.  `put` never waits; one that stops reading is told, then disconnected."""

    caller: Caller = ANYONE
    closing: str | None = None  # why it will be closed
    _you: tuple[int, Caller, You] | None = None  # for which seating and caller this was worked out
    _eyes: int | None = None  # those that the last list of legal actions was for
    _legal: list[str] | None = None  # that list
    _out: deque[str] = field(default_factory=deque)
    _bytes: int = 0
    _wake: asyncio.Event = field(default_factory=asyncio.Event)
    dropped: asyncio.Event = field(default_factory=asyncio.Event)

    def at(self, table: Table) -> You:
        """Return who this is at *table* now."""
        known = self._you
        if known is None or known[0] != table.seating or known[1] is not self.caller:
            known = self._you = table.seating, self.caller, self.caller.at(table)
        return known[2]

    def forget_legal(self) -> None:
        """Send the list of legal actions again, even if it is the same as in the last `now`."""
        self._legal = None

    def put(self, message: ServerMessage) -> None:
        """Queue a message."""
        if self.closing:
            return
        if isinstance(message, Now):
            self._abridge(message)
        self.put_text(ENCODER.encode(message).decode())

    def _abridge(self, now: Now) -> None:
        """Leave the legal actions out if they are those that this client got last."""
        if now.you.eyes != self._eyes:  # the same words mean something else to other eyes
            self._eyes, self._legal = now.you.eyes, None
        if now.legal and now.legal == self._legal:
            now.legal = None
        else:
            self._legal = now.legal

    def put_text(self, text: str) -> None:
        if len(self._out) >= OUTBOX_MESSAGES or self._bytes > OUTBOX_BYTES:
            self.drop("slow")
            return
        self._out.append(text)
        self._bytes += len(text)
        self._wake.set()

    def drop(self, code: str) -> None:
        """Say good-bye: what waits is thrown away, the reason is sent, the socket is closed."""
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
