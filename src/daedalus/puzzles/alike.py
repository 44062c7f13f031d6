"""Whether two puzzles are alike: the same, in all that matters, up to rotation and reflection.

Letters that nobody is looking for do not matter, nor does the rotation of the spare.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from daedalus.core.maze import turns
from daedalus.core.symmetry import SYMMETRIES, moved_cells, moved_maze
from daedalus.editions.connect.maze import place
from daedalus.editions.connect.text import State as ConnectState
from daedalus.editions.go.position import State as GoState
from daedalus.editions.sliding.position import NOWHERE
from daedalus.editions.sliding.position import State as SlidingState

AlikeKey = tuple[Any, ...]


def key(kind: str, state: Any, length: int) -> AlikeKey:
    """Return what alike puzzles have in common."""
    if isinstance(state, GoState):
        laid = tuple(sorted(way.name for way in state.boards[0]))
        return (kind, "".join(sorted(state.roll)), laid)  # the printed board has no symmetry
    if isinstance(state, ConnectState):
        return (kind, length, min(_connect_forms(state)))
    return (kind, length, min(_sliding_forms(state)))


def _sliding_forms(state: SlidingState) -> Iterator[AlikeKey]:
    maze = state.maze
    wanted = [maze.motifs.find(letter.encode()) for letter in "".join(state.left)]
    for symmetry in SYMMETRIES:
        to = moved_cells(symmetry, maze.width)
        yield (
            moved_maze(maze, symmetry).paths[:-1],
            turns(maze.spare)[0],
            tuple(to[cell] for cell in wanted),
            tuple(map(len, state.left)),
            tuple(to[cell] for cell in state.pieces),
            NOWHERE if state.barred == NOWHERE else to[state.barred],
        )


def _connect_forms(state: ConnectState) -> Iterator[AlikeKey]:
    hand = tuple(sorted(tile >> 4 for tile in state.hands[state.seat]))
    for symmetry in SYMMETRIES:
        tiles = [
            (symmetry.place(*place(cell), 0), tile >> 4, symmetry.sides(tile & 15))
            for cell, tile in state.lying
        ]
        left = min(x for (x, _), _, _ in tiles)
        top = min(y for (_, y), _, _ in tiles)
        yield tuple(sorted((y - top, x - left, tile, ways) for (x, y), tile, ways in tiles)), hand
