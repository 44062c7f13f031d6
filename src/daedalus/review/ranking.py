"""The best turns of a sliding position, judged as in a review."""

from __future__ import annotations

from itertools import islice

from daedalus.bots.sliding.compiled import Choice
from daedalus.bots.sliding.expert import walk_scores
from daedalus.bots.sliding.sight import MoverView
from daedalus.core.maze import turns as ways_of
from daedalus.editions.sliding.actions import Action, pushes
from daedalus.editions.sliding.position import NOWHERE, TO_WALK, State
from daedalus.editions.sliding.rules import Sliding
from daedalus.fast.judgement import FIND_BONUS, WON
from daedalus.fast.layout import CANDIDATES
from daedalus.review.ahead import possible
from daedalus.review.endings import winning_turns, winning_walks
from daedalus.review.sliding import (
    TRIED,
    actions_of,
    finds_card,
    given_away,
    prospects,
    scores_of,
    seen_ahead,
    sight_of,
    walk_worths,
)
from daedalus.review.upright import upright
from daedalus.review.values import Line


def lines(rules: Sliding, view: State, top: int) -> list[Line]:
    """Return the *top* best turns of the seat in turn, or its best walks after a push."""
    sight = sight_of(rules, view, view.seat)
    walking = view.phase == TO_WALK
    scores = _walk_scores(sight) if walking else scores_of(sight)
    best = max(scores, key=scores.__getitem__)
    found = finds_card(rules, view, actions_of(sight, best, scores[best])[walking:])
    bonus = FIND_BONUS if found and scores[best] < WON else 0.0
    told = {
        choice: _line(rules, view, actions_of(sight, choice, score)[walking:], score - bonus)
        for choice, score in scores.items()
    }
    if len(told) < top:  # bots weigh nothing else where a card can be found
        worths = _walks(rules, view) if walking else _turns(rules, view)
        for choice, chance in worths.items():
            if choice not in told:
                told[choice] = _line(rules, view, actions_of(sight, choice, 0.0)[walking:], chance)
    told = _known(rules, view, told)
    told = upright(sight).in_order(told)  # of equally good turns the same come first
    told = dict(sorted(told.items(), key=lambda each: -each[1].chance)[: max(top, TRIED)])
    certain = any(line.chance == 1 for line in told.values())
    if possible(sight) and not walking and not certain and not prospects(rules, view).forced:
        told = _known(rules, view, _seen_ahead(rules, view, told))
    return sorted(told.values(), key=lambda line: -line.chance)[:top]


def _known(rules: Sliding, view: State, told: dict[Choice, Line]) -> dict[Choice, Line]:
    """Return the turns with what is certain about them instead of estimates."""
    if view.phase == TO_WALK:
        sure, lost = winning_walks(rules, view), frozenset[int]()
    else:
        sure, lost = winning_turns(rules, view), given_away(rules, view)
    sight = sight_of(rules, view, view.seat)
    won = {
        choice: _line(rules, view, actions_of(sight, choice, 0.0)[view.phase == TO_WALK :], 1.0)
        for choice in sure
    }
    kept = {
        choice: line if line.wins or choice[0] not in lost else line._replace(chance=0.0)
        for choice, line in told.items()
    }
    return kept | won


def _walk_scores(sight: MoverView) -> dict[Choice, float]:
    """Return how good every walk is at sight, judged on the upright board."""
    straight = upright(sight)
    return {
        (0, walker, straight.to.index(cell)): score
        for (_, walker, cell), score in walk_scores(straight.sight).items()
    }


def _seen_ahead(rules: Sliding, view: State, told: dict[Choice, Line]) -> dict[Choice, Line]:
    """Return turns with the chances that looking ahead gives them."""
    sight, seen = sight_of(rules, view, view.seat), dict[Choice, float]()
    for at in range(0, len(told), CANDIDATES):
        some = dict(islice(told.items(), at, at + CANDIDATES))
        seen |= seen_ahead(rules, sight, {choice: line.chance for choice, line in some.items()})
    return {choice: line._replace(chance=seen[choice]) for choice, line in told.items()}


def _turns(rules: Sliding, view: State) -> dict[Choice, float]:
    """Return what every turn is worth at sight."""
    maze, found = view.maze, dict[Choice, float]()
    legal = set(rules.legal(view, view.seat))
    for lane, push in enumerate(pushes(maze.width, maze.height, ways_of(maze.spare), NOWHERE)):
        if push in legal:
            pushed = rules.apply(view, view.seat, push)
            for (walker, cell), chance in walk_worths(rules, pushed).items():
                found[lane, walker, cell] = chance
    return found


def _walks(rules: Sliding, view: State) -> dict[Choice, float]:
    """Return what every walk is worth at sight, as the kernels count them."""
    return {(0, *end): chance for end, chance in walk_worths(rules, view).items()}


def _line(rules: Sliding, view: State, actions: tuple[Action, ...], chance: float) -> Line:
    after = view
    for action in actions:
        after = rules.apply(after, view.seat, action)
    found = after.found[view.seat][len(view.found[view.seat]) :]
    wins = rules.outcome(after) is not None
    return Line(tuple(map(str, actions)), 1.0 if wins else min(max(chance, 0.0), 1.0), found, wins)
