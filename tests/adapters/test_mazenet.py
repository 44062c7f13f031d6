"""MazeNet: whole games in both dialects, and everything a client can do wrong in them."""

from __future__ import annotations

import asyncio
import socket
import struct
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from xml.etree import ElementTree as ET

import pytest

from daedalus.adapters.mazenet import lobby
from daedalus.core.game import HOUSE
from tests.adapters.mazenet_client import NEW, OLD, Client, best_move
from tests.adapters.mazenet_host import BOMB, hosted, log_in, play

pytestmark = pytest.mark.usefixtures("closed_lines")


@pytest.mark.parametrize(
    "dialects",
    [(NEW, NEW), (OLD, OLD), (OLD, NEW, OLD), (NEW, OLD, NEW, OLD), (OLD,), (NEW,)],
    ids=lambda dialects: "-".join(dialects),
)
async def test_whole_games_are_played_in_both_dialects(dialects: tuple[str, ...]) -> None:
    async with hosted(len(dialects), whole=True) as place:
        clients = await play(*await log_in(place, *dialects))
        game = await place.game()
    assert game.outcome is not None
    winner = game.outcome.winners[0]
    assert {client.won for client in clients} == {f"Client {winner + 1}"}
    for client in clients:
        assert client.heard[-2:] == ["WIN", "DISCONNECT"]
        assert set(client.errors) == {"NOERROR"}
        assert ("MOVEINFO" in client.heard) == (client.dialect == NEW)
    turns = len(game.events) // 2
    for client in clients:
        assert client.heard.count("MOVEINFO") in (0, turns)
    asked = sum(client.heard.count("AWAITMOVE") for client in clients)
    assert asked == sum(client.heard.count("ACCEPT") for client in clients) == turns
    assert [player.kind for player in game.players] == ["mazenet"] * len(dialects)
    assert {event.seat for event in game.events} == set(range(len(dialects)))
    assert "won" in place.told


async def test_bots_fill_seats() -> None:
    async with hosted(3, ("medium", "easy")) as place:
        (client,) = await play(*await log_in(place, NEW))
        game = await place.game()
    assert [player.kind for player in game.players] == ["mazenet", "bot:medium", "bot:easy"]
    assert client.won in ("Client 1", "Daedalus medium", "Daedalus easy")


