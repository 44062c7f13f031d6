"""Fits the race to games of bots: `python -m daedalus.review.fit`, about fifteen minutes.

It prints the table of `parameters`, a line for each set of rules and each number of seats: the
paces, how steep the odds are and how they are shifted.  It minimises the mean logarithmic loss.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from math import log
from typing import Final

from daedalus.bots.sliding.race import Pace
from daedalus.editions import edition
from daedalus.review.parameters import VARIANTS
from daedalus.review.race import SURE, Fit, calibrated, uncalibrated
from daedalus.review.selfplay import LEVELS, Point, games, points

COUNT: Final = {2: 100, 3: 60, 4: 50}
"""Games of each level, by the number of seats."""
EVERY: Final = 3  # points of one game are alike: one of so many is used
SEED: Final = "fit"
FIRST: Final = (0.40, 0.45, 0.35, 0.50, 0.0, 1.4, -0.1)
STEPS: Final = (0.08, 0.08, 0.08, 0.08, 0.08, 0.3, 0.15)
LOWEST: Final = (0.1, 0.1, 0.1, 0.1, 0.0, 0.3, -2.0)
HIGHEST: Final = (0.95, 0.95, 0.98, 0.98, 0.6, 4.0, 2.0)


def gathered(options: dict[str, object], seats: int, levels: Sequence[str]) -> list[Point]:
    """Return the points of games by these rules."""
    rules = edition("classic", **options)
    played = games(rules, seats, COUNT[seats] * len(LEVELS) // len(levels), SEED, levels)
    found = (point for states in played for point in points(rules, states))
    return [point for at, point in enumerate(found) if at % EVERY == 0]


def fit_from(numbers: Sequence[float]) -> Fit:
    """Return the fit with these numbers: paces, then steepness and shift."""
    *paces, steep, shift = numbers
    return Fit(Pace(*(round(pace, 2) for pace in paces)), steep, shift)


def chance_of(point: Point, fit: Fit) -> float:
    """Return the chance of a point: between the corners, linear in everyone's chance to reach."""
    corners = uncalibrated(point.me, point.before, point.after, fit.pace)
    chance = 0.0
    for corner in range(2 << len(point.before)):
        share = 1.0
        for at, reach in enumerate(point.reaches):
            share *= reach if corner >> at & 1 else 1 - reach
        if share:
            chance += share * calibrated(corners[corner], fit)
    return chance


def loss(found: Sequence[Point], fit: Fit) -> float:
    """Return the mean logarithmic loss."""
    total = 0.0
    for point in found:
        chance = min(max(chance_of(point, fit), SURE), 1 - SURE)
        total -= log(chance if point.won else 1 - chance)
    return total / len(found)


def descend(
    measure: Callable[[Sequence[float]], float], first: Sequence[float], free: Sequence[int]
) -> tuple[float, ...]:
    """Return where *measure* is least: one number after the other, by steps that shrink."""
    here, steps = list(first), list(STEPS)
    least = measure(here)
    while max(steps[at] / STEPS[at] for at in free) > 0.2:
        for at in free:
            better = False
            for step in (steps[at], -steps[at]):
                tried = list(here)
                tried[at] = min(max(here[at] + step, LOWEST[at]), HIGHEST[at])
                value = measure(tried)
                if value < least - 1e-6:
                    least, here, better = value, tried, True
                    break
            steps[at] *= 1.2 if better else 0.5
    return tuple(round(number, 3) for number in here)


def best(
    options: dict[str, object],
    seats: int,
    levels: Sequence[str],
    first: Sequence[float],
    free: Sequence[int],
) -> tuple[float, ...]:
    """Return the numbers that fit games by these rules best, some of them *free*."""
    found = gathered(options, seats, levels)
    return descend(lambda tried: loss(found, fit_from(tried)), first, free)


def fitted() -> Iterator[str]:
    """Yield the lines of the table."""
    for name, options in VARIANTS.items():
        any_order = options.get("hands", "hidden") != "hidden"
        last_card = options.get("ending") == "last-card"
        free = [0, 1, *(() if last_card else (2, 3)), *((4,) if any_order else ()), 5, 6]
        numbers: tuple[float, ...] = FIRST
        for seats in COUNT:
            # With more seats it starts from what two have shown.
            numbers = best(options, seats, LEVELS, numbers, free if seats == 2 else [0, 1, 5, 6])
            *paces, steep, shift = numbers
            pace = ", ".join(f"{each:.2f}" for each in paces)
            yield f'("{name}", {seats}): Fit(Pace({pace}), {steep:.2f}, {shift:.2f}),'


if __name__ == "__main__":
    for line in fitted():
        print(line)
        sys.stdout.flush()
