"""Games of bots against themselves, as points to fit the race to and to measure it by."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from daedalus.bots import make
from daedalus.bots.sliding.race import Racer
from daedalus.core.game import Setup
from daedalus.editions.sliding.position import State
from daedalus.editions.sliding.rules import Sliding
from daedalus.review.sliding import reaches

LEVELS: Final = ("medium", "hard", "expert")
"""Whose games are used: those of bots that know what they want, and need no clock."""
LONGEST: Final = 300  # turns after which a game is left out


class Point(NamedTuple):
    """A seat that waits for its turn: what everyone has left, and who won."""

    me: Racer
    before: tuple[Racer, ...]  # who plays before it
    after: tuple[Racer, ...]
    reaches: tuple[float, ...]  # the chance to reach the next goal: its own, then of those before
    won: bool


def games(
    rules: Sliding, seats: int, count: int, seed: str, levels: Sequence[str] = LEVELS
) -> Iterator[list[State]]:
    """Yield games of each level against itself, as positions before every turn and the last."""
    for level in levels:
        for deal in range(count):
            key = f"{seed}/{level}/{deal}"
            states = [rules.start(Setup(seats, key))]
            while rules.to_act(states[-1]) and len(states) <= LONGEST:
                states.append(_after_turn(rules, states[-1], level, key, 2 * len(states) - 2))
            if not rules.to_act(states[-1]):
                yield states


def _after_turn(rules: Sliding, state: State, level: str, key: str, ply: int) -> State:
    seat = state.seat
    bot = make(level, f"{key}/{seat}")
    for action in bot.turn(rules, rules.view(state, seat), seat, None, ply):
        state = rules.apply(state, seat, action)
    return state


def points(rules: Sliding, states: Sequence[State]) -> Iterator[Point]:
    """Yield the points of a game: all seats that wait, before every turn."""
    winner = states[-1].seat
    for state in states[:-1]:
        for seat in range(len(state.pieces)):
            if seat != state.seat:
                found = reaches(rules, rules.view(state, seat), seat)
                yield Point(*found, won=seat == winner)
