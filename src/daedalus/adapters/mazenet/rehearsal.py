"""A turn for nobody, before the clock runs: what a bot loads and compiles is then there."""

from daedalus.bots import make
from daedalus.core.game import Setup
from daedalus.editions import edition


def rehearse(level: str) -> None:
    """Let a bot of *level* play a turn of some game."""
    rules = edition("classic", league=True, start=1)
    view = rules.view(rules.start(Setup(2, level)), 0)
    make(level).turn(rules, view, 0, 1)
