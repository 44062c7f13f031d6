"""What is read from a connection: a slice at a time, paid for out of one budget, before any parser.

uvloop would read megabytes in one turn of the event loop, and uvicorn would parse them at once.  So
every connection gets a slice per turn, and pays for what was in it: bytes, frames, headers, chunks
and requests.  Who has spent everything is not read until the budget has refilled; whoever keeps
sending regardless is disconnected.  All connections of an address share a second budget, and take
turns while they wait for it.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from typing import Any, Protocol

SLICE = 4096  # bytes: hundreds of the smallest frames, which take a few milliseconds
OVER_S = 10.0  # how long a connection may keep sending more than its budget

# What a slice costs: one unit is about ten microseconds of the event loop.
READ = 0.5  # however little was there
KILOBYTE = 1.0
FRAME = 1.0
LINE = 0.1  # a header, a chunk of a body, an empty line
REQUEST = 10.0

CONNECTION = (2_000.0, 1_000.0)  # units at once, and per second after that
ADDRESS = (10_000.0, 2_000.0)
TURN = 500.0  # units that an address may spend in one turn of the event loop


class Allowance:
    """What may still be sent: it refills up to a size, and can be overdrawn by one slice."""

    __slots__ = ("_at", "_rate", "_size", "level")

    def __init__(self, size: float, per_second: float, now: float) -> None:
        self._size, self._rate = size, per_second
        self.level, self._at = size, now

    def spend(self, cost: float, now: float) -> None:
        self.level = min(self._size, self.level + (now - self._at) * self._rate) - cost
        self._at = now

    def wait(self, now: float) -> float:
        """Return the seconds until something may be sent again; 0 means now."""
        return max(0.0, -self.level / self._rate - (now - self._at))

    def plenty(self, now: float) -> bool:
        """Return whether at least half of it is left."""
        return self.level + (now - self._at) * self._rate >= self._size / 2


class Sender:
    """An address: what it may send, and which of its connections are waiting for that."""

    def __init__(self, now: float) -> None:
        self.allowance = Allowance(*ADDRESS, now)
        self._line: deque[Intake] = deque()
        self._due: asyncio.TimerHandle | None = None
        self._in_turn = 0.0  # spent in this turn of the loop

    def spend(self, cost: float, loop: asyncio.AbstractEventLoop) -> None:
        self.allowance.spend(cost, loop.time())
        if not self._in_turn:
            loop.call_soon(self._next_turn)
        self._in_turn += cost

    def _next_turn(self) -> None:
        self._in_turn = 0.0

    def must_wait(self, now: float) -> bool:
        return bool(self._line) or self._in_turn > TURN or self.allowance.wait(now) > 0

    def line_up(self, intake: Intake, loop: asyncio.AbstractEventLoop) -> None:
        """Let a connection go on when those before it have."""
        self._line.append(intake)
        if self._due is None:
            self._due = loop.call_later(self.allowance.wait(loop.time()), self._serve, loop)

    def _serve(self, loop: asyncio.AbstractEventLoop) -> None:
        self._due = None
        while self._line and self._in_turn <= TURN and self.allowance.wait(loop.time()) <= 0:
            self._line.popleft().go_on()
        if self._line:
            self._due = loop.call_later(self.allowance.wait(loop.time()), self._serve, loop)


class Senders:
    """The addresses that have sent something; the least recent ones are forgotten."""

    def __init__(self, most: int = 20_000) -> None:
        self._most = most
        self._by_address: OrderedDict[str, Sender] = OrderedDict()

    def at(self, address: str, now: float) -> Sender:
        sender = self._by_address.pop(address, None) or Sender(now)
        self._by_address[address] = sender
        if len(self._by_address) > self._most:
            self._by_address.popitem(last=False)
        return sender


class WireParser(Protocol):
    """What an intake needs of the protocol behind it: one of asyncio's, which takes slices."""

    def connection_made(self, transport: Any) -> None: ...

    def connection_lost(self, exc: Exception | None) -> None: ...

    def eof_received(self) -> None: ...

    def pause_writing(self) -> None: ...

    def resume_writing(self) -> None: ...

    @property
    def full(self) -> bool:
        """Whether it has enough to do, so that nothing more should be parsed."""

    @property
    def linger_s(self) -> float:
        """How long a client may take to read the rest when the connection is being closed."""

    def take(self, data: bytes) -> tuple[bytes, float]:
        """Parse *data*; return what was left over, and the cost of the rest."""

    def overdrawn(self) -> None:
        """End the connection: its client keeps sending too much."""


