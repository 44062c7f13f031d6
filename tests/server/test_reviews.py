"""Looking back at a table: only when its game is over, and for everybody then."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from daedalus.review.slices import AT_ONCE
from tests.review.test_slices import played
from tests.server.stage import Place, live, turn_of

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def place(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Place]:
    async with live(tmp_path_factory.mktemp("reviews")) as running:
        yield running


async def reviewed(place: Place, path: str) -> dict[str, object]:
    """Ask until the whole review is there."""
    while True:
        answer = await place.http.get(path)
        assert answer.status_code == 200, answer.text
        told = answer.json()
        if told["review"] is not None:
            found: dict[str, object] = told["review"]
            return found


async def test_nobody_looks_back_at_a_running_game(place: Place) -> None:
    made = await place.make(seats="mb", options={"cards": 6})
    token = made["seats"][0]["token"]
    for headers in ({}, {"authorization": f"Bearer {token} {made['host']}"}):
        answer = await place.http.get(f"/api/tables/{made['id']}/review", headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (409, "illegal")


async def test_a_finished_table_is_looked_back_at_and_tried_again(place: Place) -> None:
    quick = {"cards": 1, "ending": "last-card", "size": 5, "start": 1}
    made = await place.make(seats="mb", options=quick)
    client = await place.join(made["id"], made["seats"][0]["token"])
    turns = 0
    while not client.last["outcome"]:
        if 0 in client.last["to_act"] and client.legal:
            turns += 1
            await client.act(*turn_of(client, turns * 7))
        else:
            await client.now()
    await client.close()
    review = await reviewed(place, f"/api/tables/{made['id']}/review")
    assert review["finished"] is True
    first = review["turns"][0]  # type: ignore[index]
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    wish = {"edition": "classic", "seats": seats, "position": first["again"]["0"]}
    again = (await place.http.post("/api/tables", json=wish)).json()
    listed = (await place.http.get("/api/tables")).json()["tables"]
    assert again["id"] not in [each["id"] for each in listed]
    sitting = await place.join(again["id"], again["seats"][0]["token"])
    assert sitting.last["pos"] == first["again"]["0"]
    await sitting.close()


async def test_the_record_of_a_file_is_looked_back_at(place: Place) -> None:
    body = {"record": played(cards=2).record()}
    answer = await place.http.post("/api/review", json=body)
    assert answer.status_code == 200
    assert answer.json().keys() == {"done", "total", "place", "review"}
    refused = await place.http.post("/api/review", json={"record": "nonsense"})
    assert (refused.status_code, refused.json()["code"]) == (400, "unreadable")


async def test_twice_as_many_as_are_worked_on_at_once_all_get_their_review(place: Place) -> None:
    record = played(cards=2).record()
    places = set()

    async def look_back(number: int) -> None:
        body = {"record": record.replace("Pip", f"Pip{number}")}
        while True:
            answer = await place.http.post("/api/review", json=body)
            if answer.status_code == 429:
                await asyncio.sleep(0.05)
                continue
            told = answer.json()
            places.add(told["place"])
            if told["review"] is not None:
                return

    await asyncio.gather(*(look_back(number) for number in range(2 * AT_ONCE)))
    assert 0 in places
