"""Whoever runs a server sees its tables and can stop what has to be stopped; nobody else can."""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import httpx
import pytest
from structlog.testing import capture_logs

from daedalus.bots import make
from daedalus.core.errors import OptionError
from daedalus.core.game import Setup
from daedalus.core.record import Player, begin
from daedalus.editions import edition
from daedalus.server import admin
from daedalus.server.app import make_app
from daedalus.server.banned import load_words
from daedalus.server.settings import ServerSettings, toml
from daedalus.server.table_stats import Entry, numbers
from tests.server.stage import Client, Place, live, turn_of

TOKEN = "let-me-in-please"
BEARER = {"authorization": f"Bearer {TOKEN}"}
HOUR = 3_600_000
CALL = "from daedalus.cli import main; raise SystemExit(main())"
PATHS = (
    ("GET", "/api/admin/tables"),
    ("GET", "/api/admin/stats"),
    ("POST", "/api/admin/tables/{id}/close"),
    ("POST", "/api/admin/tables/{id}/hide"),
    ("POST", "/api/admin/tables/{id}/seats/0/off"),
    ("DELETE", "/api/admin/tables/{id}/seats/0/name"),
    ("DELETE", "/api/admin/tables/{id}/box"),
)


@pytest.fixture(autouse=True)
def no_delay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(admin, "REFUSAL_S", 0)


async def ask(place: Place, method: str, path: str, headers: dict[str, str]) -> Any:
    body: dict[str, Any] = {"json": {}} if method == "POST" else {}
    return await place.http.request(method, path, headers=headers, **body)


async def test_without_a_token_in_the_settings_there_is_no_admin(tmp_path: Path) -> None:
    async with live(tmp_path) as place:
        made = await place.make()
        for method, path in PATHS:
            for headers in ({}, {"authorization": "Bearer"}, BEARER):
                answer = await ask(place, method, path.format(id=made["id"]), headers)
                assert answer.status_code == 404, path


@pytest.mark.parametrize("token", ["", TOKEN])
async def test_its_page_exists_only_with_a_token_in_the_settings(
    tmp_path: Path, token: str
) -> None:
    async with live(tmp_path, admin_token=token) as place:
        answer = await place.http.get("/admin", headers={"accept": "text/html"})
        assert answer.status_code == (200 if token else 404)


async def test_the_addresses_of_one_household_share_their_wrong_tokens(tmp_path: Path) -> None:
    app: Any = make_app(ServerSettings(data=str(tmp_path), admin_token=TOKEN))

    async def guess(address: str) -> int:
        line = httpx.ASGITransport(app, client=(address, 1234))
        async with httpx.AsyncClient(transport=line, base_url="http://there") as http:
            return (await http.get("/api/admin/stats")).status_code

    codes = [await guess(f"2001:db8:1:2::{at}") for at in range(1, 8)]
    assert codes[:5] == [403] * 5
    assert codes[5:] == [429] * 2
    assert await guess("2001:db8:1:3::1") == 403


async def test_a_wrong_token_opens_nothing_and_soon_is_not_even_looked_at(tmp_path: Path) -> None:
    async with live(tmp_path, admin_token=TOKEN, limits=True) as place:
        made = await place.make()
        wrong = {"authorization": f"Bearer {made['host']}"}
        codes = []
        for method, path in PATHS:
            answer = await ask(place, method, path.format(id=made["id"]), wrong)
            codes.append(answer.status_code)
        assert codes == [403] * 5 + [429] * (len(PATHS) - 5)
        answer = await place.http.get("/api/admin/tables", headers=BEARER)
        assert answer.status_code == 429, "the right one waits too: guessing tells nothing"
        assert (await place.http.get(f"/api/tables/{made['id']}")).status_code == 200


async def test_a_wrong_token_waits_for_its_answer_and_nobody_else_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting, go_on = asyncio.Event(), asyncio.Event()

    usual = asyncio.sleep

    async def wait(seconds: float) -> None:
        if seconds != 7:  # somebody else's
            return await usual(seconds)
        waiting.set()
        await go_on.wait()
        return None

    monkeypatch.setattr(admin, "REFUSAL_S", 7)
    async with live(tmp_path, admin_token=TOKEN) as place:
        monkeypatch.setattr("daedalus.server.admin.asyncio.sleep", wait)
        refused = asyncio.create_task(place.http.get("/api/admin/stats"))
        await waiting.wait()
        monkeypatch.undo()
        assert (await place.http.get("/api/admin/stats", headers=BEARER)).status_code == 200
        go_on.set()
        assert (await refused).status_code == 403


