"""The full table of Go!, compiled: how many solutions a roll has, and how few tiles suffice.

The same search as in `editions.go.solver`, as a loop.  A set of ends has 100 bits there; here it is
two ints of 50: north and east sides in the first, south and west sides in the second.
"""

from collections.abc import Iterable
from itertools import product
from typing import Final, NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from daedalus.core.bits import flood
from daedalus.core.maze import inner
from daedalus.editions.go.board import (
    CELLS,
    DICE,
    JOKER,
    MIDDLE,
    MIDDLE_ENDS,
    PLACEMENTS,
    TILES,
    WIDTH,
    cells_of_roll,
)
from daedalus.editions.go.solver import MIDDLE_MEETS

Ints = NDArray[np.int64]
HALF: Final = 2 * CELLS
LOW: Final = (1 << HALF) - 1
EVERYWHERE: Final = (1 << CELLS) - 1
MEETS_A, MEETS_B = MIDDLE_MEETS & LOW, MIDDLE_MEETS >> HALF
ENDS_A, ENDS_B = MIDDLE_ENDS & LOW, MIDDLE_ENDS >> HALF
TO_EAST, TO_SOUTH = inner(WIDTH, WIDTH)
DEPTH: Final = len(TILES) + 1
WIDEST: Final = max(
    sum(way.ends >> end & 1 for way in PLACEMENTS.values()) for end in range(4 * CELLS)
)
BIT, UNDER, HOLE, OWN_A, OWN_B, MET_A, MET_B = range(7)
MOVES: Final[Ints] = np.array(
    [
        [
            1 << list(TILES).index(way.tile),
            way.cells,
            way.hole,
            *(way.ends & LOW, way.ends >> HALF),
            *(way.meets & LOW, way.meets >> HALF),
        ]
        for way in PLACEMENTS.values()
    ],
    np.int64,
)
# The first powers of two have different remainders modulo 67, so a bit identifies its index.
PLACE: Final[Ints] = np.zeros(67, np.int64)
for _at in range(HALF):
    PLACE[(1 << _at) % 67] = _at

compiled = njit(cache=True, nogil=True)
_flood = compiled(flood)


@compiled
def _all_linked(targets: int, ends_a: int, ends_b: int) -> bool:
    """Return whether the paths with these ends link all *targets* to the middle."""
    north, south = ends_a & EVERYWHERE, ends_b & EVERYWHERE
    east = (ends_a >> CELLS) & (ends_b >> CELLS >> 1) & TO_EAST
    reached: int = _flood(1 << MIDDLE, east, south & (north >> WIDTH) & TO_SOUTH, WIDTH)
    return reached & targets == targets


@compiled
def _superfluous(targets: int, chosen: Ints, tiles: int, moves: Ints) -> bool:
    """Return whether some of the chosen *tiles*, one without a hole, can be left out."""
    for left_out in range(tiles):
        if moves[chosen[left_out], HOLE]:
            continue
        ends_a, ends_b = ENDS_A, ENDS_B
        for at in range(tiles):
            if at != left_out:
                ends_a |= moves[chosen[at], OWN_A]
                ends_b |= moves[chosen[at], OWN_B]
        if _all_linked(targets, ends_a, ends_b):
            return True
    return False


