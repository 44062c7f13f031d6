"""Hill climbing over the printed tiles: to boards that need many turns and have few solutions.

Boards dealt at random hardly ever need more than two turns.  A step swaps two loose tiles or turns
one; it is kept unless it makes the board easier.  Most steps change a tile that a solution walks
over: others seldom make a board harder.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from daedalus.core.chance import below
from daedalus.core.maze import Cell, Maze, push, read_cell_on, rides, turned, way
from daedalus.core.symmetry import Symmetry, moved_cells, moved_maze
from daedalus.editions.sliding.actions import Push
from daedalus.editions.sliding.box import fixed_paths, slots
from daedalus.editions.sliding.position import State
from daedalus.editions.sliding.rules import Sliding
from daedalus.puzzles.kernels import search
from daedalus.puzzles.lines import walked

_PATIENCE: Final = {3: 1500, 4: 500}
"""A climb is given up after this many steps, by turns, that did not make the board harder."""
_SHAKEN: Final = 16
"""The changes that make a relative of a board."""
_COUNTED: Final = 4096
"""More solutions than this are not distinguished."""

_TRAILS: Final = 6
"""How many solutions are followed to find the tiles that matter."""
_ANYWHERE: Final = 4
"""One step in this many changes any loose tile."""

_PushLines = tuple[tuple[Push, ...], ...]


class _Difficulty(NamedTuple):
    """How hard a board is: the turns it needs, then minus the number of its solutions."""

    turns: int
    fewer: int


_NOTHING: Final = _Difficulty(0, 0)


def worth(
    rules: Sliding, state: State, turns: int, least: _Difficulty = _NOTHING
) -> tuple[_Difficulty, _PushLines]:
    """Return how hard a board is, and its solutions.

    Both are inexact if it is easier than *least*, or needs more turns.
    """
    for length in range(1, turns + 1):
        limit = -least.fewer if length == least.turns else _COUNTED
        found = search(rules, state, length, limit)
        if found.pushes:
            return _Difficulty(length, -len(found.pushes) - (not found.complete)), found.pushes
        if found.shorter:
            break
    return _Difficulty(turns + 1, 0), ()


def trail(rules: Sliding, state: State, line: tuple[Push, ...]) -> set[Cell]:
    """Return where the tiles that the piece walks over in a solution lie at the start."""
    width, height = state.maze.width, state.maze.height
    ways = {slot.cell: slot for slot in slots(width, height)}
    actions = walked(rules, state, line)
    # Every tile carries the number of its first cell instead of a treasure.
    maze = state.maze._replace(motifs=bytes(range(len(state.maze.paths))))
    piece = state.pieces[state.seat]
    tiles: set[Cell] = set()
    for action, walk in zip(line, actions[1::2], strict=True):
        slot = ways[action.row * width + action.column]
        maze = push(maze, slot, action.sides)
        end = read_cell_on(walk, width, height)
        tiles.update(
            maze.motifs[cell] for cell in way(maze, rides(slot, width, height)[piece], end)
        )
        piece = end
    return tiles


def trails(rules: Sliding, state: State, lines: _PushLines, stream: Iterator[int]) -> list[Cell]:
    """Return the loose tiles that some of the solutions walk over."""
    if len(lines) > _TRAILS:
        lines = tuple(lines[below(len(lines), stream)] for _ in range(_TRAILS))
    tiles = set().union(*(trail(rules, state, line) for line in lines))
    return sorted(tiles - fixed_paths(state.maze.width).keys())


def varied(maze: Maze, chosen: list[Cell], stream: Iterator[int]) -> Maze:
    """Return a maze with two loose tiles swapped, or one turned, mostly one of the *chosen*."""
    fixed = fixed_paths(maze.width)
    loose = [cell for cell in range(len(maze.paths)) if cell not in fixed]
    paths, motifs = bytearray(maze.paths), bytearray(maze.motifs)
    pool = chosen if chosen and below(_ANYWHERE, stream) else loose
    one = pool[below(len(pool), stream)]
    if below(2, stream):
        paths[one] = turned(paths[one], 1 + below(3, stream))
    else:
        other = loose[below(len(loose), stream)]
        paths[one], paths[other] = paths[other], paths[one]
        motifs[one], motifs[other] = motifs[other], motifs[one]
    return Maze(maze.width, bytes(paths), bytes(motifs))


def relative(
    rules: Sliding, state: State, turns: int, few: int, stream: Iterator[int]
) -> State | None:
    """Return another hard board that a hard one leads to: many tiles changed, then climbed again.

    Hard boards lie close to each other: this takes a tenth of the time of a climb from nowhere.
    """
    for _ in range(_SHAKEN):
        state = state._replace(maze=varied(state.maze, [], stream))
    return climb(rules, state, turns, few, stream)


def rotated(state: State, quarters: int) -> State:
    """Return a board for one after quarter turns; what is printed on fixed tiles stays there.

    The fixed paths look the same after every quarter turn.
    """
    maze, symmetry = state.maze, Symmetry(False, quarters)
    to, moved = moved_cells(symmetry, maze.width), moved_maze(maze, symmetry)
    motifs = bytearray(moved.motifs)
    for cell in fixed_paths(maze.width):
        motifs[cell] = maze.motifs[cell]
    goal = to[maze.motifs.index(state.left[0].encode())]
    return state._replace(
        maze=moved._replace(motifs=bytes(motifs)),
        pieces=(to[state.pieces[0]],),
        barred=to[state.barred],
        left=(chr(motifs[goal]),),
    )


def climb(
    rules: Sliding, state: State, turns: int, few: int, stream: Iterator[int]
) -> State | None:
    """Return a board like *state* that needs *turns* turns and has at most *few* solutions."""
    best, lines = worth(rules, state, turns)
    chosen = trails(rules, state, lines, stream)
    idle = 0
    while idle < _PATIENCE[turns]:
        if best.turns == turns and -best.fewer <= few:
            return state
        maze = varied(state.maze, chosen, stream)
        idle += 1
        if maze == state.maze:
            continue
        other = state._replace(maze=maze)
        score, lines = worth(rules, other, turns, best)
        if not best <= score <= _Difficulty(turns, 0):
            continue
        if score > best:
            idle, chosen = 0, trails(rules, other, lines, stream)
        state, best = other, score
    return None
