"""A box of treasures on a table: who may lay one there, and take it off."""

from __future__ import annotations

from daedalus.core.errors import IllegalAction
from daedalus.core.game import Slides
from daedalus.table import events as ev
from daedalus.table.caller import Caller
from daedalus.table.change import NOTHING, Change, Circumstances, change
from daedalus.table.table import Table


def check_box(table: Table, caller: Caller) -> None:
    """Check that *caller* may lay a box on a table.

    :raises Forbidden: when it is not the host.
    :raises IllegalAction: when strangers may come here, the edition has no such treasures, or the
        operator of the server took a box off this table.
    """
    caller.need_host(table)
    if table.barred:
        raise IllegalAction("the box was taken off this table by who runs the server")
    if table.settings.listed:
        raise IllegalAction("a box of one's own is for those who have the link of the table")
    if not isinstance(table.rules, Slides):
        raise IllegalAction(f"{table.rules.id} has no treasures that a box could replace")


def lay(table: Table, caller: Caller, key: str) -> Change:
    """Lay a box that is stored under *key* on a table, or another one in its place."""
    check_box(table, caller)
    return change(ev.Boxed(key))


def take_off(table: Table, moment: Circumstances) -> Change:
    """Take the box off a table: everybody sees our own treasures again."""
    return change(ev.Boxed()) if table.box else NOTHING


def bar(table: Table, moment: Circumstances) -> Change:
    """Take the box off a table for good: its host cannot bring it again."""
    return change(ev.Boxed(barred=True)) if table.box else NOTHING
