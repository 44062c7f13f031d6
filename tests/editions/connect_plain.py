"""Connect once more, slow and plain: coordinates, sets and searches, to hold the engine against."""

from collections.abc import Iterator
from dataclasses import dataclass
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


def all_lays(state: State, touching: bool = False) -> set[Laid]:
    """Return all that the player in turn may do, found by trying everything.

    *touching*: as the English rules have it, where a tile need not continue a path.
    """
    maze = maze_of(state)
    shown = {place(cell): set(PAIRS[tile >> 4]) for cell, tile in state.lying}
    free = {beside(spot, side) for spot in maze for side in AROUND} - set(maze)
    hand = [(tile >> 4, sides) for tile in state.hands[state.seat] for sides in turns(tile & 15)]
    tried = [
        (number, spot, sides, walkable(maze | {spot: sides}, spot))
        for number, sides in hand
        for spot in free
    ]
    fitting = [each for each in tried if each[3] or touching]
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


BOX = (
    *("5AB", "3BC", "5CD", "3DE", "7EF", "5FG", "3GH", "3HI", "3IJ", "5JK"),
    *("3KL", "7LM", "3MN", "7NO", "7OP", "7PQ", "3QR", "3RS", "7ST", "3TU"),
    *("7UV", "5VW", "5WX", "7XY", "3AY", "7AH", "7BI", "7CJ", "7DK", "5EL"),
    *("3FM", "7GN", "5HO", "5IP", "5JQ", "7KR", "3LS", "5MT", "3NU", "3OV"),
    *("3PW", "3QX", "5RY", "7AS", "7BT", "3CU", "3DV", "3EW", "7FX", "7GY"),
)
"""The tiles as printed, in the order of their numbers (docs/notation-connect.md)."""
NUMBER = {tile[1:]: number for number, tile in enumerate(BOX, 1)}


@dataclass
class Referee:
    """A whole game, changed by every lay: it knows a position by its text alone."""

    maze: dict[Place, tuple[int, str]]  # open sides, and the two creatures
    pile: list[str]
    seat: int
    caught: list[list[str]]
    hands: list[list[str]]
    touching: bool

    @classmethod
    def read(cls, text: str) -> "Referee":
        header, maze, pile, turn, players = text.split(" ")
        lying = {}
        for spot, tile in (part.split("=") for part in maze.split("/")):
            column, row = spot.split(",")
            lying[int(column), int(row)] = int(tile[0], 16), tile[1:]
        hands = [tuple(map(_tiles, player.split(":"))) for player in players.split(",")]
        return cls(
            maze=lying,
            pile=_tiles(pile.strip("-")),
            seat=int(turn) - 1,
            caught=[won for won, _ in hands],
            hands=[hand for _, hand in hands],
            touching="laying=touching" in header,
        )

    def legal(self) -> set[str]:
        sides_of = {spot: sides for spot, (sides, _) in self.maze.items()}
        free = {beside(spot, side) for spot in self.maze for side in AROUND} - set(self.maze)
        tried, fits = [], set()
        for tile in set(self.hands[self.seat]):
            for sides in turns(int(tile[0], 16)):
                for spot in free:
                    linked = walkable(sides_of | {spot: sides}, spot)
                    head = f"lay {NUMBER[tile[1:]]}@{spot[0]},{spot[1]}={sides:x}"
                    tried.append(head)
                    if not linked and not self.touching:
                        continue
                    alike = [other for other in linked if set(self.maze[other][1]) & set(tile[1:])]
                    for taken in subsets(sorted(alike, key=_reading)):
                        if not taken or connected({*self.maze, spot} - set(taken)):
                            names = " ".join(f"{column},{row}" for column, row in taken)
                            fits.add(f"{head} take {names}" if taken else head)
        return fits or set(tried)

    def act(self, action: str) -> None:
        head, _, taken = action.partition(" take ")
        number, rest = head.removeprefix("lay ").split("@")
        spot, sides = rest.split("=")
        pair = BOX[int(number) - 1][1:]
        hand = self.hands[self.seat]
        hand.remove(next(tile for tile in hand if tile[1:] == pair))
        for other in filter(None, taken.split(" ")):
            won, creatures = self.maze.pop(_place(other))
            self.caught[self.seat].append(f"{won:x}{creatures}")
        self.maze[_place(spot)] = int(sides, 16), pair
        if self.pile:
            hand.append(self.pile.pop(0))
        for _ in self.hands:
            self.seat = (self.seat + 1) % len(self.hands)
            if self.hands[self.seat]:
                return
        self.seat = (self.seat + 1) % len(self.hands)

    def outcome(self) -> tuple[int, ...] | None:
        """Return the rank of everyone, once all tiles are laid."""
        if any(self.hands):
            return None
        won = [len(tiles) for tiles in self.caught]
        return tuple(1 + sum(other > mine for other in won) for mine in won)

    def write(self) -> list[str]:
        """Return the fields of the position's text after the first."""
        lying = sorted(self.maze.items(), key=lambda each: _reading(each[0]))
        return [
            "/".join(f"{x},{y}={sides:x}{pair}" for (x, y), (sides, pair) in lying),
            "".join(self.pile) or "-",
            str(self.seat + 1),
            ",".join(
                "".join(won) + ":" + "".join(hand)
                for won, hand in zip(self.caught, self.hands, strict=True)
            ),
        ]


def _tiles(text: str) -> list[str]:
    return [text[at : at + 3] for at in range(0, len(text), 3)]


def _place(text: str) -> Place:
    column, row = text.split(",")
    return int(column), int(row)


def _reading(spot: Place) -> tuple[int, int]:
    return spot[1], spot[0]
