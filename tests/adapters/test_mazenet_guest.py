"""MazeNet: our guest plays on any referee, and records what it sees."""

from __future__ import annotations

import asyncio
import socket
import struct
import threading

import pytest

from daedalus import Player, read_game
from daedalus.adapters.mazenet import guest, messages
from daedalus.adapters.mazenet.trace import alike
from tests.adapters.mazenet_client import NEW, OLD, Client, best_move
from tests.adapters.mazenet_host import BOMB, hosted, log_in

pytestmark = pytest.mark.usefixtures("closed_lines")


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
