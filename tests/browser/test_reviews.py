"""Looking back on the device: a game of a file in slices, a table of its own when it is over."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

import daedalus
from tests.browser.living import Worker
from tests.review.test_slices import played


def test_a_record_is_looked_back_at_without_a_server() -> None:
    worker, record = Worker(), {"record": played(cards=2).record()}
    review = None
    while review is None:
        status, body = worker.ask("POST", "/api/review", record)
        assert status == 200
        review = json.loads(body)["review"]
    assert len(review["turns"]) == len(daedalus.look_back(played(cards=2)).turns)


def test_a_running_game_of_the_device_is_not_looked_back_at() -> None:
    worker = Worker()
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    made = worker.make({"edition": "classic", "seats": seats, "start": "full"})
    status, body = worker.ask("GET", f"/api/tables/{made['id']}/review")
    assert (status, json.loads(body)["code"]) == (409, "illegal")


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (lambda record: record[: 2 * len(record) // 3], "unreadable"),  # cut off
        (lambda record: record.replace("daedalus 1", "daedalus 9", 1), "unreadable"),
        (lambda record: record.replace("edition classic", "edition atlantis", 1), "option"),
    ],
)
def test_a_bad_record_is_refused_in_one_sentence_without_a_server(
    spoil: Callable[[str], str], told: str
) -> None:
    status, body = Worker().ask("POST", "/api/review", {"record": spoil(played(cards=2).record())})
    answer = json.loads(body)
    assert (status, answer["code"]) == (400, told)
    assert "\n" not in answer["why"]


def test_a_game_that_was_not_finished_is_looked_back_at_as_far_as_it_goes() -> None:
    worker, record = Worker(), {"record": played(cards=2).at(6).record()}
    review = None
    while review is None:
        review = json.loads(worker.ask("POST", "/api/review", record)[1])["review"]
    assert (review["finished"], len(review["turns"])) == (False, 3)
