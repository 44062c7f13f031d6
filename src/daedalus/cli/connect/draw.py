"""A growing maze in text: the same corridors as on a board, on a ground without edges.

The trial tile has double lines, linked tiles have heavy ones.  Where a tile shows two letters, the
mark between them says what will happen to it.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from daedalus.cli.canvas import DOUBLE, HEAVY, LIGHT, SIZES, Canvas, Size, Spot
from daedalus.editions.connect.maze import Cell, cell_at, place
from daedalus.editions.connect.tiles import PAIRS, UNSEEN, Tile

LEFT: Final = 4
"""Columns for the number of a row."""
TILE_SIZES: Final = tuple(size for size in SIZES if size.side)
_FREE: Final = "+"


class ConnectScene(NamedTuple):
    """What is to be drawn."""

    tiles: Mapping[Cell, Tile]
    new: Cell | None = None  # the trial tile, or the last one laid
    spots: frozenset[Cell] = frozenset()  # free cells where a tile fits
    lit: frozenset[Cell] = frozenset()  # linked to the new tile
    dimmed: bool = False  # tiles that are not lit are unlinked, not just unlit
    marks: Mapping[Cell, str] = {}
    cursor: Cell | None = None
    names: Mapping[str, str] = {}  # of the letters, shown where there is room


class _Viewport(NamedTuple):
    """The visible part of the ground, in cells."""

    x: int
    y: int
    width: int
    height: int


def field_of(scene: ConnectScene) -> _Viewport:
    """Return the smallest field that contains all tiles and all cells where one fits."""
    places = [place(cell) for cell in {*scene.tiles, *scene.spots}]
    x, y = min(x for x, _ in places), min(y for _, y in places)
    return _Viewport(x, y, max(u for u, _ in places) - x + 1, max(v for _, v in places) - y + 1)


def fitting(field: _Viewport, columns: int, rows: int) -> Size:
    """Return the largest size at which all fits into *columns* and *rows*, or the smallest."""
    for size in TILE_SIZES:
        if field.width * size.columns + LEFT <= columns and field.height * size.rows + 1 <= rows:
            return size
    return TILE_SIZES[-1]


def draw(scene: ConnectScene, size: Size) -> Canvas:
    """Return the maze with the numbers of its columns and rows."""
    field = field_of(scene)
    canvas = Canvas(field.width * size.columns + LEFT, field.height * size.rows + 1)
    for at in range(field.width):
        canvas.write(
            0, LEFT + at * size.columns, f"{field.x + at:^{size.columns}}", "frame", "name"
        )
    for at in range(field.height):
        middle = 1 + at * size.rows + size.rows // 2
        canvas.write(middle, 0, f"{field.y + at:>{LEFT - 1}}", "frame", "name")
        for along in range(field.width):
            cell = cell_at(field.x + along, field.y + at)
            top, left = corner(field, size, cell)
            if cell in scene.tiles:
                _draw_tile(canvas, scene, size, cell, top, left)
            elif cell in scene.spots:
                spot = Spot(_FREE, "frame", "slot")
                canvas.put(top + size.rows // 2, left + size.columns // 2, spot)
    return canvas


def corner(field: _Viewport, size: Size, cell: Cell) -> tuple[int, int]:
    """Return the row and column of a cell's top left corner on the canvas."""
    x, y = place(cell)
    return 1 + (y - field.y) * size.rows, LEFT + (x - field.x) * size.columns


def _draw_tile(
    canvas: Canvas, scene: ConnectScene, size: Size, cell: Cell, top: int, left: int
) -> None:
    tile = scene.tiles[cell]
    lit = cell in scene.lit or cell == scene.new
    floor = "lit" if lit else "dim" if scene.dimmed else "floor"
    weight = DOUBLE if cell == scene.new else HEAVY if lit else LIGHT
    canvas.tile(top, left, size, tile & 15, weight, floor)
    _write_creatures(canvas, scene, size, cell, top, left, floor)
    if cell == scene.cursor:
        canvas.frame(top, left, size)


def _write_creatures(
    canvas: Canvas, scene: ConnectScene, size: Size, cell: Cell, top: int, left: int, floor: str
) -> None:
    """Write the letters with the mark between them, and the names where there is room."""
    tile, mark = scene.tiles[cell], scene.marks.get(cell, "")
    pair = PAIRS[tile >> 4] if tile != UNSEEN else "??"
    row, middle = top + size.rows // 2, left + size.columns // 2
    ink = "goal" if mark else "letter"
    canvas.write(row, middle - 1, f"{pair[0]}{mark or ' '}{pair[1]}", floor, ink)
    if size.rows >= 5 and scene.names and tile != UNSEEN:
        room = size.columns - 2 * size.side
        for letter, line in ((pair[0], row - 1), (pair[1], row + 1)):
            name = scene.names[letter]
            label = name if len(name) <= room else name[: room - 1] + "…"
            start = left + size.side + (room - len(label)) // 2
            canvas.write(line, start, label, floor, ink)


def tile_canvas(tile: Tile, size: Size, names: Mapping[str, str], new: bool) -> Canvas:
    """Return a tile as held in the hand, the trial tile in double lines."""
    here = cell_at(0, 0)
    canvas = Canvas(size.columns, size.rows)
    scene = ConnectScene({here: tile}, here if new else None, names=names)
    _draw_tile(canvas, scene, size, here, 0, 0)
    return canvas
