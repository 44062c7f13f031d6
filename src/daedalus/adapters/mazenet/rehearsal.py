"""A practice turn before the clock starts, so that a bot has loaded and compiled what it needs."""

from daedalus.bots import make
from daedalus.core.game import Setup
from daedalus.editions import edition


def rehearse(level: str) -> None:
    """Let a bot of *level* play one turn of some game."""
    rules = edition("classic", league=True, start=1)
    view = rules.view(rules.start(Setup(2, level)), 0)
    make(level).turn(rules, view, 0, 1)
