"""The sliding maze as one small value, of any rectangular size; geometry only, no rules.

A cell is row * width + column; 0 is the top left corner.  A tile is its open sides (N=1 E=2 S=4
W=8) and the letter of its motif.  Links, reach and lines are derived, never stored.
"""

import re
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from daedalus.core.bits import flood
from daedalus.core.errors import NotationError, quoted

Cell: TypeAlias = int
Sides: TypeAlias = int

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
BARE: Final = ord(".")  # the tile carries no motif
LONGEST: Final = 26  # a column's name is one letter
HEX: Final = "0123456789abcdef"
_BOXES = "╵╹ ╶╺ └┗╚╰ ╷╻ │┃║ ┌┏╔╭ ├┣╠ ╴╸ ┘┛╝╯ ─━═ ┴┻╩ ┐┓╗╮ ┤┫╣ ┬┳╦ ┼╋╬"
SIDES_OF: Final = {digit: sides for sides, digit in enumerate(HEX)} | {
    box: sides for sides, boxes in enumerate(_BOXES.split(), start=1) for box in boxes
}
"""Open sides by their character: a hex digit, or a box-drawing character of any weight."""


class Slot(NamedTuple):
    """A way into the maze: the cell at which the tile enters, and the side it comes from."""

    cell: Cell
    side: Sides


class Maze(NamedTuple):
    """All tiles: those on the board row by row, then the spare."""

    width: int
    paths: bytes  # their open sides
    motifs: bytes  # the letters on them, or BARE

    @property
    def cells(self) -> int:
        return len(self.paths) - 1

    @property
    def height(self) -> int:
        return self.cells // self.width

    @property
    def spare(self) -> Sides:
        return self.paths[-1]


def turned(sides: Sides, quarters: int = 1) -> Sides:
    """Return *sides* after clockwise quarter turns.

    >>> turned(NORTH | EAST) == EAST | SOUTH
    True
    """
    quarters %= 4
    return (sides << quarters | sides >> (4 - quarters)) & 15


@cache
def turns(sides: Sides) -> tuple[Sides, ...]:
    """Return the distinct orientations of a tile, in ascending order.

    >>> turns(5)
    (5, 10)
    """
    return tuple(sorted({turned(sides, quarters) for quarters in range(4)}))


def cell_name(cell: Cell, width: int) -> str:
    """Return the name of a cell: its column as a letter, its row as a number.

    >>> cell_name(8, 7)
    'b2'
    """
    return f"{chr(ord('a') + cell % width)}{cell // width + 1}"


def read_cell(text: str) -> tuple[int, int]:
    """Return the row and column, from 0, of the cell named *text*.

    :raises NotationError: when it is not the name of a cell.

    >>> read_cell("d4")
    (3, 3)
    """
    if not re.fullmatch("[a-z][1-9][0-9]?", text):
        raise NotationError(
            f"not a cell: {quoted(text)}: write a column and a row, like d4", "cell-form", text=text
        )
    return int(text[1:]) - 1, ord(text[0]) - ord("a")


def read_cell_on(text: str, width: int, height: int) -> Cell:
    """Return the cell named *text* on a board of this size.

    :raises NotationError: when it is not the name of a cell, or not on this board.
    """
    row, column = read_cell(text)
    if row >= height or column >= width:
        last = cell_name(width * height - 1, width)
        raise NotationError(
            f"no such cell: {quoted(text)}: this board ends at {last}", "cell", text=text, last=last
        )
    return row * width + column


@cache
def line(slot: Slot, width: int, height: int) -> tuple[Cell, ...]:
    """Return the cells of a slot's line, in the order in which a pushed tile passes them.

    >>> line(Slot(1, NORTH), 3, 3), line(Slot(5, EAST), 3, 3)
    ((1, 4, 7), (5, 4, 3))
    """
    if slot.side & (NORTH | SOUTH):
        column = range(slot.cell % width, width * height, width)
        cells = tuple(column if slot.side == NORTH else reversed(column))
    else:
        first = slot.cell - slot.cell % width
        row = range(first, first + width)
        cells = tuple(row if slot.side == WEST else reversed(row))
    assert cells[0] == slot.cell, "a slot lies at the end of its line"
    return cells


def opposite(slot: Slot, width: int, height: int) -> Slot:
    """Return the slot at which the tile falls out; a push there undoes a push at *slot*."""
    return Slot(line(slot, width, height)[-1], turned(slot.side, 2))


@cache
def track(slot: Slot, width: int, height: int) -> slice:
    """Return the cells of a slot's line as a slice, from the slot on."""
    cells = line(slot, width, height)
    if len(cells) == 1:
        return slice(cells[0], cells[0] + 1)
    step = cells[1] - cells[0]
    end = cells[-1] + step
    return slice(cells[0], end if end >= 0 else None, step)


