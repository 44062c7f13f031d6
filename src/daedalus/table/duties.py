"""What happens at a table by itself: bots in turn, the house, clocks, pauses, the count-down.

Nothing waits here: `due` says when to look again, `work` returns what is due by then.  A bot that
does not answer is asked again after a while, so that what is stuck is found by the same question.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from daedalus.core.chance import draw
from daedalus.core.errors import GameError
from daedalus.core.game import HOUSE, Timed
from daedalus.table.acts import act
from daedalus.table.change import Change, Circumstances, Decide
from daedalus.table.clocks import house_due, play_for_house, play_for_idle
from daedalus.table.gathering import Gathering
from daedalus.table.hosts import GONE_S, hand_on
from daedalus.table.pace import thinking_ms
from daedalus.table.pauses import pause, resume
from daedalus.table.people import attended
from daedalus.table.seat_view import seen_by
from daedalus.table.slow import LATE_LEVEL
from daedalus.table.starts import begin
from daedalus.table.table import Table
from daedalus.table.warm import changes_at, gather, gathered_at, keep_warm

PAUSE_MS: Final = 700  # a bot's turn takes about this long, so that people can follow
STUCK_MS = 60_000  # a bot that has not answered for this long is asked again
MERCY_MS: Final = 15_000  # after a start of the shell, nobody runs out of time for this long


class Think(NamedTuple):
    """A bot has to choose its turn; the shell says so to `Duties.planned`."""

    seat: int
    level: str


class Duty(NamedTuple):
    """Something to be done at a moment, in milliseconds: a change, a thought, or telling people."""

    at: int
    what: str
    do: Decide | Think | None = None
    anywhere: bool = False  # by every process that has readers of the table
    seat: int | None = None  # of a bot


@dataclass(slots=True)
class _Plan:
    """What a bot is going to do, and when; nothing yet while it thinks."""

    level: str
    echo: int
    ply: int
    stage: object  # of a game with a clock of its own
    since: int  # when it was asked
    do: list[str]
    takes_ms: int = 0  # so that people can follow
    moment: int | None = None  # of the game, if the bot has named one
    awaited: bool = False  # it only says that it is ready

    def at(self, table: Table) -> int:
        if not self.do:
            return self.since + STUCK_MS
        if self.awaited and _people_wait(table):
            return self.since
        return self.since + self.takes_ms if self.moment is None else table.began_at + self.moment

    def holds(self, table: Table, seat: int) -> bool:
        """Return whether it can still be carried out."""
        same = self.level == _bot_of(table, seat) and self.echo == table.echo(seat)
        return same and (self.stage == _stage(table) if table.timed else self.ply == table.ply)

    def decided(self, table: Table, moment: Circumstances, seat: int) -> Change:
        """Do what was planned, or, if that is refused where it was planned, anything legal."""
        try:
            return act(table, moment.at, seat, self.echo, self.do, "bot")
        except GameError:
            legal = seen_by(table, seat).legal
            if table.ply != self.ply or not legal:
                raise
            text = legal[draw(len(legal), moment.seed)]
            return act(table, moment.at, seat, self.echo, [text], "bot")


def _bot_of(table: Table, seat: int) -> str:
    """Return the level of the bot that plays here, now or once somebody's time is up, or ""."""
    late = LATE_LEVEL if table.late_at() is not None else ""
    return table.chairs[seat].by_bot or late


def _stage(table: Table) -> object:
    return table.rules.stage(table.state) if isinstance(table.rules, Timed) else None


def _people_wait(table: Table) -> bool:
    """Return whether people play here, and none of them has anything to do."""
    bots = [bool(chair.by_bot) for chair in table.chairs]
    return not all(bots) and all(seat == HOUSE or bots[seat] for seat in table.acting)


def running(table: Table) -> bool:
    """Return whether a table waits for a bot, a clock or the house."""
    return (table.phase == "playing" and not table.paused_at) and (
        bool(table.left)
        or table.late_at() is not None
        or any(seat == HOUSE or bool(table.chairs[seat].by_bot) for seat in table.acting)
    )


def wakes_at(table: Table) -> int | None:
    """Return when a table has to be looked at though nobody is there; 0: always, None: never."""
    if table.phase == "open":
        return table.begins_at or None
    if table.phase == "over" or table.paused_at or table.spent:
        return None
    if table.slow:
        return table.late_at() if not any(table.chairs[seat].by_bot for seat in table.acting) else 0
    # While it is a person's turn it only rests: telling so each time would cost a row each turn.
    bots = any(chair.by_bot for chair in table.chairs)
    return 0 if bots or table.left or table.timed else None


