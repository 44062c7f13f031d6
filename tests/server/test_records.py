"""A game that was played elsewhere is stored at a server, once it is checked, and watched there."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.browser.living import Worker
from tests.server.stage import Place, live

GAMES = Path(__file__).parents[1] / "games"
pytestmark = pytest.mark.asyncio(loop_scope="module")
WHOLE = (GAMES / "pirates-four.game").read_text("utf-8")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def place(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Place]:
    async with live(tmp_path_factory.mktemp("records")) as running:
        yield running


async def test_a_finished_game_is_kept_and_can_be_watched_from_then_on(place: Place) -> None:
    answer = await place.http.post("/api/records", json={"record": WHOLE})
    assert answer.status_code == 201
    id_ = answer.json()["id"]
    assert answer.json()["link"] == f"/replay/{id_}"
    told = (await place.http.get(f"/api/tables/{id_}")).json()
    assert told["table"]["phase"] == "over"
    assert told["outcome"]["winners"]
    assert (await place.http.get(f"/api/tables/{id_}/record")).text == WHOLE
    sent = (await place.http.post("/api/replay", json={"record": WHOLE})).json()
    there = (await place.http.get(f"/api/tables/{id_}/replay")).json()
    assert there["frames"] == sent["frames"]
    assert there["verified"] is True
    listed = (await place.http.get("/api/tables")).json()["tables"]
    assert id_ not in [table["id"] for table in listed]


async def test_nobody_owns_it_and_nothing_more_happens_there(place: Place) -> None:
    id_ = (await place.http.post("/api/records", json={"record": WHOLE})).json()["id"]
    stranger = {"authorization": "Bearer x"}
    again = await place.http.post(f"/api/tables/{id_}/rematch", headers=stranger)
    assert again.status_code == 403
    sat = await place.http.post(f"/api/tables/{id_}/seats/0", json={"name": "Eve"})
    assert sat.status_code == 409
    client = await place.join(id_, "")
    assert client.last["you"] == {"seats": [], "host": False, "eyes": None}


async def test_what_is_not_a_finished_game_is_refused_and_not_stored(place: Place) -> None:
    head, _, rest = WHOLE.partition("\n\n")
    begun = f"{head}\n\n{rest.splitlines()[0]}\n\n{rest.splitlines()[-2]}\nend\n"
    for record, status, code in (
        ("nonsense", 400, "unreadable"),
        (begun, 409, "illegal"),
        ("1 0 b1=6\n" * 10_200, 413, "too-large"),
        (WHOLE.replace("seat 1 ", "seat 1 bot:nobody ", 1), 400, "option"),
    ):
        answer = await place.http.post("/api/records", json={"record": record})
        assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text


async def test_a_name_that_is_not_allowed_here_is_not_let_in_by_a_record(tmp_path: Path) -> None:
    words = tmp_path / "words.txt"
    words.write_text("zeno\n", "utf-8")
    line = next(line for line in WHOLE.splitlines() if line.startswith("seat 1"))
    record = WHOLE.replace(line, "seat 1 human Zeno")
    async with live(tmp_path, banned_words=str(words)) as place:
        answer = await place.http.post("/api/records", json={"record": record})
        assert (answer.status_code, answer.json()["code"]) == (400, "option")


async def test_a_browser_says_that_this_needs_a_server() -> None:
    status, body = Worker().ask("POST", "/api/records", {"record": WHOLE})
    assert status == 403
    assert "needs-server" in body
