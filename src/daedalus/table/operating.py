"""What the operator of a server may do to a table."""

from __future__ import annotations

from daedalus.table import events as ev
from daedalus.table.change import NOTHING, Change, Circumstances, change
from daedalus.table.seats import need_chair
from daedalus.table.table import Table


def close(table: Table, moment: Circumstances) -> Change:
    """Close a table for good."""
    return NOTHING if table.closed else change(ev.Closed())


def hide(table: Table, moment: Circumstances) -> Change:
    """Take a table off the public list."""
    return NOTHING if table.hidden else change(ev.Hidden())


def free_name(table: Table, seat: int) -> Change:
    """Remove the name of a seat; it is called by its piece again."""
    return change(ev.Named(seat, "")) if need_chair(table, seat).name else NOTHING
