"""Playing an action; a message that arrives twice is applied once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from daedalus.core.errors import IllegalAction, Stale
from daedalus.core.game import HOUSE
from daedalus.table import events as ev
from daedalus.table.change import NOTHING, Change
from daedalus.table.seat_view import checked, seen_by
from daedalus.table.table import Table, need_phase


def act(
    table: Table,
    at: int,
    seat: int,
    ply: int,
    texts: Sequence[str],
    cause: Literal["act", "time", "bot"] = "act",
) -> Change:
    """Play for *seat*; do nothing if exactly this was done before.

    :raises Stale: when the game has moved on since *ply*.
    """
    need_phase(table, "playing")
    if cause != "act" and table.paused_at:
        raise IllegalAction("the game is paused", "paused")
    if cause == "act" and table.chairs[seat].stand_in:
        raise IllegalAction("a bot plays for you: come back first", "bot-plays")
    if ply != table.echo(seat):
        if _done_before(table, seat, ply, texts):
            return NOTHING
        raise Stale(f"you are at ply {ply}, the game is at {table.echo(seat)}")
    seen = None if table.timed or seat == HOUSE else seen_by(table, seat)
    done, after = checked(table, seat, texts, table.elapsed(at), seen)
    return Change((ev.Acted(seat, done, cause),), after)


def _done_before(table: Table, seat: int, ply: int, texts: Sequence[str]) -> bool:
    """Return whether *seat* has done exactly this at *ply*: a message sent twice."""
    if table.timed:
        done = [one for one in table.actions(0, table.ply) if one[0] == seat]
        there = done[ply : ply + len(texts)]
    else:
        there = table.actions(ply, ply + len(texts))
    # A timestamped action is followed by its time.
    return len(there) == len(texts) and all(
        who == seat and (text == wanted or text.startswith(f"{wanted} +"))
        for (who, text), wanted in zip(there, texts, strict=True)
    )
