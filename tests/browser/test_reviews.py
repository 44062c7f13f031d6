"""Looking back on the device: a game of a file in slices, a table of its own when it is over."""

from __future__ import annotations

import json

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
    assert len(review["turns"]) == len(daedalus.review(played(cards=2)).turns)


def test_a_running_game_of_the_device_is_not_looked_back_at() -> None:
    worker = Worker()
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    made = worker.make({"edition": "classic", "seats": seats, "start": "full"})
    status, body = worker.ask("GET", f"/api/tables/{made['id']}/review")
    assert (status, json.loads(body)["code"]) == (409, "illegal")
