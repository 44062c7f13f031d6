"""Games of bots, as samples to fit the race to and to measure it by.

The pushes of one game share one result, so a thousand games say as little as a thousand pushes
would.  Therefore positions are taken from games of several levels, all that is hidden from the seat
in turn is dealt anew, and experts play on: every sample has a result of its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from daedalus.bots import make
from daedalus.bots.sliding.race import Racer
from daedalus.core.game import Setup
from daedalus.editions.sliding.position import ENDED, NOWHERE, State
from daedalus.editions.sliding.rules import Sliding
from daedalus.review.sliding import reaches

SPARRING: Final = ("medium", "hard", "expert")
"""The levels whose games are used: bots that play to win, and need no clock."""
PLAYS_ON: Final = "expert"
"""Chances to win assume that everybody plays on at this level."""
LONGEST: Final = 300  # turns after which a game is left out
EVERY: Final = 5  # one position in this many is a sample


class Sample(NamedTuple):
    """A position before a push, as the seat in turn may imagine it, and how it went on."""

    game: int
    state: State
    after: State  # after the turn that an expert made
    winner: int
    again: int  # who won when it was dealt anew and played on once more; NOWHERE: it was not


class Point(NamedTuple):
    """A seat that waits for its turn: what everyone has left, and who won."""

    me: Racer
    before: tuple[Racer, ...]  # who plays before it
    after: tuple[Racer, ...]
    reaches: tuple[float, ...]  # the chance to reach the next goal: its own, then of those before
    won: bool


def games(
    rules: Sliding, seats: int, count: int, seed: str, levels: Sequence[str] = SPARRING
) -> Iterator[list[State]]:
    """Yield games of each level against itself, as positions before every turn and the last."""
    for level in levels:
        for deal in range(count):
            key = f"{seed}/{level}/{deal}"
            states = _played_on(rules, rules.start(Setup(seats, key)), level, key)
            if states[-1].phase == ENDED:
                yield states


def samples(
    rules: Sliding,
    seats: int,
    count: int,
    seed: str,
    levels: Sequence[str] = SPARRING,
    twice: bool = False,
) -> Iterator[Sample]:
    """Yield samples of *count* games of each level; *twice*: each is played on a second time."""
    for number, states in enumerate(games(rules, seats, count, seed, levels)):
        for ply in range(number % EVERY, len(states) - 1, EVERY):
            state = states[ply]
            view = rules.view(state, state.seat)
            on = _dealt_anew(rules, view, f"{seed}/{number}/{ply}", ply)
            again = NOWHERE
            if twice:
                again = _dealt_anew(rules, view, f"{seed}/{number}/{ply}/again", ply)[-1].seat
            if on[-1].phase == ENDED:
                yield Sample(number, on[0], on[1], on[-1].seat, again)


def _dealt_anew(rules: Sliding, view: State, key: str, ply: int) -> list[State]:
    return _played_on(rules, rules.imagine(view, key), PLAYS_ON, key, ply)


def _played_on(rules: Sliding, state: State, level: str, key: str, ply: int = 0) -> list[State]:
    states = [state]
    while rules.to_act(states[-1]) and len(states) <= LONGEST:
        states.append(_after_turn(rules, states[-1], level, key, 2 * (ply + len(states) - 1)))
    return states


def _after_turn(rules: Sliding, state: State, level: str, key: str, ply: int) -> State:
    seat = state.seat
    bot = make(level, f"{key}/{seat}")
    for action in bot.turn(rules, rules.view(state, seat), seat, None, ply):
        state = rules.apply(state, seat, action)
    return state


def points(rules: Sliding, sample: Sample) -> Iterator[Point]:
    """Yield the points of a sample: all seats that wait, before its turn and after it.

    What came of it the second time belongs to the position before the turn alone.
    """
    winners = [sample.winner] if sample.again == NOWHERE else [sample.winner, sample.again]
    for state, came in ((sample.state, winners), (sample.after, winners[:1])):
        if state.phase == ENDED:
            continue
        for seat in range(len(state.pieces)):
            if seat != state.seat:
                found = reaches(rules, rules.view(state, seat), seat)
                yield from (Point(*found, won=seat == winner) for winner in came)
