"""Plays on the league's referee with one of our bots, and records what it sees."""

from __future__ import annotations

import socket
import time
from contextlib import suppress
from typing import Final, NamedTuple

from daedalus.adapters.mazenet import messages
from daedalus.adapters.mazenet.messages import (
    ERROR,
    LETTERS,
    NOERROR,
    AwaitMove,
    Dialect,
    LeagueMove,
    Message,
    MoveInfo,
    read_await_move,
    read_board,
    read_message,
    read_move_info,
)
from daedalus.adapters.mazenet.rehearsal import rehearse
from daedalus.adapters.mazenet.trace import Trace, undone
from daedalus.adapters.mazenet.wire import HEAD, BadFrame, BadMessage, Tell, framed, length_of
from daedalus.bots import make
from daedalus.core.errors import GameError
from daedalus.core.names import NAME_LIMIT
from daedalus.core.record import Game, Player
from daedalus.editions import edition
from daedalus.editions.sliding.box import homes
from daedalus.editions.sliding.position import NOWHERE, TO_PUSH, UNSEEN, State
from daedalus.editions.sliding.rules import Sliding

_CARDS: Final = 24
_CONNECT_S: Final = 20.0


class _SentMove(NamedTuple):
    """One of our moves: what it was, the letter of the card it ends on, and how long it took."""

    done: LeagueMove
    letter: str
    ms: int


