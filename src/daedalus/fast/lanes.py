"""Compiled pushes and floods on the 7x7 board: a plane of 49 cells is one uint64, a push is a lane.

Everything here is njit and calls only njit functions.  Within the kernels lane = way * 12 + slot:
then lanes side by side are the same push of other slots, and fit into vectors without gaps.  What
leaves the kernels has the order of `core.lanes`: slot by slot, the rotations of the spare in
ascending order.

Constants are numpy scalars, not literals: numba makes `uint64 & literal` an int64.
"""

import numpy as np
from numba import njit

from daedalus.core.bits import flood
from daedalus.core.maze import inner, line, opposite, rides, turns
from daedalus.editions.sliding.box import slots
from daedalus.fast.vectors import anything, put_some, some

U = np.uint64
SIZE, CELLS, LANES, SLOTS = 7, 49, 48, 12
SPARE = 49  # the index of a tile that is not on the board
ONE, SEVEN, ZERO, OUTSIDE = U(1), U(7), U(0), U(49)
TO_EAST, TO_SOUTH = (U(bits) for bits in inner(SIZE, SIZE))
BOARD = U((1 << CELLS) - 1)
_SLOTS = slots(SIZE, SIZE)
_LINES = [line(slot, SIZE, SIZE) for slot in _SLOTS]
LINE = np.array([sum(1 << cell for cell in cells) for cells in _LINES], U)
ENTRY = np.array([cells[0] for cells in _LINES], U)
EXIT = np.array([cells[-1] for cells in _LINES], U)
_STEPS = [cells[1] - cells[0] for cells in _LINES]
UP = np.array([max(step, 0) for step in _STEPS], U)  # a push shifts its line up by this many bits
DOWN = np.array([max(-step, 0) for step in _STEPS], U)  # or down by this many
UNDOES = np.array([_SLOTS.index(opposite(slot, SIZE, SIZE)) for slot in _SLOTS], np.int64)
RIDES = np.array([rides(slot, SIZE, SIZE) for slot in _SLOTS], np.int64)
# For tiles: after the cells come the spare, and -1 for one that is not there.
TILE_RIDES = np.column_stack((RIDES, ENTRY.astype(np.int64), np.full(SLOTS, -1)))
TILE_RIDES[np.arange(SLOTS), EXIT.astype(np.int64)] = SPARE
TURNS = np.array([(turns(sides) * 4)[:4] for sides in range(16)], U)
WAYS = np.array([len(turns(sides)) for sides in range(16)], np.int64)
_BORDER = [
    (0, sum(1 << cell for cell in range(7))),
    (1, sum(1 << cell for cell in range(6, 49, 7))),
    (2, sum(1 << cell for cell in range(42, 49))),
    (3, sum(1 << cell for cell in range(0, 49, 7))),
]
_TOP, RIGHT, _BOTTOM, LEFT = (U(bits) for _, bits in _BORDER)

