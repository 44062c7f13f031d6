"""What the operator of the server may do to tables: the paths below /api/admin.

The paths exist only where the setting `admin_token` is set.  What is done here is logged, without
the names of people or tables.
"""

from __future__ import annotations

import asyncio
from hmac import compare_digest

import structlog
from litestar.exceptions import NotFoundException

from daedalus.server import schemas, table_stats
from daedalus.server.hub import Hub, checked_level
from daedalus.server.mount import at_server
from daedalus.server.room import Room, now_ms
from daedalus.server.store import DAY_MS
from daedalus.table import views
from daedalus.table.change import Change, Circumstances, Decide
from daedalus.table.keys import Forbidden, hashed
from daedalus.table.operating import close, free_name, hide
from daedalus.table.route import RouteTable, SeatNumber, Shell, TableId
from daedalus.table.seats import give
from daedalus.table.table import Table

log = structlog.get_logger()

DAYS = 30
SHOWN = 500  # tables on the page
REFUSAL_S = 1.0  # the delay of the answer to a wrong token


def one_table(entry: table_stats.Entry, room: Room | None, now: int) -> schemas.AdminTable:
    """Return a table as the admin sees it: from its *room*, or from the database."""
    seats = views.seat_views(room.table, room.people) if room is not None else []
    return schemas.AdminTable(
        id=entry.id,
        edition=room.table.rules.id if room is not None else entry.edition,
        phase=room.table.phase if room is not None else "asleep",
        age=max(now - entry.made, 0) // 1000,
        idle=max(now - entry.last_at, 0) // 1000,
        listed=entry.listed,
        people=sum(seat.kind == "human" for seat in seats),
        bots=sum(seat.kind == "bot" for seat in seats),
        here=len(room.readers) if room is not None else 0,
        load=entry.recent,
        seats=seats,
        box=room is not None and bool(room.table.box),
    )


# --- over HTTP ----------------------------------------------------------------------------------


route = RouteTable()


async def need_admin(shell: Shell) -> Hub:
    """Check the admin's token.

    :raises NotFoundException: when this server has no such token.
    :raises TooMany: after too many wrong ones from an address.
    :raises Forbidden: when it is wrong.
    """
    here = at_server(shell)
    if not here.hub.settings.admin_token:
        raise NotFoundException("no such path")
    here.limits.look("admin", here.address)
    kind, _, token = here.request.headers.get("authorization", "").partition(" ")
    wanted = hashed(here.hub.settings.admin_token)
    if kind.lower() != "bearer" or not compare_digest(hashed(token.strip()), wanted):
        log.warning("admin refused")
        here.limits.need("admin", here.address)
        await asyncio.sleep(REFUSAL_S)
        raise Forbidden("not the admin's token")
    return here.hub


async def change_by_admin(shell: Shell, table: str, what: str, decide: Decide) -> None:
    """Change a table as its admin, and log that.

    :raises Forbidden: without the admin's token.
    """
    hub = await need_admin(shell)
    room = await hub.room(table)
    await room.change(decide)
    log.info("admin", what=what, edition=room.table.rules.id)


@route("GET", "/api/admin/tables", who="admin")
async def see_tables(shell: Shell) -> schemas.AdminTables:
    """See all unfinished tables (admin)."""
    hub, now = await need_admin(shell), now_ms()
    found = await table_stats.entries(hub.store, now, unfinished=True, most=SHOWN)
    shown = [one_table(entry, hub.rooms.get(entry.id), now) for entry in found]
    everything = len(await hub.store.unfinished()) if len(found) == SHOWN else len(found)
    return schemas.AdminTables(shown, everything)


@route("GET", "/api/admin/stats", who="admin")
async def see_stats(shell: Shell) -> schemas.AdminStats:
    """Numbers for people (admin)."""
    hub, now = await need_admin(shell), now_ms()
    found = await table_stats.entries(hub.store, now, since=now - DAYS * DAY_MS)
    counted = await asyncio.to_thread(table_stats.numbers, found, now, DAYS)
    if hub.settings.rival_stats:
        counted.rivals = await table_stats.fares(hub.store, found)
    return counted


@route("POST", "/api/admin/tables/{table}/close", who="admin", status=204)
async def close_table(shell: Shell, table: TableId) -> None:
    """Close a table (admin)."""
    await change_by_admin(shell, table, "close", close)
    await at_server(shell).hub.store.drop_box(table)


@route("POST", "/api/admin/tables/{table}/hide", who="admin", status=204)
async def hide_table(shell: Shell, table: TableId) -> None:
    """Hide a table (admin)."""
    await change_by_admin(shell, table, "hide", hide)


@route("POST", "/api/admin/tables/{table}/seats/{seat}/off", who="admin", status=204)
async def send_seat_off(
    shell: Shell, table: TableId, seat: SeatNumber, data: schemas.AdminSeat
) -> None:
    """Send a person off a seat (admin)."""

    def decide(table: Table, moment: Circumstances) -> Change:
        return give(table, moment, seat, data.kind, checked_level(data.level))

    await change_by_admin(shell, table, "send off", decide)


@route("DELETE", "/api/admin/tables/{table}/seats/{seat}/name", who="admin", status=204)
async def free_seat_name(shell: Shell, table: TableId, seat: SeatNumber) -> None:
    """Take the name off a seat (admin)."""
    await change_by_admin(shell, table, "free a name", lambda table, _: free_name(table, seat))
