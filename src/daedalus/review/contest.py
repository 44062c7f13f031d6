"""Reviews of a whole contest: what each bot's turns lost, its luck, and its wins without luck."""

from __future__ import annotations

import multiprocessing
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from statistics import fmean
from typing import NamedTuple

from daedalus.arena import GameResult
from daedalus.arena.table import interval
from daedalus.editions import read_game
from daedalus.review import Total, review


class Reviewed(NamedTuple):
    """A game of a contest with everyone's account."""

    played: GameResult
    totals: tuple[Total, ...]

    @property
    def edge(self) -> float:
        """How much luckier the first bot was than the others: in the deal and by later cards.

        A contest plays every deal from all seats, so the luck of the deal averages to 0 as well.
        """
        seat, seats = self.played.seat, self.played.seats
        lucky = [total.start + total.luck for total in self.totals]
        return lucky[seat] - (sum(lucky) - lucky[seat]) / (seats - 1)


def reviewed(played: GameResult) -> Reviewed:
    """Return a game with its accounts.

    :raises GameError: when its record cannot be read.
    """
    return Reviewed(played, review(read_game(played.record)).totals)


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


class Skill(NamedTuple):
    """What the turns of one bot were worth, in all its games."""

    bot: str
    games: int  # accounts: several in a game where it had several seats
    per_decision: float  # what a decision lost on average: 0 or below
    marks: float  # inaccuracies, mistakes and blunders in a game
    luck: float  # in a game, on average


def skills(games: Sequence[Reviewed]) -> list[Skill]:
    """Return what each bot lost and how lucky it was."""
    accounts: dict[str, list[Total]] = defaultdict(list)
    for played, totals in games:
        for total in totals:
            accounts[played.one if total.seat == played.seat else played.other].append(total)
    return [
        Skill(
            bot,
            len(each),
            sum(total.own for total in each) / max(sum(total.decisions for total in each), 1),
            fmean(sum(total.marks.values()) - total.marks["only"] for total in each),
            fmean(total.luck for total in each),
        )
        for bot, each in accounts.items()
    ]


class Adjusted(NamedTuple):
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


def adjusted(games: Sequence[Reviewed]) -> list[Adjusted]:
    """Return the win rates of all pairings without luck.

    Luck averages to 0, so taking any multiple of it out leaves the rate as it is; the multiple is
    the one that leaves the least variance.
    """
    groups: dict[tuple[str, str], list[Reviewed]] = defaultdict(list)
    for each in games:
        groups[each.played.one, each.played.other].append(each)
    found = []
    for (one, other), group in groups.items():
        share = slope([(each.edge, each.played.won) for each in group])
        plain, without = defaultdict[int, list[float]](list), defaultdict[int, list[float]](list)
        for each in group:
            plain[each.played.deal].append(each.played.won)
            without[each.played.deal].append(each.played.won - share * each.edge)
        found.append(
            Adjusted(
                one,
                other,
                len(group),
                interval(list(plain.values())),
                interval(list(without.values())),
            )
        )
    return found


def slope(pairs: Sequence[tuple[float, float]]) -> float:
    """Return how steeply the second of each pair rises with the first.

    >>> slope([(0.0, 1.0), (1.0, 3.0), (2.0, 5.0)])
    2.0
    """
    x0, y0 = fmean(x for x, _ in pairs), fmean(y for _, y in pairs)
    spread = sum((x - x0) ** 2 for x, _ in pairs)
    return sum((x - x0) * (y - y0) for x, y in pairs) / spread if spread else 0.0
