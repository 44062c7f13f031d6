"""A change is a value: deciding changes nothing, and what does not fit is never written."""

from __future__ import annotations

from typing import Any

import pytest

from daedalus.core.errors import GameError, IllegalAction
from daedalus.table import answers, clocks, messages
from daedalus.table import events as ev
from daedalus.table.acts import act
from daedalus.table.caller import Caller
from daedalus.table.change import Change, Circumstances, Misfit, carried_out, change
from daedalus.table.messages import Clock
from daedalus.table.pauses import pause, resume
from daedalus.table.people import People
from daedalus.table.seat_view import seen_by
from daedalus.table.settings import TableSettings
from daedalus.table.table import Table
from daedalus.table.terms import Terms
from tests.table.test_log import BEGAN, OPEN, PLAYING, human, made, told

NOW = Circumstances(5_000, "seed", People(absent=frozenset({1})))
TERMS = Terms(str, str)
EVERYONE = Caller(frozenset({"a", "b", "c", "host"}), 0)
REQUESTS: list[answers.ChangeRequest] = [
    messages.Act(0, ["b1=6"]),
    messages.Ready(),
    messages.Start("easy"),
    messages.Wait(),
    messages.Rename("Zoe"),
    messages.MakeSeat(1, "bot"),
    messages.MakeSeat(1, "gone"),
    messages.Choose(4),
    messages.StandIn(1),
    messages.Back(),
    messages.Undo(),
    messages.Answer(True),
]


@pytest.mark.parametrize("log", [(OPEN,), PLAYING, (*PLAYING, ev.Acted(0, ("b1=6",)))], ids=len)
@pytest.mark.parametrize("request_", REQUESTS, ids=lambda each: type(each).__name__)
def test_deciding_changes_nothing_and_carrying_out_makes_another_table(
    log: tuple[ev.AnyEvent, ...], request_: answers.ChangeRequest
) -> None:
    table = told(*log)
    try:
        decided = answers.decide(table, NOW, EVERYONE, request_, TERMS)
    except GameError:
        decided = Change()
    steps = carried_out(table, decided, NOW.at) if decided.events else []
    assert table == told(*log)
    for row, following in steps:
        assert following.rows == row.ply + 1
        assert following != table


@pytest.mark.parametrize(
    "wrong", [ev.Paired(7, "x", "y"), ev.Began("s"), ev.Acted(5, ("b1=6",))], ids=repr
)
def test_what_could_not_be_read_again_is_refused_as_a_whole(wrong: ev.AnyEvent) -> None:
    with pytest.raises(Misfit):
        carried_out(told(*PLAYING), change(ev.Named(0, "Pip"), wrong), 0)


def test_whoever_acts_ends_a_pause() -> None:
    paused = told(*PLAYING, ev.Paused())
    rows = carried_out(paused, act(paused, 9_000, 0, 0, [seen_by(paused, 0).legal[0]]), 9_000)
    assert [type(row.event) for row, _ in rows] == [ev.Resumed, ev.Acted]
    assert rows[-1][1].paused_at == 0
    with pytest.raises(IllegalAction):
        act(paused, 9_000, 0, 0, ["b1=6"], "bot")


def test_only_what_nobody_attends_is_paused_and_only_what_is_paused_goes_on() -> None:
    table, alone = told(*PLAYING), Circumstances(1)
    assert pause(table, alone).events == (ev.Paused(),)
    assert pause(table, Circumstances(1, people=People(frozenset({0})))).events == ()
    assert resume(table, alone).events == ()
    paused = told(*PLAYING, ev.Paused())
    assert resume(paused, alone).events == (ev.Resumed(),)
    assert pause(paused, alone).events == ()


# --- time ---------------------------------------------------------------------------------------


def with_clock(kind: Any) -> Table:
    settings = TableSettings(
        "classic", {"start": 1}, Clock(kind, 60), False, "host", True, False, 60, 30
    )
    return told(made(human("a"), human("b"), settings=settings), BEGAN, at=1_000)


@pytest.mark.parametrize("kind", ["turn", "game"])
def test_a_whole_turn_is_played_for_a_player_out_of_time_and_not_before(kind: str) -> None:
    table = with_clock(kind)
    assert clocks.play_for_idle(table, Circumstances(60_999, "seed")).events == ()
    (acted,) = clocks.play_for_idle(table, Circumstances(61_000, "seed")).events
    assert isinstance(acted, ev.Acted)
    assert (acted.seat, acted.cause, len(acted.do)) == (0, "time", 2)


def test_the_house_acts_when_its_moment_has_come() -> None:
    settings = TableSettings("go", {}, Clock(), False, "host", True, False, 60, 30)
    table = told(made(human("a"), human("b"), settings=settings), BEGAN, at=1_000)
    due = clocks.house_due(table)
    assert due is not None
    assert clocks.play_for_house(table, Circumstances(1_000 + due - 1)).events == ()
    (acted,) = clocks.play_for_house(table, Circumstances(1_000 + due)).events
    assert isinstance(acted, ev.Acted)
    assert acted.cause == "time"
    paused = table.then(ev.Row(table.rows, 1_000, ev.Paused()))
    assert clocks.house_due(paused) is None
