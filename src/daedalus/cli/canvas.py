"""Boards in text: tiles of several sizes, drawn with box characters on a canvas.

A canvas holds a character and a role for every spot; the screen maps roles to colours, plain output
ignores them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from daedalus.core.maze import EAST, NORTH, SOUTH, WEST, Sides

LIGHT, HEAVY, DOUBLE = "light", "heavy", "double"
_LINES: Final = {
    # by the sides a line runs to, N=1 E=2 S=4 W=8
    LIGHT: " ╵╶└╷│┌├╴┘─┴┐┤┬┼",
    HEAVY: " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋",
    DOUBLE: " ║═╚║║╔╠═╝═╩╗╣╦╬",
}


class Size(NamedTuple):
    """The size of a drawn tile: its columns and rows, and the width of the wall on each side.

    Without walls a tile is a line on its first row, with room for its motif on the second.
    """

    columns: int
    rows: int
    side: int = 1
    top: int = 1


SIZES: Final = (
    Size(13, 7, 3, 2),
    Size(11, 5, 2, 1),
    Size(9, 5, 2, 1),
    Size(7, 3),
    Size(5, 3),
    Size(5, 2, 0, 0),
)


class Spot(NamedTuple):
    """A spot on the canvas: its character, and the roles of ground and ink."""

    char: str
    floor: str  # the role of the ground: "wall", "fixed", "floor", "lit", "frame", ...
    ink: str = ""  # the role of the character: "line", "letter", "seat0", ...


class Canvas:
    """A grid of spots."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns, self.rows = columns, rows
        self.spots = [[Spot(" ", "frame") for _ in range(columns)] for _ in range(rows)]

    def put(self, row: int, column: int, spot: Spot, box: Sequence[int] | None = None) -> None:
        """Set one spot, unless it is outside the *box* (top, left, bottom, right)."""
        top, left, bottom, right = box or (0, 0, self.rows, self.columns)
        if top <= row < bottom and left <= column < right:
            self.spots[row][column] = spot

    def write(self, row: int, column: int, text: str, floor: str, ink: str) -> None:
        for at, char in enumerate(text):
            self.put(row, column + at, Spot(char, floor, ink))

    def frame(self, top: int, left: int, size: Size, box: Sequence[int] | None = None) -> None:
        """Mark the corners of a tile: the cursor is there."""
        bottom, right = top + size.rows - 1, left + size.columns - 1
        corners = {(top, left): "◤", (top, right): "◥", (bottom, left): "◣", (bottom, right): "◢"}
        for (row, column), char in corners.items():
            self.put(row, column, Spot(char, "wall", "cursor"), box)

    def tile(self, top: int, left: int, size: Size, sides: Sides, weight: str, floor: str) -> None:
        """Draw a tile of a *size* with walls; lines that are double stand out."""
        edge = "fresh" if weight == DOUBLE else "line"
        for row, text in enumerate(tile_lines(sides, size, weight)):
            for column, char in enumerate(text):
                spot = Spot(char, "wall", edge)
                if char == ".":
                    spot = Spot(" ", floor, "trail")
                elif char == "#":
                    spot = Spot("░", "wall", "texture")
                self.put(top + row, left + column, spot)

    def lines(self) -> list[str]:
        """Return the characters only."""
        return ["".join(spot.char for spot in row) for row in self.spots]


@cache
def tile_lines(sides: Sides, size: Size, weight: str) -> tuple[str, ...]:
    """Return the rows of a tile: its walls as lines, "." for floor, "#" for solid wall."""
    columns, rows, side, top = size
    if not side:
        return _path_lines(sides, size, weight)

    def is_floor(row: int, column: int) -> bool:
        across, down = side <= column < columns - side, top <= row < rows - top
        if across and down:
            return True
        if across:
            return bool(sides & (NORTH if row < top else SOUTH))
        if down:
            return bool(sides & (WEST if column < side else EAST))
        return False

    def is_line(row: int, column: int) -> bool:
        return not is_floor(row, column) and any(
            is_floor(row + down, column + right) for down in (-1, 0, 1) for right in (-1, 0, 1)
        )

    def char(row: int, column: int) -> str:
        if is_floor(row, column):
            return "."
        if not is_line(row, column):
            return "#"
        runs = (
            NORTH * is_line(row - 1, column)
            | EAST * is_line(row, column + 1)
            | SOUTH * is_line(row + 1, column)
            | WEST * is_line(row, column - 1)
        )
        return _LINES[weight][runs]

    return tuple("".join(char(row, column) for column in range(columns)) for row in range(rows))


def _path_lines(sides: Sides, size: Size, weight: str) -> tuple[str, ...]:
    """Return the rows of a tile without walls: the path itself is the line."""
    glyphs = _LINES[weight]
    half = size.columns // 2
    arm = glyphs[EAST | WEST]
    first = (
        (arm if sides & WEST else " ") * half
        + glyphs[sides]
        + (arm if sides & EAST else " ") * half
    )
    stem = glyphs[NORTH | SOUTH] if sides & SOUTH else " "
    return (first, *(f"{' ' * half}{stem}{' ' * half}" for _ in range(size.rows - 1)))
