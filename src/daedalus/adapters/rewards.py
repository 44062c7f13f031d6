"""The rewards of an environment, and how the end of a game pays each seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from daedalus.core.errors import OptionError, quoted
from daedalus.core.game import Outcome


class Rewards(NamedTuple):
    """The reward for each event; only the first two belong to the game itself."""

    win: float = 1.0  # at the end, to every winner
    lose: float = -1.0  # at the end, to all others
    draw: float = 0.0  # at the end, to all, when the game is a tie
    goal: float = 0.0  # for every card found, tile caught or point of a round
    turn: float = 0.0  # for every turn, to the player who took it
    illegal: float = -1.0  # for an illegal number


def read_rewards(given: Mapping[str, float] | Rewards | None, default: Rewards) -> Rewards:
    """Return rewards with the given values, and those of *default* for the rest.

    :raises OptionError: when there is no such reward.
    """
    if given is None or isinstance(given, Rewards):
        return given or default
    for name in given:
        if name not in Rewards._fields:
            known = ", ".join(Rewards._fields)
            raise OptionError(f"no such reward: {quoted(name)}: there are {known}")
    return default._replace(**{name: float(value) for name, value in given.items()})


def at_the_end(rewards: Rewards, outcome: Outcome) -> list[float]:
    """Return what the end of a game pays each seat; a lone player wins by reaching it."""
    winners = outcome.winners
    if len(winners) == len(outcome.ranks) > 1:
        return [rewards.draw] * len(winners)
    return [rewards.win if seat in winners else rewards.lose for seat in range(len(outcome.ranks))]
