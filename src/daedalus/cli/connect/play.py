"""A turn of Connect in progress: what the keys mean, what is previewed; no screen.

A tile is first laid as a trial: cell, rotation and tile can still be changed, with a preview of
what it is linked to and would catch.  Then the catch is chosen, where there is a choice.  Nothing
is sent before that.
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
"""Marks for the linked tiles that share a creature with the new one."""
STEPS: Final = {NORTH: (0, -1), EAST: (1, 0), SOUTH: (0, 1), WEST: (-1, 0)}


class Stance(Enum):
    """The step the player is at."""

    LAY = "lay"  # a trial tile is on the board
    CATCH = "catch"  # the lay is decided, its catch is being chosen


@dataclass
class PlayerTurn:
    """The turn of *seat*, based on what it sees."""

    rules: Connect
    view: State
    seat: int
    catching: bool = False
    tile: int = field(init=False)  # the number of the trial tile
    cell: Cell = field(init=False)
    sides: Sides = field(init=False, default=0)
    cursor: Cell = field(init=False)  # the linked tile that keys refer to while catching
    chosen: frozenset[Cell] = frozenset()  # what is to be caught

    def __post_init__(self) -> None:
        self._ways: dict[int, dict[Cell, list[Sides]]] = {}
        for action in self.rules.legal(self.view, self.seat):
            if not action.take:
                cells = self._ways.setdefault(action.tile, {})
                cells.setdefault(action.cell, []).append(action.sides)
        self._select(next(iter(self._ways)))

    def _select(self, tile: int, near: Cell | None = None) -> None:
        """Take a tile and put it on the cell of the last one, or on the next best."""
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
        """The trial lay, with nothing caught."""
        return self.rules.trial(self.tile, self.cell, self.sides)

    @property
    def linked(self) -> tuple[Cell, ...]:
        return self.rules.linked(self.view, self.lay)

    @property
    def kin(self) -> tuple[Cell, ...]:
        """The linked tiles that share a creature with the new one."""
        return self.rules.catchable(self.view, self.lay)

    @property
    def sets(self) -> tuple[tuple[Cell, ...], ...]:
        """All sets that may be caught, the empty one first."""
        return self.rules.takes(self.view, self.lay)

    def _suggestion(self) -> tuple[Cell, ...]:
        return max(self.sets, key=len)

    @property
    def splits(self) -> bool:
        """Return whether the remaining tiles would fall apart."""
        return tuple(sorted(self.chosen)) not in self.sets

    @property
    def marks(self) -> dict[Cell, str]:
        """Return what happens to each linked tile that shares a creature."""
        free = {cell for cells in self.sets for cell in cells}
        return {
            cell: CAUGHT if cell in self.chosen else COULD if cell in free else STAYS
            for cell in self.kin
        }

    @property
    def tiles(self) -> dict[Cell, Tile]:
        """The maze with the trial tile."""
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
        """Turn the trial tile to the next way it fits; return whether there is another."""
        ways = self._ways[self.tile][self.cell]
        if self.catching or len(ways) == 1:
            return False
        self.sides = ways[(ways.index(self.sides) + step) % len(ways)]
        self._move(self.cell)
        return True

    def swap(self) -> bool:
        """Take the other tile of the hand; return whether there is one that fits."""
        tiles = list(self._ways)
        if self.catching or len(tiles) == 1:
            return False
        self._select(tiles[(tiles.index(self.tile) + 1) % len(tiles)], self.cell)
        return True

    def mark(self) -> None:
        """Catch the tile under the cursor, or leave it after all."""
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
        """Undo the last step; return whether there was one."""
        if not self.catching:
            return False
        self.catching = False
        self._move(self.cell)
        return True


def far(cell: Cell, other: Cell) -> tuple[int, Cell]:
    """Return a distance between two cells, for comparisons."""
    (x, y), (u, v) = place(cell), place(other)
    return abs(x - u) + abs(y - v), other


def nearest(cell: Cell, side: Sides, cells: Iterable[Cell]) -> Cell:
    """Return the cell of *cells* nearest towards *side*, or *cell* if there is none."""
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
