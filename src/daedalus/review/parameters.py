"""The fitted numbers of the race, by the rules and the number of seats.

`python -m daedalus.review.fit` finds them, `daedalus bench reliability` says how well they fit.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from daedalus.bots.sliding.race import TurnOdds
from daedalus.editions.sliding.rules import Sliding
from daedalus.review.race import Fit

VARIANTS: Final[dict[str, dict[str, object]]] = {
    "hidden": {},
    "own": {"hands": "own"},
    "open": {"hands": "open"},
    "edge": {"ending": "edge"},
    "last-card": {"ending": "last-card"},
    "dark lord": {"dark_lord": True},
}
"""The rules with a fit of their own; others use the nearest of these."""
FITS: Final = {
    ("hidden", 2): Fit(TurnOdds(0.40, 0.80, 0.47, 0.85, 0.00), 1.12, -0.18),
    ("hidden", 3): Fit(TurnOdds(0.35, 0.88, 0.47, 0.85, 0.00), 0.49, -0.27, 0.79),
    ("hidden", 4): Fit(TurnOdds(0.34, 0.90, 0.47, 0.85, 0.00), 0.32, -0.53, 0.70),
    ("own", 2): Fit(TurnOdds(0.45, 0.82, 0.47, 0.84, 0.00), 1.10, -0.29),
    ("own", 3): Fit(TurnOdds(0.46, 0.76, 0.47, 0.84, 0.00), 0.51, -0.40),
    ("own", 4): Fit(TurnOdds(0.40, 0.84, 0.47, 0.84, 0.00), 0.31, -0.72),
    ("open", 2): Fit(TurnOdds(0.45, 0.78, 0.50, 0.84, 0.01), 1.12, -0.29),
    ("open", 3): Fit(TurnOdds(0.45, 0.73, 0.50, 0.84, 0.01), 0.30, -0.50),
    ("open", 4): Fit(TurnOdds(0.41, 0.77, 0.50, 0.84, 0.01), 0.30, -0.70),
    ("edge", 2): Fit(TurnOdds(0.42, 0.80, 0.46, 0.85, 0.00), 1.28, -0.20),
    ("edge", 3): Fit(TurnOdds(0.39, 0.75, 0.46, 0.85, 0.00), 0.78, -0.24),
    ("edge", 4): Fit(TurnOdds(0.40, 0.76, 0.46, 0.85, 0.00), 0.84, -0.27),
    ("last-card", 2): Fit(TurnOdds(0.43, 0.81, 0.45, 0.80, 0.00), 1.11, -0.19),
    ("last-card", 3): Fit(TurnOdds(0.41, 0.80, 0.45, 0.80, 0.00), 0.65, -0.27),
    ("last-card", 4): Fit(TurnOdds(0.45, 0.78, 0.45, 0.80, 0.00), 0.66, -0.35),
    ("dark lord", 2): Fit(TurnOdds(0.42, 0.76, 0.47, 0.86, 0.00), 1.20, -0.20),
    ("dark lord", 3): Fit(TurnOdds(0.32, 0.86, 0.47, 0.86, 0.00), 0.40, -0.37),
    ("dark lord", 4): Fit(TurnOdds(0.33, 0.86, 0.47, 0.86, 0.00), 0.32, -0.62),
}
"""By rules and seats: the paces, that is the chances to reach a goal in a turn (the first after a
find, later ones, the way home, later, and how much each additional card helps where any may be
next); how much steeper than the race's the true odds are; how they are shifted; and how often a
goal that is in reach next time is still so after the others' turns."""


def variant_of(rules: Sliding) -> str:
    """Return which of `VARIANTS` these rules are like."""
    variant = rules.variant
    if variant.ending in ("edge", "last-card"):
        return variant.ending
    if variant.hands != "hidden":
        return variant.hands
    return "dark lord" if variant.dark_lord else "hidden"


@cache
def fit_of(rules: Sliding, seats: int) -> Fit:
    """Return the fit for games of these rules."""
    name = variant_of(rules)
    seats = min(max(seats, 2), 4)
    return FITS.get((name, seats)) or FITS["hidden", seats]
