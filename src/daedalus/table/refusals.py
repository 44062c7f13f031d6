"""What HTTP calls each kind of refusal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from daedalus.core import errors
from daedalus.core.errors import GameError, IllegalAction, Stale, shortened
from daedalus.table import messages
from daedalus.table.budget import TooLarge
from daedalus.table.events import Unreadable
from daedalus.table.keys import Forbidden, NotFound

STATUS: Final[Mapping[type[GameError], int]] = {
    NotFound: 404,
    Unreadable: 409,
    Forbidden: 403,
    TooLarge: 413,
    Stale: 409,
    IllegalAction: 409,
}


def status_of(error: GameError, known: Mapping[type[GameError], int] = STATUS) -> int:
    """Return the HTTP status of a refusal."""
    return next((known[kind] for kind in known if isinstance(error, kind)), 400)


def refusal(error: GameError) -> messages.Refusal:
    """Return the answer that tells of a refusal: programs read English, people their language."""
    return messages.Refusal(error.code, str(error), list(_reasons(error.why)))


def no(error: GameError, now: messages.Now | None = None) -> messages.No:
    """Return the same over a connection, with the state that a reader sees."""
    return messages.No(error.code, str(error), now, list(_reasons(error.why)))


def _reasons(why: errors.Cause) -> Iterator[messages.Why]:
    """Yield a reason, and the one inside it."""
    if not why.id:
        return
    inner = why.about.get("why")
    yield messages.Why(why.id, {name: _argument(each) for name, each in why.about.items()})
    if isinstance(inner, errors.Cause):
        yield from _reasons(inner)


def _argument(value: object) -> str | int:
    if isinstance(value, tuple):
        return ", ".join(map(str, value))
    return value if type(value) is int else shortened(value)
