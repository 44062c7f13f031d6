"""What may be taken back: nothing that has shown anybody what was hidden."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from daedalus.bots.sliding.belief import turns_of
from daedalus.core.game import HOUSE, play
from daedalus.editions import edition, edition_names
from daedalus.table import events as ev
from daedalus.table.events import Place, Row
from daedalus.table.messages import Clock
from daedalus.table.settings import TableSettings
from daedalus.table.table import REMEMBERED, Table
from daedalus.table.takebacks import answer, reveals, undo


def table_of(name: str, seats: int, seed: str, previews: bool = True, **options: Any) -> Table:
    rules = edition(name, **options)
    settings = TableSettings(
        edition=name,
        options=dict(rules.chosen),
        clock=Clock(),
        listed=False,
        start="full",
        hints=True,
        free_text=False,
        grace=60,
        keep_days=1,
        previews=previews,
    )
    table = Table("t")
    places = tuple(Place("human", keys=(str(seat),)) for seat in range(seats))
    table.absorb(Row(0, 0, ev.Made(settings, places, "host")))
    table.absorb(Row(1, 0, ev.Began(seed)))
    return table


def do(table: Table, *texts: str) -> None:
    table.absorb(Row(table.rows, 0, ev.Acted(table.acting[0], texts)))


def findings(table: Table) -> tuple[list[str], list[str]]:
    """Return a whole turn that finds a card, and one that finds none."""
    rules, state, seat = table.rules, table.state, table.acting[0]
    finds: list[str] = []
    other: list[str] = []
    for push in rules.legal(state, seat):
        pushed = rules.apply(state, seat, push)
        for walk in rules.legal(pushed, seat):
            after = rules.apply(pushed, seat, walk)
            if len(after.found[seat]) > len(state.found[seat]):
                finds = [str(push), str(walk)]
            elif not other:
                other = [str(push), str(walk)]
    return finds, other


@pytest.mark.parametrize("hands", ["hidden", "own", "open"])
def test_a_find_stays_done_where_cards_are_hidden(hands: str) -> None:
    tried = 0
    for seed in range(40):
        table = table_of("classic", 2, str(seed), hands=hands, cards=3)
        finds, other = findings(table)
        before = table.ply
        do(table, *other)
        assert not reveals(table, before), "a walk that finds nothing shows nothing"
        if not finds:
            continue
        tried += 1
        table = table_of("classic", 2, str(seed), hands=hands, cards=3)
        do(table, *finds)
        assert reveals(table, before) == (hands != "open"), "with open hands all is known"
    assert tried > 5


def test_a_table_tells_its_bots_what_everybody_saw() -> None:
    """As their seat saw it, even in a long game, and without what was taken back."""
    table = table_of("classic", 2, "7")
    dice = Random(7)
    for _ in range(REMEMBERED + 20):
        do(table, str(dice.choice(table.rules.legal(table.state, table.acting[0]))))
        seat = 1 - table.acting[0]
    history = table.history(seat)
    assert len(history.moves) == REMEMBERED
    assert set(history.first.left[1 - seat]) == {"?"}
    assert table.rules.view(table.state_at(20), seat) == history.first
    assert [(move.seat, move.action) for move in history.moves] == table.actions(20, table.ply)
    rules: Any = table.rules
    assert turns_of(rules, rules.view(table.state, seat), 1 - seat, history)


def test_a_push_alone_can_always_be_taken_back() -> None:
    for seed in range(10):
        table = table_of("galaxy", 3, str(seed), dark_lord=True)
        do(table, str(table.rules.legal(table.state, table.acting[0])[seed]))
        (event,) = undo(table, table.acting[0]).events
        assert event == ev.TookBack(table.acting[0], 0)


def test_whoever_holds_several_seats_is_not_asked_for_them() -> None:
    table = table_of("classic", 3, "7", start=1, hands="open")
    do(table, *findings(table)[1])
    assert undo(table, 0, own=[0, 1, 2]).events == (ev.TookBack(0, 0),)
    (asked,) = undo(table, 0, own=[0, 1]).events
    assert asked == ev.AskedBack(0, 0, (2,)), "a laptop with two seats asks the third, far away"
    table.absorb(Row(table.rows, 0, asked))
    assert answer(table, 2, yes=True).events[-1] == ev.TookBack(0, 0)


def test_a_log_that_does_not_say_who_is_asked_means_everybody_else() -> None:
    table = table_of("classic", 3, "7", start=1)
    do(table, *findings(table)[1])
    table.absorb(Row(table.rows, 0, ev.AskedBack(0, 0)))
    assert table.take_back is not None
    assert table.take_back.waiting == (1, 2)


def test_a_tile_drawn_from_the_pile_stays_drawn() -> None:
    table = table_of("connect", 2, "7")
    rules, seat = table.rules, table.acting[0]
    do(table, str(rules.legal(table.state, seat)[0]))
    assert reveals(table, 0)


@pytest.mark.parametrize("name", edition_names())
def test_what_may_be_taken_back_would_have_looked_the_same_in_any_deal(name: str) -> None:
    """Unless in that deal the mover had found something: then more would have been visible."""
    chance = Random(name)
    compared = 0
    for seed in range(6):
        table = table_of(name, 3, str(seed))
        rules = table.rules
        for _ in range(12):
            before, ply = table.state, table.ply
            if table.acting[-1] == HOUSE or not table.acting:
                break
            do(table, str(chance.choice(tuple(rules.legal(table.state, table.acting[0])))))
            if not table.acting or reveals(table, ply):
                continue
            step = table.steps[-1]
            for seat in (None, 0, 1, 2):
                for deal in range(4):
                    other = rules.imagine(rules.view(before, seat), f"{seed}/{deal}")
                    after = play(rules, other, step.seat, rules.parse(step.do[0]))
                    seen, truth = rules.view(after, seat), rules.view(table.state, seat)
                    if rules.write(seen) != rules.write(truth):
                        found = getattr(seen, "found", None)
                        assert found is not None
                        assert found != truth.found, "it differs in what was found alone"
                    compared += 1
    assert compared > 100 or name in ("go", "connect")


@pytest.mark.parametrize("previews", [True, False])
def test_a_push_alone_is_taken_back_at_once_only_where_its_end_was_shown_before(
    previews: bool,
) -> None:
    table = table_of("classic", 2, "7", previews=previews)
    seat = table.acting[0]
    do(table, str(table.rules.legal(table.state, seat)[0]))
    back, asked = ev.TookBack(seat, 0), ev.AskedBack(seat, 0, (1 - seat,))
    assert undo(table, seat).events == ((back,) if previews else (asked,))
    assert undo(table, seat, own=(1 - seat,)).events == (back,), "around one screen nobody is asked"
