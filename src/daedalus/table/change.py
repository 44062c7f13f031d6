"""A change at a table, as a value: the owner of the table stores it, then announces it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from daedalus.core.errors import IllegalAction
from daedalus.table import budget
from daedalus.table import events as ev
from daedalus.table.events import AnyEvent, Row, Unreadable
from daedalus.table.people import NOBODY, People
from daedalus.table.table import Table

# May happen even when a table is spent: the host's deeds have their own limit.
_EVEN_THEN = (ev.Closed, ev.Hidden, ev.Paused, ev.Given, ev.Left, ev.Rematched)
_NEEDS_TIME = (ev.Acted, ev.TookBack)  # cannot happen while a table is paused


class Circumstances(NamedTuple):
    """What a decision needs from outside: time, chance and who is there."""

    at: int  # the time, in milliseconds
    seed: str = ""  # for a game that begins now; unguessable
    people: People = NOBODY


class Draft(NamedTuple):
    """A table to be made."""

    table: Table
    rows: list[Row]


@dataclass(frozen=True, slots=True)
class Change:
    """What is going to happen; nothing, if there are no events."""

    events: tuple[AnyEvent, ...] = ()
    after: Any = None  # the position that the actions lead to, if it is known
    draft: Draft | None = None  # a table to be stored together with them


Decide: TypeAlias = Callable[[Table, Circumstances], Change]
"""Looks at a table and decides what happens, or raises a GameError; it changes nothing."""

NOTHING = Change()


def change(*events: AnyEvent) -> Change:
    """Return the change that consists of these events."""
    return Change(events)


class Misfit(IllegalAction):
    """A change that could not be read back: a bug."""


def carried_out(table: Table, change: Change, at: int) -> list[tuple[Row, Table]]:
    """Return the rows that a change adds to the log, each with the table that it leads to.

    :raises IllegalAction: when nothing more may happen here.
    :raises Misfit: when a row is invalid: what cannot be absorbed is never written.
    """
    happened = change.events
    if table.spent and not isinstance(happened[0], _EVEN_THEN):
        raise IllegalAction("too much has happened at this table: begin another")
    for event in happened:
        _need_budget(table, event)
    if table.paused_at and any(isinstance(event, _NEEDS_TIME) for event in happened):
        happened = (ev.Resumed(), *happened)
    steps: list[tuple[Row, Table]] = []
    try:
        for number, event in enumerate(happened, table.rows):
            row = Row(number, at, event)
            table = table.then(row, change.after)
            steps.append((row, table))
    except Unreadable as error:
        raise Misfit("this cannot be done at this table") from error
    return steps


def _need_budget(table: Table, event: AnyEvent) -> None:
    """Check that nobody uses up what a table has for all: its log is limited.

    :raises IllegalAction: when too much of this has happened.
    """
    match event:
        case ev.Acted() | ev.Left() | ev.StoodIn() | ev.CameBack():
            return  # a game needs these, and who has left once has to sit down first
        case ev.Given() if any(chair.keys for chair in table.chairs[event.seat :][:1]):
            return  # sending somebody off is always possible, and they have to sit down first
        case ev.Held(yes=False):
            return  # lets go what was counted
        case ev.Given() | ev.Removed() | ev.Handed() | ev.Changed():
            spent = table.deeds >= budget.HOST_CHANGES
        case ev.Held():
            spent = table.holds >= budget.HOLDS
        case ev.OfSeat() if 0 <= event.seat < len(table.chairs):  # else it fits nowhere
            chair = table.chairs[event.seat]
            if isinstance(event, ev.Named) and chair.names >= budget.SEAT_NAMES:
                raise IllegalAction(f"seat {event.seat} has had too many names")
            if isinstance(event, ev.Paired) and len(chair.keys) >= budget.SEAT_DEVICES:
                raise IllegalAction(f"seat {event.seat} has {len(chair.keys)} devices already")
            spent = chair.changes >= budget.SEAT_CHANGES
        case _:
            return
    if spent:
        raise IllegalAction("this was changed too often at this table")
