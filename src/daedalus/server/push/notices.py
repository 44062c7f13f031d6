"""Who is told, and when: at most once for each turn, or once a day for all tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import sha256
from itertools import groupby
from typing import Any, Final

import msgspec
import sqlalchemy as sa
import structlog

from daedalus.core.errors import GameError, OptionError
from daedalus.server.database import notice_keys, notices
from daedalus.server.hub import Hub
from daedalus.server.push.addresses import place_of
from daedalus.server.push.due import day_of, tomorrow
from daedalus.server.push.sealing import Signer, checked_keys, new_key
from daedalus.server.push.sending import Became, PushSender
from daedalus.server.schemas import Subscription
from daedalus.server.store import Store
from daedalus.table.slow import awake_at
from daedalus.table.table import Table

log = structlog.get_logger()

AT_ONCE: Final = 100  # notices claimed by one look
SEAT_DEVICES: Final = 6  # that are told about one seat
DEVICE_SEATS: Final = 60  # that one device is told about
AGAIN_MS: Final = (60_000, 600_000, 3_600_000)  # when a push service is away or busy
_NAMES: Final = 3  # of the others, in a notice

_FORGET: Final = sa.delete(notices).where(notices.c.id == sa.bindparam("of"))
_FORGET_DEVICE: Final = sa.delete(notices).where(notices.c.device == sa.bindparam("of"))
_KEEP: Final = sa.insert(notices)
_TOLD: Final = (
    sa.update(notices)
    .where(notices.c.id == sa.bindparam("of"))
    .values(told=sa.bindparam("at"), tries=sa.literal_column("0"))
)
_LATER: Final = (
    sa.update(notices)
    # not, if the turn was played or told about meanwhile
    .where(notices.c.id == sa.bindparam("of"), notices.c.due.is_(None))
    .values(due=sa.bindparam("at"), tries=sa.bindparam("tried"))
)
_FIRST_KEY: Final = sa.insert(notice_keys)


class Notice(msgspec.Struct, frozen=True):
    """What a device is told: nothing that anybody at the table does not know."""

    table: str  # where to go
    edition: str
    names: list[str]  # of the others there
    count: int = 1  # tables that wait


def _short(*parts: object) -> str:
    return sha256("\n".join(map(str, parts)).encode()).hexdigest()[:32]


async def _signer_of(store: Store, contact: str) -> Signer:
    """Return the key of this server, made at the first start; all processes have the same."""
    query = sa.select(notice_keys.c.pem).where(notice_keys.c.id == 1)
    found = await store.first(query)
    if found is None:
        try:
            await store.write([(_FIRST_KEY, [{"id": 1, "pem": new_key().decode()}])])
        except Exception as error:  # another process was faster
            log.info("push key exists", error=type(error).__name__)
        found = await store.first(query)
    assert found is not None
    return Signer(found.pem.encode(), contact)


class Notices:
    """The notices of a server."""

    def __init__(self, hub: Hub, contact: str, added: Sequence[str] = ()) -> None:
        self._hub, self._store = hub, hub.store
        self._contact, self._added = contact, tuple(added)
        self._sender: PushSender | None = None

    async def sender(self) -> PushSender:
        """Return what sends them, with the key of this server."""
        if self._sender is None:
            self._sender = PushSender(await _signer_of(self._store, self._contact), self._added)
        return self._sender

    async def close(self) -> None:
        if self._sender is not None:
            await self._sender.close()

    # --- who wants to be told -------------------------------------------------------------------

    async def subscribe(self, table: str, seat: int, wanted: Subscription) -> None:
        """Tell this device from now on when it is the turn of *seat*.

        :raises OptionError: when nothing may be sent there, or too many are told already.
        """
        if place_of(wanted.endpoint, self._added) is None:
            raise OptionError("this is no push service that is known here")
        try:
            checked_keys(wanted.p256dh, wanted.auth)
        except ValueError as error:
            raise OptionError("these are no keys of a subscription") from error
        device = _short(wanted.endpoint)
        id = _short(wanted.endpoint, table, seat)
        of_seat = await self._store.all(
            sa.select(notices).where(notices.c.table == table, notices.c.seat == seat)
        )
        of_device = await self._store.all(sa.select(notices.c.id).where(notices.c.device == device))
        before = next((row for row in of_seat if row.id == id), None)
        if before is None and (len(of_seat) >= SEAT_DEVICES or len(of_device) >= DEVICE_SEATS):
            raise OptionError("too many notices are wanted already")
        row = {
            "id": id,
            "device": device,
            "table": table,
            "seat": seat,
            **msgspec.structs.asdict(wanted),
            "due": before.due if before else None,
            "told": before.told if before else 0,
            "tries": before.tries if before else 0,
        }
        await self._store.write([(_FORGET, [{"of": id}]), (_KEEP, [row])])

    async def forget(self, endpoint: str) -> None:
        """Tell a device nothing more."""
        await self._store.write([(_FORGET_DEVICE, [{"of": _short(endpoint)}])])

    # --- telling them ---------------------------------------------------------------------------

    async def work(self, now: int) -> int:
        """Send what is due, and return how many notices were sent.

        What one process has claimed no other sends.
        """
        claimed = await self._store.claim(
            sa.update(notices)
            .where(
                notices.c.id.in_(sa.select(notices.c.id).where(notices.c.due <= now).limit(AT_ONCE))
            )
            .where(notices.c.due <= now)
            .values(due=sa.null())
            .returning(*notices.c)
        )
        sent = 0
        rows = sorted(claimed, key=lambda row: (row.device, row.table))
        for _, group in groupby(rows, key=lambda row: row.device):
            sent += await self._tell(list(group), now)
        return sent

    async def _tell(self, rows: list[Any], now: int) -> int:
        """Tell one device what is due for it."""
        waiting = [(row, table) for row in rows if (table := await self._waits(row)) is not None]
        daily = [(row, table) for row, table in waiting if row.daily]
        told = 0
        for row, table in waiting:
            if not row.daily:
                told += await self._send([row], _notice([(row, table)]), now)
        if daily:
            first = daily[0][0]
            last = await self._store.first(
                sa.select(sa.func.max(notices.c.told).label("at")).where(
                    notices.c.device == first.device
                )
            )
            if last and last.at and day_of(last.at, first.zone) == day_of(now, first.zone):
                await self._put_off([row for row, _ in daily], tomorrow(now, first.zone), 0)
            else:
                told += await self._send([row for row, _ in daily], _notice(daily), now)
        return told

    async def _waits(self, row: Any) -> Table | None:
        """Return the table that waits for somebody who is not there; None: it no longer does."""
        try:
            room = await self._hub.room(row.table)
        except GameError:
            return None
        table = room.table
        waits = table.phase == "playing" and row.seat in table.acting
        return table if waits and row.seat not in room.people.here else None

    async def _send(self, rows: Sequence[Any], notice: Notice, now: int) -> int:
        first, sender = rows[0], await self.sender()
        message = msgspec.json.encode(notice)
        about = "all" if len(rows) > 1 else first.table
        became: Became = await sender.send(first.endpoint, first.p256dh, first.auth, message, about)
        if became == "sent":
            await self._store.write([(_TOLD, [{"of": row.id, "at": now} for row in rows])])
            return 1
        if became == "later":
            if first.tries < len(AGAIN_MS):
                at = awake_at(now + AGAIN_MS[first.tries], first.zone)
                await self._put_off(rows, at, first.tries + 1)
        else:  # it is off, or was never any good
            await self._store.write([(_FORGET_DEVICE, [{"of": first.device}])])
        return 0

    async def _put_off(self, rows: Iterable[Any], at: int, tried: int) -> None:
        values = [{"of": row.id, "at": at, "tried": tried} for row in rows]
        await self._store.write([(_LATER, values)])


def _notice(waiting: Sequence[tuple[Any, Table]]) -> Notice:
    row, table = waiting[0]
    others = [chair.name for seat, chair in enumerate(table.chairs) if seat != row.seat]
    names = [name for name in others if name][:_NAMES]
    return Notice(table.id, table.rules.id, names, len(waiting))
