"""The best turns of a sliding position, judged as in a review."""

from __future__ import annotations

from daedalus.bots.sliding.compiled import Choice
from daedalus.bots.sliding.expert import turn_scores, walk_scores
from daedalus.bots.sliding.static import FIND_BONUS, WON
from daedalus.core.maze import turns as ways_of
from daedalus.editions.sliding.actions import Action, pushes
from daedalus.editions.sliding.position import NOWHERE, TO_WALK, State
from daedalus.editions.sliding.rules import Sliding
from daedalus.fast.layout import CANDIDATES
from daedalus.review.ahead import look_ahead, possible
from daedalus.review.parameters import fit_of
from daedalus.review.sliding import TRIED, actions_of, finds_card, prospects, sight_of, walk_worths
from daedalus.review.values import Line


def lines(rules: Sliding, view: State, top: int) -> list[Line]:
    """Return the *top* best turns of the seat in turn, or its best walks after a push."""
    sight = sight_of(rules, view, view.seat)
    walking = view.phase == TO_WALK
    scores = walk_scores(sight) if walking else turn_scores(sight)
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
    told = dict(sorted(told.items(), key=lambda each: -each[1].chance)[: max(top, TRIED)])
    wins = any(line.wins for line in told.values())
    if possible(sight) and not walking and not wins and not prospects(rules, view).forced:
        told = _seen_ahead(rules, view, told)
    return sorted(told.values(), key=lambda line: -line.chance)[:top]


def _seen_ahead(rules: Sliding, view: State, told: dict[Choice, Line]) -> dict[Choice, Line]:
    """Return turns with the chances that looking ahead gives them."""
    sight, fit = sight_of(rules, view, view.seat), fit_of(rules, len(view.pieces))
    choices, seen = list(told), list[float]()
    for at in range(0, len(choices), CANDIDATES):
        some = choices[at : at + CANDIDATES]
        seen += look_ahead(sight, some, [told[choice].chance for choice in some], fit)
    return {
        choice: line._replace(chance=chance)
        for (choice, line), chance in zip(told.items(), seen, strict=True)
    }


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
