"""Connect once more, slow and plain: coordinates, sets and searches, to hold the engine against."""

from collections.abc import Iterator
from itertools import combinations

from daedalus.editions.connect.maze import place
from daedalus.editions.connect.rules import State
from daedalus.editions.connect.tiles import PAIRS

Place = tuple[int, int]
Laid = tuple[int, Place, int, tuple[Place, ...]]  # number, place, sides, places taken

AROUND = {1: (0, -1), 2: (1, 0), 4: (0, 1), 8: (-1, 0)}
OPPOSITE = {1: 4, 2: 8, 4: 1, 8: 2}


def turns(sides: int) -> set[int]:
    four = {sides}
    for _ in range(3):
        sides = sides * 2 % 16 + sides // 8
        four.add(sides)
    return four


def beside(spot: Place, side: int) -> Place:
    return spot[0] + AROUND[side][0], spot[1] + AROUND[side][1]


def connected(places: set[Place]) -> bool:
    """Return whether all places are connected side by side."""
    if not places:
        return True
    seen = {min(places)}
    todo = list(seen)
    while todo:
        spot = todo.pop()
        for side in AROUND:
            other = beside(spot, side)
            if other in places and other not in seen:
                seen.add(other)
                todo.append(other)
    return seen == places


def walkable(maze: dict[Place, int], start: Place) -> set[Place]:
    """Return all places to which paths lead from *start*, itself left out."""
    seen = {start}
    todo = [start]
    while todo:
        spot = todo.pop()
        for side, back in OPPOSITE.items():
            other = beside(spot, side)
            if maze[spot] & side and maze.get(other, 0) & back and other not in seen:
                seen.add(other)
                todo.append(other)
    return seen - {start}


def maze_of(state: State) -> dict[Place, int]:
    return {place(cell): tile & 15 for cell, tile in state.lying}


def all_lays(state: State) -> set[Laid]:
    """Return all that the player in turn may do, found by trying everything."""
    maze = maze_of(state)
    shown = {place(cell): set(PAIRS[tile >> 4]) for cell, tile in state.lying}
    free = {beside(spot, side) for spot in maze for side in AROUND} - set(maze)
    hand = [(tile >> 4, sides) for tile in state.hands[state.seat] for sides in turns(tile & 15)]
    tried = [
        (number, spot, sides, walkable(maze | {spot: sides}, spot))
        for number, sides in hand
        for spot in free
    ]
    fitting = [each for each in tried if each[3]]
    found: set[Laid] = set()
    for number, spot, sides, linked in fitting or tried:
        alike = sorted(other for other in linked if shown[other] & set(PAIRS[number]))
        for taken in subsets(alike):
            if not taken or connected((set(maze) | {spot}) - set(taken)):
                found.add((number, spot, sides, taken))
    return found


def subsets(items: list[Place]) -> Iterator[tuple[Place, ...]]:
    for size in range(len(items) + 1):
        yield from combinations(items, size)
