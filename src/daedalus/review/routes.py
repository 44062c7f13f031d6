"""The paths of looking back at a game."""

from __future__ import annotations

from daedalus.review.slices import review_of_record, review_of_table
from daedalus.table import messages, views
from daedalus.table.route import Encoded, RouteTable, Shell, TableId
from daedalus.table.table import need_phase

route = RouteTable()


@route("GET", "/api/tables/{table}/review")
async def see_review(shell: Shell, table: TableId) -> Encoded[bytes]:
    """Look back at a game that is over."""
    place = await shell.open(table)
    need_phase(place.table, "over")
    played = views.played(place.table, place.people, None)
    return await shell.compute(review_of_table, played, shell.address, table=table)


@route("POST", "/api/review")
async def review_record(shell: Shell, data: messages.RecordText) -> Encoded[bytes]:
    """Look back at the game of a record."""
    return await shell.compute(review_of_record, data.record, shell.address)
