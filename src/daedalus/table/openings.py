"""Tables whose games begin from a position: by which rules, and whether they can be played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from daedalus.core.errors import OptionError
from daedalus.core.game import AnyRules
from daedalus.core.record import opened
from daedalus.editions import edition, named_options
from daedalus.editions.connect.rules import Connect
from daedalus.editions.sliding.position import UNSEEN
from daedalus.editions.sliding.rules import Sliding

LONGEST_SIDE: Final = 9
"""The limit at a table, as in the largest box; on larger boards bots would think for seconds."""
MOST_TILES: Final = 50  # of Connect, as in the box
MOST_HELD: Final = 4  # in a hand of Connect; with more, there are too many lays to list


class CardsMissing(OptionError):
    """Cards of a position are on no tile, so nobody could find them."""

    def __init__(self, letters: str) -> None:
        super().__init__(f"cards that lie nowhere: {' '.join(letters)}: nobody could find them")
        self.letters = letters


def played_by(name: str, options: Mapping[str, object], position: str) -> AnyRules:
    """Return the rules of a table; a position adds the options that its text names.

    :raises OptionError: when there is no such edition, option or value.
    """
    known = edition(name)
    named = named_options(known, position) if position else {}
    return known.with_options(**{**named, **options})


def check_position(rules: AnyRules, position: str, seats: int) -> None:
    """Check that a game for *seats* can begin from a position at a table, and can end.

    :raises GameError: when it cannot.
    """
    check_size(rules, rules.read(position))
    first = opened(rules, position, "try")
    if rules.seated(first) != seats:
        raise OptionError(f"{seats} do not fit a position of {rules.seated(first)}")
    if isinstance(rules, Sliding):
        _check_cards(first)


def check_size(rules: AnyRules, state: Any) -> None:
    """Check that a position is small enough for a table.

    :raises OptionError: when it is too large.
    """
    if isinstance(rules, Sliding):
        width, height = state.maze.width, state.maze.height
        if max(width, height) > LONGEST_SIDE:
            raise OptionError(
                f"too large: {width} by {height}: at a table a side has {LONGEST_SIDE}"
            )
    if isinstance(rules, Connect):
        tiles = len(state.lying) + len(state.pile) + sum(map(len, state.hands))
        if tiles > MOST_TILES or max(map(len, state.hands)) > MOST_HELD:
            raise OptionError(
                f"too large: a table has {MOST_TILES} tiles, and {MOST_HELD} in a hand"
            )


def _check_cards(first: Any) -> None:
    lying = first.maze.motifs.decode()
    nowhere = sorted({card for hand in first.left for card in hand} - {*lying, UNSEEN})
    if nowhere:
        raise CardsMissing("".join(nowhere))