async def test_the_admin_sees_tables_and_who_is_there(tmp_path: Path) -> None:
    async with live(tmp_path, admin_token=TOKEN) as place:
        made = await place.make(edition="galaxy", seats="mbo", listed=True)
        await place.join(made["id"], made["seats"][0]["token"])
        await place.join(made["id"])
        found = (await place.http.get("/api/admin/tables", headers=BEARER)).json()
        (table,) = found["tables"]
        assert found["unfinished"] == 1
        assert (table["id"], table["edition"], table["phase"]) == (made["id"], "galaxy", "open")
        assert (table["people"], table["bots"], table["here"]) == (1, 1, 2)
        assert table["listed"]
        assert table["load"] == 1
        place.hub.rooms.clear()
        (table,) = (await place.http.get("/api/admin/tables", headers=BEARER)).json()["tables"]
        assert (table["edition"], table["phase"]) == ("galaxy", "asleep")


async def test_a_closed_table_is_gone_for_everyone_and_for_good(tmp_path: Path) -> None:
    async with live(tmp_path, admin_token=TOKEN) as place:
        made = await place.make(seats="mb", listed=True)
        token = made["seats"][0]["token"]
        client = await place.join(made["id"], token)
        with capture_logs() as lines:
            answer = await ask(place, "POST", f"/api/admin/tables/{made['id']}/close", BEARER)
            assert answer.status_code == 204, answer.text
        await client.until(lambda message: message == {"t": "bye", "code": "gone"})
        told = [line for line in lines if line["event"] == "admin"]
        assert [line["what"] for line in told] == ["close"]
        assert made["id"] not in str(lines)
        await _is_gone(place, made["id"], token)
    async with live(tmp_path) as place:
        await _is_gone(place, made["id"], token)
        assert made["id"] not in place.hub.rooms


async def _is_gone(place: Place, table: str, token: str) -> None:
    for path in ("", "/record", "/replay"):
        answer = await place.http.get(f"/api/tables/{table}{path}")
        assert answer.status_code == 404, path
        assert "closed" in answer.json()["why"]
    assert (await place.http.get("/api/tables")).json() == {"tables": []}
    again = await place.http.post(
        f"/api/tables/{table}/rematch", json={}, headers={"authorization": f"Bearer {token}"}
    )
    assert again.status_code == 404


async def test_a_hidden_table_is_played_on_and_its_host_cannot_list_it_again(
    tmp_path: Path,
) -> None:
    async with live(tmp_path, admin_token=TOKEN) as place:
        made = await place.make(seats="mo", listed=True)
        client = await place.join(made["id"], made["seats"][0]["token"])
        await ask(place, "POST", f"/api/admin/tables/{made['id']}/hide", BEARER)
        now = await client.now()
        assert not now["table"]["listed"]
        host = {"authorization": f"Bearer {made['host']}"}
        path = f"/api/tables/{made['id']}"
        changed = await place.http.patch(path, json={"listed": True}, headers=host)
        assert changed.status_code == 200
        assert not changed.json()["table"]["listed"]
        assert (await place.http.get("/api/tables")).json() == {"tables": []}
        await place.http.post(f"{path}/seats/1", json={"name": "Mira"})
        assert (await client.until(lambda now: now["table"]["phase"] == "playing"))["pos"]


async def test_a_name_can_be_taken_off_a_seat(tmp_path: Path) -> None:
    async with live(tmp_path, admin_token=TOKEN) as place:
        made = await place.make(seats="om")
        await place.http.post(f"/api/tables/{made['id']}/seats/0", json={"name": "Rude Word"})
        path = f"/api/admin/tables/{made['id']}/seats/0/name"
        assert (await ask(place, "DELETE", path, BEARER)).status_code == 204
        seats = (await place.http.get(f"/api/tables/{made['id']}")).json()["table"]["seats"]
        assert [seat["name"] for seat in seats] == ["", ""]
        nobody = f"/api/admin/tables/{made['id']}/seats/9/name"
        assert (await ask(place, "DELETE", nobody, BEARER)).status_code == 400


