"""Fits the race to games of bots: `python -m daedalus.review.fit`, about ten minutes of CPU time.

It prints the table of `parameters`, a line for each set of rules and each number of seats: the
paces, how steep the odds are, how they are shifted, and how far a goal in reach is trusted.  It
minimises the mean logarithmic loss.  With `--link` it leaves the paces as they are in the table.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import partial
from math import log
from typing import Final

from daedalus.bots.sliding.race import Racer, TurnOdds
from daedalus.editions import edition
from daedalus.review.descent import Range, descend
from daedalus.review.parameters import FITS, VARIANTS
from daedalus.review.race import SURE, Fit, calibrated, trusted, uncalibrated
from daedalus.review.selfplay import Point, points, samples

USUAL: Final = {2: 160, 3: 96, 4: 60}
COUNT: Final = {2: 40, 3: 30, 4: 30}
"""Games of each level from which positions are taken, by seats: for the usual rules and others."""
SEED: Final = "fit"
PULL: Final = 0.0003
"""What a step away from the start of a range costs: it matters where games say little."""
RANGES: Final = (
    Range(0.40, 0.08, 0.1, 0.95),  # the paces, as `TurnOdds` has them
    Range(0.80, 0.08, 0.1, 0.95),
    Range(0.45, 0.08, 0.1, 0.98),
    Range(0.80, 0.08, 0.1, 0.98),
    Range(0.00, 0.08, 0.0, 0.6),
    Range(1.0, 0.3, 0.3, 4.0),  # steepness
    Range(-0.2, 0.15, -2.0, 2.0),  # shift
    Range(1.0, 0.1, 0.3, 1.0),  # trust
)
PACES: Final = 5  # so many of them are paces
LINK: Final = "--link"
Groups = dict[tuple[Racer, tuple[Racer, ...], tuple[Racer, ...]], list[Point]]
"""Points by what everyone has left: those in a group share their corners."""


def gathered(options: dict[str, object], seats: int) -> Groups:
    """Return the points of games by these rules."""
    rules = edition("classic", **options)
    count = COUNT[seats] if options else USUAL[seats]
    found: Groups = defaultdict(list)
    for sample in samples(rules, seats, count, SEED, twice=True):
        for winner in (sample.winner, sample.again):
            for point in points(rules, sample._replace(winner=winner)):
                found[point.me, point.before, point.after].append(point)
    return found


def fit_from(numbers: Sequence[float]) -> Fit:
    """Return the fit with these numbers: paces, then steepness, shift and trust."""
    *paces, steep, shift, trust = numbers
    return Fit(TurnOdds(*(round(pace, 2) for pace in paces)), steep, shift, trust)


def chance_of(point: Point, corners: Sequence[float]) -> float:
    """Return the chance of a point: between the corners, linear in everyone's chance to reach."""
    values = list(corners[: 2 << len(point.before)])
    for reach in point.reaches:
        pairs = zip(values[::2], values[1::2], strict=True)
        values = [miss + reach * (hit - miss) for miss, hit in pairs]
    return values[0]


def loss(found: Groups, numbers: Sequence[float]) -> float:
    """Return the mean logarithmic loss of a fit with these numbers, plus a penalty for odd ones."""
    fit = fit_from(numbers)
    total, many = 0.0, 0
    for racers, group in found.items():
        values = trusted([calibrated(each, fit) for each in uncalibrated(*racers, fit.pace)], fit)
        for point in group:
            chance = min(max(chance_of(point, values), SURE), 1 - SURE)
            total -= log(chance if point.won else 1 - chance)
        many += len(group)
    odd = sum(
        ((number - each.first) / each.step) ** 2
        for number, each in zip(numbers, RANGES, strict=True)
    )
    return total / many + PULL * odd


def free(options: dict[str, object], seats: int, first: Sequence[float]) -> list[Range]:
    """Return the ranges of the numbers from *first* on.

    The way home takes as long as with two seats, where all that is in reach is trusted; what these
    rules lack is fixed as well.
    """
    fixed = [7] if seats == 2 else [2, 3, 4]
    if options.get("hands", "hidden") == "hidden":
        fixed.append(4)
    if options.get("ending") == "last-card":
        fixed += [2, 3]
    return [
        Range(number, 0.0, number, number) if at in fixed else each._replace(first=number)
        for at, (each, number) in enumerate(zip(RANGES, first, strict=True))
    ]


def numbers_of(fit: Fit) -> tuple[float, ...]:
    """Return the numbers of a fit, in the order of `RANGES`."""
    return (*fit.pace, fit.steep, fit.shift, fit.trust)


def fitted(chosen: Sequence[str] = (), link: bool = False) -> Iterator[str]:
    """Yield the lines of the table, of the *chosen* sets of rules or all.

    *link*: the paces stay as they are.
    """
    for name, options in VARIANTS.items():
        if chosen and name not in chosen:
            continue
        numbers = tuple(each.first for each in RANGES)
        for seats in COUNT:
            found = gathered(options, seats)
            if link:
                numbers = numbers_of(FITS[name, seats])
            ranges = free(options, seats, numbers)
            if link:
                ranges[:PACES] = [Range(each.first, 0.0, 0.0, 1.0) for each in ranges[:PACES]]
            numbers = descend(partial(loss, found), ranges)
            *paces, steep, shift, trust = numbers
            odds = ", ".join(f"{each:.2f}" for each in paces)
            rest = ", ".join(f"{each:.2f}" for each in (steep, shift, trust))
            yield f'("{name}", {seats}): Fit(TurnOdds({odds}), {rest}),'


if __name__ == "__main__":
    for line in fitted([word for word in sys.argv[1:] if word != LINK], LINK in sys.argv):
        print(line)
        sys.stdout.flush()
