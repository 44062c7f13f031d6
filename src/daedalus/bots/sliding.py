"""Bots for the sliding editions."""

from typing import Final

from daedalus.bots.sliding_near import nearest_turn, nearest_walk
from daedalus.core.chance import draw
from daedalus.core.errors import OptionError, quoted
from daedalus.editions.sliding import TO_PUSH, Action, Sliding, State

LEVELS: Final = ("random", "medium")


def choose(
    level: str,
    rules: Sliding,
    view: State,
    seat: int,
    budget_ms: int | None,
    seed: str,
) -> Action:
    """Return what a bot of *level* does."""
    if level == "random":
        actions = rules.legal(view, seat)
        return actions[draw(len(actions), f"{seed}/{rules.write(view)}")]
    if level == "medium":
        salt = draw(1 << 32, seed)
        if view.phase == TO_PUSH:
            return nearest_turn(rules, view, salt).push
        return nearest_walk(rules, view, salt)
    raise OptionError(f"no such bot for {rules.id}: {quoted(level)}: there are {', '.join(LEVELS)}")
