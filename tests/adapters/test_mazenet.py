"""MazeNet: both dialects, whole games, and everything a client can do wrong."""

from __future__ import annotations

import asyncio
import socket
import struct
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from daedalus import Game, GameError, Player, new_game, read_game
from daedalus.adapters.mazenet import guest, messages, referee, wire
from daedalus.adapters.mazenet.messages import LeagueMove, SeenBoard, read_board, read_message
from daedalus.adapters.mazenet.referee import Hosting, host
from daedalus.adapters.mazenet.trace import Trace, alike, guess
from daedalus.core.errors import OptionError
from daedalus.core.game import HOUSE
from daedalus.core.record import verify
from daedalus.editions import edition
from daedalus.editions.sliding.position import State
from tests.adapters.mazenet_client import LINES, NEW, OLD, Client, best_move

BOMB = (
    '<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol">'
    + "".join(f'<!ENTITY lol{n} "{f"&lol{n - 1};" * 10}">' for n in range(1, 10))
    + ']><MazeCom messagetype="LOGIN" id="1"><LoginMessage><name>&lol9;</name>'
    + "</LoginMessage></MazeCom>"
).encode()


@pytest.fixture(autouse=True)
def _lines_are_closed() -> Iterator[None]:
    yield
    while LINES:
        LINES.pop().close()


class Hosted:
    """A referee that runs, and what came of it."""

    def __init__(self, port: int, task: asyncio.Task[list[Game]], told: list[str]) -> None:
        self.port, self.task, self.told = port, task, told

    async def game(self) -> Game:
        """Return the game, which must be one of our records by now."""
        (game,) = await asyncio.wait_for(self.task, 60)
        again = read_game(game.record())
        assert again == game
        verify(again)
        return game


@asynccontextmanager
async def hosted(
    players: int = 2,
    bots: Sequence[str] = (),
    answer_s: float = 20.0,
    wait_s: float = 20.0,
    seed: str = "7",
    whole: bool = False,  # with all cards: else two each, so that it does not take long
) -> AsyncIterator[Hosted]:
    port: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    told: list[str] = []

    def tell(event: str, **about: object) -> None:
        told.append(event)
        if event == "listening":
            port.set_result(int(str(about["port"])))

    table = Hosting(players, bots, answer_s, wait_s, 20, tell)
    with pytest.MonkeyPatch.context() as patch:
        if not whole:
            patch.setattr(referee, "edition", partial(edition, cards=2))
        task = asyncio.create_task(host(table, "127.0.0.1", 0, [seed]))
        try:
            yield Hosted(await port, task, told)
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)


async def until(there: Callable[[], bool]) -> None:
    """Wait until something is so, on a busy machine too."""
    async with asyncio.timeout(60):
        while not there():
            await asyncio.sleep(0.01)


async def log_in(place: Hosted, *dialects: str) -> list[Client]:
    """Return clients that have logged in, in this order."""
    clients = []
    for at, dialect in enumerate(dialects):
        client = await asyncio.to_thread(Client, place.port, dialect, f"Client {at + 1}")
        clients.append(await asyncio.to_thread(client.log_in))
    assert [client.id for client in clients] == list(range(1, len(clients) + 1))
    return clients


async def play(
    *clients: Client, first: Callable[[Client, ET.Element], None] | None = None
) -> tuple[Client, ...]:
    """Let all play to the end; *first* is how the first one answers its first question."""
    plays = [
        asyncio.to_thread(client.play, first if not at else None)
        for at, client in enumerate(clients)
    ]
    return tuple(await asyncio.wait_for(asyncio.gather(*plays), 90))


# --- whole games --------------------------------------------------------------------------------


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


async def test_who_is_silent_is_out_after_its_time() -> None:
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
    monkeypatch.setattr(referee, "MOST_UNREAD", 1000)

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


# --- logging in ---------------------------------------------------------------------------------


