"""Evenings with many at a server: what was told is stored, and only the host runs them."""

from __future__ import annotations

import asyncio
import csv
import io
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import daedalus
from daedalus.evening.seating import met, repeats
from daedalus.server import evenings as server_evenings
from daedalus.server import room as rooms
from daedalus.server.store import DAY_MS
from daedalus.table.starts import start
from tests.server.stage import Place, Process, act, live
from tools.bench.report import Report

WISH = {"edition": "classic", "by": "Mira", "size": 4, "rounds": 3}


class Night:
    """An evening, as its host and its guests see it over HTTP."""

    def __init__(self, at: Place, made: dict[str, Any]) -> None:
        self.at, self.made, self.path = at, made, f"/api/evenings/{made['id']}"
        self.tokens: dict[str, str] = {}
        self.numbers: dict[str, int] = {}

    @classmethod
    async def begin(cls, at: Place, people: int = 0, **more: Any) -> Night:
        answer = await at.http.post("/api/evenings", json={**WISH, **more})
        assert answer.status_code == 201, answer.text
        night = cls(at, answer.json())
        for number in range(people):
            await night.come(f"P{number}")
        return night

    async def ask(self, method: str, path: str = "", who: str = "host", body: Any = None) -> Any:
        token = self.made["host"] if who == "host" else self.tokens.get(who, "")
        headers = {"authorization": f"Bearer {token}"} if token else {}
        return await self.at.http.request(method, self.path + path, json=body, headers=headers)

    async def do(self, method: str, path: str = "", who: str = "host", body: Any = None) -> Any:
        answer = await self.ask(method, path, who, body)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    async def come(self, name: str, sign: str = "") -> dict[str, Any]:
        told: dict[str, Any] = await self.do("POST", "/guests", "", {"name": name, "sign": sign})
        self.tokens[told["name"]] = told["token"]
        self.numbers[told["name"]] = told["number"]
        return told

    async def see(self, who: str = "host") -> Any:
        return await self.do("GET", "", who)

    async def play_round(self) -> None:
        """Let everybody who is there sit down at their table, and play it to its end."""
        seen = await self.see()
        mine = {number: self.tokens[name] for name, number in self.numbers.items()}
        await asyncio.gather(
            *(
                self.play(table["id"], [mine[guest] for guest in table["guests"]])
                for table in seen["rounds"][-1]
                if not table["places"]
            )
        )

    async def play(self, table: str, tokens: list[str]) -> None:
        clients = [await self.at.join(table, token) for token in tokens]
        await clients[0].until(lambda each: (each.get("table") or {}).get("phase") != "open")
        rules = daedalus.editions.edition("classic", **QUICK)
        bot = daedalus.bots.make("expert", seed=table)
        while True:
            await clients[0].catch_up()
            if not (acting := clients[0].last["to_act"]):
                break
            mine = clients[acting[0]]
            await mine.catch_up()
            view = rules.read(mine.last["pos"])
            turn = [str(each) for each in bot.turn(rules, view, acting[0], ply=mine.last["ply"])]
            answer = await mine.act(*turn)
            assert answer["t"] == "now", answer
        for client in clients:
            await client.close()

    async def end(self, number: int, order: list[int] | None = None) -> None:
        """Let a table of the round be over: by its rules, however it came to that."""
        table = (await self.see())["rounds"][-1][number]["id"]
        await play_out(self.at, table)


async def play_out(at: Place, table: str) -> None:
    """Play a table to its end: everybody has come, and bots of the test play."""
    room = await at.hub.room(table)
    if room.table.phase == "open":
        await room.change(lambda table, moment: start(table, moment, None))
    bot = daedalus.bots.make("expert", seed=table)
    while room.table.phase == "playing":
        now, seat = room.table, room.table.acting[0]
        view = now.rules.view(now.state, seat)
        turn = [str(each) for each in bot.turn(now.rules, view, seat, ply=now.ply)]
        await act(room, seat, now.ply, turn)


QUICK = {"cards": 1, "ending": "last-card"}


