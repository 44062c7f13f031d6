"""A box on a table: what a stranger can store and serve is checked, bounded and soon gone."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from daedalus.box import read, write
from daedalus.server import admin
from daedalus.server.boxes import taken_from
from daedalus.server.room import now_ms
from daedalus.server.settings import ServerSettings
from daedalus.server.store import DAY_MS
from tests.box.test_box import CANVAS, COMMENT, HOSTILE, SEGMENT, market, picture, place, written
from tests.server.stage import Place, live
from tests.server.test_admin import command

TOKEN = "let-me-in-please"


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


async def lay(at: Place, made: dict[str, Any], box: bytes | str, token: str = "") -> Any:
    text = box if isinstance(box, str) else box.decode("utf-8", "replace")
    return await at.http.put(
        f"/api/tables/{made['id']}/box",
        content=json.dumps({"box": text}).encode(),
        headers={**bearer(token or made["host"]), "content-type": "application/json"},
    )


async def key_of(at: Place, made: dict[str, Any]) -> str | None:
    key: str | None = (await at.http.get(f"/api/tables/{made['id']}")).json()["table"].get("box")
    return key


async def get(at: Place, table: str, key: str) -> Any:
    return await at.http.get(f"/api/tables/{table}/box/{key}")


async def kept(at: Place) -> int:
    return await at.hub.store.boxes_beside("")


async def test_guests_get_the_hosts_box_and_nothing_else_that_was_in_the_file(
    tmp_path: Path,
) -> None:
    async with live(tmp_path) as at:
        made = await at.make(seats="mo", start="host")
        guest = await at.join(made["id"])
        noted = CANVAS[:2] + SEGMENT + COMMENT + CANVAS[2:]
        box = market(places={"A": {"word": "el pan", "picture": picture(noted)}})
        assert (await lay(at, made, written(box))).status_code == 204
        told = await guest.until(lambda message: message.get("table", {}).get("box"))
        assert told["table"]["box"] == await key_of(at, made)
        answer = await get(at, made["id"], told["table"]["box"])
        assert answer.status_code == 200
        assert answer.text == write(read(written(box)))
        assert read(answer.content).places["A"].picture
        for left in (b"GPS", b"Secret"):
            assert left not in read(answer.content).places["A"].picture
        headers = answer.headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["content-security-policy"] == "default-src 'none'; sandbox"
        assert headers["content-disposition"].startswith("attachment")
        assert headers["content-type"].startswith("text/plain")
        assert headers["cache-control"] == "no-store"
        # Whoever comes later, after the room was put away, gets it too.
        at.hub.rooms.clear()
        assert (await get(at, made["id"], told["table"]["box"])).status_code == 200
        other = await at.make(seats="mo", start="host")
        assert (await get(at, other["id"], told["table"]["box"])).status_code == 404
        assert (await get(at, made["id"], "x" * 32)).status_code == 404


async def test_what_is_hostile_is_refused_in_a_sentence_and_nothing_is_kept(
    tmp_path: Path,
) -> None:
    async with live(tmp_path, limits=False) as at:
        made = await at.make(seats="mo", start="host")
        for name, (given, why) in HOSTILE.items():
            data = given if isinstance(given, bytes) else given()
            answer = await lay(at, made, data)
            told = answer.json()
            if len(data) < 400_000:
                assert (answer.status_code, told["code"]) == (400, "box"), (name, told)
                assert why in told["why"] or not data.isascii(), (name, told)
            else:  # it is not even read
                assert answer.status_code in (400, 413), name
            assert await kept(at) == 0, name
        assert await key_of(at, made) is None


async def test_only_the_host_of_a_table_that_only_its_link_leads_to(tmp_path: Path) -> None:
    good = written(market())
    async with live(tmp_path, limits=False) as at:
        made = await at.make(seats="mo", start="host")
        assert (await lay(at, made, good, made["seats"][0]["token"])).status_code == 403
        assert (await lay(at, made, good, "x")).status_code == 403
        assert (await lay(at, await at.make(seats="mo", listed=True), good)).status_code == 409
        for edition in ("go", "connect"):
            assert (await lay(at, await at.make(edition, seats="mo"), good)).status_code == 409
        assert await kept(at) == 0
        assert (await lay(at, made, good)).status_code == 204
        listing = await at.http.patch(
            f"/api/tables/{made['id']}", json={"listed": True}, headers=bearer(made["host"])
        )
        assert listing.status_code == 409


async def test_a_box_is_gone_with_its_table_and_whenever_it_is_taken_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(admin, "REFUSAL_S", 0)
    async with live(tmp_path, limits=False, admin_token=TOKEN) as at:

        async def boxed() -> tuple[dict[str, Any], str]:
            made = await at.make(seats="mo", start="host")
            assert (await lay(at, made, written(market()))).status_code == 204
            key = await key_of(at, made)
            assert key
            return made, key

        made, key = await boxed()
        assert (await lay(at, made, written(market(name="Another")))).status_code == 204
        assert (await get(at, made["id"], key)).status_code == 404, "it was replaced"
        assert await kept(at) == 1
        path = f"/api/tables/{made['id']}/box"
        assert (await at.http.delete(path, headers=bearer("x"))).status_code == 403
        assert (await at.http.delete(path, headers=bearer(made["host"]))).status_code == 204
        assert (await key_of(at, made), await kept(at)) == (None, 0)

        made, key = await boxed()
        (shown, *_) = (await at.http.get("/api/admin/tables", headers=bearer(TOKEN))).json()[
            "tables"
        ]
        assert (shown["id"], shown["box"]) == (made["id"], True)
        path = f"/api/admin/tables/{made['id']}/box"
        assert (await at.http.delete(path, headers=bearer(made["host"]))).status_code == 403
        with capture_logs() as lines:
            assert (await at.http.delete(path, headers=bearer(TOKEN))).status_code == 204
        assert [line["what"] for line in lines if line["event"] == "admin"] == ["drop a box"]
        assert (await key_of(at, made), await kept(at)) == (None, 0)
        assert (await get(at, made["id"], key)).status_code == 404
        assert (await lay(at, made, written(market()))).status_code == 409, "it was for good"

        made, _ = await boxed()
        closing = f"/api/admin/tables/{made['id']}/close"
        closed = await at.http.post(closing, headers=bearer(TOKEN), json={})
        assert (closed.status_code, await kept(at)) == (204, 0)

        made, _ = await boxed()
        await at.hub.store.clean(now_ms() + 400 * DAY_MS)
        assert await kept(at) == 0


async def test_the_command_takes_a_box_off_and_whoever_closes_a_table_forgets_its_box(
    tmp_path: Path,
) -> None:
    async with live(tmp_path, limits=False) as at:
        for doing in ("drop-box", "close"):
            made = await at.make(seats="mo", start="host")
            assert (await lay(at, made, written(market()))).status_code == 204
            key = await key_of(at, made)
            assert key
            done = await asyncio.to_thread(command, tmp_path, doing, made["id"])
            assert done.returncode == 0, done.stderr
            assert await kept(at) == 0
            assert (await get(at, made["id"], key)).status_code == 404
            await at.hub._sweep()
            assert (await lay(at, made, written(market()))).status_code in (404, 409)
            assert await kept(at) == 0, "what was refused is not kept"


async def test_how_much_may_be_kept_and_how_often_somebody_may_ask(tmp_path: Path) -> None:
    good = written(market())
    async with live(tmp_path, max_boxes=2, limits=True) as at:
        tables = [await at.make(seats="mo", start="host") for _ in range(3)]
        codes = [(await lay(at, made, good)).status_code for made in tables]
        assert codes == [204, 204, 429]
        assert (await lay(at, tables[0], good)).status_code == 204, "another one in its place"
        assert await kept(at) == 2
        codes = [(await lay(at, tables[0], good)).status_code for _ in range(3)]
        assert codes == [204, 204, 429], "six at once"


async def test_words_of_a_box_are_names(tmp_path: Path) -> None:
    banned = tmp_path / "banned.txt"
    banned.write_text("turnip\n", encoding="utf-8")
    async with live(tmp_path, limits=False, banned_words=str(banned)) as at:
        made = await at.make(seats="mo", start="host")
        for bad in (
            place(word="TURNIP"),
            place(said="what a large and really very heavy tur\N{LATIN SMALL LETTER N}ip"),
            market(name="t u r n i p"),
        ):
            answer = await lay(at, made, written(bad))
            assert (answer.status_code, await kept(at)) == (400, 0), (bad, answer.text)
            assert "not allowed on this server" in answer.json()["why"]


async def test_the_switch_of_the_operator(tmp_path: Path) -> None:
    async with live(tmp_path, uploads=False) as at:
        made = await at.make(seats="mo", start="host")
        answer = await lay(at, made, written(market()))
        assert (answer.status_code, answer.json()["code"]) == (403, "no-uploads")
        assert await kept(at) == 0


def test_a_public_server_takes_no_boxes_unless_it_is_told_to() -> None:
    home, far = "192.168.1.20", "93.184.216.34"
    household = ServerSettings()
    hosted = ServerSettings(proxies="10.0.0.1")
    for own in ("127.0.0.1", "::1", home):
        assert taken_from(household, own)
    for settings, address in ((household, far), (hosted, home), (hosted, far)):
        assert not taken_from(settings, address)
    assert taken_from(ServerSettings(proxies="10.0.0.1", uploads=True), far)
    assert not taken_from(ServerSettings(uploads=False), "127.0.0.1")
