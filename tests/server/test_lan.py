"""Letting others at home join: who may open it, what it opens, and that it closes again."""

from __future__ import annotations

import asyncio
import os
import socket
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from websockets.typing import Origin

from daedalus.server import lan
from daedalus.server.app import make_app
from daedalus.server.settings import ServerSettings
from tests.server.stage import PATIENCE, Place, Process, live

AT_HOME = "127.0.0.2"  # stands for the address in the home network
SHUT = {"here": True, "open": False, "fixed": False, "address": None, "network": True}


def own(app: Any) -> dict[str, str]:
    """Return what the owner's page sends along."""
    return {"authorization": f"Bearer {app.state.home.make_key()}"}


async def seen(place: Place) -> dict[str, Any]:
    """Return what the owner's page sees."""
    answer = await place.http.get("/api/home", headers=own(place.app))
    return without_share(answer)


def without_share(answer: httpx.Response) -> dict[str, Any]:
    told: dict[str, Any] = answer.json()
    assert told.pop("share")["state"] == "off"
    return told


async def opened(place: Place, wanted: bool = True) -> dict[str, Any]:
    answer = await place.http.put("/api/home", json={"open": wanted}, headers=own(place.app))
    assert answer.status_code == 200, answer.text
    return without_share(answer)


async def reached(place: Place) -> bool:
    """Say whether somebody at home gets an answer."""
    async with httpx.AsyncClient() as client:
        try:
            answer = await client.get(f"http://{AT_HOME}:{place.port}/healthz")
        except httpx.ConnectError:
            return False
        return answer.text == "ok\n"


def asking(app: Any, client: str = "127.0.0.1") -> httpx.AsyncClient:
    """Return who asks an app that listens nowhere, from the address *client*."""
    transport = httpx.ASGITransport(app, client=(client, 1234))
    return httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:8000")


async def test_nobody_at_home_gets_in_until_it_is_opened_and_after_it_is_closed(
    tmp_path: Path,
) -> None:
    async with live(tmp_path, lan_address=AT_HOME) as place:
        assert (await seen(place)) == SHUT
        assert not await reached(place)
        told = await opened(place)
        address = f"http://{AT_HOME}:{place.port}"
        assert told == {**SHUT, "open": True, "address": address}
        assert (await opened(place)) == told, "twice is the same"
        assert await reached(place)
        made = await place.make(seats="oo")
        guest = await websockets.connect(
            f"ws://{AT_HOME}:{place.port}/ws/tables/{made['id']}", origin=Origin(address)
        )
        await guest.send('{"t":"hello"}')
        assert '"t":"now"' in str(await guest.recv())
        player = await place.join(made["id"])
        assert await opened(place, False) == SHUT
        await asyncio.wait_for(guest.wait_closed(), PATIENCE)
        assert not await reached(place)
        await player.catch_up()  # the machine itself goes on


async def test_what_was_chosen_is_remembered_over_a_restart(tmp_path: Path) -> None:
    async with live(tmp_path, lan_address=AT_HOME) as place:
        await opened(place)
    async with live(tmp_path, lan_address=AT_HOME) as place:
        assert (await seen(place))["open"]
        assert await reached(place)
        await opened(place, False)
    async with live(tmp_path, lan_address=AT_HOME) as place:
        assert (await seen(place)) == SHUT
        assert not await reached(place)


def test_a_server_told_so_is_open_from_the_start_and_says_where(tmp_path: Path) -> None:
    process = Process(tmp_path, lan="true", lan_address=AT_HOME).ready()
    try:
        at_home = f"http://{AT_HOME}:{process.port}"
        assert httpx.get(f"{at_home}/healthz").text == "ok\n"
    finally:
        process.stop()
    assert f"Others at home can join at {at_home}/" in process.log.read_text()


