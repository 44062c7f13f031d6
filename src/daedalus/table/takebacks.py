"""Taking back: at once while a turn is incomplete, else if all agree; never what was revealed.

Where it is not shown in advance where a push leads, a push is a decision like a whole turn.
"""

from __future__ import annotations

from collections.abc import Collection

from daedalus.core.errors import GameError, IllegalAction
from daedalus.table import events as ev
from daedalus.table.change import Change, change
from daedalus.table.table import Table


def undo(table: Table, seat: int, own: Collection[int] = ()) -> Change:
    """Take back the last turn of *seat*, or ask the others for permission.

    *own* are the seats of the caller: around one screen nobody else is asked.
    """
    if table.first is None or table.timed:
        raise IllegalAction("nothing can be taken back here", "take-back-none")
    if table.take_back is not None:
        raise IllegalAction("a take-back has already been requested", "take-back-asked")
    to, complete = _last_turn(table, seat)
    if reveals(table, to):
        raise IllegalAction(
            "it has revealed what was hidden: it cannot be taken back", "take-back-seen"
        )
    others = tuple(
        other
        for other in table.humans
        if other not in (seat, *own)
        and table.chairs[other].keys
        and not table.chairs[other].stand_in
    )
    ask = others if complete or not table.settings.previews else ()
    return change(ev.AskedBack(seat, to, others) if ask else ev.TookBack(seat, to))


def _last_turn(table: Table, seat: int) -> tuple[int, bool]:
    """Return where the last turn of *seat* began, and whether it is complete.

    :raises IllegalAction: when there is none.
    """
    if table.phase == "over":
        raise IllegalAction("the game is over", "over")
    start: int | None = None
    before, ply = -2, 0
    for step in table.steps:
        for _ in step.do:
            if step.seat == seat and (before != seat or len(table.chairs) == 1):
                start = ply
            before, ply = step.seat, ply + 1
    if start is None:
        raise IllegalAction("you have done nothing yet", "take-back-none")
    return start, not (before == seat and table.acting == (seat,))


def answer(table: Table, seat: int, yes: bool) -> Change:
    """Agree to a take-back or not; whoever asked for it may withdraw it."""
    asked = table.take_back
    if asked is None or (seat not in asked.waiting and not (seat == asked.seat and not yes)):
        raise IllegalAction("nobody has asked you")
    last = yes and asked.waiting == (seat,)
    taken = (ev.TookBack(asked.seat, asked.to),) if last else ()
    return change(ev.Answered(seat, yes), *taken)


def reveals(table: Table, to: int) -> bool:
    """Return whether anything since the ply *to* has revealed hidden information to anybody.

    It has not if everyone could have derived what they see now from what they saw then and the
    public actions: that is, if the same actions lead from the old view to the current view.  (A
    walk onto a treasure that is not one's own reveals nothing in this sense, though others may draw
    conclusions.)
    """
    rules, before = table.rules, table.state_at(to)
    texts = table.actions(to, table.ply)
    for seat in (None, *range(len(table.chairs))):
        foreseen = rules.view(before, seat)
        try:
            for who, text in texts:
                foreseen = rules.apply(foreseen, who, rules.parse(text))
        except GameError:  # what follows could not be foreseen
            return True
        if rules.write(rules.view(foreseen, seat)) != rules.write(rules.view(table.state, seat)):
            return True
    return False
