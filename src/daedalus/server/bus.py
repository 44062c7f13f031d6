"""Messages between server processes: how many rows a table has, what was done, who is there.

Of wrong guesses of codes they tell each other under which hash they count.

No secrets go over the bus: of the log only actions, which everyone at the table may see.  A process
that misses a message reads the database.  The bus may lose messages: `healed` is called when it
works again, and then every room looks into the database.
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

_Hear = Callable[[str, dict[str, Any]], Awaitable[None]]

LISTEN_S = 0.4  # after this much silence, the bus is asked whether it is there
SILENCES = 5  # after this many of them without an answer, it counts as lost
ANSWER_S = 2.0  # the time limit of every other request


class Bus(Protocol):
    """What a server needs from a bus."""

    alone: bool  # there are no other processes, so there is nobody to tell
    process: str  # our name among the others

    async def open(self, hear: _Hear, healed: Callable[[], Awaitable[None]]) -> None: ...
    async def follow(self, channel: str) -> None: ...
    async def leave(self, channel: str) -> None: ...
    def tell(self, channel: str, message: dict[str, Any]) -> None: ...
    @property
    def works(self) -> bool: ...
    async def close(self) -> None: ...


class NoBus:
    """The bus of a server with a single process."""

    alone = True
    works = True
    process = "alone"

    async def open(self, hear: _Hear, healed: Callable[[], Awaitable[None]]) -> None: ...
    async def follow(self, channel: str) -> None: ...
    async def leave(self, channel: str) -> None: ...
    def tell(self, channel: str, message: dict[str, Any]) -> None: ...
    async def close(self) -> None: ...


class RedisBus:
    """Publish and subscribe over Redis or Valkey; keeps reconnecting."""

    alone = False

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff

        self.process = secrets.token_hex(8)
        self._redis = Redis.from_url(
            url,
            socket_connect_timeout=ANSWER_S,
            socket_keepalive=True,
            health_check_interval=0,
            retry=Retry(NoBackoff(), 0),  # silent reconnecting would hide lost messages
        )
        self._channels: set[str] = {"daedalus:all"}
        self._fresh: asyncio.Queue[str] = asyncio.Queue()
        self._out: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(maxsize=10_000)
        self._works = False
        self._lost = False  # a message could not be sent
        self._tasks: list[asyncio.Task[None]] = []
        self._pubsub: Any = None

    @property
    def works(self) -> bool:
        return self._works

    async def open(self, hear: _Hear, healed: Callable[[], Awaitable[None]]) -> None:
        ready = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._listen(hear, healed, ready), name="bus listener"),
            asyncio.create_task(self._publish(healed), name="bus publisher"),
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
        """Queue *message* if the bus works; never waits."""
        if self._works and self._out.full():
            self._lost = True
        elif self._works:
            self._out.put_nowait((channel, msgspec.json.encode({**message, "from": self.process})))

    async def _publish(self, healed: Callable[[], Awaitable[None]]) -> None:
        while True:
            batch = [await self._out.get()]
            while not self._out.empty() and len(batch) < 200:
                batch.append(self._out.get_nowait())
            try:
                async with self._redis.pipeline(transaction=False) as pipe:
                    for channel, message in batch:
                        pipe.publish(channel, message)
                    async with asyncio.timeout(ANSWER_S):
                        await pipe.execute()
            except Exception as error:
                log.warning("bus lost a message", error=type(error).__name__)
                self._lost = True
                await asyncio.sleep(0.1)
                continue
            if self._lost:  # sending works again: let the others look for what they missed
                self._lost = False
                await healed()

    async def _listen(
        self, hear: _Hear, healed: Callable[[], Awaitable[None]], ready: asyncio.Event
    ) -> None:
        first = True
        while True:
            try:
                async with self._redis.pubsub() as pubsub:
                    await self._join(pubsub)
                    self._pubsub, self._works = pubsub, True
                    ready.set()
                    if not first:
                        log.info("bus works again")
                    await healed()
                    first = False
                    await self._pass_on(pubsub, hear)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                if self._works or first:
                    log.warning("bus is out", error=type(error).__name__)
                self._works = first = False
                await asyncio.sleep(0.5)

    async def _join(self, pubsub: Any) -> None:
        """Subscribe to all channels; a hanging bus accepts connections, so wait for its reply."""
        async with asyncio.timeout(ANSWER_S):
            await pubsub.subscribe(*self._channels)
            while await pubsub.get_message(timeout=ANSWER_S) is None:
                pass

    async def _pass_on(self, pubsub: Any, hear: _Hear) -> None:
        """Receive messages.

        :raises TimeoutError: when the bus does not even answer a ping.
        """
        # Silences are counted, not seconds: a process that was itself blocked has heard nothing for
        # long, and finds everything that was sent meanwhile at its next try.
        silences = 0
        while True:
            message = await pubsub.get_message(timeout=LISTEN_S)
            if message is None:
                silences += 1
                if silences == 1:
                    async with asyncio.timeout(ANSWER_S):
                        await pubsub.ping()
                elif silences == SILENCES:
                    raise TimeoutError("the bus does not answer")
                continue
            silences = 0
            if message["type"] == "message":
                await hear(message["channel"].decode(), msgspec.json.decode(message["data"]))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()
