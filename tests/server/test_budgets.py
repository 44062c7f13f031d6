"""One budget for bytes, frames, headers and requests: what is read, when, and who is closed."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import logging
import weakref
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
from hypothesis import given
from hypothesis import strategies as st

from daedalus.server import intake, protocols
from daedalus.server.intake import Allowance, Sender
from daedalus.server.protocols import HttpConnection, WebSocketConnection
from daedalus.table.keys import NotFound
from tests.server import raw
from tests.server.stage import PATIENCE, Place, live

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def place(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Place]:
    async with live(tmp_path_factory.mktemp("budgets"), limits=True) as running:
        yield running


@contextlib.asynccontextmanager
async def connected(place: Place) -> AsyncIterator[raw.Flow]:
    async with asyncio.timeout(PATIENCE):
        reader, writer = await raw.connected(place.port, "127.0.0.1")
        try:
            yield reader, writer
        finally:
            writer.transport.abort()


@contextlib.asynccontextmanager
async def watching(place: Place, address: str = "127.0.0.1") -> AsyncIterator[raw.Flow]:
    """Be at a table, as a spectator who has read the first view."""
    table = (await place.make())["id"]
    async with asyncio.timeout(PATIENCE):
        reader, writer = await raw.at_a_table(place.port, address, table)
        await reader.readuntil(b'"t":"now"')
        try:
            yield reader, writer
        finally:
            writer.transport.abort()


async def ended(reader: asyncio.StreamReader) -> bytes:
    """Return all that comes until the end."""
    got = b""
    with contextlib.suppress(ConnectionError):
        while more := await reader.read(65_536):
            got += more
    return got


# --- the budget ---------------------------------------------------------------------------------


@given(st.lists(st.tuples(st.floats(0, 50), st.floats(0, 10)), max_size=40))
async def test_nobody_sends_more_than_the_budget_and_one_slice(
    wishes: list[tuple[float, float]],
) -> None:
    allowance, now, spent, largest = Allowance(100, 10, 0.0), 0.0, 0.0, 0.0
    for cost, pause in wishes:
        now += pause
        now += allowance.wait(now)
        assert allowance.wait(now) < 1e-9
        allowance.spend(cost, now)
        spent, largest = spent + cost, max(largest, cost)
    assert spent <= 100 + 10 * now + largest + 1e-6


async def test_what_is_not_spent_refills_up_to_its_size_only() -> None:
    allowance = Allowance(100, 10, 0.0)
    allowance.spend(150, 1_000.0)
    assert allowance.wait(1_000.0) == 5
    assert not allowance.plenty(1_009.9)
    assert allowance.plenty(1_010.1)


async def test_connections_of_an_address_wait_in_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(intake, "ADDRESS", (1.0, 100.0))
    loop, served = asyncio.get_running_loop(), list[int]()
    sender, everyone = Sender(loop.time()), asyncio.Event()

    class Waiting:
        def __init__(self, number: int) -> None:
            self.number = number

        def go_on(self) -> None:
            served.append(self.number)
            sender.spend(2.0, loop)
            if len(served) == 5:
                everyone.set()

    assert not sender.must_wait(loop.time())
    sender.spend(2.0, loop)
    for number in range(5):
        assert sender.must_wait(loop.time())
        waiting: Any = Waiting(number)
        sender.line_up(waiting, loop)
    async with asyncio.timeout(PATIENCE):
        await everyone.wait()
    assert served == [0, 1, 2, 3, 4]


async def test_an_address_spends_so_much_in_a_turn_of_the_loop_and_no_more() -> None:
    loop = asyncio.get_running_loop()
    sender = Sender(loop.time())
    sender.spend(intake.TURN, loop)
    assert not sender.must_wait(loop.time())
    sender.spend(1.0, loop)
    assert sender.must_wait(loop.time())
    await asyncio.sleep(0)
    assert not sender.must_wait(loop.time())


async def test_after_a_whole_slice_others_come_first_and_after_less_nobody_has_to() -> None:
    """uvloop would read many slices in one turn of the loop."""
    happened: list[str] = []

    class Anything:
        """A transport and a parser: both are told of everything, and answer nothing."""

        full = False

        def take(self, data: bytes) -> tuple[bytes, float]:
            happened.append(f"parsed {len(data)}")
            return b"", 0.0

        def is_closing(self) -> bool:
            return False

        def __getattr__(self, name: str) -> Any:
            return lambda *given: happened.append(name) if name.endswith("reading") else None

    anything: Any = Anything()
    line = intake.Intake(anything, memoryview(bytearray(intake.SLICE)))
    line.connection_made(anything)
    line.buffer_updated(intake.SLICE - 1)
    assert happened == [f"parsed {intake.SLICE - 1}"]
    line.buffer_updated(intake.SLICE)
    assert happened[1:] == [f"parsed {intake.SLICE}", "pause_reading"]
    await asyncio.sleep(0)
    assert happened[3:] == ["resume_reading"]


async def test_a_connection_that_has_ended_is_forgotten_before_anybody_collects_garbage(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What waits for the garbage collector is memory that a stranger has filled."""
    lines: list[weakref.ref[intake.Intake]] = []
    usual = intake.Intake.connection_made

    def noted(self: intake.Intake, transport: Any) -> None:
        lines.append(weakref.ref(self))
        usual(self, transport)

    monkeypatch.setattr(intake.Intake, "connection_made", noted)
    too_long = "x: " + "y" * 9_000
    gc.disable()
    try:
        async with connected(place):
            pass
        for sent in (raw.ASKED, raw.upgrade("aaaaaaaaaaaa"), raw.upgrade("a", too_long), b"\n\n?"):
            async with connected(place) as (reader, writer):
                writer.write(sent)
                await reader.read(1)
        async with watching(place):
            pass
        async with asyncio.timeout(PATIENCE):
            while len(lines) < 7 or any(line() for line in lines):
                await asyncio.sleep(0.01)
    finally:
        gc.enable()


