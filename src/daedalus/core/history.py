"""The public history of a game: what everybody at the table saw, to go with a view.

It begins with a position as one seat sees it: the first one if that is known.  Then come the
actions, each with the cards that everybody saw it find.  A view alone does not show whether a walk
to a treasure took a card, because hands are hidden.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final, NamedTuple, Protocol, runtime_checkable

from daedalus.core.errors import NotationError, quoted
from daedalus.core.game import HOUSE, AnyRules

_MOVES: Final = " moves"
_FIND: Final = re.compile(r"(.*?)(?: \+([A-Z]+))?", re.DOTALL)
"""An action, and the letters it found; a number after the plus is the action's own moment."""


@runtime_checkable
class WithFinds(Protocol):
    """A position that shows everybody the cards each seat has found."""

    @property
    def found(self) -> tuple[str, ...]: ...  # letters, in order


class Move(NamedTuple):
    """One action, who took it, and the letters of the cards that everybody saw it find."""

    seat: int
    action: str
    found: str = ""


class History(NamedTuple):
    """A game so far, as one seat saw it."""

    first: Any  # the view it begins with
    moves: tuple[Move, ...] = ()

    def after(self, before: Any, state: Any, seat: int, action: str) -> History:
        """Return the history after one more action, which led from *before* to *state*."""
        return History(self.first, (*self.moves, moved(before, state, seat, action)))


def moved(before: Any, after: Any, seat: int, action: str) -> Move:
    """Return an action as everybody saw it; the positions may be full states or anyone's views."""
    if seat == HOUSE or not isinstance(before, WithFinds):
        return Move(seat, str(action))
    return Move(seat, str(action), after.found[seat][len(before.found[seat]) :])


def seen_by(
    rules: AnyRules, seat: int | None, first: Any, actions: Iterable[tuple[int, str]]
) -> History:
    """Return what *seat* saw of a game that began with the full state *first*."""
    state, moves = first, []
    for actor, text in actions:
        after = rules.apply(state, actor, rules.parse(text))
        moves.append(moved(state, after, actor, text))
        state = after
    return History(rules.view(first, seat), tuple(moves))


def write_history(rules: AnyRules, history: History) -> str:
    """Return a history as one line: the first position, then every move with its seat, from 1.

    ``classic 69Ue... moves 1 b1=6;1 d4 +K;2 g2=5``
    """
    moves = [
        f"{move.seat + 1} {move.action}" + (f" +{move.found}" if move.found else "")
        for move in history.moves
    ]
    return f"{rules.write(history.first)}{_MOVES} {';'.join(moves)}".rstrip()


def read_history(rules: AnyRules, text: str) -> History:
    """Return the history described by *text*.

    :raises NotationError: when it is not a history.
    """
    first, sign, rest = text.partition(_MOVES)
    if not sign:
        raise NotationError(f"not a history: {quoted(text)}: a position, then moves")
    moves = tuple(_read_move(rules, part) for part in rest.strip().split(";") if part)
    return History(rules.read(first), moves)


def _read_move(rules: AnyRules, text: str) -> Move:
    seat, _, action = text.partition(" ")
    action, found = _FIND.fullmatch(action).groups("")  # type: ignore[union-attr]
    if not seat.isdecimal() or len(seat) > 2 or not action:
        raise NotationError(f"not a move: {quoted(text)}: a seat, an action and +K for a find")
    return Move(int(seat) - 1, str(rules.parse(action)), found)
