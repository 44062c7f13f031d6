"""The maze of Connect as a judge looks at it: in one of its eight orientations, see `upright`."""

from __future__ import annotations

from typing import NamedTuple

from daedalus.core.maze import turns
from daedalus.core.symmetry import SYMMETRIES, Symmetry
from daedalus.editions.connect.maze import Cell, cell_at, place
from daedalus.editions.connect.text import Lay, State, parse_action


class _UprightMaze(NamedTuple):
    """A view in its own orientation, and how to get there and back."""

    view: State
    symmetry: Symmetry

    def there(self, lay: Lay) -> Lay:
        """Return a lay as it is in the upright maze."""
        return moved_lay(lay, self.symmetry)

    def back(self, lay: Lay) -> Lay:
        """Return a lay in the upright maze as it is in the real one."""
        mirror, quarters = self.symmetry
        return moved_lay(lay, Symmetry(mirror, quarters if mirror else -quarters % 4))


def upright(view: State) -> _UprightMaze:
    """Return a view in the orientation that all eight orientations of it have in common."""
    found = [_UprightMaze(moved(view, symmetry), symmetry) for symmetry in SYMMETRIES]
    return min(found, key=lambda each: each.view.lying)


def moved(state: State, symmetry: Symmetry) -> State:
    """Return a position as it looks under a symmetry; tiles in hand are turned as printed."""
    lying = sorted(
        (_cell(cell, symmetry), tile & ~15 | symmetry.sides(tile & 15))
        for cell, tile in state.lying
    )
    return state._replace(
        lying=tuple(lying),
        hands=tuple(tuple(map(_printed, hand)) for hand in state.hands),
        pile=tuple(map(_printed, state.pile)),
    )


def _printed(tile: int) -> int:
    return tile & ~15 | turns(tile & 15)[0] if tile > 0 else tile


def _cell(cell: Cell, symmetry: Symmetry) -> Cell:
    return cell_at(*symmetry.place(*place(cell), 0))


def moved_lay(lay: Lay, symmetry: Symmetry) -> Lay:
    """Return a lay as it looks under a symmetry."""
    x, y = symmetry.place(*place(lay.cell), 0)
    taken = (symmetry.place(*place(cell), 0) for cell in lay.take)
    take = " ".join(f"{x},{y}" for x, y in taken)
    text = f"lay {lay.tile}@{x},{y}={symmetry.sides(lay.sides):x}"
    return parse_action(f"{text} take {take}" if take else text)
