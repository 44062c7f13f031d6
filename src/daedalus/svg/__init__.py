"""Pictures of positions and films of games, as SVG, for notebooks and reports."""

from typing import Any

from daedalus.box import OwnBox
from daedalus.core.errors import OptionError
from daedalus.core.game import AnyRules
from daedalus.editions.sliding.rules import Sliding
from daedalus.svg.artists import artist_of
from daedalus.svg.replays import Replay

__all__ = ["Replay", "animated", "draw", "picture"]


def draw(engine: str, state: Any) -> str:
    """Return a position as SVG, as far as it can be drawn without its rules."""
    return artist_of(engine).draw(state)


def picture(rules: AnyRules, state: Any, box: OwnBox | None = None) -> str:
    """Return a position as SVG, with the treasures of *box* if there is one.

    :raises OptionError: when a box is given for an edition that has no treasures to dress.
    """
    if box is None:
        return artist_of(rules.engine).picture(rules, state)
    if not isinstance(rules, Sliding):
        raise OptionError(f"a box dresses sliding editions, not {rules.id}")
    from daedalus.svg.sliding import picture as boxed

    return boxed(rules, state, box)


def animated(game: Any, pace: float = 1) -> Replay:
    """Return a game to watch.

    :raises OptionError: when the pace is not a number from 0.01 to 100.
    """
    return Replay(game, pace)
