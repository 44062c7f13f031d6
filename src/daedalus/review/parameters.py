"""The fitted numbers of the race, by the rules and the number of seats.

`python -m tools.review.fit` finds them, `daedalus bench reliability` says how well they fit.
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
_FITS: Final = {
    ("hidden", 2): Fit(TurnOdds(0.40, 0.80, 0.47, 0.85, 0.00), 1.12, -0.18),
    ("hidden", 3): Fit(TurnOdds(0.32, 0.63, 0.34, 0.63, 0.00), 0.67, -0.24, 0.81, 0.62),
    ("hidden", 4): Fit(TurnOdds(0.45, 0.52, 0.26, 0.34, 0.00), 0.81, -0.21, 0.88, 0.49),
    ("own", 2): Fit(TurnOdds(0.45, 0.82, 0.47, 0.84, 0.00), 1.10, -0.29),
    ("own", 3): Fit(TurnOdds(0.32, 0.39, 0.17, 0.64, 0.00), 0.67, -0.29, 0.83, 0.58),
    ("own", 4): Fit(TurnOdds(0.59, 0.51, 0.23, 0.33, 0.00), 0.80, -0.21, 0.91, 0.50),
    ("open", 2): Fit(TurnOdds(0.45, 0.78, 0.50, 0.84, 0.01), 1.12, -0.29),
    ("open", 3): Fit(TurnOdds(0.40, 0.58, 0.38, 0.74, 0.48), 0.46, -0.37, 1.00, 0.56),
    ("open", 4): Fit(TurnOdds(0.29, 0.40, 0.40, 0.49, 0.48), 0.49, -0.47, 0.80, 0.51),
    ("edge", 2): Fit(TurnOdds(0.42, 0.80, 0.46, 0.85, 0.00), 1.28, -0.20),
    ("edge", 3): Fit(TurnOdds(0.45, 0.66, 0.10, 0.88, 0.00), 0.94, -0.02, 0.71, 0.86),
    ("edge", 4): Fit(TurnOdds(0.32, 0.52, 0.12, 0.98, 0.00), 0.78, -0.26, 0.76, 0.84),
    ("last-card", 2): Fit(TurnOdds(0.43, 0.81, 0.45, 0.80, 0.00), 1.11, -0.19),
    ("last-card", 3): Fit(TurnOdds(0.51, 0.67, 0.30, 0.50, 0.00), 0.89, -0.02, 0.70),
    ("last-card", 4): Fit(TurnOdds(0.33, 0.52, 0.30, 0.50, 0.00), 0.79, -0.18, 0.68),
    ("dark lord", 2): Fit(TurnOdds(0.42, 0.76, 0.47, 0.86, 0.00), 1.20, -0.20),
    ("dark lord", 3): Fit(TurnOdds(0.34, 0.72, 0.27, 0.57, 0.00), 0.71, -0.23, 0.88, 0.64),
    ("dark lord", 4): Fit(TurnOdds(0.40, 0.58, 0.28, 0.41, 0.00), 0.74, -0.27, 0.84, 0.51),
}
"""By rules and seats: the paces, that is the chances to reach a goal in a turn (the first after a
find, later ones, the way home, later, and how much each additional card helps where any may be
next); how much steeper than the race's the true odds are; how they are shifted; and how often a
goal that is in reach next time is still so after the others' turns, and the way home, which
everybody knows and can hinder."""


def _variant_of(rules: Sliding) -> str:
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
    name = _variant_of(rules)
    seats = min(max(seats, 2), 4)
    return _FITS.get((name, seats)) or _FITS["hidden", seats]
