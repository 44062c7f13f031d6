"""Players of every strength: a bot gets a view, never the full state, and returns an action.

Each engine has a package of its own here, loaded when a game of that engine is played; it
implements `EngineBots`.
"""

from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol

from daedalus.bots.advice import Advice
from daedalus.bots.ask import Ask
from daedalus.bots.dial import READERS, strength
from daedalus.bots.ladder import LEVELS, checked
from daedalus.core.game import HOUSE, AnyRules, Slides
from daedalus.core.history import History

__all__ = ["LEVELS", "Ask", "Bot", "EngineBots", "engine_of", "make", "reads_history"]


class EngineBots(Protocol):
    """The bots of one engine."""

    def choose(self, ask: Ask[Any, Any]) -> Any: ...
    def turn(self, ask: Ask[Any, Any]) -> tuple[Any, ...]: ...
    def advise(self, ask: Ask[Any, Any]) -> Advice: ...


def engine_of(rules: AnyRules) -> EngineBots:
    """Return the bots that play these rules."""
    return import_module(f"daedalus.bots.{rules.engine}")


@dataclass(frozen=True, slots=True)
class Bot:
    """A player of some level.  Given the same view at the same ply, the same bot does the same.

    The ply is the number of actions before this one.  It breaks ties, and makes bots restless
    that have found nothing for a while; two bots that never get it may repeat positions forever.
    The history is what everybody has seen: it helps a bot to guess what the others are looking for.
    """

    level: str
    seed: str = ""

    def choose(
        self,
        rules: AnyRules,
        view: Any,
        seat: int,
        budget_ms: int | None = None,
        ply: int = 0,
        history: History | None = None,
    ) -> Any:
        """Return an action for *seat*, which is in turn, from its view.

        The house has no choice: it does what is due.
        """
        if seat == HOUSE:
            return rules.legal(view, HOUSE)[0]
        ask = Ask(self.level, rules, view, seat, budget_ms, self.seed, ply, history)
        return engine_of(rules).choose(ask)

    def turn(
        self,
        rules: AnyRules,
        view: Any,
        seat: int,
        budget_ms: int | None = None,
        ply: int = 0,
        history: History | None = None,
    ) -> tuple[Any, ...]:
        """Return the rest of the turn of *seat*, computed once; of the house, what is due."""
        if seat == HOUSE:
            return (rules.legal(view, HOUSE)[0],)
        ask = Ask(self.level, rules, view, seat, budget_ms, self.seed, ply, history)
        return engine_of(rules).turn(ask)

    def advise(
        self,
        rules: AnyRules,
        view: Any,
        seat: int,
        budget_ms: int | None = None,
        ply: int = 0,
        history: History | None = None,
    ) -> Advice:
        """Return what this bot would do, and why, as far as its engine can explain."""
        ask = Ask(self.level, rules, view, seat, budget_ms, self.seed, ply, history)
        return engine_of(rules).advise(ask)


def reads_history(rules: AnyRules, level: str) -> bool:
    """Return whether a bot of *level* plays better if it is given the history."""
    number = strength(level) or 0
    return (level == "master" or number > READERS) and isinstance(rules, Slides)


def make(level: str | float, seed: str = "") -> Bot:
    """Return a bot of a level: one of the names, or a number on the dial.

    >>> make("hard").level, make(7).level, make("12.5").level
    ('hard', '7', '12.5')

    :raises OptionError: when there is no such level.
    """
    return Bot(checked(level), seed)
