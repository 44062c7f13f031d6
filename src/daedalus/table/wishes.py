"""What may be wished at a table: each function returns what would happen, or says why not.

They look at the table and change nothing; the room writes down what they return.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Sequence
from typing import Literal

import msgspec

from daedalus.core.errors import IllegalAction, OptionError
from daedalus.core.names import distinct
from daedalus.editions import edition
from daedalus.table import events as ev
from daedalus.table.events import AnyEvent
from daedalus.table.keys import NotFound
from daedalus.table.sights import reveals
from daedalus.table.table import Chair, Table


def new_seed() -> str:
    """Return 128 bits that nobody can guess from their hash."""
    return secrets.token_hex(16)


def need_phase(table: Table, phase: str) -> None:
    """Check how far the table is.

    :raises IllegalAction: when it is not in *phase*.
    """
    if table.phase != phase:
        raise IllegalAction(f"the table is {table.phase}, not {phase}")


def need_chair(table: Table, seat: int) -> Chair:
    """Return the chair of a seat.

    :raises OptionError: when there is no such seat.
    """
    if seat >= len(table.chairs):
        raise OptionError(f"no such seat: {seat}: there are {len(table.chairs)}, from 0")
    return table.chairs[seat]


# --- before the start ---------------------------------------------------------------------------


def sit(table: Table, seat: int, name: str, key: str, piece: int = 0) -> list[AnyEvent]:
    """Take an open seat, or one whose human has left for good; *piece* 0: the one it has."""
    chair = need_chair(table, seat)
    if table.phase == "over":
        raise IllegalAction("the game is over")
    if not (chair.kind == "open" or (chair.kind == "human" and not chair.keys)):
        raise IllegalAction(f"seat {seat} is taken")
    chosen = choose(table, seat, piece) if piece and table.phase == "open" else []
    fresh = _distinct(table, seat, name)
    return [ev.Sat(seat, fresh, key), *chosen, *_begins_when_full(table, seat)]


def rename(table: Table, seat: int, name: str) -> list[AnyEvent]:
    """Take another name."""
    return [ev.Named(seat, _distinct(table, seat, name))]


def _distinct(table: Table, seat: int, name: str) -> str:
    """Return *name*, with a number if another seat's could be mistaken for it."""
    others = [chair.name for at, chair in enumerate(table.chairs) if at != seat]
    return distinct(name, others)


def choose(table: Table, seat: int, piece: int, own: Collection[int] = ()) -> list[AnyEvent]:
    """Take another piece: one that no other person has."""
    need_phase(table, "open")
    if not 1 <= piece <= table.rules.seats[-1]:
        raise OptionError(f"no such piece: {piece}: there are {table.rules.seats[-1]}, from 1")
    for other, chair in enumerate(table.chairs):
        if chair.piece == piece and chair.kind == "human" and other not in (seat, *own):
            raise IllegalAction(f"piece {piece} is taken")
    return [] if table.chairs[seat].piece == piece else [ev.Chose(seat, piece)]


def remove(table: Table, seat: int) -> list[AnyEvent]:
    """Take a seat away on which nobody sits."""
    need_phase(table, "open")
    if need_chair(table, seat).kind == "human":
        raise IllegalAction(f"somebody sits on seat {seat}")
    seats, settings = len(table.chairs) - 1, table.settings
    if seats not in table.rules.seats:
        raise OptionError(f"{table.rules.id} cannot be played by {seats}")
    moved: list[AnyEvent] = []
    begins = settings.options.get("start")
    if isinstance(begins, int) and begins > seat:  # counted from 1: the same person begins
        options = {**settings.options, "start": begins - 1}
        if begins == seat + 1:
            del options["start"]
        changed = msgspec.structs.replace(settings, options=options)
        moved = [ev.Changed(changed, len(table.chairs))]
    return [*moved, ev.Removed(seat), *_begins_when_full(table, seat)]


def offer(table: Table, seat: int, code: str, until: int) -> list[AnyEvent]:
    """Give out a pairing code for a seat."""
    if table.chairs[seat].stand_in:
        raise IllegalAction("a bot plays for you: come back first")
    return [ev.Offered(seat, code, until)]


def pair(table: Table, code: str, key: str, at: int) -> ev.Paired:
    """Add *key* to the seat that *code* was given out for.

    :raises NotFound: when the code is unknown, used, too old, or its owner has gone.
    """
    found = table.offers.get(code)
    if found is None or at > found.until:
        raise NotFound("this link was used before, or is too old")
    return ev.Paired(found.seat, code, key)


def give(table: Table, seat: int, kind: Literal["open", "bot"], level: str) -> list[AnyEvent]:
    """Open a seat, or give it to a bot; whoever sat there is sent off, also during the game."""
    if table.phase == "over":
        raise IllegalAction("the game is over")
    need_chair(table, seat)
    if kind == "open":
        return [ev.Given(seat, kind)]
    return [ev.Given(seat, kind, level), *_begins_when_full(table, seat)]


def _begins_when_full(table: Table, seat: int) -> list[AnyEvent]:
    """Begin if nobody is missing but for *seat*, which is being filled."""
    rest = [chair for at, chair in enumerate(table.chairs) if at != seat]
    full = all(chair.kind != "open" for chair in rest)
    begins = table.phase == "open" and full and table.settings.start == "full"
    return [ev.Began(new_seed())] if begins else []