async def test_what_was_told_is_there_after_a_restart_in_the_middle_of_a_round(
    tmp_path: Path,
) -> None:
    """One comes late, one leaves; the standings are right in the end."""
    async with live(tmp_path) as at:
        night = await Night.begin(at, 8, options=QUICK)
        await night.do("POST", "/rounds")
        for number in range(2):
            await night.end(number)
        assert (await night.see())["phase"] == "between"
        await night.come("Late")
        seen = await night.do("POST", "/rounds")
        assert [len(each["guests"]) for each in seen["rounds"][1]] == [3, 3, 3]
        await night.end(0)
        told = await night.see()
    async with live(tmp_path) as at:  # what was told is there
        night.at = at
        again = await night.see()
        assert again == told | {"events": again["events"]}
        number = again["rounds"][1][2]["guests"][0]
        gone = again["guests"][number]["name"]
        await night.do("DELETE", f"/guests/{number}", gone)
        room = await at.hub.room(again["rounds"][1][2]["id"])
        assert room.table.chairs[0].kind == "bot", "a bot keeps the seat warm"
        for table in (1, 2):
            await night.end(table)
        seen = await night.do("POST", "/rounds")
        assert [len(each["guests"]) for each in seen["rounds"][2]] == [4, 4]
        for table in range(2):
            await night.end(table)
        seen = await night.see()
        assert seen["phase"] == "over"
        names = [each["name"] for each in seen["guests"]]
        played = [[[names[g] for g in t["guests"]] for t in each] for each in seen["rounds"]]
        assert max(Counter(map(len, played[0])).values()) == 2
        assert repeats(met(played)) <= 8
        assert points(seen) == {each["guest"]: each["points"] for each in seen["standings"]}
        ranks = [each["place"] for each in seen["standings"]]
        for each in seen["standings"]:
            above = sum(other["points"] > each["points"] for other in seen["standings"])
            assert each["place"] == above + 1
        assert ranks == sorted(ranks)
        refused = await night.ask("POST", "/rounds")
        assert (refused.status_code, refused.json()["code"]) == (409, "illegal")
        table = (await night.ask("GET", "/standings", "")).content.decode("utf-8-sig")
        rows = list(csv.reader(io.StringIO(table)))
        assert rows[0] == ["place", "name", "points", "round 1", "round 2", "round 3"]
        assert len(rows) == 1 + len(seen["standings"])
        records = (await night.ask("GET", "/records", "")).text
        assert records.count("\nend\n") == sum(map(len, seen["rounds"]))


def points(seen: dict[str, Any]) -> dict[int, int]:
    """Count again how everybody stands: one point, and one for everybody placed behind."""
    found = {each["guest"]: 0 for each in seen["standings"]}
    for tables in seen["rounds"]:
        for table in tables:
            for guest, place in zip(table["guests"], table["places"] or [], strict=True):
                found[guest] += 1 + sum(other > place for other in table["places"])
    return found


async def test_everybodys_token_opens_their_seat_and_no_other(tmp_path: Path) -> None:
    async with live(tmp_path) as at:
        night = await Night.begin(at, 4)
        table = (await night.do("POST", "/rounds"))["rounds"][0][0]
        clients = []
        for name, token in night.tokens.items():
            client = await at.join(table["id"], token)
            seat = table["guests"].index(night.numbers[name])
            assert client.last["you"]["seats"] == [seat]
            assert client.last["table"]["evening"] == night.made["id"]
            assert not client.last["you"]["host"]
            clients.append(client)
        begun = await clients[0].until(lambda each: each.get("table", {}).get("phase") == "playing")
        assert begun["table"]["listed"] is False
        again = await at.http.post(
            f"/api/tables/{table['id']}/rematch",
            headers={"authorization": f"Bearer {night.tokens['P0']}"},
        )
        assert again.status_code == 409
        boards = (await night.do("GET", "?boards=1", ""))["boards"]
        assert boards[0]["here"] == [0, 1, 2, 3]
        secret = (await at.hub.room(table["id"])).table
        assert boards[0]["pos"] == secret.rules.write(secret.rules.view(secret.state, None))


