"""Daedalus: the shifting-maze board games, five editions with one interface."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from daedalus import bots
from daedalus.core.drawing import Pictures, drawn_by
from daedalus.core.errors import GameError, IllegalAction, NotationError, OptionError, Stale
from daedalus.core.game import HOUSE, Outcome, Rules, Setup, perft, play, replay
from daedalus.core.record import Event, Game, Player, verify
from daedalus.editions import edition, editions, new_game, read_game, read_position

if TYPE_CHECKING:
    from daedalus import puzzles
    from daedalus.review import review
    from daedalus.svg.replays import Replay
else:
    from daedalus import review  # the package, which can be called: daedalus.review(game)

__version__ = "0.1.0"

__all__ = [
    "HOUSE",
    "Event",
    "Game",
    "GameError",
    "IllegalAction",
    "NotationError",
    "OptionError",
    "Outcome",
    "Player",
    "Replay",
    "Rules",
    "Setup",
    "Stale",
    "__version__",
    "bots",
    "edition",
    "editions",
    "new_game",
    "perft",
    "play",
    "puzzles",
    "read_game",
    "read_position",
    "replay",
    "review",
    "verify",
]


def __getattr__(name: str) -> Any:
    """Load puzzles and replays when they are first asked for: `import daedalus` stays instant."""
    if name == "puzzles":
        return import_module("daedalus.puzzles")
    if name == "Replay":
        return import_module("daedalus.svg.replays").Replay
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def _pictures() -> Pictures:
    """Return what draws games in a notebook, loaded when somebody asks."""
    from daedalus import svg

    return svg


drawn_by(_pictures)
