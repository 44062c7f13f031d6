"""Open to the internet: a program that is installed, started only when the owner asks for it."""

from __future__ import annotations

import asyncio
import os
import shlex
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from daedalus.server import share, tokens
from tests.server.stage import PATIENCE, Place, Process, live
from tests.support import tunnel

STAND_IN = Path(tunnel.__file__)


class Programs:
    """What is installed on this machine: nothing but what a test puts there."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder, self.told = folder / "bin", folder / "tunnel"
        self.folder.mkdir()
        monkeypatch.setenv("PATH", str(self.folder))
        monkeypatch.setenv("TUNNEL_TOLD", str(self.told))

    def install(self, name: str, script: str) -> None:
        program = self.folder / name
        program.write_text(f"#!/bin/sh\n{script}\n")
        program.chmod(0o755)

    def install_stand_in(self) -> None:
        run = shlex.join([sys.executable, str(STAND_IN), ""])
        self.install("cloudflared", f'exec {run} "$@"')

    @property
    def port(self) -> int:
        return int(self.told.read_text().split()[0])

    def gone(self) -> bool:
        """Return whether the program that ran has ended."""
        try:
            os.kill(int(self.told.read_text().split()[1]), 0)
        except ProcessLookupError:
            return True
        return False


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Programs:
    return Programs(tmp_path, monkeypatch)


def own(place: Place) -> dict[str, str]:
    return {"authorization": f"Bearer {place.app.state.home.make_key()}"}


async def put(place: Place, **wanted: Any) -> httpx.Response:
    return await place.http.put("/api/share", json=wanted, headers=own(place))


async def until(place: Place, state: str) -> dict[str, Any]:
    """Look as the owner's page does, until a tunnel has come that far."""
    async with asyncio.timeout(PATIENCE):
        while True:
            home = (await place.http.get("/api/home", headers=own(place))).json()
            if home["share"]["state"] == state:
                told: dict[str, Any] = home["share"]
                return told
            await asyncio.sleep(0.02)


async def test_it_opens_when_asked_and_ends_when_asked(tmp_path: Path, programs: Programs) -> None:
    programs.install_stand_in()
    async with live(tmp_path) as place:
        off = await until(place, "off")
        assert (off["ways"], off["address"]) == (["cloudflared"], None)
        assert not programs.told.exists(), "nothing is started by itself"
        assert (await put(place, open=True)).json()["share"]["state"] == "starting"
        told = await until(place, "on")
        assert (told["by"], told["address"]) == ("cloudflared", tunnel.ADDRESS)
        assert "can read along" in told["reads"]
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{programs.port}") as guest:
            assert (await guest.get("/healthz")).text == "ok\n"
            made = await place.make(seats="mo")
            assert (await guest.get(f"/api/codes/{made['code']}")).json()["id"] == made["id"]
            assert (await put(place, open=False)).json()["share"]["state"] == "off"
            assert programs.gone()
            with pytest.raises(httpx.TransportError):
                await guest.get("/healthz")


async def test_nobody_who_comes_through_it_is_the_owner(tmp_path: Path, programs: Programs) -> None:
    programs.install_stand_in()
    async with live(tmp_path, lan_address="127.0.0.2") as place:
        await put(place, open=True)
        await until(place, "on")
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{programs.port}") as guest:
            for forged in ({}, {"x-forwarded-for": "127.0.0.1"}):
                headers = {"host": f"127.0.0.1:{place.port}", **own(place), **forged}
                for path in ("/api/home", "/api/share"):
                    answer = await guest.put(path, json={"open": False}, headers=headers)
                    assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")
                assert not (await guest.get("/api/home", headers=headers)).json()["here"]
        assert (await until(place, "on"))["address"] == tunnel.ADDRESS


async def guesses(client: httpx.AsyncClient, **headers: str) -> int:
    """Guess until it is refused, and return how often that went well."""
    for count in range(40):
        answer = await client.get(f"/api/codes/{tokens.new_code()}", headers=headers)
        if answer.status_code == 429:
            return count
    raise AssertionError("nothing is limited")


async def test_limits_hold_by_the_address_that_this_tunnel_names(
    tmp_path: Path, programs: Programs
) -> None:
    programs.install_stand_in()
    async with live(tmp_path, limits=True) as place:
        await put(place, open=True)
        await until(place, "on")
        transport = httpx.AsyncHTTPTransport(local_address="127.0.0.7")
        base = f"http://127.0.0.1:{programs.port}"
        async with (
            httpx.AsyncClient(base_url=base, transport=transport) as stranger,
            httpx.AsyncClient(base_url=base) as friend,
        ):
            assert await guesses(stranger, **{"x-forwarded-for": "203.0.113.1"}) in (12, 13)
            assert await guesses(stranger, **{"x-forwarded-for": "203.0.113.2"}) == 0, "forged"
            code = (await place.make(seats="mo"))["code"]
            assert (await friend.get(f"/api/codes/{code}")).status_code == 200
        forged = {"x-forwarded-for": "203.0.113.9"}
        assert await guesses(place.http, **forged) in (12, 13)
        assert await guesses(place.http, **{"x-forwarded-for": "203.0.113.8"}) == 0, (
            "only from that tunnel"
        )


async def test_a_program_that_ends_says_why(tmp_path: Path, programs: Programs) -> None:
    programs.install(
        "cloudflared", "printf '\\033[31mno network\\033[0m https://api.trycloudflare.com\\n'"
    )
    async with live(tmp_path) as place:
        await put(place, open=True)
        told = await until(place, "failed")
        assert told["why"] == "no network https://api.trycloudflare.com"
        assert told["address"] is None
        programs.install_stand_in()
        await put(place, open=True)
        await until(place, "on")
        os.kill(int(programs.told.read_text().split()[1]), 15)  # the line is cut, say
        await until(place, "failed")


async def test_without_any_program_one_sentence_says_what_to_install(
    tmp_path: Path, programs: Programs
) -> None:
    async with live(tmp_path) as place:
        assert (await until(place, "off"))["ways"] == []
        answer = await put(place, open=True)
        assert (answer.status_code, answer.json()["why"]) == (409, share.INSTALL)
        programs.install("ssh", "")
        answer = await put(place, open=True, by="cloudflared")
        assert answer.json()["why"] == "'cloudflared' is not installed"
    (programs.folder / "ssh").unlink()
    process = Process(tmp_path, share="true").ready()
    process.stop()
    assert share.INSTALL in process.log.read_text()


async def test_a_hosted_server_shares_nothing(tmp_path: Path, programs: Programs) -> None:
    programs.install_stand_in()
    async with live(tmp_path, origins=("https://play.example.org",)) as place:
        answer = await place.http.put("/api/share", json={"open": True})
        assert answer.status_code == 403
        assert place.app.state.sharing.ways == []


@pytest.mark.parametrize("end", ["stop", "kill"])
def test_it_ends_with_the_game_however_that_ends(
    tmp_path: Path, programs: Programs, end: str
) -> None:
    programs.install_stand_in()
    process = Process(tmp_path, share="true").ready()
    last = time.monotonic() + PATIENCE
    while tunnel.ADDRESS not in process.log.read_text():
        assert time.monotonic() < last, process.log.read_text()
        time.sleep(0.02)
    assert "Cloudflare passes everything on and can read along." in process.log.read_text()
    assert not programs.gone()
    getattr(process, end)()
    while not programs.gone():
        assert time.monotonic() < last, "it goes on alone"
        time.sleep(0.02)
