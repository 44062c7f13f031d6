"""Pieces and seats before the start: chosen, swapped, added, taken away."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from tests.server.stage import Place, live

together = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def place(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Place]:
    async with live(tmp_path_factory.mktemp("pieces")) as running:
        yield running


def pieces(now: dict[str, Any]) -> list[int]:
    return [seat["piece"] for seat in now["table"]["seats"]]


async def sit(place: Place, table: str, seat: int, **more: Any) -> tuple[int, dict[str, Any]]:
    answer = await place.http.post(f"/api/tables/{table}/seats/{seat}", json=more)
    return answer.status_code, answer.json()


@together
async def test_everyone_has_the_piece_of_the_seat_until_they_choose(place: Place) -> None:
    made = await place.make(seats="mob", start="host")
    one = await place.join(made["id"], made["seats"][0]["token"])
    assert pieces(one.last) == [1, 2, 3]
    assert pieces(await one.ask(t="piece", piece=4)) == [4, 2, 3], "one that nobody has"
    assert pieces(await one.ask(t="piece", piece=2)) == [2, 4, 3], "a free seat's: swapped"
    assert pieces(await one.ask(t="piece", piece=3)) == [3, 4, 2], "a bot's: swapped"


@together
async def test_a_piece_that_a_person_has_is_not_taken_from_them(place: Place) -> None:
    made = await place.make(seats="moo", start="host")
    status, key = await sit(place, made["id"], 1, name="Leo", piece=4)
    assert status == 201
    one = await place.join(made["id"], made["seats"][0]["token"])
    assert pieces(one.last) == [1, 4, 3]
    refused = await one.ask(t="piece", piece=4)
    assert (refused["code"], pieces(refused["now"])) == ("illegal", [1, 4, 3])
    two = await place.join(made["id"], key["token"])
    assert (await two.ask(t="piece", piece=9))["code"] == "option"
    status, told = await sit(place, made["id"], 2, piece=1)
    assert (status, told["code"]) == (409, "illegal")
    assert (await two.ask(t="piece", piece=2, seat=0))["code"] == "forbidden"


@together
async def test_pieces_stay_through_the_game_and_the_rematch(place: Place) -> None:
    options = {"cards": 1, "start": 1, "ending": "last-card"}
    made = await place.make(seats="mo", options=options)
    _, key = await sit(place, made["id"], 1, name="Leo", piece=3)
    one = await place.join(made["id"], made["seats"][0]["token"])
    assert one.last["table"]["phase"] == "playing"
    assert pieces(one.last) == [1, 3]
    assert (await one.ask(t="piece", piece=2))["code"] == "illegal"
    await place.http.delete(  # whoever takes a seat over plays its piece
        f"/api/tables/{made['id']}/seats/1", headers={"authorization": f"Bearer {key['token']}"}
    )
    await sit(place, made["id"], 1, name="Mira", piece=4)
    assert pieces(await one.now()) == [1, 3]
    replay = (await place.http.get(f"/api/tables/{made['id']}/replay")).json()
    assert [seat["piece"] for seat in replay["seats"]] == [1, 3]


@together
async def test_a_new_table_may_say_who_has_which_piece(place: Place) -> None:
    seats: list[dict[str, Any]] = [
        {"kind": "me", "piece": 3},
        {"kind": "me"},
        {"kind": "bot", "piece": 1},
    ]
    body = {"edition": "classic", "seats": seats}
    made = (await place.http.post("/api/tables", json=body)).json()
    seen = (await place.http.get(f"/api/tables/{made['id']}")).json()
    assert pieces(seen) == [3, 2, 1]
    for wrong in (3, 5):
        seats[1]["piece"] = wrong
        answer = await place.http.post("/api/tables", json=body)
        assert (answer.status_code, answer.json()["code"]) == (400, "option")


@together
async def test_the_host_takes_a_seat_away_and_the_others_move_up(place: Place) -> None:
    made = await place.make(seats="mooo", options={"start": 4}, start="host")
    _, key = await sit(place, made["id"], 3, name="Leo", piece=3)
    host = await place.join(made["id"], made["host"], made["seats"][0]["token"])
    leo = await place.join(made["id"], key["token"])
    assert (await leo.ask(t="seat", seat=1, kind="gone"))["code"] == "forbidden"
    assert (await host.ask(t="seat", seat=3, kind="gone"))["code"] == "illegal"
    await host.ask(t="seat", seat=1, kind="gone")
    await leo.until(lambda m: m["t"] == "now" and len(m["table"]["seats"]) == 3)
    assert leo.last["you"] == {"seats": [2], "host": False, "eyes": 2}
    assert leo.last["table"]["seats"][2]["name"] == "Leo"
    assert pieces(leo.last) == [1, 4, 3]
    assert leo.last["table"]["options"]["start"] == 3, "the same person begins"


@together
async def test_a_game_begins_when_the_last_free_seat_is_taken_away(place: Place) -> None:
    made = await place.make(seats="moo")
    _, key = await sit(place, made["id"], 2, name="Leo")
    leo = await place.join(made["id"], key["token"])
    host = await place.join(made["id"], made["host"], made["seats"][0]["token"])
    await host.send(t="seat", seat=1, kind="gone")
    await leo.until(lambda m: m["t"] == "now" and m["table"]["phase"] == "playing")
    assert leo.last["you"]["eyes"] == 1
    assert (await host.ask(t="seat", seat=1, kind="gone"))["code"] == "illegal"
