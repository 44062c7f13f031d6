"""A browser answers the route table of the server: every path, or why not."""

import json
from typing import Any

import pytest

from daedalus.table.route import Route
from daedalus.table.routes import route as routes
from tests.browser.living import Worker

BODY = {"edition": "classic", "seats": [{"kind": "me"}, {"kind": "me"}]}


def asked(worker: Worker, route: Route, table: str, body: Any = None) -> tuple[int, Any]:
    path = route.path.replace("{table}", table).replace("{seat}", "0")
    status, text = worker.ask(route.method, path, {} if body is None else body)
    return status, json.loads(text) if text.startswith("{") else text


@pytest.mark.parametrize("route", routes, ids=lambda route: route.do.__name__)
def test_every_path_of_a_table_is_known_to_a_browser(route: Route) -> None:
    worker = Worker()
    status, answer = asked(worker, route, worker.make(BODY)["id"])
    if route.needs_server:
        assert (status, answer["code"]) == (403, "needs-server")
    elif route.who != "anyone":
        assert (status, answer["code"]) == (403, "forbidden"), "nobody asks here without a token"
    else:
        assert status < 500
        assert status != 404


@pytest.mark.parametrize("step", ["0", "3", "one"])
def test_a_step_of_a_hint_that_does_not_exist_is_refused(step: str) -> None:
    daily = json.loads(Worker().ask("GET", "/api/puzzles/daily?date=2026-11-17")[1])
    status, text = Worker().ask("GET", f"/api/puzzles/{daily['id']}/hint?step={step}")
    assert (status, json.loads(text)["code"]) == (400, "unreadable")