# --- requests -----------------------------------------------------------------------------------


async def test_as_many_headers_as_any_browser_sends_and_no_more(place: Place) -> None:
    for count, status in ((protocols.HEADERS_MOST, b"200"), (protocols.HEADERS_MOST + 1, b"431")):
        more = b"a:b\r\n" * (count - 2)
        async with connected(place) as (reader, writer):
            head = b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n"
            writer.write(head + more + b"\r\n")
            assert (await reader.readline()).split()[1] == status
            await ended(reader)


async def test_pipelined_requests_are_all_answered_and_few_are_parsed_ahead(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    most = 0
    usual = HttpConnection.on_message_complete

    def count(self: HttpConnection) -> None:
        nonlocal most
        most = max(most, len(self.pipeline))
        usual(self)

    monkeypatch.setattr(HttpConnection, "on_message_complete", count)
    async with connected(place) as (reader, writer):
        writer.write(raw.ASKED * 300)
        for _ in range(300):
            await reader.readuntil(b"\r\n\r\nok\n")
    assert 0 < most <= protocols.QUEUED + 1


async def test_pipelined_bodies_arrive_whole_wherever_they_are_cut(place: Place) -> None:
    body = json.dumps({"edition": "none", "seats": [], "more": "x" * 200}).encode()
    head = (
        b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
        b"content-length: %d\r\n\r\n" % len(body)
    )
    async with connected(place) as (reader, writer):
        for cut in (1, 97, 4096):
            sent = (head + body) * 12
            for start in range(0, len(sent), cut):
                writer.write(sent[start : start + cut])
            for _ in range(12):
                assert b" 400 " in await reader.readline()
                await reader.readuntil(b'{"code":"')
                await reader.readuntil(b"}")


async def test_a_client_that_keeps_sending_more_than_its_budget_is_closed(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(intake, "CONNECTION", (50.0, 100.0))
    monkeypatch.setattr(intake, "OVER_S", 0.2)
    async with connected(place) as (reader, writer):
        reading = asyncio.create_task(ended(reader))
        await raw.poured(writer, raw.ASKED * 100, 1_000_000)
        await reading
    # A slice of frames costs far more than one of requests: the budget is filled again sooner.
    monkeypatch.setattr(intake, "CONNECTION", (50.0, 2_000.0))
    failed: list[tuple[Any, int, str]] = []
    usual = WebSocketConnection._fail

    def noted(self: WebSocketConnection, code: int, reason: str) -> None:
        failed.append((self.client, code, reason))
        usual(self, code, reason)

    monkeypatch.setattr(WebSocketConnection, "_fail", noted)
    async with watching(place) as (reader, writer):
        client = writer.get_extra_info("sockname")
        reading = asyncio.create_task(ended(reader))
        await raw.poured(writer, raw.PONG * 1_000, 1_000_000)
        await reading  # what was sent last may get lost: the system resets what is not read
    # Who left in another test while it was over its budget may be closed meanwhile, too.
    assert [why for who, *why in failed if who == client] == [[1008, "too much"]]


async def test_who_had_sent_too_much_and_waits_is_served_again(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(intake, "CONNECTION", (20.0, 1_000.0))
    async with connected(place) as (reader, writer):
        for _ in range(3):
            writer.write(raw.ASKED * 20)  # five times the budget
            for _ in range(20):
                await reader.readuntil(b"\r\n\r\nok\n")


# --- WebSockets ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("method", "more", "status"),
    [
        (b"GET", ["x: " + "y" * 9_000], b" 431 "),
        (b"GET", [f"x{number}: y" for number in range(protocols.HEADERS_MOST)], b" 431 "),
        (b"GET", ["transfer-encoding: chunked"], b" 400 "),
        (b"POST", ["content-length: 100"], b" 400 "),
    ],
    ids=["a long line", "many headers", "a body in chunks", "a body"],
)
async def test_an_upgrade_that_cannot_be_is_answered_and_writes_no_log(
    place: Place,
    method: bytes,
    more: list[str],
    status: bytes,
    caplog: pytest.LogCaptureFixture,
) -> None:
    with caplog.at_level(logging.WARNING):
        async with connected(place) as (reader, writer):
            writer.write(raw.upgrade("aaaaaaaaaaaa", *more).replace(b"GET", method))
            assert status in await reader.readline()
            await ended(reader)
    assert not caplog.records


async def test_an_upgrade_that_is_not_answered_is_closed(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed = asyncio.Event()

    async def hang(table: str) -> None:
        await closed.wait()
        raise NotFound("no such table")

    monkeypatch.setattr(protocols, "HEADERS_S", 0.05)
    monkeypatch.setattr(place.hub, "enter", hang)
    async with connected(place) as (reader, writer):
        writer.write(raw.upgrade("aaaaaaaaaaaa"))
        assert await ended(reader) == b""
    closed.set()


async def test_frames_that_follow_an_upgrade_at_once_are_heard(place: Place) -> None:
    table = (await place.make())["id"]
    async with connected(place) as (reader, writer):
        writer.write(raw.upgrade(table) + raw.frame(b'{"t":"hello"}'))
        await reader.readuntil(b'"t":"now"')


async def test_a_flood_of_frames_is_read_in_slices_with_others_in_between(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    turn, turns = 0, list[int]()
    usual = WebSocketConnection.take

    def noted(self: WebSocketConnection, data: bytes) -> tuple[bytes, float]:
        assert len(data) <= intake.SLICE
        if data.count(raw.PONG) > 100:
            turns.append(turn)
        return usual(self, data)

    async def count() -> None:
        nonlocal turn
        while True:
            turn += 1
            await asyncio.sleep(0)

    monkeypatch.setattr(WebSocketConnection, "take", noted)
    counting = asyncio.create_task(count())
    async with watching(place) as (_, writer):
        writer.write(raw.PONG * 5_000)
        await writer.drain()
        while len(turns) < 3:
            await asyncio.sleep(0.01)
    counting.cancel()
    assert len(set(turns)) == len(turns), "never two slices of a client in one turn of the loop"


async def test_a_message_in_ever_more_fragments_is_cut_off(place: Place) -> None:
    async with watching(place) as (reader, writer):
        writer.write(raw.OPENING + raw.CONTINUED * (protocols.FRAGMENTS + 1))
        assert b"too many fragments" in await ended(reader)


async def test_who_pings_and_does_not_read_is_not_read_either(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(intake, "CONNECTION", (1e9, 1e9))
    monkeypatch.setattr(intake, "ADDRESS", (1e9, 1e9))
    waits: list[int] = []
    usual = WebSocketConnection.handle_ping

    def noted(self: WebSocketConnection) -> None:
        usual(self)
        waits.append(self.transport.get_write_buffer_size())

    monkeypatch.setattr(WebSocketConnection, "handle_ping", noted)
    async with watching(place, "127.0.0.9") as (_, writer):
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        writer.write(raw.LONG_PING * 100_000)
        while not waits or waits[-1] < 65_536:
            await asyncio.sleep(0.01)
        count = len(waits)
        await asyncio.sleep(0.2)
        assert len(waits) == count
        assert max(waits) < 65_536 + 2 * intake.SLICE


BAD_FRAMES = {
    "not masked": b"\x81\x00",
    "an opcode that does not exist": b"\x83\x80" + raw.MASK,
    "a reserved bit": b"\xc1\x80" + raw.MASK,
    "not UTF-8": b"\x81\x82" + raw.MASK + b"\xff\xff",
    "a close frame of one byte": b"\x88\x81" + raw.MASK + b"x",
    "a close frame with an odd code": b"\x88\x82" + raw.MASK + b"\x00\x01",
    "a close frame that is not UTF-8": b"\x88\x84" + raw.MASK + b"\x03\xe8\xff\xff",
    "a continuation of nothing": raw.CONTINUED,
    "two beginnings": raw.OPENING * 2,
    "a ping in pieces": b"\x09\x80" + raw.MASK,
    "a ping that is too long": b"\x89\xfe\x00\x7e" + raw.MASK + b"x" * 126,
    "a message that is too long": b"\x81\xff\x00\x00\x00\x01\x00\x00\x00\x00" + raw.MASK,
    "half a frame, then nothing": b"\x81\x85" + raw.MASK + b"x",
}


@pytest.mark.parametrize("what", BAD_FRAMES)
async def test_an_invalid_frame_ends_the_connection_and_writes_no_log(
    place: Place, what: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        async with watching(place) as (reader, writer):
            writer.write(BAD_FRAMES[what] + raw.frame(b'{"t":"ping"}') * 3)
            if what.startswith("half"):
                writer.write_eof()
            await ended(reader)
        assert (await place.http.get("/healthz")).text == "ok\n"
    assert not caplog.records
