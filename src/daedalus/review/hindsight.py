"""Hindsight: what somebody could have done who knew every card.

It answers "what if I had known", is separate from the account and never an error: the turn that
was played was fine, as far as its seat could see, and nobody could have guessed the card.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from daedalus.bots.sliding import compiled
from daedalus.bots.sliding.sight import Goals, MoverView, look
from daedalus.bots.sliding.static import weigh
from daedalus.core.game import HOUSE
from daedalus.editions.sliding.actions import Push, Walk
from daedalus.editions.sliding.position import State
from daedalus.editions.sliding.rules import Sliding
from daedalus.fast.judgement import SHOWN
from daedalus.review.marks import mark_of
from daedalus.review.sliding import actions_of, choice_of, scores_of, sight_of
from daedalus.review.values import Hindsight, Turn

if TYPE_CHECKING:
    from daedalus.editions.known import SlidingGame

_LEAST: Final = 0.02  # of the chance to win: smaller things are not worth a sentence
_GUESSED: Final = 0.3
"""A card that seemed this likely to the others could have been guessed."""


def hindsight(game: SlidingGame, turns: Sequence[Turn]) -> Hindsight | None:
    """Return where knowing every card would have been worth most, if it was worth enough.

    A turn was fine, and whoever came next found a card that a better one would have kept away.
    """
    rules, found = game.rules, list[Hindsight]()
    if rules.variant.hands == "open" or not compiled.fits(game.first.maze):
        return None
    for turn, following in pairwise(turns):
        if HOUSE in (turn.seat, following.seat) or not following.found:
            continue
        if turn.seat == following.seat:  # somebody plays alone
            continue
        if mark_of(-turn.own[turn.seat]) or _guessed(turns, turn, following.seat):
            continue
        better = _kept_away(rules, game.at(turn.ply).state, turn, following)
        if better is not None and better.size >= _LEAST:
            found.append(better)
    return max(found, key=lambda each: each.size, default=None)


def _guessed(turns: Sequence[Turn], turn: Turn, seat: int) -> bool:
    """Return whether the card of *seat* could have been guessed before *turn*."""
    before = [each for each in turns[: turn.number - 1] if each.seat == seat and each.facts]
    return bool(before) and before[-1].facts[seat].get("known", 0.0) >= _GUESSED


def _kept_away(rules: Sliding, state: State, turn: Turn, following: Turn) -> Hindsight | None:
    """Return the best turn of somebody who knows the next player's cards, if it keeps them away."""
    push, walk = map(rules.parse, turn.actions)
    if not isinstance(push, Push) or not isinstance(walk, Walk):
        return None
    sight = _knowing(rules, state, following.seat)
    scores = scores_of(sight)
    best = max(scores, key=scores.__getitem__)
    played = scores.get(choice_of(state, push, walk))
    if played is None:
        return None
    actions, after = actions_of(sight, best, scores[best]), state
    for action in actions:
        after = rules.apply(after, turn.seat, action)
    if after.seat != following.seat or weigh(look(rules, after), 0)[0]:
        return None
    return Hindsight(
        turn=turn.number,
        seat=turn.seat,
        by=following.seat,
        letter=following.found[-1],
        size=scores[best] - played,
        actions=tuple(map(str, actions)),
    )


def _knowing(rules: Sliding, state: State, other: int) -> MoverView:
    """Return what the seat in turn would see if it knew the cards of *other*, who is next."""
    sight = sight_of(rules, rules.view(state, state.seat), state.seat)
    known = look(rules, state._replace(seat=other)).goals[0]
    me, theirs, *rest = sight.goals
    shown = Goals(SHOWN, known.plain, known.signed, theirs.home, mean=theirs.mean)
    return sight._replace(goals=(me, shown, *rest))
