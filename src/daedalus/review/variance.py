"""Taking luck out of results, which leaves less doubt: control variates."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Final

from daedalus.core.sums import added

NOTHING: Final = 1e-12  # a spread that is only rounding


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
    share = slope(cause, results)
    return [result - share * each for result, each in zip(results, cause, strict=True)]


def slope(causes: Sequence[float], results: Sequence[float]) -> float:
    """Return how steeply *results* rise with *causes*; 0 if those are all alike.

    >>> slope([0.0, 1.0, 2.0], [1.0, 3.0, 5.0])
    2.0
    """
    middle, mean = fmean(causes), fmean(results)
    spread = added((cause - middle) ** 2 for cause in causes)
    if spread < NOTHING:
        return 0.0
    pairs = zip(causes, results, strict=True)
    return added((cause - middle) * (result - mean) for cause, result in pairs) / spread