async def test_win_tells_what_everyone_did() -> None:
    async with hosted(2) as place:
        clients = await log_in(place, NEW, NEW)
        endings: list[ET.Element] = []
        clients[0].receive = watching(clients[0], endings)  # type: ignore[method-assign]
        await play(*clients)
        game = await place.game()
    statistics = [[int(each.text or 0) for each in node] for node in endings[0].iter("statistics")]
    moves = [sum(event.seat == seat for event in game.events) // 2 for seat in (0, 1)]
    assert game.outcome is not None
    found = [
        score + (seat in game.outcome.winners) for seat, score in enumerate(game.outcome.scores)
    ]
    assert [each[0] for each in statistics] == found
    assert [each[1] for each in statistics] == moves
    assert all(0 <= each[2] <= each[1] for each in statistics)


def watching(client: Client, endings: list[ET.Element]) -> Callable[[], ET.Element]:
    receive = client.receive

    def watch() -> ET.Element:
        message = receive()
        if client.heard[-1] == "WIN":
            endings.append(message)
        return message

    return watch


# --- what clients do wrong ----------------------------------------------------------------------


def with_body(kind: str, body: str) -> Callable[[Client, ET.Element], None]:
    return lambda client, question: client.send(kind, body)


def raw(data: bytes) -> Callable[[Client, ET.Element], None]:
    return lambda client, question: client.send_bytes(data)


FORGIVEN: dict[str, tuple[str, Callable[[Client, ET.Element], None]]] = {
    "no xml": ("AWAIT_MOVE", raw(b"hello?")),
    "half a message": ("AWAIT_MOVE", raw(b'<MazeCom messagetype="MOVE" id="1"><MoveMessage>')),
    "bytes": ("AWAIT_MOVE", raw(bytes(range(256)))),
    "bomb": ("AWAIT_MOVE", raw(BOMB)),
    "external": (
        "AWAIT_MOVE",
        raw(b'<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><MazeCom/>'),
    ),
    "deep": ("AWAIT_MOVE", raw(b"<a>" * 200_000)),
    "wide": ("AWAIT_MOVE", raw(b"<a>" + b"<b/>" * 200_000 + b"</a>")),
    "other root": ("AWAIT_MOVE", raw(b'<Chess messagetype="MOVE" id="1"><a/></Chess>')),
    "no type": ("AWAIT_MOVE", raw(b'<MazeCom id="1"><MoveMessage/></MazeCom>')),
    "two children": ("AWAIT_MOVE", with_body("MOVE", "<a/><b/>")),
    "another kind": ("AWAIT_MOVE", with_body("LOGIN", "<LoginMessage><name/></LoginMessage>")),
    "empty move": ("AWAIT_MOVE", with_body("MOVE", "<MoveMessage/>")),
    "off the board": ("AWAIT_MOVE", lambda client, question: spoilt(client, question, "9")),
    "no number": ("AWAIT_MOVE", lambda client, question: spoilt(client, question, "two")),
    "huge number": ("AWAIT_MOVE", lambda client, question: spoilt(client, question, "9" * 5000)),
    "no slot": ("ILLEGAL_MOVE", lambda client, question: pushes_at(client, question, (0, 0))),
    "fixed line": ("ILLEGAL_MOVE", lambda client, question: pushes_at(client, question, (2, 0))),
    "other tile": ("ILLEGAL_MOVE", lambda client, question: other_tile(client, question)),
    "other treasure": ("ILLEGAL_MOVE", lambda client, question: other_treasure(client, question)),
    "out of reach": ("ILLEGAL_MOVE", lambda client, question: too_far(client, question)),
}  # fmt: skip


def pushes_at(client: Client, question: ET.Element, slot: tuple[int, int]) -> None:
    _, card, end = best_move(client.id, question)
    client.move(slot, card, end)


def spoilt(client: Client, question: ET.Element, number: str) -> None:
    slot, card, _ = best_move(client.id, question)
    client.move(slot, card, (number, 3))  # type: ignore[arg-type]


def other_tile(client: Client, question: ET.Element) -> None:
    slot, card, end = best_move(client.id, question)
    client.move(slot, (frozenset({"top", "bottom", "left", "right"}), card[1]), end)


def other_treasure(client: Client, question: ET.Element) -> None:
    slot, card, end = best_move(client.id, question)
    client.move(slot, (card[0], "sym24"), end)


def too_far(client: Client, question: ET.Element) -> None:
    slot, card, _ = best_move(client.id, question)
    for end in ((6, 6), (0, 6), (6, 0), (3, 3), (5, 5)):  # not all of them are in reach
        client.move(slot, card, end)
        client.receive()
        if client.errors[-1] == "ILLEGAL_MOVE":
            return
        pytest.skip("that was in reach")


@pytest.mark.parametrize("fault", FORGIVEN)
async def test_two_faults_are_forgiven_and_the_third_is_not(fault: str) -> None:
    error, wrong = FORGIVEN[fault]

    def thrice(client: Client, question: ET.Element) -> None:
        for _ in range(3):
            wrong(client, question)
            if fault != "out of reach":
                client.receive()
            assert client.heard[-1] == "ACCEPT"
            assert client.errors[-1] == error
            question = client.receive()
        assert client.heard[-1] == "DISCONNECT"

    async with hosted(3) as place:
        clients = await log_in(place, NEW, OLD, NEW)
        sinner, *others = await play(*clients, first=thrice)
        game = await place.game()
    assert sinner.errors == [error] * 3 + ["TOO_MANY_TRIES"]
    assert sinner.heard.count("AWAITMOVE") == 3
    assert all(other.won in ("Client 2", "Client 3") for other in others)
    assert game.events[0][:2] == (HOUSE, "drop 1")
    assert game.outcome is not None
    assert "dropped" in place.told


@pytest.mark.parametrize("dialect", [OLD, NEW])
async def test_after_a_fault_the_same_question_comes_again(dialect: str) -> None:
    seen: list[str] = []

    def twice(client: Client, question: ET.Element) -> None:
        for _ in range(2):
            seen.append(ET.tostring(question).decode())
            client.send_bytes(b"<oops")
            client.receive()
            question = client.receive()
        seen.append(ET.tostring(question).decode())
        client.move(*best_move(client.id, question))
        client.receive()
        assert client.errors[-1] == "NOERROR"

    async with hosted(2) as place:
        clients = await play(*await log_in(place, dialect, NEW), first=twice)
        game = await place.game()
    assert len(set(seen)) == 1
    assert game.state.gone == ()
    assert clients[0].heard[-1] == "DISCONNECT"


@pytest.mark.parametrize("length", [0, -1, -(2**31), (1 << 20) + 1, 2**31 - 1])
async def test_a_wrong_length_drops_the_client(length: int) -> None:
    def wrong(client: Client, question: ET.Element) -> None:
        client.line.sendall(struct.pack(">i", length) + b"x" * 100)

    async with hosted(2) as place:
        sinner, other = await play(*await log_in(place, NEW, OLD), first=wrong)
        game = await place.game()
    assert other.won == "Client 2"
    assert sinner.won is None
    assert game.events[0].action == "drop 1"


async def test_the_longest_message_is_read() -> None:
    def long(client: Client, question: ET.Element) -> None:
        client.send_bytes(b"<a>" + b"x" * ((1 << 20) - 7) + b"</a>")
        client.receive()
        assert client.errors[-1] == "AWAIT_MOVE"

    async with hosted(2) as place:
        clients = await play(*await log_in(place, NEW, NEW), first=long)
        await place.game()
    assert clients[0].won is not None


async def test_a_silent_client_is_out_after_its_time() -> None:
    async with hosted(2, answer_s=3.0) as place:
        silent, other = await log_in(place, NEW, NEW)
        start = time.monotonic()
        await play(other)
        game = await place.game()
        assert time.monotonic() - start < 30
        await asyncio.to_thread(silent.await_move)
        await asyncio.to_thread(silent.receive)
    assert silent.errors == ["TIMEOUT"]
    assert game.events[0].action == "drop 1"
    assert other.won == "Client 2"


async def test_who_drips_is_out_after_its_time() -> None:
    def drip(client: Client, question: ET.Element) -> None:
        client.line.sendall(struct.pack(">i", 5000))
        with suppress(OSError):
            while True:
                client.line.sendall(b" ")
                time.sleep(0.05)

    async with hosted(2, answer_s=3.0) as place:
        _, other = await play(*await log_in(place, OLD, NEW), first=drip)
        await place.game()
    assert other.won == "Client 2"


async def test_who_hangs_up_is_out() -> None:
    async with hosted(3) as place:
        clients = await log_in(place, NEW, OLD, NEW)
        await play(*clients, first=lambda client, question: client.line.close())
        game = await place.game()
    assert clients[1].won == clients[2].won is not None
    assert game.events[0].action == "drop 1"


async def test_who_reads_nothing_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "MOST_UNREAD", 1000)

    def deaf(client: Client, question: ET.Element) -> None:
        client.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1)
        raise EOFError

    async with hosted(3) as place:
        clients = await log_in(place, OLD, NEW, NEW)
        clients[0].line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        await play(*clients, first=deaf)
        await place.game()
    assert clients[1].won is not None