def command(data: Path, *words: str) -> subprocess.CompletedProcess[str]:
    others = {name: value for name, value in os.environ.items() if "DAEDALUS" not in name}
    return subprocess.run(
        [sys.executable, "-c", CALL, "admin", *words, "--data", str(data)],
        text=True,
        capture_output=True,
        env=others | {"LANG": "en_GB.UTF-8"},
    )


async def meanwhile(client: Client, folder: Path, *arguments: str) -> Any:
    """Run a command while somebody plays: a page that says nothing for long would be sent off."""
    running = asyncio.create_task(asyncio.to_thread(command, folder, *arguments))
    while not (await asyncio.wait({running}, timeout=5))[0]:
        await client.catch_up()
    return running.result()


async def test_the_command_works_on_the_store_and_a_running_server_notices(tmp_path: Path) -> None:
    async with live(tmp_path) as place:
        mine = await place.make(seats="mm", options={"start": 1}, listed=True)
        other = await place.make(edition="go", seats="mo")
        client = await place.join(mine["id"], *(seat["token"] for seat in mine["seats"]), eyes=0)
        await client.act(*turn_of(client))

        listing = await meanwhile(client, tmp_path, "tables")
        assert listing.returncode == 0, listing.stderr
        assert mine["id"] in listing.stdout
        assert "classic" in listing.stdout
        told = await meanwhile(client, tmp_path, "tables", "--json")
        tables = {table["id"]: table for table in json.loads(told.stdout)}
        assert tables[mine["id"]]["phase"] == "playing"
        assert tables[other["id"]]["people"] == 1

        hidden = await meanwhile(client, tmp_path, "hide", mine["id"])
        assert hidden.returncode == 0, hidden.stderr
        assert (await place.http.get("/api/tables")).json() == {"tables": []}
        await client.ask(t="eyes", seat=1)
        answer = await client.act(*turn_of(client))
        assert answer["t"] == "now", "the game goes on"
        assert not answer["table"]["listed"]

        closed = await asyncio.to_thread(command, tmp_path, "close", mine["id"])
        assert closed.returncode == 0, closed.stderr
        assert mine["id"] not in closed.stderr, "what is logged names no table"
        await place.hub._sweep()
        await client.until(lambda message: message == {"t": "bye", "code": "gone"})
        stats = json.loads((await asyncio.to_thread(command, tmp_path, "stats", "--json")).stdout)
        assert stats["games"] == 2
        assert stats["editions"] == {"classic": 1, "go": 1}
        assert stats["ends"] == {"closed": 1, "running": 1}
        told = (await asyncio.to_thread(command, tmp_path, "stats")).stdout
        today = stats["days"][-1]["date"]
        assert re.search(rf"^  {today}      2  #{{40}}$", told, re.MULTILINE)
        assert {"  classic         1", "  go              1"} <= set(told.splitlines())
        assert len(told.splitlines()) == len(stats["days"]) + 6


def test_the_command_refuses_in_one_line(tmp_path: Path) -> None:
    nowhere = command(tmp_path / "nowhere", "tables")
    assert nowhere.returncode == 2
    assert nowhere.stderr.count("\n") == 1
    assert not (tmp_path / "nowhere").exists(), "a wrong folder is not made"


def entry(made: int, first: str, last: str = "", finished: bool = False) -> Entry:
    return Entry("t", made, False, finished, first, last or first, made, 0)


def test_numbers_count_days_editions_ends_and_hours() -> None:
    now = int(datetime(2026, 3, 10, 20, 30, tzinfo=UTC).timestamp() * 1000)
    classic = '{"k":"made","settings":{"edition":"classic"}}'
    go = '{"k":"made","settings":{"edition":"go"}}'
    found = [
        entry(now - HOUR, classic, '{"k":"acted"}', finished=True),
        entry(now - HOUR, go, '{"k":"closed"}', finished=True),
        entry(now - 2 * HOUR, classic),
        entry(now - 49 * HOUR, classic),
        entry(now - 49 * HOUR, "damaged"),
    ]
    told = numbers(found, now, days=3, zone=UTC)
    assert [(day.date, day.games, day.finished) for day in told.days] == [
        ("2026-03-08", 2, 0),
        ("2026-03-09", 0, 0),
        ("2026-03-10", 3, 1),
    ]
    assert told.editions == {"classic": 3, "go": 1, "?": 1}
    assert told.ends == {"finished": 1, "closed": 1, "running": 1, "given-up": 2}
    assert told.busiest_hour == 19
    assert sum(told.hours) == told.games == 5
    assert numbers([], now, zone=UTC).busiest_hour is None


