"""Telling the other processes: nothing but "this table has so many rows now" and who is there.

No secret goes over the bus; whoever hears reads the database.  It may lose messages: `healed` is
called when it works again, and then every room looks into the database.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import msgspec
import structlog

log = structlog.get_logger()

Hear = Callable[[str, dict[str, Any]], Awaitable[None]]


class Bus(Protocol):
    """What a server needs of a bus."""

    alone: bool  # nobody else is there, so nobody needs to be told
    process: str  # our name among the others

    async def open(self, hear: Hear, healed: Callable[[], Awaitable[None]]) -> None: ...
    async def follow(self, channel: str) -> None: ...
    async def leave(self, channel: str) -> None: ...
    def tell(self, channel: str, message: dict[str, Any]) -> None: ...
    @property
    def works(self) -> bool: ...
    async def close(self) -> None: ...


class NoBus:
    """For a process that is alone."""

    alone = True
    works = True
    process = "alone"

    async def open(self, hear: Hear, healed: Callable[[], Awaitable[None]]) -> None: ...
    async def follow(self, channel: str) -> None: ...
    async def leave(self, channel: str) -> None: ...
    def tell(self, channel: str, message: dict[str, Any]) -> None: ...
    async def close(self) -> None: ...


class RedisBus:
    """Publish and subscribe over Redis or Valkey; connects again for ever."""

    alone = False

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis

        self.process = secrets.token_hex(8)
        self._redis = Redis.from_url(
            url, socket_connect_timeout=2, socket_keepalive=True, health_check_interval=0
        )
        self._channels: set[str] = {"daedalus:all"}
        self._fresh: asyncio.Queue[str] = asyncio.Queue()
        self._out: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(maxsize=10_000)
        self._works = False
        self._tasks: list[asyncio.Task[None]] = []
        self._pubsub: Any = None

    @property
    def works(self) -> bool:
        return self._works

    async def open(self, hear: Hear, healed: Callable[[], Awaitable[None]]) -> None:
        ready = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._listen(hear, healed, ready), name="bus listener"),
            asyncio.create_task(self._publish(), name="bus publisher"),
        ]
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(5):
                await ready.wait()

    async def follow(self, channel: str) -> None:
        self._channels.add(channel)
        if self._works:
            with contextlib.suppress(Exception):  # the listener notices and connects again
                await self._pubsub.subscribe(channel)

    async def leave(self, channel: str) -> None:
        self._channels.discard(channel)
        if self._works:
            with contextlib.suppress(Exception):
                await self._pubsub.unsubscribe(channel)

    def tell(self, channel: str, message: dict[str, Any]) -> None:
        """Say *message*, soon, if the bus works; never waits."""
        if self._works and not self._out.full():
            self._out.put_nowait((channel, msgspec.json.encode({**message, "from": self.process})))

    async def _publish(self) -> None:
        while True:
            batch = [await self._out.get()]
            while not self._out.empty() and len(batch) < 200:
                batch.append(self._out.get_nowait())
            try:
                async with self._redis.pipeline(transaction=False) as pipe:
                    for channel, message in batch:
                        pipe.publish(channel, message)
                    async with asyncio.timeout(5):
                        await pipe.execute()
            except Exception as error:
                log.warning("bus lost a message", error=type(error).__name__)
                await asyncio.sleep(0.1)

    async def _listen(
        self, hear: Hear, healed: Callable[[], Awaitable[None]], ready: asyncio.Event
    ) -> None:
        first = True
        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as pubsub:
                    self._pubsub = pubsub
                    await pubsub.subscribe(*self._channels)
                    self._works = True
                    ready.set()
                    if not first:
                        log.info("bus works again")
                    await healed()
                    first = False
                    while True:
                        message = await pubsub.get_message(timeout=5)
                        if message is None:
                            async with asyncio.timeout(5):
                                await pubsub.ping()
                            continue
                        if message["type"] != "message":
                            continue
                        channel = message["channel"].decode()
                        await hear(channel, msgspec.json.decode(message["data"]))
            except asyncio.CancelledError:
                raise
            except Exception as error:
                if self._works or first:
                    log.warning("bus is out", error=type(error).__name__)
                self._works = first = False
                await asyncio.sleep(0.5)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()
