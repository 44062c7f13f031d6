"""A game as a list of positions, for browsers, which do not have the rules; and as a record.

A long game is sent in pieces; each says where the next one begins.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

from daedalus.core.errors import GameError
from daedalus.core.game import AnyRules
from daedalus.core.record import Event, Game, Player, verify
from daedalus.editions import edition, read_game
from daedalus.table.budget import MOST_ACTIONS, MOST_BYTES, MOST_FRAMES, TooLarge
from daedalus.table.messages import ENCODER, Frame, Replay, Result, SeatView
from daedalus.table.seat_view import result
from daedalus.table.settings import all_options
from daedalus.table.table import Step


class Piece(NamedTuple):
    """Which frames to send."""

    start: int = 0
    most: int = MOST_FRAMES


@dataclass(frozen=True, slots=True)
class Played:
    """A game at a table, and who wants to see it, as plain values for another process."""

    edition: str
    options: Mapping[str, object]
    first: str  # the full position; only what *seat* may see of it is sent
    steps: tuple[Step, ...]
    seat: int | None
    seats: list[SeatView]
    players: tuple[Player, ...]
    over: bool
    outcome: Result | None
    seed: str
    seed_sha256: str
    given: str | None = None  # the position it began from, if it was not dealt
    seal: str | None = None  # the hash of the host's part of the seed, if it was made together

    def rules(self) -> AnyRules:
        return edition(self.edition, **self.options)

    def events(self) -> list[Event]:
        return [
            Event(step.seat, text, 0 if at else step.ms)
            for step in self.steps
            for at, text in enumerate(step.do)
        ]


def replay_of_table(played: Played, piece: Piece) -> bytes:
    """Return the game so far as a seat saw it; everything once the game is over."""
    rules = played.rules()
    story = _Story(rules, rules.read(played.first), played.events())
    told = Replay(
        edition=rules.id,
        engine=rules.engine,
        options=all_options(rules),
        seats=played.seats,
        frames=story.frames(piece, None if played.over else (played.seat,)),
        outcome=played.outcome,
        seed=played.seed if played.over else None,
        verified=True if played.over else None,
        next=story.next,
    )
    return ENCODER.encode(told)


def record_of_table(played: Played) -> bytes:
    """Return the record: complete after the game, else with the start as a seat may see it."""
    rules = played.rules()
    first = rules.read(played.first)
    game = Game(
        rules,
        first if played.over else rules.view(first, played.seat),
        played.players,
        tuple(played.events()),
        None,  # a record does not contain the current position
        played.seed if played.over else None,
        played.seed_sha256,
        played.given if played.over else None,  # it may show what is hidden during the game
        played.seal,
    )
    return game.record().encode()


def replay_of_record(record: str, piece: Piece) -> bytes:
    """Return a game from a record; everything, since the caller has it anyway.

    :raises TooLarge: when it has too many actions.
    """
    if record.count("\n") > MOST_ACTIONS + 100:
        raise TooLarge(f"too long: a record may have {MOST_ACTIONS} actions")
    game = _read(record)
    verified = None
    if game.seed is not None:
        try:
            verify(game)
            verified = True
        except GameError:
            verified = False
    story = _Story(game.rules, game.first, game.events)
    told = Replay(
        edition=game.rules.id,
        engine=game.rules.engine,
        options=all_options(game.rules),
        seats=[
            SeatView(
                kind="bot" if player.kind.startswith("bot") else "human",
                name=player.name,
                level=player.kind.partition(":")[2] or None,
                piece=seat + 1,
            )
            for seat, player in enumerate(game.players)
        ],
        frames=story.frames(piece, None),
        outcome=result(game.outcome),
        seed=game.seed,
        verified=verified,
        next=story.next,
    )
    return ENCODER.encode(told)


@lru_cache(2)  # for each piece of a long replay, the record is sent again
def _read(record: str) -> Game:
    return read_game(record)


class _Story:
    """The positions of a game, from any point."""

    def __init__(self, rules: AnyRules, first: Any, events: Sequence[Event]) -> None:
        self._rules, self._events = rules, events
        self._state = first
        self._ply = 0
        self.next: int | None = None  # the first ply that is not in the frames

    def frames(self, piece: Piece, eyes: tuple[int | None] | None) -> list[Frame]:
        """Return the frames; *eyes* says whose view it is, None meaning everybody's together."""
        self._go_to(piece.start)
        told: list[Frame] = []
        size = 0
        while self._ply >= piece.start and self.next is None:
            state = self._state
            pos = self._rules.write(state if eyes is None else self._rules.view(state, eyes[0]))
            told.append(self._frame(pos))
            size += len(pos)
            if self._ply == len(self._events):
                break
            self._go_to(self._ply + 1)
            if len(told) >= min(piece.most, MOST_FRAMES) or size > MOST_BYTES:
                self.next = self._ply
        return told

    def _frame(self, pos: str) -> Frame:
        if self._ply == 0:
            return Frame(0, None, [], 0, pos)
        event = self._events[self._ply - 1]
        return Frame(self._ply, event.seat, [event.action], event.ms, pos)

    def _go_to(self, ply: int) -> None:
        rules = self._rules
        for event in self._events[self._ply : ply]:
            self._state = rules.apply(self._state, event.seat, rules.parse(event.action))
            self._ply += 1
