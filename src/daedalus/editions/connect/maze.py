"""The growing maze of Connect: cells without bounds, what is linked, what hangs together.

A cell is (y + 1024) * 2048 + x + 1024, so that its neighbours are a step of 1 or of 2048 away and
the order of cells is that of reading.  Sets of lying tiles are bits of an int, the first tile the
lowest.
"""

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final, TypeAlias

from daedalus.core.errors import NotationError, quoted
from daedalus.core.maze import EAST, NORTH, SOUTH, WEST, Sides
from daedalus.editions.connect.tiles import CREATURES_ON, LETTERS, Tile

Cell: TypeAlias = int
Lying: TypeAlias = tuple[tuple[Cell, Tile], ...]
"""All lying tiles with their cells, in the order of the cells."""
Set: TypeAlias = int
"""Some of the lying tiles, as bits."""

ROW: Final = 2048
FAR: Final = 999
"""No coordinate goes beyond this; 46 lays never come near it."""
_ORIGIN: Final = 1024 * ROW + 1024
STEPS: Final = ((NORTH, SOUTH, -ROW), (EAST, WEST, 1), (SOUTH, NORTH, ROW), (WEST, EAST, -1))
"""The four sides: the side, the side of the neighbour that meets it, the step to that neighbour."""
PATHS: Final = tuple(
    tuple((back, step) for side, back, step in STEPS if sides & side) for sides in range(16)
)
"""For every way to be open: where its paths lead, as side of the neighbour and step."""


def cell_at(x: int, y: int) -> Cell:
    return _ORIGIN + y * ROW + x


def place(cell: Cell) -> tuple[int, int]:
    """Return x and y of a cell; y grows downwards.

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
    """Return the cell that *text* names.

    :raises NotationError: when it names none.
    """
    match = _CELL.fullmatch(text)
    if match is None:
        raise NotationError(
            f"not a cell: {quoted(text)}: write x,y like 2,-1, each from -{FAR} to {FAR}"
        )
    return cell_at(int(match[1]), int(match[2]))


class Survey:
    """All that laying and catching ask about the lying tiles, each found out once."""

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
        self._links = links = [0] * len(lying)  # per tile those to which its paths run on
        # Where paths lead into free cells: per cell and side, seen from there, the tile.
        self.ends: dict[Cell, dict[Sides, int]] = {}
        ends = []
        for at, (cell, tile) in enumerate(lying):
            for back, step in PATHS[tile & 15]:
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
        """Per free cell into which a path leads, and side of it, the region behind it."""
        if self._exits is None:
            regions: list[Set] = [0] * len(self.cells)  # per tile all linked to it, and itself
            for at in range(len(regions)):
                if not regions[at]:
                    region = _spread(1 << at, self._links, -1)
                    for other in bits(region):
                        regions[other] = region
            self._exits = {
                cell: {side: regions[at] for side, at in ways.items()}
                for cell, ways in self.ends.items()
            }
        return self._exits

    def _beside_each(self) -> list[Set]:
        """Return for every tile those beside it, paths or not."""
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
        """Return the tiles that lie side by side with a cell."""
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
        """Return the tiles that are linked to a tile laid there, however long the path."""
        found = 0
        for side, region in self.exits.get(cell, {}).items():
            if sides & side:
                found |= region
        return found

    def kin(self, number: int) -> Set:
        """Return the tiles that show a creature of this tile."""
        if self._homes is None:
            self._homes = homes = [0] * len(LETTERS)  # per creature the tiles that show it
            for at, (_, tile) in enumerate(self.lying):
                for creature in CREATURES_ON[tile >> 4]:
                    homes[creature] |= 1 << at
        one, two = CREATURES_ON[number]
        return self._homes[one] | self._homes[two]

    def pieces(self, taken: Set) -> list[Set]:
        """Return what hangs together side by side when *taken* is away, piece by piece."""
        known = self._pieces.get(taken)
        if known is None:
            rest = (1 << len(self.cells)) - 1 & ~taken
            touch = self._beside_each()
            known = self._pieces[taken] = []
            while rest:
                known.append(_spread(rest & -rest, touch, rest))
                rest &= ~known[-1]
            if not taken and len(known) == 1:
                # A whole maze: find out for all its tiles at once what each holds together.
                self._pieces.update(held_together(touch))
        return known

    def takes(self, cell: Cell, caught: Set) -> list[Set]:
        """Return all sets of *caught* that may go when a tile is laid on *cell*.

        Nothing may always be taken, and comes first; the larger sets come later, those of a size
        in the order of their cells.
        """
        known = self._takes.get((cell, caught))  # the same for all turns with the same links
        if known is None:
            near = self.beside(cell)
            sets = [part for part in parts(caught) if touches_all(near, self.pieces(part))]
            if len(sets) > 1:
                sets.sort(key=lambda part: (part.bit_count(), bits(part)))
            known = self._takes[cell, caught] = [0, *sets]
        return known

    def places(self, tiles: Set) -> tuple[Cell, ...]:
        """Return the cells of some tiles, in reading order."""
        cells = self.cells
        return tuple([cells[at] for at in bits(tiles)])


@lru_cache(64)
def survey(lying: Lying) -> Survey:
    return Survey(lying)


def touches_all(near: Set, pieces: list[Set]) -> bool:
    """Say whether a tile with these neighbours holds all pieces together."""
    if len(pieces) == 1:
        return bool(near & pieces[0])
    return all([near & piece for piece in pieces])


def within(cell: Cell) -> bool:
    y, x = divmod(cell, ROW)
    return -FAR <= x - 1024 <= FAR and -FAR <= y - 1024 <= FAR


def bits(tiles: Set) -> list[int]:
    """Return the places of the bits that are set, the lowest first."""
    places = []
    while tiles:
        low = tiles & -tiles
        places.append(low.bit_length() - 1)
        tiles ^= low
    return places


def parts(tiles: Set) -> Iterator[Set]:
    """Yield every set of one or more of *tiles*.

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


def held_together(touch: list[Set]) -> dict[Set, list[Set]]:
    """Return for each tile of a whole maze the pieces into which it would fall without that tile.

    One walk through all tiles in depth: what was entered from a tile, and touches nothing that was
    entered before that tile, hangs on it alone.
    """
    everything = (1 << len(touch)) - 1
    met = [0] * len(touch)  # when it was entered, from 1
    back = [0] * len(touch)  # the earliest that it, or what was entered from it, touches
    under: list[Set] = [1 << at for at in range(len(touch))]  # it and what was entered from it
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
    """Return the cells of a shortest path between two lying tiles, or () if none leads there.

    Of several the one is taken that turns first to the north, then east, south, west.
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
