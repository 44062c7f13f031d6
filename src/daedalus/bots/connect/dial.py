"""The steps of the dial in Connect.

First it is a matter of looking: how many lays are tried in the mind.  Then of what a lay leaves to
the others, then of playing on in the mind.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from daedalus.bots.ask import Ask
from daedalus.bots.connect.plan import EXPERT, MASTER, greedy, judge, look_ahead
from daedalus.bots.dial import step_now
from daedalus.core.chance import draw, shuffled, words
from daedalus.editions.connect.rules import Connect, Lay, State

EVERY: Final = 10_000
"""More lays than there ever are: nothing is overlooked."""


class Way(NamedTuple):
    """A way of thinking."""

    looks: float = EVERY  # lays that are looked at, on average
    judges: float = 0.0  # how often it weighs what a lay leaves to the others
    searches: float = 0.0  # how often it plays on in its mind
    deals: int | None = EXPERT.deals  # of the tiles nobody has seen; None: as time allows


STEPS: Final[tuple[Way, ...]] = (
    Way(looks=1),
    Way(looks=2.5),
    Way(looks=2.9),
    Way(looks=3.35),
    Way(looks=3.9),
    Way(looks=4.5),
    Way(looks=5.15),
    Way(looks=6.35),
    Way(looks=7.2),
    Way(looks=8.4),
    Way(looks=10.5),
    Way(looks=13.6),
    Way(looks=16.5),
    Way(looks=25.0),
    Way(looks=80.0),
    Way(judges=0.38),
    Way(judges=0.85),
    Way(judges=1.0, searches=0.25),
    Way(judges=1.0, searches=0.6),
    Way(searches=1.0),
    Way(searches=1.0, deals=None),
)
"""By strength; fitted so that neighbours are about equally far apart, see docs/ladder.md."""


def think(number: float, ask: Ask[Connect, State]) -> Lay:
    """Return what a bot of this strength does."""
    return lay_of(STEPS[step_now(number, ask.salt)], ask)


def lay_of(way: Way, ask: Ask[Connect, State]) -> Lay:
    """Return the lay that a way of thinking leads to."""
    rules, view, seat, salt = ask.rules, ask.view, ask.seat, ask.salt
    if _now_and_then(way.searches, f"{salt}/searches"):
        if way.deals is None:
            return look_ahead(rules, view, seat, salt, MASTER, ask.budget_ms)
        return look_ahead(rules, view, seat, salt, EXPERT._replace(deals=way.deals))
    if _now_and_then(way.judges, f"{salt}/judges"):
        return judge(rules, view, seat, salt)[0].action
    if way.looks >= EVERY:
        return greedy(rules, view, words(salt))
    looks = int(way.looks) + _now_and_then(way.looks % 1, f"{salt}/looks")
    seen = shuffled(rules.legal(view, seat), salt)[:looks]
    return max(seen, key=lambda lay: len(lay.take))


def _now_and_then(often: float, salt: str) -> bool:
    return draw(1000, salt) < round(often * 1000)
