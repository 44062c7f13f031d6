"""A maze of Connect in a frame: where its paths end, what is linked, what is connected.

The frame is a square of cells; a place in it is row * size + column, and a set of places is an int
of bits.  A turn changes a maze only a little, so a grid is derived from the one before it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from daedalus.core.bits import flood
from daedalus.core.maze import EAST, NORTH, SOUTH, WEST, Sides, cells_of
from daedalus.editions.connect.maze import ROW, Cell, Lying, within
from daedalus.editions.connect.tiles import CREATURES, CREATURES_ON, Tile

_GridPlace = int
_Places = int
"""A set of places in a frame, as bits."""

_CENTRE: Final = 4
"""The middle of a block of three by three places."""


class _Bounds(NamedTuple):
    """The bounding rows and columns of the tiles, inclusive."""

    top: int
    left: int
    bottom: int
    right: int


class Grid:
    """The laid tiles of a connected maze.

    None of them touches the edge of the frame, so a step from a tile never wraps into another row,
    and every cell on which a tile can be laid has a place.
    """

    __slots__ = (
        "bounds",
        "corner",
        "east",
        "ends",
        "homes",
        "lying",
        "north",
        "origin",
        "regions",
        "shape",
        "shift",
        "size",
        "south",
        "west",
    )

    def __init__(self, size: int, corner: Cell) -> None:
        self.size, self.corner = size, corner
        self.shape = shape(size)
        self.lying: _Places = 0
        self.north: _Places = 0  # tiles open to the north
        self.east: _Places = 0
        self.south: _Places = 0
        self.west: _Places = 0
        self.ends: dict[
            _GridPlace, Sides
        ] = {}  # free places, and on which of their sides paths arrive
        self.regions: list[_Places] = []  # sets of linked tiles; the latest tile's is last
        self.homes: list[_Places] = [0] * len(CREATURES)  # by creature: the tiles that show it
        self._bound(_Bounds(0, 0, 0, 0))

    def _copy(self) -> Grid:
        other = Grid.__new__(Grid)
        other.size, other.corner, other.shape = self.size, self.corner, self.shape
        other.lying, other.ends, other.homes = self.lying, self.ends.copy(), self.homes.copy()
        other.north, other.east = self.north, self.east
        other.south, other.west = self.south, self.west
        other.regions = self.regions  # never modified, only replaced
        other.bounds, other.origin, other.shift = self.bounds, self.origin, self.shift
        return other

    # --- places and cells ------------------------------------------------------------------------

    def place(self, cell: Cell) -> _GridPlace:
        row, column = divmod(cell - self.corner, ROW)
        return row * self.size + column

    def cell(self, place: _GridPlace) -> Cell:
        row, column = divmod(place, self.size)
        return self.corner + row * ROW + column

    def _bound(self, bounds: _Bounds) -> None:
        """Store the bounds, and the origin of a frame-sized window centred on the maze."""
        top, left, bottom, right = self.bounds = bounds
        row = top + (bottom - top + 1) // 2 - self.size // 2
        column = left + (right - left + 1) // 2 - self.size // 2
        self.origin: Cell = self.corner + row * ROW + column
        self.shift = row * self.size + column  # offset from window places to frame places

    def measure(self) -> None:
        """Find the bounds of the laid tiles."""
        lying, size = self.lying, self.size
        columns = lying
        for rows in self.shape.folds:
            columns |= columns >> rows
        columns &= (1 << size) - 1
        top, bottom = _lowest(lying) // size, (lying.bit_length() - 1) // size
        self._bound(_Bounds(top, _lowest(columns), bottom, columns.bit_length() - 1))

    # --- growing and shrinking -------------------------------------------------------------------

    def with_tile(self, cell: Cell, tile: Tile) -> Grid | None:
        """Return a grid with one more tile.

        None if it is too near the edge of the frame, or the place is taken or has no neighbour.
        """
        row, column = divmod(cell - self.corner, ROW)
        last = self.size - 1
        if not (0 < row < last and 0 < column < last):
            return None
        place = row * self.size + column
        lying = self.lying
        if lying >> place & 1 or not lying & self.shape.beside[15] << place >> self.size:
            return None
        grid = self._copy()
        grid.add(place, tile)
        top, left, bottom, right = self.bounds
        if not (top <= row <= bottom and left <= column <= right):
            grid._bound(
                _Bounds(min(top, row), min(left, column), max(bottom, row), max(right, column))
            )
        return grid

    def without(self, tiles: Iterable[tuple[Cell, Tile]]) -> Grid:
        """Return a grid without some tiles; the others must stay connected."""
        grid = self._copy()
        top, left, bottom, right = self.bounds
        narrower = False
        for cell, tile in tiles:
            row, column = divmod(cell - self.corner, ROW)
            grid.remove(row * self.size + column, tile)
            narrower |= not (top < row < bottom and left < column < right)
        if narrower:  # the bounds may have shrunk
            grid.measure()
        return grid

    def add(self, place: _GridPlace, tile: Tile) -> None:
        bit, ends, sides, shape = 1 << place, self.ends, tile & 15, self.shape
        lying = self.lying = self.lying | bit
        if sides & NORTH:
            self.north |= bit
        if sides & EAST:
            self.east |= bit
        if sides & SOUTH:
            self.south |= bit
        if sides & WEST:
            self.west |= bit
        linked = sides & ends.pop(place, 0)
        beside, region = shape.beside[linked] << place >> self.size, bit
        regions = []
        for other in self.regions:
            if other & beside:
                region |= other
            else:
                regions.append(other)
        regions.append(region)
        self.regions = regions
        for back, step in shape.paths[sides ^ linked]:  # into free places, or against walls
            other = place + step
            if not lying >> other & 1:
                ends[other] = ends.get(other, 0) | back
        for creature in CREATURES_ON[tile >> 4]:
            self.homes[creature] |= bit

    def remove(self, place: _GridPlace, tile: Tile) -> None:
        bit, ends, sides, size = 1 << place, self.ends, tile & 15, self.size
        lying = self.lying = self.lying ^ bit
        if sides & NORTH:
            self.north ^= bit
        if sides & EAST:
            self.east ^= bit
        if sides & SOUTH:
            self.south ^= bit
        if sides & WEST:
            self.west ^= bit
        arriving = (
            (self.south >> place - size & 1) * NORTH
            | (self.west >> place + 1 & 1) * EAST
            | (self.north >> place + size & 1) * SOUTH
            | (self.east >> place - 1 & 1) * WEST
        )
        if arriving:
            ends[place] = arriving
        linked = sides & arriving
        for back, step in self.shape.paths[sides ^ linked]:
            other = place + step
            if not lying >> other & 1:
                ends[other] ^= back
                if not ends[other]:
                    del ends[other]
        self._split(bit, linked.bit_count())
        for creature in CREATURES_ON[tile >> 4]:
            self.homes[creature] &= ~bit

    def _split(self, gone: _Places, links: int) -> None:
        """Find the regions that a removed tile's region falls into, from its links."""
        regions = []
        for region in self.regions:
            rest = region & ~gone
            if links > 1 and rest != region:
                east, south = self.east & self.west >> 1, self.south & self.north >> self.size
                while rest:
                    part = flood(rest & -rest, east, south, self.size)
                    regions.append(part)
                    rest ^= part
            elif rest:
                regions.append(rest)
        self.regions = regions

    # --- what a lay can catch --------------------------------------------------------------------

    def caught(self, cell: Cell, number: int) -> _Places:
        """Return all tiles that are linked to the latest one and share a creature with it."""
        kin = 0
        for creature in CREATURES_ON[number]:
            kin |= self.homes[creature]
        return kin & self.regions[-1] & ~(1 << self.place(cell))

    def sets(self, caught: _Places) -> list[int]:
        """Return the sets of caught tiles that may go: all others stay connected without them.

        A set is an int of bits, the lowest for the first caught tile.
        """
        if not caught & caught - 1:  # a single tile, the usual case
            place = caught.bit_length() - 1
            good = self._spare(self.lying, place) or self._hangs(self.lying ^ caught)
            return [0, 1] if good else [0]
        places = cells_of(caught)
        sets, rests, whole = [0], [self.lying], [True]  # the latter two for every set
        for part in range(1, 1 << len(places)):
            low = part & -part
            fewer, place = part ^ low, places[low.bit_length() - 1]
            before = rests[fewer]
            rest = before ^ 1 << place
            # If the others could go, the places around the last one usually decide.
            good = (whole[fewer] and self._spare(before, place)) or self._hangs(rest)
            rests.append(rest)
            whole.append(good)
            if good:
                sets.append(part)
        return sets

    def _spare(self, tiles: _Places, place: _GridPlace) -> bool:
        """Return whether a tile's neighbours are connected through the places around it."""
        around = tiles >> place - self.size - 1 & self.shape.ring
        return around in self.shape.whole_rings

    def _hangs(self, tiles: _Places) -> bool:
        """Return whether tiles are connected."""
        size = self.size
        tiles >>= _lowest(tiles)  # short ints are faster
        return flood(1, tiles & tiles >> 1, tiles & tiles >> size, size) == tiles

    def whole(self) -> bool:
        return self._hangs(self.lying)


