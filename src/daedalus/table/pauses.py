"""A table that nobody attends pauses: clocks stop and bots rest until somebody is there again."""

from __future__ import annotations

from daedalus.table import events as ev
from daedalus.table.change import NOTHING, Change, Moment, change
from daedalus.table.people import attended
from daedalus.table.table import Table


def pause(table: Table, moment: Moment) -> Change:
    """Stop time until somebody is there again; not if somebody has come meanwhile."""
    running = table.phase == "playing" and not table.paused_at and not table.by_mail
    return change(ev.Paused()) if running and not attended(table, moment.people) else NOTHING


def resume(table: Table, moment: Moment) -> Change:
    """Let time go on."""
    return change(ev.Resumed()) if table.paused_at else NOTHING
