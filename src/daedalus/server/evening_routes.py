"""The paths of evenings with many: who comes, what the host does, how everybody stands."""

from __future__ import annotations

import csv
import io
from typing import Annotated, TypeAlias

from msgspec import Meta

from daedalus.core.errors import GameError, OptionError
from daedalus.evening.evening import Evening, new_evening
from daedalus.server import schemas
from daedalus.server.evenings import Evenings, OpenEvening, rules_of
from daedalus.server.mount import at_server
from daedalus.server.schemas import EveningId, GuestNumber
from daedalus.table import views
from daedalus.table.keys import Forbidden, hashed
from daedalus.table.people import NOBODY
from daedalus.table.replays import record_of_table
from daedalus.table.route import COME, EVENING, Download, RouteTable, Shell
from daedalus.table.seat_view import seen_by
from daedalus.table.settings import all_options

Yes: TypeAlias = Annotated[int, Meta(ge=0, le=1)]

route = RouteTable()


@route("POST", "/api/evenings", cost=EVENING, status=201, needs_server=True)
async def make_evening(shell: Shell, data: schemas.NewEvening) -> schemas.CreatedEvening:
    """Make an evening with many."""
    host = shell.token()
    house = {
        "edition": data.edition,
        "by": shell.terms.name(data.by),
        "host": hashed(host),
        "seconds": data.seconds,
        "options": data.options,
    }
    evening = new_evening(data.size, data.rounds, shell.seed(), house, data.door)
    id, code = await _evenings(shell).create(evening)
    return schemas.CreatedEvening(id, f"/e/{id}", code, host)


@route("GET", "/api/evenings/{evening}", needs_server=True)
async def see_evening(shell: Shell, evening: EveningId, boards: Yes = 0) -> schemas.EveningView:
    """Look at an evening; with boards=1, at the tables of its round, too."""
    all_ = _evenings(shell)
    await all_.settle(evening)
    kept = await all_.open(evening)
    if all_.rights(kept, shell.caller.keys).host:
        await all_.host_is_here(kept)
    told = _told(all_, kept, shell, await all_.host_is_away(kept))
    if boards and kept.evening.running:
        told.boards = await _boards(shell, kept)
    return told


@route("PATCH", "/api/evenings/{evening}", who="host", needs_server=True)
async def change_evening(
    shell: Shell, evening: EveningId, data: schemas.ChangedEvening
) -> schemas.EveningView:
    """Change the number of rounds, or whether names pass the host (host)."""
    all_ = await _hosted(shell, evening)
    await all_.change(evening, lambda now: now.alter(data.rounds, data.door))
    return await see_evening(shell, evening)


@route("POST", "/api/evenings/{evening}/guests", cost=COME, status=201, needs_server=True)
async def come(shell: Shell, evening: EveningId, data: schemas.NewGuest) -> schemas.GuestKey:
    """Come to an evening."""
    token, name = shell.token(), shell.terms.name(data.name)
    after = await _evenings(shell).come(evening, name, data.sign, hashed(token))
    found = after.who({hashed(token)})
    return schemas.GuestKey(list(after.people).index(found), found, token)


@route("PATCH", "/api/evenings/{evening}/guests/{guest}", who="host", needs_server=True)
async def change_guest(
    shell: Shell, evening: EveningId, guest: GuestNumber, data: schemas.ChangedGuest
) -> schemas.EveningView:
    """Let somebody in, give them another name, or make them the deputy (host)."""
    all_ = await _hosted(shell, evening)
    name = await _name(all_, evening, guest)
    if data.name is not None:
        after = await all_.rename(evening, name, shell.terms.name(data.name))
        name = list(after.people)[guest]
    if data.waits is False:
        await all_.change(evening, lambda now: now.let_in(name))
    if data.deputy is not None:
        await all_.change(evening, lambda now: now.deputise(name if data.deputy else ""))
    return await see_evening(shell, evening)


@route("DELETE", "/api/evenings/{evening}/guests/{guest}", who="seat or host", needs_server=True)
async def leave(shell: Shell, evening: EveningId, guest: GuestNumber) -> schemas.EveningView:
    """Leave, or send somebody off (host)."""
    all_ = _evenings(shell)
    kept = await all_.open(evening)
    rights = all_.rights(kept, shell.caller.keys)
    name = await _name(all_, evening, guest)
    if name != rights.name and not rights.host:
        raise Forbidden("only they themselves or the host may do that")
    await all_.change(evening, lambda now: now.leave(name, off=name != rights.name))
    return await see_evening(shell, evening)


@route("POST", "/api/evenings/{evening}/rounds", who="host", status=201, needs_server=True)
async def begin_round(shell: Shell, evening: EveningId) -> schemas.EveningView:
    """Seat everybody for the next round (host)."""
    await (await _hosted(shell, evening)).begin_round(evening, shell.address)
    return await see_evening(shell, evening)


@route("POST", "/api/evenings/{evening}/close", who="host", needs_server=True)
async def close_round(shell: Shell, evening: EveningId) -> schemas.EveningView:
    """End the round, with places as they stand (host)."""
    await (await _hosted(shell, evening)).close_round(evening)
    return await see_evening(shell, evening)


