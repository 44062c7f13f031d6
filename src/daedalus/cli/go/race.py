"""Go! at one terminal: a clock, and bots and a house that act when they are due.

Nothing here sleeps: the owner of the screen passes the time and asks what is due.
"""

from typing import Any, NamedTuple

from daedalus.cli.table import LocalTable
from daedalus.core.game import HOUSE
from daedalus.editions.go.actions import Action
from daedalus.editions.go.position import State


class Planned(NamedTuple):
    """What a bot or the house will do, and when."""

    moment: int
    seat: int  # at equal times the house, seat -1, comes first
    action: Action


class TimedTable:
    """A table of Go! and its time, in milliseconds since the table started."""

    def __init__(self, table: LocalTable) -> None:
        self.table = table
        self._began = table.clock() * 1000 - self.state.now
        self._plans: dict[int, tuple[Any, Planned]] = {}

    @property
    def state(self) -> State:
        state: State = self.table.game.state
        return state

    def now(self) -> int:
        """Return the current time; it is never before the last action."""
        return max(int(self.table.clock() * 1000 - self._began), self.state.now)

    def skip(self, ms: int) -> None:
        """Advance the clock by *ms*."""
        self._began -= ms

    def wishes(self) -> list[Planned]:
        """Return what the bots and the house will do next, earliest first."""
        table, state = self.table, self.state
        wishes = []
        for seat in table.game.to_act:
            if seat == HOUSE:
                action: Action = table.rules.legal(state, HOUSE)[0]
                wishes.append(Planned(action.moment or 0, HOUSE, action))
            elif table.level(seat):
                key = (state.round, state.phase, state.boards[seat], state.scores)
                known = self._plans.get(seat)
                if known is None or known[0] != key:
                    action = table.rules.parse(table.turn(seat)[0])
                    known = (key, Planned(action.moment or 0, seat, action))
                    self._plans[seat] = known
                wishes.append(known[1])
        return sorted(wishes)

    def catch_up(self) -> bool:
        """Do everything that is due; return whether there was anything."""
        done = False
        while (wishes := self.wishes()) and wishes[0].moment <= self.now():
            wish = wishes[0]
            moment = max(wish.moment, self.state.now)
            self.table.act(wish.seat, str(self.table.rules.stamped(wish.action, moment)))
            self._plans.pop(wish.seat, None)
            done = True
        return done

    def act(self, seat: int, text: str) -> None:
        """Play a human's action now, after everything that was due before it.

        :raises GameError: when it cannot be read or is not allowed.
        """
        self.catch_up()
        action: Action = self.table.rules.parse(text)
        if action.moment is None:
            action = self.table.rules.stamped(action, self.now())
        self.table.act(seat, str(action))
        self.catch_up()

    @property
    def left(self) -> int | None:
        """The seconds until the house acts, if it will."""
        due = self.state.due
        return None if due < 0 else max(0, -(-(due - self.now()) // 1000))