@pytest.mark.parametrize("dialect", [OLD, NEW])
async def test_three_tries_to_log_in(dialect: str) -> None:
    def clumsy(port: int) -> Client:
        client = Client(port, dialect)
        client.send("MOVE", "<MoveMessage/>")  # tells the dialect, and is no login
        client.receive()
        client.send("LOGIN", "<LoginMessage/>")
        client.receive()
        client.send_bytes(BOMB)
        client.receive()
        assert client.errors == ["AWAIT_LOGIN"] * 3
        client.receive()
        assert client.heard[-1] == "DISCONNECT"
        assert client.errors[-1] == "TOO_MANY_TRIES"
        with pytest.raises(EOFError):
            client.receive()
        return client

    async with hosted(1) as place:
        await asyncio.to_thread(clumsy, place.port)
        (good,) = await play(*await log_in(place, dialect))
        await place.game()
    assert good.won == "Client 1"


async def test_two_tries_are_forgiven() -> None:
    def clumsy(port: int) -> Client:
        client = Client(port, NEW)
        for _ in range(2):
            client.send_bytes(b"who is there?")
            client.receive()
        return client.log_in().play()

    async with hosted(1) as place:
        assert (await asyncio.to_thread(clumsy, place.port)).won == "Tester"
        await place.game()


async def test_who_comes_too_late_is_sent_away() -> None:
    async with hosted(2) as place:
        clients = await log_in(place, NEW, NEW)

        def late() -> Client:
            client = Client(place.port, NEW)
            client.send("LOGIN", "<LoginMessage><name>Late</name></LoginMessage>")
            client.receive()
            return client

        assert (await asyncio.to_thread(late)).errors == ["ERROR"]
        await play(*clients)
        await place.game()


async def test_a_seat_is_free_again_when_its_owner_leaves_before_the_game() -> None:
    async with hosted(2) as place:
        (gone,) = await log_in(place, NEW)
        gone.line.close()
        await until(lambda: "left" in place.told)
        await play(*await log_in(place, OLD, NEW))
        game = await place.game()
    assert game.outcome is not None


async def test_those_who_came_in_time_play() -> None:
    async with hosted(4, ("medium",), wait_s=3.0) as place:
        (client,) = await play(*await log_in(place, NEW))
        game = await place.game()
    assert len(game.players) == 2
    assert client.won is not None


async def test_a_number_that_was_given_back_is_a_seat_nobody_plays() -> None:
    async with hosted(3, wait_s=5.0) as place:
        first, second = await log_in(place, NEW, NEW)
        first.line.close()
        await play(second)
        game = await place.game()
    assert game.events[0].action == "drop 1"
    assert second.won == "Client 2"


async def test_nobody_came() -> None:
    async with hosted(2, wait_s=0.1) as place:
        with pytest.raises(OptionError, match="nobody came"):
            await place.task


async def test_silent_connections_do_not_keep_others_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(referee, "MOST_WAITING", 3)
    async with hosted(1) as place:
        silent = [Client(place.port) for _ in range(3)]
        await asyncio.sleep(0.2)
        turned_away = await asyncio.to_thread(Client, place.port)
        with pytest.raises(EOFError):
            await asyncio.to_thread(turned_away.receive)
        silent.pop().line.close()
        await asyncio.sleep(0.2)
        (client,) = await play(*await log_in(place, NEW))
        await place.game()
    assert client.won == "Client 1"
    for each in silent:
        each.line.close()


async def test_names_are_cut_and_roles_known() -> None:
    async with hosted(1) as place:

        def named() -> Client:
            client = Client(place.port, NEW, "N\u0007" + "&lt;" + "x" * 60)
            client.name = "&lt;b&gt;" + "x" * 60
            for role in ("SPECTATOR", "PLAYER"):
                body = f"<name>{client.name}</name><role>{role}</role>"
                client.send("LOGIN", f"<LoginMessage>{body}</LoginMessage>")
                client.receive()
            client.id = 1
            return client.play()

        client = await asyncio.to_thread(named)
        game = await place.game()
    assert client.heard[:2] == ["ACCEPT", "LOGINREPLY"]
    assert client.won == "<b>" + "x" * 27
    assert game.players[0].name == "<b>" + "x" * 21


