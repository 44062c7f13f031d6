"""A table without people pauses: clocks and bots stop until somebody is back."""

from __future__ import annotations

from daedalus.table import events as ev
from daedalus.table.change import NOTHING, Change, Circumstances, change
from daedalus.table.people import attended
from daedalus.table.table import Table


def pause(table: Table, moment: Circumstances) -> Change:
    """Pause until somebody is back; not if somebody has come in the meantime."""
    running = table.phase == "playing" and not table.paused_at and not table.by_mail
    return change(ev.Paused()) if running and not attended(table, moment.people) else NOTHING


def resume(table: Table, moment: Circumstances) -> Change:
    """Continue."""
    return change(ev.Resumed()) if table.paused_at else NOTHING
