"""The paths of the puzzles: stateless, limited in size, and without solutions until asked."""

from __future__ import annotations

from pathlib import Path

from daedalus.puzzles import load
from daedalus.server.ratings import Ratings
from tests.server.stage import live

FIRST = next(each for each in load() if each.kind == "fetch")


async def test_a_puzzle_is_solved_over_http_without_a_table(tmp_path: Path) -> None:
    async with live(tmp_path) as place:
        http = place.http
        shown = (await http.get(f"/api/puzzles/{FIRST.id}")).json()
        assert shown["look"]["outcome"] == "open"
        assert "solutions" not in shown
        solution = list(FIRST.solutions[0])
        path = f"/api/puzzles/{FIRST.id}/try"
        looked = (await http.post(path, json={"did": solution})).json()
        assert looked["outcome"] == "solved"
        hint = (await http.get(f"/api/puzzles/{FIRST.id}/hint?step=2")).json()
        assert hint["actions"] == solution[:1]
        proof = (await http.get(f"/api/puzzles/{FIRST.id}/proof")).json()
        assert proof["frames"][-1]["did"] == solution
        daily = [(await http.get("/api/puzzles/daily?date=2026-11-17")).json() for _ in range(2)]
        assert daily[0] == daily[1]
        assert daily[0]["number"] == 321
        wish = {"rating": 1200, "kind": "guard", "seen": []}
        found = (await http.post("/api/puzzles/next", json=wish)).json()
        assert found["puzzle"]["kind"] == "guard"
        me = {"rating": 1200, "deviation": 350, "volatility": 0.06}
        rated = await http.post(f"/api/puzzles/{FIRST.id}/attempt", json={"solved": True, "me": me})
        assert rated.json()["me"]["rating"] > 1200
        assert sum((await http.get("/api/puzzles")).json()["kinds"].values()) == len(load())


async def test_what_cannot_be_answered_is_refused(tmp_path: Path) -> None:
    async with live(tmp_path) as place:
        http = place.http
        path = f"/api/puzzles/{FIRST.id}"
        assert (await http.get("/api/puzzles/nope")).status_code == 400
        assert (await http.get("/api/puzzles/daily?date=2026-02-31")).status_code == 400
        assert (await http.get("/api/puzzles/daily?date=today")).status_code == 400
        assert (await http.get(f"{path}/hint?step=3")).status_code == 400
        for did in (["a1=3"], ["?"], ["b1=3"] * 65, ["x" * 500], "b1=3"):
            assert (await http.post(f"{path}/try", json={"did": did})).status_code in (400, 409)
        wrong: dict[str, object] = {"rating": -1, "kind": None, "seen": []}
        assert (await http.post("/api/puzzles/next", json=wrong)).status_code == 400


async def test_attempts_are_counted_where_the_operator_wants_it(tmp_path: Path) -> None:
    me = {"rating": 1200, "deviation": 350, "volatility": 0.06}
    async with live(tmp_path, puzzles_rating=True) as place:
        path = f"/api/puzzles/{FIRST.id}/attempt"
        told = [
            (await place.http.post(path, json={"solved": False, "me": me})).json() for _ in range(3)
        ]
        assert (await place.http.get("/api/puzzles")).json()["rated"] is True
        ratings = [each["rating"] for each in told]
        assert FIRST.rating < ratings[0] < ratings[1] < ratings[2]  # harder than it was thought
        assert all(each["counted"] for each in told)
    async with live(tmp_path, puzzles_rating=True) as place:  # it was stored
        more = (await place.http.post(path, json={"solved": True, "me": me})).json()
        assert more["rating"] < ratings[2]
        known = await Ratings(place.hub.store).of(FIRST.id)
        assert known is not None
        assert (known.attempts, known.solved) == (4, 1)
        others = [each.id for each in load() if each.kind == "fetch" and each.id != FIRST.id]
        wish = {"rating": 1200, "kind": "fetch", "seen": others}
        found = (await place.http.post("/api/puzzles/next", json=wish)).json()["puzzle"]
        assert (found["id"], found["rating"]) == (FIRST.id, more["rating"])  # not the estimate
