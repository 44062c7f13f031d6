"""MazeNet: who gets a seat at the referee, and who does not."""

from __future__ import annotations

import asyncio

import pytest

from daedalus.adapters.mazenet import lobby
from daedalus.adapters.mazenet.lobby import Hosting
from daedalus.core.errors import OptionError
from tests.adapters.mazenet_client import NEW, OLD, Client
from tests.adapters.mazenet_host import BOMB, hosted, log_in, play, until

pytestmark = pytest.mark.usefixtures("closed_lines")


@pytest.mark.parametrize("dialect", [OLD, NEW])
async def test_three_tries_to_log_in(dialect: str) -> None:
    def clumsy(port: int) -> Client:
        client = Client(port, dialect)
        client.send("MOVE", "<MoveMessage/>")  # shows the dialect, and is not a login
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


async def test_a_late_client_is_sent_away() -> None:
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
    monkeypatch.setattr(lobby, "MOST_WAITING", 3)
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
