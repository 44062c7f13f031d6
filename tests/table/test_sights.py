"""What a seat is shown, and what follows from it without asking the rules again."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from daedalus.table import events as ev
from daedalus.table import messages
from daedalus.table.events import Place, Row
from daedalus.table.settings import TableSettings
from daedalus.table.sights import sight
from daedalus.table.table import Table

VARIANTS: list[tuple[str, int, dict[str, Any]]] = [
    ("classic", 2, {}),
    ("classic", 2, {"size": 5, "ending": "edge", "cards": 1}),
    ("pirates", 3, {"dark_lord": True, "hands": "own"}),
    ("galaxy", 4, {"dark_lord": True, "size": 9}),
]


def began(name: str, seats: int, options: dict[str, Any]) -> Table:
    table = Table("abcdefghjkmn")
    settings = TableSettings(
        edition=name,
        options=options,
        clock=messages.Clock(),
        listed=False,
        start="full",
        hints=True,
        free_text=False,
        grace=60,
        keep_days=30,
    )
    table.absorb(Row(0, 1, ev.Made(settings, (Place("human"),) * seats, "")))
    table.absorb(Row(1, 1, ev.Began("7")))
    return table


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_what_is_seen_to_be_allowed_is_what_the_rules_allow(
    variant: tuple[str, int, dict[str, Any]],
) -> None:
    table, chance = began(*variant), Random(str(variant))
    rules = table.rules
    for _ in range(8):
        seat = table.acting[0]
        seen, view = sight(table, seat), rules.view(table.state, seat)
        assert [str(action) for action in rules.legal(view, seat)] == seen.legal
        assert all(seen.allows([], push) for push in seen.legal)
        assert not seen.allows([], "a1")
        assert seen.reach is not None
        every = [f"{sign}{walk.lstrip('!')}" for walk in seen.reach.walks for sign in ("", "!")]
        for push in chance.sample(seen.legal, 6):
            after = rules.apply(view, seat, rules.parse(push))
            legal = {str(walk) for walk in rules.legal(after, seat)}
            assert {walk for walk in (*every, "out") if seen.allows([push], walk)} == legal
        assert not seen.allows(["b1=0"], seen.reach.walks[0]), "no such push"
        assert not seen.allows([seen.legal[0], "a1"], "a1"), "nothing follows a walk"
        push = chance.choice(seen.legal)
        walks = rules.legal(table.after(seat, [push]), seat)
        done = (push, str(chance.choice(tuple(walks))))
        table.absorb(Row(table.rows, 1, ev.Acted(seat, done)))
        if not table.acting:
            break
