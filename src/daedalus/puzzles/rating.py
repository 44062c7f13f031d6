"""Ratings by Glicko-2: a person and a puzzle play a game each time, and both ratings move.

After Mark Glickman, "Example of the Glicko-2 system" (2013), whose steps are numbered below.  We
wrote it ourselves because it also runs in a browser's Python, where every package costs a download.
"""

from __future__ import annotations

from math import exp, log, pi, sqrt
from typing import Final, NamedTuple

_SCALE: Final = 173.7178
_MIDDLE: Final = 1500.0
_TAU: Final = 0.5  # how much a volatility may change
_CLOSE_ENOUGH: Final = 1e-6
LEAST_DEVIATION: Final = 45.0  # a rating never becomes so certain that it stops moving
_MOST_DEVIATION: Final = 350.0


class Strength(NamedTuple):
    """A rating, how uncertain it is, and how much it swings."""

    rating: float = _MIDDLE
    deviation: float = _MOST_DEVIATION
    volatility: float = 0.06


def after(own: Strength, others: tuple[tuple[Strength, float], ...]) -> Strength:
    """Return a strength after one period of games: each an opponent and a score from 0 to 1.

    >>> games = ((Strength(1400, 30), 1), (Strength(1550, 100), 0), (Strength(1700, 300), 0))
    >>> [round(value, 2) for value in after(Strength(1500, 200), games)]      # the paper's example
    [1464.05, 151.52, 0.06]
    """
    mu, phi = (own.rating - _MIDDLE) / _SCALE, own.deviation / _SCALE  # step 2
    information = gain = 0.0
    for other, score in others:  # steps 3 and 4
        weight = 1 / sqrt(1 + 3 * (other.deviation / _SCALE) ** 2 / pi**2)
        expected = 1 / (1 + exp(-weight * (mu - (other.rating - _MIDDLE) / _SCALE)))
        information += weight**2 * expected * (1 - expected)
        gain += weight * (score - expected)
    variance = 1 / information
    volatility = _swing(phi, variance, variance * gain, own.volatility)
    phi = 1 / sqrt(1 / (phi**2 + volatility**2) + 1 / variance)  # steps 6 and 7
    return Strength(_SCALE * (mu + phi**2 * gain) + _MIDDLE, _SCALE * phi, volatility)


def _swing(phi: float, variance: float, change: float, volatility: float) -> float:
    """Return the new volatility: step 5, by the Illinois algorithm."""
    a = log(volatility**2)

    def f(x: float) -> float:
        grown = phi**2 + variance + exp(x)
        return exp(x) * (change**2 - grown) / (2 * grown**2) - (x - a) / _TAU**2

    low, high = a, log(change**2 - phi**2 - variance) if change**2 > phi**2 + variance else a - _TAU
    while change**2 <= phi**2 + variance and f(high) < 0:
        high -= _TAU
    at_low, at_high = f(low), f(high)
    while abs(high - low) > _CLOSE_ENOUGH:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = f(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return exp(low / 2)


def met(person: Strength, puzzle: Strength, solved: bool) -> tuple[Strength, Strength]:
    """Return both strengths after an attempt."""
    score = 1.0 if solved else 0.0
    return _kept(after(person, ((puzzle, score),))), _kept(after(puzzle, ((person, 1 - score),)))


def _kept(strength: Strength) -> Strength:
    deviation = min(_MOST_DEVIATION, max(LEAST_DEVIATION, strength.deviation))
    rating = min(3500.0, max(100.0, strength.rating))
    return strength._replace(rating=rating, deviation=deviation)