@pytest.mark.parametrize(
    "wrong", [{"players": 0}, {"players": 5}, {"bots": ("hard", "hard")}, {"bots": ("god",)}]
)
def test_tables_that_cannot_be(wrong: dict[str, object]) -> None:
    with pytest.raises(OptionError):
        Hosting(**wrong)  # type: ignore[arg-type]


# --- our guest ----------------------------------------------------------------------------------


def visit(port: int, years: str, level: str = "medium", name: str = "Guest") -> guest.Guest:
    return guest.join("127.0.0.1", port, level, name, messages.DIALECTS[years], 20)


@pytest.mark.parametrize("years", ["2015", "2018"])
@pytest.mark.parametrize("others", [0, 1, 3])
async def test_our_guest_plays_on_our_referee(years: str, others: int) -> None:
    async with hosted(others + 1, whole=True) as place:
        dialects = (OLD, NEW, OLD)[:others]
        clients = await log_in(place, *dialects)
        plays = [asyncio.create_task(asyncio.to_thread(client.play)) for client in clients]
        visitor = await asyncio.to_thread(visit, place.port, years)
        await asyncio.gather(*plays)
        game = await place.game()
    assert visitor.won is not None
    record = visitor.record()
    assert record is not None
    assert read_game(record.record()) == record
    assert record.outcome is not None
    assert game.outcome is not None
    assert record.outcome.winners == game.outcome.winners
    if years == "2018" or others < 2:  # else nobody tells what was found in the last round
        assert record.state.found == game.state.found
    assert record.state.pieces == game.state.pieces
    assert alike(record.state.maze, game.state.maze)
    assert record.players[visitor.player - 1] == Player("bot:medium", "Guest")
    if years == "2018" or others == 0:  # the moves are told
        assert [e[:2] for e in record.events] == [e[:2] for e in game.events]
    elif others == 1:
        assert [e[:2] for e in record.events] == [e[:2] for e in game.events[2:]]


@pytest.mark.parametrize("years", ["2015", "2018"])
async def test_a_guest_sees_others_drop_out(years: str) -> None:
    async with hosted(3, whole=True) as place:
        clients = await log_in(place, NEW, NEW)

        def leaves(client: Client) -> None:
            for _ in range(3):
                client.move(*best_move(client.id, client.await_move()))
            client.await_move()
            client.line.close()

        visitor, *_ = await asyncio.gather(
            asyncio.to_thread(visit, place.port, years),
            asyncio.to_thread(leaves, clients[0]),
            asyncio.to_thread(clients[1].play),
        )
        game = await place.game()
    record = visitor.record()
    assert record is not None
    assert record.state.gone == game.state.gone == (0,)
    assert record.outcome == game.outcome


def scripted(*texts: bytes | None) -> tuple[socket.socket, threading.Thread]:
    """Return a line at whose other end someone says *texts*, whatever it hears."""
    ours, theirs = socket.socketpair()

    def say() -> None:
        theirs.recv(65_536)  # the login
        for text in texts:
            if text is not None:
                theirs.sendall(struct.pack(">i", len(text)) + text)
        theirs.close()

    thread = threading.Thread(target=say)
    thread.start()
    return ours, thread


