"""What the operator of the server may do to tables: the paths below /api/admin.

The paths exist only where the setting `admin_token` is set.  What is done here is logged, without
the names of people or tables.
"""

from __future__ import annotations

import asyncio
from hmac import compare_digest

import structlog
from litestar import delete, get, post
from litestar.exceptions import NotFoundException
from litestar.params import JSONBody
from litestar.types import ControllerRouterHandler

from daedalus.server import bodies, census
from daedalus.server.asking import Asks, SeatNumber, TableId
from daedalus.server.hub import Hub, checked_level
from daedalus.server.limits import Limits, address_of
from daedalus.server.room import Room, now_ms
from daedalus.server.store import DAY_MS
from daedalus.table import views
from daedalus.table.change import Change, Circumstances, Decide
from daedalus.table.keys import Forbidden, hashed
from daedalus.table.operating import close, free_name, hide
from daedalus.table.seats import give
from daedalus.table.table import Table

log = structlog.get_logger()

DAYS = 30
SHOWN = 500  # tables on the page
REFUSAL_S = 1.0  # the delay of the answer to a wrong token


def one_table(entry: census.Entry, room: Room | None, now: int) -> bodies.AdminTable:
    """Return a table as the admin sees it: from its *room*, or from the database."""
    seats = views.seat_views(room.table, room.people) if room is not None else []
    return bodies.AdminTable(
        id=entry.id,
        edition=room.table.rules.id if room is not None else entry.edition,
        phase=room.table.phase if room is not None else "asleep",
        age=max(now - entry.made, 0) // 1000,
        idle=max(now - entry.last_at, 0) // 1000,
        listed=entry.listed,
        people=sum(seat.kind == "human" for seat in seats),
        bots=sum(seat.kind == "bot" for seat in seats),
        here=len(room.connections) if room is not None else 0,
        load=entry.recent,
        seats=seats,
    )


# --- over HTTP ----------------------------------------------------------------------------------


async def need_admin(request: Asks) -> Hub:
    """Check the admin's token.

    :raises NotFoundException: when this server has no such token.
    :raises TooMany: after too many wrong ones from an address.
    :raises Forbidden: when it is wrong.
    """
    hub: Hub = request.app.state.hub
    if not hub.settings.admin_token:
        raise NotFoundException("no such path")
    limits: Limits = request.app.state.limits
    address = address_of(request)
    limits.look("admin", address)
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    wanted = hashed(hub.settings.admin_token)
    if kind.lower() != "bearer" or not compare_digest(hashed(token.strip()), wanted):
        log.warning("admin refused")
        limits.need("admin", address)
        await asyncio.sleep(REFUSAL_S)
        raise Forbidden("not the admin's token")
    return hub


async def _change(hub: Hub, table: str, what: str, decide: Decide) -> None:
    room = await hub.room(table)
    await room.change(decide)
    log.info("admin", what=what, edition=room.table.rules.id)


@get("/api/admin/tables", summary="See all unfinished tables (admin)")
async def see_tables(request: Asks) -> bodies.AdminTables:
    hub, now = await need_admin(request), now_ms()
    found = await census.entries(hub.store, now, unfinished=True, most=SHOWN)
    shown = [one_table(entry, hub.rooms.get(entry.id), now) for entry in found]
    everything = len(await hub.store.unfinished()) if len(found) == SHOWN else len(found)
    return bodies.AdminTables(shown, everything)


@get("/api/admin/stats", summary="Numbers for people (admin)")
async def see_stats(request: Asks) -> bodies.AdminStats:
    hub, now = await need_admin(request), now_ms()
    found = await census.entries(hub.store, now, since=now - DAYS * DAY_MS)
    return await asyncio.to_thread(census.numbers, found, now, DAYS)


@post("/api/admin/tables/{table:str}/close", summary="Close a table (admin)", status_code=204)
async def close_table(request: Asks, table: TableId) -> None:
    hub = await need_admin(request)
    await _change(hub, table, "close", close)


@post("/api/admin/tables/{table:str}/hide", summary="Hide a table (admin)", status_code=204)
async def hide_table(request: Asks, table: TableId) -> None:
    hub = await need_admin(request)
    await _change(hub, table, "hide", hide)


@post(
    "/api/admin/tables/{table:str}/seats/{seat:int}/off",
    summary="Send a person off a seat (admin)",
    status_code=204,
)
async def send_seat_off(
    request: Asks, table: TableId, seat: SeatNumber, data: JSONBody[bodies.AdminSeat]
) -> None:
    hub = await need_admin(request)
    level = checked_level(data.level)

    def decide(table: Table, moment: Circumstances) -> Change:
        return give(table, moment, seat, data.kind, level)

    await _change(hub, table, "send off", decide)


@delete(
    "/api/admin/tables/{table:str}/seats/{seat:int}/name",
    summary="Take the name off a seat (admin)",
)
async def free_seat_name(request: Asks, table: TableId, seat: SeatNumber) -> None:
    hub = await need_admin(request)
    await _change(hub, table, "free a name", lambda table, _: free_name(table, seat))


def routes() -> list[ControllerRouterHandler]:
    return [see_tables, see_stats, close_table, hide_table, send_seat_off, free_seat_name]
