"""The half-open attack: sending half a request, or not reading, holds nothing for long."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any
from unittest.mock import AsyncMock

import pytest
import pytest_asyncio
from structlog.testing import capture_logs

from daedalus.server import protocols
from daedalus.server.limits import Guests
from daedalus.server.protocols import Gate
from tests.server.stage import Client, Place, live

pytestmark = pytest.mark.asyncio(loop_scope="module")

HALF_A_HEADER = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-"
HALF_A_BODY = (
    b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
    b'content-length: 100\r\n\r\n{"edition":'
)
ASKED = b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n"


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def place(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Place]:
    async with live(tmp_path_factory.mktemp("half-open")) as running:
        yield running


async def closed(reader: asyncio.StreamReader) -> None:
    """Wait until the server has closed the connection."""
    async with asyncio.timeout(60):
        with contextlib.suppress(ConnectionError):
            while await reader.read(65_536):
                pass


@pytest.mark.parametrize(
    ("limit", "sent"),
    [
        ("HEADERS_S", b""),
        ("HEADERS_S", HALF_A_HEADER),
        ("BODY_S", HALF_A_BODY),
    ],
)
async def test_half_a_request_is_not_waited_for(
    place: Place, monkeypatch: pytest.MonkeyPatch, limit: str, sent: bytes
) -> None:
    monkeypatch.setattr(protocols, limit, 0.05)
    with capture_logs() as logs:
        reader, writer = await asyncio.open_connection("127.0.0.1", place.port)
        writer.write(sent)
        await closed(reader)
        writer.close()
        assert (await place.http.get("/healthz")).status_code == 200
    assert not [log for log in logs if log["log_level"] == "error"], logs


async def test_a_second_half_request_is_not_waited_for_either(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocols, "HEADERS_S", 0.2)
    reader, writer = await asyncio.open_connection("127.0.0.1", place.port)
    writer.write(ASKED)
    assert await reader.readuntil(b"ok\n")
    writer.write(HALF_A_HEADER)
    await closed(reader)
    writer.close()


async def test_a_byte_now_and_then_does_not_help(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocols, "HEADERS_S", 0.2)
    reader, writer = await asyncio.open_connection("127.0.0.1", place.port)
    writer.write(HALF_A_HEADER)

    async def dribble() -> None:
        with contextlib.suppress(ConnectionError):
            while not writer.is_closing():
                writer.write(b"x")
                await writer.drain()
                await asyncio.sleep(0.01)

    dribbling = asyncio.create_task(dribble())
    await closed(reader)
    dribbling.cancel()
    writer.close()


async def test_a_client_that_does_not_read_the_answer_is_not_waited_for(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocols, "ANSWER_S", 0.05)
    made: list[Any] = []
    usual = protocols.HttpConnection.connection_made

    def remember(self: Any, transport: Any) -> None:
        usual(self, transport)
        self.flow.pause_writing()  # as if the client's buffers were full
        made.append(self)

    with monkeypatch.context() as patch:
        patch.setattr(protocols.HttpConnection, "connection_made", remember)
        reader, writer = await asyncio.open_connection("127.0.0.1", place.port)
        writer.write(ASKED.replace(b"healthz", b"api/editions"))
        await closed(reader)
        writer.close()
    assert made[0].transport.is_closing()


async def test_half_open_requests_hurt_nobody_not_even_at_their_address(place: Place) -> None:
    table = await place.make(seats="mm", options={"start": 1})
    player = await place.join(table["id"], table["seats"][0]["token"])
    crowd = [await asyncio.open_connection("127.0.0.1", place.port) for _ in range(300)]
    for number, (_, writer) in enumerate(crowd):
        writer.write(HALF_A_BODY if number % 2 else HALF_A_HEADER)
    await player.catch_up()
    async with asyncio.timeout(60):
        assert (await place.http.get("/healthz")).text == "ok\n"
    await player.catch_up()
    for _, writer in crowd:
        writer.close()


async def test_who_has_left_is_forgotten(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    lines: list[Any] = []
    usual = protocols.HttpConnection.connection_made

    def remember(self: Any, transport: Any) -> None:
        usual(self, transport)
        lines.append(self)

    with monkeypatch.context() as patch:
        patch.setattr(protocols.HttpConnection, "connection_made", remember)
        reader, writer = await asyncio.open_connection("127.0.0.1", place.port)
        writer.write(ASKED + HALF_A_BODY)
        assert await reader.readuntil(b"ok\n")
    (line,) = lines
    assert line in line.connections
    writer.close()
    async with asyncio.timeout(60):
        while line in line.connections:
            await asyncio.sleep(0.01)


async def test_an_address_has_so_many_connections_and_no_more() -> None:
    guests = Guests(2)
    assert [guests.enter("a") for _ in range(3)] == [True, True, False]
    assert guests.enter("b")
    guests.leave("a")
    assert guests.enter("a")
    for _ in range(2):
        guests.leave("a")
    guests.leave("b")
    assert not guests.here


async def test_connections_are_counted_as_long_as_they_last(tmp_path: Any) -> None:
    async with live(tmp_path, limits=True, max_connections=3) as place:
        made = await place.make()
        client = await place.join(made["id"])
        idle = [await asyncio.open_connection("127.0.0.1", place.port) for _ in range(2)]
        reader, writer = await asyncio.open_connection("127.0.0.1", place.port)
        await closed(reader)  # that was one too many
        writer.close()
        await client.catch_up()
        idle[0][1].close()
        async with asyncio.timeout(60):
            while True:
                try:
                    assert (await place.http.get("/healthz")).status_code == 200
                    break
                except Exception as error:  # the server has not noticed yet
                    assert "Error" in type(error).__name__  # noqa: PT017
                    await asyncio.sleep(0.01)
        idle[1][1].close()


async def test_websockets_are_counted_behind_a_proxy_too(tmp_path: Any) -> None:
    async with live(tmp_path, limits=True, proxies="127.0.0.1", max_connections=2) as place:
        made = await place.make()

        async def connect(address: str) -> Client:
            headers = {"x-forwarded-for": address}
            client = await Client.connect(place.port, made["id"], additional_headers=headers)
            place.clients.append(client)
            return client

        first, second = await connect("203.0.113.1"), await connect("203.0.113.1")
        refused = await connect("203.0.113.1")
        assert (await refused.get())["code"] == "too-many"
        for client in (first, second, await connect("203.0.113.2")):
            await client.send(t="hello")
            await client.now()
        await first.close()
        async with asyncio.timeout(60):
            while place.app.state.limits.connections.here["203.0.113.1"] > 1:
                await asyncio.sleep(0.01)
        again = await connect("203.0.113.1")
        await again.send(t="hello")
        await again.now()


async def test_requests_of_one_address_wait_for_each_other_not_for_others() -> None:
    inside: list[str] = []
    go_on = asyncio.Event()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        inside.append(scope["client"][0])
        await go_on.wait()

    gate = Gate(app, at_once=3)

    def ask(address: str) -> asyncio.Task[None]:
        scope = {"type": "http", "client": (address, 1)}
        return asyncio.create_task(gate(scope, None, None))

    asked = [ask("stranger") for _ in range(10)]
    await asyncio.sleep(0)
    asked.append(ask("me"))
    await asyncio.sleep(0)
    assert inside == [*3 * ["stranger"], "me"]
    go_on.set()
    await asyncio.gather(*asked)
    assert len(inside) == 11


async def test_a_request_that_waits_for_its_client_is_in_nobodys_way() -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()

    gate, never = Gate(app, at_once=1), asyncio.Event()
    scope = {"type": "http", "client": ("school", 1)}
    slow = asyncio.create_task(gate(scope, never.wait, None))
    await asyncio.sleep(0)
    async with asyncio.timeout(60):
        await gate(scope, AsyncMock(), None)
    assert not slow.done()
    never.set()
    await slow


async def test_a_server_that_stops_does_not_wait_for_the_rest_of_a_request(tmp_path: Any) -> None:
    with capture_logs() as logs:
        async with live(tmp_path) as place:
            reader, writer = await asyncio.open_connection("127.0.0.1", place.port)
            writer.write(HALF_A_BODY)
            await place.make()  # by now it has been read
        await closed(reader)
        writer.close()
    assert not [log for log in logs if log["log_level"] == "error"], logs
