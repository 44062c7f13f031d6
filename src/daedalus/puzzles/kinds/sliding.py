"""What the sliding kinds share: playing an attempt, and saying how near it came."""

from __future__ import annotations

from collections.abc import Sequence

from daedalus.core.game import play
from daedalus.core.maze import Cell, cells_of, reach
from daedalus.editions.sliding.position import State
from daedalus.editions.sliding.rules import Sliding
from daedalus.puzzles.distance import last_walls, walls_between
from daedalus.puzzles.verdict import ON_SPARE, ONE_WALL_AWAY, TOO_FAR, TOO_LATE, WRONG, Verdict


def played(rules: Sliding, state: State, actions: Sequence[str]) -> State:
    """Return the position after one's own *actions*; alone, all turns are one's own.

    :raises GameError: when one cannot be read or is not allowed.
    """
    seat = state.seat
    for text in actions:
        state = play(rules, state, seat, rules.parse(text))
    return state


def in_reach(rules: Sliding, pushed: State, seat: int) -> bool:
    """Return whether a walk of *seat* after its push can end on its goal."""
    [goal] = rules.targets(pushed._replace(seat=seat), seat)
    return bool(reach(pushed.maze, pushed.pieces[seat]) >> goal & 1)


def missed(rules: Sliding, state: State, seat: int) -> Verdict:
    """Return how far *seat* is from its goal, seen from where it stands."""
    treasure = state.left[seat][:1]
    [goal] = rules.targets(state._replace(seat=seat), seat)
    if goal == state.maze.cells:
        return Verdict(WRONG, ON_SPARE, treasure)
    walls = walls_between(state.maze, state.pieces[seat], goal)
    if walls == 1:
        between = last_walls(state.maze, state.pieces[seat], goal)
        return Verdict(WRONG, ONE_WALL_AWAY, treasure, count=1, walls=between)
    if not walls:
        return Verdict(WRONG, TOO_LATE, treasure)
    return Verdict(WRONG, TOO_FAR, treasure, count=walls)


def standing(cells: int, stood: Cell) -> Cell:
    """Return where to walk: nowhere if the piece stands well, or the first cell."""
    return stood if cells >> stood & 1 else cells_of(cells)[0]
