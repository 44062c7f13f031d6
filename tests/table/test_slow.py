"""A turn a day: when it ends, who plays it then, and who may begin; all without a clock."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import daedalus
from daedalus.core.errors import OptionError
from daedalus.core.names import clean_name
from daedalus.editions import edition
from daedalus.table import acts, making, seats, starts, views
from daedalus.table import events as ev
from daedalus.table.change import Circumstances
from daedalus.table.duties import Duties, Think, wakes_at
from daedalus.table.gathering import LoneGathering
from daedalus.table.messages import Clock, NewSeat, NewTable, Slow, TellZone
from daedalus.table.people import NOBODY
from daedalus.table.settings import check_table
from daedalus.table.slow import DAY_MS, HOUR_MS, LATE_LEVEL, awake_at, ends_at
from daedalus.table.terms import Terms

TERMS = Terms(clean_name, str)
NOON = 20_000 * DAY_MS + 12 * HOUR_MS
ZONES = st.integers(-840, 840)
MOMENTS = st.integers(0, 40_000 * DAY_MS)


def hour(moment: int, zone: int) -> float:
    """Return the hour that somebody's clock shows."""
    return (moment + zone * 60_000) % DAY_MS / HOUR_MS


@given(MOMENTS, st.sampled_from([1, 7]), ZONES)
def test_nobodys_time_ends_at_night_nor_before_the_days_have_gone_by(
    since: int, days: int, zone: int
) -> None:
    end = ends_at(since, days, zone)
    assert 8 <= hour(end, zone) < 21
    assert days * DAY_MS <= end - since <= days * DAY_MS + 11 * HOUR_MS


@given(MOMENTS, ZONES)
def test_by_day_nothing_is_put_off(moment: int, zone: int) -> None:
    assert (awake_at(moment, zone) == moment) == (8 <= hour(moment, zone) < 21)


class Friends:
    """A slow table that the test moves through time; bots answer at once."""

    def __init__(self, late: Any = "wait", kinds: str = "mo", days: Any = 1) -> None:
        self.at = NOON
        words: Any = {"m": "me", "o": "open", "b": "bot"}
        wish = NewTable(
            "classic",
            [NewSeat(words[kind], level="random") for kind in kinds],
            {"start": 1},
            start="host",
            slow=Slow(days, late),
        )
        first, _ = making.made(wish, "h", TERMS, lambda: "token")
        table = making.draft("t", first, False, Circumstances(self.at, "seed"), "CODE").table
        self.gathering = LoneGathering(table, TERMS, lambda: self.at, lambda: "seed")
        self.duties = Duties(self.gathering, rest_ms=1)

    @property
    def table(self) -> Any:
        return self.gathering.table

    def start(self) -> None:
        self.gathering.change(lambda table, moment: starts.start(table, moment, None))

    def sit(self, seat: int) -> None:
        self.gathering.change(lambda table, moment: seats.sit(table, moment, seat, "Orla", "key"))

    def turn(self, seat: int) -> list[str]:
        view = self.table.rules.view(self.table.state, seat)
        bot = daedalus.bots.make("random", seed="bot")
        return [str(each) for each in bot.turn(self.table.rules, view, seat)]

    def play(self, seat: int) -> None:
        texts = self.turn(seat)
        self.gathering.change(
            lambda table, moment: acts.act(table, moment.at, seat, table.echo(seat), texts)
        )

    def live(self, until: int) -> None:
        """Do all that is due until a moment."""
        while (due := self.duties.due()) is not None and due <= until:
            self.at = max(self.at, due)
            for duty in self.duties.work(self.at):
                if isinstance(duty.do, Think):
                    self.duties.planned(duty.do.seat, self.turn(duty.do.seat))
                elif duty.do is not None:
                    self.gathering.change(duty.do)
        self.at = until


def test_who_made_the_table_may_move_before_the_others_have_come() -> None:
    friends = Friends("bot")
    friends.start()
    assert friends.table.phase == "playing"
    assert friends.table.calls, "the code still leads here"
    friends.play(0)
    assert friends.table.acting == (1,)
    friends.live(NOON + 30 * DAY_MS)
    assert friends.table.acting == (1,), "whoever has not come yet has all the time"
    friends.sit(1)
    assert not friends.table.calls
    assert friends.table.turn_at == friends.at, "their day begins when they have come"
    friends.play(1)
    assert friends.table.acting == (0,)


