"""Fits the chances where points decide: `python -m tools.review.fit_points`, a few minutes.

It prints the numbers of Connect (`review.connect`) and of Go! (`review.go`), with the mean
logarithmic loss: in games of hard bots against themselves, before every turn or round.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from functools import partial
from math import log
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from daedalus.arena.contest import Contest, Matchup, play_game
from daedalus.core.record import Game
from daedalus.core.sums import added
from daedalus.editions import read_game
from daedalus.review import connect, go
from daedalus.review.points import result, shares
from daedalus.review.race import SURE
from daedalus.review.values import Chances
from tools.review.descent import Range, descend

if TYPE_CHECKING:
    from daedalus.editions.known import GoGame

LEVEL: Final = "hard"
GAMES: Final = {2: 30, 3: 20, 4: 20}
"""By the number of seats."""


class PointsSample(NamedTuple):
    """Where a game stood, and what everyone won in the end."""

    points: tuple[float, ...]
    left: tuple[float, ...]  # what is to come: turns of each seat, or the way to the goal
    won: Chances


def games(edition: str) -> Iterator[Any]:
    """Yield games of hard bots, for two, three and four seats."""
    for seats, count in GAMES.items():
        contest = Contest((LEVEL, LEVEL), edition, {}, seats, seed="fit")
        for number in range(count):
            yield read_game(play_game(contest, Matchup(LEVEL, LEVEL), number).record)


def of_connect(game: Game) -> Iterator[PointsSample]:
    """Yield how a game of Connect stood before every turn."""
    if game.outcome is None:
        return
    for ply in range(len(game.events)):
        state = game.at(ply).state
        caught = tuple(float(len(each)) for each in state.caught)
        yield PointsSample(caught, tuple(map(float, connect.to_come(state))), result(game.outcome))


def of_go(game: GoGame) -> Iterator[PointsSample]:
    """Yield how a match of Go! stood before every round."""
    if game.outcome is None:
        return
    for each in go.rounds(game):
        scores = each.first.scores
        yield PointsSample(tuple(map(float, scores)), (go.way_left(scores),), result(game.outcome))


def loss(found: Sequence[PointsSample], chances: Sequence[Chances]) -> float:
    """Return the mean logarithmic loss of what was given to those who won."""
    total = 0.0
    for standing, given in zip(found, chances, strict=True):
        total -= added(
            won * log(max(chance, SURE)) for won, chance in zip(standing.won, given, strict=True)
        )
    return total / len(found)


def connect_loss(found: Sequence[PointsSample], numbers: Sequence[float]) -> float:
    """Return the loss of Connect with this gain, calm and stir."""
    gain, calm, stir = numbers
    given = [
        shares(
            [caught + gain * left for caught, left in zip(each.points, each.left, strict=True)],
            connect.spread(each.left, calm, stir),
        )
        for each in found
    ]
    return loss(found, given)


def go_loss(found: Sequence[PointsSample], numbers: Sequence[float]) -> float:
    """Return the loss of Go! with this spread, at the start and just before the goal."""
    first, last = numbers
    given = [shares(each.points, last + each.left[0] * (first - last)) for each in found]
    return loss(found, given)


def fitted() -> Iterator[str]:
    """Yield the numbers of both editions, and how well they fit."""
    found = [each for game in games("connect") for each in of_connect(game)]
    ranges = Range(0.8, 0.1, 0.1, 3), Range(0.1, 0.05, 0.01, 2), Range(0.45, 0.1, 0.05, 3)
    numbers = descend(partial(connect_loss, found), ranges)
    yield f"connect: GAIN, CALM, STIR = {numbers}: {connect_loss(found, numbers):.4f}"
    found = [each for game in games("go") for each in of_go(game)]
    numbers = descend(partial(go_loss, found), (Range(4.5, 1, 0.3, 20), Range(2.8, 1, 0.3, 20)))
    yield f"go: SPREAD, NEARLY = {numbers}: {go_loss(found, numbers):.4f}"


if __name__ == "__main__":
    for line in fitted():
        print(line)
        sys.stdout.flush()