# The same once per lane, and the side of the inserted tile on its plane for every spare.
LINES, _RESTS, _UPS, _DOWNS, _ENTRIES, _EXITS = (
    np.tile(each, 4) for each in (LINE, ~LINE & BOARD, UP, DOWN, ENTRY, EXIT)
)
_IN_NORTH, _IN_EAST, _IN_SOUTH, _IN_WEST = (
    np.array(
        [
            [
                (int(TURNS[sides, lane // 12]) >> bit & 1) << int(_ENTRIES[lane])
                for lane in range(48)
            ]
            for sides in range(16)
        ],
        U,
    )
    for bit in range(4)
)

# For vectors: the line of each slot, if it is pushed in this direction.
_FOUR, _EIGHT = 4, 8
_EASTWARD, _WESTWARD, _SOUTHWARD, _NORTHWARD = (
    np.where(np.array(_STEPS) == step, LINE, ZERO) for step in (1, -1, SIZE, -SIZE)
)
_INSERTED = ONE << ENTRY
_ROUND, _UNDER = U(6), U(42)  # from the end of a row, and of a column, back to its beginning

compiled = njit(cache=True, nogil=True, error_model="numpy")
pasted = njit(
    inline="always"
)  # but not those with many arrays, which cost more to pass than to use
flood_one = compiled(flood)
"""The flood fill of `core.bits`, compiled from the same source."""


@compiled
def shifted(plane, slot):
    """Return a plane of the board after a push at *slot*; the inserted tile is closed."""
    line = LINE[slot]
    return (plane & ~line) | ((((plane & line) << UP[slot]) >> DOWN[slot]) & line)


@compiled
def carried(cells, slot):
    """Return where pieces on *cells* stand after a push at *slot*."""
    return shifted(cells, slot) | (((cells >> EXIT[slot]) & ONE) << ENTRY[slot])


@compiled
def before(cells, slot):
    """Return the cells from which a push at *slot* carries pieces onto *cells*."""
    line = LINE[slot]
    moved = (((cells & line) << DOWN[slot]) >> UP[slot]) & line
    return (cells & ~line) | moved | (((cells >> ENTRY[slot]) & ONE) << EXIT[slot])


@compiled
def tiles_before(cells, slot):
    """Return where the tiles on *cells* lay before a push at *slot*; bit 49 is the spare."""
    line = LINE[slot]
    moved = (((cells & line) << DOWN[slot]) >> UP[slot]) & line
    return (cells & ~line) | moved | (((cells >> ENTRY[slot]) & ONE) << OUTSIDE)


@compiled
def tiles_after(tiles, slot):
    """Return where *tiles* lie after a push at *slot*; bit 49 is the spare, before and after."""
    moved = shifted(tiles & BOARD, slot) | ((tiles >> OUTSIDE) << ENTRY[slot])
    return moved | (((tiles >> EXIT[slot]) & ONE) << OUTSIDE)


@compiled
def border(north, east, south, west):
    """Return the border cells whose path leads out of the maze."""
    return (north & _TOP) | (east & RIGHT) | (south & _BOTTOM) | (west & LEFT)


@compiled
def pushed(north, east, south, west, spare, slot, sides):
    """Return the four planes and the new spare after the spare, as *sides*, went in at *slot*."""
    out = EXIT[slot]
    fallen = (
        ((north >> out) & ONE)
        | (((east >> out) & ONE) << ONE)
        | (((south >> out) & ONE) << U(2))
        | (((west >> out) & ONE) << U(3))
    )
    at = ENTRY[slot]
    return (
        shifted(north, slot) | ((sides & ONE) << at),
        shifted(east, slot) | (((sides >> ONE) & ONE) << at),
        shifted(south, slot) | (((sides >> U(2)) & ONE) << at),
        shifted(west, slot) | (((sides >> U(3)) & ONE) << at),
        fallen,
    )


# Slots come FOUR at a time, in vectors; what is the same for all rotations of the spare is computed
# once.  All lanes of a vector are shifted alike: WebAssembly cannot shift each by its own step.


@compiled
def _placed(plane, east, west, south, north, at):
    """Return a plane after the pushes at four slots, given all of it shifted in each direction."""
    return (
        (some(_RESTS, at, _FOUR) & plane)
        | (some(_EASTWARD, at, _FOUR) & east)
        | (some(_WESTWARD, at, _FOUR) & west)
        | (some(_SOUTHWARD, at, _FOUR) & south)
        | (some(_NORTHWARD, at, _FOUR) & north)
    )


@compiled
def _shifted_at(plane, at):
    """Return a plane after the pushes at four slots; the inserted tile is closed."""
    return _placed(
        plane, (plane << ONE) & ~LEFT, (plane >> ONE) & ~RIGHT, plane << SEVEN, plane >> SEVEN, at
    )


@compiled
def link(north, east, south, west, spare, across, down):
    """Fill *across* and *down* with the links of all lanes; return how many there are."""
    lanes = SLOTS * WAYS[spare]
    into_n, into_e, into_s, into_w = (
        _IN_NORTH[spare], _IN_EAST[spare], _IN_SOUTH[spare], _IN_WEST[spare],
    )  # fmt: skip
    for at in range(0, SLOTS, _FOUR):
        n, e = _shifted_at(north, at), _shifted_at(east, at)
        s, w = _shifted_at(south, at), _shifted_at(west, at)
        for lane in range(at, lanes, SLOTS):
            back = ((some(into_w, lane, _FOUR) | w) >> ONE) & TO_EAST
            put_some(across, lane, (some(into_e, lane, _FOUR) | e) & back)
            back = ((some(into_n, lane, _FOUR) | n) >> SEVEN) & TO_SOUTH
            put_some(down, lane, (some(into_s, lane, _FOUR) | s) & back)
    return lanes


@compiled
def sweep(x, h, v):
    """Walk on from *x* by one linked cell, and to the right as far as the links lead.

    `((x & h) + h) ^ h` fills a whole run of linked cells to the right with one carry.
    """
    x = x | (((x & h) + h) ^ h) | ((x >> ONE) & h)
    return x | ((x & v) << SEVEN) | ((x >> SEVEN) & v)


@compiled
def spread(seen, across, down, lanes):
    """Flood every lane of *seen*, some at a time: two sweeps, then until nothing changes."""
    for low in range(0, lanes, _EIGHT):
        h, v = some(across, low, _EIGHT), some(down, low, _EIGHT)
        x = sweep(sweep(some(seen, low, _EIGHT), h, v), h, v)
        y = sweep(x, h, v)
        while anything(x ^ y):
            x = y
            y = sweep(x, h, v)
        put_some(seen, low, y)


@compiled
def place_pieces(cells, seen, lanes):
    """Fill *seen* with where pieces on *cells* stand after the push of every lane."""
    east = ((cells << ONE) & ~LEFT) | ((cells >> _ROUND) & LEFT)
    west = ((cells >> ONE) & ~RIGHT) | ((cells << _ROUND) & RIGHT)
    south = (cells << SEVEN) | (cells >> _UNDER)
    north = (cells >> SEVEN) | (cells << _UNDER)
    for at in range(0, SLOTS, _FOUR):
        here = _placed(cells, east, west, south, north, at)
        for lane in range(at, lanes, SLOTS):
            put_some(seen, lane, here)


@compiled
def place_tiles(tiles, seen, lanes):
    """Fill *seen* with where *tiles* (bit 49 is the spare) lie after the push of every lane."""
    spare = ZERO - ((tiles >> OUTSIDE) & ONE)
    for at in range(0, SLOTS, _FOUR):
        here = _shifted_at(tiles & BOARD, at) | (some(_INSERTED, at, _FOUR) & spare)
        for lane in range(at, lanes, SLOTS):
            put_some(seen, lane, here)


@compiled
def place_exits(north, east, south, west, spare, seen):
    """Fill *seen* with the exits of the maze after the push of every lane."""
    into_n, into_e, into_s, into_w = (
        _IN_NORTH[spare], _IN_EAST[spare], _IN_SOUTH[spare], _IN_WEST[spare],
    )  # fmt: skip
    for at in range(0, SLOTS, _FOUR):
        n, e = _shifted_at(north, at), _shifted_at(east, at)
        s, w = _shifted_at(south, at), _shifted_at(west, at)
        for lane in range(at, SLOTS * WAYS[spare], SLOTS):
            upright = (
                ((some(into_n, lane, _FOUR) | n) & _TOP)
                | ((some(into_s, lane, _FOUR) | s) & _BOTTOM)
            )  # fmt: skip
            level = (
                ((some(into_e, lane, _FOUR) | e) & RIGHT) | ((some(into_w, lane, _FOUR) | w) & LEFT)
            )  # fmt: skip
            put_some(seen, lane, upright | level)


@compiled
def cells_before(seen, lanes):
    """Turn every lane of *seen*, cells after its push, into those from which pieces ride there."""
    for lane in range(lanes):
        cells, line = seen[lane], LINES[lane]
        seen[lane] = (
            (cells & _RESTS[lane])
            | ((((cells & line) << _DOWNS[lane]) >> _UPS[lane]) & line)
            | (((cells >> _ENTRIES[lane]) & ONE) << _EXITS[lane])
        )


@compiled
def expand(north, east, south, west, spare, start, seen, across, down):
    """Fill *seen* with what walks from *start* (cells before the push) reach; return the ways."""
    lanes = link(north, east, south, west, spare, across, down)
    place_pieces(start, seen, lanes)
    spread(seen, across, down, lanes)
    return lanes // SLOTS


@compiled
def expand_batch(planes, spares, starts, reached, scratch):
    """Expand many positions: planes[4, n], spares[n], starts[n] -> reached[n, 48], 0 beyond.

    The lanes come out in the order of `core.lanes`; *scratch* is [3, 48] and owned by the caller.
    """
    seen, across, down = scratch[0], scratch[1], scratch[2]
    for at in range(len(spares)):
        ways = expand(
            planes[0, at], planes[1, at], planes[2, at], planes[3, at],
            spares[at], starts[at], seen, across, down,
        )  # fmt: skip
        lanes = reached[at]
        for slot in range(SLOTS):
            for way in range(ways):
                lanes[slot * ways + way] = seen[way * SLOTS + slot]
        for lane in range(SLOTS * ways, LANES):
            lanes[lane] = ZERO
