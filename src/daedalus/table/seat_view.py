"""What a seat may see, as messages: the only module that turns positions into bytes for clients.

Every function uses the full state only to call `view` on it, and reveals only what the view shows.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple, cast

from daedalus.core.game import HOUSE, AnyRules, Outcome, Slides, Timed, not_allowed
from daedalus.table.messages import Reach, Result
from daedalus.table.table import Table


class _Seen(NamedTuple):
    """What one seat (None: anyone) sees at one moment, ready to send."""

    pos: str | None
    to_act: list[int]
    legal: list[str]
    reach: Reach | None
    echo: int

    def allows(self, done: Sequence[str], text: str) -> bool:
        """Return whether *text* is known to be legal after *done*; if not, the rules decide."""
        if not done:
            return text in self.legal
        if self.reach is None or len(done) > 1 or text not in self.reach.walks:
            return False
        bits = int(self.reach.after.get(done[0], "0"), 16)
        return bool(bits >> self.reach.walks.index(text) & 1)


def seen_by(table: Table, seat: int | None) -> _Seen:
    """Return what *seat* may see of the game; cached for each table."""
    if seat not in table.memo:
        table.memo[seat] = _seen_by(table, seat)
    found: _Seen = table.memo[seat]
    return found


def seen_together(table: Table, own: Sequence[int], around: Sequence[int]) -> _Seen:
    """Return what a screen shows that everybody looks at: what anyone sees, and what may be done.

    It holds the seats *own*; the players of *around* hold their cards there, the others elsewhere.
    """
    public = seen_by(table, None)
    seat = next((each for each in public.to_act if each in own), None)
    if seat is None or table.first is None:
        return public
    rules = table.rules
    view = rules.view(table.state, None)
    legal = [str(action) for action in rules.legal(view, seat)]
    if not legal and seat in around:  # only the player knows what they hold
        return public._replace(legal=seen_by(table, seat).legal, echo=table.echo(seat))
    reach = look_ahead(rules, view) if table.settings.previews else None
    return public._replace(legal=legal, reach=reach, echo=table.echo(seat))


def _seen_by(table: Table, seat: int | None) -> _Seen:
    if table.first is None:
        return _Seen(None, [], [], None, 0)
    rules = table.rules
    view = rules.view(table.state, seat)
    legal: list[str] = []
    reach = None
    if seat is not None and seat in table.acting:
        actions = rules.legal(view, seat)
        legal = [str(action) for action in actions]
        reach = look_ahead(rules, view) if table.settings.previews else None
    return _Seen(rules.write(view), list(table.acting), legal, reach, table.echo(seat))


@cache  # it is slow, and asked for at every turn
def _slides(kind: type[AnyRules]) -> bool:
    return issubclass(kind, Slides)


def look_ahead(rules: AnyRules, view: Any) -> Reach | None:
    """Return for every push the walks that could follow it, in editions with such turns."""
    ahead = cast("Slides", rules).ahead(view) if _slides(type(rules)) else None
    if ahead is None:
        return None
    return Reach(ahead.walks, {push: f"{bits:x}" for push, bits in ahead.after.items()})


def checked(
    table: Table, seat: int, texts: Sequence[str], moment: int, seen: _Seen | None = None
) -> tuple[tuple[str, ...], Any]:
    """Return *texts* as they will be played, and the position after them.

    The view of *seat* decides, not the full state, so that a refusal cannot reveal more than *seat*
    may know; both allow the same actions.  *seen* is the current view, if it is known.

    :raises GameError: when one cannot be read or is not allowed.
    """
    rules, truth = table.rules, table.state
    done: list[str] = []
    for text in texts:
        action = rules.parse(text)
        if table.timed:
            action = cast("Timed", rules).stamped(action, moment)
        if seen is None or not seen.allows(done, action):
            view = rules.view(truth, None if seat == HOUSE else seat)
            if action not in rules.legal(view, seat):
                raise not_allowed(action, rules.why_not(view, seat, action))
        truth = rules.apply(truth, seat, action)
        done.append(str(action))
    return tuple(done), truth


def result(outcome: Outcome | None) -> Result | None:
    if outcome is None:
        return None
    return Result(list(outcome.ranks), list(outcome.scores), list(outcome.winners))
