"""New tables, changed settings before the start, and rematches."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from daedalus.core.errors import IllegalAction, OptionError
from daedalus.core.names import distinct
from daedalus.core.record import following_part
from daedalus.editions import edition
from daedalus.table import events as ev
from daedalus.table.caller import Caller
from daedalus.table.change import NOTHING, Change, Circumstances, Draft, change
from daedalus.table.events import Place, Row
from daedalus.table.keys import hashed, opens
from daedalus.table.messages import Changes, NewTable, SeatKey
from daedalus.table.openings import check_position, played_by
from daedalus.table.settings import check_pieces, check_table, settings_of
from daedalus.table.table import Table, need_phase
from daedalus.table.terms import Terms


def made(
    wish: NewTable, host: str, terms: Terms, new_token: Callable[[], str]
) -> tuple[ev.Made, list[SeatKey]]:
    """Return the first row of a new table, and the tokens of the creator's own seats.

    *host* is the token of the host.

    :raises OptionError: when the request does not fit the edition.
    """
    rules = played_by(wish.edition, wish.options, wish.position)
    check_table(rules, len(wish.seats), wish.clock, wish.slow.days)
    if wish.position:
        check_position(rules, wish.position, len(wish.seats))
    check_pieces(rules, [seat.piece for seat in wish.seats if seat.piece])
    keys: list[SeatKey] = []
    places: list[Place] = []
    for seat, wanted in enumerate(wish.seats):
        name = distinct(terms.name(wanted.name), [place.name for place in places])
        if wanted.kind == "me":
            token = new_token()
            keys.append(SeatKey(seat, token))
            places.append(Place("human", name, keys=(hashed(token),), piece=wanted.piece))
        elif wanted.kind == "bot":
            places.append(Place("bot", name, terms.level(wanted.level), piece=wanted.piece))
        else:
            places.append(Place("open", piece=wanted.piece))
    return ev.Made(settings_of(wish, rules), tuple(places), hashed(host), wish.position), keys


def draft(id: str, made: ev.Made, begins: bool, moment: Circumstances, code: str = "") -> Draft:
    """Return a new table, started if it is full and *begins*, else with its code, and its log."""
    begins = begins and all(place.kind != "open" for place in made.seats)
    rows = [Row(0, moment.at, made if begins else msgspec.structs.replace(made, code=code))]
    table = Table(id)
    table.absorb(rows[0])
    if begins:
        rows.append(Row(1, moment.at, ev.Began(table.seed_with(moment.seed))))
        table.absorb(rows[1])
    return Draft(table, rows)


def change_settings(table: Table, caller: Caller, wanted: Changes) -> Change:
    """Change what the host chose; what is not given stays."""
    caller.need_host(table)
    need_phase(table, "open")
    old = table.settings
    stays = wanted.edition in (None, old.edition)
    options = table.options if stays else {}  # all: what is not named depends on the version
    if wanted.options is not None:
        options = dict(wanted.options)
    position = wanted.position
    if position is None:
        position = table.position if stays else ""
    rules = played_by(wanted.edition or old.edition, options, position)
    seats = len(table.chairs) if wanted.seats is None else wanted.seats
    if table.humans and seats <= table.humans[-1]:
        raise IllegalAction("people sit in the seats that would be removed", "seat-taken")
    clock = wanted.clock or old.clock
    slow = wanted.slow or old.slow
    check_table(rules, seats, clock, slow.days)
    if position:
        check_position(rules, position, seats)
    plain = {
        "listed": wanted.listed,
        "start": wanted.start,
        "hints": wanted.hints,
        "previews": wanted.previews,
        "free_text": wanted.free_text,
        "grace": wanted.grace,
        "stand_in_by": wanted.stand_in_by,
    }
    given = {name: value for name, value in plain.items() if value is not None}
    if wanted.listed and table.box:
        raise IllegalAction("a table with a box of one's own is for those who have its link")
    settings = msgspec.structs.replace(
        old,
        edition=rules.id,
        options=dict(rules.chosen),
        rules=rules.version,
        clock=clock,
        slow=slow,
        **given,
    )
    return change(ev.Changed(settings, seats, position))


def rematch(table: Table, moment: Circumstances, caller: Caller, id: str, code: str = "") -> Change:
    """Make the rematch table with this *id*, unless there is one already.

    Whoever runs this table now runs that one, unless its host asks for it.

    :raises Forbidden: when the caller neither sits here nor is the host.
    :raises OptionError: when the game is not over.
    """
    if not caller.at(table).seats:
        caller.need_host(table)
    if table.evening:
        raise IllegalAction("this table is part of an evening: its next round seats everybody anew")
    if table.next:
        return NOTHING
    stays = opens(caller.keys, (table.host,)) or table.deputy_seat is None
    made = _made_again(table, table.host if stays else table.deputy)
    again = draft(id, made, True, moment, code)
    return Change((ev.Rematched(id),), draft=again)


def _made_again(table: Table, host: str) -> ev.Made:
    """Return the first row of the rematch table: the starting seat moves on by one.

    :raises OptionError: when the game is not over.
    """
    if table.phase == "open" or (table.phase == "playing" and not table.spent):
        raise OptionError("the game is not over yet")
    options = dict(table.options)
    if any(each.name == "start" for each in table.rules.options) and not table.position:
        began = table.rules.to_act(table.first)
        options["start"] = (began[0] + 1) % len(table.chairs) + 1
    rules = edition(table.settings.edition, **options)
    settings = msgspec.structs.replace(
        table.settings, options=dict(rules.chosen), rules=rules.version
    )
    places = tuple(
        Place(chair.kind, chair.name, chair.level, chair.keys, chair.piece)
        if chair.kind == "bot" or chair.keys
        else Place("open", piece=chair.piece)
        for chair in table.chairs
    )
    part = following_part(table.root, table.part) if table.part else ""
    if not part:
        return ev.Made(settings, places, host, table.position)
    chances = tuple(chair.chance if chair.keys else "" for chair in table.chairs)
    return ev.Made(
        settings, places, host, table.position, part=part, root=table.root, chances=chances
    )
