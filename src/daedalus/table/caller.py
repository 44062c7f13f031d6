"""Who makes a request: with which tokens, and with whose view."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import UNSET, UnsetType

from daedalus.core.errors import quoted
from daedalus.table.keys import Forbidden, hashed, opens
from daedalus.table.messages import Eyes, Hello, You
from daedalus.table.table import Table


class Caller(NamedTuple):
    """Somebody at a table, however they are connected to it."""

    keys: frozenset[str] = frozenset()  # hashes of their tokens
    eyes: int | UnsetType | None = UNSET  # whose view they want; unset: their only seat's
    around: tuple[int, ...] | None = None  # the seats that share a screen, if they do

    def at(self, table: Table) -> You:
        """Return who this is at *table* now: seats may change hands at any time."""
        own = table.seats_of(self.keys) if self.keys else []
        if self.eyes is UNSET:
            eyes = own[0] if len(own) == 1 else None
        else:
            eyes = self.eyes if self.eyes in own else None
        you = You(own, opens(self.keys, table.hosts), eyes)
        if self.around is not None and eyes is None:
            you.around = [seat for seat in own if seat in self.around]
        return you

    def seat(self, table: Table, seat: int | None) -> int:
        """Return the seat a request is for; None: the one whose view the caller has.

        :raises Forbidden: when it is not one of their own.
        """
        you = self.at(table)
        if seat is None:
            seat = you.eyes if you.eyes is not None else _only(you.seats)
        if seat is None or seat not in you.seats:
            raise Forbidden(f"not your seat: {quoted(seat)}")
        return seat

    def any_seat(self, table: Table) -> int:
        """Return the first of their own seats.

        :raises Forbidden: when they have none.
        """
        return self.seat(table, next(iter(self.at(table).seats), None))

    def need_host(self, table: Table) -> None:
        """Check that this is the host.

        :raises Forbidden: when it is not.
        """
        if not self.at(table).host:
            raise Forbidden("only the host may do that")


ANYONE = Caller()


def greeted(table: Table, hello: Hello) -> tuple[Caller, bool]:
    """Return the caller of a `hello`, and whether all their tokens are valid here.

    Invalid ones belong to another table, or to a seat that was left.
    """
    keys = {hashed(token) for token in hello.tokens}
    known = [table.host, *(key for chair in table.chairs for key in chair.keys)]
    opening = frozenset(key for key in keys if opens((key,), known))
    return Caller(opening, hello.eyes, _several(hello.around)), len(opening) == len(keys)


def turned(table: Table, caller: Caller, message: Eyes) -> Caller:
    """Return *caller* with another view.

    :raises Forbidden: when it is not the view of one of their own seats.
    """
    eyes = None if message.seat is None else caller.seat(table, message.seat)
    for seat in message.around or ():
        caller.seat(table, seat)
    return caller._replace(eyes=eyes, around=_several(message.around))


def _several(seats: list[int] | None) -> tuple[int, ...] | None:
    return None if seats is None else tuple(seats)


def _only(seats: list[int]) -> int | None:
    return seats[0] if len(seats) == 1 else None
