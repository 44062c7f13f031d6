"""Pieces and seats before the start: nobody has another's piece, and none is missing."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from daedalus.core.errors import GameError
from daedalus.table import events as ev
from daedalus.table import seats as places
from daedalus.table.change import NOTHING, Change, Circumstances, change
from daedalus.table.messages import Clock
from daedalus.table.settings import TableSettings
from daedalus.table.table import Table

NOW = Circumstances(0, "seed")


def test_seats_never_become_fewer_than_the_edition_needs() -> None:
    table = new_table("connect", 2)
    with pytest.raises(GameError):
        places.remove(table, NOW, 1)


def new_table(edition: str, seats: int) -> Table:
    table = Table("t")
    settings = TableSettings(edition, {}, Clock(), False, "host", True, False, 60, 30)
    made = ev.Made(settings, tuple(ev.Place("open") for _ in range(seats)), "")
    table.absorb(ev.Row(0, 0, made))
    return table


WISHES = st.tuples(
    st.sampled_from(("choose", "sit", "remove", "bot", "leave", "more", "connect", "classic")),
    st.integers(0, 5),
    st.integers(1, 6),
)


@given(st.lists(WISHES, max_size=12))
def test_no_two_ever_have_the_same_piece_and_each_is_one_of_the_editions(
    wanted: list[tuple[str, int, int]],
) -> None:
    table = new_table("connect", 4)
    for what, seat, piece in wanted:
        try:
            happened: Change
            match what:
                case "choose":
                    happened = places.choose(table, seat % len(table.chairs), piece)
                case "sit":
                    happened = places.sit(table, NOW, seat, "", "key", piece)
                case "remove":
                    happened = places.remove(table, NOW, seat)
                case "bot":
                    happened = places.give(table, NOW, seat, "bot", "easy")
                case "leave":
                    happened = change(ev.Left(seat % len(table.chairs)))
                case _:
                    name = table.settings.edition if what == "more" else what
                    settings = new_table(name, 2).settings
                    seats = min(len(table.chairs) + (what == "more"), 6 if name == "connect" else 4)
                    happened = change(ev.Changed(settings, seats))
        except GameError:
            happened = NOTHING
        for event in happened.events:
            table.absorb(ev.Row(table.rows, 0, event))
        worn = [chair.piece for chair in table.chairs]
        assert len(set(worn)) == len(worn)
        assert set(worn) <= set(range(1, table.rules.seats[-1] + 1))