def played(level: str, seed: str) -> tuple[str, bool]:
    """Return the record of a game against a bot, and whether the person won."""
    rules = edition("classic", cards=1, size=5, ending="last-card")
    game: Any = begin(rules, Setup(2, seed), (Player("human", "Pip"), Player(f"bot:{level}")))
    while game.to_act:
        seat = game.to_act[0]
        bot = make("medium" if seat == 0 else level, seed)
        for action in bot.turn(rules, game.view(seat), seat, ply=len(game.events)):
            game = game.play(seat, action)
    return game.record(), 0 in game.outcome.winners


async def test_the_admin_sees_how_people_fare_against_each_level_without_names(
    tmp_path: Path,
) -> None:
    games = [(level, *played(level, seed)) for level in ("2.6", "3", "hard") for seed in "abc"]
    async with live(tmp_path, admin_token=TOKEN) as place:
        for _, record, _ in games:
            stored = await place.http.post("/api/records", json={"record": record})
            assert stored.status_code == 201, stored.text
        told = (await ask(place, "GET", "/api/admin/stats", BEARER)).json()
        assert [(each["level"], each["games"], each["won"]) for each in told["rivals"]] == [
            ("3", 6, sum(won for level, _, won in games if level != "hard")),
            ("hard", 3, sum(won for level, _, won in games if level == "hard")),
        ]
        assert "Pip" not in json.dumps(told)
    async with live(tmp_path, admin_token=TOKEN, rival_stats=False) as place:
        assert (await ask(place, "GET", "/api/admin/stats", BEARER)).json()["rivals"] == []
    shown = await asyncio.to_thread(command, tmp_path, "stats")
    assert re.search(r"^  classic     2  3             [0-6] / 6", shown.stdout, re.MULTILINE)


def test_the_token_is_not_shown_with_the_settings() -> None:
    assert TOKEN not in toml(ServerSettings(admin_token=TOKEN))


async def test_names_may_not_contain_banned_words_however_they_are_written(tmp_path: Path) -> None:
    words = tmp_path / "words.txt"
    words.write_text("# rude\n\nTroll\n", encoding="utf-8")
    async with live(tmp_path, banned_words=str(words)) as place:
        made = await place.make(seats="om")
        path = f"/api/tables/{made['id']}/seats/0"
        for name in ("troll", "Mr TROLL", "t.r.o.l.l", "tr\u00f6ll", "Tr0ll", "\u0422roll"):
            answer = await place.http.post(path, json={"name": name})
            assert answer.status_code == 400, name
            assert "choose another" in answer.json()["why"]
        new = {"edition": "classic", "seats": [{"kind": "me", "name": "Troll"}]}
        assert (await place.http.post("/api/tables", json=new)).status_code == 400
        client = await place.join(made["id"], made["seats"][0]["token"])
        assert (await client.ask(t="name", name="trolls"))["t"] == "no"
        assert (await place.http.post(path, json={"name": "Trudl"})).status_code == 201


def test_a_file_of_banned_words_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="cannot read the banned words"):
        load_words(str(tmp_path / "nothing"))
    assert load_words("") == ()


async def test_a_backup_made_while_people_play_is_restored_and_goes_on(tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    async with live(tmp_path / "one") as place:
        made = await place.make(seats="mm", options={"start": 1})
        token = made["seats"][0]["token"]
        client = await place.join(made["id"], token)
        before = await client.act(*turn_of(client))
        saved = await asyncio.to_thread(command, tmp_path / "one", "backup", str(copy))
        assert saved.returncode == 0, saved.stderr
        again = await asyncio.to_thread(command, tmp_path / "one", "backup", str(copy))
        assert again.returncode == 2, "nothing is written over"
    restored = tmp_path / "two"
    restored.mkdir()
    copy.rename(restored / "daedalus.sqlite3")
    async with live(restored) as place:
        client = await place.join(made["id"], made["seats"][1]["token"])
        assert client.last["ply"] == before["ply"]
        assert (await client.act(*turn_of(client)))["t"] == "now"
