"""What everybody at the table saw: the public history of a game, as a value beside a view.

It begins with some position, the first one if it is known, as one seat sees it.  Then come the
actions, and with each what all saw it find: from a view alone nobody can tell whether a walk to a
treasure took a card, since the hand is hidden.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from daedalus.core.errors import NotationError, quoted
from daedalus.core.game import HOUSE, AnyRules

_MOVES: Final = " moves"


class Move(NamedTuple):
    """One action, by whom, and the letters of the cards that everybody saw it find."""

    seat: int
    action: str
    found: str = ""


class History(NamedTuple):
    """A game so far through the eyes of one seat."""

    first: Any  # the view it begins with
    moves: tuple[Move, ...] = ()

    def after(self, before: Any, state: Any, seat: int, action: str) -> History:
        """Return the history after one more action, which led from *before* to *state*."""
        return History(self.first, (*self.moves, moved(before, state, seat, action)))


def moved(before: Any, after: Any, seat: int, action: str) -> Move:
    """Return an action as all saw it; the positions may be the truth or anyone's views of it."""
    if seat == HOUSE or not hasattr(before, "found"):
        return Move(seat, str(action))
    return Move(seat, str(action), after.found[seat][len(before.found[seat]) :])


def seen_by(
    rules: AnyRules, seat: int | None, first: Any, actions: Iterable[tuple[int, str]]
) -> History:
    """Return what *seat* saw of a game that began with *first*, the truth, and went on so."""
    state, moves = first, []
    for actor, text in actions:
        after = rules.apply(state, actor, rules.parse(text))
        moves.append(moved(state, after, actor, text))
        state = after
    return History(rules.view(first, seat), tuple(moves))


def write_history(rules: AnyRules, history: History) -> str:
    """Return a history as one line: the first position, then every move with its seat from 1.

    ``classic 69Ue... moves 1 b1=6;1 d4 +K;2 g2=5``
    """
    moves = [
        f"{move.seat + 1} {move.action}" + (f" +{move.found}" if move.found else "")
        for move in history.moves
    ]
    return f"{rules.write(history.first)}{_MOVES} {';'.join(moves)}".rstrip()


def read_history(rules: AnyRules, text: str) -> History:
    """Return the history that *text* tells.

    :raises NotationError: when it tells none.
    """
    first, sign, rest = text.partition(_MOVES)
    if not sign:
        raise NotationError(f"not a history: {quoted(text)}: a position, then moves")
    moves = tuple(_read_move(rules, part) for part in rest.strip().split(";") if part)
    return History(rules.read(first), moves)


def _read_move(rules: AnyRules, text: str) -> Move:
    seat, _, action = text.partition(" ")
    action, _, found = action.partition(" +")
    if not seat.isdecimal() or len(seat) > 2 or not action:
        raise NotationError(f"not a move: {quoted(text)}: a seat, an action and +K for a find")
    return Move(int(seat) - 1, str(rules.parse(action)), found)
