"""What happens at a table by itself: a clock runs out, or the house is due."""

from __future__ import annotations

from typing import Any, cast

from daedalus.core.game import HOUSE, Timed
from daedalus.table.acts import act
from daedalus.table.change import NOTHING, Change, Circumstances
from daedalus.table.table import Table


def _ran_out(table: Table, at: int) -> int | None:
    """Return a seat in turn whose time is up at a moment."""
    due = table.deadline()
    if due is None or at < due:
        return None
    left = table.times(at)
    return next(seat for seat in table.acting if seat != HOUSE and not left[seat])


def play_for_idle(table: Table, moment: Circumstances) -> Change:
    """Play for somebody whose time is up, from that seat's view."""
    seat = _ran_out(table, moment.at)
    if seat is None:
        return NOTHING
    rules, view = table.rules, table.rules.view(table.state, seat)
    texts = [str(action) for action in rules.idle(view, seat, moment.seed)]
    return act(table, moment.at, seat, table.echo(seat), texts, "time")


def house_due(table: Table) -> int | None:
    """Return when the house acts next, in milliseconds of the game; None: never."""
    if HOUSE not in table.acting or table.paused_at:
        return None
    return cast("Timed", table.rules).moment(_next_of_house(table))


def play_for_house(table: Table, moment: Circumstances) -> Change:
    """Do what the house has to do, once it is due."""
    due = house_due(table)
    if due is None or table.elapsed(moment.at) < due:
        return NOTHING
    action = cast("Timed", table.rules).bare(_next_of_house(table))
    return act(table, moment.at, HOUSE, table.echo(HOUSE), [str(action)], "time")


def _next_of_house(table: Table) -> Any:
    return table.rules.legal(table.state, HOUSE)[0]
