"""What the host chooses before the start: each wish changes one thing, and the rest stays."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from daedalus.table import making
from daedalus.table.caller import Caller
from daedalus.table.change import Circumstances, carried_out
from daedalus.table.keys import hashed
from daedalus.table.messages import Changes, NewTable
from daedalus.table.settings import TableSettings
from daedalus.table.table import Table
from daedalus.table.terms import Terms

BEGINNING: dict[str, Any] = {
    "edition": "classic",
    "options": {"cards": 6},
    "clock": {"kind": "none"},
    "listed": False,
    "start": "host",
    "hints": True,
    "free_text": False,
    "grace": 60,
    "keep_days": 9,
    "seats": [{"kind": "me", "name": "Ann"}, {"kind": "open"}],
}
HOST = Caller(frozenset([hashed("host")]))


def new_table(**other: Any) -> Table:
    wish = msgspec.convert({**BEGINNING, **other}, NewTable)
    first, _ = making.made(wish, "host", Terms(str, str), lambda: "token")
    return making.draft("t", first, False, Circumstances(0, "7")).table


def plain(settings: TableSettings) -> dict[str, Any]:
    told: dict[str, Any] = msgspec.to_builtins(settings)
    return told


OTHERS = {
    "clock": {"kind": "turn", "seconds": 30, "increment": 0},
    "listed": True,
    "start": "full",
    "hints": False,
    "previews": False,
    "free_text": True,
    "grace": 600,
    "options": {"cards": 3},
}


@pytest.mark.parametrize("name", OTHERS)
def test_a_new_table_is_set_as_it_was_wished(name: str) -> None:
    before, after = plain(new_table().settings), plain(new_table(**{name: OTHERS[name]}).settings)
    assert after == {**before, name: OTHERS[name]}
    assert before["keep_days"] == 9


@pytest.mark.parametrize("name", OTHERS)
def test_a_wish_changes_one_setting_and_the_rest_stays(name: str) -> None:
    table = new_table()
    before = plain(table.settings)
    wanted = msgspec.convert({name: OTHERS[name]}, Changes)
    after = settled(table, wanted)
    assert plain(after.settings) == {**before, name: OTHERS[name]}
    assert len(after.chairs) == 2


def settled(table: Table, wanted: Changes) -> Table:
    happened = making.change_settings(table, HOST, wanted)
    *_, (_, after) = carried_out(table, happened, 1)
    return after


def test_another_edition_begins_with_its_own_options_and_the_same_one_keeps_them() -> None:
    other = settled(new_table(), Changes(edition="galaxy"))
    assert (other.settings.edition, other.settings.options) == ("galaxy", {})
    same = settled(new_table(), Changes(edition="classic", seats=3))
    assert (same.settings.options, len(same.chairs)) == ({"cards": 6}, 3)
