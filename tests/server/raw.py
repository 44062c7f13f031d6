"""Strangers below the messages: bytes, frames, headers and requests, from plain sockets."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.server.attackers import Stranger

MASK = b"\0\0\0\0"
PONG, PING = b"\x8a\x80" + MASK, b"\x89\x80" + MASK
EMPTY_TEXT, NO_TEXT = b"\x81\x80" + MASK, b"\x81\x82" + MASK + b"{}"
OPENING, CONTINUED = b"\x01\x80" + MASK, b"\x00\x80" + MASK
LONG_PING = b"\x89\xfd" + MASK + b"p" * 125
ASKED = b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n"
MANY_HEADERS = b"GET /healthz HTTP/1.1\r\nhost: x\r\n" + b"a:b\r\n" * 12_000 + b"\r\n"
CHUNKS = (
    b"POST /api/replay HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
    b"transfer-encoding: chunked\r\n\r\n" + b"1\r\n \r\n" * 80_000 + b"0\r\n\r\n"
)

Flow = tuple[asyncio.StreamReader, asyncio.StreamWriter]


def upgrade(table: str, *more: str) -> bytes:
    lines = (
        f"GET /ws/tables/{table} HTTP/1.1",
        "host: x",
        "connection: upgrade",
        "upgrade: websocket",
        "sec-websocket-version: 13",
        "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==",
        *more,
    )
    return "\r\n".join((*lines, "", "")).encode()


def frame(text: bytes) -> bytes:
    """Return a short text as a client's frame."""
    assert len(text) < 126
    return bytes((0x81, 0x80 | len(text))) + MASK + text


async def connected(port: int, address: str, **more: int) -> Flow:
    return await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0), **more)


async def at_a_table(port: int, address: str, table: str) -> Flow:
    """Return a connection that watches a table."""
    reader, writer = await connected(port, address)
    writer.write(upgrade(table))
    await reader.readuntil(b"\r\n\r\n")
    writer.write(frame(b'{"t":"hello"}'))
    return reader, writer


async def hard_of_hearing(who: Stranger) -> Flow:
    """Return a connection for which little waits on this side."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.setblocking(False)
    raw.bind((who.address, 0))
    await asyncio.get_running_loop().sock_connect(raw, ("127.0.0.1", who.port))
    return await asyncio.open_connection(sock=raw, limit=1024)


async def drained(reader: asyncio.StreamReader) -> None:
    with contextlib.suppress(OSError):
        while await reader.read(65_536):
            pass


async def poured(writer: asyncio.StreamWriter, content: bytes, per_second: float) -> None:
    """Send *content* again and again until the other side closes."""
    with contextlib.suppress(OSError):
        while not writer.is_closing():
            writer.write(content)
            await writer.drain()
            await asyncio.sleep(len(content) / per_second)


async def again(visit: Callable[[], Awaitable[None]], every: float = 0.3) -> None:
    """Come back whenever the connection was closed, as often as that is allowed."""
    while True:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            await visit()
        await asyncio.sleep(every)


async def pour_frames(
    who: Stranger, content: bytes, per_second: float = 2_000_000, first: bytes = b""
) -> None:
    """Send frames from one WebSocket, and read what comes."""
    table = (await who.make([{"kind": "me"}, {"kind": "me"}]))["id"]

    async def visit() -> None:
        reader, writer = await at_a_table(who.port, who.address, table)
        reading = asyncio.create_task(drained(reader))
        writer.write(first)
        await poured(writer, content, per_second)
        await reading

    await again(visit)


async def pongs(who: Stranger) -> None:
    await pour_frames(who, PONG * 17_000)


async def pings(who: Stranger) -> None:
    await pour_frames(who, PING * 17_000)


async def texts(who: Stranger) -> None:
    await pour_frames(who, (EMPTY_TEXT + NO_TEXT) * 7_000)


async def fragments(who: Stranger) -> None:
    await pour_frames(who, CONTINUED * 17_000, first=OPENING)


async def bursts(who: Stranger) -> None:
    """Send 600 kB of pongs once a second."""
    await pour_frames(who, PONG * 100_000, 600_000)


async def deaf(who: Stranger) -> None:
    """Ping on eight sockets, and do not read."""
    table = (await who.make([{"kind": "me"}, {"kind": "me"}]))["id"]

    async def visit() -> None:
        reader, writer = await hard_of_hearing(who)
        writer.write(upgrade(table) + frame(b'{"t":"hello"}'))
        await reader.readuntil(b"\r\n\r\n")
        await poured(writer, LONG_PING * 500, 4_000_000)

    await asyncio.gather(*(again(visit) for _ in range(8)))


async def pour_requests(who: Stranger, content: bytes, connections: int) -> None:
    async def visit() -> None:
        reader, writer = await connected(who.port, who.address)
        reading = asyncio.create_task(drained(reader))
        await poured(writer, content, 2_000_000)
        await reading

    await asyncio.gather(*(again(visit) for _ in range(connections)))


async def pipeline(who: Stranger) -> None:
    await pour_requests(who, ASKED * 1_000, 1)


async def pipelines(who: Stranger) -> None:
    await pour_requests(who, ASKED * 1_000, 16)


async def header(who: Stranger) -> None:
    await pour_requests(who, MANY_HEADERS, 1)


async def headers(who: Stranger) -> None:
    await pour_requests(who, MANY_HEADERS, 16)


async def chunks(who: Stranger) -> None:
    """Send bodies in chunks of one byte, on sixteen connections."""
    await pour_requests(who, CHUNKS, 16)


async def upgrades(who: Stranger) -> None:
    """Ask for WebSockets with a line above 8 kB, and wait."""

    async def visit() -> None:
        reader, writer = await connected(who.port, who.address)
        writer.write(upgrade("aaaaaaaaaaaa", "x: " + "y" * 9_000))
        await drained(reader)
        writer.close()

    await asyncio.gather(*(again(visit, 1) for _ in range(250)))


async def churn(who: Stranger) -> None:
    """Connect and leave again at once, from fifty places at a time."""

    async def visit() -> None:
        _, writer = await connected(who.port, who.address)
        writer.transport.abort()

    await asyncio.gather(*(again(visit, 0) for _ in range(50)))


async def unread(who: Stranger) -> None:
    """Ask for twenty megabytes on two hundred connections, and read none of them."""
    folder = (await who.http.get("/api/editions")).json()["offline"]

    async def visit() -> None:
        reader, writer = await hard_of_hearing(who)
        writer.write(f"GET {folder}python.zip HTTP/1.1\r\nhost: x\r\n\r\n".encode())
        await reader.readuntil(b"\r\n\r\n")
        while True:
            await asyncio.sleep(1)
            writer.write(b"\r\n")  # whether it is still there
            await writer.drain()

    await asyncio.gather(*(again(visit, 1) for _ in range(200)))


WIRE = {
    attack.__name__: attack
    for attack in (
        *(pongs, pings, texts, fragments, bursts, deaf),
        *(pipeline, pipelines, header, headers, chunks, upgrades, churn, unread),
    )
}