class Guest:
    """A player in a game of the league."""

    def __init__(
        self,
        line: socket.socket,
        level: str,
        name: str,
        dialect: Dialect,
        budget_ms: int | None = None,
        seed: str = "",
        tell: Tell = lambda event, **about: None,
    ) -> None:
        self.bot = make(level, seed)
        self.name, self.dialect, self.budget_ms, self.tell = name, dialect, budget_ms, tell
        self.player = 0
        self.error = NOERROR  # why the referee disconnected us
        self.won: tuple[int, str] | None = None
        rules = edition("classic", league=True, start=1)
        assert isinstance(rules, Sliding)
        self.rules = rules
        self.trace = Trace(rules)
        self.seats = 0
        self.found: list[str] = []
        self.target = ""
        self._line = line
        self._sent: _SentMove | None = None  # the move that has not been accepted yet

    # --- the dialogue ----------------------------------------------------------------------------

    def play(self) -> None:
        """Log in and play until the referee ends the game."""
        try:
            self._send(messages.login(self.dialect, self.name))
            while (message := self._receive()) is not None:
                act = getattr(self, f"_on_{message.kind.lower()}", None)
                if act is not None:
                    act(message)
                if message.kind == "DISCONNECT":
                    return
        except BadMessage as error:
            self.error = str(error)
            return
        except OSError:
            pass  # the connection is dead, as if the referee had closed it
        if self.won is None:
            self.error = ERROR

    def _send(self, text: str) -> None:
        self._line.sendall(framed(text))

    def _receive(self) -> Message | None:
        """Return the next message; None when the connection is closed.

        :raises BadMessage: when the referee sends something invalid.
        """
        try:
            return read_message(self._take(length_of(self._take(HEAD))))
        except (EOFError, OSError, BadFrame):
            return None

    def _take(self, count: int) -> bytes:
        parts = []
        while count:
            part = self._line.recv(min(count, 65_536))
            if not part:
                raise EOFError
            parts.append(part)
            count -= len(part)
        return b"".join(parts)

    # --- what the referee says -------------------------------------------------------------------

    def _on_loginreply(self, message: Message) -> None:
        self.player = message.body.number("newID")
        if not 1 <= self.player <= 4:
            raise BadMessage(f"not a player: {self.player}")
        self.tell("seated", player=self.player)

    def _on_awaitmove(self, message: Message) -> None:
        start = time.monotonic()
        asked = read_await_move(message)
        state = self._look(asked)
        self._follow(asked, state)
        done, letter = self._choose(state)
        self._sent = _SentMove(done, letter, round((time.monotonic() - start) * 1000))
        self._send(messages.move(self.dialect, self.player, done))

    def _on_accept(self, message: Message) -> None:
        sent, self._sent = self._sent, None
        if sent is None or not message.body.truth("accept"):
            self.tell("refused", error=message.body.one(self.dialect.error).text.strip())
            return
        self._count(self.player, sent.letter)
        if self.trace.state and not self.trace.did(self.player - 1, sent.done, sent.ms):
            self.trace.state = None

    def _on_moveinfo(self, message: Message) -> None:
        told = read_move_info(message)
        if told.player == self.player:
            return  # it was recorded when it was accepted
        if self.trace.first is None:
            # The starting player is number 1; the pins show how many play.
            first = undone(told.seen, told.done, max([*told.seen.pins, self.player]))
            if first is not None and told.player == 1:
                self._sit(len(first.pieces))
                self.trace.begin(first)
        if self.seats:
            self._count(told.player, self._letter(told))
        if self.trace.state and not self.trace.did(told.player - 1, told.done):
            self.trace.state = None

    def _on_win(self, message: Message) -> None:
        winner = message.body.one("winner")
        number = winner.attributes.get("id", "")
        if number not in ("1", "2", "3", "4"):
            raise BadMessage(f"not a player: {number[:20]!r}")
        self.won = int(number), winner.text
        self.tell("won", name=winner.text, player=int(number))
        state = self.trace.state
        if not self.dialect.modern and state and self.won[0] != self.player:
            seen = read_board(message.body.one("board"))
            present = [seat for seat in range(self.seats) if seat not in state.gone]
            self.trace.saw(int(number) - 1, seen, present, inclusive=True)

    def _on_disconnect(self, message: Message) -> None:
        self.error = message.body.one(self.dialect.error).text.strip()

    # --- what is known ---------------------------------------------------------------------------

    def _sit(self, seats: int) -> None:
        self.seats = seats
        self.found = [""] * seats

    def _count(self, player: int, letter: str) -> None:
        """Record a card that *player* found with a move, if it did."""
        if letter and player <= self.seats and letter not in "".join(self.found):
            self.found[player - 1] += letter

    def _letter(self, told: MoveInfo) -> str:
        motif = chr(told.seen.maze.motifs[told.done.end])
        return motif if told.reached and motif.isupper() else ""

    def _look(self, asked: AwaitMove) -> State:
        """Return the position as one of our views."""
        if not self.seats:
            self._sit(max(*asked.to_go, self.player, *_pins(asked, self.dialect)))
        seats, me = self.seats, self.player - 1
        self.target = asked.target
        self._attribute(asked)
        corners = homes(7, 7, seats, True)
        pieces = tuple(asked.seen.pins.get(seat + 1, corners[seat]) for seat in range(seats))
        left = [UNSEEN * max(asked.to_go.get(seat + 1, 1) - 1, 0) for seat in range(seats)]
        left[me] = LETTERS.get(asked.target, "") + left[me][1:] if left[me] else ""
        gone = tuple(seat for seat in range(seats) if seat + 1 not in asked.to_go and seat != me)
        return State(
            asked.seen.maze,
            pieces,
            NOWHERE,
            me,
            TO_PUSH,
            asked.seen.barred,
            tuple(self.found),
            tuple(left),
            (),
            gone,
        )

    def _attribute(self, asked: AwaitMove) -> None:
        """Assign the treasures found since then to those who have fewer left, in order."""
        known = "".join(self.found)
        new = [LETTERS[each] for each in asked.found if each in LETTERS]
        fresh = [letter for letter in new if letter not in known]
        order = [(self.player - 1 + step) % self.seats for step in range(1, self.seats + 1)]
        for seat in order:
            hand = _CARDS // self.seats
            owed = hand + 1 - asked.to_go.get(seat + 1, 0) - len(self.found[seat])
            if seat + 1 not in asked.to_go:
                owed = 0
            for _ in range(min(max(owed, 0), len(fresh))):
                self.found[seat] += fresh.pop(0)
        for letter in fresh:  # probably found by players who have dropped out
            gone = [seat for seat in order if seat + 1 not in asked.to_go]
            self.found[(gone or order)[0]] += letter

    def _follow(self, asked: AwaitMove, state: State) -> None:
        """Bring the record up to date, or restart it here."""
        trace = self.trace
        me = self.player - 1
        present = [number - 1 for number in asked.to_go]
        if trace.state is not None and not trace.saw(me, asked.seen, present):
            trace.state = None
        if trace.state is None:
            trace.begin(state)

    def _choose(self, state: State) -> tuple[LeagueMove, str]:
        """Return the bot's move, and the letter of its card if the move ends there."""
        me, rules = self.player - 1, self.rules
        ply = len(self.trace.events)
        pushed, walked = self.bot.turn(rules, state, me, self.budget_ms, ply)
        after = rules.apply(state, me, pushed)
        slot, end = pushed.row * 7 + pushed.column, walked.row * 7 + walked.column
        motif = chr(after.maze.motifs[end])
        treasure = messages.TREASURES.get(chr(state.maze.motifs[-1]))
        letter = motif if motif == LETTERS.get(self.target) else ""
        return LeagueMove(slot, end, pushed.sides, treasure), letter

    # --- the record ------------------------------------------------------------------------------

    def record(self) -> Game | None:
        """Return the game as far as it could be followed."""
        if self.trace.first is None:
            return None
        players = [Player("mazenet")] * self.seats
        if self.won is not None and self.won[0] <= self.seats:
            name = "".join(char for char in self.won[1] if char.isprintable())
            players[self.won[0] - 1] = Player("mazenet", name[:NAME_LIMIT].strip())
        mine = self.name[:NAME_LIMIT].strip()
        players[self.player - 1] = Player(f"bot:{self.bot.level}", mine)
        target = LETTERS.get(self.target, "")
        mine_next = "" if target in "".join(self.found) else target
        with suppress(GameError):
            return self.trace.game(tuple(players), self.found, (self.player - 1, mine_next))
        return None


def _pins(asked: AwaitMove, dialect: Dialect) -> list[int]:
    """Return the players whose pins are visible; in the old dialect that is always all four."""
    return list(asked.seen.pins) if dialect.modern else []


def join(
    address: str,
    port: int,
    level: str,
    name: str,
    dialect: Dialect,
    budget_ms: int | None = None,
    seed: str = "",
    tell: Tell = lambda event, **about: None,
) -> Guest:
    """Play one game on a referee and return the guest.

    :raises OSError: when the referee cannot be reached.
    """
    rehearse(level)
    with socket.create_connection((address, port), _CONNECT_S) as line:
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        line.settimeout(None)  # the others may think for as long as the referee allows
        guest = Guest(line, level, name, dialect, budget_ms, seed, tell)
        guest.play()
        return guest
