"""What a seat is shown, and what follows from it without asking the rules again."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from daedalus.table import events as ev
from daedalus.table import messages
from daedalus.table.events import Place, Row
from daedalus.table.seat_view import seen_by, seen_together
from daedalus.table.settings import TableSettings
from daedalus.table.table import Table

VARIANTS: list[tuple[str, int, dict[str, Any]]] = [
    ("classic", 2, {}),
    ("classic", 2, {"size": 5, "ending": "edge", "cards": 1}),
    ("pirates", 3, {"dark_lord": True, "hands": "own"}),
    ("galaxy", 4, {"dark_lord": True, "size": 9}),
]


def began(name: str, seats: int, options: dict[str, Any], previews: bool = True) -> Table:
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
        previews=previews,
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
        seen, view = seen_by(table, seat), rules.view(table.state, seat)
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


def test_where_a_push_leads_is_not_sent_before_it_is_made_if_the_host_wants_it_so() -> None:
    table = began("classic", 2, {}, previews=False)
    seat = table.acting[0]
    seen = seen_by(table, seat)
    assert seen.reach is None
    table.absorb(Row(table.rows, 1, ev.Acted(seat, (seen.legal[0],))))
    walks = table.rules.legal(table.state, seat)
    assert seen_by(table, seat).legal == [str(walk) for walk in walks]


SHARED = [*VARIANTS, ("connect", 3, {}), ("classic", 2, {"hands": "open"})]


@pytest.mark.parametrize("variant", SHARED, ids=str)
def test_a_screen_that_all_look_at_shows_and_allows_what_anyone_may_know(
    variant: tuple[str, int, dict[str, Any]],
) -> None:
    table, chance = began(*variant), Random(str(variant))
    rules, own = table.rules, range(variant[1])
    for _ in range(8):
        seat = table.acting[0]
        seen, view = seen_together(table, own, own), rules.view(table.state, seat)
        assert seen.pos == rules.write(rules.view(table.state, None))
        assert {str(action) for action in rules.legal(view, seat)} <= set(seen.legal)
        lent = seen_together(table, own, ())
        held = lent.legal != seen.legal
        assert held == (rules.engine == "connect"), "only tiles in hand say where they may lie"
        assert lent.legal == [
            str(each) for each in rules.legal(rules.view(table.state, None), seat)
        ]
        assert seen_together(table, [seat + 99], own).legal == [], "it is the turn of others"
        action = chance.choice(tuple(rules.legal(view, seat)))
        done = [str(action)]
        if rules.engine == "sliding":
            done.append(str(chance.choice(tuple(rules.legal(table.after(seat, done), seat)))))
        table.absorb(Row(table.rows, 1, ev.Acted(seat, tuple(done))))
        if not table.acting:
            break