async def test_only_the_host_and_the_deputy_run_it(tmp_path: Path) -> None:
    async with live(tmp_path) as at:
        night = await Night.begin(at, 5)
        deeds = [
            ("POST", "/rounds", None),
            ("POST", "/close", None),
            ("POST", "/call", None),
            ("PATCH", "", {"rounds": 5}),
            ("PATCH", "/guests/1", {"name": "X"}),
            ("DELETE", "/guests/1", None),
        ]
        for method, path, body in deeds:
            for who in ("P0", ""):
                assert (await night.ask(method, path, who, body)).status_code == 403
        assert (await night.see())["guests"][1] == {
            "name": "P1", "sign": "purse", "here": True, "waits": False,
        }  # fmt: skip
        await night.do("PATCH", "/guests/0", "host", {"deputy": True})
        assert (await night.see("P0"))["host"] is True
        for method, path, body in deeds:
            await night.do(method, path, "P0", body)
        seen = await night.see("P0")
        assert (seen["planned"], seen["calls"]) == (5, 1)
        assert seen["guests"][1]["here"] is False
        await night.do("DELETE", "/guests/0", "P0")
        assert (await night.ask("POST", "/call", "P0")).status_code == 403


async def test_the_deputy_takes_over_from_a_host_who_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with live(tmp_path) as at:
        night = await Night.begin(at, 4)
        assert (await night.ask("POST", "/deputy", "P2")).status_code == 409
    now, late = rooms.now_ms, 2 * server_evenings.AWAY_MS
    for module in ("evenings", "room", "hub"):
        monkeypatch.setattr(f"daedalus.server.{module}.now_ms", lambda: now() + late)
    async with live(tmp_path) as at:
        night.at = at
        assert (await night.see("P2"))["alone"] is True
        assert (await night.ask("POST", "/deputy", "")).status_code == 403
        taken = await night.do("POST", "/deputy", "P2")
        assert (taken["host"], taken["alone"], taken["deputy"]) == (True, False, 2)
        await night.do("POST", "/rounds", "P2")


async def test_names_pass_the_host_if_wanted(tmp_path: Path) -> None:
    async with live(tmp_path) as at:
        night = await Night.begin(at, 4, door=True)
        seen = await night.see("P1")
        assert [each["name"] for each in seen["guests"]] == ["", "P1", "", ""]
        assert (await night.ask("POST", "/rounds")).status_code == 409
        for number in range(4):
            await night.do("PATCH", f"/guests/{number}", "host", {"waits": False})
        await night.do("PATCH", "/guests/3", "host", {"name": "Polly"})
        seen = await night.do("POST", "/rounds")
        names = [each["name"] for each in seen["guests"]]
        assert names == ["P0", "P1", "P2", "Polly"]
        table = (await at.hub.room(seen["rounds"][0][0]["id"])).table
        assert {chair.name for chair in table.chairs} == set(names)
        await night.do("PATCH", "/guests/3", "host", {"name": "Pollyanna"})
        table = (await at.hub.room(seen["rounds"][0][0]["id"])).table
        assert "Pollyanna" in {chair.name for chair in table.chairs}


async def test_33_people_the_same_name_twice_and_who_was_sent_off(tmp_path: Path) -> None:
    async with live(tmp_path) as at:
        night = await Night.begin(at, 30)
        assert (await night.come("Mira"))["name"] == "Mira"
        assert (await night.come("mira"))["name"] == "mira 2"
        refused = await night.ask("POST", "/guests", "", {"name": "P33"})
        assert refused.status_code == 400
        assert refused.json()["reasons"] == [{"id": "evening-full", "args": {}}]
        seen = await night.see()
        signs = Counter(each["sign"] for each in seen["guests"])
        assert len(signs) == 24
        assert signs.most_common(1)[0][1] == 2
        await night.do("POST", "/rounds")
        number = night.numbers["mira 2"]
        seen = await night.do("DELETE", f"/guests/{number}")
        table, seat = next(
            (table["id"], table["guests"].index(number))
            for table in seen["rounds"][0]
            if number in table["guests"]
        )
        client = await at.join(table, night.tokens["mira 2"])
        assert client.last["you"]["seats"] == []
        assert client.last["table"]["seats"][seat]["kind"] == "bot"
        assert (await night.come("mira"))["name"] == "mira 3", "who was sent off is somebody else"
        taken = await at.http.post(f"/api/tables/{table}/seats/{seat}", json={"name": "X"})
        assert taken.status_code == 409


