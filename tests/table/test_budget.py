"""Nobody can use up a table: limits per seat, without a clock."""

from __future__ import annotations

import pytest

from daedalus.core.errors import IllegalAction
from daedalus.table import budget, making, seats
from daedalus.table import events as ev
from daedalus.table import table as tables
from daedalus.table.caller import Caller
from daedalus.table.change import Change, Circumstances, carried_out, change
from daedalus.table.table import Table
from tests.table.test_log import OPEN, PLAYING, told

NOW = Circumstances(5_000, "seed")


def after(table: Table, decided: Change) -> Table:
    return carried_out(table, decided, NOW.at)[-1][1]


def repeated(table: Table, *events: ev.AnyEvent) -> tuple[Table, int]:
    """Let something happen as often as it may; return the table then, and how often it was."""
    for times in range(budget.MOST_ROWS):
        try:
            for event in events:
                table = after(table, change(event))
        except IllegalAction:
            return table, times
    raise AssertionError("the whole log was used up")


@pytest.mark.parametrize("log", [(OPEN,), PLAYING], ids=["open", "playing"])
@pytest.mark.parametrize(
    ("events", "most"),
    [
        ((ev.Named(0, "Zoe"),), budget.SEAT_NAMES),
        ((ev.Offered(0, "code", 9_000), ev.Paired(0, "code", "key")), budget.SEAT_DEVICES),
        ((ev.Offered(0, "code", 9_000),), budget.SEAT_CHANGES),
        ((ev.Left(0), ev.Sat(0, "Zoe", "key")), budget.SEAT_CHANGES),
        ((ev.Held(True), ev.Held(False)), budget.HOLDS),
    ],
    ids=lambda given: type(given[-1]).__name__ if isinstance(given, tuple) else "",
)
def test_one_seat_cannot_use_up_a_table(
    log: tuple[ev.AnyEvent, ...], events: tuple[ev.AnyEvent, ...], most: int
) -> None:
    table, times = repeated(told(*log), *events)
    assert 0 < times <= most
    assert table.rows < budget.MOST_ROWS / 10
    assert after(table, change(ev.Named(1, "Leo"))).chairs[1].name == "Leo", "others go on"


def test_all_seats_and_the_host_together_leave_room_for_the_longest_game() -> None:
    most_seats = 6
    whims = most_seats * budget.SEAT_CHANGES + budget.HOST_CHANGES + budget.HOLDS
    assert budget.MOST_ACTIONS + whims < budget.MOST_ROWS


def test_whoever_gets_a_seat_from_the_host_begins_anew() -> None:
    table, _ = repeated(told(*PLAYING), ev.Named(0, "Zoe"))
    table = after(table, change(ev.Given(0, "open")))
    table = after(table, change(ev.Sat(0, "Ada", "other")))
    assert after(table, change(ev.Named(0, "Eve"))).chairs[0].name == "Eve"


def test_whatever_a_deputy_has_done_people_are_sent_off() -> None:
    """Whoever stood in for the host may have used up what a host may do."""
    table, times = repeated(told(*PLAYING, ev.Given(1, "open")), ev.Given(1, "open"))
    assert 0 < times <= budget.HOST_CHANGES
    for name in ("Eve", "Eve again"):
        table = after(table, change(ev.Sat(1, name, "key")))
        table = after(table, seats.give(table, NOW, 1, "open", ""))
        assert not table.chairs[1].keys


def test_a_start_that_was_held_up_too_often_is_let_go() -> None:
    table = told(OPEN)
    for _ in range(budget.HOLDS):
        table = after(table, change(ev.Held(True)))
    with pytest.raises(IllegalAction):
        after(table, change(ev.Held(True)))
    assert not after(table, change(ev.Held(False))).held


def test_at_a_spent_table_people_are_sent_off_and_leave_and_play_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = told(*PLAYING)
    monkeypatch.setattr(tables, "MOST_ROWS", table.rows)
    assert table.spent
    with pytest.raises(IllegalAction):
        after(table, change(ev.Named(1, "Leo")))
    sent_off = after(table, seats.give(table, NOW, 1, "bot", "easy"))
    assert sent_off.chairs[1].kind == "bot"
    assert not after(table, change(ev.Left(0))).chairs[0].keys
    again = making.rematch(table, NOW, Caller(frozenset({"host"}), None), "next")
    assert after(table, again).next == "next"
    assert again.draft is not None
    _, times = repeated(table, ev.Given(1, "bot", "easy"))
    assert times <= budget.HOST_CHANGES, "even that has an end"
