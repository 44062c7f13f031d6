"""All pushes written naively: tiles are objects, a flood fill is a queue.

The baseline for the interpreted path, and an oracle for tests: it shares no code with `core`.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, replace

STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
FACING = {"N": "S", "E": "W", "S": "N", "W": "E"}
CLOCKWISE = {"N": "E", "E": "S", "S": "W", "W": "N"}


@dataclass(frozen=True)
class PlainTile:
    """A tile with its open sides, like frozenset("NE")."""

    sides: frozenset[str]

    def turned(self) -> PlainTile:
        return replace(self, sides=frozenset(CLOCKWISE[side] for side in self.sides))


@dataclass(frozen=True)
class PlainBoard:
    """Rows of tiles, the spare, and the position of the piece."""

    rows: tuple[tuple[PlainTile, ...], ...]
    spare: PlainTile
    piece: tuple[int, int]

    def pushed(self, row: int, column: int, side: str, tile: PlainTile) -> PlainBoard:
        """Return the board after *tile* was inserted at a border cell, coming from *side*."""
        down, right = STEPS[FACING[side]]
        size = len(self.rows)
        cells = [(row + step * down, column + step * right) for step in range(size)]
        grid = [list(line) for line in self.rows]
        spare = grid[cells[-1][0]][cells[-1][1]]
        for here, before in zip(reversed(cells), reversed(cells[:-1]), strict=False):
            grid[here[0]][here[1]] = grid[before[0]][before[1]]
        grid[row][column] = tile
        piece = self.piece
        if piece in cells:
            piece = cells[(cells.index(piece) + 1) % size]
        return PlainBoard(tuple(tuple(line) for line in grid), spare, piece)

    def reached(self) -> set[tuple[int, int]]:
        """Return all cells the piece can walk to."""
        seen = {self.piece}
        queue = deque(seen)
        while queue:
            row, column = queue.popleft()
            for side in self.rows[row][column].sides:
                down, right = STEPS[side]
                there = (row + down, column + right)
                inside = 0 <= there[0] < len(self.rows) and 0 <= there[1] < len(self.rows[0])
                if not inside or there in seen:
                    continue
                if FACING[side] in self.rows[there[0]][there[1]].sides:
                    seen.add(there)
                    queue.append(there)
        return seen

    def expand(self) -> list[tuple[int, int, PlainTile, set[tuple[int, int]]]]:
        """Return slot, turned tile and reached cells for every push."""
        last = len(self.rows) - 1
        odd = range(1, last, 2)
        slots = [
            *((0, at, "N") for at in odd),
            *((at, last, "E") for at in odd),
            *((last, at, "S") for at in odd),
            *((at, 0, "W") for at in odd),
        ]
        turns, tile = [], self.spare
        for _ in range(4):
            if tile not in turns:
                turns.append(tile)
            tile = tile.turned()
        return [
            (row, column, tile, self.pushed(row, column, side, tile).reached())
            for row, column, side in slots
            for tile in turns
        ]
