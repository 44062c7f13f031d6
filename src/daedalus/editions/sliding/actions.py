"""The actions of the sliding editions (pushes, walks, leaving) and their texts."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import Final, TypeAlias

from daedalus.core.errors import NotationError, quoted
from daedalus.core.maze import HEX, SIDES_OF, Cell, Sides, cell_name, read_cell
from daedalus.editions.sliding.box import slots


class Push(str):
    """Insert the spare at a slot, turned so that it is open to *sides*: ``b1=6``."""

    __slots__ = ("column", "row", "sides")
    row: int
    column: int
    sides: Sides

    @property
    def slot(self) -> str:
        """The cell where the tile enters: ``b1``."""
        return self.partition("=")[0]


class Walk(str):
    """Walk to a cell, or stay, with one's own piece or the dark lord: ``d4``, ``!d4``."""

    __slots__ = ("column", "lord", "row")
    row: int
    column: int
    lord: bool


class Out(str):
    """Leave the maze over its edge: ``out``."""

    __slots__ = ()


class Drop(str):
    """The referee of a league continues without a player: ``drop 2``."""

    __slots__ = ("seat",)
    seat: int


Action: TypeAlias = Push | Walk | Out | Drop
OUT: Final = Out("out")


def _push(name: str, row: int, column: int, sides: Sides) -> Push:
    action = Push(f"{name}={HEX[sides]}")
    action.row, action.column, action.sides = row, column, sides
    return action


def _walk(name: str, row: int, column: int, lord: bool) -> Walk:
    action = Walk(f"!{name}" if lord else name)
    action.row, action.column, action.lord = row, column, lord
    return action


@cache
def drop(seat: int) -> Drop:
    """Return the referee's action that drops a seat."""
    action = Drop(f"drop {seat + 1}")
    action.seat = seat
    return action


@cache
def pushes(width: int, height: int, ways: tuple[Sides, ...], barred: Cell) -> tuple[Push, ...]:
    """Return all pushes, slot by slot, except those at the barred one."""
    return tuple(
        _push(cell_name(slot.cell, width), *divmod(slot.cell, width), sides)
        for slot in slots(width, height)
        if slot.cell != barred
        for sides in ways
    )


@cache
def walks(width: int, height: int, lord: bool) -> tuple[Walk, ...]:
    """Return the walk to every cell, of one's own piece or of the dark lord."""
    return tuple(
        _walk(cell_name(cell, width), *divmod(cell, width), lord) for cell in range(width * height)
    )


@lru_cache(4096)
def parse_action(text: str) -> Action:
    """Return the action written as *text*; a straight tile has two distinct rotations, not four.

    :raises NotationError: when it is not an action.

    >>> parse_action("b1=└")
    'b1=3'
    """
    if text == OUT:
        return OUT
    match = re.fullmatch("(!?)([a-z][1-9][0-9]?)(?:=(.))?", text)
    if match and not match[3]:
        return _walk(match[2], *read_cell(match[2]), lord=bool(match[1]))
    if match and not match[1] and match[3] in SIDES_OF:
        return _push(match[2], *read_cell(match[2]), SIDES_OF[match[3]])
    if re.fullmatch("drop [1-4]", text):
        return drop(int(text[-1]) - 1)
    raise NotationError(
        f"not an action: {quoted(text)}: like b1=6, d4, !d4 or out", "action-sliding", text=text
    )
