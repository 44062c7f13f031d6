"""Looking back at a table: only when its game is over, and for everybody then."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager

import pytest
import pytest_asyncio

from daedalus.review.slices import AT_ONCE
from tests.review.test_slices import played
from tests.server.stage import Place, live, turn_of
from tools.bench.report import Report

PATIENT = {"prefer": "respond-async, wait=3"}
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


async def look_back(place: Place, number: int) -> None:
    """Ask for the review of a game like no other until it is there, as a page does."""
    body = {"record": played(cards=2).record().replace("Pip", f"Pip{number}")}
    while True:
        answer = await place.http.post("/api/review", json=body, headers=PATIENT, timeout=600)
        assert answer.status_code in (200, 202), answer.text
        if answer.json().get("review") is not None:
            return


async def test_three_times_as_many_as_are_worked_on_at_once_all_get_their_review(
    place: Place,
) -> None:
    """Whether anybody is told a place depends on the machine's speed: see test_jobs.py for that."""
    await asyncio.gather(*(look_back(place, each) for each in range(3 * AT_ONCE)))


@pytest.mark.long
async def test_a_crowd_beside_busy_loops_is_done_in_time_that_grows_with_its_number(
    place: Place, finding: Report
) -> None:
    """Both are measured in one run beside the same loops; `BUSY_LOOPS` says how many."""
    crowd, loops = 24, int(os.environ.get("BUSY_LOOPS", "6"))
    await look_back(place, 1000)  # the process has started, and has imported everything
    with busy(loops):
        start = time.perf_counter()
        for number in range(2):
            await look_back(place, 1001 + number)
        alone = (time.perf_counter() - start) / 2
        start = time.perf_counter()
        await asyncio.gather(*(look_back(place, 2000 + number) for number in range(crowd)))
        together = time.perf_counter() - start
    finding.title = "server, many who look back beside busy loops"
    finding.add(f"one review alone, beside {loops} busy loops", alone, "s")
    finding.add(f"{crowd} at once, all done", together, "s")
    finding.add(f"{crowd} at once, all done", together / alone, "times", "< 30")
    print(finding.text())
    assert all(line.met is not False for line in finding.lines), finding.text()


@contextmanager
def busy(loops: int) -> Iterator[None]:
    """Keep the machine busy."""
    made = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(loops)]
    try:
        yield
    finally:
        for process in made:
            process.kill()
            process.wait()
