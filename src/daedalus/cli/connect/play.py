"""A turn of Connect in the making: what the keys mean, what is previewed; no screen.

A tile is laid on trial first: cell, turn and tile can be changed, and what it is linked to and
would catch is shown.  Then, where there is a choice, the catch is chosen.  Nothing is sent before.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from daedalus.core.maze import EAST, NORTH, SOUTH, WEST, Sides
from daedalus.editions.connect.maze import Cell, place
from daedalus.editions.connect.rules import Connect, Lay, State
from daedalus.editions.connect.tiles import Tile

CAUGHT, COULD, STAYS = "✓", "○", "‡"
"""Marks of the linked tiles that show a creature of the new one."""
STEPS: Final = {NORTH: (0, -1), EAST: (1, 0), SOUTH: (0, 1), WEST: (-1, 0)}


class Stance(Enum):
    """What the player is at."""

    LAY = "lay"  # the tile lies on trial
    CATCH = "catch"  # it is decided, what it catches is being chosen


@dataclass
class Turn:
    """The turn of *seat*, from what it sees."""

    rules: Connect
    view: State
    seat: int
    catching: bool = False
    tile: int = field(init=False)  # the number of the tile on trial
    cell: Cell = field(init=False)
    sides: Sides = field(init=False, default=0)
    cursor: Cell = field(init=False)  # the linked tile to which keys refer while catching
    chosen: frozenset[Cell] = frozenset()  # what is to be caught

    def __post_init__(self) -> None:
        self._ways: dict[int, dict[Cell, list[Sides]]] = {}
        for action in self.rules.legal(self.view, self.seat):
            if not action.take:
                cells = self._ways.setdefault(action.tile, {})
                cells.setdefault(action.cell, []).append(action.sides)
        self._select(next(iter(self._ways)))

    def _select(self, tile: int, near: Cell | None = None) -> None:
        """Take a tile and put it on the cell where the last one lay, or on the next best."""
        self.tile = tile
        spots = self.spots
        self._move(spots[0] if near is None else min(spots, key=lambda cell: far(near, cell)))

    def _move(self, cell: Cell) -> None:
        ways = self._ways[self.tile][cell]
        self.cell = cell
        self.sides = self.sides if self.sides in ways else ways[0]
        self.chosen = frozenset(self._suggestion())
        self.cursor = cell

    # --- what is shown --------------------------------------------------------------------------

    @property
    def stance(self) -> Stance:
        return Stance.CATCH if self.catching else Stance.LAY

    @property
    def hand(self) -> tuple[Tile, ...]:
        return self.view.hands[self.seat]

    @property
    def spots(self) -> list[Cell]:
        """The cells where the tile in hand fits, in reading order."""
        return sorted(self._ways[self.tile])

    @property
    def lay(self) -> Lay:
        """The lay on trial, with nothing caught."""
        return self.rules.trial(self.tile, self.cell, self.sides)

    @property
    def linked(self) -> tuple[Cell, ...]:
        return self.rules.linked(self.view, self.lay)

    @property
    def kin(self) -> tuple[Cell, ...]:
        """The linked tiles that show a creature of the new one."""
        return self.rules.catchable(self.view, self.lay)

    @property
    def sets(self) -> tuple[tuple[Cell, ...], ...]:
        """All that may be caught together, nothing first."""
        return self.rules.takes(self.view, self.lay)

    def _suggestion(self) -> tuple[Cell, ...]:
        return max(self.sets, key=len)

    @property
    def splits(self) -> bool:
        """Say whether the tiles left would not hang together."""
        return tuple(sorted(self.chosen)) not in self.sets

    @property
    def marks(self) -> dict[Cell, str]:
        """Return what becomes of each linked tile of the same kind."""
        free = {cell for cells in self.sets for cell in cells}
        return {
            cell: CAUGHT if cell in self.chosen else COULD if cell in free else STAYS
            for cell in self.kin
        }

    @property
    def tiles(self) -> dict[Cell, Tile]:
        """The maze with the tile on trial."""
        return dict(self.view.lying) | {self.cell: self.tile << 4 | self.sides}

    # --- what the keys mean ---------------------------------------------------------------------

    def arrow(self, side: Sides) -> None:
        """Go to the next place towards *side*: a cell where the tile fits, or a linked tile."""
        if self.catching:
            self.cursor = nearest(self.cursor, side, self.kin)
        else:
            self._move(nearest(self.cell, side, self.spots))

    def cycle(self, step: int) -> None:
        """Go to the next place in reading order; *step* -1 goes back."""
        if self.catching:
            kin = self.kin
            self.cursor = kin[(kin.index(self.cursor) + step) % len(kin)]
        else:
            spots = self.spots
            self._move(spots[(spots.index(self.cell) + step) % len(spots)])

    def turn(self, step: int = 1) -> bool:
        """Turn the tile on trial to the next way in which it fits; say whether there is another."""
        ways = self._ways[self.tile][self.cell]
        if self.catching or len(ways) == 1:
            return False
        self.sides = ways[(ways.index(self.sides) + step) % len(ways)]
        self._move(self.cell)
        return True

    def swap(self) -> bool:
        """Take the other tile of the hand; say whether there is one that fits."""
        tiles = list(self._ways)
        if self.catching or len(tiles) == 1:
            return False
        self._select(tiles[(tiles.index(self.tile) + 1) % len(tiles)], self.cell)
        return True

    def mark(self) -> None:
        """Catch the tile under the cursor, or let it lie after all."""
        if self.catching:
            self.chosen ^= {self.cursor}

    def confirm(self) -> str:
        """Decide the lay, or return the action once its catch is decided too."""
        if not self.catching and len(self.sets) > 1:
            self.catching = True
            self.cursor = min(self.chosen)
            return ""
        if self.splits:
            return ""
        return str(self.rules.with_take(self.lay, tuple(self.chosen)))

    def back(self) -> bool:
        """Take the last step back; say whether there was one."""
        if not self.catching:
            return False
        self.catching = False
        self._move(self.cell)
        return True


def far(cell: Cell, other: Cell) -> tuple[int, Cell]:
    """Return how far apart two cells are, to be compared."""
    (x, y), (u, v) = place(cell), place(other)
    return abs(x - u) + abs(y - v), other


def nearest(cell: Cell, side: Sides, cells: Iterable[Cell]) -> Cell:
    """Return the cell of *cells* that lies nearest towards *side*, or *cell* if there is none."""
    right, down = STEPS[side]
    x, y = place(cell)
    costs = []
    for other in cells:
        u, v = place(other)
        ahead = (u - x) * right + (v - y) * down
        astray = abs((u - x) * down) + abs((v - y) * right)
        if ahead > 0:
            costs.append((ahead + 2 * astray, astray, other))
    return min(costs)[2] if costs else cell