@compiled
def survey(targets: int, tiles: int, most: int, once: bool, moves: Ints) -> tuple[int, int]:
    """Return the number of solutions and the fewest tiles in one, or 0 and 0.

    At most *most* tiles without a hole are laid; with *once* the first solution ends the search.
    """
    # By end, the placements that can be part of a solution: those with a hole, then the others.
    listed = np.empty((4 * CELLS, WIDEST), np.int64)
    holed = np.zeros(4 * CELLS, np.int64)
    length = np.zeros(4 * CELLS, np.int64)
    for with_hole in (True, False):
        for move in range(moves.shape[0]):
            hole = moves[move, HOLE]
            if (hole != 0) != with_hole or not moves[move, BIT] & tiles:
                continue
            if moves[move, UNDER] & targets != hole:
                continue
            for end in range(4 * CELLS):
                half = moves[move, OWN_A] if end < HALF else moves[move, OWN_B]
                if half >> (end % HALF) & 1:
                    listed[end, length[end]] = move
                    length[end] += 1
                    holed[end] += with_hole
    near_a = near_b = 0  # ends at which a tile with a hole can continue
    for end in range(HALF):
        near_a |= (holed[end] > 0) << end
        near_b |= (holed[HALF + end] > 0) << end
    # One row per laid tile: the arguments of the solver's grow(), and its progress.
    free = np.zeros(DEPTH, np.int64)
    spare = np.zeros(DEPTH, np.int64)
    taken = np.zeros(DEPTH, np.int64)
    wanted_a, wanted_b = np.zeros(DEPTH, np.int64), np.zeros(DEPTH, np.int64)
    barred_a, barred_b = np.zeros(DEPTH, np.int64), np.zeros(DEPTH, np.int64)
    left = np.zeros(DEPTH, np.int64)
    end_a, end_b = np.zeros(DEPTH, np.int64), np.zeros(DEPTH, np.int64)
    place = np.zeros(DEPTH, np.int64)
    at = np.zeros(DEPTH, np.int64)
    stop = np.zeros(DEPTH, np.int64)
    chosen = np.zeros(DEPTH, np.int64)
    free[0], spare[0], taken[0], left[0] = tiles, most, 1 << MIDDLE, targets
    wanted_a[0], wanted_b[0] = MEETS_A, MEETS_B
    found, fewest, depth = 0, 0, 0
    while depth >= 0:
        if at[depth] == stop[depth]:  # nothing more continues here: bar this end, take the next
            wanted_a[depth] ^= end_a[depth]
            wanted_b[depth] ^= end_b[depth]
            barred_a[depth] |= end_a[depth]
            barred_b[depth] |= end_b[depth]
            end_a[depth] = wanted_a[depth] & -wanted_a[depth]
            end_b[depth] = 0
            place[depth] = PLACE[end_a[depth] % 67]
            if not wanted_a[depth]:
                end_b[depth] = wanted_b[depth] & -wanted_b[depth]
                place[depth] = HALF + PLACE[end_b[depth] % 67]
                if not wanted_b[depth]:
                    depth -= 1
                    continue
            at[depth] = 0
            stop[depth] = length[place[depth]] if spare[depth] else holed[place[depth]]
            continue
        move = listed[place[depth], at[depth]]
        at[depth] += 1
        cells, hole = moves[move, UNDER], moves[move, HOLE]
        if not moves[move, BIT] & free[depth] or cells & taken[depth]:
            continue
        if moves[move, OWN_A] & barred_a[depth] or moves[move, OWN_B] & barred_b[depth]:
            continue
        chosen[depth] = move
        if left[depth] == hole:
            if not _superfluous(targets, chosen, depth + 1, moves):
                found += 1
                if fewest == 0 or depth + 1 < fewest:
                    fewest = depth + 1
                if once:
                    return found, fewest
            continue
        deeper = depth + 1
        free[deeper] = free[depth] ^ moves[move, BIT]
        spare[deeper] = spare[depth] - (hole == 0)
        taken[deeper] = taken[depth] | cells
        open_ends = ~(taken[deeper] | taken[deeper] << CELLS)
        wanted_a[deeper] = (wanted_a[depth] | moves[move, MET_A]) & open_ends
        wanted_b[deeper] = (wanted_b[depth] | moves[move, MET_B]) & open_ends
        if spare[deeper] == 0:
            wanted_a[deeper] &= near_a
            wanted_b[deeper] &= near_b
        barred_a[deeper], barred_b[deeper] = barred_a[depth], barred_b[depth]
        left[deeper] = left[depth] & ~hole
        end_a[deeper] = end_b[deeper] = at[deeper] = stop[deeper] = 0
        depth = deeper
    return found, fewest


class RollRow(NamedTuple):
    """What the table says about a roll."""

    roll: str
    solutions: int  # without a superfluous tile
    fewest: int  # tiles in a solution, or 0 when there is none


def _tiles(joker: bool) -> int:
    return (1 << len(TILES)) - 1 if joker else (1 << list(TILES).index(JOKER)) - 1


def row(roll: str, joker: bool = False) -> RollRow:
    """Return what the table says about one roll."""
    found = survey(cells_of_roll(roll), _tiles(joker), 3 if joker else 2, False, MOVES)
    return RollRow(roll, *map(int, found))


def table(dice: str, joker: bool = False) -> list[RollRow]:
    """Return the full table of a dice set, with all of its 1296 rolls."""
    return [row("".join(roll), joker) for roll in product(*DICE[dice])]


def unsolvable(rolls: Iterable[str]) -> list[str]:
    """Return those of *rolls*, each any four treasures, that have no solution."""
    return [
        roll
        for roll in rolls
        if not any(
            survey(cells_of_roll(roll), _tiles(False), most, True, MOVES)[0] for most in range(3)
        )
    ]