async def test_a_table_that_never_ends_is_closed_with_places_as_they_stand(tmp_path: Path) -> None:
    async with live(tmp_path) as at:
        night = await Night.begin(at, 8, options=QUICK)
        seen = await night.do("POST", "/rounds")
        await night.end(0)
        room = await at.hub.room(seen["rounds"][0][1]["id"])
        await room.change(lambda table, moment: start(table, moment, None))
        standing = room.table.rules.standing(room.table.state)  # type: ignore[attr-defined]
        assert (await night.ask("POST", "/rounds")).status_code == 409
        seen = await night.do("POST", "/close")
        assert seen["rounds"][0][1]["places"] == list(standing)
        assert seen["phase"] == "between"
        seen = await night.do("PATCH", "", "host", {"rounds": 1})
        assert (seen["phase"], seen["code"]) == ("over", None)
        assert (await night.ask("POST", "/guests", "", {"name": "Late"})).status_code == 409


async def test_a_code_leads_there_and_nothing_is_kept_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with live(tmp_path) as at:
        night = await Night.begin(at)
        path = f"/api/codes/{night.made['code'].lower()}"
        found = (await at.http.get(path)).json()
        assert found == {"id": night.made["id"], "link": f"/e/{night.made['id']}"}
        assert (await at.http.get("/api/evenings/aaaaaaaaaaaa")).status_code == 404
        await at.hub.evenings.clean(rooms.now_ms())
        assert (await night.ask("GET")).status_code == 200
        await at.hub.evenings.clean(rooms.now_ms() + 93 * DAY_MS)
        assert (await night.ask("GET")).status_code == 404


async def test_two_who_begin_a_round_at_once_begin_one(tmp_path: Path) -> None:
    async with live(tmp_path) as at:
        night = await Night.begin(at, 8)
        answers = await asyncio.gather(*(night.ask("POST", "/rounds") for _ in range(4)))
        assert sorted(each.status_code for each in answers) == [201, 409, 409, 409]
        assert len((await night.see())["rounds"]) == 1


@pytest.mark.long
async def test_twenty_play_three_rounds_and_the_server_is_killed(
    tmp_path: Path, finding: Report
) -> None:
    """Everybody plays over the wire; one comes late, one leaves, and in round 2 the server dies."""
    server = Process(tmp_path).ready()
    at = Place(server.port)
    try:
        night = await Night.begin(at, 19, options=QUICK)
        await night.do("POST", "/rounds")
        await night.play_round()
        await night.come("Late")
        await night.do("POST", "/rounds")
        before = await night.see()
        playing = asyncio.create_task(night.play_round())
        await asyncio.sleep(0.3)  # wherever they are
        server.kill()
        await asyncio.gather(playing, return_exceptions=True)
        server = Process(tmp_path, server.port).ready()
        after = await night.see()
        told = [(each["id"], each["guests"]) for each in before["rounds"][1]]
        assert [(each["id"], each["guests"]) for each in after["rounds"][1]] == told
        assert after["guests"] == before["guests"]
        await night.play_round()
        await night.do("DELETE", f"/guests/{night.numbers['P3']}", "P3")
        await night.do("POST", "/rounds")
        await night.play_round()
        seen = await night.see("P5")
        assert seen["phase"] == "over"
        assert [len(each) for each in seen["rounds"]] == [5, 5, 5]
        for tables in seen["rounds"]:
            for table in tables:
                told = (await at.http.get(f"/api/tables/{table['id']}")).json()
                assert told["outcome"]["ranks"] == table["places"]
        assert points(seen) == {each["guest"]: each["points"] for each in seen["standings"]}
        seats = [[table["guests"] for table in tables] for tables in seen["rounds"]]
        again = repeats(met([[[str(g) for g in table] for table in tables] for tables in seats]))
        assert again == 0
        finding.title = "server, an evening of twenty that survives a kill"
        finding.add("people, with one who comes late and one who leaves", 20, "", ">= 20")
        finding.add("rounds, in the second of which the server is killed", 3, "", ">= 3")
        finding.add("people who met somebody again", again, "", "< 1")
    finally:
        await at.close()
        server.stop()
