"""Pictures of positions and films of games, as SVG, for notebooks and reports."""

from typing import Any

from daedalus.core.game import AnyRules
from daedalus.svg.artists import artist_of
from daedalus.svg.replays import Replay

__all__ = ["Replay", "animated", "draw", "picture"]


def draw(engine: str, state: Any) -> str:
    """Return a position as SVG, as far as it can be drawn without its rules."""
    return artist_of(engine).draw(state)


def picture(rules: AnyRules, state: Any) -> str:
    """Return a position as SVG."""
    return artist_of(rules.engine).picture(rules, state)


def animated(game: Any, pace: float = 1) -> Replay:
    """Return a game to watch.

    :raises OptionError: when the pace is not a number from 0.01 to 100.
    """
    return Replay(game, pace)
