"""Positions as one line of text: its fields, before an engine reads them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from daedalus.core.errors import NotationError, quoted

_LONGEST_POSITION: Final = 4096


def split_fields(text: str, names: Sequence[str]) -> list[str]:
    """Return the fields of a position's text, one for each of *names*.

    :raises NotationError: when it has other fields, or is too long.

    >>> split_fields("connect 0,0=7EF", ("edition", "maze"))
    ['connect', '0,0=7EF']
    """
    if not isinstance(text, str):
        raise NotationError(f"not a position: {quoted(text)}", "position", text=text)
    if len(text) > _LONGEST_POSITION:
        raise NotationError(f"not a position: {quoted(text)}: too long", "position", text=text)
    fields = text.split(" ")
    if len(fields) != len(names):
        raise NotationError(
            f"not a position: {quoted(text)}: {len(fields)} fields, expected {' '.join(names)}",
            "position",
            text=text,
        )
    return fields
