"""Marks of turns, the account of a seat, and the picture of it: wings and wind."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from daedalus.core.sums import added
from daedalus.review.values import Total, Turn

_INACCURACY, _MISTAKE, _BLUNDER, ONLY = "inaccuracy", "mistake", "blunder", "only"
LOSSES: Final = ((0.10, _BLUNDER), (0.05, _MISTAKE), (0.02, _INACCURACY))
"""What a turn must lose to get a mark; less is fine."""
_MARKS: Final = (_INACCURACY, _MISTAKE, _BLUNDER, ONLY)
"""ONLY: the best turn was found, and every other one would have lost much."""
_FEATHERS: Final = 5
_POINTS_A_FEATHER: Final = 7  # of the win chance in percent, after the first two
_GUSTS: Final = (0.05, 0.12, 0.25)
"""The least changes for which wind and pushes are drawn as one, two or three marks."""


def mark_of(lost: float) -> str:
    """Return the mark of a turn that lost this much, or "" if it was fine.

    >>> mark_of(0.01), mark_of(0.02), mark_of(0.07), mark_of(0.4)
    ('', 'inaccuracy', 'mistake', 'blunder')
    """
    return next((mark for least, mark in LOSSES if lost >= least - 1e-9), "")


def marked(turn: Turn, only: bool) -> Turn:
    """Return the turn with its marks; *only*: nothing equals the turn that was played."""
    marks = [mark_of(-lost) for lost in turn.own]
    if only and turn.seat >= 0 and not marks[turn.seat]:
        marks[turn.seat] = ONLY
    return replace(turn, marks=tuple(marks))


def feathers(lost: float) -> int:
    """Return how many of five feathers are left to a player whose own turns lost this much.

    >>> [feathers(lost / 100) for lost in (0, 5, 6, 12, 20, 99)]
    [5, 5, 4, 4, 2, 0]
    """
    fallen = round((100 * lost - 2) / _POINTS_A_FEATHER)
    return min(max(_FEATHERS - fallen, 0), _FEATHERS)


def _gusts(change: float) -> int:
    """Return a change as -3 to 3 marks.

    >>> [_gusts(change) for change in (0.04, 0.05, -0.13, 0.6)]
    [0, 1, -2, 3]
    """
    strength = sum(abs(change) >= least for least in _GUSTS)
    return strength if change > 0 else -strength


def account(seat: int, turns: Sequence[Turn], start: float) -> Total:
    """Return the account of a seat: what each of the three changed, all turns together."""
    own = added(turn.own[seat] for turn in turns)
    others = added(turn.others[seat] for turn in turns)
    luck = added(turn.luck[seat] for turn in turns)
    decisions = sum(not turn.forced and turn.seat in (seat, -1) for turn in turns)
    marks = [turn.marks[seat] for turn in turns]
    per_decision = own / decisions if decisions else 0.0
    return Total(
        seat=seat,
        start=start,
        own=own,
        others=others,
        luck=luck,
        end=turns[-1].after[seat] if turns else start,
        decisions=decisions,
        marks={mark: marks.count(mark) for mark in _MARKS},
        per_decision=per_decision,
        performance=500 * abs(per_decision),
        feathers=feathers(-own),
        wind=_gusts(luck),
        pushes=_gusts(others),
    )
