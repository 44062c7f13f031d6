"""A host who stays away: somebody who is there can run the table, and the host still can."""

from __future__ import annotations

import msgspec
import pytest

from daedalus.table import events as ev
from daedalus.table import making
from daedalus.table.answers import decide
from daedalus.table.caller import Caller
from daedalus.table.change import Circumstances
from daedalus.table.events import Place, Row
from daedalus.table.hosts import hand_on
from daedalus.table.keys import Forbidden
from daedalus.table.messages import Clock, StandIn
from daedalus.table.people import People
from daedalus.table.settings import TableSettings
from daedalus.table.table import Table
from daedalus.table.terms import Terms
from daedalus.table.views import table_view
from tests.table.test_log import OPEN, PLAYING, made, told

HOST, A, B, C = (Caller(frozenset({key})) for key in ("host", "a", "b", "c"))
ALL = (HOST, A, B, C)
HANDED = ev.Handed(1)
TERMS = Terms(str, str)


def may(table: Table) -> list[Caller]:
    """Return who may do what the host may."""
    return [caller for caller in ALL if caller.at(table).host]


def heirs(table: Table, people: People) -> tuple[ev.AnyEvent, ...]:
    return hand_on(table, Circumstances(2000, people=people)).events


@pytest.mark.parametrize("log", [(OPEN,), PLAYING], ids=["waiting", "playing"])
def test_the_first_player_who_is_there_may_do_what_the_host_may_and_the_host_still_may(
    log: tuple[ev.AnyEvent, ...],
) -> None:
    table = told(*log)
    assert may(table) == [HOST]
    assert heirs(table, People(frozenset({2, 1}))) == (HANDED,)
    handed = table.then(Row(table.rows, 2000, HANDED))
    assert may(handed) == [HOST, B]
    B.need_host(handed)
    with pytest.raises(Forbidden):
        C.need_host(handed)
    assert table_view(handed, People()).deputy == 1


@pytest.mark.parametrize(
    "people",
    [
        pytest.param(People(frozenset({1}), host=True), id="the host is there"),
        pytest.param(People(watching=3), id="only strangers are there"),
        pytest.param(People(), id="nobody is there"),
    ],
)
def test_otherwise_the_rights_stay_where_they_are(people: People) -> None:
    assert heirs(told(*PLAYING), people) == ()


def test_what_was_made_for_others_or_goes_on_for_days_keeps_its_host() -> None:
    here = People(frozenset({0}))
    club = told(made(Place("open"), Place("open")), ev.Sat(0, "x", "a"))
    mail = TableSettings("classic", {}, Clock("turn", 86_400), False, "host", True, False, 60, 30)
    assert heirs(club, here) == ()
    assert heirs(told(made(*OPEN.seats, settings=mail)), here) == ()
    assert heirs(told(*PLAYING, ev.Closed()), here) == ()


@pytest.mark.parametrize("gone", [ev.Left(1), ev.Given(1, "bot", "easy"), ev.Given(1, "open")])
def test_the_rights_end_with_the_seat_and_the_next_one_there_gets_them(gone: ev.AnyEvent) -> None:
    table = told(*PLAYING, HANDED, gone)
    assert may(table) == [HOST]
    assert heirs(table, People(frozenset({2}))) == (ev.Handed(2),)


def test_the_rights_move_up_with_the_seat_and_a_second_device_has_them_too() -> None:
    table = told(OPEN, ev.Offered(1, "code", 10_000), HANDED, ev.Paired(1, "code", "phone"))
    assert Caller(frozenset({"phone"})).at(table).host
    shorter = told(OPEN, HANDED, ev.Given(0, "open"), ev.Removed(0))
    assert may(shorter) == [HOST, B]
    assert shorter.deputy_seat == 0


@pytest.mark.parametrize(("asks", "runs"), [(B, [B]), (C, [B]), (HOST, [HOST])])
def test_whoever_runs_the_table_runs_the_rematch_unless_its_host_asks(
    asks: Caller, runs: list[Caller]
) -> None:
    table = told(*PLAYING, HANDED)
    table.acting = ()  # as if it were over
    draft = making.rematch(table, Circumstances(2000, "next"), asks, "next").draft
    assert draft is not None
    assert may(draft.table) == runs


@pytest.mark.parametrize("who", ["players", "host"])
def test_the_host_chooses_who_may_let_a_bot_play_for_somebody_absent(who: str) -> None:
    table = told(*PLAYING)
    table.settings = msgspec.structs.replace(table.settings, stand_in_by=who)
    moment = Circumstances(2000, people=People(frozenset({0}), frozenset({1})))
    for caller in ALL[:2]:  # the host, who has no seat, and a player
        if caller == A and who == "host":
            with pytest.raises(Forbidden):
                decide(table, moment, caller, StandIn(1), TERMS)
        else:
            done = decide(table, moment, caller, StandIn(1), TERMS)
            assert done.events == (ev.StoodIn(1, "medium"),)
    with pytest.raises(Forbidden):
        decide(table, moment, Caller(), StandIn(1), TERMS)
