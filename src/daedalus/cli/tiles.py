"""Tiles in words, for the terminal's views of all engines."""

from typing import Final

from daedalus.cli.words import Words
from daedalus.core.maze import EAST, NORTH, SOUTH, WEST, Sides

SIDE_NAMES: Final = {NORTH: "north", EAST: "east", SOUTH: "south", WEST: "west"}
STRAIGHTS: Final = (NORTH | SOUTH, EAST | WEST)


def sides_of(words: Words, sides: Sides) -> str:
    """Name the open sides of a tile, clockwise from the north."""
    return words.listed(words(f"side-{name}") for side, name in SIDE_NAMES.items() if sides & side)


def lying(words: Words, sides: Sides) -> str:
    """Say how a tile lies: its shape and its open sides."""
    shape = "straight" if sides in STRAIGHTS else sides.bit_count()
    return words("tile-lies", shape=shape, sides=sides_of(words, sides))
