"""Fits the race to games of bots: `python -m tools.review.fit`, which takes NumPy and an hour.

It prints the table of `parameters`, a line for each set of rules and each number of seats: the
paces, how steep the odds are, how they are shifted, and how far a goal in reach is trusted, and the
way home.  It minimises the mean logarithmic loss.  Nearly all of the time goes into the games.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from daedalus.bots.sliding.race import Racer, TurnOdds
from daedalus.core.sums import added
from daedalus.editions import edition
from daedalus.review.parameters import VARIANTS
from daedalus.review.race import SURE, Fit, done_by, still_running
from tools.review.descent import Range, descend
from tools.review.selfplay import Point, points, samples

Numbers = NDArray[np.float64]
Indices = NDArray[np.intp]

USUAL: Final = {2: 160, 3: 400, 4: 400}
COUNT: Final = {2: 120, 3: 120, 4: 120}
"""Games of each level from which positions are taken, by seats: for the usual rules and others."""
SEED: Final = "fit"
PULL: Final = 0.00001
"""What a step away from the start of a range costs: it matters where games say little."""
MANY: Final = (0.3, 0.5, 0.3, 0.5, 0.0, 0.8, -0.3, 0.8, 0.5)
"""Where the search starts with three and more seats: goals are missed more often there."""
RANGES: Final = (
    Range(0.40, 0.08, 0.1, 0.95),  # the paces, as `TurnOdds` has them
    Range(0.80, 0.08, 0.1, 0.95),
    Range(0.45, 0.08, 0.1, 0.98),
    Range(0.80, 0.08, 0.1, 0.98),
    Range(0.00, 0.08, 0.0, 0.6),
    Range(1.0, 0.3, 0.3, 4.0),  # steepness
    Range(-0.2, 0.15, -2.0, 2.0),  # shift
    Range(1.0, 0.1, 0.2, 1.0),  # trust in a goal
    Range(1.0, 0.1, 0.2, 1.0),  # trust in the way home
)


class PointBatch(NamedTuple):
    """Points of all positions in which equally many play before a seat and after it.

    Positions in which everyone has as much left share their corners, so those are listed once.
    """

    me: Indices  # which of the racers, for each position
    before: Indices  # as many columns as racers
    after: Indices
    home: NDArray[np.bool_]  # whether my goal is the end
    position: Indices  # of each point
    reaches: Numbers
    won: Numbers


class Points(NamedTuple):
    """All points of some games, as arrays."""

    racers: tuple[Racer, ...]
    batches: tuple[PointBatch, ...]


def gathered(options: dict[str, object], seats: int) -> Points:
    """Return the points of games by these rules."""
    rules = edition("classic", **options)
    count = COUNT[seats] if options else USUAL[seats]
    found = samples(rules, seats, count, SEED, twice=True)
    return in_arrays(point for sample in found for point in points(rules, sample))


def in_arrays(found: Iterable[Point]) -> Points:
    """Return points by what everyone has left."""
    groups = defaultdict[tuple[int, int], dict[tuple[Racer, ...], list[Point]]](dict)
    for point in found:
        order = len(point.before), len(point.after)
        everyone = point.me, *point.before, *point.after
        groups[order].setdefault(everyone, []).append(point)
    racers = tuple(sorted({racer for some in groups.values() for each in some for racer in each}))
    return Points(racers, tuple(_batch(racers, order, some) for order, some in groups.items()))


def _batch(
    racers: tuple[Racer, ...],
    order: tuple[int, int],
    positions: dict[tuple[Racer, ...], list[Point]],
) -> PointBatch:
    before = 1 + order[0]
    who = np.array([[racers.index(racer) for racer in each] for each in positions])
    flat = [point for some in positions.values() for point in some]
    return PointBatch(
        me=who[:, 0],
        before=who[:, 1:before],
        after=who[:, before:],
        home=np.array([not everyone[0].cards for everyone in positions]),
        position=np.repeat(np.arange(len(positions)), [len(some) for some in positions.values()]),
        reaches=np.array([point.reaches for point in flat]),
        won=np.array([point.won for point in flat], float),
    )


def fit_from(numbers: Sequence[float]) -> Fit:
    """Return the fit with these numbers: paces, then steepness, shift and the two trusts."""
    *paces, steep, shift, trust, home = numbers
    return Fit(TurnOdds(*(round(pace, 3) for pace in paces)), steep, shift, trust, home)


def forecasts(found: Points, fit: Fit) -> Iterator[tuple[Numbers, Numbers]]:
    """Yield the chances of all points by this fit, with their results, batch by batch.

    These are the `corners` of `review.race`, for many positions at once.
    """
    done = np.array([[done_by(each, hit, fit.pace) for hit in (False, True)] for each in found[0]])
    running = np.array(
        [[still_running(each, hit, fit.pace) for hit in (False, True)] for each in found.racers]
    )
    unknown = np.array([(1.0, *still_running(each, None, fit.pace)[:-1]) for each in found.racers])
    for batch in found.batches:
        open_yet = unknown[batch.after].prod(1, keepdims=True)
        for other in batch.before.T:
            open_yet = (running[other][:, :, None] * open_yet[:, None]).reshape(
                len(other), -1, open_yet.shape[-1]
            )
        miss, hit = (
            calibrated_all((open_yet * done[batch.me][:, one, None]).sum(-1), fit) for one in (0, 1)
        )
        if batch.before.size:
            hit = miss + np.where(batch.home, fit.home, fit.trust)[:, None] * (hit - miss)
        own = batch.reaches[:, :1]
        chances = miss[batch.position] + own * (hit - miss)[batch.position]
        for reach in batch.reaches[:, 1:].T:
            chances = chances[:, ::2] + reach[:, None] * (chances[:, 1::2] - chances[:, ::2])
        yield chances[:, 0], batch.won


def calibrated_all(chances: Numbers, fit: Fit) -> Numbers:
    """Return what `review.race.calibrated` does for each chance."""
    within = np.clip(chances, SURE, 1 - SURE)
    odds: Numbers = np.exp(-fit.shift) * ((1 - within) / within) ** fit.steep
    return 1 / (1 + odds)


def loss(found: Points, numbers: Sequence[float]) -> float:
    """Return the mean logarithmic loss of a fit with these numbers, plus a penalty for odd ones."""
    total, many = 0.0, 0
    for chances, won in forecasts(found, fit_from(numbers)):
        within = np.clip(chances, SURE, 1 - SURE)
        total -= float(np.log(np.where(won, within, 1 - within)).sum())
        many += len(won)
    odd = added(
        ((number - each.first) / each.step) ** 2
        for number, each in zip(numbers, RANGES, strict=True)
    )
    return total / many + PULL * odd


def free(options: dict[str, object], seats: int, first: Sequence[float]) -> list[Range]:
    """Return the ranges of the numbers from *first* on.

    With two seats all that is in reach is trusted; more cards help as much as with two seats; what
    these rules lack is fixed as well.
    """
    fixed = [7, 8] if seats == 2 else [4]
    if options.get("hands", "hidden") == "hidden":
        fixed.append(4)
    if options.get("ending") == "last-card":
        fixed += [2, 3, 8]
    return [
        Range(number, 0.0, number, number) if at in fixed else each._replace(first=number)
        for at, (each, number) in enumerate(zip(RANGES, first, strict=True))
    ]


def fitted(chosen: Sequence[str] = ()) -> Iterator[str]:
    """Yield the lines of the table, of the *chosen* sets of rules or all."""
    for name, options in VARIANTS.items():
        if chosen and name not in chosen:
            continue
        numbers = tuple(each.first for each in RANGES)
        for seats in COUNT:
            if seats > 2:  # what more cards are worth is as with two
                numbers = (*MANY[:4], numbers[4], *MANY[5:])
            numbers = descend(
                partial(loss, gathered(options, seats)), free(options, seats, numbers)
            )
            *paces, steep, shift, trust, home = numbers
            odds = ", ".join(f"{each:.2f}" for each in paces)
            rest = ", ".join(f"{each:.2f}" for each in (steep, shift, trust, home))
            yield f'("{name}", {seats}): Fit(TurnOdds({odds}), {rest}),'


if __name__ == "__main__":
    for line in fitted(sys.argv[1:]):
        print(line, flush=True)
