"""A sliding board in text: corridors between box-drawing lines, readable without colour.

Fixed tiles have heavy lines, loose ones light lines, the tile inserted last double ones.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from daedalus.cli.canvas import DOUBLE, HEAVY, LIGHT, SIZES, Canvas, Size, Spot, tile_lines
from daedalus.cli.table import BADGES
from daedalus.core.maze import (
    BARE,
    EAST,
    NORTH,
    SOUTH,
    WEST,
    Cell,
    Maze,
    Sides,
    Slot,
    line,
)
from daedalus.editions.sliding.box import slots
from daedalus.editions.sliding.position import NOWHERE

_HOMES: Final = "△○□◇"
_LORD: Final = "◉"
_POINT: Final = "⚑"
_BARS: Final = "╬"
_ARROWS: Final = {NORTH: "↓", EAST: "←", SOUTH: "↑", WEST: "→"}
_CHOSEN: Final = {NORTH: "▼", EAST: "◀", SOUTH: "▲", WEST: "▶"}


LEFT, RIGHT = 3, 2
"""Columns of the frame beside the board: row number and slot, slot."""


def fitting(maze: Maze, columns: int, rows: int) -> Size:
    """Return the largest size at which the whole board fits into *columns* and *rows*."""
    for size in SIZES:
        if (
            maze.width * size.columns + LEFT + RIGHT <= columns
            and maze.height * size.rows + 2 <= rows
        ):
            return size
    return SIZES[-1]


class SlidingScene(NamedTuple):
    """What is to be drawn."""

    maze: Maze
    pieces: tuple[Cell, ...]
    lord: Cell = NOWHERE
    homes: tuple[Cell, ...] = ()
    fixed: frozenset[Cell] = frozenset()
    lit: frozenset[Cell] = frozenset()
    dimmed: bool = False  # cells that are not lit are out of reach, not just unlit
    targets: frozenset[Cell] = frozenset()
    cursor: Cell = NOWHERE
    slot: Slot | None = None  # the chosen one
    barred: Cell = NOWHERE
    fresh: Cell = NOWHERE  # the tile inserted last
    line: frozenset[Cell] = frozenset()  # the cells of the line that moves
    point: Cell = NOWHERE  # where all finish, if a cell was agreed on
    mover: int = -1  # whose piece is drawn in front
    # a push in progress, and how far the line has moved
    slide: tuple[Slot, Sides, float] | None = None
    names: Mapping[str, str] = {}  # of the letters, shown where there is room


def draw(scene: SlidingScene, size: Size) -> Canvas:
    """Return the board with its frame of slots."""
    maze = scene.maze
    width, height = maze.width, maze.height
    canvas = Canvas(width * size.columns + LEFT + RIGHT, height * size.rows + 2)
    _draw_frame(canvas, scene, size)
    box = (1, LEFT, 1 + height * size.rows, LEFT + width * size.columns)
    moving = scene.slide[0] if scene.slide else None
    track = line(moving, width, height) if moving else ()
    for cell in range(width * height):
        if cell not in track:
            row, column = divmod(cell, width)
            _draw_tile(
                canvas, scene, size, cell, 1 + row * size.rows, LEFT + column * size.columns, box
            )
    if scene.slide and moving:
        _draw_slide(canvas, scene, size, track, box)
    return canvas


def _draw_slide(
    canvas: Canvas, scene: SlidingScene, size: Size, track: Sequence[Cell], box: Sequence[int]
) -> None:
    """Draw a moving line: every tile partly shifted, the new one coming in behind."""
    assert scene.slide is not None
    slot, sides, part = scene.slide
    width = scene.maze.width
    down = {NORTH: 1, SOUTH: -1}.get(slot.side, 0)
    right = {WEST: 1, EAST: -1}.get(slot.side, 0)
    far_rows, far_columns = round(down * part * size.rows), round(right * part * size.columns)
    for cell in track:
        row, column = divmod(cell, width)
        top = 1 + row * size.rows + far_rows
        left = LEFT + column * size.columns + far_columns
        _draw_tile(canvas, scene, size, cell, top, left, box)
    row, column = divmod(slot.cell, width)
    top = 1 + (row - down) * size.rows + far_rows
    left = LEFT + (column - right) * size.columns + far_columns
    spare = scene._replace(
        maze=scene.maze._replace(paths=scene.maze.paths[:-1] + bytes((sides,))),
        fresh=scene.maze.cells,
    )
    _draw_tile(canvas, spare, size, scene.maze.cells, top, left, box)


def _weight(scene: SlidingScene, cell: Cell, size: Size) -> str:
    if cell == scene.fresh:
        return DOUBLE
    if not size.side:  # where paths are lines, the lit ones are heavy
        return HEAVY if cell in scene.lit else LIGHT
    return HEAVY if cell in scene.fixed else LIGHT


def _wall(scene: SlidingScene, cell: Cell) -> str:
    return "moving" if cell in scene.line else "fixed" if cell in scene.fixed else "wall"


def _draw_tile(
    canvas: Canvas,
    scene: SlidingScene,
    size: Size,
    cell: Cell,
    top: int,
    left: int,
    box: Sequence[int],
) -> None:
    maze = scene.maze
    sides = maze.paths[cell]
    floor = "lit" if cell in scene.lit else "dim" if scene.dimmed else "floor"
    wall = _wall(scene, cell)
    edge = "fresh" if cell == scene.fresh else "line"
    middle_row, middle_column = (size.rows - 1) // 2, size.columns // 2
    for row, text in enumerate(tile_lines(sides, size, _weight(scene, cell, size))):
        for column, char in enumerate(text):
            spot = Spot(char, wall, edge)
            if not size.side:
                spot = Spot(char, wall, f"path-{floor}" if edge == "line" else edge)
            elif char == ".":
                # A dotted trail along the walkable corridors.
                on_trail = row == middle_row or column == middle_column
                spot = Spot("·" if floor == "lit" and on_trail else " ", floor, "trail")
            elif char == "#":
                spot = Spot("░", wall, "texture")
            canvas.put(top + row, left + column, spot, box)
    _draw_things(canvas, scene, size, cell, top, left, box, floor)


def _things_on(scene: SlidingScene, cell: Cell) -> tuple[list[tuple[str, str]], str, str]:
    """Return who stands on a cell (shape and role), and what lies there (character and role)."""
    standing = [
        (BADGES[seat], f"piece{seat}")
        for seat in sorted(range(len(scene.pieces)), key=lambda seat: seat != scene.mover)
        if scene.pieces[seat] == cell
    ]
    if scene.lord == cell:
        standing.append((_LORD, "lord"))
    motif = scene.maze.motifs[cell]
    if motif != BARE:
        return standing, chr(motif), "goal" if cell in scene.targets else "letter"
    if cell in scene.homes:
        seat = scene.homes.index(cell)
        return standing, _HOMES[seat], "goal" if cell in scene.targets else f"seat{seat}"
    if cell == scene.point:
        return standing, _POINT, "goal"
    return standing, "", "goal" if cell in scene.targets else ""


def _draw_things(
    canvas: Canvas,
    scene: SlidingScene,
    size: Size,
    cell: Cell,
    top: int,
    left: int,
    box: Sequence[int],
    floor: str,
) -> None:
    standing, lies, role = _things_on(scene, cell)
    row, middle = top + (size.rows - 1) // 2, left + size.columns // 2
    ground = floor
    if not size.side:
        row, ground = top + size.rows - 1, _wall(scene, cell)
    on_goal = role == "goal"
    if not size.side:
        _put(canvas, row, left + on_goal, lies, ground, role, box)
        if on_goal:
            _put(canvas, row, left, "»", ground, "goal", box)
        for at, (shape, ink) in enumerate(standing[:2]):
            _put(canvas, row, left + size.columns - 1 - at, shape, ground, ink, box)
        if cell == scene.cursor:
            _put(canvas, top, left, "[", ground, "cursor", box)
            _put(canvas, top, left + size.columns - 1, "]", ground, "cursor", box)
        return
    name = scene.names.get(lies, "")
    if size.rows >= 5 and name:
        # With three rows of floor the name is below the letter, and may extend into open arms.
        sides = scene.maze.paths[cell]
        first = 0 if sides & WEST else size.side
        room = size.columns - first - (0 if sides & EAST else size.side)
        label = name if len(name) <= room else name[: room - 1] + "…"
        centred = (size.columns - len(label)) // 2
        start = left + min(max(centred, first), first + room - len(label))
        for at, char in enumerate(label):
            _put(canvas, row + 1, start + at, char, ground, role, box)
        row -= 1
    if lies:
        _put(canvas, row, middle, lies, ground, role, box)
    if on_goal:
        _put(canvas, row, middle - 1, "»", ground, "goal", box)
        _put(canvas, row, middle + 1, "«", ground, "goal", box)
    if standing:
        places = _places(size, row, middle, bool(lies))
        if size.rows >= 5 and len(standing) == 1:  # room for a wider figure
            for step in (-1, 1):
                _put(canvas, places[0][0], middle + step, " ", ground, standing[0][1], box)
        for (shape, ink), (at_row, at_column) in zip(standing, places, strict=False):
            _put(canvas, at_row, at_column, shape, ground, ink, box)
        if len(standing) > len(places):
            _put(canvas, *places[-1], "+", ground, "letter", box)
    if cell == scene.cursor:
        canvas.frame(top, left, size, box)


def _places(size: Size, row: int, middle: int, taken: bool) -> list[tuple[int, int]]:
    """Return where pieces stand on a tile, nearest first; a piece never hides a letter."""
    room = (size.columns - 2 * size.side) // 2
    if size.rows >= 5:  # a row of their own, between letter and name
        if taken:
            row += 1
        return [(row, middle + step) for step in (0, -1, 1, -2, 2)]
    steps = ((-1, 1) if taken else (0, -1, 1)) + ((-2, 2) if room >= 2 else ())
    return [(row, middle + step) for step in steps]


def _put(
    canvas: Canvas,
    row: int,
    column: int,
    char: str,
    floor: str,
    ink: str,
    box: Sequence[int],
) -> None:
    if char:
        canvas.put(row, column, Spot(char, floor, ink), box)


def _draw_frame(canvas: Canvas, scene: SlidingScene, size: Size) -> None:
    maze = scene.maze
    width, height = maze.width, maze.height
    bottom = 1 + height * size.rows
    for column in range(width):
        middle = LEFT + column * size.columns + size.columns // 2
        for row in (0, bottom):
            canvas.put(row, middle - 1, Spot(chr(ord("a") + column), "frame", "name"))
    for row in range(height):
        middle = 1 + row * size.rows + (size.rows - 1) // 2
        canvas.write(middle, 0, f"{row + 1:>2}", "frame", "name")
    for slot in slots(width, height):
        row, column = divmod(slot.cell, width)
        at_row = {NORTH: 0, SOUTH: bottom}.get(
            slot.side, 1 + row * size.rows + (size.rows - 1) // 2
        )
        at_column = {WEST: LEFT - 1, EAST: canvas.columns - RIGHT}.get(
            slot.side, LEFT + column * size.columns + size.columns // 2
        )
        arrow, ink = _ARROWS[slot.side], "slot"
        if slot.cell == scene.barred:
            arrow, ink = _BARS, "bars"
        if slot == scene.slot:
            ink = "bars-chosen" if slot.cell == scene.barred else "chosen"
            arrow = arrow if slot.cell == scene.barred else _CHOSEN[slot.side]
            if slot.side in (NORTH, SOUTH):
                canvas.put(at_row, at_column + 1, Spot(arrow, "frame", ink))
                canvas.put(at_row, at_column - 1, Spot(arrow, "frame", ink))
        canvas.put(at_row, at_column, Spot(arrow, "frame", ink))


def spare_canvas(maze: Maze, sides: Sides, size: Size, names: Mapping[str, str]) -> Canvas:
    """Return the spare as held in the hand."""
    canvas = Canvas(size.columns, size.rows)
    scene = SlidingScene(maze._replace(paths=maze.paths[:-1] + bytes((sides,))), (), names=names)
    _draw_tile(canvas, scene, size, maze.cells, 0, 0, (0, 0, size.rows, size.columns))
    return canvas