def hold(table: Table, yes: bool) -> list[AnyEvent]:
    """Wait with the start that is counted down to, or go on."""
    need_phase(table, "open")
    if not (table.begins_at or table.held):
        raise IllegalAction("no start is being counted down to")
    return [] if table.held == yes else [ev.Held(yes)]


def begin(table: Table, at: int) -> list[AnyEvent]:
    """Begin once it has been counted down."""
    due = table.phase == "open" and 0 < table.begins_at <= at
    return [ev.Began(new_seed())] if due else []


def ready(table: Table, seat: int, yes: bool) -> list[AnyEvent]:
    """Be ready to start, or not any more; the game begins when all are."""
    need_phase(table, "open")
    others = [table.chairs[other].ready for other in table.humans if other != seat]
    begins = yes and table.full and all(others)
    return [ev.Readied(seat, yes), *([ev.Began(new_seed())] if begins else [])]


def start(table: Table, fill: str | None) -> list[AnyEvent]:
    """Begin, with bots of level *fill* on open seats."""
    need_phase(table, "open")
    if not table.full and fill is None:
        raise IllegalAction("there are open seats: wait, or give them to bots")
    return [ev.Began(new_seed(), fill or "")]


# --- who plays for whom -------------------------------------------------------------------------


def stand_in(
    table: Table, seat: int, level: str, absent: Callable[[int], bool]
) -> Sequence[AnyEvent]:
    """Let a bot play on for someone who is absent."""
    need_phase(table, "playing")
    if need_chair(table, seat).stand_in:
        return ()
    if not absent(seat):
        raise IllegalAction(f"seat {seat} is not absent")
    return [ev.StoodIn(seat, level)]


def back(table: Table, seat: int) -> Sequence[AnyEvent]:
    """Take over from the bot that stood in."""
    return [ev.CameBack(seat)] if table.chairs[seat].stand_in else ()


def pause(table: Table, attended: bool) -> Sequence[AnyEvent]:
    """Stop time at a table that nobody attends."""
    if attended or table.paused_at or table.phase != "playing" or table.by_mail:
        return ()
    return [ev.Paused()]


# --- taking back --------------------------------------------------------------------------------


def undo(table: Table, seat: int, own: Collection[int] = ()) -> list[AnyEvent]:
    """Take the last turn of *seat* back, or ask the others whether it may be.

    *own* are the seats of whoever asks: around one screen nobody asks oneself.
    """
    if table.first is None or table.timed:
        raise IllegalAction("nothing can be taken back here")
    if table.wish is not None:
        raise IllegalAction("a take-back is being asked for already")
    to, complete = _last_turn(table, seat)
    if reveals(table, to):
        raise IllegalAction("it has shown what was hidden: it cannot be taken back")
    others = tuple(
        other
        for other in table.humans
        if other not in (seat, *own)
        and table.chairs[other].keys
        and not table.chairs[other].stand_in
    )
    return [ev.AskedBack(seat, to, others) if complete and others else ev.TookBack(seat, to)]


def _last_turn(table: Table, seat: int) -> tuple[int, bool]:
    """Return where the last turn of *seat* began, and whether it is complete.

    :raises IllegalAction: when there is none.
    """
    if table.phase == "over":
        raise IllegalAction("the game is over")
    start: int | None = None
    before, ply = -2, 0
    for step in table.steps:
        for _ in step.do:
            if step.seat == seat and (before != seat or len(table.chairs) == 1):
                start = ply
            before, ply = step.seat, ply + 1
    if start is None:
        raise IllegalAction("you have done nothing yet")
    return start, not (before == seat and table.acting == (seat,))


def answer(table: Table, seat: int, yes: bool) -> list[AnyEvent]:
    """Agree to a take-back or not; who has asked for it may withdraw."""
    wish = table.wish
    if wish is None or (seat not in wish.waiting and not (seat == wish.seat and not yes)):
        raise IllegalAction("nobody has asked you")
    last = yes and wish.waiting == (seat,)
    return [ev.Answered(seat, yes), *([ev.TookBack(wish.seat, wish.to)] if last else [])]


# --- the next game ------------------------------------------------------------------------------


def rematch(table: Table) -> ev.Made:
    """Return the next table for the same people; the start seat moves on by one.

    :raises OptionError: when the game is not over.
    """
    if table.phase != "over":
        raise OptionError("the game is not over yet")
    options = dict(table.settings.options)
    if any(option.name == "start" for option in table.rules.options):
        began = table.rules.to_act(table.first)
        options["start"] = (began[0] + 1) % len(table.chairs) + 1
    chosen = dict(edition(table.settings.edition, **options).chosen)
    settings = msgspec.structs.replace(table.settings, options=chosen)
    places = tuple(
        ev.Place(chair.kind, chair.name, chair.level, chair.keys, chair.piece)
        if chair.kind == "bot" or chair.keys
        else ev.Place("open", piece=chair.piece)
        for chair in table.chairs
    )
    return ev.Made(settings, places, table.host)
