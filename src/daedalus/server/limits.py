"""Rate limits: token buckets for addresses and for the holders of tokens."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Any
from weakref import WeakValueDictionary

from daedalus.core.errors import GameError
from daedalus.table.route import LIMITS


def address_of(connection: Any) -> str:
    """Return the address that a request or a WebSocket counts against."""
    return counted(connection.client.host) if connection.client else "local"


def counted(host: str) -> str:
    """Return the part of an address that one household shares: for IPv6, the first 64 bits.

    >>> counted("2001:db8:1:2:aaaa::7"), counted("203.0.113.9")
    ('2001:db8:1:2::', '203.0.113.9')
    """
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv4Address):
        return host
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(IPv6Address(int(address) >> 64 << 64))


class TooMany(GameError):
    """Too many requests."""

    code = "too-many"


class Turns:
    """Limits how many requests of one address are handled at once; its others wait."""

    def __init__(self, at_once: int) -> None:
        self._at_once = at_once
        self._of: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()

    def of(self, address: str) -> asyncio.Semaphore:
        """Return the semaphore that an address holds while it is busy."""
        turns = self._of.get(address)
        if turns is None:
            turns = self._of[address] = asyncio.Semaphore(self._at_once)
        return turns


class Guests:
    """How many connections each address has."""

    def __init__(self, most: int | None) -> None:
        self._most = most
        self.here: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Count one more; return False if there are too many."""
        if self._most is not None and self.here[address] >= self._most:
            return False
        self.here[address] += 1
        return True

    def leave(self, address: str) -> None:
        self.here[address] -= 1
        if self.here[address] <= 0:
            del self.here[address]


class Buckets:
    """A bucket for each key; the least recently used are forgotten."""

    def __init__(self, size: float, per_second: float, keys: int = 20_000) -> None:
        self._size, self._rate, self._keys = size, per_second, keys
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str, cost: float = 1, least: float = 0) -> bool:
        """Take *cost* from a bucket; return False if it holds less than that, or than *least*."""
        now = time.monotonic()
        level, at = self._buckets.pop(key, (self._size, now))
        level = min(self._size, level + (now - at) * self._rate)
        enough = level >= max(cost, least)
        self._buckets[key] = (level - cost if enough else level, now)
        if len(self._buckets) > self._keys:
            self._buckets.popitem(last=False)
        return enough


class Limits:
    """All limits of a server."""

    def __init__(self, on: bool = True, most_connections: int = 250) -> None:
        self._on = on
        # WebSockets, behind a proxy too.
        self.connections = Guests(most_connections if on else None)
        self.turns = Turns(4 if on else 1_000_000)  # messages of one address handled at once
        self._by_name = {
            **{each.name: Buckets(each.burst, each.rate) for each in LIMITS},  # of routes
            "ask": Buckets(600, 60),  # any request below /api, per address
            "fetch": Buckets(3000, 200),  # any other: pages and their files, per address
            "socket": Buckets(120, 4),  # WebSockets, per address
            "message": Buckets(60, 20),  # of one token, or of one connection without
            "said": Buckets(400, 200),  # messages of one address
            "chat": Buckets(6, 0.5),  # per connection
            "hint": Buckets(6, 0.5),
            "admin": Buckets(5, 0.05),  # wrong tokens of the admin, per address
            "guess": Buckets(12, 1 / 30),  # wrong codes of tables, per address
            "guesses": Buckets(120, 0.5),  # and of all addresses together
            "try": Buckets(5, 1 / 120),  # wrong codes of seats, per address
            "tries": Buckets(120, 0.5),
        }

    def look(self, what: str, key: str) -> None:
        """Check that one more would be below the limit, without counting it.

        :raises TooMany: when it would not.
        """
        if self._on and not self._by_name[what].take(key, 0, least=1):
            raise TooMany("too many of these: wait a little")

    def above(self, what: str, key: str) -> bool:
        """Count one, and return whether that is too many."""
        return self._on and not self._by_name[what].take(key)

    def give_back(self, what: str, key: str) -> None:
        """Take back one that was counted."""
        self._by_name[what].take(key, -1)

    def need(self, what: str, key: str) -> None:
        """Count one; nothing happens below the limit.

        :raises TooMany: above it.
        """
        if self.above(what, key):
            raise TooMany("too many of these: wait a little")