def test_nobody_waits_for_a_bot_in_a_seat_that_it_was_given() -> None:
    friends = Friends(kinds="mb")
    friends.start()
    friends.play(0)
    friends.live(NOON + HOUR_MS)
    assert friends.table.acting == (0,)


def test_when_we_wait_nothing_happens_for_ever() -> None:
    friends = Friends("wait")
    friends.start()
    friends.sit(1)
    assert friends.duties.due() is None
    assert wakes_at(friends.table) is None
    friends.live(NOON + 300 * DAY_MS)
    assert friends.table.ply == 0


@pytest.mark.parametrize("days", [1, 7])
def test_a_bot_plays_the_one_turn_that_somebody_has_missed(days: int) -> None:
    friends = Friends("bot", days=days)
    friends.start()
    friends.sit(1)
    end = ends_at(NOON, days, 0)
    assert wakes_at(friends.table) == friends.duties.due() == end
    friends.live(end - 1)
    assert friends.table.ply == 0
    friends.live(end + 60_000)
    assert friends.table.acting == (1,)
    assert {step.cause for step in friends.table.steps} == {"bot"}
    assert not friends.table.chairs[0].stand_in, "only this turn"
    friends.play(1)
    friends.play(0)
    assert friends.table.steps[-1].cause == "act"


def test_half_a_turn_is_finished_by_the_bot() -> None:
    friends = Friends("bot")
    friends.start()
    friends.sit(1)
    push = friends.turn(0)[:1]
    friends.gathering.change(lambda table, moment: acts.act(table, moment.at, 0, 0, push))
    assert friends.table.acting == (0,)
    friends.live(NOON + 2 * DAY_MS)
    assert [step.cause for step in friends.table.steps][:2] == ["act", "bot"]
    assert friends.table.steps[1].ply == 1


def test_who_plays_in_time_is_not_played_for() -> None:
    friends = Friends("bot")
    friends.start()
    friends.sit(1)
    for day in range(1, 6):
        friends.live(NOON + day * DAY_MS - HOUR_MS)
        friends.play(friends.table.acting[0])
    assert {step.cause for step in friends.table.steps} == {"act"}


def test_the_night_is_that_of_whoever_is_in_turn() -> None:
    friends = Friends("bot")
    friends.start()
    friends.sit(1)
    zone = 11 * 60  # it is 23 h there
    friends.gathering.change(lambda table, moment: seats.zone(table, 0, zone))
    assert friends.table.late_at() == NOON + DAY_MS + 9 * HOUR_MS
    rows = friends.table.rows
    friends.gathering.change(lambda table, moment: seats.zone(table, 0, zone))
    assert friends.table.rows == rows, "what is known is not written again"


def test_nobody_is_absent_and_nobody_inherits_where_nobody_has_to_be_there() -> None:
    friends = Friends("wait")
    friends.start()
    friends.sit(1)
    friends.at += 10 * DAY_MS
    assert friends.gathering.people.absent == frozenset()
    assert friends.gathering.presence.hostless_since is None


def test_a_code_that_was_given_back_is_never_taken_again() -> None:
    friends = Friends("wait")
    friends.start()
    friends.sit(1)
    friends.gathering.change(
        lambda table, moment: seats.give(table, moment, 1, "open", ""),
    )
    assert friends.table.chairs[1].free
    assert not friends.table.calls


def test_everybody_is_told_the_pace_and_when_a_turn_ends() -> None:
    friends = Friends("bot")
    friends.start()
    view = views.table_view(friends.table, NOBODY)
    assert (view.slow, view.until) == (Slow(1, "bot"), ends_at(NOON, 1, 0))
    now = Friends("wait", days=0)
    assert views.table_view(now.table, NOBODY).slow is not view.slow


def test_a_race_and_a_table_with_a_clock_have_no_such_pace() -> None:
    with pytest.raises(OptionError):
        check_table(edition("go"), 2, Clock(), 1)
    with pytest.raises(OptionError):
        check_table(edition("classic"), 2, Clock("turn", 60), 1)
    check_table(edition("connect"), 2, Clock(), 7)


def test_a_zone_is_written_only_where_turns_take_days() -> None:
    friends = Friends(days=0)
    assert seats.zone(friends.table, 0, 60).events == ()
    assert TellZone(60).minutes == 60
    assert seats.zone(Friends().table, 0, 60).events == (ev.Zoned(0, 60),)
    assert LATE_LEVEL in daedalus.bots.LEVELS
