"""What monitors and strangers ask for: HEAD, and addresses that nobody has."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.routes import HTTPRoute

from daedalus.server.app import make_app
from daedalus.server.settings import ServerSettings
from tests.server.stage import live


def addresses(folder: Path) -> list[str]:
    """Return an address for every path of the server that answers GET."""
    app: Any = make_app(ServerSettings(data=str(folder)))
    found = []
    for route in app.routes:
        if isinstance(route, HTTPRoute) and "GET" in route.methods:
            path = route.path_format
            for part in route.path_parameters:
                path = path.replace(f"{{{part}}}", "x")
            found.append(path)
    return found


async def test_head_says_what_get_says_but_for_the_body(tmp_path: Path) -> None:
    paths = addresses(tmp_path / "other")
    assert "/healthz" in paths
    async with live(tmp_path) as place:
        for path in paths:
            got = await place.http.get(path)
            asked = await place.http.head(path)
            assert asked.status_code == got.status_code, path
            assert asked.content == b""
            for name in ("content-type", "content-length"):
                if path != "/metrics":  # its numbers change with every request
                    assert asked.headers.get(name) == got.headers.get(name), (path, name)


@pytest.mark.parametrize("length", [255, 256, 4_000])
@pytest.mark.parametrize("folder", ["/", "/locales/", "/api/", "/t/"])
async def test_no_address_is_too_long_to_be_unknown(
    tmp_path: Path, folder: str, length: int
) -> None:
    app: Any = make_app(ServerSettings(data=str(tmp_path)))
    line = httpx.ASGITransport(app, client=("127.0.0.1", 1234))
    async with httpx.AsyncClient(transport=line, base_url="http://there") as http:
        answer = await http.get(folder + length * "a")
    assert answer.status_code == (200 if folder == "/t/" else 404)
