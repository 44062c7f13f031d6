"""Solves rolls of Go! exactly: one solution or all of them.

In a solution every tile is linked to the middle, as the rules require, so solutions grow from
there.  At each open end there are two cases: some tile continues the path there, or none does and
the end is barred.  The cases share no solution, so each is found once.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import chain
from typing import Final, NamedTuple

from daedalus.core.maze import cells_of
from daedalus.editions.go.board import (
    CELLS,
    HOLED,
    JOKER,
    MIDDLE,
    PLACEMENTS,
    TILES,
    WIDTH,
    Board,
    Placement,
    cells_of_roll,
    covered,
    ends_of,
    linked,
)

MIDDLE_MEETS: Final = (
    1 << 2 * CELLS + MIDDLE - WIDTH
    | 1 << 3 * CELLS + MIDDLE + 1
    | 1 << MIDDLE + WIDTH
    | 1 << CELLS + MIDDLE - 1
)
"""The sides of the four cells around the middle that lead to it."""


class _Move(NamedTuple):
    """A placement in the form the search needs."""

    bit: int  # of its tile
    cells: int
    hole: int
    ends: int
    meets: int
    placement: Placement


_BIT: Final = {tile: 1 << at for at, tile in enumerate(TILES)}


@cache
def _moves() -> tuple[tuple[_Move, list[int]], ...]:
    """Return all placements, each with the list of its ends."""
    return tuple(
        (_Move(_BIT[way.tile], way.cells, way.hole, way.ends, way.meets, way), cells_of(way.ends))
        for way in PLACEMENTS.values()
    )


def solutions(
    roll: str, laid: Board = (), joker: bool = False, most: int | None = None
) -> Iterator[Board]:
    """Yield every solution of *roll* that adds to what is *laid* and has no superfluous tile.

    A tile without a hole is superfluous if the roll is solved without it; those already laid may
    be, but like all others they must be linked to the middle.  With *most*, only solutions that add
    at most that many tiles without a hole.
    """
    targets = cells_of_roll(roll)
    if any(way.cells & targets != way.hole for way in laid):
        return  # a hole shows something else, or a treasure is under a tile
    used = {way.tile for way in laid}
    tiles = [tile for tile in TILES if tile not in used and (joker or tile != JOKER)]
    spare = sum(tile not in HOLED for tile in tiles)
    if most is not None:
        spare = min(most, spare)
    meets, left, loose = _link(MIDDLE_MEETS, targets, laid)
    if not left and not loose:
        yield laid
        return
    bits = sum(_BIT[tile] for tile in tiles)
    search = _Search(targets, bits)
    for added in search.grow(bits, spare, covered(laid), meets, 0, left, loose, ()):
        board = (*laid, *added)
        if all(way.hole or not _whole(_without(board, way), targets) for way in added):
            yield tuple(sorted(board, key=lambda way: way.tile))


def solve(roll: str, laid: Board = (), joker: bool = False) -> Board | None:
    """Return a solution of *roll* with as few tiles as possible, or None.

    >>> " ".join(way.name for way in solve("SGCW") or ())
    '1A@c4s 2B@a3e 3B@a1e 4A@d1s 5A@c1s'
    """
    tries = (solutions(roll, laid, joker, most) for most in range(4 if joker else 3))
    return next(chain.from_iterable(tries), None)


def solvable(roll: str, laid: Board = (), joker: bool = False) -> bool:
    """Return whether *roll* has a solution that adds to what is *laid*."""
    return solve(roll, laid, joker) is not None


def count(roll: str, laid: Board = (), joker: bool = False) -> int:
    """Return how many solutions without superfluous tiles *roll* has."""
    return sum(1 for _ in solutions(roll, laid, joker))


class _Search:
    """The placements that can be part of a solution, by their open sides."""

    def __init__(self, targets: int, tiles: int) -> None:
        holed: list[list[_Move]] = [[] for _ in range(4 * CELLS)]
        plain: list[list[_Move]] = [[] for _ in range(4 * CELLS)]
        for move, ends in _moves():
            # A hole shows a rolled treasure, and no other cell of a tile covers one.
            if move.bit & tiles and move.cells & targets == move.hole:
                for end in ends:
                    (holed if move.hole else plain)[end].append(move)
        self.holed, self.plain = holed, plain
        self.near = sum(1 << end for end, moves in enumerate(holed) if moves)

    def grow(
        self,
        tiles: int,  # not laid yet
        spare: int,  # how many without a hole may still be laid
        taken: int,  # cells
        wanted: int,  # ends that would continue the path
        barred: int,  # ends at which it must not continue
        left: int,  # treasures not linked yet
        loose: Board,  # tiles laid before and not linked yet
        added: Board,
    ) -> Iterator[Board]:
        wanted &= ~ends_of(taken)
        if not spare:
            wanted &= self.near
        while wanted:
            end = wanted & -wanted
            at = end.bit_length() - 1
            moves = self.holed[at] + self.plain[at] if spare else self.holed[at]
            for bit, cells, hole, ends, meets, placement in moves:
                if bit & tiles and not cells & taken and not ends & barred:
                    now, rest = left & ~hole, loose
                    if rest:
                        meets, now, rest = _link(meets, now, rest)
                    if now or rest:
                        yield from self.grow(
                            tiles ^ bit,
                            spare if hole else spare - 1,
                            taken | cells,
                            wanted | meets,
                            barred,
                            now,
                            rest,
                            (*added, placement),
                        )
                    else:
                        yield (*added, placement)
            wanted ^= end
            barred |= end


def _link(meets: int, left: int, loose: Board) -> tuple[int, int, Board]:
    """Return all three after linking the loose tiles that are met, and those that they meet."""
    while met := [way for way in loose if way.ends & meets]:
        for way in met:
            meets |= way.meets
            left &= ~way.hole
        loose = tuple(way for way in loose if way not in met)
    return meets, left, loose


def _whole(board: Board, targets: int) -> bool:
    """Return whether all targets and all tiles are linked to the middle."""
    good = linked(board)
    return good & targets == targets and all(way.cells & good for way in board)


def _without(board: Board, tile: Placement) -> Board:
    return tuple(way for way in board if way is not tile)
