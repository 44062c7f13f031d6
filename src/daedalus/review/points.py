"""The chance to win where points decide: everyone's points to come, and how much may change."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from daedalus.core.game import Outcome
from daedalus.core.sums import added
from daedalus.review.values import Chances


def shares(points: Sequence[float], spread: float) -> Chances:
    """Return everyone's chance to come out first; the sum is 1.

    >>> [round(share, 2) for share in shares((3, 1, 1), 2)]
    [0.58, 0.21, 0.21]
    """
    top = max(points)
    weights = [exp((each - top) / spread) for each in points]
    total = added(weights)
    return tuple(weight / total for weight in weights)


def result(outcome: Outcome) -> Chances:
    """Return what everyone has won: 1, 0, or a share of it."""
    winners = outcome.winners
    return tuple(1 / len(winners) if rank == 1 else 0.0 for rank in outcome.ranks)
