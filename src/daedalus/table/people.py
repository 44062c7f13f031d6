"""Who is at a table, who has been away for too long, and whether there is anybody to play for."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from daedalus.table.table import Table


class People(NamedTuple):
    """Who is connected to a table at one moment."""

    here: frozenset[int] = frozenset()  # the seats with a connection
    # those whose human has been away for longer than the grace time
    absent: frozenset[int] = frozenset()
    watching: int = 0
    host: bool = False  # whether somebody with the host's rights is there
    # the seats whose cards are on a device of their own, beside one that several people look at
    apart: frozenset[int] = frozenset()


NOBODY = People()


def heir(table: Table, people: People) -> int | None:
    """Return the seat that gets the host's rights when the host stays away; None: nobody.

    It is the first one whose player is there.  A table that was made for others, one of an evening,
    or one where a turn may take days, keeps its host, however long they are away.
    """
    if people.host or not table.hosted or table.by_mail or table.evening or table.phase == "over":
        return None
    return next((seat for seat in sorted(people.here) if table.chairs[seat].keys), None)


def attended(table: Table, people: People) -> bool:
    """Return whether there is somebody for whom the game should go on.

    That is a player, or, if no seat belongs to a person, any spectator.
    """
    players = [seat for seat in table.humans if table.chairs[seat].keys]
    return any(seat in people.here for seat in players) if players else people.watching > 0


def away_since(
    table: Table, here: Collection[int], before: Mapping[int, float], now: float
) -> dict[int, float]:
    """Return since when each human's seat has been disconnected; *before* as it was last."""
    return {seat: before.get(seat, now) for seat in table.humans if seat not in here}


def absent(table: Table, away: Mapping[int, float], now: float) -> frozenset[int]:
    """Return the humans who have been away for longer than the grace time, or left for good."""
    if table.phase != "playing" or table.slow:  # nobody has to be there
        return frozenset()
    return frozenset(
        seat
        for seat in table.humans
        if not table.chairs[seat].keys
        or (seat in away and now - away[seat] >= table.settings.grace)
    )
