"""What happens by itself: bots of Go!, who plan ahead, hear what people do."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import daedalus
from daedalus.bots.go.levels import LOOK_BACK
from daedalus.core.names import clean_name
from daedalus.table import acts, making, starts
from daedalus.table.change import NOTHING, Circumstances
from daedalus.table.duties import Duties, Think
from daedalus.table.gathering import LoneGathering
from daedalus.table.messages import NewSeat, NewTable, ServerMessage
from daedalus.table.reader import Reader
from daedalus.table.table import Table
from daedalus.table.terms import Terms

TERMS = Terms(clean_name, str)


class Nobody(Reader):
    """Looks at the table, so that it goes on."""

    def deliver(self, message: ServerMessage) -> None:
        pass


class Alone:
    """A person against a bot at a table of Go!, with a clock that the test turns."""

    def __init__(self, level: str) -> None:
        self.at = 1000
        wish = NewTable("go", [NewSeat("me"), NewSeat("bot", level=level)], {"limit": 0})
        first, _ = making.made(wish, "h", TERMS, lambda: "token")
        table = making.draft("t", first, True, Circumstances(self.at, "seed")).table
        self.gathering = LoneGathering(table, TERMS, lambda: self.at, lambda: "seed")
        self.duties = Duties(self.gathering)
        self.gathering.join(Nobody())

    @property
    def state(self) -> Any:
        return self.gathering.table.state

    def act(self, text: str) -> None:
        self.gathering.change(
            lambda table, moment: acts.act(table, moment.at, 0, table.echo(0), [text], "act")
        )

    def wait(self, phase: str, most_ms: int) -> int:
        """Let happen what is due until a phase has come; return how long that took."""
        begin = self.at
        while self.state.phase != phase:
            due = self.duties.due()
            assert due is not None
            assert due <= begin + most_ms, f"{phase} does not come before {due - begin} ms"
            self.at = max(self.at, due)
            self.work()
        return self.at - begin

    def work(self) -> None:
        """Do what is due now; bots answer at once."""
        for duty in self.duties.work(self.at):
            if isinstance(duty.do, Think):
                bot = daedalus.bots.make(duty.do.level, seed="bot")
                table, seat = self.gathering.table, duty.do.seat
                view = table.rules.view(table.state, seat)
                chosen = [str(each) for each in bot.turn(table.rules, view, seat)]
                self.duties.planned(seat, chosen)
            elif duty.do is not None:
                self.gathering.change(duty.do)


def test_a_bot_does_not_finish_what_it_planned_for_a_round_that_is_over() -> None:
    """Its first tile would have come after a minute; whoever claims early does not wait for it."""
    for level in ("easy", "hard", "1", "20"):
        table = Alone(level)
        table.act("ready")
        table.wait("s", 10)
        table.act("ready")
        table.wait("b", 10_000)
        table.work()  # it plans its round
        table.act("claim")
        assert table.wait("p", 10) == 0
        table.act("ready")
        assert table.wait("s", 2 * LOOK_BACK) == 0, "it is ready when all people are"


def test_a_game_begins_when_its_countdown_is_over_and_never_twice() -> None:
    """A duty may be late: what it does is decided by the table that is there then."""
    wish = NewTable("classic", [NewSeat("me"), NewSeat("bot", level="easy")])
    first, _ = making.made(wish, "h", TERMS, lambda: "token")
    waits = making.draft("t", first, False, Circumstances(1, "seed")).table
    plays = making.draft("t", first, True, Circumstances(1, "seed")).table
    counts = replace(waits, begins_at=5_000)
    assert (waits.phase, plays.phase) == ("open", "playing")

    def begins(table: Table, at: int) -> bool:
        return starts.begin(table, Circumstances(at, "seed")) != NOTHING

    assert not begins(waits, 9_000), "nobody counts"
    assert not begins(counts, 4_999)
    assert begins(counts, 5_000)
    assert not begins(replace(plays, begins_at=5_000), 9_000)
