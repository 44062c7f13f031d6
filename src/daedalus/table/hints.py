"""Hints: who may get one, and a bot's advice as a message."""

from __future__ import annotations

from typing import TypeAlias

from daedalus.core.errors import OptionError
from daedalus.table.caller import Caller
from daedalus.table.messages import Hint, WantHint, Why
from daedalus.table.table import Table

Advised: TypeAlias = tuple[list[str], list[tuple[str, dict[str, str | int]]]]
"""Actions, and reasons with arguments: plain values, which may come from another process."""


def seat_to_advise(table: Table, caller: Caller, wanted: WantHint) -> int:
    """Return the seat that a bot should think for.

    :raises Forbidden: when it is not one of the caller's own.
    :raises OptionError: when there are no hints here, or not now.
    """
    seat = caller.seat(table, wanted.seat)
    if not table.settings.hints:
        raise OptionError("this table gives no hints")
    if seat not in table.acting:
        raise OptionError("you are not in turn")
    return seat


def hint(seat: int, ply: int, advised: Advised) -> Hint:
    """Return a bot's advice as a message; there is always a reason."""
    texts, given = advised
    why, *more = [Why(name, {"last": texts[-1], **args}) for name, args in given or [("best", {})]]
    return Hint(seat, ply, texts, why, more)
