"""Reviews of a whole contest: what each bot's turns lost, its luck, and its wins without luck."""

from __future__ import annotations

import multiprocessing
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from statistics import fmean
from typing import Final, NamedTuple

from daedalus.arena import GameResult
from daedalus.arena.table import Z95, interval
from daedalus.core.sums import added
from daedalus.editions import read_game
from daedalus.review import Total, look_back

_ENOUGH: Final = 20
"""Deals from which the share of luck in the results can be told."""
_NOTHING: Final = 1e-12  # a spread that is only rounding


class Reviewed(NamedTuple):
    """A game of a contest with everyone's account."""

    played: GameResult
    totals: tuple[Total, ...]

    @property
    def dealt(self) -> float:
        """How much better the deal was for the first bot than for the others.

        A contest plays every deal from all seats, so this averages to 0.
        """
        return self._lead([total.start for total in self.totals])

    @property
    def drawn(self) -> float:
        """How much luckier the first bot was than the others after the deal."""
        return self._lead([total.luck for total in self.totals])

    def _lead(self, seats: Sequence[float]) -> float:
        first = seats[self.played.seat]
        return first - (added(seats) - first) / (self.played.seats - 1)


def reviewed(played: GameResult) -> Reviewed:
    """Return a game with its accounts.

    :raises GameError: when its record cannot be read.
    """
    return Reviewed(played, look_back(read_game(played.record)).totals)


def review_all(
    games: Iterable[GameResult],
    jobs: int = 1,
    tell: Callable[[], None] = lambda: None,
) -> list[Reviewed]:
    """Return all games that have a record and were played to their end, with their accounts."""
    todo = [game for game in games if game.record and not game.forfeit]
    found = []
    if jobs == 1:
        for game in todo:
            found.append(reviewed(game))
            tell()
        return found
    context = multiprocessing.get_context("spawn")  # forking a threaded process may hang
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        for each in pool.map(reviewed, todo, chunksize=4):
            found.append(each)
            tell()
    return found


class _Skill(NamedTuple):
    """What the turns of one bot were worth, in all its games."""

    bot: str
    games: int  # accounts: several in a game where it had several seats
    per_decision: float  # what a decision lost on average: 0 or below
    marks: float  # inaccuracies, mistakes and blunders in a game
    luck: float  # in a game, on average


def skills(games: Sequence[Reviewed]) -> list[_Skill]:
    """Return what each bot lost and how lucky it was."""
    accounts: dict[str, list[Total]] = defaultdict(list)
    for played, totals in games:
        for total in totals:
            accounts[played.one if total.seat == played.seat else played.other].append(total)
    return [
        _Skill(
            bot,
            len(each),
            added(total.own for total in each) / max(sum(total.decisions for total in each), 1),
            fmean(sum(total.marks.values()) - total.marks["only"] for total in each),
            fmean(total.luck for total in each),
        )
        for bot, each in accounts.items()
    ]


class _Adjusted(NamedTuple):
    """A pairing's win rate, as it is and with everyone's luck taken out, with 95 % intervals."""

    one: str
    other: str
    games: int
    plain: tuple[float, float, float]
    without_luck: tuple[float, float, float]

    @property
    def narrower(self) -> float:
        """The width of the second interval, as a fraction of the first."""
        return (self.without_luck[2] - self.without_luck[1]) / (self.plain[2] - self.plain[1])


def adjusted(games: Sequence[Reviewed]) -> list[_Adjusted]:
    """Return the win rates of all pairings without luck, where there are enough deals to tell.

    Luck averages to 0, so taking any multiple of it out leaves the rate as it is; the multiples are
    those that leave the least variance between deals.
    """
    groups: dict[tuple[str, str], dict[int, list[Reviewed]]] = {}
    for each in games:
        pair = each.played.one, each.played.other
        groups.setdefault(pair, {}).setdefault(each.played.deal, []).append(each)
    found = []
    for (one, other), by_deal in groups.items():
        deals = list(by_deal.values())
        plain = interval([[each.played.won for each in deal] for deal in deals])
        rate = _without_luck(deals) if len(deals) >= _ENOUGH else plain
        found.append(_Adjusted(one, other, sum(map(len, deals)), plain, rate))
    return found


def _without_luck(deals: Sequence[Sequence[Reviewed]]) -> tuple[float, float, float]:
    """Return the win rate without luck and its interval.

    Two shares are found in the same deals, which counts as two deals less.
    """
    left = without(
        [fmean(each.played.won for each in deal) for deal in deals],
        [fmean(each.drawn for each in deal) for deal in deals],
        [fmean(each.dealt for each in deal) for deal in deals],
    )
    rate = fmean(left)
    half = Z95 * sqrt(added((each - rate) ** 2 for each in left) / (len(left) - 3) / len(left))
    low, middle, high = (min(max(each, 0.0), 1.0) for each in (rate - half, rate, rate + half))
    return middle, low, high


def without(results: Sequence[float], *causes: Sequence[float]) -> list[float]:
    """Return *results* less what *causes* explain: the multiples that leave the least variance.

    Causes that average to 0 leave the mean of the results as it is, apart from noise.

    >>> without([1.0, 0.0, 1.0], [0.5, -0.5, 0.5])
    [0.5, 0.5, 0.5]
    """
    left, used = list(results), list[list[float]]()
    for cause in causes:
        new = list(cause)
        for old in used:
            new = _less(new, old)
        left = _less(left, new)
        used.append(new)
    return left


def _less(results: Sequence[float], cause: Sequence[float]) -> list[float]:
    share = _slope(cause, results)
    return [result - share * each for result, each in zip(results, cause, strict=True)]


def _slope(causes: Sequence[float], results: Sequence[float]) -> float:
    """Return how steeply *results* rise with *causes*; 0 if those are all alike."""
    middle, mean = fmean(causes), fmean(results)
    spread = added((cause - middle) ** 2 for cause in causes)
    if spread < _NOTHING:
        return 0.0
    pairs = zip(causes, results, strict=True)
    return added((cause - middle) * (result - mean) for cause, result in pairs) / spread
