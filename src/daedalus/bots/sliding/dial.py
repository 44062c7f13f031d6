"""The steps of the dial in the sliding editions.

First it is a matter of looking: how many pushes are tried in the mind, and how readily the kinds
that people overlook are among them.  Then of thinking a turn ahead, then of the expert's judgement,
blurred at first, then of time for a search.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from daedalus.bots.ask import Ask
from daedalus.bots.dial import step_now
from daedalus.bots.sliding.expert import (
    MASTER_MS,
    expert_turn,
    expert_walk,
    master_turn,
    master_walk,
)
from daedalus.bots.sliding.near import (
    Aim,
    WholeTurn,
    aims,
    nearest_turn,
    nearest_walk,
    stir,
)
from daedalus.bots.sliding.plan import plan_turn, plan_walk
from daedalus.core.maze import line
from daedalus.editions.sliding.actions import Action
from daedalus.editions.sliding.position import State
from daedalus.editions.sliding.rules import Sliding

EVERY: Final = 48.0
"""At least as many pushes as there are: nothing is overlooked."""
NEARBY: Final = 1
"""Lines this far from the piece or its goal catch the eye."""


class Way(NamedTuple):
    """A way of thinking."""

    looks: float = EVERY  # pushes that are looked at, on average
    strays: float = 1.0  # how readily one is looked at for each way in which it is unusual
    plans: float = 0.0  # how often the next turn is prepared, not only approached
    blur: float | None = None  # noise on the expert's judgement; None: no such judgement
    searches: float = 0.0  # how often it looks ahead and reads the others' moves
    search_ms: float | None = 0.0  # the time that takes; None: all that there is


CHANCE: Final = Way(looks=0)
STEPS: Final[tuple[Way, ...]] = (
    CHANCE,
    Way(looks=1.0, strays=0.65),
    Way(looks=1.29, strays=0.55),
    Way(looks=1.6, strays=0.5),
    Way(looks=2.05, strays=0.5),
    Way(looks=2.66, strays=0.55),
    Way(looks=3.65, strays=0.6),
    Way(looks=5.4, strays=0.67),
    Way(looks=8.6, strays=0.79),
    Way(looks=13.2, strays=0.89),
    Way(looks=22.0, strays=0.96),
    Way(plans=0.08),
    Way(plans=0.45),
    Way(plans=1.0),  # hard
    Way(blur=2.5),
    Way(blur=1.1),
    Way(blur=0.42),
    Way(blur=0.11),
    Way(blur=0.0, searches=0.17, search_ms=8),
    Way(blur=0.0, searches=0.6, search_ms=45),
    Way(searches=1.0, search_ms=None),  # master
)
"""By strength; fitted so that neighbours are about equally far apart, see docs/ladder.md."""


def way_of(number: float, salt: str) -> Way:
    """Return how a bot of this strength thinks this time."""
    return STEPS[step_now(number, salt)]


def think_turn(way: Way, ask: Ask[Sliding, State], salt: int) -> WholeTurn:
    """Return the turn that this way of thinking leads to; not for chance."""
    rules, view = ask.rules, ask.view
    if _now_and_then(way.searches, salt):
        given = MASTER_MS if ask.budget_ms is None else ask.budget_ms
        ms = given if way.search_ms is None else min(way.search_ms, given)
        return master_turn(rules, view, salt, ask.ply, ms, ask.history)
    if way.blur is not None:
        return expert_turn(rules, view, salt, ask.ply, way.blur)
    if _now_and_then(way.plans, salt):
        return plan_turn(rules, view, salt).turn
    return nearest_turn(rules, view, salt, glance(way, rules, view, salt))


def think_walk(way: Way, ask: Ask[Sliding, State], salt: int) -> Action:
    """Return the walk that this way of thinking leads to; not for chance."""
    rules, view = ask.rules, ask.view
    if way.searches:
        return master_walk(rules, view, salt, ask.ply)
    if way.blur is not None:
        return expert_walk(rules, view, salt, ask.ply, way.blur)
    if _now_and_then(way.plans, salt):
        return plan_walk(rules, view, salt)
    return nearest_walk(rules, view, salt)[0]


def _now_and_then(often: float, salt: int) -> bool:
    return stir(salt ^ 0x5EED) < often * (1 << 31)


def glance(way: Way, rules: Sliding, view: State, salt: int) -> int:
    """Return all bits of the lanes that are looked at; 0: nothing is overlooked."""
    lanes = rules.lanes(view)
    ways = len(lanes.ways)
    salt = stir(salt ^ 0x100C)
    looks = int(way.looks) + (salt < way.looks % 1 * (1 << 31))
    if looks >= (len(lanes.slots) - 1) * ways:
        return 0
    caught = Caught.by(aims(rules, view, view.seat), lanes.width, lanes.cells)
    strays = [way.strays**odd for odd in range(4)]
    order = []
    for at, slot in enumerate(lanes.slots):
        odd = caught.oddities(line(slot, lanes.width, lanes.height))
        for turn in range(ways):
            salt = stir(salt)
            if slot.cell != view.barred:
                order.append((salt / strays[odd + (turn > 0)], at * ways + turn))
    order.sort()
    return sum(lanes.board << lanes.cells * lane for _, lane in order[: max(looks, 1)])


class Caught(NamedTuple):
    """What catches the eye: lines near one's piece and its goal, and where the piece stands."""

    width: int
    rows: set[int]
    columns: set[int]
    stands: set[int]

    @classmethod
    def by(cls, mine: list[Aim], width: int, cells: int) -> Caught:
        """Return what catches the eye of somebody who wants one of these."""
        places = [
            divmod(place, width)
            for aim in mine
            for place in (aim.start, aim.spot, *aim.tiles)
            if 0 <= place < cells
        ]
        near = range(-NEARBY, NEARBY + 1)
        rows = {row + by for row, _ in places for by in near}
        columns = {column + by for _, column in places for by in near}
        return cls(width, rows, columns, {aim.start for aim in mine})

    def oddities(self, cells: tuple[int, ...]) -> int:
        """Return in how many ways people overlook pushes of this line, first cell first.

        It is far from one's piece and one's goal, or it throws the piece off the board, to come in
        again on the other side.  (That the tile has to be turned first is another way.)
        """
        row, column = divmod(cells[0], self.width)
        across = cells[1] - cells[0] in (1, -1)
        near = row in self.rows if across else column in self.columns
        return (not near) + (cells[-1] in self.stands)