class Duties:
    """Plays bots and keeps clocks at one table.

    It is paused when nobody has been there for *rest_ms*.  With *watched* nothing happens unless
    somebody is connected here.  *born* is when the shell has started.
    """

    def __init__(
        self,
        gathering: Gathering,
        pause_ms: int = PAUSE_MS,
        rest_ms: int | None = None,
        watched: bool = False,
        born: int = 0,
    ) -> None:
        self._gathering, self._pause_ms, self._rest_ms = gathering, pause_ms, rest_ms
        self._watched, self._born = watched, born
        self._plans: dict[int, _Plan] = {}

    def due(self, ours: bool = True) -> int | None:
        """Return when there is something to do next, in milliseconds; None: never by itself.

        If the table is not *ours*, another process does most of it.
        """
        return min((duty.at for duty in self._all() if ours or duty.anywhere), default=None)

    def work(self, at: int, ours: bool = True, thoughts: bool = False) -> list[Duty]:
        """Return what is due at a moment, in the order in which it is to be done.

        With *thoughts*, only what bots have to think about.
        """
        found = [duty for duty in self._all() if duty.at <= at and (ours or duty.anywhere)]
        if thoughts:
            found = [duty for duty in found if isinstance(duty.do, Think)]
        found.sort(key=lambda duty: (duty.at, duty.seat is not None))  # the house before the bots
        for duty in found:
            if isinstance(duty.do, Think):
                self._think(duty.do, at)
            elif duty.seat is not None:
                del self._plans[duty.seat]
        return found

    def planned(self, seat: int, texts: list[str]) -> None:
        """Take what a bot has chosen for *seat*."""
        table, plan = self._gathering.table, self._plans.get(seat)
        if plan is None or plan.do or not plan.holds(table, seat):
            return
        plan.do = texts
        plan.takes_ms = thinking_ms(table, seat, texts, self._pause_ms)
        if isinstance(table.rules, Timed):
            action = table.rules.parse(texts[0])
            plan.moment = table.rules.moment(action)
            if plan.moment is not None:
                plan.do = [str(table.rules.bare(action))]
            plan.awaited = table.rules.awaited(action)

    def answered(self, seat: int) -> None:
        """Nobody thinks for *seat* any more: if there is no answer, the bot is asked again."""
        if seat in self._plans and not self._plans[seat].do:
            del self._plans[seat]

    def _think(self, think: Think, at: int) -> None:
        table, seat = self._gathering.table, think.seat
        self._plans[seat] = _Plan(think.level, table.echo(seat), table.ply, _stage(table), at, [])

    def _all(self) -> Iterator[Duty]:
        """Yield everything that is to be done, now or later, as far as it is known."""
        table, presence = self._gathering.table, self._gathering.presence
        if table.closed or table.phase == "over" or table.spent:
            return
        if table.begins_at:
            yield Duty(table.begins_at, "begin", begin)
        if table.evening:
            yield from self._evening(table)
        if presence.hostless_since is not None:
            yield Duty(int(1000 * (presence.hostless_since + GONE_S)), "host", hand_on)
        if table.phase == "playing" and (self._gathering.readers or not self._watched):
            yield from self._playing(table)

    def _evening(self, table: Table) -> Iterator[Duty]:
        people, away = self._gathering.people, self._gathering.presence.away
        if (begins := gathered_at(table, people)) is not None:
            yield Duty(begins, "gather", gather, anywhere=True)
        if (changes := changes_at(table, people, away)) is not None:
            away = dict(away)
            yield Duty(changes, "warm", lambda now, at: keep_warm(now, at, away), anywhere=True)

    def _playing(self, table: Table) -> Iterator[Duty]:
        gathering, presence = self._gathering, self._gathering.presence
        if (
            gathering.readers
            and not table.slow
            and (absent := presence.next_absence(table)) is not None
        ):
            yield Duty(int(1000 * absent) + 1, "absence", anywhere=True)
        if table.paused_at:
            if attended(table, gathering.people):
                yield Duty(0, "resume", resume, anywhere=True)
            return
        since = presence.unattended_since
        if since is not None and self._rest_ms is not None and running(table) and not table.by_mail:
            yield Duty(int(1000 * since) + self._rest_ms, "rest", pause)
        for seat in table.acting:
            if seat == HOUSE:
                yield Duty(table.began_at + (house_due(table) or 0), "house", play_for_house)
            elif level := table.chairs[seat].by_bot:
                yield self._bot(table, seat, level)
            elif (late := table.late_at()) is not None:
                yield self._late(table, seat, self._merciful(table, late))
        if (deadline := table.deadline()) is not None:
            yield Duty(self._merciful(table, deadline), "clock", play_for_idle)

    def _merciful(self, table: Table, deadline: int) -> int:
        """Return a deadline, or a bit later: nobody could play while the shell was away."""
        return max(deadline, self._born + MERCY_MS) if table.turn_at < self._born else deadline

    def _late(self, table: Table, seat: int, at: int) -> Duty:
        """Let a bot play one turn for somebody whose time is up."""
        duty = self._bot(table, seat, LATE_LEVEL)
        return duty._replace(at=max(duty.at, at))

    def _bot(self, table: Table, seat: int, level: str) -> Duty:
        plan = self._plans.get(seat)
        if plan is None or not plan.holds(table, seat):
            return Duty(0, "bot", Think(seat, level), seat=seat)
        at = plan.at(table)
        if not plan.do:
            return Duty(at, "bot", Think(seat, level), seat=seat)
        return Duty(at, "bot", lambda now, moment: plan.decided(now, moment, seat), seat=seat)
