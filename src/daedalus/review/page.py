"""What a page needs besides a review: positions to show, and to play again from.

A browser has no rules, so the positions after each action of the best turns come with it, and for
every person the view that each turn began with: what it hides is dealt anew.
"""

from __future__ import annotations

from typing import Any

from daedalus.review.values import Review, Turn


def page_of(review: Review) -> dict[str, Any]:
    """Return a review as plain values, its turns with the positions that a page shows."""
    rules, game = review.rules, review.game
    people = [seat for seat, player in enumerate(game.players) if player.kind == "human"]
    told = review.plain()
    state, ply = game.first, 0
    for turn, plain in zip(review.turns, told["turns"], strict=True):
        for event in game.events[ply : turn.ply]:
            state = rules.apply(state, event.seat, rules.parse(event.action))
        ply = turn.ply
        if plain["best"] is not None:
            plain["best"]["positions"] = _positions(review, state, turn)
        own = [turn.seat] if turn.seat >= 0 else []
        plain["again"] = {str(seat): rules.write(rules.view(state, seat)) for seat in people or own}
    return told


def _positions(review: Review, state: Any, turn: Turn) -> list[str]:
    """Return the positions that the best turn leads through, one after each action."""
    rules, found = review.rules, []
    for text in turn.best.actions if turn.best else ():
        state = rules.apply(state, turn.seat, rules.parse(text))
        found.append(rules.write(state))
    return found
