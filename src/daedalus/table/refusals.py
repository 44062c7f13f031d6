"""What HTTP calls each kind of refusal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from daedalus.core.errors import GameError, IllegalAction, Stale
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