def grid_of(lying: Lying, size: int) -> Grid | None:
    """Return the grid of a maze, centred in a frame.

    None if the frame is too small, or if it is not the maze of a game: in pieces, or at the limit
    of the coordinates.
    """
    columns = [cell % ROW for cell, _ in lying]
    left, right = min(columns), max(columns)
    top, bottom = lying[0][0] // ROW, lying[-1][0] // ROW
    across, down = (size - 1 - right + left) // 2, (size - 1 - bottom + top) // 2
    corner = (top - down) * ROW + left - across
    if min(across, down) < 1 or not (within(corner) and within(corner + (size - 1) * (ROW + 1))):
        return None
    grid = Grid(size, corner)
    for cell, tile in lying:
        grid.add(grid.place(cell), tile)
    grid.measure()
    return grid if grid.whole() else None


# --- frames -------------------------------------------------------------------------------------


class _Shape(NamedTuple):
    """What all frames of one size share."""

    steps: tuple[tuple[Sides, Sides, int], ...]  # side, the side that meets it, step there
    # for each set of open sides: the side that is met, and the step
    paths: tuple[tuple[tuple[Sides, int], ...], ...]
    # for each set of sides the places there, around a place one row down
    beside: tuple[_Places, ...]
    ring: _Places  # the eight places around the one a row and a column further
    whole_rings: frozenset[_Places]  # rings whose tiles connect the neighbours of the middle
    folds: tuple[int, ...]  # shifts that overlay all rows


