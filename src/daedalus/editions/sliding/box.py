"""The contents of the box: the board with its slots and homes, and the tiles."""

from __future__ import annotations

from functools import cache
from string import ascii_uppercase
from typing import NamedTuple

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
    opposite,
    rides,
    track,
)


@cache
def slots(width: int, height: int) -> tuple[Slot, ...]:
    """Return the slots clockwise from the top left: both ends of every second row and column.

    On a board of even size the last line has no slots, so that a cell names only one slot.
    """
    columns = range(1, width - 1, 2)
    rows = range(1, height - 1, 2)
    return (
        *(Slot(column, NORTH) for column in columns),
        *(Slot(row * width + width - 1, EAST) for row in rows),
        *(Slot((height - 1) * width + column, SOUTH) for column in reversed(columns)),
        *(Slot(row * width, WEST) for row in reversed(rows)),
    )


@cache
def slot_at(width: int, height: int) -> dict[Cell, Slot]:
    return {slot.cell: slot for slot in slots(width, height)}


@cache
def course(width: int, cells: int, cell: Cell) -> tuple[slice, tuple[Cell, ...], Cell]:
    """Return the line of the slot at a cell, where a push carries pieces, and the slot it bars."""
    height = cells // width
    slot = slot_at(width, height)[cell]
    barred = opposite(slot, width, height).cell
    return track(slot, width, height), rides(slot, width, height), barred


@cache
def homes(width: int, height: int, seats: int, league: bool = False) -> tuple[Cell, ...]:
    """Return the home corner of each seat, clockwise from the top left; two players sit opposite.

    In a league they are assigned row by row.
    """
    if league:
        return (0, width - 1, width * (height - 1), width * height - 1)[:seats]
    corners = (0, width - 1, width * height - 1, width * (height - 1))
    return (corners[0], corners[2]) if seats == 2 else corners[:seats]


@cache
def fixed_paths(size: int) -> dict[Cell, Sides]:
    """Return the fixed cells of a square board with their open sides.

    Homes are corners; every other fixed tile is a T with its back to the nearest edge.  Where two
    edges are equally near, the quarters of the board turn like a pinwheel, as on the printed board.
    """
    last = size - 1
    corners = {
        0: EAST | SOUTH,
        last: SOUTH | WEST,
        size * last: NORTH | EAST,
        size * size - 1: NORTH | WEST,
    }
    paths = dict(corners)
    for row in range(0, size, 2):
        for column in range(0, size, 2):
            near = {WEST: column, NORTH: row, EAST: last - column, SOUTH: last - row}
            backs = [side for side, steps in near.items() if steps == min(near.values())]
            back = SOUTH if backs == [WEST, SOUTH] else backs[0]
            paths.setdefault(row * size + column, 15 & ~back)
    return paths


class _TileSet(NamedTuple):
    """The tiles of a box, for a board of a certain size."""

    fixed: dict[Cell, str]  # the letters of the fixed tiles that have one
    loose: tuple[tuple[Sides, str], ...]  # open sides, and the letter or ""

    @property
    def letters(self) -> str:
        return "".join(
            sorted("".join([*self.fixed.values(), *(letter for _, letter in self.loose)]))
        )


_ON_FIXED, _ON_TEES, _ON_CORNERS = (
    ascii_uppercase[:12],
    ascii_uppercase[12:18],
    ascii_uppercase[18:24],
)
"""The 24 letters: first the fixed tiles row by row, then the loose Ts, then the loose corners."""
STRAIGHT, CORNER, TEE = NORTH | SOUTH, NORTH | EAST, NORTH | EAST | SOUTH


@cache
def tile_set(size: int, mix: str) -> _TileSet:
    """Return the tiles for a board of *size*, in the proportions of *mix* (of 34: I-L-T).

    A box has 24 motifs: a larger board has no more, a smaller one has fewer.
    """
    paths = fixed_paths(size)
    count = size * size - len(paths) + 1
    shares = [int(part) * count for part in mix.split("-")]
    straights, corners, tees = (share // 34 for share in shares)
    by_rest = sorted(range(3), key=lambda at: -(shares[at] % 34))
    for at in by_rest[: count - straights - corners - tees]:
        straights, corners, tees = straights + (at == 0), corners + (at == 1), tees + (at == 2)
    marked = min(round(6 * count / 34), 6)
    last = size - 1
    border = {cell for cell in paths if cell // size in (0, last) or cell % size in (0, last)}
    bearers = sorted(cell for cell, sides in paths.items() if sides.bit_count() == 3)
    if len(bearers) > len(_ON_FIXED):
        bearers = [cell for cell in bearers if cell in border]
    return _TileSet(
        dict(zip(bearers, _ON_FIXED, strict=False)),
        (
            *((STRAIGHT, "") for _ in range(straights)),
            *((CORNER, letter) for letter in _ON_CORNERS[:marked]),
            *((CORNER, "") for _ in range(corners - marked)),
            *((TEE, letter) for letter in _ON_TEES[: min(marked, tees)]),
            *((TEE, "") for _ in range(tees - min(marked, tees))),
        ),
    )


def deck(maze: Maze) -> list[str]:
    """Return the letters of all treasures in the maze: the deck of cards."""
    return sorted({chr(motif) for motif in maze.motifs if motif != BARE})
