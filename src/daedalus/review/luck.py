"""Luck in the sliding editions: the card that came, and those that might have come instead.

A card comes from those that nobody has looked at.  No turn so far can have depended on these, so
each of them was as likely: luck averages to 0, however chances are judged.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import fsum

from daedalus.core.game import HOUSE
from daedalus.editions.sliding.box import deck
from daedalus.editions.sliding.position import ENDED, State
from daedalus.editions.sliding.rules import Sliding


def looks(rules: Sliding, first: State, last: State, mover: int) -> int:
    """Return who looks at a new card after a turn from *first* to *last*: HOUSE if nobody does."""
    if rules.variant.hands != "hidden" or last.phase == ENDED:
        return HOUSE
    if last.seat in first.sealed:
        return last.seat
    if last.found != first.found and mover not in last.sealed and last.left[mover]:
        return mover
    return HOUSE


def unfound(view: State) -> list[str]:
    """Return the cards that may come, as far as a view shows: those that nobody has found."""
    gone = set().union(*view.found)
    return [letter for letter in deck(view.maze) if letter not in gone]


def face_down(state: State, seat: int) -> list[str]:
    """Return the cards that nobody had looked at until *seat* turned up its next one."""
    seen = {
        hand[0]
        for other, hand in enumerate(state.left)
        if hand and other != seat and other not in state.sealed
    }
    return [letter for letter in unfound(state) if letter not in seen]


def drawn(view: State, seat: int, cards: Sequence[str], worth: Callable[[State], float]) -> float:
    """Return the luck of the card that *seat* looks at in this view.

    That is what the view is worth, less what it would be worth with one of *cards*, on average.
    """
    before, hand, after = view.left[:seat], view.left[seat], view.left[seat + 1 :]
    others = [worth(view._replace(left=(*before, card + hand[1:], *after))) for card in cards]
    return worth(view) - fsum(others) / len(others) if others else 0.0
