"""Running a server: settings, health, metrics, shutdown, storage, bots that fail."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import resource
import sqlite3
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import sqlalchemy as sa
from structlog.testing import capture_logs

from daedalus.core.errors import OptionError
from daedalus.editions import new_game
from daedalus.server.database import metadata
from daedalus.server.settings import ServerSettings, load, toml
from daedalus.server.store import DatabaseUnusable, Mark, Store, Taken
from daedalus.server.workers import Workers
from daedalus.table import events as ev
from daedalus.table import seats
from daedalus.table.events import Row
from daedalus.table.keys import hashed
from tests.server.failing_bots import crash, fail, hang
from tests.server.stage import PATIENCE, Place, Process, live, turn_of


def test_flags_weigh_more_than_the_environment_and_that_more_than_the_file(tmp_path: Path) -> None:
    page = tmp_path / "daedalus.toml"
    page.write_text('port = 1\nhost = "0.0.0.0"\nworkers = 3\norigins = ["https://a.example"]\n')
    environ = {"DAEDALUS_CONFIG": str(page), "DAEDALUS_PORT": "2", "DAEDALUS_LIMITS": "false"}
    settings = load({"port": 3, "db": None}, environ)
    assert (settings.port, settings.host, settings.workers) == (3, "0.0.0.0", 3)
    assert settings.origins == ("https://a.example",)
    assert settings.limits is False
    assert load({}, environ).port == 2
    assert load({}, {}).host == "127.0.0.1", "loopback unless told otherwise"


def test_what_is_no_setting_is_refused(tmp_path: Path) -> None:
    page = tmp_path / "bad.toml"
    for text in ("colour = 1", "port = 99999999", "port ="):
        page.write_text(text)
        with pytest.raises(OptionError):
            load({"config": str(page)}, {})


def test_shown_settings_hold_no_password(tmp_path: Path) -> None:
    settings = ServerSettings(
        db="postgresql://user:secret@db/name", bus="redis://:geheim@valkey:6379"
    )
    shown = toml(settings)
    assert "secret" not in shown
    assert "geheim" not in shown
    assert "user:***@db/name" in shown
    page = tmp_path / "again.toml"
    page.write_text(toml(ServerSettings(port=1234)))
    assert load({"config": str(page)}, {}) == ServerSettings(port=1234)


async def test_the_schema_is_what_the_migrations_make(tmp_path: Path) -> None:
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite3'}")
    await store.open()
    try:
        async with store.engine.connect() as connection:

            def look(sync: sa.Connection) -> dict[str, set[str]]:
                inspector = sa.inspect(sync)
                return {
                    name: {column["name"] for column in inspector.get_columns(name)}
                    for name in inspector.get_table_names()
                }

            found = await connection.run_sync(look)
            mode = (await connection.execute(sa.text("PRAGMA journal_mode"))).scalar()
        assert mode == "wal"
        wanted = {table.name: {c.name for c in table.columns} for table in metadata.sorted_tables}
        assert {name: found[name] for name in wanted} == wanted
        keys = {c.name for c in metadata.tables["events"].primary_key}
        assert keys == {"table", "ply"}
    finally:
        await store.close()


async def test_of_two_writers_of_a_ply_one_loses_and_writes_nothing(tmp_path: Path) -> None:
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite3'}")
    await store.open()
    try:
        await store.create("t", [Row(0, 1, ev.Left(0))], Mark(False, False, 1))
        both = [
            store.append("t", [Row(1, 2, ev.Left(1))]),
            store.append("t", [Row(1, 2, ev.Left(2)), Row(2, 2, ev.Left(3))]),
            store.append("u", [Row(0, 2, ev.Left(9))]),
        ]
        done = await asyncio.gather(*both, return_exceptions=True)
        assert [type(one) for one in done] == [type(None), Taken, type(None)]
        rows = await store.rows("t")
        assert [row.event for row in rows] == [ev.Left(0), ev.Left(1)]
        assert await store.rows("u")
    finally:
        await store.close()


async def test_a_restarted_server_goes_on_where_it_was(tmp_path: Path) -> None:
    async with live(tmp_path) as place:
        made = await place.make(seats="mm", options={"start": 1})
        token = made["seats"][0]["token"]
        client = await place.join(made["id"], token)
        await client.act(*turn_of(client))
        before = client.last
    assert client.socket.close_code is not None
    async with live(tmp_path) as place:
        client = await place.join(made["id"], token)
        after = client.last
        assert (after["pos"], after["ply"]) == (before["pos"], before["ply"])
        assert [line["did"] for line in after["log"]] == [before["did"]]


async def test_a_restarted_server_takes_up_its_bots_and_clocks(tmp_path: Path) -> None:
    async with live(tmp_path, bot_pause_ms=60_000) as place:
        made = await place.make(seats="bb", options={"cards": 1})
    async with live(tmp_path) as place:
        client = await place.join(made["id"])
        await client.until(lambda m: m["t"] == "now" and m["cause"] == "bot")


async def test_clocks_go_on_over_a_restart_and_run_out_after_it(tmp_path: Path) -> None:
    clock = {"kind": "game", "seconds": 30, "increment": 5}
    async with live(tmp_path) as place:
        made = await place.make(seats="mm", options={"start": 1}, clock=clock)
        token = made["seats"][0]["token"]
        client = await place.join(made["id"], token)
        await asyncio.sleep(0.2)
        await client.act(*turn_of(client))
        used = client.last["times"]["left"]
    assert 5_000 < used[0] < 35_000 - 200  # the increment, and what passed at least
    async with live(tmp_path) as place:
        client = await place.join(made["id"], token)
        times = client.last["times"]
        assert times["left"][0] == used[0], "who is not in turn loses nothing"
        assert times["left"][1] < 30_000, "the clock of who is in turn went on"
        assert times["running"] == [1]
        room = place.hub.rooms[made["id"]]
        room.table.turn_at -= 31_000  # rather than wait
        await asyncio.sleep(0.3)
        assert room.table.ply == 2, "nobody runs out of time right after a start"
        room.duties._born -= 60_000
        place.hub.scheduler.look(room)
        out = await client.until(lambda m: m.get("cause") == "time")
        assert (out["by"], len(out["did"])) == (1, 2)


async def test_of_secrets_only_hashes_are_stored(tmp_path: Path) -> None:
    async with live(tmp_path) as place:
        made = await place.make(seats="mm")
        path = f"/api/tables/{made['id']}"
        mine = {"authorization": f"Bearer {made['seats'][0]['token']}"}
        code = (await place.http.post(f"{path}/seats/0/pair", headers=mine)).json()["code"]
    stored = b"".join(page.read_bytes() for page in tmp_path.iterdir())
    for secret in (made["host"], code, *(key["token"] for key in made["seats"])):
        assert len(secret) >= 22, "at least 128 bits"
        assert secret.encode() not in stored
        assert hashed(secret).encode() in stored


async def test_a_pairing_link_gets_too_old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seats, "PAIR_S", -1)
    async with live(tmp_path) as place:
        made = await place.make(seats="mm")
        path = f"/api/tables/{made['id']}"
        mine = {"authorization": f"Bearer {made['seats'][0]['token']}"}
        code = (await place.http.post(f"{path}/seats/0/pair", headers=mine)).json()["code"]
        assert (await place.http.post(f"{path}/pair", json={"code": code})).status_code == 404


async def test_a_visitor_to_an_old_table_is_told_that_it_is_gone(tmp_path: Path) -> None:
    async with live(tmp_path) as place:
        made = await place.make(seats="mm", keep_days=1)
        client = await place.join(made["id"])
        room = place.hub.rooms[made["id"]]
        async with place.hub.store.engine.begin() as connection:
            await connection.execute(sa.text("UPDATE tables SET kept = -1"))
        await place.hub._clean()
        assert (await client.until(lambda m: m["t"] == "bye"))["code"] == "gone"
        assert (await place.http.get(f"/api/tables/{made['id']}")).status_code == 404
        assert room.table.id not in place.hub.rooms


async def test_a_failing_database_is_reported_and_nothing_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with live(tmp_path) as place:
        made = await place.make(seats="mm", options={"start": 1})
        client = await place.join(made["id"], made["seats"][0]["token"])
        turn = turn_of(client)

        async def fail(batch: Any) -> None:
            raise sa.exc.OperationalError("INSERT", {}, OSError("no disk"))

        with monkeypatch.context() as patch:
            patch.setattr(place.hub.store, "_commit", fail)
            refused = await client.act(*turn)
            assert (refused["t"], refused["code"]) == ("no", "busy")
            assert refused["now"]["ply"] == 0
        assert (await client.act(*turn))["did"] == turn


async def test_a_full_disk_is_reported_logged_and_survived(tmp_path: Path) -> None:
    server = await asyncio.to_thread(Process(tmp_path).ready)
    place = Place(server.port)
    largest = max(page.stat().st_size for page in (tmp_path / "data").iterdir())
    try:
        made = await place.make(seats="mm", options={"start": 1})
        client = await place.join(made["id"], made["seats"][0]["token"])
        assert (await place.http.get("/healthz")).status_code == 200
        resource.prlimit(server.popen.pid, resource.RLIMIT_FSIZE, (largest, resource.RLIM_INFINITY))
        for _ in range(3):
            refused = await client.act(*turn_of(client))
            assert (refused["t"], refused["code"]) == ("no", "busy")
        answer = await place.http.get("/healthz")
        assert (answer.status_code, answer.text) == (503, "no database\n")
        page = (await place.http.get("/metrics")).text
        assert 'daedalus_database_failures_total{what="write"} 4.0' in page
        unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        resource.prlimit(server.popen.pid, resource.RLIMIT_FSIZE, unlimited)
        turn = turn_of(client)
        assert (await client.act(*turn))["did"] == turn
        while (await place.http.get("/healthz")).status_code != 200:  # told again after a second
            await asyncio.sleep(0.1)
        told = [json.loads(line) for line in server.log.read_text().splitlines()[1:]]
        about = [(line["event"], line["what"]) for line in told if "database" in line["event"]]
        assert about == [("database fails", "write"), ("database works again", "write")]
    finally:
        await place.close()
        server.kill()


async def test_health_that_is_asked_often_writes_seldom(tmp_path: Path) -> None:
    async with live(tmp_path) as place:
        writer = place.hub.store._writer
        written: list[Any] = []

        async def count(works: Any, seconds: float, write: Any = writer.write) -> None:
            written.append(works)
            await write(works, seconds)

        writer.write = count  # type: ignore[method-assign]
        answers = await asyncio.gather(*(place.http.get("/healthz") for _ in range(20)))
        assert {answer.text for answer in answers} == {"ok\n"}
        assert len(written) <= 4, "there and away again, once a second"
        async with place.hub.store.engine.connect() as connection:
            left = await connection.execute(sa.text("SELECT count(*) FROM proofs"))
            assert left.scalar() == 0


def test_the_settings_are_printed(tmp_path: Path) -> None:
    program = "import sys; from daedalus.cli import main; sys.exit(main())"
    command = [sys.executable, "-c", program, "serve", "--port", "4321", "--show-config"]
    environ = os.environ | {"DAEDALUS_DB": "postgresql://me:geheim@db/x", "DAEDALUS_LOG": "debug"}
    shown = subprocess.run(command, env=environ, capture_output=True, text=True, check=True).stdout
    values = tomllib.loads(shown)
    assert (values["port"], values["log"]) == (4321, "debug")
    assert "geheim" not in shown
    known = {field.name for field in msgspec.structs.fields(ServerSettings)}
    assert values.keys() == known - {"uploads"}
    assert "# uploads is not set\n" in shown


async def test_metrics_and_health_are_told(tmp_path: Path) -> None:
    async with live(tmp_path) as place:
        made = await place.make(seats="mm", options={"start": 1})
        client = await place.join(made["id"], made["seats"][0]["token"])
        await client.act(*turn_of(client))
        page = (await place.http.get("/metrics")).text
        assert "daedalus_tables 1.0" in page
        assert "daedalus_clients 1.0" in page
        assert "daedalus_act_seconds_count 1.0" in page
        assert 'daedalus_database_seconds_count{what="append"}' in page
        assert (await place.http.get("/healthz")).status_code == 200
        place.hub.say_goodbye()
        answer = await place.http.get("/healthz")
        assert (answer.status_code, answer.text) == (503, "closing\n")
        bye = await client.until(lambda m: m["t"] == "bye")
        assert bye["code"] == "closing"


def test_a_server_ends_gracefully_and_logs_no_secret(tmp_path: Path) -> None:
    server = Process(tmp_path, drain_s=0.1, log="debug").ready()
    try:
        base = f"http://127.0.0.1:{server.port}"
        with httpx.Client(base_url=base, timeout=3 * PATIENCE) as http:
            body = {
                "edition": "classic",
                "seats": [{"kind": "me", "name": "Wren"}, {"kind": "bot"}],
            }
            made = http.post("/api/tables", json=body).json()
            assert http.get("/api/tables/nothing").status_code == 400
            assert "Daedalus" in http.get("/").text
        assert server.stop() == 0
    finally:
        if server.alive:
            server.kill()
    text = server.log.read_text()
    for secret in (made["host"], made["seats"][0]["token"], made["id"], "Wren"):
        assert secret not in text
    for line in text.splitlines()[1:]:
        json.loads(line)


def damage(path: Path) -> None:
    path.write_bytes(os.urandom(100_000))


def truncate(path: Path) -> None:
    asyncio.run(_made(path))
    content = path.read_bytes()
    path.write_bytes(content[: len(content) // 2])


def from_the_future(path: Path) -> None:
    asyncio.run(_made(path))
    with contextlib.closing(sqlite3.connect(path)) as file, file:
        file.execute("UPDATE alembic_version SET version_num = 'later'")


def make_folder(path: Path) -> None:
    path.mkdir()


async def _made(path: Path) -> None:
    store = Store(f"sqlite+aiosqlite:///{path}")
    await store.open()
    await store.close()


@pytest.mark.parametrize("spoil", [damage, truncate, from_the_future, make_folder])
def test_a_database_that_cannot_be_used_is_one_sentence(tmp_path: Path, spoil: Any) -> None:
    path = tmp_path / "daedalus.sqlite3"
    spoil(path)
    with pytest.raises(DatabaseUnusable) as refused:
        asyncio.run(_made(path))
    said = str(refused.value)
    assert said.startswith(f"cannot use the database {path}: ")
    assert "\n" not in said


def test_a_server_without_a_usable_database_ends_with_code_2(tmp_path: Path) -> None:
    damage(tmp_path / "daedalus.sqlite3")
    command = "import sys; from daedalus.cli import main; sys.exit(main())"
    ended = subprocess.run(
        [sys.executable, "-c", command, "serve", "--port", "0", "--data", str(tmp_path)],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (ended.returncode, ended.stdout) == (2, "")
    said = ended.stderr.splitlines()
    assert len(said) == 1, said
    assert said[0].startswith("daedalus: cannot use the database ")


async def test_a_database_that_cannot_be_written_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "x.sqlite3"
    await _made(path)
    usual = Store._on_connect

    def read_only(self: Any, connection: Any, _record: Any = None) -> None:
        usual(self, connection)
        connection.cursor().execute("PRAGMA query_only=ON")  # root may write any file

    monkeypatch.setattr(Store, "_on_connect", read_only)
    with pytest.raises(DatabaseUnusable, match="readonly"):
        await Store(f"sqlite+aiosqlite:///{path}").open()


# --- bots ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("think", "said"), [(crash, ["medium"]), (hang, ["medium"]), (fail, None)])
async def test_a_bot_that_fails_is_replaced_by_a_weaker_one(think: Any, said: Any) -> None:
    workers = Workers(1, budget_ms=10, slack_s=2.0)
    game = new_game("classic", seed="7")
    seat = game.to_act[0]
    view = game.view(seat)
    try:
        with capture_logs() as logs:
            if think is hang:  # the worker is there before its time is taken
                ready = await workers.choose(game.rules, view, seat, "random", 0, think)
                assert ready == ["random"]
            answer = await workers.choose(game.rules, view, seat, "hard", 0, think)
        if said is None:
            assert answer[0] in game.legal(seat)
        else:
            assert answer == said
        assert {log["event"] for log in logs} == {"bot failed"}
    finally:
        await workers.close()
