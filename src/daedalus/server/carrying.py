"""Seats go to another device by eight letters: once, within ten minutes, after few wrong tries.

The letters lead to the pairing codes of the seats, which the device that shows them asked for.
What is stored is sealed with the letters, and they are slow to try: a stolen database opens no seat
before its codes are too old.
"""

from __future__ import annotations

import asyncio
from hashlib import scrypt, shake_256
from typing import Final, NamedTuple

import msgspec
import sqlalchemy as sa

from daedalus.server import schemas
from daedalus.server.codes import TRY, guess, read_code
from daedalus.server.database import carried
from daedalus.server.mount import at_server
from daedalus.server.room import Busy, now_ms
from daedalus.server.store import Store, Unavailable
from daedalus.server.tokens import SEATS_LENGTH, new_code
from daedalus.server.writers import Clash
from daedalus.table.keys import NotFound
from daedalus.table.route import SEAT, RouteTable, Shell
from daedalus.table.seats import PAIR_S

_OLD: Final = sa.delete(carried).where(carried.c.until < sa.bindparam("now"))
_NEW: Final = sa.insert(carried)

route = RouteTable()


class _Seal(NamedTuple):
    """What follows from the letters of a code."""

    id: str  # it is stored under
    key: bytes  # it is sealed with

    def turn(self, text: bytes) -> bytes:
        """Seal or open; a key is used for one text only."""
        stream = shake_256(self.key).digest(len(text))
        return bytes(one ^ other for one, other in zip(text, stream, strict=True))


async def _seal_of(code: str) -> _Seal:
    """Return the seal of a code; it takes 16 MB and some hundredths of a second, on purpose."""
    made = await asyncio.to_thread(
        scrypt, code.encode(), salt=b"daedalus carried seats", n=1 << 14, r=8, p=1, dklen=64
    )
    return _Seal(made[:32].hex(), made[32:])


@route("POST", "/api/carry", cost=SEAT, status=201)
async def offer_seats(shell: Shell, data: schemas.CarriedSeats) -> schemas.CarryCode:
    """Get eight letters that take seats to another device."""
    store, now = at_server(shell).hub.store, now_ms()
    seats = msgspec.json.encode(data)
    while True:
        code = new_code(SEATS_LENGTH)
        seal = await _seal_of(code)
        sealed = seal.turn(seats).hex()
        row = {"id": seal.id, "until": now + 1000 * PAIR_S, "seats": sealed}
        try:
            await store.write([(_OLD, [{"now": now}]), (_NEW, [row])])
        except Clash:
            continue  # others go by this code
        except Unavailable as error:
            raise Busy("the database does not answer: try again") from error
        return schemas.CarryCode(code, PAIR_S)


@route("POST", "/api/carry/take", status=201)
async def take_seats(shell: Shell, data: schemas.TypedCode) -> schemas.CarriedSeats:
    """Take along what somebody typed the letters of, once."""
    here = at_server(shell)
    if (code := read_code(data.code, SEATS_LENGTH)) is None:
        raise NotFound("this is no code for seats: those have eight letters")
    taken = await guess(
        TRY, lambda: _taken(here.hub.store, code), here.hub, here.limits, here.address
    )
    if taken is None:
        raise NotFound("this code was used before, is too old, or has a wrong letter")
    return taken


async def _taken(store: Store, code: str) -> schemas.CarriedSeats | None:
    """Return what a code takes along; nobody gets it again."""
    seal = await _seal_of(code)
    deleted = sa.delete(carried).where(carried.c.id == seal.id, carried.c.until >= now_ms())
    try:
        found = await store.claim(deleted.returning(carried.c.seats))
    except Unavailable as error:
        raise Busy("the database does not answer: try again") from error
    if not found:
        return None
    seats = seal.turn(bytes.fromhex(found[0].seats))
    return msgspec.json.decode(seats, type=schemas.CarriedSeats)
