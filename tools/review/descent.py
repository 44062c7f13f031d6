"""Minimises a function of a few numbers, for the fits, without a gradient."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

ENOUGH: Final = 0.06  # of a first step: shorter ones change nothing that matters
DIGITS: Final = 3


class Range(NamedTuple):
    """A number that may change: where it starts, its first step (0: it is fixed), its bounds."""

    first: float
    step: float
    low: float
    high: float

    def clamp(self, number: float) -> float:
        return min(max(number, self.low), self.high)


def descend(
    measure: Callable[[Sequence[float]], float], ranges: Sequence[Range]
) -> tuple[float, ...]:
    """Return where *measure* is least: one number after the other, by shrinking steps.

    After each round it repeats the whole change of that round, if that helps.

    >>> descend(lambda at: (at[0] - 1) ** 2 + (at[0] + at[1]) ** 2, [Range(0, 0.5, -2, 2)] * 2)
    (1.0, -1.0)
    """
    here, steps = [each.first for each in ranges], [each.step for each in ranges]
    least = measure(here)
    while any(step > ENOUGH * each.step for step, each in zip(steps, ranges, strict=True)):
        before = here
        for at, each in enumerate(ranges):
            if not each.step:
                continue
            better = False
            for step in (steps[at], -steps[at]):
                tried = [*here[:at], each.clamp(here[at] + step), *here[at + 1 :]]
                value = measure(tried)
                if value < least - 1e-6:
                    least, here, better = value, tried, True
                    break
            steps[at] *= 1.2 if better else 0.5
        further = [
            each.clamp(2 * now - then) for each, now, then in zip(ranges, here, before, strict=True)
        ]
        value = measure(further)
        if value < least:
            least, here = value, further
    return tuple(round(number, DIGITS) for number in here)
