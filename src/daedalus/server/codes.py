"""Codes that people can say: six letters lead to a table with an open seat, or to an evening."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import Any, Final, Protocol, TypeVar

from daedalus.server import schemas
from daedalus.server.limits import Limits
from daedalus.server.mount import at_server
from daedalus.server.tokens import CODE_LENGTH, CODE_LETTERS
from daedalus.table.keys import NotFound
from daedalus.table.route import RouteTable, Shell

_BETWEEN: Final = re.compile(r"[\s.·_-]+")
_LETTERS: Final = re.compile(f"[{CODE_LETTERS}]+")
GUESS: Final = "guess"  # at the code of a table
TRY: Final = "try"  # at one that takes seats along
_ALL: Final = {GUESS: "guesses", TRY: "tries"}  # of all addresses together

T = TypeVar("T")


def read_code(text: str, length: int = CODE_LENGTH) -> str | None:
    """Return the code that somebody typed, in any case, with or without spaces; None: it is none.

    >>> read_code("ktb rwm"), read_code("KTB-RWM"), read_code("tables")
    ('KTBRWM', 'KTBRWM', None)
    """
    code = _BETWEEN.sub("", text).upper()
    return code if len(code) == length and _LETTERS.fullmatch(code) else None


class _Telling(Protocol):
    def tell_guess(self, what: str, who: str) -> None:
        """Let the other processes count a wrong guess, too."""


class _Coded(_Telling, Protocol):
    async def waiting(self, code: str) -> schemas.Coded | None:
        """Return the table with a free seat, or the evening, that has this code, or None."""


def _who(address: str) -> str:
    """Return what an address is counted under: addresses themselves cross no bus."""
    return sha256(address.encode()).hexdigest()[:16]


def count_guess(limits: Limits, what: str, who: str) -> None:
    """Count a wrong guess that another process has answered."""
    limits.above(what, who)
    limits.above(_ALL[what], "")


async def guess(
    what: str,
    look: Callable[[], Awaitable[T | None]],
    telling: _Telling,
    limits: Limits,
    address: str,
) -> T | None:
    """Return what *look* finds; only wrong guesses are limited.

    :raises TooMany: when too many guesses were wrong.
    """
    # Before the answer is known, so that guesses sent at once count, too.
    who = _who(address)
    limits.need(what, who)
    limits.need(_ALL[what], "")
    found = await look()
    if found is None:
        telling.tell_guess(what, who)
    else:
        limits.give_back(what, who)
        limits.give_back(_ALL[what], "")
    return found


async def find(code: str, coded: _Coded, limits: Limits, address: str) -> schemas.Coded:
    """Return the table or the evening that a code leads to; only wrong guesses are limited.

    :raises NotFound: when it leads nowhere.
    :raises TooMany: when too many guesses were wrong.
    """
    found = await guess(GUESS, lambda: coded.waiting(code), coded, limits, address)
    if found is None:
        raise NotFound("no table is waiting under this code: it may have begun")
    return found


async def find_for(request: Any, code: str, address: str) -> schemas.Coded:
    """Return what a code leads to, for who sent a request.

    :raises NotFound: when it leads nowhere.
    :raises TooMany: when too many guesses were wrong.
    """
    state = request.app.state
    return await find(code, state.hub, state.limits, address)


# --- over HTTP ----------------------------------------------------------------------------------

route = RouteTable()


@route("GET", "/api/codes/{code}")
async def find_table(shell: Shell, code: schemas.Typed) -> schemas.Coded:
    """Find the table, or the evening, that a code leads to."""
    if (read := read_code(code)) is None:
        raise NotFound("this is no code: codes have six letters")
    return await find_for(at_server(shell).request, read, shell.address)