@pytest.mark.parametrize(
    "texts",
    [
        (),
        (b"nonsense",),
        (BOMB,),
        (b'<MazeCom messagetype="LOGINREPLY" id="1"><LoginReplyMessage/></MazeCom>',),
        (b'<MazeCom messagetype="LOGINREPLY" id="9"><L><newID>9</newID></L></MazeCom>',),
        (b'<MazeCom messagetype="AWAITMOVE" id="1"><AwaitMoveMessage/></MazeCom>',),
        (b'<MazeCom messagetype="MOVEINFO" id="1"><MoveInfoMessage playerId="7"/></MazeCom>',),
        (b'<MazeCom messagetype="WIN" id="1"><W><winner id="x">y</winner></W></MazeCom>',),
        (b'<MazeCom messagetype="FUTURE" id="1"><Future/></MazeCom>',),
    ],
    ids=lambda texts: repr(texts[:1])[:40],
)
def test_a_guest_survives_any_referee(texts: tuple[bytes, ...]) -> None:
    line, thread = scripted(*texts)
    with line:
        visitor = guest.Guest(line, "medium", "Guest", messages.NEW)
        visitor.play()
    thread.join()
    assert visitor.won is None
    assert visitor.error != "NOERROR"
    assert visitor.record() is None


def test_a_guest_is_refused_now_and_then() -> None:
    told: list[str] = []
    refused = messages.accept(messages.NEW, 1, "ILLEGAL_MOVE").encode()
    away = messages.disconnect(messages.NEW, 1, "Guest", "TOO_MANY_TRIES").encode()
    line, thread = scripted(refused, away)
    with line:
        visitor = guest.Guest(
            line, "medium", "Guest", messages.NEW, tell=lambda event, **about: told.append(event)
        )
        visitor.play()
    thread.join()
    assert visitor.error == "TOO_MANY_TRIES"
    assert told == ["refused"]


# --- messages and traces ------------------------------------------------------------------------


def league(seats: int, seed: str) -> Game:
    return new_game("classic", seats=seats, seed=seed, league=True, start=1)


def some_turn(game: Game, draw: Callable[[Sequence[str]], str]) -> Game:
    seat = game.to_act[0]
    for _ in range(2):
        game = game.play(seat, draw(game.legal(seat)))
    return game


def move_of(before: State, push: str, walk: str) -> LeagueMove:
    column, row = "abcdefg".index(push[0]), int(push[1]) - 1
    treasure = messages.TREASURES.get(chr(before.maze.motifs[-1]))
    end = (int(walk[1]) - 1) * 7 + "abcdefg".index(walk[0])
    return LeagueMove(row * 7 + column, end, int(push[3], 16), treasure)


@given(st.integers(1, 4), st.text("ab", max_size=3), st.integers(0, 6), st.data())
def test_what_is_written_can_be_read(
    seats: int, seed: str, turns: int, data: st.DataObject
) -> None:
    game = league(seats, seed)
    for _ in range(turns):
        game = some_turn(game, lambda legal: data.draw(st.sampled_from(legal)))
    state: State = game.state
    to_go = {seat + 1: len(hand) + 1 for seat, hand in enumerate(state.left)}
    found = ("sym03", "sym17")
    for dialect in (messages.OLD, messages.NEW):
        text = messages.await_move(dialect, state, state.seat + 1, to_go, found)
        asked = messages.read_await_move(read_message(text.encode()))
        seen = asked.seen
        assert (seen.maze, seen.barred) == (state.maze, state.barred)
        assert dict(seen.pins) == {seat + 1: cell for seat, cell in enumerate(state.pieces)}
        assert (asked.to_go, asked.found) == (to_go, found)
        assert asked.target == messages.TREASURES[state.left[state.seat][0]]
    done = LeagueMove(1, 48, 6, "sym01")
    told = messages.move_info(messages.NEW, state, 2, done, True, found)
    assert messages.read_move_info(read_message(told.encode()))[2:] == (True, done)
    for dialect in (messages.OLD, messages.NEW):
        sent = read_message(messages.move(dialect, 3, done).encode())
        assert (sent.id, messages.read_move(sent)) == (3, done)


