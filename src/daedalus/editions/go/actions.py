"""The actions of Go! and their texts; each may carry a timestamp.

A timestamp is the number of milliseconds since the table started: ``claim +61200``.  An action
without one happened at the last known time.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from daedalus.core.errors import NotationError, quoted
from daedalus.editions.go.board import JOKER, PLACEMENTS, TILES, Placement

READY, PLACE, LIFT, CLAIM, END = "ready", "place", "lift", "claim", "end"
ROLL, GO, TIMEOUT = "roll", "go", "timeout"
BY_HOUSE: Final = (ROLL, GO, TIMEOUT)

_PATTERN: Final = re.compile(
    r"(?:(?P<word>ready|claim|end|roll|go|timeout)"
    r"|place (?P<placed>(?:(?P<tile>[1-6])[AB]@(?P<cell>[a-z][1-9][0-9]?)[nesw]"
    r"|J@(?P<joker>[a-z][1-9][0-9]?)))"
    r"|lift (?P<lifted>[1-6J]))"
    r"(?: \+(?P<moment>0|[1-9][0-9]{0,11}))?"
)
_LONGEST: Final = 40


class Action(str):
    """An action of a player or of the house: ``place 1A@b2e``, ``go +18000``."""

    __slots__ = ("bare", "cell", "moment", "placement", "tile", "word")
    bare: str  # the action without its timestamp
    word: str  # what is done: one of the eight words above
    tile: str  # the tile placed or lifted, or ""
    cell: str  # the name of the first cell it is placed on, or ""
    placement: Placement | None  # None also if the tile would stick out or cover the middle
    moment: int | None


def _action(bare: str, tile: str, cell: str, moment: int | None) -> Action:
    action = Action(bare if moment is None else f"{bare} +{moment}")
    word, _, name = bare.partition(" ")
    action.bare, action.word, action.tile, action.cell = bare, word, tile, cell
    action.placement, action.moment = PLACEMENTS.get(name), moment
    return action


@lru_cache(4096)
def parse_action(text: str) -> Action:
    """Return the action written as *text*.

    :raises NotationError: when it is not an action.

    >>> parse_action("place 1A@b2e +61200").moment
    61200
    """
    match = _PATTERN.fullmatch(text) if len(text) <= _LONGEST else None
    if match is None:
        why = (
            f"not an action: {quoted(text)}: ready, place like 1A@b2e or J@b2, lift like 1, claim, "
            "end; of the house roll, go, timeout; then perhaps a moment like +61200"
        )
        raise NotationError(why, "action-go", text=text)
    tile = match["tile"] or match["lifted"] or (JOKER if match["joker"] else "")
    cell = match["cell"] or match["joker"] or ""
    moment = None if match["moment"] is None else int(match["moment"])
    return _action(text.partition(" +")[0], tile, cell, moment)


PLACES: Final = {
    tile: tuple(
        parse_action(f"place {name}") for name, way in PLACEMENTS.items() if way.tile == tile
    )
    for tile in TILES
}
LIFTS: Final = {tile: parse_action(f"lift {tile}") for tile in TILES}


def stamped(action: Action, moment: int) -> Action:
    """Return *action* with the timestamp *moment*, replacing any other.

    >>> stamped(parse_action("claim +5"), 7)
    'claim +7'
    """
    return _action(action.bare, action.tile, action.cell, moment)


class Choices(tuple[Action, ...]):
    """What someone may do now, in a fixed order, and when.

    An action with a timestamp is among them if it would be without, and if its time is in this
    range.  The house's actions are listed with the earliest time at which they may happen.
    """

    now: int
    first: int
    end: int | None  # the first time at which it is too late

    def __new__(
        cls, actions: Iterable[Action], now: int = 0, first: int = 0, end: int | None = None
    ) -> Choices:
        choices = super().__new__(cls, actions)
        choices.now, choices.first, choices.end = now, first, end
        return choices

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, str):
            return False
        try:
            wish = parse_action(action)
        except NotationError:
            return False
        at = self.now if wish.moment is None else wish.moment
        in_time = self.first <= at and (self.end is None or at < self.end)
        return in_time and any(wish.bare == own.bare for own in self)
