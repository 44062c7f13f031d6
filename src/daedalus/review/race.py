"""The race to the end, fitted to games: the chance to be first, given what everyone has left.

It is the bots' model (`bots.sliding.race`) with paces of its own and calibrated at its corners.
Between them chances are interpolated linearly in everyone's chance to reach the next goal, so an
unseen card is worth exactly its average: luck averages to 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import accumulate
from math import exp, log
from typing import Final, NamedTuple

from daedalus.bots.sliding.race import Racer, TurnOdds, finish
from daedalus.core.sums import added

SURE: Final = 1e-6  # no corner comes nearer to 0 or 1
TURNS: Final = 80  # of each player: by then nearly every race is over


class Fit(NamedTuple):
    """What is fitted for a number of seats and a set of rules; see `parameters`."""

    pace: TurnOdds
    steep: float = 1.0  # of the logarithm of the odds
    shift: float = 0.0
    trust: float = 1.0  # how often a goal that is in reach next time is so after others' turns
    home: float = 1.0  # the same for the way home, which everybody knows and can hinder


def calibrated(chance: float, fit: Fit) -> float:
    """Return the chance to win that games showed where the race says *chance*."""
    chance = min(max(chance, SURE), 1 - SURE)
    return 1 / (1 + exp(-fit.shift - fit.steep * log(chance / (1 - chance))))


@cache
def done_by(racer: Racer, reaches: bool, pace: TurnOdds) -> tuple[float, ...]:
    """Return how likely *racer* is done after exactly t turns, given how the first one goes."""
    if reaches and racer.cards:
        after = finish(racer._replace(cards=racer.cards - 1), pace)[0]
    elif reaches:
        after = finish(Racer(0, False), pace)[0]
    else:
        after = finish(racer, pace)[1]
    return (0.0, *after[: TURNS - 1])


@cache
def still_running(racer: Racer, reaches: bool | None, pace: TurnOdds) -> tuple[float, ...]:
    """Return how likely *racer* is not done after t turns; None: its next one is unknown."""
    done = finish(racer, pace)[0] if reaches is None else done_by(racer, reaches, pace)
    return tuple(max(1.0 - so_far, 0.0) for so_far in accumulate(done[:TURNS]))


@lru_cache(4096)
def corners(
    me: Racer, before: tuple[Racer, ...], after: tuple[Racer, ...], fit: Fit
) -> tuple[float, ...]:
    """Return the chance to win for each way the next turns may go, as the kernels expect it.

    Bit 0 of the index: I reach my goal on my next turn; bit 1, 2, 3: those who play *before* me
    do.  Nothing is known of those who play *after* me.
    """
    plain = _uncalibrated(me, before, after, fit.pace)
    if not before and not after:
        return plain
    found = [calibrated(chance, fit) for chance in plain]
    return trusted(found, fit.trust if me.cards else fit.home) if before else tuple(found)


def trusted(found: Sequence[float], trust: float) -> tuple[float, ...]:
    """Return corners in which others hinder: my goal, if it is in reach, is so not every time."""
    return tuple(
        found[at - 1] + trust * (hit - found[at - 1]) if at & 1 else hit
        for at, hit in enumerate(found)
    )


@lru_cache(4096)
def _uncalibrated(
    me: Racer, before: tuple[Racer, ...], after: tuple[Racer, ...], pace: TurnOdds
) -> tuple[float, ...]:
    """Return the corners as the race has them."""
    if not me.goals or not (before or after):
        return (1.0,) * 16
    behind = [(1.0, *still_running(other, None, pace)[:-1]) for other in after]  # a turn less
    known = []
    for corner in range(2 << len(before)):
        chances = done_by(me, bool(corner & 1), pace)
        ahead = [
            still_running(other, bool(corner >> at & 1), pace)
            for at, other in enumerate(before, start=1)
        ]
        for running in (*ahead, *behind):
            chances = tuple(map(float.__mul__, chances, running))
        known.append(added(chances))
    return tuple(known[corner % len(known)] for corner in range(16))
