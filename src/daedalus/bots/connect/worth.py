"""What a maze of Connect is worth to a tile, or to an unseen hand."""

from collections.abc import Sequence
from math import comb

from daedalus.core.maze import cells_of
from daedalus.core.sums import added
from daedalus.editions.connect.maze import Set, Survey, touches_all
from daedalus.editions.connect.tiles import Tile


class Worth:
    """How many tiles other tiles could catch in a maze, whatever their shape.

    Any tile can be turned to continue any open end.  So a single tile can be caught if such an end
    leads to it and the rest stays connected.  Of larger catches, those are counted that lie on one
    stretch of paths and consist of tiles that could also be caught singly: almost all are like
    that.
    """

    __slots__ = ("_ground", "_stretches", "loose")

    def __init__(self, ground: Survey) -> None:
        self._ground = ground
        stretches: dict[Set, list[Set]] = {}  # linked tiles, and what lies beside each open end
        for cell, ways in ground.exits.items():
            beside = ground.beside(cell)
            for linked in set(ways.values()):
                ends = stretches.setdefault(linked, [])
                if beside not in ends:
                    ends.append(beside)
        self._stretches = stretches
        ground.pieces(0)  # also computes those of all single tiles
        self.loose: Set = 0  # all that could be caught singly
        for linked, ends in stretches.items():
            for at in cells_of(linked):
                if _hangs(ground.pieces(1 << at), ends):
                    self.loose |= 1 << at

    def catches(self, tile: Tile) -> int:
        """Return the most tiles that *tile* could catch."""
        kin = self._ground.kin(tile >> 4) & self.loose
        if not kin & kin - 1:
            return 1 if kin else 0
        best = 1
        pieces = self._ground.pieces
        for linked, ends in self._stretches.items():
            caught = part = linked & kin
            while part & part - 1:
                if part.bit_count() > best and _hangs(pieces(part), ends):
                    best = part.bit_count()
                part = part - 1 & caught
        return best


def _hangs(pieces: list[Set], ends: list[Set]) -> bool:
    """Return whether a tile at one of the open ends would hold all pieces together."""
    return any([touches_all(end, pieces) for end in ends])


def expected_best(values: Sequence[int], drawn: int) -> float:
    """Return the expected maximum of *drawn* values taken at random.

    >>> expected_best([0, 0, 1, 2], 1), round(expected_best([0, 0, 1], 2), 3)
    (0.75, 0.667)
    """
    drawn = min(drawn, len(values))
    if not drawn:
        return 0.0
    hands = comb(len(values), drawn)
    return added(
        1 - comb(sum([value < least for value in values]), drawn) / hands
        for least in range(1, max(values) + 1)
    )


def expected_best_with(held: int, values: Sequence[int]) -> float:
    """Return the expected maximum of *held* and one of *values* taken at random.

    >>> expected_best_with(1, [0, 0, 2, 1])
    1.25
    """
    if not values:
        return float(held)
    return held + sum([value - held for value in values if value > held]) / len(values)
