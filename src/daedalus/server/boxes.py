"""Boxes on tables: treasures of the host's own, for the guests of one table, as long as it is kept.

A box comes from a stranger.  Another process decodes all of it and writes it anew, within a
budget; what is stored is what that process wrote, and it is served as a file that does nothing.
"""

from __future__ import annotations

import ipaddress
import json
from collections.abc import Iterator

from daedalus.box import read, write
from daedalus.core.errors import GameError
from daedalus.core.names import NAME_LIMIT
from daedalus.server import schemas
from daedalus.server.admin import change_by_admin
from daedalus.server.lan import LocalNetwork
from daedalus.server.limits import TooMany
from daedalus.server.mount import at_server
from daedalus.server.room import now_ms
from daedalus.server.settings import ServerSettings
from daedalus.server.tokens import new_token
from daedalus.table.boxes import bar, check_box, lay, take_off
from daedalus.table.keys import Forbidden, NotFound
from daedalus.table.route import BOX, Download, RouteTable, Shell, TableId


class NoUploads(Forbidden):
    """This server keeps no boxes."""

    code = "no-uploads"

    def __init__(self) -> None:
        super().__init__("this server keeps no boxes: the guests of a table see our own treasures")


def taken_from(settings: ServerSettings, address: str) -> bool:
    """Return whether boxes are taken from an address.

    Unless the operator says so, only a household's own server takes them, and only from its home.
    """
    if settings.uploads is not None:
        return settings.uploads
    return LocalNetwork(settings).possible and _at_home(address)


def _at_home(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_private
    except ValueError:
        return address == "local"


def rewritten(text: str) -> bytes:
    """Return a box written anew, from what it shows alone: runs in a worker.

    :raises BoxError: when it is not a box, or has something that a box does not take.
    """
    return write(read(text.encode("utf-8", "surrogatepass"))).encode()


def texts_of(box: bytes) -> Iterator[str]:
    """Yield what a box says, in parts that are no longer than a name may be."""
    told = json.loads(box)
    places = told["places"].values()
    for text in (told["name"], *(place.get(part, "") for place in places for part in _TEXTS)):
        yield from [text] if len(text) <= NAME_LIMIT else text.split()


_TEXTS = ("word", "said")
route = RouteTable()


@route("PUT", "/api/tables/{table}/box", who="host", cost=BOX, status=204)
async def put_box(shell: Shell, table: TableId, data: schemas.BoxText) -> None:
    """Lay a box of treasures on a table to which only its link leads (host)."""
    hub = at_server(shell).hub
    if not taken_from(hub.settings, shell.address):
        raise NoUploads
    check_box((await hub.room(table)).table, shell.caller)
    if await hub.store.boxes_beside(table) >= hub.settings.max_boxes:
        raise TooMany("too many boxes are kept here: come back later")
    box = await shell.compute(rewritten, data.box, table=table, again=False)
    for text in texts_of(box):
        shell.terms.name(text)  # by this server's banned words, too
    key = new_token()
    await hub.store.keep_box(table, key, now_ms(), box.decode())
    try:
        await shell.change(table, lambda table, _: lay(table, shell.caller, key))
    except GameError:  # meanwhile another process has changed the table
        await hub.store.drop_box(table)
        raise


@route("GET", "/api/tables/{table}/box/{key}", needs_server=True)
async def see_box(shell: Shell, table: TableId, key: schemas.BoxKey) -> Download:
    """Get the box of a table, which its key opens."""
    hub = at_server(shell).hub
    lies = (await hub.room(table)).table.box == key
    box = await hub.store.box(table, key) if lies else None
    if box is None:
        raise NotFound("no such box: it is kept with its table, and no longer")
    return Download(box.encode(), f"{table}.box")


@route("DELETE", "/api/tables/{table}/box", who="host", status=204)
async def drop_box(shell: Shell, table: TableId) -> None:
    """Take the box off a table (host)."""
    shell.caller.need_host((await at_server(shell).hub.room(table)).table)
    await shell.change(table, take_off)
    await at_server(shell).hub.store.drop_box(table)


@route("DELETE", "/api/admin/tables/{table}/box", who="admin", status=204)
async def remove_box(shell: Shell, table: TableId) -> None:
    """Take the box off a table, for good (admin)."""
    await change_by_admin(shell, table, "drop a box", bar)
    await at_server(shell).hub.store.drop_box(table)
