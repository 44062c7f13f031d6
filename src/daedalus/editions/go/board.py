"""The board, the dice and the path tiles of Go!, and when a board is solved; geometry only.

A cell is row * 5 + column; 0 is the top left corner.  An *end* is one side of one cell, as a bit:
first the north sides of all cells, then the east, south and west sides.  So the open sides of a
tile are one int of 100 bits, and so are the sides of its neighbours that it would link to.
"""

from collections.abc import Iterable, Mapping
from functools import reduce
from operator import or_
from typing import Final, NamedTuple, TypeAlias

from daedalus.core.bits import flood
from daedalus.core.maze import Cell, Sides, cell_name, inner, turned

WIDTH: Final = 5
CELLS: Final = WIDTH * WIDTH
MIDDLE: Final = CELLS // 2
PRINT: Final = "SEPGXHNKTDWJ.BQFRCULOAVIM"
"""The letter of the treasure on each cell; the middle has paths to all four sides instead."""
CELL_OF: Final = {letter: cell for cell, letter in enumerate(PRINT) if letter != "."}
DICE: Final[Mapping[str, tuple[str, ...]]] = {
    "pinwheel": ("SEPHNK", "GXTDBQ", "CULVIM", "WJFROA"),  # a block of two by three cells each
    "spread": ("NKWFIM", "SHDBCV", "EPQUOA", "GXTJRL"),
}
TILES: Final[Mapping[str, tuple[tuple[Sides, ...], ...]]] = {
    "1": ((0xA, 0xA), (0x2, 0xD)),
    "2": ((0xA, 0xC), (0x2, 0xE)),
    "3": ((0x3, 0xC), (0x7, 0xA)),
    "4": ((0x6, 0xA), (0x2, 0xB)),
    "5": ((0x7, 0xA), (0x3, 0xE)),
    "6": ((0x7, 0xA), (0xA, 0xB)),
    "J": ((0xF,),),
}
"""For each tile and face the open sides of its cells, when the tile heads east."""
HOLED: Final = "1234"  # the tiles with a hole, always in the first cell
JOKER: Final = "J"
FACES: Final = "AB"
HEADINGS: Final = "eswn"  # from the first cell to the second, turned clockwise

_EVERYWHERE: Final = (1 << CELLS) - 1
_STEPS: Final = {"n": -WIDTH, "e": 1, "s": WIDTH, "w": -1}


class Placement(NamedTuple):
    """One way to lay a tile on the board."""

    name: str  # 1A@b2e: the tile, its face, its first cell and its heading
    tile: str
    cells: int  # the cells it covers, as bits
    hole: int  # the cell that shows through it, as a bit, or 0
    ends: int  # its open sides
    meets: int  # the sides around it that it would link to, if they were open


Board: TypeAlias = tuple[Placement, ...]
"""The placements on a board, in the order of the tiles."""


def neighbour(cell: Cell, heading: str) -> Cell | None:
    """Return the cell next to *cell*, or None at the edge of the board.

    >>> neighbour(4, "s"), neighbour(4, "e")
    (9, None)
    """
    there = cell + _STEPS[heading]
    on_board = 0 <= there < CELLS and (heading in "ns" or there // WIDTH == cell // WIDTH)
    return there if on_board else None


def _placement(tile: str, face: int, cell: Cell, heading: str) -> Placement | None:
    """Return the placement, or None if it covers the middle or sticks out."""
    printed = TILES[tile][face]
    second = neighbour(cell, heading)
    under = (cell, second)[: len(printed)]
    if MIDDLE in under or None in under:
        return None
    ends = meets = cells = 0
    for at, sides in zip(under, printed, strict=True):
        assert at is not None
        cells |= 1 << at
        for plane, way in enumerate(_STEPS):
            if turned(sides, HEADINGS.index(heading)) & 1 << plane:
                ends |= 1 << plane * CELLS + at
                there = neighbour(at, way)
                if there is not None and there not in under:
                    meets |= 1 << (plane + 2) % 4 * CELLS + there
    name = f"{tile}@{cell_name(cell, WIDTH)}"
    if tile != JOKER:
        name = f"{tile}{FACES[face]}@{cell_name(cell, WIDTH)}{heading}"
    return Placement(name, tile, cells, 1 << cell if tile in HOLED else 0, ends, meets)


def _placements() -> dict[str, Placement]:
    ways = (
        _placement(tile, face, cell, heading)
        for tile, faces in TILES.items()
        for face in range(len(faces))
        for cell in range(CELLS)
        for heading in (HEADINGS if tile != JOKER else "e")
    )
    return {way.name: way for way in ways if way is not None}


PLACEMENTS: Final = _placements()
"""All placements by name: 144 of each tile, 24 of the joker, all different."""


def ends_of(cells: int) -> int:
    """Return all sides of *cells*."""
    return cells | cells << CELLS | cells << 2 * CELLS | cells << 3 * CELLS


MIDDLE_ENDS: Final = ends_of(1 << MIDDLE)
_TO_EAST, _TO_SOUTH = inner(WIDTH, WIDTH)


def linked(board: Iterable[Placement]) -> int:
    """Return as bits the cells that the tiles on a board link to the middle, which is included.

    >>> linked([PLACEMENTS["1A@d3e"], PLACEMENTS["1A@a1e"]]) == 1 << 12 | 1 << 13 | 1 << 14
    True
    """
    ends = reduce(or_, (placement.ends for placement in board), MIDDLE_ENDS)
    north, west = ends & _EVERYWHERE, ends >> 3 * CELLS
    east = ends >> CELLS & west >> 1 & _TO_EAST
    south = ends >> 2 * CELLS & north >> WIDTH & _TO_SOUTH
    return flood(1 << MIDDLE, east, south, WIDTH)


def put(board: Board, placement: Placement) -> Board:
    """Return *board* with one more tile."""
    return tuple(sorted((*board, placement), key=lambda way: way.tile))


def covered(board: Iterable[Placement]) -> int:
    """Return as bits the occupied cells: those under tiles, and the middle."""
    return reduce(or_, (placement.cells for placement in board), 1 << MIDDLE)


def shown(board: Iterable[Placement]) -> int:
    """Return as bits the cells visible through the holes of a board."""
    return reduce(or_, (placement.hole for placement in board), 0)


def cells_of_roll(roll: str) -> int:
    """Return as bits the cells of the treasures in *roll*."""
    return sum(1 << CELL_OF[letter] for letter in roll)


def found(board: Board, roll: str) -> str:
    """Return the letters of the rolled treasures visible through a hole linked to the middle.

    >>> found((PLACEMENTS["1A@d3e"],), "SGCB")
    'B'
    """
    good = linked(board) & shown(board)
    return "".join(letter for letter in roll if good >> CELL_OF[letter] & 1)


def loose(board: Board) -> Board:
    """Return the tiles that are not linked to the middle; a tile's own two cells are always linked.

    >>> [way.name for way in loose((PLACEMENTS["1A@d3e"], PLACEMENTS["2A@a1e"]))]
    ['2A@a1e']
    """
    good = linked(board)
    return tuple(way for way in board if not way.cells & good)


def shows_all(board: Board, roll: str) -> bool:
    """Return whether all rolled treasures are visible through holes linked to the middle."""
    return found(board, roll) == roll


def solved(board: Board, roll: str) -> bool:
    """Return whether all rolled treasures are visible through linked holes, and all tiles linked.

    Rule book, in six languages: all paths must have a connection with the middle.
    """
    return shows_all(board, roll) and not loose(board)
