"""Stored events: what was written once is read and written the same for ever."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

from daedalus.table.events import AnyEvent, Made, read_event, write_event

STORED = (Path(__file__).parent / "events.jsonl").read_text(encoding="utf-8").splitlines()


def test_every_kind_of_event_is_written_as_it_was_stored() -> None:
    events = [read_event(text) for text in STORED]
    assert [write_event(event) for event in events] == STORED
    assert {type(event) for event in events} == set(get_args(AnyEvent))


def test_a_table_stored_before_rules_had_versions_is_played_by_the_first() -> None:
    made = read_event(STORED[0].replace(',"rules":1,"pace":"normal"', ""))
    assert isinstance(made, Made)
    assert made.settings.rules == 1
