"""A server gives its pages what they need to play without it, if it is of the same version."""

from __future__ import annotations

import asyncio
from gzip import compress, decompress
from pathlib import Path
from typing import Any

import pytest

from daedalus.offline.cut import own_hash
from daedalus.offline.parts import MANIFEST, Part, Parts, write_parts
from daedalus.server import protocols, static_files
from daedalus.server.intake import Intake
from daedalus.table.messages import ENCODER
from tests.server import raw
from tests.server.stage import PATIENCE, live


def site(folder: Path, source: str, library: bytes = b"library") -> str:
    """Write a site with one part, made from *source*; none of it is really Brotli."""
    packed = compress(library, mtime=0)
    manifest = Parts("0123456789abcdef", [Part("python.zip", len(packed))], source)
    parts = {
        "python.zip.gz": packed,
        "python.zip.br": b"by Brotli",
        "pyodide.js": b"script",
        MANIFEST: ENCODER.encode(manifest),
    }
    write_parts(folder / "offline", parts)
    return str(folder)


async def test_pages_learn_where_the_parts_are_and_may_keep_them_for_ever(tmp_path: Path) -> None:
    async with live(tmp_path, offline=site(tmp_path / "site", own_hash())) as place:
        told = (await place.http.get("/api/editions")).json()["offline"]
        assert told == "/offline/0123456789abcdef/"
        part = await place.http.get(f"{told}pyodide.js")
        assert part.content == b"script"
        assert part.headers["content-type"].startswith("text/javascript")
        assert "immutable" in part.headers["cache-control"]
        assert (await place.http.get(f"{told}nothing")).status_code == 404
        assert (await place.http.get("/offline/../daedalus.sqlite3")).status_code == 404


@pytest.mark.parametrize(
    ("accepted", "encoding", "content"),
    [
        ("gzip, deflate, br", "br", b"by Brotli"),
        ("gzip, br;q=0", "gzip", compress(b"library", mtime=0)),
        ("gzip", "gzip", compress(b"library", mtime=0)),
        ("identity", None, b"library"),
    ],
)
async def test_parts_are_sent_as_they_were_prepared_for_what_the_browser_unpacks(
    tmp_path: Path, accepted: str, encoding: str | None, content: bytes
) -> None:
    async with live(tmp_path, offline=site(tmp_path / "site", own_hash())) as place:
        told = (await place.http.get("/api/editions")).json()["offline"]
        asked = place.http.build_request(
            "GET", f"{told}python.zip", headers={"accept-encoding": accepted}
        )
        answer = await place.http.send(asked, stream=True)
        assert b"".join([piece async for piece in answer.aiter_raw()]) == content
        assert answer.headers.get("content-encoding") == encoding
        assert answer.headers["vary"] == "accept-encoding"
        await answer.aclose()


@pytest.mark.parametrize("source", ["of another version", None])
async def test_parts_of_another_version_or_none_are_not_offered(
    tmp_path: Path, source: str | None
) -> None:
    folder = "" if source is None else site(tmp_path / "site", source)
    async with live(tmp_path, offline=folder) as place:
        assert (await place.http.get("/api/editions")).json()["offline"] is None
        part = await place.http.get("/offline/0123456789abcdef/python.zip.gz")
        assert part.status_code == 404


async def test_whoever_asks_for_large_parts_and_does_not_read_costs_next_to_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two hundred of them had 2 GB, and stopped everybody for 20 seconds."""
    large, many = bytes(20_000_000), 8
    unpacked, lines = 0, list[Intake]()
    usual = Intake.connection_made

    def unpack(content: bytes) -> bytes:
        nonlocal unpacked
        unpacked += 1
        return decompress(content)

    def noted(self: Intake, transport: Any) -> None:
        usual(self, transport)
        lines.append(self)

    monkeypatch.setattr(static_files, "decompress", unpack)
    monkeypatch.setattr(Intake, "connection_made", noted)
    folder = site(tmp_path / "site", own_hash(), large)
    async with live(tmp_path, offline=folder) as place, asyncio.timeout(PATIENCE):
        path = f"{(await place.http.get('/api/editions')).json()['offline']}python.zip"
        lines.clear()
        deaf = [await raw.connected(place.port, "127.0.0.1", limit=1024) for _ in range(many)]
        for reader, writer in deaf:
            writer.write(f"GET {path} HTTP/1.1\r\nhost: x\r\n\r\n".encode())
            await reader.readuntil(b"\r\n\r\n")
        while not all(line.get_write_buffer_size() for line in lines):
            await asyncio.sleep(0.01)
        assert (await place.http.get("/healthz")).text == "ok\n"
        assert len(lines) == many + 1
        assert max(line.get_write_buffer_size() for line in lines) < 3 * protocols.PIECE
        assert unpacked == 1, "they share what is sent"
        for _, writer in deaf:
            writer.transport.abort()
        assert (
            await place.http.get(path, headers={"accept-encoding": "identity"})
        ).content == large


async def test_whoever_reads_nothing_of_a_large_part_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocols, "STUCK_S", 0.05)
    lost = asyncio.Event()
    usual = protocols.HttpConnection.connection_lost

    def noted(self: protocols.HttpConnection, error: Exception | None) -> None:
        usual(self, error)
        lost.set()

    folder = site(tmp_path / "site", own_hash(), bytes(20_000_000))
    async with live(tmp_path, offline=folder) as place, asyncio.timeout(PATIENCE):
        path = f"{(await place.http.get('/api/editions')).json()['offline']}python.zip"
        monkeypatch.setattr(protocols.HttpConnection, "connection_lost", noted)
        _, writer = await raw.connected(place.port, "127.0.0.1", limit=1024)
        writer.write(f"GET {path} HTTP/1.1\r\nhost: x\r\n\r\n".encode())
        await lost.wait()
        writer.transport.abort()


async def test_a_file_that_has_changed_is_read_again(tmp_path: Path) -> None:
    text = tmp_path / "text.txt"
    for content in (b"one", b"other"):
        text.write_bytes(content)
        assert static_files._content(text).whole == content
        assert static_files._content(text).whole is static_files._content(text).whole
