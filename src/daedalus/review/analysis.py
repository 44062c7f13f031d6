"""The best turns of a position, with the chance to win after each, as the seat in turn sees it."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from daedalus.core.errors import OptionError, quoted
from daedalus.core.game import AnyRules, Timed
from daedalus.review import judge_of
from daedalus.review.values import Chances, Line

_MOST: Final = 50
"""The most turns in one answer."""


class Analysis(NamedTuple):
    """A position, judged."""

    seat: int  # in turn; in a race the first who may act, or the house
    chances: Chances  # everyone's; the sum is 1
    lines: tuple[Line, ...]  # the best turns, best first; none where all play at once
    secret: int = 0  # cards that the seat may hold, to the others; 0 where there is no secret


def analyse(rules: AnyRules, state: Any, top: int = 5) -> Analysis:
    """Return everyone's chance and the *top* best turns, judged by the view of the seat in turn.

    :raises OptionError: when the game is over, or *top* is not a number from 1 to 50.
    """
    if type(top) is not int or not 1 <= top <= _MOST:
        raise OptionError(
            f"not a number of turns: {quoted(top)}: from 1 to {_MOST}",
            "number-range",
            text=top,
            low=1,
            high=_MOST,
        )
    if not rules.to_act(state):
        raise OptionError("the game is over: there is no turn to judge", "over")
    seat = rules.to_act(state)[0]
    eyes = None if isinstance(rules, Timed) else seat  # a race lies open, and has a house
    view = rules.view(state, eyes)
    judge = judge_of(rules)
    lines = judge.lines(rules, view, top)
    said = judge.chances(rules, view, eyes)
    if lines:
        said = _with(said, seat, lines[0].chance)
    return Analysis(seat, said, tuple(lines), judge.secret(rules, view, seat))


def _with(chances: Chances, seat: int, own: float) -> Chances:
    """Return the chances if that of *seat* is *own*; the others share the rest as before."""
    rest = 1 - chances[seat]
    if rest <= 0:
        return chances
    share = (1 - own) / rest
    return tuple(own if each == seat else share * said for each, said in enumerate(chances))
