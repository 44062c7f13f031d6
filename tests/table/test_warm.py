"""A table of an evening: it begins when all sit, and a bot keeps the seats of others warm."""

from __future__ import annotations

from daedalus.core.names import clean_name
from daedalus.editions import edition
from daedalus.table import events as ev
from daedalus.table.caller import Caller
from daedalus.table.duties import Duties, Think
from daedalus.table.events import Place, Row
from daedalus.table.gathering import LoneGathering
from daedalus.table.messages import NewTable, ServerMessage
from daedalus.table.reader import Reader
from daedalus.table.settings import settings_of
from daedalus.table.table import Table
from daedalus.table.terms import Terms
from daedalus.table.warm import LATE_MS


class Somebody(Reader):
    """A device with a token."""

    def deliver(self, message: ServerMessage) -> None:
        pass


class Evening:
    """Three people at a table, with a clock that the test turns."""

    def __init__(self) -> None:
        self.at = 1000
        settings = settings_of(NewTable("classic", start="host"), edition("classic"))
        places = tuple(Place("human", key, keys=(key,)) for key in "abc")
        table = Table("t")
        table.absorb(Row(0, self.at, ev.Made(settings, places, "h", evening="e")))
        terms = Terms(clean_name, str)
        self.gathering = LoneGathering(table, terms, lambda: self.at, lambda: "seed")
        self.duties = Duties(self.gathering)
        self.there: dict[str, Somebody] = {}

    @property
    def table(self) -> Table:
        return self.gathering.table

    @property
    def phase(self) -> str:
        return self.table.phase

    @property
    def bots(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.table.chairs) if chair.stand_in]

    def comes(self, key: str) -> None:
        reader = self.there[key] = Somebody()
        reader.caller = Caller(frozenset({key}))
        self.gathering.join(reader)
        self.gathering.presence_changed()
        self.work()

    def goes(self, key: str) -> None:
        self.gathering.leave(self.there.pop(key))
        self.gathering.presence_changed()
        self.work()

    def wait(self, milliseconds: int) -> None:
        self.at += milliseconds
        self.work()

    def work(self) -> None:
        for _ in range(9):
            for duty in self.duties.work(self.at):
                if duty.do is not None and not isinstance(duty.do, Think):
                    self.gathering.change(duty.do)


def test_it_begins_as_soon_as_all_sit() -> None:
    evening = Evening()
    evening.comes("a")
    evening.comes("b")
    assert evening.phase == "open"
    evening.comes("c")
    assert evening.phase == "playing"
    assert not evening.bots


def test_a_bot_keeps_the_seat_warm_of_who_is_late_until_they_come() -> None:
    evening = Evening()
    evening.comes("a")
    evening.wait(LATE_MS - 1)
    assert evening.phase == "open"
    evening.wait(1)
    assert (evening.phase, evening.bots) == ("playing", [1, 2])
    evening.comes("c")
    assert evening.bots == [1]


def test_where_nobody_has_come_nothing_begins() -> None:
    evening = Evening()
    evening.wait(9 * LATE_MS)
    assert evening.duties.due() is None
    evening.comes("b")
    assert (evening.phase, evening.bots) == ("playing", [0, 2])


def test_who_goes_for_a_while_has_their_seat_back() -> None:
    evening = Evening()
    for key in "abc":
        evening.comes(key)
    evening.goes("b")
    evening.wait(LATE_MS - 1)
    assert not evening.bots
    evening.wait(2)
    assert evening.bots == [1]
    evening.comes("b")
    assert not evening.bots
    evening.goes("b")
    evening.wait(LATE_MS - 1)
    assert not evening.bots, "they have two minutes again"
