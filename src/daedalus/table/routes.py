"""The paths of the tables: everything that HTTP can ask of a server and of a browser alike."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from daedalus.editions import shelf
from daedalus.table import messages, seats, views
from daedalus.table.budget import MOST_ACTIONS, MOST_FRAMES
from daedalus.table.keys import hashed
from daedalus.table.making import change_settings
from daedalus.table.positions import position_dealt, position_seen
from daedalus.table.replays import Piece, Played, record_of_table, replay_of_record, replay_of_table
from daedalus.table.route import (
    CREATE,
    SEAT,
    About,
    Alias,
    Download,
    Encoded,
    RouteTable,
    SeatNumber,
    Shell,
    TableId,
)
from daedalus.table.settings import edition_form

_FromPly: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_ACTIONS), Alias("from")]
Count: TypeAlias = Annotated[int, Meta(ge=1, le=MOST_FRAMES)]

route = RouteTable()


@route("POST", "/api/tables", cost=CREATE, status=201)
async def make_table(shell: Shell, data: messages.NewTable) -> messages.Created:
    """Make a table."""
    return await shell.create(data)


@route("GET", "/api/tables", needs_server=True)
async def list_tables(shell: Shell) -> Encoded[messages.TableList]:
    """List the tables that want to be listed."""
    return await shell.tables()


@route("GET", "/api/tables/{table}")
async def see_table(shell: Shell, table: TableId) -> messages.OneTable:
    """Look at a table."""
    return (await shell.open(table)).summary(shell.caller)


@route("PATCH", "/api/tables/{table}", who="host")
async def change_table(shell: Shell, table: TableId, data: messages.Changes) -> messages.OneTable:
    """Change the settings before the start (host)."""
    await shell.change(table, lambda table, _: change_settings(table, shell.caller, data))
    return await see_table(shell, table)


@route("POST", "/api/tables/{table}/seats/{seat}", cost=SEAT, status=201)
async def take_seat(
    shell: Shell, table: TableId, seat: SeatNumber, data: messages.TakeSeat
) -> messages.SeatKey:
    """Take a seat."""
    token, name = shell.token(), shell.terms.name(data.name)
    await shell.change(
        table,
        lambda table, moment: seats.sit(
            table, moment, seat, name, hashed(token), data.piece, data.chance
        ),
    )
    return messages.SeatKey(seat, token)


@route("DELETE", "/api/tables/{table}/seats/{seat}", who="seat", status=204)
async def leave_seat(shell: Shell, table: TableId, seat: SeatNumber) -> None:
    """Leave a seat."""
    await shell.change(table, lambda table, _: seats.leave(table, shell.caller, seat))


@route(
    "POST",
    "/api/tables/{table}/seats/{seat}/pair",
    who="seat",
    cost=SEAT,
    status=201,
)
async def offer_pairing(shell: Shell, table: TableId, seat: SeatNumber) -> messages.Pairing:
    """Get a link for a second device."""
    code, caller = shell.token(), shell.caller
    await shell.change(
        table, lambda table, moment: seats.offer(table, moment, caller, seat, hashed(code))
    )
    return messages.Pairing(code, f"/t/{table}#pair={code}", seats.PAIR_S)


@route("POST", "/api/tables/{table}/pair", cost=SEAT, status=201)
async def use_pairing(shell: Shell, table: TableId, data: messages.Pair) -> messages.SeatKey:
    """Use a pairing link, once."""
    token, code = shell.token(), hashed(data.code)
    change = await shell.change(
        table, lambda table, moment: seats.pair(table, moment, code, hashed(token))
    )
    return messages.SeatKey(seats.paired_seat(change), token)


@route("POST", "/api/tables/{table}/rematch", who="seat or host", cost=CREATE, status=201)
async def rematch(shell: Shell, table: TableId) -> messages.Next:
    """Play again with the same people."""
    following = await shell.rematch(table)
    return messages.Next(following, f"/t/{following}")


@route("GET", "/api/tables/{table}/record")
async def see_record(shell: Shell, table: TableId) -> Download:
    """Get the record."""
    played = await _played(shell, table)
    text = await shell.compute(record_of_table, played, table=table)
    return Download(text, f"{played.edition}-{table}.game")


@route("GET", "/api/tables/{table}/replay")
async def see_replay(
    shell: Shell, table: TableId, start: _FromPly = 0, count: Count = MOST_FRAMES
) -> Encoded[messages.Replay]:
    """Get all positions so far, as the caller saw them."""
    given = await _played(shell, table), Piece(start, count)
    return await shell.compute(replay_of_table, *given, table=table)


@route("POST", "/api/replay", cost=CREATE)
async def replay_record(
    shell: Shell, data: messages.RecordText, start: _FromPly = 0, count: Count = MOST_FRAMES
) -> Encoded[messages.Replay]:
    """Get all positions of a record."""
    return await shell.compute(replay_of_record, data.record, Piece(start, count))


@route("POST", "/api/records", cost=CREATE, status=201, needs_server=True)
async def keep_record(shell: Shell, data: messages.RecordText) -> messages.Recorded:
    """Store a finished game that was played elsewhere."""
    id = await shell.keep(data.record)
    return messages.Recorded(id, f"/replay/{id}")


@route("POST", "/api/position")
async def look_at_position(
    shell: Shell, data: messages.PositionText
) -> Encoded[messages.PositionSeen]:
    """Ask the rules about a position, or for a new one."""
    if data.position:
        return await shell.compute(position_seen, data.position)
    given = data.edition, data.seats, shell.seed()
    return await shell.compute(position_dealt, *given, again=False)  # the next has another seed


@route("GET", "/api/editions")
async def list_editions(shell: Shell) -> messages.EditionList:
    """What can be played."""
    return editions_told(shell.about)


def editions_told(about: About) -> messages.EditionList:
    """Return what can be played."""
    forms = [edition_form(rules, about.levels) for rules in shelf().values()]
    phrases, languages = list(messages.PHRASES), list(about.languages)
    return messages.EditionList(forms, phrases, languages, about.version, about.offline)


async def _played(shell: Shell, table: str) -> Played:
    """Return the game as the caller saw it, if they have exactly one seat."""
    place = await shell.open(table)
    own = shell.caller.at(place.table).seats
    return views.played(place.table, place.people, own[0] if len(own) == 1 else None)
