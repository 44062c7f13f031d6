"""Hosts games of the league: requests and checks moves, and announces the winner."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple

from daedalus.adapters.mazenet import messages
from daedalus.adapters.mazenet.lobby import (
    MOST_WAITING,
    TRIES,
    Client,
    Disconnected,
    Hosting,
    Lobby,
)
from daedalus.adapters.mazenet.messages import (
    AWAIT_MOVE,
    ERROR,
    ILLEGAL_MOVE,
    NOERROR,
    TIMEOUT,
    TOO_MANY_TRIES,
    TREASURES,
    LeagueMove,
    Statistics,
    read_move,
    start_of,
)
from daedalus.adapters.mazenet.rehearsal import rehearse
from daedalus.adapters.mazenet.wire import BadMessage
from daedalus.bots import make
from daedalus.core.errors import GameError, IllegalAction, OptionError
from daedalus.core.game import HOUSE, Setup
from daedalus.core.maze import HEX, cell_name, turns
from daedalus.core.names import NAME_LIMIT
from daedalus.core.record import Game, Player, begin
from daedalus.editions import edition
from daedalus.editions.sliding.position import State

_LONGEST: Final = 10_000
"""Turns after which a game is ended without a winner."""


class _BotPlayer(NamedTuple):
    """One of our bots in a seat."""

    level: str
    name: str


class _Match:
    """A game of clients and bots."""

    def __init__(self, table: Hosting, clients: dict[int, Client], seed: str) -> None:
        self.table, self.clients = table, clients
        self.tell = table.tell
        # Clients were told their numbers; a number that was given back is a seat nobody plays.
        first = max(clients) + 1
        self.bots = {
            first + at: _BotPlayer(level, f"Daedalus {level}")
            for at, level in enumerate(table.bots)
        }
        seats = max(clients) + len(self.bots)
        rules = edition("classic", league=True, start=1)
        players = [self._player(number) for number in range(1, seats + 1)]
        self.game: Game = begin(rules, Setup(seats, seed), players)
        self.seed = seed
        self.found: list[str] = []
        self.moves = dict.fromkeys(range(1, seats + 1), 0)
        self.fails: dict[int, list[int]] = {number: [0, 0] for number in self.moves}
        self.winner: str | None = None
        # One thread, because the bots' kernels share a workspace.
        self._thoughts = ThreadPoolExecutor(1)

    def _player(self, number: int) -> Player:
        if number in self.bots:
            return Player(f"bot:{self.bots[number].level}", self.bots[number].name)
        name = self.clients[number].name if number in self.clients else ""
        return Player("mazenet", name[:NAME_LIMIT].strip())

    @property
    def state(self) -> State:
        state: State = self.game.state
        return state

    async def play(self) -> Game:
        """Play until someone is home or no client is left; return the game as it is then."""
        try:
            await self._play()
        finally:
            self._thoughts.shutdown(cancel_futures=True)
            await asyncio.gather(*(client.close() for client in self.clients.values()))
        return self.game

    async def _play(self) -> None:
        for number in self.moves:
            if number not in self.clients and number not in self.bots and not self._drop(number):
                return
        for _ in range(_LONGEST):
            number = self.state.seat + 1
            start = time.monotonic()
            if number in self.bots:
                done: LeagueMove | None = await self._ask_bot(number)
            else:
                done = await self._ask(self.clients[number])
            if done is None:
                if not self._drop(number):
                    break
                continue
            self._do(number, done, round((time.monotonic() - start) * 1000))
            if self.game.outcome is not None:
                self._announce(number)
                break
        for client in self.clients.values():
            self._say_goodbye(client, NOERROR)

    def _drop(self, number: int) -> bool:
        """Continue without a player; return whether there is anyone left to play for."""
        self.clients.pop(number, None)
        if not self.clients or HOUSE not in self.game.to_act:
            return False
        self.game = self.game.play(HOUSE, f"drop {number}")
        return True

    # --- a turn ----------------------------------------------------------------------------------

    async def _ask(self, client: Client) -> LeagueMove | None:
        """Return a client's move, checked; None if it has lost its seat."""
        number = client.player
        error = TOO_MANY_TRIES
        for _ in range(TRIES):
            client.send(self._question(client))
            try:
                done = read_move(await client.receive(self.table.answer_s))
                self._check(number, done)
            except BadMessage:
                client.send(messages.accept(client.dialect, number, AWAIT_MOVE))
            except GameError:
                client.send(messages.accept(client.dialect, number, ILLEGAL_MOVE))
            except TimeoutError:
                error = TIMEOUT
                break
            except Disconnected:
                error = ERROR
                break
            else:
                client.send(messages.accept(client.dialect, number, NOERROR))
                return done
        self.tell("dropped", name=client.name, player=number, error=error)
        self._say_goodbye(client, error)
        await client.close()
        return None

    def _question(self, client: Client) -> str:
        to_go = {
            number: len(self.state.left[number - 1]) + 1
            for number in (*self.clients, *self.bots)
            if number - 1 not in self.state.gone
        }
        return messages.await_move(client.dialect, self.state, client.player, to_go, self.found)

    def _check(self, number: int, done: LeagueMove, ms: int = 0) -> Game:
        """Return the game after a move.

        :raises GameError: when the rules do not allow it.
        """
        maze = self.state.maze
        spare = TREASURES.get(chr(maze.motifs[-1]))
        if done.treasure != spare or done.sides not in turns(maze.spare):
            raise IllegalAction("that is not the tile in hand")
        push = f"{cell_name(done.slot, maze.width)}={HEX[done.sides]}"
        walk = cell_name(done.end, maze.width)
        return self.game.play(number - 1, push, ms).play(number - 1, walk)

    async def _ask_bot(self, number: int) -> LeagueMove:
        """Return a bot's move; a bot sees only its view."""
        loop = asyncio.get_running_loop()
        bot = make(self.bots[number].level, f"{self.seed}/{number}")
        rules, seat, budget = self.game.rules, number - 1, self.table.budget_ms
        view, ply = rules.view(self.state, seat), len(self.game.events)
        history = self.game.history(seat)

        def think() -> LeagueMove:
            push, walk = bot.turn(rules, view, seat, budget, ply, history)
            treasure = TREASURES.get(chr(view.maze.motifs[-1]))
            width = view.maze.width
            slot, end = push.row * width + push.column, walk.row * width + walk.column
            return LeagueMove(slot, end, push.sides, treasure)

        return await loop.run_in_executor(self._thoughts, think)

    def _do(self, number: int, done: LeagueMove, ms: int) -> None:
        """Make a checked move, and tell everyone."""
        before = self.state
        self.game = self._check(number, done, ms)
        hand = before.left[number - 1]
        reached = self.game.outcome is not None or self.state.left[number - 1] != hand
        self.moves[number] += 1
        fails = self.fails[number]
        fails[0] = 0 if reached else fails[0] + 1
        fails[1] = max(fails)
        if reached:
            self.found.append(TREASURES[hand[0]] if hand else start_of(number))
        if self.state.left[number - 1] != hand:
            name = self.game.players[number - 1].name
            self.tell("found", name=name, player=number, left=len(hand) - 1)
        for client in self.clients.values():
            if client.dialect.modern:
                client.send(
                    messages.move_info(
                        client.dialect, self.state, number, done, reached, self.found
                    )
                )

    # --- the end ---------------------------------------------------------------------------------

    def _announce(self, number: int) -> None:
        """Tell everyone who has won."""
        in_play = sorted((*self.clients, *self.bots))
        statistics = [
            Statistics(
                len(self.state.found[each - 1]) + (each == number),
                self.moves[each],
                self.fails[each][1],
            )
            for each in in_play
        ]
        self.winner = self.bots[number].name if number in self.bots else self.clients[number].name
        self.tell("won", name=self.winner, player=number)
        for client in self.clients.values():
            client.send(
                messages.win(
                    client.dialect,
                    self.state,
                    client.player,
                    number,
                    self.winner,
                    self.found,
                    statistics,
                )
            )

    def _say_goodbye(self, client: Client, error: str) -> None:
        client.send(messages.disconnect(client.dialect, client.player, client.name, error))


async def host(
    table: Hosting,
    address: str,
    port: int,
    seeds: Iterable[str],
    keep: Callable[[Game], None] = lambda game: None,
) -> list[Game]:
    """Host a game for every seed, one after the other, and return them.

    :raises OptionError: when nobody logs in.
    """
    for level in sorted(set(table.bots)):
        await asyncio.to_thread(rehearse, level)
    lobby = Lobby(table)
    server = await asyncio.start_server(lobby.welcome, address, port, backlog=MOST_WAITING)
    games = []
    try:
        table.tell("listening", address=address, port=server.sockets[0].getsockname()[1])
        for seed in seeds:
            clients = await lobby.gather()
            if not clients:
                wait = f"{table.wait_s:g}"
                raise OptionError(f"nobody came within {wait} seconds", "mazenet-nobody", wait=wait)
            match = _Match(table, dict(clients), seed)
            table.tell("begins", players=len(match.game.players))
            try:
                games.append(await match.play())
            finally:
                keep(match.game)
            if match.winner is None:
                table.tell("unfinished")
    finally:
        server.close()
        await lobby.close()
    return games
