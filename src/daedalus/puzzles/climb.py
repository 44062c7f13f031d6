"""Hill climbing over the printed tiles: to boards that need many turns and have few solutions.

Boards dealt at random hardly ever need more than two turns.  A step swaps two loose tiles or turns
one; it is kept unless it makes the board easier.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from daedalus.core.chance import below
from daedalus.core.maze import Maze, turned
from daedalus.editions.sliding.box import fixed_paths
from daedalus.editions.sliding.position import State
from daedalus.editions.sliding.rules import Sliding
from daedalus.puzzles.kernels import search

PATIENCE: Final = {3: 2500, 4: 500}
"""A climb to so many turns is given up when so many steps did not make the board harder."""
COUNTED: Final = 4096
"""More solutions than these are as good as these."""

Worth = tuple[int, int]
"""How hard a board is: the turns it needs, and less the number of solutions."""


def worth(rules: Sliding, state: State, turns: int, least: Worth = (0, 0)) -> Worth:
    """Return how hard a board is; inexact if it is easier than *least*, or needs more turns."""
    for length in range(1, turns + 1):
        limit = -least[1] if length == least[0] else COUNTED
        found = search(rules, state, length, limit)
        if found.pushes:
            return length, -len(found.pushes) - (not found.complete)
        if found.shorter:
            break
    return turns + 1, 0


def varied(maze: Maze, stream: Iterator[int]) -> Maze:
    """Return a maze with two loose tiles swapped, or one turned."""
    fixed = fixed_paths(maze.width)
    loose = [cell for cell in range(len(maze.paths)) if cell not in fixed]
    paths, motifs = bytearray(maze.paths), bytearray(maze.motifs)
    one = loose[below(len(loose), stream)]
    if below(2, stream):
        paths[one] = turned(paths[one], 1 + below(3, stream))
    else:
        other = loose[below(len(loose), stream)]
        paths[one], paths[other] = paths[other], paths[one]
        motifs[one], motifs[other] = motifs[other], motifs[one]
    return Maze(maze.width, bytes(paths), bytes(motifs))


def climb(
    rules: Sliding, state: State, turns: int, few: int, stream: Iterator[int]
) -> State | None:
    """Return a board like *state* that needs *turns* turns and has at most *few* solutions."""
    best = worth(rules, state, turns)
    idle = 0
    while idle < PATIENCE[turns]:
        if best[0] == turns and -best[1] <= few:
            return state
        other = state._replace(maze=varied(state.maze, stream))
        score = worth(rules, other, turns, best)
        if score[0] <= turns and score >= best:
            idle = 0 if score > best else idle + 1
            state, best = other, score
        else:
            idle += 1
    return None
