"""Bots for the sliding editions."""

from typing import Final

from daedalus.core.chance import draw
from daedalus.core.errors import OptionError, quoted
from daedalus.editions.sliding import Action, Sliding, State

LEVELS: Final = ("random",)


def choose(
    level: str, rules: Sliding, view: State, seat: int, budget_ms: int | None, seed: str
) -> Action:
    """Return what a bot of *level* does."""
    if level == "random":
        actions = rules.legal(view, seat)
        return actions[draw(len(actions), f"{seed}/{rules.write(view)}")]
    raise OptionError(f"no such bot for {rules.id}: {quoted(level)}: there are {', '.join(LEVELS)}")
