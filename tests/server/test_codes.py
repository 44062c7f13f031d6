"""A code that people can say: who it leads where, for how long, and how hard it is to guess."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from daedalus.server import hub, tokens
from daedalus.server.codes import read_code
from tests.server.stage import Place, live

HTML = {"accept": "text/html"}


async def found(place: Place, code: str) -> str | None:
    """Return the table that a code leads to, as the page asks for it."""
    answer = await place.http.get(f"/api/codes/{code}")
    if answer.status_code == 404:
        assert answer.json()["code"] == "not-found"
        return None
    told = answer.json()
    assert told["link"] == f"/t/{told['id']}"
    return str(told["id"])


def test_codes_have_six_letters_nobody_mistakes_and_no_word_in_them() -> None:
    codes = [tokens.new_code() for _ in range(2000)]
    for code in codes:
        assert re.fullmatch("[A-Z]{6}", code)
        assert not set(code) & set("AEIOUYLQGN01"), code
        assert not re.search("KKK|SS|NS|HH|KZ|FCK|FDP|PD|CTM|HDP|MRD|CZZ|PTS", code), code
        assert read_code(code) == code
    assert len(set(codes)) > 1990


@given(st.integers(0, 5), st.sampled_from([" ", "-", "  ", " - ", "."]), st.booleans())
def test_a_code_is_read_in_any_case_and_with_anything_between_its_letters(
    at: int, between: str, small: bool
) -> None:
    typed = "KTBRWM"[:at] + between + "KTBRWM"[at:]
    assert read_code(typed.lower() if small else typed) == "KTBRWM"


@pytest.mark.parametrize("typed", ["", "KTBRW", "KTBRWMK", "tables", "replay", "K/TBRWM", "КTBRWM"])
def test_anything_else_is_no_code(typed: str) -> None:
    assert read_code(typed) is None


async def test_a_code_leads_to_its_table_in_any_case_while_a_seat_is_open(tmp_path: Path) -> None:
    async with live(tmp_path) as place:
        made = await place.make(seats="mo", start="host")
        code, path = made["code"], f"/api/tables/{made['id']}"
        spoken = f"{code[:3]} {code[3:]}"
        for typed in (code, code.lower(), spoken, spoken.lower(), "-".join(code)):
            assert await found(place, typed) == made["id"], typed
            answer = await place.http.get(f"/{typed}", headers=HTML)
            assert (answer.status_code, answer.headers["location"]) == (302, f"/t/{made['id']}")
        assert (await place.http.get(path)).json()["table"]["code"] == code
        taken = (await place.http.post(f"{path}/seats/1", json={})).json()
        assert await found(place, code) is None, "all seats are taken"
        headers = {"authorization": f"Bearer {taken['token']}"}
        await place.http.delete(f"{path}/seats/1", headers=headers)
        assert await found(place, code) == made["id"], "one is open again"
        await place.http.post(f"{path}/seats/1", json={})
        host = await place.join(made["id"], made["host"])
        await host.send(t="start")
        await host.until(lambda m: m["t"] == "now" and m["table"]["phase"] == "playing")
        assert await found(place, code) is None
        assert "code" not in host.last["table"]
        assert await place.hub.store.coded(code) is None, "somebody else may get it"
        page = await place.http.get(f"/{code}", headers=HTML)
        assert (page.status_code, page.headers["content-type"]) == (404, "text/html; charset=utf-8")


async def test_a_table_that_begins_at_once_has_no_code(tmp_path: Path) -> None:
    async with live(tmp_path) as place:
        made = await place.make(seats="mb")
        assert made["code"] is None
        assert "code" not in (await place.http.get(f"/api/tables/{made['id']}")).json()["table"]


async def test_two_tables_never_have_the_same_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = iter(["KTBRWM", "KTBRWM", "KTBRWM", "BBFFJJ"])
    monkeypatch.setattr(hub, "new_code", lambda: next(drawn))
    async with live(tmp_path) as place:
        first = await place.make(seats="mo")
        second = await place.make(seats="mo")
        assert (first["code"], second["code"]) == ("KTBRWM", "BBFFJJ")
        assert await found(place, "KTBRWM") == first["id"]
        assert await found(place, "BBFFJJ") == second["id"]


async def test_only_wrong_guesses_are_counted_by_address_and_in_all(tmp_path: Path) -> None:
    async with live(tmp_path, limits=True) as place:
        good = (await place.make(seats="mo"))["code"]
        wrong = [tokens.new_code() for _ in range(12)]

        async def ask(address: str, code: str) -> int:
            transport = httpx.ASGITransport(place.app, client=(address, 1))
            async with httpx.AsyncClient(transport=transport, base_url="http://x") as client:
                return (await client.get(f"/api/codes/{code}")).status_code

        for _ in range(40):
            assert await ask("198.51.100.1", good) == 200
        # All at once: what has not been answered yet counts, too.
        answers = await asyncio.gather(*(ask("203.0.113.5", code) for code in wrong * 2))
        assert set(answers) == {404, 429}
        assert answers.count(404) in (12, 13)
        assert await ask("203.0.113.5", good) == 429, "not even the right one"
        assert await ask("198.51.100.1", good) == 200, "others are not held up"
        for number in range(12):  # a swarm
            await asyncio.gather(*(ask(f"203.0.114.{number}", code) for code in wrong))
        assert await ask("198.51.100.9", good) == 429


async def test_the_address_of_a_code_is_a_guess_like_any_other(tmp_path: Path) -> None:
    async with live(tmp_path, limits=True) as place:
        good = (await place.make(seats="mo"))["code"]
        for _ in range(13):
            await place.http.get(f"/{tokens.new_code()}", headers=HTML)
        assert (await place.http.get(f"/api/codes/{good}")).status_code == 429
        assert (await place.http.get(f"/{good}", headers=HTML)).status_code == 404


async def test_link_only_tables_are_in_no_list(tmp_path: Path) -> None:
    async with live(tmp_path) as place:
        made = await place.make(seats="mo")
        assert (await place.http.get("/api/tables")).json() == {"tables": []}
        listed = await place.make(seats="mo", listed=True)
        text = (await place.http.get("/api/tables")).text
        assert listed["id"] in text
        for secret in (made["id"], made["code"], listed["code"]):
            assert secret not in text