def test_treasures_have_the_names_of_the_league() -> None:
    state: State = league(4, "7").state
    seen = ET.fromstring(messages.board("board", messages.OLD, state, ()))
    names = [
        [col.findtext("treasure") for col in row.findall("col")] for row in seen.findall("row")
    ]
    fixed = [names[row][column] for row in (0, 2, 4, 6) for column in (0, 2, 4, 6)]
    assert fixed[0] == "Start01"
    assert fixed[3] == "Start02"
    assert fixed[12] == "Start03"
    assert fixed[15] == "Start04"
    rest = [name for name in fixed if name and name.startswith("sym")]
    assert rest == [f"sym{number}" for number in range(13, 25)]
    loose = [
        (sum(side.text == "true" for side in col[0]), col.findtext("treasure") or "")
        for col in [*seen.iter("col"), *seen.iter("shiftCard")]
    ]
    corners = {name for ways, name in loose if ways == 2 and name.startswith("sym")}
    assert corners == {f"sym{number:02}" for number in range(1, 7)}


@given(st.integers(2, 4), st.text("ab", max_size=3), st.data())
def test_moves_that_nobody_told_can_be_guessed(seats: int, seed: str, data: st.DataObject) -> None:
    game = league(seats, seed)
    before: State = game.state
    movers = []
    for _ in range(data.draw(st.integers(1, min(seats, 3)))):
        movers.append(game.to_act[0])
        game = some_turn(game, lambda legal: data.draw(st.sampled_from(legal)))
    state: State = game.state
    pins = {seat + 1: cell for seat, cell in enumerate(state.pieces)}
    seen = SeenBoard(state.maze, pins, state.barred, ())
    trace = Trace(game.rules)  # type: ignore[arg-type]
    trace.begin(before)
    assert trace.saw(state.seat, seen, range(seats)) or len(movers) == seats
    moves = guess(before, movers, seen)
    assert moves is not None
    assert [move.slot for move in moves][-1:] == [
        move_of(before, *[event.action for event in game.events[-2:]]).slot
    ]
    if len(movers) < seats:
        assert trace.state is not None
        assert trace.state.pieces == state.pieces
        assert alike(trace.state.maze, state.maze)


def test_what_cannot_have_happened_is_not_guessed() -> None:
    one, other = league(2, "1").state, league(2, "2").state
    seen = SeenBoard(other.maze, {1: 0, 2: 6}, 1, ())
    assert guess(one, [0], seen) is None
    assert guess(one, [], seen) is None
    assert guess(other, [], seen) == []
    trace = Trace(league(2, "1").rules)  # type: ignore[arg-type]
    trace.begin(one)
    assert not trace.saw(1, seen, [0, 1])
    assert not trace.did(0, LeagueMove(0, 0, 5, None))
    assert not trace.did(0, LeagueMove(1, 48, one.maze.spare, None))


@given(st.binary(max_size=200))
def test_no_bytes_do_more_than_be_refused(data: bytes) -> None:
    with pytest.raises(GameError):
        read_message(data)


@given(st.text("<>&\"'aé\x00\u2028", max_size=40))
def test_no_text_breaks_a_name(name: str) -> None:
    clean = "".join(char for char in name if char.isprintable())
    message = read_message(messages.login(messages.NEW, clean).encode())
    assert messages.read_login(message) == clean[:30].strip()


@pytest.mark.parametrize("count", [6, 8])
def test_boards_of_other_sizes_are_refused(count: int) -> None:
    card = (
        "<col><openings><top>true</top><bottom>0</bottom><left>1</left><right>false</right>"
        "</openings><pin/></col>"
    )
    rows = f"<row>{card * 7}</row>" * count
    node = wire.read_xml(f"<board>{rows}{card.replace('col>', 'shiftCard>')}</board>".encode())
    with pytest.raises(wire.BadMessage):
        read_board(node)


@pytest.mark.parametrize("years", messages.DIALECTS)
def test_no_more_treasures_are_found_than_the_schema_allows(years: str) -> None:
    state = new_game("classic", seats=2, seed="7").state
    everything = [*messages.TREASURES, messages.start_of(1)]
    for text in (
        messages.board("board", messages.DIALECTS[years], state, everything),
        messages.await_move(messages.DIALECTS[years], state, 1, {1: 1, 2: 1}, everything),
    ):
        assert text.count("<foundTreasures>") in (0, 24)
    assert "<foundTreasures>" in text
