"""A server gives its pages what they need to play without it, if it is of the same version."""

from __future__ import annotations

from gzip import compress
from pathlib import Path

import pytest

from daedalus.offline.cut import own_hash
from daedalus.offline.parts import MANIFEST, Part, Parts, write_parts
from daedalus.table.messages import ENCODER
from tests.server.stage import live


def site(folder: Path, source: str) -> str:
    """Write a site with one part, made from *source*; none of it is really Brotli."""
    packed = compress(b"library", mtime=0)
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
