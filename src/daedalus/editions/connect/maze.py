"""The growing maze of Connect: an unbounded grid, its links and its connected regions.

A cell is (y + 1024) * 2048 + x + 1024, so its neighbours are 1 or 2048 away and cells sort in
reading order.  Sets of laid tiles are bits of an int, the lowest for the first tile.
"""

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final, TypeAlias

from daedalus.core.errors import NotationError, quoted
from daedalus.core.maze import EAST, NORTH, SOUTH, WEST, Sides, cells_of
from daedalus.editions.connect.tiles import CREATURES_ON, LETTERS, Tile

Cell: TypeAlias = int
Lying: TypeAlias = tuple[tuple[Cell, Tile], ...]
"""All laid tiles with their cells, in the order of the cells."""
Set: TypeAlias = int
"""Some of the laid tiles, as bits."""

ROW: Final = 2048
FAR: Final = 999
"""The limit of a coordinate; 46 tiles never come near it."""
_ORIGIN: Final = 1024 * ROW + 1024
STEPS: Final = ((NORTH, SOUTH, -ROW), (EAST, WEST, 1), (SOUTH, NORTH, ROW), (WEST, EAST, -1))
"""The four sides: the side, the neighbour's side that meets it, the step to that neighbour."""
_PATHS: Final = tuple(
    tuple((back, step) for side, back, step in STEPS if sides & side) for sides in range(16)
)
"""For every set of open sides: where the paths lead, as side of the neighbour and step."""


def cell_at(x: int, y: int) -> Cell:
    return _ORIGIN + y * ROW + x


def place(cell: Cell) -> tuple[int, int]:
    """Return the x and y of a cell; y grows downwards.

    >>> place(cell_at(2, -1))
    (2, -1)
    """
    return cell % ROW - 1024, cell // ROW - 1024


@cache
def cell_name(cell: Cell) -> str:
    """Return the text of a cell: its x and y.

    >>> cell_name(cell_at(2, -1))
    '2,-1'
    """
    x, y = place(cell)
    return f"{x},{y}"


_CELL: Final = re.compile("(0|-?[1-9][0-9]{0,2}),(0|-?[1-9][0-9]{0,2})")


def read_cell(text: str) -> Cell:
    """Return the cell named *text*.

    :raises NotationError: when it is not a cell.
    """
    match = _CELL.fullmatch(text)
    if match is None:
        raise NotationError(
            f"not a cell: {quoted(text)}: write x,y like 2,-1, each from -{FAR} to {FAR}",
            "connect-cell",
            text=text,
            far=FAR,
        )
    return cell_at(int(match[1]), int(match[2]))


class Survey:
    """Everything that laying and catching need to know about the laid tiles, computed once."""

    __slots__ = (
        "_exits",
        "_homes",
        "_links",
        "_pieces",
        "_takes",
        "_touch",
        "cells",
        "ends",
        "index",
        "lying",
    )

    def __init__(self, lying: Lying) -> None:
        self.lying = lying
        self.cells = [cell for cell, _ in lying]
        self.index = index = {cell: at for at, cell in enumerate(self.cells)}
        self._links = links = [0] * len(lying)  # for each tile, those its paths lead to
        # Where paths lead into free cells: the tile behind each cell and side, seen from the cell.
        self.ends: dict[Cell, dict[Sides, int]] = {}
        ends = []
        for at, (cell, tile) in enumerate(lying):
            for back, step in _PATHS[tile & 15]:
                other = index.get(cell + step)
                if other is None:
                    ends.append((cell + step, back, at))
                elif lying[other][1] & back:
                    links[at] |= 1 << other
        ends.sort()
        known = -1
        for free, back, at in ends:
            if free != known:
                known = free
                if not within(free):
                    known = -1
                    continue
                ways = self.ends[free] = {}
            ways[back] = at
        self._exits: dict[Cell, dict[Sides, Set]] | None = None
        self._homes: list[Set] | None = None
        self._touch: list[Set] | None = None
        self._pieces: dict[Set, list[Set]] = {}
        self._takes: dict[tuple[Cell, Set], list[Set]] = {}

    @property
    def exits(self) -> dict[Cell, dict[Sides, Set]]:
        """The region behind each side of each free cell that a path leads into."""
        if self._exits is None:
            # for each tile, all linked to it, itself included
            regions: list[Set] = [0] * len(self.cells)
            for at in range(len(regions)):
                if not regions[at]:
                    region = _spread(1 << at, self._links, -1)
                    for other in cells_of(region):
                        regions[other] = region
            self._exits = {
                cell: {side: regions[at] for side, at in ways.items()}
                for cell, ways in self.ends.items()
            }
        return self._exits

    def _beside_each(self) -> list[Set]:
        """Return for every tile its neighbours, linked or not."""
        if self._touch is None:
            index = self.index
            self._touch = touch = [0] * len(self.cells)
            for at, cell in enumerate(self.cells):
                for step in (1, ROW):
                    other = index.get(cell + step)
                    if other is not None:
                        touch[at] |= 1 << other
                        touch[other] |= 1 << at
        return self._touch

    def beside(self, cell: Cell) -> Set:
        """Return the tiles next to a cell."""
        index = self.index
        found = 0
        for step in (-ROW, 1, ROW, -1):
            at = index.get(cell + step)
            if at is not None:
                found |= 1 << at
        return found

    def rim(self) -> list[Cell]:
        """Return the free cells that touch a tile."""
        near = {cell + step for cell in self.cells for _, _, step in STEPS}
        return sorted(cell for cell in near if cell not in self.index and within(cell))

    def linked(self, cell: Cell, sides: Sides) -> Set:
        """Return the tiles linked, however remotely, to a tile laid there."""
        found = 0
        for side, region in self.exits.get(cell, {}).items():
            if sides & side:
                found |= region
        return found

    def kin(self, number: int) -> Set:
        """Return the tiles that show one of this tile's creatures."""
        if self._homes is None:
            self._homes = homes = [0] * len(LETTERS)  # for each creature, the tiles that show it
            for at, (_, tile) in enumerate(self.lying):
                for creature in CREATURES_ON[tile >> 4]:
                    homes[creature] |= 1 << at
        one, two = CREATURES_ON[number]
        return self._homes[one] | self._homes[two]

    def pieces(self, taken: Set) -> list[Set]:
        """Return the connected pieces of the maze without the tiles in *taken*."""
        known = self._pieces.get(taken)
        if known is None:
            rest = (1 << len(self.cells)) - 1 & ~taken
            touch = self._beside_each()
            known = self._pieces[taken] = []
            while rest:
                known.append(_spread(rest & -rest, touch, rest))
                rest &= ~known[-1]
            if not taken and len(known) == 1:
                # For a whole maze, find out for all tiles at once what each one holds together.
                self._pieces.update(_held_together(touch))
        return known

    def takes(self, cell: Cell, caught: Set) -> list[Set]:
        """Return all subsets of *caught* that may be taken when a tile is laid on *cell*.

        The empty set is always allowed and comes first; larger sets come later, those of equal size
        in the order of their cells.
        """
        known = self._takes.get((cell, caught))  # the same for all turns with the same links
        if known is None:
            near = self.beside(cell)
            sets = [part for part in parts(caught) if touches_all(near, self.pieces(part))]
            if len(sets) > 1:
                sets.sort(key=lambda part: (part.bit_count(), cells_of(part)))
            known = self._takes[cell, caught] = [0, *sets]
        return known

    def places(self, tiles: Set) -> tuple[Cell, ...]:
        """Return the cells of some tiles, in reading order."""
        cells = self.cells
        return tuple([cells[at] for at in cells_of(tiles)])


