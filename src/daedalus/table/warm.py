"""A table of an evening with many: it begins when all sit, and a bot keeps late seats warm."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from daedalus.table import events as ev
from daedalus.table.change import NOTHING, Change, Circumstances, change
from daedalus.table.people import People
from daedalus.table.table import Table

LATE_MS: Final = 120_000  # so long the others wait for somebody
WARM_LEVEL: Final = "medium"  # of the bot that plays meanwhile


def gathered_at(table: Table, people: People) -> int | None:
    """Return when the game begins: at once if all sit, else after a while; None: nobody is here."""
    if table.phase != "open" or not people.here:
        return None
    return 0 if people.here.issuperset(table.humans) else table.made_at + LATE_MS


def gather(table: Table, moment: Circumstances) -> Change:
    """Begin, with bots in the seats of those who are late."""
    due = gathered_at(table, moment.people)
    if due is None or due > moment.at:
        return NOTHING
    late = [ev.StoodIn(s, WARM_LEVEL) for s in table.humans if s not in moment.people.here]
    return change(ev.Began(table.seed_with(moment.seed)), *late)


def changes_at(table: Table, people: People, away: Mapping[int, float]) -> int | None:
    """Return when a seat changes hands: to a bot, or back to somebody who has come; None: never."""
    if table.phase != "playing":
        return None
    humans = [seat for seat in table.humans if table.chairs[seat].keys]
    if any(table.chairs[seat].stand_in and seat in people.here for seat in humans):
        return 0
    gone = [away[seat] for seat in humans if seat in away and not table.chairs[seat].stand_in]
    return int(1000 * min(gone)) + LATE_MS if gone and people.here else None


def keep_warm(table: Table, moment: Circumstances, away: Mapping[int, float]) -> Change:
    """Let a bot play for whoever has been away for long, and give seats back to who has come."""
    if table.phase != "playing":
        return NOTHING
    happened: list[ev.AnyEvent] = []
    for seat in table.humans:
        chair, here = table.chairs[seat], seat in moment.people.here
        if chair.stand_in and here:
            happened.append(ev.CameBack(seat))
        elif not chair.stand_in and not here and 1000 * away.get(seat, 1e15) + LATE_MS <= moment.at:
            happened.append(ev.StoodIn(seat, WARM_LEVEL))
    return Change(tuple(happened))
