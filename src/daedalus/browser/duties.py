"""What happens at a table by itself: bots in turn, the house, clocks, the count-down.

Nothing waits here: `due` says when to look again, and `work` does what is due by then.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass

from daedalus.browser.bots import Thinker
from daedalus.core.errors import GameError
from daedalus.core.game import HOUSE, Timed
from daedalus.table.acts import act
from daedalus.table.clocks import house_due, play_for_house, play_for_idle
from daedalus.table.gathering import Gathering
from daedalus.table.pauses import pause, resume
from daedalus.table.people import attended
from daedalus.table.sights import sight
from daedalus.table.starts import begin
from daedalus.table.table import Table

PAUSE_MS = 700  # a bot's turn takes at least this long, so that people can follow


@dataclass(frozen=True, slots=True)
class PlannedTurn:
    """What a bot is going to do, and when."""

    level: str
    echo: int
    ply: int
    do: list[str]
    at: int  # the moment, in milliseconds


class Duties:
    """Plays bots and keeps clocks at one table, as long as somebody is there."""

    def __init__(self, gathering: Gathering, thinker: Thinker, pause_ms: int = PAUSE_MS) -> None:
        self._gathering, self._thinker, self._pause_ms = gathering, thinker, pause_ms
        self._plans: dict[int, PlannedTurn] = {}

    def due(self) -> int | None:
        """Return when there is something to do next, in milliseconds; None: never by itself."""
        gathering, table = self._gathering, self._gathering.table
        if table.phase == "open":
            return table.begins_at or None
        if table.phase == "over" or table.spent or not gathering.readers:
            return None
        if table.paused_at:
            return 0 if attended(table, gathering.people) else None
        moments = [self._bot_due(seat) for seat in table.acting if self._level(seat)]
        if (house := house_due(table)) is not None:
            moments.append(table.began_at + house)
        if (deadline := table.deadline()) is not None:
            moments.append(deadline)
        return min(moments, default=None)

    def work(self, at: int) -> None:
        """Do what is due at a moment."""
        due = self.due()
        if due is None or due > at:
            return
        gathering = self._gathering
        for decide in (begin, resume, play_for_house, play_for_idle):
            with suppress(GameError):  # it is no longer due
                gathering.change(decide)
        for seat in gathering.table.acting:
            if gathering.table.phase == "playing" and self._level(seat):
                self._play_bot(seat, at)

    def rest(self) -> None:
        """Stop the clocks if nobody is there any more."""
        table = self._gathering.table
        if table.timed or table.left:
            with suppress(GameError):
                self._gathering.change(pause)

    def _level(self, seat: int) -> str:
        return "" if seat == HOUSE else self._gathering.table.chairs[seat].by_bot

    def _bot_due(self, seat: int) -> int:
        plan = self._plans.get(seat)
        return plan.at if plan and self._holds(plan, seat) else 0

    def _holds(self, plan: PlannedTurn, seat: int) -> bool:
        """Return whether a plan can still be carried out."""
        table = self._gathering.table
        same = plan.level == self._level(seat) and plan.echo == table.echo(seat)
        return same and (table.timed or plan.ply == table.ply)

    def _play_bot(self, seat: int, at: int) -> None:
        """Plan a turn first; carry it out when it is due."""
        table = self._gathering.table
        if seat not in table.acting or table.paused_at:
            return
        plan = self._plans.get(seat)
        if plan is None or not self._holds(plan, seat):
            self._plans[seat] = self._planned(table, seat, at)
        elif plan.at <= at:
            del self._plans[seat]
            self._act(table, seat, plan)

    def _planned(self, table: Table, seat: int, at: int) -> PlannedTurn:
        do, when = self._thinker.choose(table, seat), at + self._pause_ms
        if isinstance(table.rules, Timed):
            action = table.rules.parse(do[0])
            if (moment := table.rules.moment(action)) is not None:
                do, when = [str(table.rules.bare(action))], table.began_at + moment
        return PlannedTurn(self._level(seat), table.echo(seat), table.ply, do, when)

    def _act(self, table: Table, seat: int, plan: PlannedTurn) -> None:
        try:
            self._do(seat, plan.echo, plan.do)
        except GameError:
            if table.ply == plan.ply and (legal := sight(table, seat).legal):
                with suppress(GameError):
                    self._do(seat, plan.echo, [legal[0]])

    def _do(self, seat: int, echo: int, do: list[str]) -> None:
        self._gathering.change(lambda table, moment: act(table, moment.at, seat, echo, do, "bot"))