@pytest.mark.parametrize(
    ("why", "headers", "client"),
    [
        ("another device", {}, "192.168.1.7"),
        ("its address at home", {"host": f"{AT_HOME}:8000"}, "127.0.0.1"),
        ("a name that was made to lead here", {"host": "evil.example:8000"}, "127.0.0.1"),
        ("no name that can be read", {"host": "[::1"}, "127.0.0.1"),
        ("another page", {"origin": "http://evil.example"}, "127.0.0.1"),
        ("another program's page", {"origin": "http://127.0.0.1:9000"}, "127.0.0.1"),
        ("a page without a name", {"origin": "null"}, "127.0.0.1"),
        ("a page whose name cannot be read", {"origin": "http://[::1"}, "127.0.0.1"),
        ("another site", {"sec-fetch-site": "cross-site"}, "127.0.0.1"),
        ("a plain form", {"content-type": "text/plain"}, "127.0.0.1"),
        ("a proxy", {"x-forwarded-for": "203.0.113.5"}, "127.0.0.1"),
        ("no key, through a tunnel", {"authorization": ""}, "127.0.0.1"),
        ("a key of one's own", {"authorization": "Bearer None"}, "127.0.0.1"),
        ("another kind of key", {"authorization": "Basic x"}, "127.0.0.1"),
    ],
)
async def test_only_the_machines_own_page_opens_it(
    tmp_path: Path, why: str, headers: dict[str, str], client: str
) -> None:
    app = make_app(ServerSettings(data=str(tmp_path), lan_address=AT_HOME, limits=False))
    kept = app.state.home.make_key() and sorted(tmp_path.iterdir())
    headers = {"content-type": "application/json", "host": "127.0.0.1:8000", **own(app), **headers}
    async with asking(app, client) as http:
        answer = await http.put("/api/home", content='{"open": true}', headers=headers)
        refused = (415, "refused") if "form" in why else (403, "forbidden")
        assert (answer.status_code, answer.json()["code"]) == refused, why
        assert not app.state.home.wanted
        assert sorted(tmp_path.iterdir()) == kept, "nothing is remembered"
        if client != "127.0.0.1" or "host" in why or "key" in why:
            told = (await http.get("/api/home", headers=headers)).json()
            assert told["here"] is False
            assert told["address"] is None


@pytest.mark.parametrize(
    "hosted",
    [
        {"origins": ("https://play.example.org",)},
        {"proxies": "127.0.0.1"},
        {"bus": "redis://valkey:6379"},
        {"host": "203.0.113.5"},
    ],
)
async def test_a_hosted_server_offers_nothing_of_this(
    tmp_path: Path, hosted: dict[str, Any]
) -> None:
    app = make_app(ServerSettings(data=str(tmp_path), lan_address=AT_HOME, limits=False, **hosted))
    async with asking(app) as http:
        assert app.state.home.make_key() is None
        for headers in ({}, own(app)):
            assert (await http.get("/api/home", headers=headers)).json()["here"] is False
            answer = await http.put("/api/home", json={"open": True}, headers=headers)
            assert answer.status_code == 403
    assert not app.state.home.wanted


async def test_a_server_that_listens_everywhere_says_its_address_and_stays_so(
    tmp_path: Path,
) -> None:
    everywhere = ServerSettings(data=str(tmp_path), host="0.0.0.0", port=8123, lan_address=AT_HOME)
    app = make_app(everywhere)
    async with asking(app) as http:
        told = (await http.get("/api/home", headers=own(app))).json()
        assert told["address"] == f"http://{AT_HOME}:8123"
        assert told["fixed"]
        answer = await http.put("/api/home", json={"open": False}, headers=own(app))
        assert answer.status_code == 409


async def test_without_a_network_it_says_so_and_follows_one_that_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    there: list[str] = []
    monkeypatch.setattr(lan, "home_address", lambda: there[0] if there else None)
    async with live(tmp_path) as place:
        none = {**SHUT, "network": False}
        assert (await seen(place)) == none
        assert await opened(place) == none, "wished for, and not possible yet"
        there.append(AT_HOME)
        assert (await seen(place))["open"]
        assert await reached(place)
        there.clear()
        assert (await seen(place)) == none
        assert not await reached(place)


async def test_a_stranger_who_comes_through_a_tunnel_opens_nothing(tmp_path: Path) -> None:
    """As `ssh -R` brings them: from this machine, with whatever Host they like."""
    async with live(tmp_path, lan_address=AT_HOME) as place:
        headers = {"host": f"127.0.0.1:{place.port}"}
        answer = await place.http.put("/api/home", json={"open": True}, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")
        assert not (await place.http.get("/api/home", headers=headers)).json()["here"]
        assert not await reached(place)


async def test_the_key_is_kept_where_only_the_owner_reads_it(tmp_path: Path) -> None:
    settings = ServerSettings(data=str(tmp_path / "new"), limits=False)
    key = make_app(settings).state.home.make_key()
    assert key
    assert make_app(settings).state.home.make_key() == key, "after a restart, too"
    kept = tmp_path / "new" / lan.KEY_FILE
    assert kept.read_text() == f"{key}\n"
    if os.name == "posix":
        assert kept.stat().st_mode & 0o777 == 0o600


def test_an_address_is_found_without_sending_and_is_a_private_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []

    class Probe:
        def __init__(self, family: int, kind: int) -> None:
            assert kind == socket.SOCK_DGRAM, "connecting one sends nothing"

        def __enter__(self) -> Probe:
            return self

        def __exit__(self, *error: object) -> None: ...

        def connect(self, place: tuple[str, int]) -> None:
            asked.append(place[0])
            if place[0].startswith("192.168"):
                raise OSError("no route")

        def getsockname(self) -> tuple[str, int]:
            return {"192.0.2.1": "203.0.113.5", "10.255.255.254": "10.0.0.7"}[asked[-1]], 0

    monkeypatch.setattr(socket, "socket", Probe)
    assert lan.home_address() == "10.0.0.7"
