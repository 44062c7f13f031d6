"""What a bot is asked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from daedalus.core.history import History

R = TypeVar("R")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Ask(Generic[R, V]):
    """A position as one seat sees it, and who is to move there with how much thought."""

    level: str
    rules: R
    view: V
    seat: int
    budget_ms: int | None = None
    seed: str = ""  # of the bot
    ply: int = 0  # the number of actions before this one
    history: History | None = None

    @property
    def salt(self) -> str:
        """The seed of the random choices in this decision: the bot's own and the ply."""
        return f"{self.seed}/{self.ply}"
