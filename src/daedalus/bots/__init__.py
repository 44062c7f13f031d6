"""Players of every strength: a bot gets a view, never the truth, and returns an action.

Each engine has a module of its own here, loaded when a game of that engine is played, with
`choose(level, rules, view, seat, budget_ms, seed)`.  The seed it gets ends with the ply: "7/16".
"""

from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final

from daedalus.bots.advice import Advice
from daedalus.core.errors import OptionError, quoted
from daedalus.core.game import AnyRules

LEVELS: Final = ("random", "easy", "medium", "hard", "expert", "master")


@dataclass(frozen=True, slots=True)
class Bot:
    """A player of some level.  The same bot with the same view at the same ply does the same.

    The ply is the number of actions before this one.  It breaks ties, and makes bots restless that
    find nothing for long; two bots that are never told it may come back to a position for ever.
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
    ) -> Any:
        """Return an action for *seat*, which is in turn, from what it sees."""
        engine = import_module(f"daedalus.bots.{rules.engine}")
        return engine.choose(self.level, rules, view, seat, budget_ms, f"{self.seed}/{ply}")

    def advise(
        self,
        rules: AnyRules,
        view: Any,
        seat: int,
        budget_ms: int | None = None,
        ply: int = 0,
    ) -> Advice:
        """Return what this bot would do, and why, as far as its engine can tell."""
        engine = import_module(f"daedalus.bots.{rules.engine}")
        if not hasattr(engine, "advise"):
            return Advice(self.choose(rules, view, seat, budget_ms, ply))
        advice: Advice = engine.advise(
            self.level, rules, view, seat, budget_ms, f"{self.seed}/{ply}"
        )
        return advice


def make(level: str, seed: str = "") -> Bot:
    """Return a bot of *level*.

    :raises OptionError: when there is no such level.
    """
    if level not in LEVELS:
        raise OptionError(f"no such bot: {quoted(level)}: there are {', '.join(LEVELS)}")
    return Bot(level, seed)
