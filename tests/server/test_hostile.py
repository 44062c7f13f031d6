"""Hostile input: never a 500, never a changed game, never a dead server."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from copy import deepcopy
from random import Random
from typing import Any

import pytest
import pytest_asyncio
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed, InvalidStatus

from daedalus.server.limits import Buckets, Limits
from daedalus.server.websocket import Conversation
from daedalus.table.answers import MESSAGE_LIMIT
from tests.server.stage import Client, Place, live, turn_of
from tools.bench.report import Report

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def place(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Place]:
    async with live(tmp_path_factory.mktemp("hostile")) as running:
        yield running


GOOD: tuple[dict[str, Any], ...] = (
    {"t": "hello", "tokens": ["x" * 32], "eyes": 0, "log": True},
    {"t": "eyes", "seat": 0},
    {"t": "act", "ply": 0, "do": ["b1=6", "d4"], "seat": 0},
    {"t": "ready", "yes": True},
    {"t": "start", "fill": "medium"},
    {"t": "name", "name": "Pip", "seat": 1},
    {"t": "seat", "seat": 1, "kind": "bot", "level": "hard"},
    {"t": "bot", "seat": 1, "level": "hard"},
    {"t": "back", "seat": 0},
    {"t": "undo", "seat": 0},
    {"t": "answer", "yes": True, "seat": 1},
    {"t": "chat", "phrase": "hello", "text": None},
    {"t": "hint", "seat": 1},
    {"t": "ping", "n": 3},
)
ODD: tuple[Any, ...] = (
    *(
        None,
        True,
        -1,
        0,
        7,
        16,
        2**63,
        2**200,
        1.5,
        "",
        "act",
        "\0",
        "\ud800",
        "é" * 50,
        "9" * 5000,
    ),
    *([], {}, [[]], ["a"] * 100, {"t": "act"}, [None], ["b1=6"] * 8, "<script>", "' or 1=1 --"),
)


def mutated(chance: Random) -> bytes | str:
    """Return a message with something wrong about it."""
    message: Any = dict(chance.choice(GOOD))
    for _ in range(chance.randint(1, 3)):
        if not isinstance(message, dict):
            break
        what = chance.random()
        key = chance.choice([*message, "t", "more"])
        if what < 0.5:
            message[key] = deepcopy(chance.choice(ODD))
        elif what < 0.7:
            message.pop(key, None)
        elif what < 0.8:
            message = deepcopy(chance.choice(ODD))
    text = json.dumps(message)
    what = chance.random()
    if what < 0.1:
        return text[: chance.randrange(len(text) + 1)]
    if what < 0.15:
        return text + chance.choice(("}", "\0", " " * MESSAGE_LIMIT, text))
    if what < 0.3:
        content = bytearray(text.encode())
        for _ in range(chance.randint(1, 6)):
            content[chance.randrange(len(content))] = chance.randrange(256)
        return bytes(content)
    if what < 0.31:
        return chance.randbytes(chance.randrange(200))
    return text


async def test_mutated_messages_change_no_game(place: Place, request: Any) -> None:
    """A spectator with foreign tokens sends whatever it likes; the game stays as it is."""
    count = 100_000 if request.config.getoption("--long") else 2_000
    chance = Random(7)
    made = await place.make(seats="mm", options={"start": 1})
    other = await place.make(seats="mm")
    room = place.hub.rooms[made["id"]]
    rows, state = room.table.rows, room.table.state
    foreign = [other["host"], *(key["token"] for key in other["seats"])]
    socket: Any = None
    answered = 0
    for number in range(count):
        if number % 25 == 0:
            talk = Conversation(socket, place.hub, room, Limits(False))
            if chance.random() < 0.8:
                await talk.hear(json.dumps({"t": "hello", "tokens": foreign}))
        await talk.hear(mutated(chance))
        answered += len(talk.connection._out)
        talk.connection._out.clear()
        talk.connection._bytes = 0
        if number % 25 == 24:
            room.leave(talk.connection)
    assert answered > count / 2
    assert (room.table.rows, room.table.state) == (rows, state)


async def test_a_players_nonsense_does_only_what_is_allowed(place: Place, request: Any) -> None:
    """Mutated messages with good tokens: whatever happened is a legal game."""
    count = 10_000 if request.config.getoption("--long") else 800
    chance = Random(8)
    made = await place.make(seats="mm", options={"cards": 1})
    room = place.hub.rooms[made["id"]]
    tokens = [made["host"], *(key["token"] for key in made["seats"])]
    socket: Any = None
    talk = Conversation(socket, place.hub, room, Limits(False))
    for _ in range(count):
        if not talk.connection.greeted or talk.connection.closing:
            talk = Conversation(socket, place.hub, room, Limits(False))
            await talk.hear(json.dumps({"t": "hello", "tokens": tokens}))
        message = mutated(chance)
        if b'"hint"' not in (
            message if isinstance(message, bytes) else message.encode("utf-8", "replace")
        ):
            await talk.hear(message)
        talk.connection._out.clear()
        talk.connection._bytes = 0
    room.leave(talk.connection)
    table = room.table
    assert table.state == table.state_at(table.ply)


async def attack(place: Place, table: str, tokens: list[str], chance: Random) -> int:
    """Send mutated messages until the server has had enough; return how many were sent."""
    sent = 0
    attacker = await Client.connect(place.port, table)
    try:
        if chance.random() < 0.8:
            await attacker.send(t="hello", tokens=tokens)
        for _ in range(60):
            await attacker.socket.send(mutated(chance))
            sent += 1
        await attacker.socket.send("x" * (MESSAGE_LIMIT + 1))
        if chance.random() < 0.1:
            await attacker.socket.send(b"\xff" * 100_000)  # more than a line may hold: closed
        async with asyncio.timeout(5):
            while True:
                await attacker.socket.recv()
    except (ConnectionClosed, TimeoutError):
        pass
    finally:
        await attacker.close()
    return sent


async def test_mutated_messages_over_real_sockets_change_no_game(
    place: Place, request: Any, finding: Report
) -> None:
    """Wrong types, huge, truncated, binary, out of order, with foreign tokens: all is refused."""
    wanted = 100_000 if request.config.getoption("--long") else 400
    chance = Random(9)
    made = await place.make(seats="mm", options={"start": 1})
    other = await place.make(seats="mm")
    foreign = [other["host"], *(key["token"] for key in other["seats"])]
    player = await place.join(made["id"], made["seats"][0]["token"])
    room = place.hub.rooms[made["id"]]
    rows, state = room.table.rows, room.table.state
    sent = lines = 0
    with capture_logs() as logs:
        while sent < wanted:
            crowd = [attack(place, made["id"], foreign, Random(chance.random())) for _ in range(5)]
            sent += sum(await asyncio.gather(*crowd))
            lines += 5
            assert (room.table.rows, room.table.state) == (rows, state), "nothing has changed"
            await player.catch_up()
    failed = [log for log in logs if log["log_level"] in ("error", "critical")]
    assert not failed, failed
    assert (await place.http.get("/healthz")).text == "ok\n"
    assert (await player.act(*turn_of(player)))["did"], "the game goes on"
    finding.title = "server, hostile messages"
    finding.add("mutated messages over real sockets", sent, "", ">= 100000")
    finding.add("connections they came over", lines)
    finding.add("changes of the game, faults logged, servers dead", 0, "", "< 1")


async def test_foreign_pages_and_unknown_tables_get_no_line(place: Place) -> None:
    made = await place.make()
    with pytest.raises((InvalidStatus, ConnectionClosed)):
        await Client.connect(place.port, made["id"], origin="https://evil.example")
    own = await Client.connect(place.port, made["id"], origin=f"http://127.0.0.1:{place.port}")
    await own.close()
    for name in ("aaaaaaaaaaaa", "..", "A" * 500):
        lost = await Client.connect(place.port, name)
        assert (await lost.get())["code"] == "not-found"
        await lost.close()


async def test_a_foreign_token_opens_nothing(place: Place) -> None:
    one, two = await place.make(), await place.make()
    client = await place.join(one["id"], two["seats"][0]["token"], two["host"])
    assert client.got[0]["code"] == "forbidden"
    assert client.last["you"] == {"seats": [], "host": False, "eyes": None}
    answer = await client.ask(t="act", ply=0, do=["b1=6"], seat=0)
    assert answer["code"] == "forbidden"


async def test_headers_forbid_what_pages_do_not_need(place: Place) -> None:
    for path in ("/", "/api/editions", "/t/aaaaaaaaaaaa", "/api/tables/none", "/healthz"):
        answer = await place.http.get(path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert "server" not in answer.headers
        assert "cache-control" in answer.headers


async def test_parts_of_a_page_carry_no_headers_of_documents(place: Place) -> None:
    """They say nothing about a script or a text, and make half a kilobyte each."""
    part = await place.http.get("/locales/en/web.ftl")
    assert part.status_code == 200
    assert part.headers["x-content-type-options"] == "nosniff"
    assert part.headers["cross-origin-resource-policy"] == "same-origin"
    assert "content-security-policy" not in part.headers
    none = await place.http.get("/assets/none", headers={"accept": "text/html"})
    assert none.status_code == 404
    assert "default-src 'none'" in none.headers["content-security-policy"]


async def test_files_outside_the_folders_are_not_served(place: Place) -> None:
    for path in (
        "/locales/../server/app.py",
        "/locales/%2e%2e/server/app.py",
        "/..%2f..%2fpyproject.toml",
        "/locales/en/%00",
        "/locales/README.md/../../__init__.py",
    ):
        answer = await place.http.get(path)
        assert answer.status_code in (400, 404), path
    assert (await place.http.get("/locales/de/editions/galaxy.ftl")).status_code == 200
    again = await place.http.get("/locales/de/editions/galaxy.ftl")
    tag = {"if-none-match": again.headers["etag"]}
    assert (await place.http.get("/locales/de/editions/galaxy.ftl", headers=tag)).status_code == 304


async def test_texts_are_compressed_for_clients_that_can_unpack_them(place: Place) -> None:
    plain = await place.http.get(
        "/locales/de/editions/galaxy.ftl", headers={"accept-encoding": "identity"}
    )
    packed = await place.http.get(
        "/locales/de/editions/galaxy.ftl", headers={"accept-encoding": "gzip"}
    )
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 2
    assert packed.text == plain.text


async def test_bodies_and_names_have_limits(place: Place) -> None:
    json = {"content-type": "application/json"}
    big = await place.http.post("/api/tables", content=b"x" * 600_000, headers=json)
    assert big.status_code in (400, 413)
    for name in ("n" * 25, "a\nb", "\u202e\u0000"):
        body = {"edition": "classic", "seats": [{"kind": "me", "name": name}, {"kind": "bot"}]}
        assert (await place.http.post("/api/tables", json=body)).status_code == 400


async def test_too_many_requests_are_refused() -> None:
    limits = Limits()
    refused = 0
    for _ in range(100):
        try:
            limits.need("create", "1.2.3.4")
        except ValueError:
            refused += 1
    assert 30 <= refused <= 40
    limits.need("create", "5.6.7.8")


async def test_an_address_that_asks_too_often_is_refused(place: Place) -> None:
    assert (await place.http.get("/api/editions")).status_code == 200
    limits = Limits()
    limits._by_name["ask"] = Buckets(2, 0)
    usual = place.app.state.limits
    place.app.state.limits = limits
    try:
        answers = [await place.http.get("/api/editions") for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        assert answers[-1].json()["code"] == "too-many"
        assert (await place.http.get("/healthz")).status_code == 200
    finally:
        place.app.state.limits = usual