def push(maze: Maze, slot: Slot, sides: Sides) -> Maze:
    """Return the maze after the spare, turned to *sides*, went in at *slot*."""
    width, paths, _ = maze
    return slid(maze, track(slot, width, (len(paths) - 1) // width), sides)


def slid(maze: Maze, track: slice, sides: Sides) -> Maze:
    """Return the maze after a push, given the cells of the slot's line."""
    width, paths, motifs = maze
    lying, new = paths[track], bytearray(paths)
    new[track] = bytes((sides,)) + lying[:-1]
    new[-1] = lying[-1]
    shown, marked = motifs[track], bytearray(motifs)
    marked[track] = motifs[-1:] + shown[:-1]
    marked[-1] = shown[-1]
    return Maze(width, bytes(new), bytes(marked))


@cache
def rides(slot: Slot, width: int, height: int) -> tuple[Cell, ...]:
    """Return for every cell where a piece on it stands after a push at *slot*.

    >>> cell_name(rides(Slot(1, NORTH), 7, 7)[43], 7)  # out at the bottom, back in at the top
    'b1'
    """
    cells = line(slot, width, height)
    places = list(range(width * height))
    for here, there in zip(cells, (*cells[1:], cells[0]), strict=True):
        places[here] = there
    return tuple(places)


_OPEN: Final = {
    side: bytes(ord("1") if sides & side else ord("0") for sides in range(256))
    for side in (NORTH, EAST, SOUTH, WEST)
}


def plane(paths: bytes, side: Sides) -> int:
    """Return the cells open to *side* as bits, cell 0 the lowest; the spare is left out."""
    return int(paths[-2::-1].translate(_OPEN[side]), 2)


@cache
def inner(width: int, height: int) -> tuple[int, int]:
    """Return as bits the cells with an eastern neighbour, and those with a southern one."""
    row = (1 << width - 1) - 1
    return sum(row << width * at for at in range(height)), (1 << width * (height - 1)) - 1


def links(maze: Maze) -> tuple[int, int]:
    """Return as bits the cells linked to their eastern neighbour, and to their southern one."""
    width, paths, _ = maze
    to_east, to_south = inner(width, (len(paths) - 1) // width)
    east = plane(paths, EAST) & plane(paths, WEST) >> 1 & to_east
    south = plane(paths, SOUTH) & plane(paths, NORTH) >> width & to_south
    return east, south


@cache
def _grid(width: int, cells: int) -> tuple[int, int, int]:
    """Return masks, a byte per cell: has an eastern neighbour, has a southern one; and all "0"s."""
    east, south = inner(width, cells // width)
    return _spelled(east, cells), _spelled(south, cells), int.from_bytes(b"0" * cells, "little")


def _spelled(bits: int, cells: int) -> int:
    return int.from_bytes(bytes(bits >> at & 1 for at in range(cells)), "little")


def _flooded(maze: Maze, cell: Cell) -> int:
    """Return what is connected to *cell*, a byte per cell, which saves unpacking the sides."""
    width, paths, _ = maze
    to_east, to_south, _ = _grid(width, len(paths) - 1)
    sides = int.from_bytes(paths, "little")
    east = sides >> 1 & sides >> 11 & to_east  # open to the east, and the next one to the west
    south = sides >> 2 & sides >> 8 * width & to_south
    return flood(1 << 8 * cell, east, south, 8 * width, 8)


def reach(maze: Maze, cell: Cell) -> int:
    """Return as bits all cells connected to *cell* by open paths, itself included."""
    cells = maze.cells
    return int((_flooded(maze, cell) | _grid(maze.width, cells)[2]).to_bytes(cells, "big"), 2)


def reached(maze: Maze, cell: Cell) -> bytes:
    """Return the same as one byte per cell, 1 or 0."""
    return _flooded(maze, cell).to_bytes(maze.cells, "little")


def way(maze: Maze, start: Cell, end: Cell) -> list[Cell]:
    """Return a shortest path between two connected cells, including both.

    >>> way(Maze(2, bytes([6, 12, 1, 3, 5]), b"....."), 2, 1)
    [2, 0, 1]
    """
    east, south = links(maze)
    width = maze.width
    came = {start: start}
    queue = [start]
    for cell in queue:  # the queue grows during the iteration
        linked = (
            (cell + 1, east >> cell),
            (cell - 1, east << 1 >> cell),
            (cell + width, south >> cell),
            (cell - width, south << width >> cell),
        )
        for other, bits in linked:
            if bits & 1 and other not in came:
                came[other] = cell
                queue.append(other)
    cells = [end]
    while cells[-1] != start:
        cells.append(came[cells[-1]])
    return cells[::-1]


def cells_of(bits: int) -> list[Cell]:
    """Return the cells, or whatever else is counted, whose bits are set, in ascending order."""
    cells = []
    while bits:
        low = bits & -bits
        cells.append(low.bit_length() - 1)
        bits ^= low
    return cells


def open_border(maze: Maze) -> int:
    """Return as bits the border cells whose path leads out of the maze."""
    width, paths, _ = maze
    cells = len(paths) - 1
    to_east, to_south = inner(width, cells // width)
    everywhere = (1 << cells) - 1
    first_column = sum(1 << at for at in range(0, cells, width))
    return (
        plane(paths, NORTH) & (1 << width) - 1
        | plane(paths, SOUTH) & everywhere & ~to_south
        | plane(paths, WEST) & first_column
        | plane(paths, EAST) & everywhere & ~to_east
    )
