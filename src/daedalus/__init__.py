"""Daedalus: the shifting-maze board games, five editions with one interface."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from daedalus import bots, editions, review
from daedalus.core.drawing import Pictures, drawn_by
from daedalus.core.errors import GameError, IllegalAction, NotationError, OptionError, Stale
from daedalus.core.game import HOUSE, Outcome, Rules, Setup, perft, play, replay
from daedalus.core.record import Event, Game, Player, verify
from daedalus.editions import edition, edition_names, new_game, read_game, read_position
from daedalus.review import look_back

if TYPE_CHECKING:
    from daedalus import box, puzzles, svg
    from daedalus.review import look_back
    from daedalus.svg.replays import Replay
else:
    from daedalus import review  # the package, which can be called: daedalus.look_back(game)

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
    "box",
    "edition",
    "edition_names",
    "editions",
    "look_back",
    "new_game",
    "perft",
    "play",
    "puzzles",
    "read_game",
    "read_position",
    "replay",
    "review",
    "svg",
    "verify",
]


def __getattr__(name: str) -> Any:
    """Load what not everybody needs when it is first asked for: `import daedalus` stays instant."""
    if name in ("box", "puzzles", "svg"):
        return import_module(f"daedalus.{name}")
    if name == "Replay":
        return import_module("daedalus.svg.replays").Replay
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def _pictures() -> Pictures:
    """Return what draws games in a notebook, loaded when somebody asks."""
    from daedalus import svg

    return svg


drawn_by(_pictures)
