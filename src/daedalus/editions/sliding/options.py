"""The options of the sliding editions."""

from __future__ import annotations

from typing import Final, NamedTuple

from daedalus.core.game import Preset
from daedalus.core.options import Option, Value


class Variant(NamedTuple):
    """The options chosen for a table."""

    cards: int | str = "all"
    hands: str = "hidden"
    ending: str = "home"
    dark_lord: bool = False
    tiles: str = "13-15-6"
    size: int = 7
    start: int | str = "random"
    league: bool = False


LEAGUE: Final = Option("league", False, (False, True))
"""Not in menus: MazeNet games, where homes are assigned row by row and players may drop out."""
LONGEST_SIDE: Final = 9
"""The limit at a table, as in the largest box; on larger boards bots would think for seconds."""
DECK: Final = ((5, 11), (7, 24), (9, 24))
"""The size of a board, and how many treasures, and so cards, a box with it has."""
HANDS: Final = ("hidden", "own", "open")
ENDINGS: Final = ("home", "last-card", "edge")
POINT: Final = "point:<cell>"
PRINTED: Final = Variant()
AS_PRINTED: Final = Preset("classic", {})
QUICK: Final = Preset("quick", {"cards": 4, "ending": "last-card"})
IN_PLAY: Final = ("hands", "ending", "dark_lord", "league")
"""The options that matter after the deal: a position's text names these; the others show in it."""


def chosen_of(defaults: Variant, variant: Variant) -> dict[str, Value]:
    """Return the options that differ from their defaults."""
    default = defaults._asdict()
    return {name: value for name, value in variant._asdict().items() if value != default[name]}
