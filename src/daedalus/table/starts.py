"""How a game starts: automatically when all seats are taken, by the host, or after a countdown."""

from __future__ import annotations

from daedalus.core.errors import IllegalAction
from daedalus.table import events as ev
from daedalus.table.change import NOTHING, Change, Circumstances, change
from daedalus.table.events import AnyEvent
from daedalus.table.table import Table, need_phase


def when_full(table: Table, seat: int, seed: str, chance: str = "") -> tuple[AnyEvent, ...]:
    """Return the start of the game if all seats but *seat*, which is being filled, are taken.

    Whoever fills it brings *chance* to a deal that is made together.
    """
    rest = [chair for at, chair in enumerate(table.chairs) if at != seat]
    full = all(chair.kind != "open" for chair in rest)
    begins = table.phase == "open" and full and table.settings.start == "full"
    return (ev.Began(table.seed_with(seed, seat, chance)),) if begins else ()


def ready(table: Table, moment: Circumstances, seat: int, yes: bool) -> Change:
    """Be ready to start, or no longer; the game starts when all are ready."""
    need_phase(table, "open")
    others = [table.chairs[other].ready for other in table.humans if other != seat]
    begins = yes and table.full and all(others)
    return change(
        ev.Readied(seat, yes), *((ev.Began(table.seed_with(moment.seed)),) if begins else ())
    )


def start(table: Table, moment: Circumstances, fill: str | None) -> Change:
    """Start, with bots of level *fill* in open seats."""
    need_phase(table, "open")
    if not table.full and fill is None and not table.slow:
        raise IllegalAction("there are open seats: wait, or give them to bots", "seats-open")
    return change(ev.Began(table.seed_with(moment.seed), fill or ""))


def hold(table: Table, yes: bool) -> Change:
    """Hold the countdown to the start, or continue."""
    need_phase(table, "open")
    if not (table.begins_at or table.held):
        raise IllegalAction("there is no countdown to a start")
    return NOTHING if table.held == yes else change(ev.Held(yes))


def begin(table: Table, moment: Circumstances) -> Change:
    """Start once the countdown is over."""
    due = table.phase == "open" and 0 < table.begins_at <= moment.at
    return change(ev.Began(table.seed_with(moment.seed))) if due else NOTHING