@lru_cache(64)
def shape(size: int) -> _Shape:
    steps = ((NORTH, SOUTH, -size), (EAST, WEST, 1), (SOUTH, NORTH, size), (WEST, EAST, -1))
    paths = tuple(
        tuple((back, step) for side, back, step in steps if sides & side) for sides in range(16)
    )
    beside = tuple(sum(1 << size + step for _, step in ways) for ways in paths)
    # The three by three places of a ring and its middle, as they lie in the frame.
    square = [row * size + column for row in range(3) for column in range(3)]
    rings = [
        sum(1 << square[at] for at in range(9) if chosen >> at & 1)
        for chosen in range(1 << 9)
        if not chosen >> _CENTRE & 1
    ]
    whole = frozenset(ring for ring in rings if _is_whole(ring, beside[15] << 1, size))
    powers = [1 << power for power in reversed(range((size - 1).bit_length()))]
    folds = tuple(rows * size for rows in powers)
    return _Shape(steps, paths, beside, max(rings), whole, folds)


def _is_whole(ring: _Places, cross: _Places, size: int) -> bool:
    """Return whether the ring's tiles next to its middle are connected along the ring."""
    near = ring & cross
    linked = flood(near & -near, ring & ring >> 1, ring & ring >> size, size)
    return near != 0 and near & ~linked == 0


def _lowest(places: _Places) -> _GridPlace:
    return (places & -places).bit_length() - 1