@lru_cache(64)
def survey(lying: Lying) -> Survey:
    return Survey(lying)


def touches_all(near: Set, pieces: list[Set]) -> bool:
    """Return whether a tile with these neighbours holds all pieces together."""
    if len(pieces) == 1:
        return bool(near & pieces[0])
    return all([near & piece for piece in pieces])


def within(cell: Cell) -> bool:
    y, x = divmod(cell, ROW)
    return -FAR <= x - 1024 <= FAR and -FAR <= y - 1024 <= FAR


def parts(tiles: Set) -> Iterator[Set]:
    """Yield every non-empty subset of *tiles*.

    >>> [bin(part) for part in parts(0b101)]
    ['0b101', '0b100', '0b1']
    """
    part = tiles
    while part:
        yield part
        part = part - 1 & tiles


def _spread(seen: Set, neighbours: list[Set], within: Set) -> Set:
    todo = seen
    while todo:
        low = todo & -todo
        more = neighbours[low.bit_length() - 1] & within & ~seen
        seen |= more
        todo = todo ^ low | more
    return seen


def _held_together(touch: list[Set]) -> dict[Set, list[Set]]:
    """Return for each tile of a connected maze the pieces it would fall into without that tile.

    One depth-first walk over all tiles (Tarjan's articulation points): what was entered from a
    tile, and touches nothing entered before that tile, depends on it alone.
    """
    everything = (1 << len(touch)) - 1
    met = [0] * len(touch)  # when it was entered, from 1
    back = [0] * len(touch)  # the earliest tile that it or its descendants touch
    under: list[Set] = [1 << at for at in range(len(touch))]  # the tile and its descendants
    hanging: list[list[Set]] = [[] for _ in touch]
    ahead = list(touch)
    trail = [0]
    met[0] = back[0] = clock = 1
    while trail:
        at = trail[-1]
        if ahead[at]:
            low = ahead[at] & -ahead[at]
            ahead[at] ^= low
            other = low.bit_length() - 1
            if not met[other]:
                clock += 1
                met[other] = back[other] = clock
                trail.append(other)
            elif met[other] < back[at]:
                back[at] = met[other]
            continue
        trail.pop()
        if trail:
            before = trail[-1]
            under[before] |= under[at]
            if back[at] >= met[before]:
                hanging[before].append(under[at])
            elif back[at] < back[before]:
                back[before] = back[at]
    for at, pieces in enumerate(hanging):
        rest = everything & ~sum(pieces, 1 << at)
        if rest:
            pieces.append(rest)
    return {1 << at: pieces for at, pieces in enumerate(hanging)}


def way(lying: Lying, start: Cell, goal: Cell) -> tuple[Cell, ...]:
    """Return the cells of a shortest path between two laid tiles, or () if there is none.

    Of several paths, prefer the one that first turns north, then east, south, west.
    """
    tiles = dict(lying)
    came = {start: start}
    queue = [start]
    for cell in queue:
        for side, back, step in STEPS:
            other = cell + step
            if other not in came and tiles[cell] & side and tiles.get(other, 0) & back:
                came[other] = cell
                queue.append(other)
    if goal not in came:
        return ()
    cells = [goal]
    while cells[-1] != start:
        cells.append(came[cells[-1]])
    return tuple(reversed(cells))
