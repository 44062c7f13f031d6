"""When a notice is due: rows that are written together with the change that makes a turn wait.

So no notice is forgotten when a process ends, and none is sent for a turn that was played.
"""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from daedalus.server.database import notices
from daedalus.server.writers import Work
from daedalus.table.slow import DAY_MS, awake_at
from daedalus.table.table import Table

_OVER: Final = sa.delete(notices).where(notices.c.table == sa.bindparam("of"))
_LEFT: Final = sa.delete(notices).where(
    notices.c.table == sa.bindparam("of"), notices.c.seat == sa.bindparam("at")
)
_PLAYED: Final = (
    sa.update(notices)
    .where(notices.c.table == sa.bindparam("of"))
    .values(due=sa.null(), tries=sa.literal_column("0"))
)
_WAITS: Final = (
    sa.update(notices)
    .where(notices.c.table == sa.bindparam("of"), notices.c.seat == sa.bindparam("at"))
    .values(due=sa.bindparam("when"))
)


def works(before: Table, after: Table, at: int) -> list[Work]:
    """Return what a change writes about notices: nothing, where no turn takes days."""
    if not before.slow and not after.slow:
        return []
    of = {"of": after.id}
    if after.phase == "over" or after.closed:
        return [(_OVER, [of])]
    done: list[Work] = []
    gone = [seat for seat, chair in enumerate(before.chairs) if _gone(after, seat, chair.keys)]
    if gone:
        done.append((_LEFT, [{**of, "at": seat} for seat in gone]))
    if (before.acting, before.turn_at, before.ply) == (after.acting, after.turn_at, after.ply):
        return done
    if before.acting == after.acting and before.turn_at == after.turn_at:
        return done  # a turn in two pieces
    done.append((_PLAYED, [of]))
    for seat in after.acting:
        chair = after.chairs[seat]
        if chair.keys and not chair.by_bot:
            done.append((_WAITS, [{**of, "at": seat, "when": awake_at(at, chair.zone)}]))
    return done


def _gone(after: Table, seat: int, keys: tuple[str, ...]) -> bool:
    """Return whether the devices that had a seat no longer have it."""
    now = after.chairs[seat].keys if seat < len(after.chairs) else ()
    return bool(keys) and not set(keys) & set(now)


def day_of(moment: int, zone: int) -> int:
    """Return the number of the day that it is then, where clocks are *zone* minutes ahead."""
    return (moment + zone * 60_000) // DAY_MS


def tomorrow(moment: int, zone: int) -> int:
    """Return when the next day begins for somebody who sleeps at night."""
    return awake_at((day_of(moment, zone) + 1) * DAY_MS - zone * 60_000, zone)
