"""Presence: who is absent after the grace time, and whether anybody is there to play for."""

from __future__ import annotations

from daedalus.table import events as ev
from daedalus.table.caller import Caller
from daedalus.table.events import Place
from daedalus.table.people import NOBODY, People, absent, attended, away_since
from daedalus.table.presence import Attendance, Presence
from daedalus.table.reader import Reader
from tests.table.test_log import human, made, told

GRACE = 60  # as in the settings of these tables
PLAYING = told(made(human("a"), human("b"), Place("bot", level="easy")), ev.Began("seed"))


def test_someone_is_absent_once_the_grace_time_is_over() -> None:
    away = away_since(PLAYING, {0}, {}, 100.0)
    assert away == {1: 100.0}
    assert absent(PLAYING, away, 100.0 + GRACE - 1) == frozenset()
    assert absent(PLAYING, away, 100.0 + GRACE) == {1}


def test_the_grace_time_counts_from_when_they_left_and_anew_when_they_have_been_back() -> None:
    away = away_since(PLAYING, {0}, {1: 100.0}, 150.0)
    assert away == {1: 100.0}
    assert away_since(PLAYING, {0, 1}, away, 150.0) == {}


def test_whoever_left_for_good_is_absent_at_once_and_bots_never_are() -> None:
    left = PLAYING.then(ev.Row(PLAYING.rows, 1000, ev.Left(1)))
    assert absent(left, {}, 0.0) == {1}


def test_nobody_is_absent_before_the_start() -> None:
    waiting = told(made(human("a"), human("b")))
    assert absent(waiting, {0: 0.0, 1: 0.0}, 1e9) == frozenset()


def test_a_game_is_played_for_its_players_and_one_of_bots_for_whoever_watches() -> None:
    watched = People(watching=3)
    assert attended(PLAYING, People(frozenset({1})))
    assert not attended(PLAYING, NOBODY)
    assert not attended(PLAYING, watched), "strangers do not make the clocks of others run"
    bots = told(made(Place("bot", level="easy"), Place("bot", level="easy")), ev.Began("seed"))
    assert attended(bots, watched)
    assert not attended(bots, NOBODY)


def test_a_seat_is_apart_while_a_device_of_its_own_is_there_beside_the_one_of_several() -> None:
    readers = [Reader(Caller(frozenset({"a", "b"})))]
    presence = Presence(readers, lambda: 0.0)
    assert presence.people(PLAYING).apart == frozenset()
    readers.append(Reader(Caller(frozenset({"b"}))))
    assert presence.people(PLAYING).apart == {1}
    del readers[0]
    assert presence.people(PLAYING).apart == frozenset(), "everybody has a device of their own"
    presence.hear("another process", Attendance([0, 1], 0, False, (), (0, 1)))
    assert presence.people(PLAYING).apart == {1}
