"""The fitted numbers of the judges, by the number of seats and the rules; docs/review.md has the
recipe and how well they fit."""

from __future__ import annotations

from functools import cache
from typing import Final

from daedalus.bots.sliding.race import Pace
from daedalus.bots.sliding.sight import pace_of
from daedalus.editions.sliding.rules import Sliding
from daedalus.review.race import Fit

STEEP: Final = {2: 1.6, 3: 1.5, 4: 1.4}


@cache
def fit_of(rules: Sliding, seats: int) -> Fit:
    """Return the fit for games of these rules."""
    pace: Pace = pace_of(rules)
    return Fit(pace, STEEP.get(seats, 1.0), 0.0)
