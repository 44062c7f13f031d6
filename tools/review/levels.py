"""Whether reviews make sense: `python -m tools.review.levels GAMES PROCESSES`.

Games of each level against itself: better players lose less per decision; an expert's luck evens
out, and explains so much of the results that without it they spread less.  It prints a table as
Markdown; if it is stopped, that of the games so far.
"""

from __future__ import annotations

import multiprocessing
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from math import sqrt
from signal import SIG_IGN, SIGINT, signal
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Final, NamedTuple

from daedalus.bots import LEVELS, make
from daedalus.bots.clock import count_cpu_time
from daedalus.core.sums import added
from daedalus.editions import new_game
from daedalus.review import look_back
from daedalus.review.contest import without
from daedalus.review.sliding import played_turns, prospects

if TYPE_CHECKING:
    from daedalus.editions.known import SlidingGame

GAMES: Final = 1000
BUDGET_MS: Final = 10  # of CPU time for a turn: only the master uses it
LONGEST: Final = 24
"""Turns: random players hardly ever finish a game, so it is judged up to here."""
LUCK_OF: Final = "expert"
EXACTLY: Final = 1e-9
SURE: Final = 1.96  # standard errors on each side of a 95 % interval


class Mean(NamedTuple):
    """A mean, and half the width of its 95 % interval."""

    value: float
    doubt: float


class Loss(NamedTuple):
    """What all decisions of a game lost together."""

    points: float  # of the chance to win: 0 or above
    decisions: int  # those that were not forced


class Luck(NamedTuple):
    """What a game owed to chance, and how it ended."""

    lost: Loss
    seats: tuple[float, ...]  # everyone's luck
    dealt: float  # how much better the deal was for the first seat
    won: float  # by the first seat


def played(level: str, number: int) -> SlidingGame:
    """Return a game of a level against itself."""
    bots = [make(level, f"{number}/{seat}") for seat in range(2)]
    game = new_game("classic", seed=f"sense/{number}")
    count_cpu_time(True)
    try:
        while game.to_act and (level != "random" or len(game.events) < 2 * LONGEST):
            seat, ply = game.to_act[0], len(game.events)
            turn = bots[seat].turn(game.rules, game.view(seat), seat, BUDGET_MS, ply)
            for action in turn:
                game = game.play(seat, action)
    finally:
        count_cpu_time(False)
    return game


def lost(game: SlidingGame) -> Loss:
    """Return what the decisions of a game lost, as a review would, without the rest of it."""
    rules, points, decisions = game.rules, 0.0, 0
    for turn in played_turns(game):
        view = rules.view(turn.first, turn.seat)
        found = prospects(rules, view, turn.actions, ahead=True)
        points += max(found.chance - found.played, 0.0)
        decisions += not found.forced
    return Loss(points, decisions)


def luck(game: SlidingGame) -> Luck:
    """Return the luck in a game of two, with what its decisions lost."""
    first, second = look_back(game).totals
    for total in (first, second):
        assert abs(total.start + total.own + total.others + total.luck - total.end) < EXACTLY
    lost = Loss(-first.own - second.own, first.decisions + second.decisions)
    return Luck(lost, (first.luck, second.luck), first.start - second.start, first.end)


def per_decision(games: Sequence[Loss]) -> Mean:
    """Return what a decision lost; the interval is over games, whose decisions are correlated."""
    decisions = sum(game.decisions for game in games)
    mean = added(game.points for game in games) / decisions
    off = added((game.points - mean * game.decisions) ** 2 for game in games)
    return Mean(mean, SURE * sqrt(off) / decisions)


def per_game(games: Sequence[Luck]) -> Mean:
    """Return the luck of a seat in a game: the mean over all."""
    found = [each for game in games for each in game.seats]
    return Mean(fmean(found), SURE * stdev(found) / sqrt(len(found)))


def narrower(games: Sequence[Luck]) -> float:
    """Return how wide the interval of results is without luck, as a fraction of the plain one."""
    won = [game.won for game in games]
    drawn = [game.seats[0] - game.seats[1] for game in games]
    return stdev(without(won, drawn, [game.dealt for game in games])) / stdev(won)


def table(losses: dict[str, list[Loss]], lucks: Sequence[Luck]) -> Iterator[str]:
    """Yield the lines of the table, in points of 100."""
    yield "| level against itself | games | a decision loses | 95 % interval |"
    yield "|---|---|---|---|"
    for level, games in losses.items():
        mean, doubt = per_decision(games)
        yield f"| {level} | {len(games)} | {100 * mean:z.2f} | ± {100 * doubt:.2f} |"
    mean, doubt = per_game(lucks)
    yield ""
    yield (
        f"Luck in {len(lucks)} games of two experts: {100 * mean:+z.1f} ± {100 * doubt:.1f} points"
        f" a game and seat; without it results spread {narrower(lucks):.2f} times as much."
    )


def judged(number: int) -> tuple[dict[str, Loss], Luck]:
    """Play a game of every level and judge it."""
    lucky = luck(played(LUCK_OF, number))
    losses = {
        level: lucky.lost if level == LUCK_OF else lost(played(level, number)) for level in LEVELS
    }
    return losses, lucky


def main(count: int, jobs: int) -> None:
    """Play and judge *count* games of each level in *jobs* processes, and print the table."""
    found = []
    context = multiprocessing.get_context("spawn")  # forking a threaded process may hang
    deaf = signal, (SIGINT, SIG_IGN)  # whoever stops it stops this process, which ends the others
    with context.Pool(jobs, *deaf) as pool, suppress(KeyboardInterrupt):
        for each in pool.imap(judged, range(count)):
            found.append(each)  # one by one, so that what came before a stop is kept
    losses = {level: [each[level] for each, _ in found] for level in LEVELS}
    print("\n".join(table(losses, [lucky for _, lucky in found])))


if __name__ == "__main__":
    wanted = dict(enumerate(map(int, sys.argv[1:])))
    main(wanted.get(0, GAMES), wanted.get(1, 1))
