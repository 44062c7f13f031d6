"""A start that is counted down to: it comes by itself, and anyone at the table may ask to wait."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from daedalus.table import table
from tests.server.stage import Client, Place, live

LONG = 3_600_000


async def full_table(place: Place) -> tuple[str, Client, Client]:
    """Return a table on which the last seat has just been taken."""
    made = await place.make(seats="moo", start="soon")
    host = await place.join(made["id"], made["host"], made["seats"][0]["token"])
    await host.ask(t="seat", seat=2, kind="bot", level="easy")
    assert host.last["table"]["begins"] is None, "somebody is missing"
    key = (await place.http.post(f"/api/tables/{made['id']}/seats/1", json={})).json()
    return made["id"], host, await place.join(made["id"], key["token"])


def phase(now: dict[str, Any]) -> str:
    return str(now["table"]["phase"])


async def test_the_game_begins_by_itself_a_little_after_the_last_seat_was_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table, "COUNT_MS", 30)
    async with live(tmp_path) as place:
        _, host, guest = await full_table(place)
        for client in (host, guest):
            if phase(client.last) != "playing":
                await client.until(lambda m: m["t"] == "now" and phase(m) == "playing")
            assert client.last["table"]["begins"] is None


async def test_anyone_at_the_table_may_ask_to_wait_and_to_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table, "COUNT_MS", LONG)
    async with live(tmp_path) as place:
        name, host, guest = await full_table(place)
        assert 0 < guest.last["table"]["begins"] - guest.last["at"] <= LONG
        stranger = await place.join(name)
        assert (await stranger.ask(t="wait"))["code"] == "forbidden"
        held = (await guest.ask(t="wait"))["table"]
        assert (held["held"], held["begins"], held["phase"]) == (True, None, "open")
        monkeypatch.setattr(table, "COUNT_MS", 30)
        await host.send(t="wait", yes=False)
        await guest.until(lambda m: m["t"] == "now" and phase(m) == "playing")
        assert (await host.ask(t="wait"))["code"] == "illegal"


async def test_a_seat_that_becomes_free_stops_the_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table, "COUNT_MS", LONG)
    async with live(tmp_path) as place:
        _, host, _ = await full_table(place)
        answer = await host.ask(t="seat", seat=2, kind="open")
        assert answer["table"]["begins"] is None
        assert (await host.ask(t="wait"))["code"] == "illegal", "there is nothing to wait with"
        answer = await host.ask(t="seat", seat=2, kind="bot", level="easy")
        assert answer["table"]["begins"]
        assert phase(await host.ask(t="start")) == "playing", "the host need not wait"


async def test_a_count_goes_on_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table, "COUNT_MS", LONG)
    async with live(tmp_path) as place:
        name, _, _ = await full_table(place)
    monkeypatch.setattr(table, "COUNT_MS", 30)
    async with live(tmp_path) as place:
        client = await place.join(name)
        if phase(client.last) != "playing":
            await client.until(lambda m: m["t"] == "now" and phase(m) == "playing")
