"""A turn a day or a week: when the time for a turn ends, in the player's own day."""

from __future__ import annotations

from typing import Final

HOUR_MS: Final = 3_600_000
DAY_MS: Final = 24 * HOUR_MS
_EVENING_H: Final = 21  # the night, when nobody's time ends and nothing rings
_MORNING_H: Final = 8
LATE_LEVEL: Final = "medium"
"""The bot that plays the turn of somebody whose time is up."""


def ends_at(since: int, days: int, zone: int) -> int:
    """Return when a turn that began at *since* ends: after *days*, or the morning after.

    *zone* is how many minutes the player's clocks are ahead of UTC.

    >>> ends_at(20 * HOUR_MS, 1, 0) // HOUR_MS, ends_at(23 * HOUR_MS, 1, 0) // HOUR_MS
    (44, 56)
    """
    return awake_at(since + days * DAY_MS, zone)


def awake_at(moment: int, zone: int) -> int:
    """Return *moment*, or, if it is night there, the moment when the night ends."""
    of_day = (moment + zone * 60_000) % DAY_MS
    if of_day < _MORNING_H * HOUR_MS:
        return moment - of_day + _MORNING_H * HOUR_MS
    if of_day >= _EVENING_H * HOUR_MS:
        return moment - of_day + DAY_MS + _MORNING_H * HOUR_MS
    return moment
