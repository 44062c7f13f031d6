"""What may follow each push: for a board that shows it while a player is still choosing."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from daedalus.core.game import WalksAhead
from daedalus.core.lanes import Lanes
from daedalus.core.maze import HEX, cell_name
from daedalus.editions.sliding.position import State

if TYPE_CHECKING:
    from daedalus.editions.sliding.rules import Sliding


def walks_after_pushes(rules: Sliding, state: State) -> WalksAhead:
    """Return for every push of the player in turn the walks that could follow it."""
    if rules.variant.ending != "edge" and rules.walkers(state) == (True, False):
        return _all_at_once(rules, state)
    seat = state.seat
    after: dict[str, list[str]] = {
        str(push): [str(walk) for walk in rules.legal(rules.apply(state, seat, push), seat)]
        for push in rules.legal(state, seat)
    }
    walks = sorted({walk for ways in after.values() for walk in ways})
    bit = {walk: 1 << at for at, walk in enumerate(walks)}
    return WalksAhead(
        walks, {push: sum(bit[walk] for walk in ways) for push, ways in after.items()}
    )


def _all_at_once(rules: Sliding, state: State) -> WalksAhead:
    """Return the same for the usual case, where only one's own piece walks: ten times as fast."""
    lanes = rules.lanes(state)
    reached = lanes.reach(state.maze, 1 << state.pieces[state.seat])
    walks, pushes = _names(lanes, state.barred)
    return WalksAhead(walks, {push: reached >> at & lanes.board for at, push in pushes})


@cache
def _names(lanes: Lanes, barred: int) -> tuple[list[str], tuple[tuple[int, str], ...]]:
    """Return the names of all walks, and of all pushes but the barred ones with their first bit."""
    cells = [cell_name(cell, lanes.width) for cell in range(lanes.cells)]
    starts = range(0, lanes.cells * len(lanes.slots) * len(lanes.ways), lanes.cells)
    pushes = [(at, *lanes.push_of(at)) for at in starts]
    return cells, tuple(
        (at, f"{cells[slot.cell]}={HEX[sides]}")
        for at, slot, sides in pushes
        if slot.cell != barred
    )
