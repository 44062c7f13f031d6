"""Eight letters take seats to another device: once, within ten minutes, after few wrong tries."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from daedalus.server import carrying, tokens
from daedalus.server.room import now_ms
from tests.server.stage import Place, live


async def packed(place: Place, seats: str = "mo") -> list[dict[str, Any]]:
    """Make a table, and return one's seats there with their pairing codes."""
    made = await place.make(seats=seats)
    found = []
    for key in made["seats"]:
        path = f"/api/tables/{made['id']}/seats/{key['seat']}/pair"
        mine = {"authorization": f"Bearer {key['token']}"}
        code = (await place.http.post(path, headers=mine)).json()["code"]
        found.append({"table": made["id"], "seat": key["seat"], "code": code})
    return found


async def offered(place: Place, seats: list[dict[str, Any]]) -> str:
    """Return the letters that take these seats along."""
    answer = await place.http.post("/api/carry", json={"seats": seats})
    assert answer.status_code == 201, answer.text
    assert answer.json()["seconds"] == 600
    return str(answer.json()["code"])


async def take(place: Place, code: str, address: str = "203.0.113.5") -> httpx.Response:
    transport = httpx.ASGITransport(place.app, client=(address, 1))
    async with httpx.AsyncClient(transport=transport, base_url="http://x") as client:
        return await client.post("/api/carry/take", json={"code": code})


async def test_eight_letters_take_all_seats_along_once(tmp_path: Path) -> None:
    async with live(tmp_path) as place:
        seats = await packed(place, "mm") + await packed(place)
        code = await offered(place, seats)
        assert len(code) == 8
        assert set(code) <= set(tokens.CODE_LETTERS)
        # Two devices at once, in any case and with spaces: one gets them.
        typed = (f"{code[:4]} {code[4:]}".lower(), "-".join(code))
        answers = await asyncio.gather(*(take(place, each) for each in typed))
        assert sorted(answer.status_code for answer in answers) == [201, 404]
        taken = next(answer.json() for answer in answers if answer.status_code == 201)
        assert taken == {"seats": seats}
        for seat in taken["seats"]:
            path = f"/api/tables/{seat['table']}/pair"
            answer = await place.http.post(path, json={"code": seat["code"]})
            assert answer.json()["seat"] == seat["seat"]
        again = await take(place, code)
        wrong = await take(place, tokens.new_code(8))
        assert again.status_code == wrong.status_code == 404
        assert again.json() == wrong.json(), "a guess learns nothing"


async def test_letters_get_too_old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with live(tmp_path) as place:
        code = await offered(place, await packed(place))
        there, now = await offered(place, await packed(place)), now_ms()
        monkeypatch.setattr(carrying, "now_ms", lambda: now + 590_000)
        assert (await take(place, there)).status_code == 201
        monkeypatch.setattr(carrying, "now_ms", lambda: now + 600_001)
        assert (await take(place, code)).status_code == 404


async def test_five_wrong_tries_of_an_address_are_enough(tmp_path: Path) -> None:
    async with live(tmp_path, limits=True) as place:
        seats = await packed(place)
        code = await offered(place, seats)
        for typed in ("KTBRWM", "tables", "KTBRWMBA"):  # no such code: not counted
            assert (await take(place, typed)).status_code == 404
        wrong = [tokens.new_code(8) for _ in range(8)]
        answers = await asyncio.gather(*(take(place, each) for each in wrong))
        assert sorted(answer.status_code for answer in answers) == [404] * 5 + [429] * 3
        assert (await take(place, code)).status_code == 429, "not even the right one"
        assert (await take(place, code, "198.51.100.1")).json() == {"seats": seats}


async def test_a_stolen_database_has_neither_letters_nor_pairing_codes(tmp_path: Path) -> None:
    async with live(tmp_path) as place:
        seats = await packed(place)
        code = await offered(place, seats)
    stored = b"".join(page.read_bytes() for page in tmp_path.iterdir())
    for secret in (code, seats[0]["code"], seats[0]["code"].encode().hex()):
        assert secret.encode() not in stored


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"seats": []},
        {"seats": [{"table": "../x", "seat": 0, "code": "a" * 32}]},
        {"seats": [{"table": "abcdefghjkmn", "seat": 99, "code": "a" * 32}]},
        {"seats": [{"table": "abcdefghjkmn", "seat": 0, "code": "a" * 32}] * 49},
    ],
)
async def test_other_luggage_is_refused(tmp_path: Path, body: dict[str, Any]) -> None:
    async with live(tmp_path) as place:
        assert (await place.http.post("/api/carry", json=body)).status_code == 400