class Intake(asyncio.BufferedProtocol):
    """The protocol of a transport, and the transport of the protocol that parses."""

    def __init__(self, parser: WireParser, room: memoryview) -> None:
        self.parser = parser
        self._room = room  # filled and emptied in one go, so all connections share it
        self._loop = asyncio.get_running_loop()
        self._transport: Any = None
        self._held = b""  # read, and not parsed yet
        self._reading = True
        self._stopped = False  # by the parser
        self._lost = False
        self._deaf = False  # the client does not read what we wrote
        self._yielding = False  # others come first in this turn of the loop
        self._waiting = False  # for the budget
        self._is_next = False  # of those at its address
        self._lingering: asyncio.TimerHandle | None = None
        self._own: Allowance | None = None
        self._sender: Sender | None = None
        self._over_since: float | None = None

    def limit(self, sender: Sender | None) -> None:
        """Let the client pay from now on, alone and together with others at its address."""
        self._own = self._own or Allowance(*CONNECTION, self._loop.time())
        self._sender = sender

    # --- the protocol of the transport ----------------------------------------------------------

    def connection_made(self, transport: Any) -> None:
        self._transport = transport
        # What is used for every message is not looked up through this object.
        self.write, self.is_closing = transport.write, transport.is_closing
        self.get_extra_info = transport.get_extra_info
        self.get_write_buffer_size = transport.get_write_buffer_size
        self.parser.connection_made(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._held, self._stopped, self._lost = b"", True, True
        if self._lingering is not None:
            self._lingering.cancel()
        self.parser.connection_lost(exc)
        del self.parser  # they hold each other, and nobody collects that soon

    def eof_received(self) -> None:
        self.parser.eof_received()

    def pause_writing(self) -> None:
        self._deaf = True
        self.parser.pause_writing()

    def resume_writing(self) -> None:
        self._deaf = False
        self.parser.resume_writing()
        self.look()

    def get_buffer(self, sizehint: int) -> memoryview:
        return self._room

    def buffer_updated(self, nbytes: int) -> None:
        self._held += self._room[:nbytes]
        if nbytes == SLICE:
            self._yielding = True
            self._loop.call_soon(self._yielded)
        self.look()

    # --- the transport of the parser ------------------------------------------------------------

    def pause_reading(self) -> None:
        self._stopped = True  # one more slice may be read, and is held

    def resume_reading(self) -> None:
        self._stopped = False
        if self._held:
            self._loop.call_soon(self.look)  # the parser is in the midst of something

    def set_protocol(self, parser: WireParser) -> None:
        self.parser, self._stopped = parser, False

    def close(self) -> None:
        if self._lingering is None and not self._lost:
            self._transport.close()
            self._lingering = self._loop.call_later(self.parser.linger_s, self._transport.abort)

    def abort(self) -> None:
        self._transport.abort()

    # --- slices ---------------------------------------------------------------------------------

    def look(self) -> None:
        """Parse what is held unless something speaks against it, then read on."""
        # Every message comes this way: what could be methods of their own would take as long again.
        if self._held and not (
            self._stopped
            or self._deaf
            or self._waiting
            or self.parser.full
            or self._transport.is_closing()
            or (self._own is not None and not self._may_go_on(self._own))
        ):
            self._parse()
        if self._reading is (self._yielding or bool(self._held)):
            self._adjust()

    def go_on(self) -> None:
        """Go on after waiting for the address: it is this connection's turn."""
        self._waiting, self._is_next = False, True
        self.look()
        self._is_next = False

    def _yielded(self) -> None:
        self._yielding = False
        self._adjust()

    def _waited(self) -> None:
        self._waiting = False
        self.look()

    def _may_go_on(self, own: Allowance) -> bool:
        """Return whether something is left of the budget; if not, wait for it."""
        now = self._loop.time()
        if wait := own.wait(now):
            self._over_since = self._over_since or now
            if now - self._over_since > OVER_S:
                self.parser.overdrawn()
                return False
            self._waiting = True
            self._loop.call_later(wait, self._waited)
        elif self._sender is not None and not self._is_next and self._sender.must_wait(now):
            self._waiting = True
            self._sender.line_up(self, self._loop)
        return not self._waiting

    def _parse(self) -> None:
        data, self._held = self._held, b""
        left, cost = self.parser.take(data)
        self._held = left
        if self._own is not None:
            now = self._loop.time()
            cost += READ + (len(data) - len(left)) / 1000 * KILOBYTE
            self._own.spend(cost, now)
            if self._sender is not None:
                self._sender.spend(cost, self._loop)
            if self._over_since is not None and self._own.plenty(now):
                self._over_since = None

    def _adjust(self) -> None:
        """Read if nothing is held, and nobody else comes first."""
        wanted = not (self._held or self._yielding)
        if wanted != self._reading and not self._transport.is_closing():
            self._reading = wanted
            if wanted:
                self._transport.resume_reading()
            else:
                self._transport.pause_reading()
