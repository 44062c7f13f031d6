"""Seats: taking, leaving, giving and sharing them, with names and pieces."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

import msgspec

from daedalus.core.errors import IllegalAction, OptionError
from daedalus.core.names import distinct
from daedalus.table import events as ev
from daedalus.table.caller import Caller
from daedalus.table.change import NOTHING, Change, Circumstances, change
from daedalus.table.events import AnyEvent
from daedalus.table.keys import NotFound
from daedalus.table.starts import when_full
from daedalus.table.table import Chair, Table, need_phase

PAIR_S = 600  # how long a pairing code is valid


def need_chair(table: Table, seat: int) -> Chair:
    """Return the chair of a seat.

    :raises OptionError: when there is no such seat.
    """
    if seat >= len(table.chairs):
        raise OptionError(f"no such seat: {seat}: there are {len(table.chairs)}, from 0")
    return table.chairs[seat]


def sit(
    table: Table,
    moment: Circumstances,
    seat: int,
    name: str,
    key: str,
    piece: int = 0,
    chance: str = "",
) -> Change:
    """Take an open seat, or one whose human has left for good; *piece* 0: the one it has."""
    chair = need_chair(table, seat)
    if table.phase == "over":
        raise IllegalAction("the game is over", "over")
    if not chair.free or table.evening:  # there the evening says who sits where
        raise IllegalAction(f"seat {seat} is taken", "seat-taken")
    chosen = choose(table, seat, piece) if piece and table.phase == "open" else NOTHING
    brought = chance if table.part else ""
    sat = ev.Sat(seat, _distinct(table, seat, name), key, brought)
    return change(sat, *chosen.events, *when_full(table, seat, moment.seed, brought))


def leave(table: Table, caller: Caller, seat: int) -> Change:
    """Leave one's own seat."""
    return change(ev.Left(caller.seat(table, seat)))


def rename(table: Table, seat: int, name: str) -> Change:
    """Take another name."""
    return change(ev.Named(seat, _distinct(table, seat, name)))


def _distinct(table: Table, seat: int, name: str) -> str:
    """Return *name*, with a number if it could be mistaken for another seat's."""
    others = [chair.name for at, chair in enumerate(table.chairs) if at != seat]
    return distinct(name, others)


def choose(table: Table, seat: int, piece: int, own: Collection[int] = ()) -> Change:
    """Take another piece that no other person has; *own* are all seats of the caller."""
    need_phase(table, "open")
    if not 1 <= piece <= table.rules.seats[-1]:
        raise OptionError(f"no such piece: {piece}: there are {table.rules.seats[-1]}, from 1")
    for other, chair in enumerate(table.chairs):
        if chair.piece == piece and chair.kind == "human" and other not in (seat, *own):
            raise IllegalAction(f"piece {piece} is taken", "piece-taken")
    return NOTHING if table.chairs[seat].piece == piece else change(ev.Chose(seat, piece))


def remove(table: Table, moment: Circumstances, seat: int) -> Change:
    """Remove an empty seat."""
    need_phase(table, "open")
    if need_chair(table, seat).kind == "human":
        raise IllegalAction(f"somebody sits on seat {seat}", "seat-taken")
    seats, settings = len(table.chairs) - 1, table.settings
    if seats not in table.rules.seats:
        raise OptionError(f"{table.rules.id} cannot be played by {seats}")
    if table.position:
        raise OptionError(f"the game begins from a position for {seats + 1}: all are needed")
    moved: list[AnyEvent] = []
    begins = settings.options.get("start")
    if isinstance(begins, int) and begins > seat:  # counted from 1: the same person starts
        options = {**settings.options, "start": begins - 1}
        if begins == seat + 1:
            del options["start"]
        changed = msgspec.structs.replace(settings, options=options)
        moved = [ev.Changed(changed, len(table.chairs))]
    return change(*moved, ev.Removed(seat), *when_full(table, seat, moment.seed))


def give(
    table: Table, moment: Circumstances, seat: int, kind: Literal["open", "bot"], level: str
) -> Change:
    """Open a seat, or give it to a bot; whoever sat there is sent off, even during the game."""
    if table.phase == "over":
        raise IllegalAction("the game is over", "over")
    need_chair(table, seat)
    if kind == "open":
        return change(ev.Given(seat, kind))
    return change(ev.Given(seat, kind, level), *when_full(table, seat, moment.seed))


def offer(table: Table, moment: Circumstances, caller: Caller, seat: int, code: str) -> Change:
    """Issue a pairing code for one's own seat; *code* is its hash."""
    if table.chairs[caller.seat(table, seat)].stand_in:
        raise IllegalAction("a bot plays for you: come back first", "bot-plays")
    return change(ev.Offered(seat, code, moment.at + 1000 * PAIR_S))


def pair(table: Table, moment: Circumstances, code: str, key: str) -> Change:
    """Add *key* to the seat that *code* was issued for.

    :raises NotFound: when the code is unknown, used, expired, or its owner has gone.
    """
    found = table.offers.get(code)
    if found is None or moment.at > found.until:
        raise NotFound("this link was used before, or is too old")
    return change(ev.Paired(found.seat, code, key))


def paired_seat(change: Change) -> int:
    """Return the seat that a pairing was for."""
    (paired,) = change.events
    assert isinstance(paired, ev.Paired)
    return paired.seat


def stand_in(table: Table, moment: Circumstances, seat: int, level: str) -> Change:
    """Let a bot play for someone who is absent."""
    need_phase(table, "playing")
    if need_chair(table, seat).stand_in:
        return NOTHING
    if seat not in moment.people.absent:
        raise IllegalAction(f"seat {seat} is not absent")
    return change(ev.StoodIn(seat, level))


def zone(table: Table, seat: int, minutes: int) -> Change:
    """Take note of where the sun is for whoever sits there, if turns take days."""
    if not table.slow or table.chairs[seat].zone == minutes:
        return NOTHING
    return change(ev.Zoned(seat, minutes))


def back(table: Table, seat: int) -> Change:
    """Take over from the bot that stood in."""
    return change(ev.CameBack(seat)) if table.chairs[seat].stand_in else NOTHING
