"""A rival about as good as a person: from how games went to the strength for the next one.

The strength goes up after a win and down after a loss, so in the long run half of the games are
won.  It goes faster while every game says the same, and slows down when they differ.  What a review
says about a game counts too.  `web/src/fitting.ts` does the same on a device: both are tested with
tests/wire/fitting.json.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from daedalus.bots.dial import STRONGEST

STRIDE: Final = 1.5  # the first change
LEAST, MOST = 0.5, 3.0  # changes after that: never by more than one of six stones
FASTER, SLOWER = 1.5, 0.5
TRUST: Final = 0.3  # in what the review of a game says
FIRST: Final = {2: 5.5, 3: 4.3, 4: 3.6}
"""The strength of the first game, by the number of players: somebody who looks at four pushes a
turn wins about half of them."""
LOSSES: Final = ((17.2, 0.0), (7.9, 8.8), (6.1, 10.8), (5.1, 13.0), (1.2, 17.5), (0.8, 20.0))
"""Points of the chance to win that a decision of a level loses on average, and its strength: see
docs/review.md."""


class RivalGame(NamedTuple):
    """A game of the person against rivals of one strength."""

    strength: float
    won: bool
    lost: float | None = None  # points that a decision of the person lost, if a review told


def next_strength(first: float, games: Sequence[RivalGame]) -> float:
    """Return the strength for the next game, the first time *first*.

    >>> next_strength(5, []), next_strength(5, [RivalGame(5, True)])
    (5.0, 6.5)
    """
    number, stride = first, STRIDE
    for at, game in enumerate(games):
        if at:
            again = game.won == games[at - 1].won
            stride = min(max(stride * (FASTER if again else SLOWER), LEAST), MOST)
        number = game.strength
        room = min(number / 3, (STRONGEST - number) / 2)
        step = min(stride, max(room, 0.1))  # small at the ends; from chance to 1 it is a long way
        wanted = number + (step if game.won else -step)
        if game.lost is not None:
            wanted += TRUST * (strength_by(game.lost) - wanted)
        number = min(max(wanted, number - MOST, 0.0), number + MOST, STRONGEST)
    return round(number * 10) / 10


def strength_by(lost: float) -> float:
    """Return which strength loses this many points with a decision.

    >>> strength_by(20), round(strength_by(7), 1), strength_by(0)
    (0.0, 9.8, 20.0)
    """
    for (more, low), (less, high) in pairwise(LOSSES):
        if lost >= less:
            share = min(max((more - lost) / (more - less), 0), 1)
            return low + share * (high - low)
    return float(STRONGEST)
