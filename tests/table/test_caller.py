"""Who asks: tokens open seats, and a view is that of one's own seat or of nobody."""

from __future__ import annotations

import pytest

from daedalus.table import events as ev
from daedalus.table.caller import ANYONE, Caller, greeted, turned
from daedalus.table.events import Place
from daedalus.table.keys import Forbidden, hashed
from daedalus.table.messages import Eyes, Hello, You
from tests.table.test_log import human, made, told

TABLE = told(made(human("a"), human("b"), Place("human", keys=("b", "c"))), ev.Began("seed"))


def caller(*keys: str) -> Caller:
    return Caller(frozenset(keys))


def test_whoever_has_no_key_has_no_seat_and_nobodys_eyes() -> None:
    assert ANYONE.at(TABLE) == You([], False, None)


def test_one_seat_gives_its_eyes_and_two_give_none_until_they_are_chosen() -> None:
    assert caller("a").at(TABLE) == You([0], False, 0)
    assert caller("b").at(TABLE) == You([1, 2], False, None)
    assert caller("b")._replace(eyes=2).at(TABLE) == You([1, 2], False, 2)
    assert caller("a", "host").at(TABLE).host


def test_eyes_are_lost_with_the_seat() -> None:
    asked = Caller(frozenset({"a"}), 0)
    assert asked.at(TABLE).eyes == 0
    left = TABLE.then(ev.Row(TABLE.rows, 1000, ev.Left(0)))
    assert asked.at(left) == You([], False, None)


def test_a_message_without_a_seat_is_for_the_eyes_or_the_only_seat() -> None:
    assert caller("a").seat(TABLE, None) == 0
    assert caller("b")._replace(eyes=2).seat(TABLE, None) == 2
    assert caller("b").seat(TABLE, 1) == 1
    for who, seat in ((caller("b"), None), (caller("a"), 1), (ANYONE, None), (ANYONE, 0)):
        with pytest.raises(Forbidden):
            who.seat(TABLE, seat)


def test_tokens_of_other_tables_are_noticed_and_not_kept() -> None:
    table = told(made(human(hashed("mine")), human("other")))
    who, known = greeted(table, Hello(["mine", "other"]))
    assert (who.keys, known) == (frozenset({hashed("mine")}), False)
    assert greeted(table, Hello(["mine"]))[1]


def test_nobody_gets_the_eyes_of_another() -> None:
    assert turned(TABLE, caller("b"), Eyes(1)).eyes == 1
    assert turned(TABLE, caller("b"), Eyes(None)).eyes is None
    with pytest.raises(Forbidden):
        turned(TABLE, caller("a"), Eyes(1))


def test_only_ones_own_seats_are_around_a_screen_and_none_while_one_of_them_looks() -> None:
    both = turned(TABLE, caller("b"), Eyes(None, [2]))
    assert both.at(TABLE) == You([1, 2], False, None, [2])
    assert turned(TABLE, both, Eyes(1, [1, 2])).at(TABLE) == You([1, 2], False, 1)
    assert turned(TABLE, both, Eyes(None)).at(TABLE) == You([1, 2], False, None)
    with pytest.raises(Forbidden):
        turned(TABLE, caller("b"), Eyes(None, [0]))
    stolen, _ = greeted(TABLE, Hello([], around=[0, 1]))
    assert stolen.at(TABLE) == You([], False, None, [])
