"""Lessons over HTTP: nothing is kept, what was done is sent along, and the rules decide."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from daedalus.lessons import lessons
from daedalus.lessons.lesson import Lesson
from tests.server.stage import Place, live

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def place(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Place]:
    async with live(tmp_path_factory.mktemp("lessons")) as running:
        yield running


async def step(place: Place, lesson: str, **body: Any) -> dict[str, Any]:
    answer = await place.http.post(f"/api/lessons/{lesson}", json=body)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


async def test_the_list_names_every_lesson_and_its_steps(place: Place) -> None:
    listed = (await place.http.get("/api/lessons")).json()["lessons"]
    assert {each["id"]: each["steps"] for each in listed} == {
        each.id: [step.name for step in each.steps] for each in lessons().values()
    }


@pytest.mark.parametrize("taught", lessons().values(), ids=lambda each: each.id)
async def test_a_page_can_take_every_step_action_by_action(place: Place, taught: Lesson) -> None:
    for at, each in enumerate(taught.steps):
        told = await step(place, taught.id, step=at)
        assert told["verdict"] == "open"
        assert told["frames"][-1]["legal"]
        ply = told["frames"][-1]["ply"]
        for action in each.answer:
            assert told["verdict"] == "open"
            told = await step(place, taught.id, step=at, did=told["did"], do=[action])
            [frame] = told["frames"]
            ply += 1
            assert (frame["ply"], frame["by"], len(frame["did"])) == (ply, 0, 1)
        assert told["verdict"] == "done"
        assert told["frames"][-1]["legal"] == []


async def test_a_rival_moves_before_the_second_step(place: Place) -> None:
    told = await step(place, "classic", step=1)
    assert [(frame["by"], frame["cause"]) for frame in told["frames"]] == [
        (None, "sync"),
        (1, "bot"),
    ]
    assert told["about"] == {"card": "troll", "theirs": "crown"}
    assert "?" in told["frames"][-1]["pos"], "cards of the rival are hidden here too"


async def test_a_missed_goal_says_so_and_can_be_tried_again(place: Place) -> None:
    told = await step(place, "classic", step=0, do=["b1=9", "a1"])
    assert (told["verdict"], told["kept"]) == ("again", [])
    told = await step(place, "classic", step=0, did=told["kept"])
    assert told["verdict"] == "open"


@pytest.mark.parametrize(
    ("lesson", "body", "status"),
    [
        ("chess", {"step": 0}, 400),
        ("classic", {"step": 99}, 400),
        ("classic", {"step": -1}, 400),
        ("classic", {"step": 0, "do": ["nonsense"]}, 400),
        ("classic", {"step": 0, "do": ["a1"]}, 409),
        ("classic", {"step": 0, "do": ["b1=9"] * 201}, 400),
        ("classic", {"step": 0, "more": 1}, 400),
    ],
)
async def test_what_cannot_be_is_refused(
    place: Place, lesson: str, body: dict[str, Any], status: int
) -> None:
    answer = await place.http.post(f"/api/lessons/{lesson}", json=body)
    assert answer.status_code == status, answer.text
    assert set(answer.json()) == {"code", "why", "reasons"}
