"""How long a bot seems to think: a find is quick, a wide choice takes longer."""

from __future__ import annotations

from typing import Any

import daedalus
from daedalus.core.names import clean_name
from daedalus.table import making
from daedalus.table.change import Circumstances
from daedalus.table.messages import NewSeat, NewTable
from daedalus.table.pace import thinking_ms
from daedalus.table.table import Table
from daedalus.table.terms import Terms

TERMS = Terms(clean_name, str)


def begun(seed: str = "pace", pace: Any = "normal") -> Table:
    wish = NewTable("classic", [NewSeat("me"), NewSeat("bot")], {"start": 1}, pace=pace)
    first, _ = making.made(wish, "h", TERMS, lambda: "token")
    return making.draft("t", first, True, Circumstances(1000, seed)).table


def turn(table: Table, level: str) -> list[str]:
    view = table.rules.view(table.state, 0)
    return [str(action) for action in daedalus.bots.make(level).turn(table.rules, view, 0)]


def test_a_find_is_quicker_than_a_search() -> None:
    tables = [begun(seed=str(seed)) for seed in range(12)]
    found = [thinking_ms(table, 0, turn(table, "medium"), 700) for table in tables]
    assert min(found) == 560, "some of these deals have a treasure within reach"
    assert 770 <= max(found) <= 1120


def test_people_choose_the_pace() -> None:
    quick, normal, calm = (
        thinking_ms(begun(pace=pace), 0, turn(begun(pace=pace), "medium"), 700)
        for pace in ("quick", "normal", "calm")
    )
    assert quick < normal < calm < 2100


def test_where_bots_do_not_wait_nothing_takes_time() -> None:
    assert thinking_ms(begun(), 0, turn(begun(), "medium"), 0) == 0


def test_what_will_be_refused_takes_time_too() -> None:
    assert thinking_ms(begun(), 1, ["b1=6"], 700) > 0
