"""A tile of Go! in hand: which one, which face, where it would lie; no screen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from daedalus.core.maze import EAST, NORTH, SOUTH, WEST, Sides, cell_name, turned
from daedalus.editions.go.board import (
    FACES,
    HEADINGS,
    JOKER,
    PLACEMENTS,
    TILES,
    WIDTH,
    Placement,
    covered,
    neighbour,
)
from daedalus.editions.go.position import State, rack

_WAYS: Final = {NORTH: "n", EAST: "e", SOUTH: "s", WEST: "w"}


@dataclass
class Hand:
    """What the player in *seat* holds over its board."""

    seat: int
    tile: str = "1"
    face: int = 0
    heading: int = 0  # in quarter turns
    cell: int = 0

    @property
    def name(self) -> str:
        """The placement in notation."""
        cell = cell_name(self.cell, WIDTH)
        if self.tile == JOKER:
            return f"{JOKER}@{cell}"
        return f"{self.tile}{FACES[self.face]}@{cell}{HEADINGS[self.heading]}"

    @property
    def placement(self) -> Placement | None:
        """The tile's placement; None over the middle."""
        return PLACEMENTS.get(self.name)

    def holds(self, view: State) -> bool:
        """Take another tile if the one in hand has been laid; return whether there is one."""
        tiles = rack(view, self.seat)
        if tiles and self.tile not in tiles:
            self.tile = next((tile for tile in tiles if tile > self.tile), tiles[0])
            self._keep_on_board()
        return bool(tiles)

    def fits(self, view: State) -> bool:
        """Return whether the tile can be laid like this."""
        way = self.placement
        return way is not None and not way.cells & covered(view.boards[self.seat])

    # --- what the keys mean ---------------------------------------------------------------------

    def arrow(self, side: int) -> None:
        """Move the tile by one cell, as long as it stays on the board."""
        there = neighbour(self.cell, _WAYS[side])
        if there is not None and self._on_board(there):
            self.cell = there

    def turn(self, step: int) -> None:
        """Turn the tile around its first cell, and push it back onto the board if it sticks out."""
        self.heading = (self.heading + step) % 4
        self._keep_on_board()

    def flip(self) -> None:
        self.face = 1 - self.face

    def cycle(self, view: State, step: int) -> None:
        """Take the next tile from beside the board."""
        tiles = rack(view, self.seat)
        if tiles:
            at = tiles.index(self.tile) if self.tile in tiles else -step
            self.tile = tiles[(at + step) % len(tiles)]
            self._keep_on_board()

    def take(self, view: State, tile: str) -> str:
        """Take a tile, from beside the board or from it; return the action that requires."""
        lying = {way.tile: way for way in view.boards[self.seat]}
        if tile in lying:
            self._grasp(lying[tile])
            return f"lift {tile}"
        if tile in rack(view, self.seat):
            self.tile = tile
            self._keep_on_board()
        return ""

    def lift(self, view: State) -> str:
        """Return the action that takes up what lies under the tile in hand."""
        own = self.placement
        under = own.cells if own is not None else 1 << self.cell
        first = [way for way in view.boards[self.seat] if way.cells >> self.cell & 1]
        others = [way for way in view.boards[self.seat] if way.cells & under]
        for way in (*first, *others):
            self._grasp(way)
            return f"lift {way.tile}"
        return ""

    def place(self, view: State) -> str:
        """Return the action that lays the tile, or None where it does not fit."""
        return f"place {self.name}" if self.holds(view) and self.fits(view) else ""

    # --- how it lies ----------------------------------------------------------------------------

    def _grasp(self, way: Placement) -> None:
        """Hold a tile the way it lay."""
        face, _, at = way.name.partition("@")
        self.tile = way.tile
        self.cell = (int(at[1]) - 1) * WIDTH + ord(at[0]) - ord("a")
        if way.tile != JOKER:
            self.face, self.heading = FACES.index(face[1]), HEADINGS.index(at[2])

    def _on_board(self, cell: int) -> bool:
        return self.tile == JOKER or neighbour(cell, HEADINGS[self.heading]) is not None

    def _keep_on_board(self) -> None:
        if not self._on_board(self.cell):
            inwards = neighbour(self.cell, HEADINGS[(self.heading + 2) % 4])
            assert inwards is not None, "the board is more than one cell wide"
            self.cell = inwards

    def paths(self) -> dict[int, Sides]:
        """Return the cells under the tile, first cell first, with their open sides."""
        second = neighbour(self.cell, HEADINGS[self.heading])
        cells = [self.cell, *([] if second is None else [second])]
        if self.tile == JOKER:
            return {self.cell: TILES[JOKER][0][0]}
        faces = TILES[self.tile][self.face]
        return {cell: turned(sides, self.heading) for cell, sides in zip(cells, faces, strict=True)}
