"""The paths of notices: whether there are any, and who wants them."""

from __future__ import annotations

from daedalus.core.errors import OptionError
from daedalus.server import schemas
from daedalus.server.mount import at_server
from daedalus.table.route import SEAT, RouteTable, SeatNumber, Shell, TableId

route = RouteTable()


@route("GET", "/api/notices")
async def see_notices(shell: Shell) -> schemas.NoticeKey:
    """Whether this server sends notices of slow games, and with which key."""
    notices = at_server(shell).hub.notices
    return schemas.NoticeKey(None if notices is None else (await notices.sender()).signer.public)


@route("PUT", "/api/tables/{table}/seats/{seat}/notices", who="seat", cost=SEAT, status=204)
async def want_notices(
    shell: Shell, table: TableId, seat: SeatNumber, data: schemas.Subscription
) -> None:
    """Be told when it is one's turn at a slow table."""
    notices = at_server(shell).hub.notices
    place = await shell.open(table)
    shell.caller.seat(place.table, seat)
    if notices is None or not place.table.slow:
        raise OptionError("there are no notices at this table")
    await notices.subscribe(table, seat, data)


@route("POST", "/api/notices/stop", cost=SEAT, status=204)
async def stop_notices(shell: Shell, data: schemas.Endpoint) -> None:
    """Be told nothing more on a device."""
    notices = at_server(shell).hub.notices
    if notices is not None:
        await notices.forget(data.endpoint)
