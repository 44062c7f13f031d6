"""A board of Go! in text, readable without colour.

Linked tiles have heavy lines, others light ones, the tile in hand double ones.  `»S«` is a rolled
treasure that is not linked yet, `✓S` one that is, `(S)` any other that is visible through a hole;
other cells of a tile show its number.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from daedalus.cli.canvas import DOUBLE, HEAVY, LIGHT, SIZES, Canvas, Size, Spot
from daedalus.editions.go.board import (
    CELLS,
    HOLED,
    MIDDLE,
    PRINT,
    WIDTH,
    Board,
    Placement,
    found,
    linked,
)

LEFT: Final = 3
"""Columns for the number of a row."""
TILE_SIZES: Final = tuple(size for size in SIZES if size.side)
_HOLES: Final = dict(zip(HOLED, "①②③④", strict=True))


class GoScene(NamedTuple):
    """What is to be drawn."""

    board: Board
    roll: str
    hand: Mapping[int, int] = {}  # the cells of the tile in hand and their open sides
    held: str = ""  # which tile that is
    blocked: bool = False  # it does not fit there
    names: Mapping[str, str] = {}  # of the treasures by letter


def fitting(columns: int, rows: int) -> Size:
    """Return the largest size at which the board fits into *columns* and *rows*."""
    for size in TILE_SIZES:
        if WIDTH * size.columns + LEFT <= columns and WIDTH * size.rows + 1 <= rows:
            return size
    return TILE_SIZES[-1]


def sides_at(way: Placement, cell: int) -> int:
    """Return the open sides of a placement on one of its cells."""
    return sum((way.ends >> plane * CELLS + cell & 1) << plane for plane in range(4))


def draw(scene: GoScene, size: Size) -> Canvas:
    """Return the board with the names of its columns and rows."""
    canvas = Canvas(WIDTH * size.columns + LEFT, WIDTH * size.rows + 1)
    for at in range(WIDTH):
        canvas.write(0, LEFT + at * size.columns, f"{'abcde'[at]:^{size.columns}}", "frame", "name")
        row = 1 + at * size.rows + size.rows // 2
        canvas.write(row, 0, f"{at + 1:>{LEFT - 1}}", "frame", "name")
    reached, good = linked(scene.board), found(scene.board, scene.roll)
    for cell in range(CELLS):
        row, column = divmod(cell, WIDTH)
        top, left = 1 + row * size.rows, LEFT + column * size.columns
        under = next((way for way in scene.board if way.cells >> cell & 1), None)
        if cell in scene.hand:
            canvas.tile(top, left, size, scene.hand[cell], DOUBLE, "lit")
            first = cell == next(iter(scene.hand)) and scene.held in HOLED
            _label(canvas, scene, size, cell, "" if first else scene.held, False, "lit")
            if scene.blocked:
                middle = left + size.columns // 2 - 1
                canvas.write(top + size.rows // 2, middle, "╳╳╳", "lit", "goal")
        elif under is not None:
            lit = bool(reached >> cell & 1)
            floor = "floor" if lit else "dim"
            canvas.tile(top, left, size, sides_at(under, cell), HEAVY if lit else LIGHT, floor)
            number = "" if under.hole >> cell & 1 else under.tile
            _label(canvas, scene, size, cell, number, PRINT[cell] in good, floor)
        elif cell == MIDDLE:
            canvas.tile(top, left, size, 15, HEAVY, "floor")
            canvas.write(top + size.rows // 2, left + size.columns // 2, "✦", "floor", "letter")
        else:
            for line in range(size.rows):
                canvas.write(top + line, left, " " * size.columns, "fixed", "letter")
            canvas.put(top, left, Spot("·", "fixed", "name"))
            _label(canvas, scene, size, cell, None, False, "fixed")
    for cell in list(scene.hand)[:1]:
        canvas.frame(1 + cell // WIDTH * size.rows, LEFT + cell % WIDTH * size.columns, size)
    return canvas


def _label(
    canvas: Canvas,
    scene: GoScene,
    size: Size,
    cell: int,
    number: str | None,  # of the tile that covers the cell, "" under a hole, None without a tile
    good: bool,
    floor: str,
) -> None:
    """Write the contents of a cell in its middle, and its name where there is room."""
    row = 1 + cell // WIDTH * size.rows + size.rows // 2
    left = LEFT + cell % WIDTH * size.columns
    letter = PRINT[cell]
    if number:
        canvas.write(row, left + size.columns // 2, number, floor, "trail")
        return
    if letter in scene.roll:
        mark, ink = (f"✓{letter} " if good else f"»{letter}«"), "goal"
    else:
        mark, ink = (f" {letter} " if number is None else f"({letter})"), "letter"
    canvas.write(row, left + size.columns // 2 - 1, mark, floor, ink)
    if size.rows >= 5 and (name := scene.names.get(letter, "")):
        room = size.columns - 1 if number is None else size.columns - 2 * size.side
        shown = name if len(name) <= room else name[: room - 1] + "…"
        start = left + (size.columns - len(shown)) // 2
        canvas.write(row + 1, start, shown, floor, ink)


def small(board: Board) -> list[str]:
    """Return a board in five lines of five: numbers of tiles, holes in circles, ✦ the middle."""
    chars = ["·"] * CELLS
    chars[MIDDLE] = "✦"
    for way in board:
        for cell in range(CELLS):
            if way.cells >> cell & 1:
                chars[cell] = _HOLES[way.tile] if way.hole >> cell & 1 else way.tile
    return ["".join(chars[at : at + WIDTH]) for at in range(0, CELLS, WIDTH)]
