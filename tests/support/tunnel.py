"""A stand-in for a tunnel program: a relay that adds who sent each request, as proxies do.

`python tunnel.py CERTIFICATE tunnel ... --url http://127.0.0.1:PORT` prints the address that
cloudflared would, and the port where it really listens into the file `TUNNEL_TOLD`; with a
CERTIFICATE ("" for none) it speaks TLS there.
"""

from __future__ import annotations

import asyncio
import os
import ssl
import sys
from pathlib import Path

ADDRESS = "https://kind-mazes-shift.trycloudflare.com"
CHATTER = "2026-11-18T20:00:00Z INF |  Your quick Tunnel has been created! Visit it at:  |"


async def pump(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
    try:
        while data := await source.read(65_536):
            sink.write(data)
            await sink.drain()
    except OSError:
        pass
    finally:
        sink.close()


async def relay(port: int, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Pass on one request, or a WebSocket, with the address of its client appended."""
    try:
        head = await reader.readuntil(b"\r\n\r\n")
    except (asyncio.IncompleteReadError, OSError):
        writer.close()
        return
    lines = head[:-4].split(b"\r\n")
    forged = [line for line in lines if line.lower().startswith(b"x-forwarded-for:")]
    upgrade = any(line.lower().startswith(b"upgrade:") for line in lines)
    kept = [
        line
        for line in lines
        if line not in forged and (upgrade or not line.lower().startswith(b"connection:"))
    ]
    client = writer.get_extra_info("peername")[0].encode()
    before = b", ".join(line.partition(b":")[2].strip() for line in forged)
    kept.append(b"X-Forwarded-For: " + (before + b", " if before else b"") + client)
    if not upgrade:
        kept.append(b"Connection: close")  # so that every request comes past here
    upstream_reader, upstream = await asyncio.open_connection("127.0.0.1", port)
    upstream.write(b"\r\n".join(kept) + b"\r\n\r\n")
    await asyncio.gather(pump(reader, upstream), pump(upstream_reader, writer))


async def main(certificate: str, arguments: list[str]) -> None:
    port = int(arguments[arguments.index("--url") + 1].rpartition(":")[2])
    context = None
    if certificate:
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        context.load_cert_chain(certificate)
    server = await asyncio.start_server(
        lambda reader, writer: relay(port, reader, writer), "127.0.0.1", 0, ssl=context
    )
    place = Path(os.environ["TUNNEL_TOLD"])
    place.write_text(f"{server.sockets[0].getsockname()[1]} {os.getpid()}")
    print(f"{CHATTER}\n{ADDRESS}", file=sys.stderr, flush=True)
    await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2:]))
