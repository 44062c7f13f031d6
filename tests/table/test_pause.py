"""A pause as the log tells it: all goes on where it stopped."""

from __future__ import annotations

from typing import Any

import pytest

from daedalus.core.game import HOUSE
from daedalus.table import events as ev
from daedalus.table import messages
from daedalus.table.settings import TableSettings
from tests.table.test_log import human, made, told


def after(table: Any, event: ev.AnyEvent, at: int) -> None:
    table.absorb(ev.Row(table.rows, at, event))


@pytest.mark.parametrize("kind", ["turn", "game"])
def test_a_clock_stands_still_in_a_pause_and_goes_on_after_it(kind: Any) -> None:
    clock = messages.Clock(kind, 60)
    settings = TableSettings("classic", {"start": 1}, clock, False, "host", True, False, 60, 30)
    table = told(made(human("a"), human("b"), settings=settings), ev.Began("seed"), at=1000)
    assert table.deadline() == 61_000
    after(table, ev.Paused(), 21_000)
    assert table.deadline() is None
    assert table.times(21_000) == table.times(900_000) == [40_000, 60_000]
    after(table, ev.Resumed(), 901_000)
    assert table.times(901_000) == [40_000, 60_000]
    assert table.deadline() == 941_000


def test_moments_of_go_go_on_where_they_stopped() -> None:
    settings = TableSettings("go", {}, messages.Clock(), False, "host", True, False, 60, 30)
    opening = (made(human("a"), human("b"), settings=settings), ev.Began("seed"))
    table, straight = told(*opening, at=1000), told(*opening, at=1000)
    after(table, ev.Paused(), 1500)
    assert table.elapsed(77_000) == 500
    after(table, ev.Resumed(), 91_500)
    word: Any = table.rules.legal(table.state, HOUSE)[0]
    for each, at in ((table, 91_500 + word.moment), (straight, 1500 + word.moment)):
        stamped: Any = each.rules.stamped(word, each.elapsed(at))  # type: ignore[attr-defined]
        after(each, ev.Acted(HOUSE, (str(stamped),), "time"), at)
    assert table.state == straight.state
