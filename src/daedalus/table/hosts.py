"""What becomes of the host's rights when the host stays away: they are not lost."""

from __future__ import annotations

from daedalus.table import events as ev
from daedalus.table.change import NOTHING, Change, Circumstances, change
from daedalus.table.people import heir
from daedalus.table.table import Table

GONE_S = 300.0  # how long a host may be away before somebody else can run the table


def hand_on(table: Table, moment: Circumstances) -> Change:
    """Let the first player who is there do what the host may; the host keeps the same rights."""
    seat = heir(table, moment.people)
    return NOTHING if seat is None else change(ev.Handed(seat))
