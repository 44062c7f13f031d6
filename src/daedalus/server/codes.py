"""Codes that people can say: six letters lead to a table with an open seat, or to an evening."""

from __future__ import annotations

import re
from hashlib import sha256
from typing import Any, Final, Protocol

from daedalus.server import schemas
from daedalus.server.limits import Limits
from daedalus.server.mount import at_server
from daedalus.server.tokens import CODE_LENGTH, CODE_LETTERS
from daedalus.table.keys import NotFound
from daedalus.table.route import RouteTable, Shell

_BETWEEN: Final = re.compile(r"[\s.·_-]+")
_CODE: Final = re.compile(f"[{CODE_LETTERS}]{{{CODE_LENGTH}}}")
GUESS: Final = "guess"  # of one address
GUESSES: Final = "guesses"  # of all together


def read_code(text: str) -> str | None:
    """Return the code that somebody typed, in any case, with or without spaces; None: it is none.

    >>> read_code("ktb rwm"), read_code("KTB-RWM"), read_code("tables")
    ('KTBRWM', 'KTBRWM', None)
    """
    code = _BETWEEN.sub("", text).upper()
    return code if _CODE.fullmatch(code) else None


class _Coded(Protocol):
    async def waiting(self, code: str) -> schemas.Coded | None:
        """Return the table with a free seat, or the evening, that has this code, or None."""

    def tell_guess(self, who: str) -> None:
        """Let the other processes count a wrong guess, too."""


def _who(address: str) -> str:
    """Return what an address is counted under: addresses themselves cross no bus."""
    return sha256(address.encode()).hexdigest()[:16]


def count_guess(limits: Limits, who: str) -> None:
    """Count a wrong guess that another process has answered."""
    limits.above(GUESS, who)
    limits.above(GUESSES, "")


async def find(code: str, coded: _Coded, limits: Limits, address: str) -> schemas.Coded:
    """Return the table or the evening that a code leads to; only wrong guesses are limited.

    :raises NotFound: when it leads nowhere.
    :raises TooMany: when too many guesses were wrong.
    """
    # Before the answer is known, so that guesses sent at once count, too.
    who = _who(address)
    limits.need(GUESS, who)
    limits.need(GUESSES, "")
    found = await coded.waiting(code)
    if found is None:
        coded.tell_guess(who)
        raise NotFound("no table is waiting under this code: it may have begun")
    limits.give_back(GUESS, who)
    limits.give_back(GUESSES, "")
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
