"""The box of Connect: fifty path tiles with two of 25 creatures each; a creature is on four tiles.

A tile is a small int: its number, and in the low four bits its open sides as laid or held.  A pair
of creatures identifies a tile, since no two tiles show the same pair.  The box has numbers 1 to 50;
pairs that are not in the box follow, so that foreign tiles can be named too.
"""

import re
from collections.abc import Iterable
from itertools import combinations_with_replacement
from string import ascii_uppercase
from typing import Final, TypeAlias

from daedalus.core.errors import NotationError, quoted
from daedalus.core.maze import HEX, SIDES_OF

Tile: TypeAlias = int

UNSEEN: Final[Tile] = 0
"""A tile that the viewer may not see."""

_CREATURES = (
    "otter fox owl newt mole hare wren toad lynx crab moth seal ibex"
    " crow frog bear wolf swan bee deer eel cat ram jay yak"
)
CREATURES: Final = tuple(_CREATURES.split())
"""The creatures by letter, A to Y."""
LETTERS: Final = ascii_uppercase[: len(CREATURES)]
SHARERS: Final = 4
"""The number of tiles in the box that show the same creature."""
MOST_SHARERS: Final = 5
"""In a position that was made by hand: with more, the sets that can be caught would explode."""

_TILES = (
    "5AB 3BC 5CD 3DE 7EF 5FG 3GH 3HI 3IJ 5JK 3KL 7LM 3MN 7NO 7OP 7PQ 3QR 3RS 7ST 3TU 7UV 5VW 5WX"
    " 7XY 3AY 7AH 7BI 7CJ 7DK 5EL 3FM 7GN 5HO 5IP 5JQ 7KR 3LS 5MT 3NU 3OV 3PW 3QX 5RY 7AS 7BT 3CU"
    " 3DV 3EW 7FX 7GY"
)
_PRINTED: Final = _TILES.split()
_PAIRS_OF_BOX: Final = [text[1:] for text in _PRINTED]
PAIRS: Final = (
    "",
    *_PAIRS_OF_BOX,
    *(
        pair
        for pair in map("".join, combinations_with_replacement(LETTERS, 2))
        if pair not in _PAIRS_OF_BOX
    ),
)
"""The creatures of a tile by its number, in the order of their letters."""
NUMBERS: Final = {pair: number for number, pair in enumerate(PAIRS)}
CREATURES_ON: Final = tuple(tuple(LETTERS.index(letter) for letter in pair) for pair in PAIRS)
"""The creatures of a tile by its number, each as its index in the alphabet."""
BOX: Final[tuple[Tile, ...]] = tuple(
    number << 4 | SIDES_OF[text[0]] for number, text in enumerate(_PRINTED, start=1)
)
"""All tiles, as printed."""


def creatures_of(tile: Tile) -> tuple[str, ...]:
    """Return the keys of the creatures on a tile.

    >>> creatures_of(BOX[0])
    ('otter', 'fox')
    """
    return tuple(CREATURES[LETTERS.index(letter)] for letter in PAIRS[tile >> 4])


def show_tile(tile: Tile) -> str:
    """Return a tile as a hex digit of open sides and the letters of its creatures.

    >>> show_tile(BOX[4]), show_tile(UNSEEN)
    ('7EF', '?')
    """
    return f"{HEX[tile & 15]}{PAIRS[tile >> 4]}" if tile else "?"


def show_tiles(tiles: Iterable[Tile]) -> str:
    return "".join(map(show_tile, tiles))


_TILE: Final = re.compile(rf"\?|[{''.join(SIDES_OF)}][{LETTERS}]{{2}}")


def read_tiles(text: str, *, hidden: bool = False) -> tuple[Tile, ...]:
    """Return the tiles listed in *text*; unseen ones are allowed only if *hidden*.

    :raises NotationError: when it contains anything else.

    >>> read_tiles("5AB3CB") == (1 << 4 | 5, 2 << 4 | 3)
    True
    """
    shown = _TILE.findall(text)
    if "".join(shown) != text or ("?" in shown and not hidden):
        unseen = ", ? for an unseen one" if hidden else ""
        why = (
            f"not tiles: {quoted(text)}: a hex digit of open sides and two letters each, "
            f"like 7EF{unseen}"
        )
        raise NotationError(why, "position-part", text=text)
    return tuple(
        UNSEEN if tile == "?" else NUMBERS["".join(sorted(tile[1:]))] << 4 | SIDES_OF[tile[0]]
        for tile in shown
    )