@route("POST", "/api/evenings/{evening}/call", who="host", cost=COME, needs_server=True)
async def call_back(shell: Shell, evening: EveningId) -> schemas.EveningView:
    """Call everybody back: their devices ring softly (host)."""
    await (await _hosted(shell, evening)).change(evening, Evening.call)
    return await see_evening(shell, evening)


@route("POST", "/api/evenings/{evening}/deputy", who="seat", cost=COME, needs_server=True)
async def take_over(shell: Shell, evening: EveningId) -> schemas.EveningView:
    """Take over from a host who has been gone for a while."""
    await _evenings(shell).take_over(evening, shell.caller.keys)
    return await see_evening(shell, evening)


@route("GET", "/api/evenings/{evening}/standings", needs_server=True)
async def see_standings(shell: Shell, evening: EveningId) -> Download:
    """Get the standings as a table (CSV)."""
    told = await see_evening(shell, evening)
    text = io.StringIO()
    lines = csv.writer(text, lineterminator="\r\n")
    rounds = range(1, len(told.rounds) + 1)
    lines.writerow(["place", "name", "points", *(f"round {number}" for number in rounds)])
    for each in told.standings:
        name = told.guests[each.guest].name
        safe = "'" + name if name[:1] in "=+-@" else name  # no formula for a spreadsheet
        lines.writerow([each.place, safe, each.points, *each.rounds])
    return Download(text.getvalue().encode("utf-8-sig"), f"evening-{evening}.csv")


@route("GET", "/api/evenings/{evening}/records", needs_server=True)
async def see_records(shell: Shell, evening: EveningId) -> Download:
    """Get the records of all games that are over, one after the other."""
    kept = await _evenings(shell).open(evening)
    texts = []
    for table in [table for each in kept.evening.rounds for table in each.ids]:
        try:
            place = await shell.open(table)
        except GameError:
            continue  # the operator has closed it
        if place.table.phase == "over":
            played = views.played(place.table, NOBODY, None)
            texts.append(await shell.compute(record_of_table, played, table=table, again=False))
    return Download(b"\n".join(texts), f"evening-{evening}.games")


# --- what is told -------------------------------------------------------------------------------


def _evenings(shell: Shell) -> Evenings:
    return at_server(shell).hub.evenings


async def _hosted(shell: Shell, evening: str) -> Evenings:
    """Return the evenings, if the caller is the host of this one.

    :raises Forbidden: when they are not.
    """
    all_ = _evenings(shell)
    all_.need_host(await all_.open(evening), shell.caller.keys)
    return all_


async def _name(all_: Evenings, evening: str, guest: int) -> str:
    names = list((await all_.open(evening)).evening.people)
    if guest >= len(names):
        raise OptionError(f"no such guest: {guest}: there are {len(names)}, from 0")
    return names[guest]


def _told(all_: Evenings, kept: OpenEvening, shell: Shell, away: bool) -> schemas.EveningView:
    """Return the evening as the caller sees it: no tokens, no names that wait at the door."""
    evening, rights = kept.evening, all_.rights(kept, shell.caller.keys)
    numbers = {name: number for number, name in enumerate(evening.people)}
    guests = [
        schemas.EveningGuest(
            "" if each.waits and not rights.host and name != rights.name else name,
            each.sign,
            each.here,
            each.waits,
        )
        for name, each in evening.people.items()
    ]
    rounds = [
        [
            schemas.EveningTable(
                id, [numbers[name] for name in names], _listed(each.places.get(number))
            )
            for number, (id, names) in enumerate(zip(each.ids, each.tables, strict=True))
        ]
        for each in evening.rounds
    ]
    here = set(evening.here)
    standings = [
        schemas.EveningPlace(each.place, numbers[each.name], each.points, list(each.rounds))
        for each in evening.standings()
        if each.name in here or any(place is not None for place in each.rounds)
    ]
    return schemas.EveningView(
        id=kept.id,
        edition=str(evening.house["edition"]),
        options=all_options(rules_of(evening)),
        by=str(evening.house.get("by", "")),
        size=evening.size,
        planned=evening.planned,
        seconds=int(evening.house.get("seconds", 0)),
        door=evening.door,
        phase=evening.phase,
        events=len(evening.events),
        calls=evening.calls,
        guests=guests,
        deputy=numbers[evening.deputy] if evening.deputy else None,
        rounds=rounds,
        standings=standings,
        you=numbers[rights.name] if rights.name else None,
        host=rights.host,
        alone=away,
        code=kept.code if evening.phase != "over" else None,
    )


def _listed(places: tuple[int, ...] | None) -> list[int] | None:
    return None if places is None else list(places)


async def _boards(shell: Shell, kept: OpenEvening) -> list[schemas.EveningBoard]:
    """Return the tables of the round as anybody may see them."""
    found = []
    for id in kept.evening.rounds[-1].ids:
        try:
            place = await shell.open(id)
        except GameError:
            continue
        table = place.table
        pos = table.memo.get("board")
        if pos is None and table.first is not None:
            pos = table.memo["board"] = seen_by(table, None).pos
        to_act = [seat for seat in table.acting if seat >= 0]
        here = sorted(place.people.here)
        found.append(schemas.EveningBoard(id, table.phase, pos, to_act, here))
    return found