async def test_who_talks_all_the_time_costs_the_others_nothing() -> None:
    """Messages sent early are read as answers, and the flood stays in its own pipe."""
    stop = threading.Event()

    def chatter(client: Client) -> None:
        client.line.settimeout(0.2)
        while not stop.is_set():
            try:
                client.send_bytes(b"<chatter/>" * 1000)
            except TimeoutError:
                continue
            except OSError:
                return

    async with hosted(2) as place:
        flood, other = await log_in(place, NEW, NEW)
        talking = asyncio.create_task(asyncio.to_thread(chatter, flood))
        await play(other)
        game = await place.game()
        stop.set()
        await talking
        flood.line.close()
    assert other.won == "Client 2"
    assert game.events[0].action == "drop 1"


async def test_when_all_have_left_there_is_no_winner() -> None:
    def leave(client: Client, question: ET.Element) -> None:
        client.line.close()

    async with hosted(2, ("random",)) as place:
        await play(*await log_in(place, NEW), first=leave)
        game = await place.game()
    assert game.outcome is None
    assert "unfinished" in place.told


async def test_the_last_one_plays_on_alone() -> None:
    async with hosted(2) as place:
        clients = await log_in(place, NEW, OLD)
        await play(*clients, first=lambda client, question: client.line.close())
        game = await place.game()
    assert clients[1].won == "Client 2"
    assert game.state.gone == (0,)
