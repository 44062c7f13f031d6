"""How near a walk came to a cell: the walls in between."""

from __future__ import annotations

from daedalus.core.bits import flood
from daedalus.core.maze import Cell, Maze, cell_name, cells_of, inner, links, reach


def walls_between(maze: Maze, start: Cell, goal: Cell) -> int:
    """Return how many walls would have to fall for *goal* to be connected to *start*."""
    width = maze.width
    east, south = links(maze)
    to_east, to_south = inner(width, maze.height)
    near, walls = reach(maze, start), 0
    while not near >> goal & 1:
        beside = (near & to_east) << 1 | near >> 1 & to_east
        beside |= (near & to_south) << width | near >> width & to_south
        near = flood(near | beside, east, south, width)
        walls += 1
    return walls


def last_walls(maze: Maze, start: Cell, goal: Cell) -> tuple[tuple[str, str], ...]:
    """Return the walls, each as the cells on both sides, where one opening would join the two."""
    width, height = maze.width, maze.height
    to_east, to_south = inner(width, height)
    here, there = reach(maze, start), reach(maze, goal)
    found = []
    for near, far in ((here, there), (there, here)):
        for neighbours, step in ((to_east, 1), (to_south, width)):
            for cell in cells_of(near & neighbours & far >> step):
                pair = (cell, cell + step) if near is here else (cell + step, cell)
                found.append(pair)
    return tuple((cell_name(one, width), cell_name(other, width)) for one, other in sorted(found))
