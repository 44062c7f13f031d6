"""How far a chance can be trusted: where it says 30 %, how many were won?"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from typing import Final, NamedTuple

from daedalus.editions.sliding.rules import Sliding
from daedalus.review.parameters import fit_of
from daedalus.review.race import corners
from daedalus.review.selfplay import LEVELS, games
from daedalus.review.sliding import own_chance, racers_of

TENTHS: Final = 10
SEED: Final = "held out"
"""Not the one that the fit used."""


class Said(NamedTuple):
    """What was said before a push, and what came of it."""

    game: int
    chance: float  # of the seat in turn
    by_cards: float  # the same by the number of cards alone
    won: bool


def said(
    rules: Sliding, seats: int, count: int, levels: Sequence[str] = LEVELS, seed: str = SEED
) -> Iterator[Said]:
    """Yield what is said before every push of games that no fit has seen."""
    fit = fit_of(rules, seats)
    for number, states in enumerate(games(rules, seats, count, seed, levels)):
        for state in states[:-1]:
            seat, racers = state.seat, racers_of(rules, state)
            others = tuple(racers[seat + 1 :] + racers[:seat])
            ahead = corners(racers[seat], (), others, fit)
            by_cards = ahead[0] + fit.pace.later * (ahead[1] - ahead[0])
            chance = own_chance(rules, rules.view(state, seat), seat)
            yield Said(number, chance, by_cards, seat == states[-1].seat)


def brier(pairs: Iterable[tuple[float, bool]]) -> float:
    """Return the Brier score: the mean square of what was said less what came."""
    errors = [(chance - won) ** 2 for chance, won in pairs]
    return sum(errors) / len(errors)


class Tenth(NamedTuple):
    """The chances from one tenth to the next."""

    pushes: int
    said: float  # on average
    won: float  # of them
    doubt: float  # the standard error of the difference; a game's pushes are no independent ones

    @property
    def gap(self) -> float:
        return self.won - self.said


def tenths(found: Sequence[Said]) -> list[Tenth]:
    """Return the reliability table; tenths of which nothing was said are left out."""
    table = []
    for at in range(TENTHS):
        here = [each for each in found if min(int(each.chance * TENTHS), TENTHS - 1) == at]
        if here:
            mean = sum(each.won - each.chance for each in here) / len(here)
            by_game: dict[int, float] = defaultdict(float)
            for each in here:
                by_game[each.game] += each.won - each.chance - mean
            spread = sum(off**2 for off in by_game.values())
            table.append(
                Tenth(
                    len(here),
                    sum(each.chance for each in here) / len(here),
                    sum(each.won for each in here) / len(here),
                    sqrt(spread) / len(here),
                )
            )
    return table
