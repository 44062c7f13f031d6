"""The best turns of a position, with the chance to win after each, as the seat in turn sees it."""

from __future__ import annotations

from typing import Any, NamedTuple

from daedalus.bots.sliding.expert import turn_scores, walk_scores
from daedalus.bots.sliding.static import FIND_BONUS, WON
from daedalus.core.errors import OptionError, quoted
from daedalus.core.game import AnyRules, Timed
from daedalus.editions.connect.rules import Connect
from daedalus.editions.sliding.actions import Action, walks
from daedalus.editions.sliding.position import TO_WALK, State
from daedalus.editions.sliding.rules import Sliding
from daedalus.review import chances
from daedalus.review import connect as garden
from daedalus.review.guesses import candidates
from daedalus.review.sliding import actions_of, sight_of
from daedalus.review.values import Chances

MOST: int = 50
"""The most turns in one answer."""


class Line(NamedTuple):
    """A turn, and the chance of the seat in turn after it."""

    actions: tuple[str, ...]
    chance: float
    found: str = ""  # letters of the cards that it finds
    wins: bool = False


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
    if type(top) is not int or not 1 <= top <= MOST:
        raise OptionError(f"not a number of turns: {quoted(top)}: from 1 to {MOST}")
    if not rules.to_act(state):
        raise OptionError("the game is over: there is no turn to judge")
    seat = rules.to_act(state)[0]
    eyes = None if isinstance(rules, Timed) else seat  # a race lies open, and has a house
    view = rules.view(state, eyes)
    lines: list[Line] = []
    secret = 0
    if isinstance(rules, Sliding):
        lines = _of_sliding(rules, view)
        secret = candidates(rules, view, seat)
    elif isinstance(rules, Connect):
        lines = _of_connect(rules, view)
    best = sorted(lines, key=lambda line: -line.chance)[:top]
    return Analysis(seat, chances(rules, view, eyes), (*best,), secret)


def _of_sliding(rules: Sliding, view: State) -> list[Line]:
    sight = sight_of(rules, view, view.seat)
    told = []
    if view.phase == TO_WALK:
        for (_, walker, cell), score in walk_scores(sight).items():
            walk = walks(view.maze.width, view.maze.height, bool(walker))[cell]
            told.append(_line(rules, view, (walk,), score))
    else:
        for choice, score in turn_scores(sight).items():
            told.append(_line(rules, view, actions_of(sight, choice, score), score))
    return told


def _line(rules: Sliding, view: State, actions: tuple[Action, ...], score: float) -> Line:
    after = view
    for action in actions:
        after = rules.apply(after, view.seat, action)
    found = after.found[view.seat][len(view.found[view.seat]) :]
    wins = rules.outcome(after) is not None
    bonus = FIND_BONUS if found and score < WON else 0.0
    return Line(tuple(map(str, actions)), min(max(score - bonus, 0.0), 1.0), found, wins)


def _of_connect(rules: Connect, view: Any) -> list[Line]:
    return [Line((str(lay),), chance) for lay, chance in garden.ranked(rules, view)]
