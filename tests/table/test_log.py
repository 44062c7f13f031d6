"""A table is what its log says: what does not fit is refused, and codes die with their owner."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest

from daedalus.core.game import HOUSE
from daedalus.editions import edition
from daedalus.table import events as ev
from daedalus.table import making
from daedalus.table.caller import Caller
from daedalus.table.change import Circumstances
from daedalus.table.events import AnyEvent, Place, Row, Unreadable
from daedalus.table.messages import Clock
from daedalus.table.settings import TableSettings
from daedalus.table.table import Table

SETTINGS = TableSettings("classic", {"start": 1}, Clock(), False, "host", True, False, 60, 30)
KINDS: tuple[Any, ...] = get_args(AnyEvent)


def made(*seats: Place, settings: TableSettings = SETTINGS) -> ev.Made:
    return ev.Made(settings, seats, "host")


def human(key: str) -> Place:
    return Place("human", keys=(key,))


def told(*happened: AnyEvent, at: int = 1000) -> Table:
    """Return the table of a log."""
    table = Table("t")
    for event in happened:
        table.absorb(Row(table.rows, at, event))
    return table


def test_a_table_is_played_by_the_rules_it_was_made_under() -> None:
    young = TableSettings("go", {}, Clock(), False, "host", True, False, 60, 30, rules=2)
    without = msgspec.json.encode(young).replace(b',"rules":2', b"")
    old = msgspec.json.decode(without, type=TableSettings)
    assert told(made(human("a"), human("b"), settings=young)).rules.version == 2
    table = told(made(human("a"), human("b"), settings=old), BEGAN)
    assert table.rules.version == 1
    assert table.rules.write(table.first).endswith(table.first.dice)  # as it was written then
    assert dict(table.rules.chosen) == {"version": 1}  # so bots and replays know it too
    assert "version" not in table.options
    later = msgspec.structs.replace(young, rules=4)
    with pytest.raises(Unreadable):
        told(made(human("a"), human("b"), settings=later))


def test_what_an_old_table_leaves_out_means_what_it_meant_for_its_rematch_too() -> None:
    """Before version 3 of the rules Go! had limits by default."""
    old = TableSettings("go", {"search": 0}, Clock(), False, "host", True, False, 60, 30, rules=2)
    table = told(made(human("a"), human("b"), settings=old), BEGAN)
    assert table.options["limit"] == 120
    table.acting = ()  # as if it were over
    host = Caller(frozenset({"host"}), None)
    draft = making.rematch(table, Circumstances(2000, "next"), host, "next").draft
    assert draft is not None
    assert draft.table.options == table.options
    assert draft.table.rules.version == edition("go").version


OPEN = made(human("a"), human("b"), human("c"))
BEGAN = ev.Began("seed")
PLAYING = (OPEN, BEGAN)
CODE = ev.Offered(2, "code", 10_000)

# What becomes of a code of seat 2 (its owner's key is c) when this happens: (before, event, lives).
WALK: dict[type, list[tuple[tuple[AnyEvent, ...], AnyEvent, bool]]] = {
    ev.Made: [],  # it is the first row: there is no code yet
    ev.Changed: [
        ((OPEN,), ev.Changed(SETTINGS, 3), True),
        ((OPEN,), ev.Changed(SETTINGS, 2), False),
    ],
    ev.Sat: [
        ((made(human("a"), Place("open"), human("c")),), ev.Sat(1, "x", "d"), True),
        ((OPEN,), ev.Sat(2, "x", "d"), False),
    ],
    ev.Left: [
        ((OPEN,), ev.Left(1), True),
        ((OPEN,), ev.Left(2), False),
        (PLAYING, ev.Left(2), False),
    ],
    ev.Named: [((OPEN,), ev.Named(2, "x"), True)],
    ev.Given: [
        ((OPEN,), ev.Given(1, "bot", "easy"), True),
        ((OPEN,), ev.Given(2, "bot", "easy"), False),
        ((OPEN,), ev.Given(2, "open"), False),
        (PLAYING, ev.Given(2, "open"), False),
        (PLAYING, ev.Given(2, "bot", "easy"), False),
    ],
    ev.Removed: [
        ((OPEN,), ev.Removed(1), True),
        ((OPEN,), ev.Removed(2), False),
    ],
    ev.Chose: [((OPEN,), ev.Chose(2, 1), True)],
    ev.Readied: [((OPEN,), ev.Readied(2, True), True)],
    ev.Held: [((OPEN,), ev.Held(True), True)],
    ev.Began: [((OPEN,), BEGAN, True)],
    ev.Acted: [(PLAYING, ev.Acted(0, ("b1=6",)), True)],
    ev.StoodIn: [
        (PLAYING, ev.StoodIn(1, "easy"), True),
        (PLAYING, ev.StoodIn(2, "easy"), False),
    ],
    ev.CameBack: [((*PLAYING, ev.StoodIn(1, "easy")), ev.CameBack(1), True)],
    ev.AskedBack: [((*PLAYING, ev.Acted(0, ("b1=6",))), ev.AskedBack(0, 0), True)],
    ev.Answered: [(PLAYING, ev.Answered(2, True), True)],
    ev.TookBack: [((*PLAYING, ev.Acted(0, ("b1=6",))), ev.TookBack(0, 0), True)],
    ev.Offered: [((OPEN,), ev.Offered(2, "another", 10_000), True)],
    ev.Paired: [
        ((OPEN, ev.Offered(2, "another", 10_000)), ev.Paired(2, "another", "d"), True),
        ((OPEN,), ev.Paired(2, "code", "d"), False),
    ],
    ev.Zoned: [(PLAYING, ev.Zoned(2, 60), True)],
    ev.Paused: [(PLAYING, ev.Paused(), True)],
    ev.Resumed: [((*PLAYING, ev.Paused()), ev.Resumed(), True)],
    ev.Handed: [((OPEN,), ev.Handed(2), True)],
    ev.Rematched: [(PLAYING, ev.Rematched("x"), False)],
    ev.Boxed: [
        (PLAYING, ev.Boxed("key"), True),
        (PLAYING, ev.Boxed(), True),
        (PLAYING, ev.Boxed(barred=True), True),
    ],
    ev.Hidden: [(PLAYING, ev.Hidden(), True)],
    ev.Closed: [(PLAYING, ev.Closed(), False)],
}


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_a_code_dies_with_its_owner_whatever_happens(kind: type) -> None:
    assert kind in WALK, "a new kind of event: does it change who sits there?"
    for before, event, lives in WALK[kind]:
        table = told(*before, CODE)
        assert "code" in table.offers
        table.absorb(Row(table.rows, 1000, event))
        assert ("code" in table.offers) is lives, event


def test_a_code_does_not_come_back_with_the_next_owner() -> None:
    assert not told(OPEN, CODE, ev.Left(2), ev.Sat(2, "x", "d")).offers
    assert not told(OPEN, ev.Left(2), CODE).offers, "nobody is there to share the seat"
    assert not told(*PLAYING, CODE, ev.StoodIn(2, "easy"), ev.CameBack(2)).offers


def test_a_code_moves_up_with_its_seat() -> None:
    table = told(OPEN, CODE, ev.Removed(0))
    assert table.offers["code"].seat == 1
    assert table.chairs[1].keys == ("c",)


def test_an_old_code_is_forgotten() -> None:
    table = told(OPEN, CODE)
    table.absorb(Row(table.rows, 10_001, ev.Named(0, "x")))
    assert not table.offers


SEATED = [kind for kind in KINDS if "seat" in kind.__struct_fields__]


@pytest.mark.parametrize("kind", SEATED, ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("seat", [3, 15, -1, -2, 10**30])
def test_a_seat_that_is_not_there_is_refused(kind: Any, seat: int) -> None:
    words: dict[str, Any] = {"kind": "bot", "yes": True, "to": 0, "until": 1, "do": ("b1=6",)}
    words |= {"piece": 1, "cause": "act", "seat": seat}
    values = {name: words.get(name, "x") for name in kind.__struct_fields__}
    for log in ((OPEN,), PLAYING):
        with pytest.raises(Unreadable):
            told(*log, kind(**values))


@pytest.mark.parametrize(
    "log",
    [
        (BEGAN,),
        (ev.Left(0),),
        (OPEN, OPEN),
        (*PLAYING, BEGAN),
        (*PLAYING, ev.Changed(SETTINGS, 3)),
        (*PLAYING, ev.Readied(0, True)),
        (OPEN, ev.Changed(SETTINGS, 9)),
        (OPEN, ev.Changed(SETTINGS, 0)),
        (OPEN, ev.Changed(SETTINGS, -1)),
        (OPEN, ev.TookBack(0, 0)),
        (*PLAYING, ev.TookBack(0, 1)),
        (*PLAYING, ev.AskedBack(0, -1)),
        (OPEN, ev.Paused()),
        (OPEN, ev.Left(1), ev.Handed(1)),
        (*PLAYING, ev.Resumed()),
        (*PLAYING, ev.Paused(), ev.Paused()),
        (*PLAYING, ev.Paused(), ev.Acted(0, ("b1=6",))),
        (*PLAYING, ev.Acted(0, ("b1=6",)), ev.Paused(), ev.TookBack(0, 0)),
        (OPEN, ev.Acted(0, ("b1=6",))),
        (*PLAYING, ev.Acted(1, ("b1=6",))),
        (*PLAYING, ev.Acted(HOUSE, ("b1=6",))),
        (*PLAYING, ev.Acted(0, ("nonsense",))),
        (made(settings=SETTINGS),),
        (made(human("a"), settings=msgspec.structs.replace(SETTINGS, edition="chess")),),
    ],
)
def test_what_does_not_fit_is_refused(log: tuple[AnyEvent, ...]) -> None:
    with pytest.raises(Unreadable):
        told(*log)


def test_a_gap_in_the_log_is_refused() -> None:
    table = told(OPEN)
    with pytest.raises(Unreadable):
        table.absorb(Row(2, 1000, ev.Named(0, "x")))


def test_a_copy_absorbs_and_leaves_the_table_as_it_was() -> None:
    clock = msgspec.structs.replace(SETTINGS, clock=Clock("game", 9))
    opening = made(human("a"), human("b"), human("c"), settings=clock)
    logs = {type(event): (before, event) for rows in WALK.values() for before, event, _ in rows}
    for before, event in logs.values():
        before = tuple(opening if one is OPEN else one for one in before)
        table, same = told(*before, CODE), told(*before, CODE)
        table.copy().absorb(Row(table.rows, 5000, event))
        assert table == same, event
