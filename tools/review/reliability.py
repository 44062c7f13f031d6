"""How far a chance can be trusted: where it says 30 %, how many were won?"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from typing import Final, NamedTuple

from daedalus.core.sums import added
from daedalus.editions.sliding.rules import Sliding
from daedalus.review.sliding import own_chance
from tools.review.selfplay import SPARRING, samples

TENTHS: Final = 10
SEED: Final = "held out"
"""Not the one used for the fit."""


class Forecast(NamedTuple):
    """A forecast before a push, and the result."""

    game: int
    chance: float  # of the seat in turn
    cards: tuple[int, int]  # left to it, and to whoever has fewest of the others
    won: bool
    again: bool = False  # what came of it the second time, with other cards


def said(
    rules: Sliding, seats: int, count: int, levels: Sequence[str] = SPARRING, seed: str = SEED
) -> Iterator[Forecast]:
    """Yield forecasts before pushes, in games that no fit has seen."""
    for sample in samples(rules, seats, count, seed, levels, twice=True):
        state = sample.state
        seat, left = state.seat, [len(hand) for hand in state.left]
        yield Forecast(
            game=sample.game,
            chance=own_chance(rules, rules.view(state, seat), seat),
            cards=(left.pop(seat), min(left)),
            won=seat == sample.winner,
            again=seat == sample.again,
        )


def brier(pairs: Iterable[tuple[float, bool]]) -> float:
    """Return the Brier score: the mean square of forecast minus result."""
    errors = [(chance - won) ** 2 for chance, won in pairs]
    return added(errors) / len(errors)


def least(found: Sequence[Forecast]) -> float:
    """Return the Brier score of somebody who knows the true chance of every view.

    Where it is p, two results differ with probability 2p(1-p), and p(1-p) is the mean square.
    """
    return sum(each.won != each.again for each in found) / (2 * len(found))


def by_cards(found: Sequence[Forecast], seats: int) -> float:
    """Return the Brier score of forecasting the win rate of pushes with as many cards left."""
    wins, many = defaultdict[tuple[int, int], int](int), defaultdict[tuple[int, int], int](int)
    for each in found:
        wins[each.cards] += each.won
        many[each.cards] += 1
    return brier(
        ((wins[each.cards] - each.won + 2 / seats) / (many[each.cards] + 1), each.won)
        for each in found
    )


class Tenth(NamedTuple):
    """The chances from one tenth to the next."""

    pushes: int
    said: float  # on average
    won: float  # of them, both times
    doubt: float  # the standard error of the difference

    @property
    def gap(self) -> float:
        return self.won - self.said


def tenths(found: Sequence[Forecast]) -> list[Tenth]:
    """Return the reliability table; tenths without forecasts are left out."""
    table = []
    for at in range(TENTHS):
        here = [each for each in found if min(int(each.chance * TENTHS), TENTHS - 1) == at]
        if here:
            many = len(here)
            won = [(each.won + each.again) / 2 for each in here]
            off = [came - each.chance for came, each in zip(won, here, strict=True)]
            mean = added(off) / many
            spread = added((each - mean) ** 2 for each in off)
            table.append(
                Tenth(
                    many,
                    added(each.chance for each in here) / many,
                    added(won) / many,
                    sqrt(spread) / many,
                )
            )
    return table
