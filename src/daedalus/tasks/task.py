"""The tasks of the benchmark: what is dealt, who plays against whom, and what counts."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from daedalus.core.errors import OptionError, quoted
from daedalus.core.game import AnyRules
from daedalus.editions import edition

DEALS: Final = 1000
"""The fixed deals of each task on which agents are evaluated."""
TURN_COST: Final = 0.1
"""What a turn costs where the return counts: ten turns are worth a card."""

Score = Literal["found", "return", "won", "rolls"]


class Task(NamedTuple):
    """One task; what it means never changes under the same version."""

    name: str
    edition: str
    score: Score
    turns: int  # of the agent, at most; in Go! seconds
    options: tuple[tuple[str, object], ...] = ()
    rivals: tuple[str, ...] = ()  # the levels of our bots at the other seats
    fewest: int | None = None  # only deals in which that many turns are needed
    learned_on: str = ""  # generalisation: an agent is trained on that task, never on this one
    version: int = 1

    @property
    def id(self) -> str:
        """The name under which Gymnasium knows it.

        >>> task("Fetch1").id
        'Daedalus/Fetch1-v1'
        """
        return f"Daedalus/{self.name}-v{self.version}"

    @property
    def seats(self) -> int:
        return 1 + len(self.rivals)

    @property
    def rules(self) -> AnyRules:
        return edition(self.edition, **dict(self.options))


def _with(cards: int, **options: object) -> tuple[tuple[str, object], ...]:
    return (("cards", cards), *options.items())


_FETCH: Final = _with(1, ending="last-card")

TASKS: Final = (
    Task("Fetch1", "classic", "found", 1, _FETCH, fewest=1),
    Task("Fetch2", "classic", "found", 2, _FETCH, fewest=2),
    Task("Run3", "classic", "return", 20, _with(3, ending="last-card")),
    Task("Solo1", "classic", "return", 40, _with(1)),
    Task("Solo3", "classic", "return", 80, _with(3)),
    Task("Solo6", "classic", "return", 120, _with(6)),
    Task("Solo24", "classic", "return", 400, _with(24)),
    Task("Small", "classic", "return", 80, _with(3, size=5), learned_on="Solo3"),
    Task("Large", "classic", "return", 80, _with(3, size=9), learned_on="Solo3"),
    Task("Abroad", "pirates", "return", 80, _with(3), learned_on="Solo3"),
    Task("Duel", "classic", "won", 200, _with(6), ("easy",)),
    Task("DuelMedium", "classic", "won", 200, _with(6), ("medium",)),
    Task("DuelExpert", "classic", "won", 200, _with(6), ("expert",)),
    Task("DuelOpen", "classic", "won", 200, _with(6, hands="open"), ("expert",)),
    Task("Four", "classic", "won", 200, _with(6), ("medium",) * 3),
    Task("Eclipse", "galaxy", "won", 200, _with(6, dark_lord=True), ("medium",)),
    Task("Packing", "go", "rolls", 300),
    Task("Garden", "connect", "won", 200, rivals=("medium",)),
)


def task(name: str) -> Task:
    """Return a task by its name or its id.

    :raises OptionError: when there is none.
    """
    for each in TASKS:
        if name in (each.name, each.id):
            return each
    known = ", ".join(each.name for each in TASKS)
    raise OptionError(f"no such task: {quoted(name)}: there are {known}")
