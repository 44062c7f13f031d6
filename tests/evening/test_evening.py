"""An evening as a value: who comes and goes, how tables end, and how everybody stands."""

from __future__ import annotations

import json

import pytest

from daedalus.core.errors import IllegalAction, NotationError, OptionError
from daedalus.evening.evening import MOST, Evening, new_evening, retold
from daedalus.evening.seating import met, repeats


def with_people(count: int, size: int = 4, rounds: int = 3) -> Evening:
    evening = new_evening(size, rounds, "seed")
    for number in range(count):
        evening = evening.come(f"P{number}")
    return evening


def played(evening: Evening) -> Evening:
    """Let every table end in the order in which they sit."""
    for number, names in enumerate(evening.rounds[-1].tables):
        evening = evening.end_table(number, [[name] for name in names])
    return evening


def test_an_evening_of_twenty_with_a_latecomer_and_a_leaver() -> None:
    evening = played(with_people(20).begin_round())
    evening = played(evening.come("Late").begin_round())
    evening = played(evening.leave("P3").begin_round())
    assert [len(each.tables) for each in evening.rounds] == [5, 6, 5]
    assert repeats(met([each.tables for each in evening.rounds])) == 0
    standings = evening.standings()
    assert len(standings) == 21
    assert sum(each.points for each in standings) == sum(
        len(table) * (len(table) + 1) // 2 for each in evening.rounds for table in each.tables
    )
    late = next(each for each in standings if each.name == "Late")
    assert late.rounds[0] is None
    assert late.rounds[1] is not None


def test_equal_points_share_a_place() -> None:
    evening = with_people(8).begin_round()
    evening = played(evening)
    places = [each.place for each in evening.standings()]
    assert places == [1, 1, 3, 3, 5, 5, 7, 7]


def test_who_share_a_place_at_a_table_get_the_same() -> None:
    evening = with_people(4, rounds=1).begin_round()
    a, b, c, d = evening.rounds[0].tables[0]
    done = evening.end_table(0, [[a, b], [c], [d]])
    assert {each.name: each.points for each in done.standings()} == {a: 3, b: 3, c: 2, d: 1}
    corrected = done.end_table(0, [[d], [c], [b], [a]])
    assert corrected.standings()[0].name == d


def test_a_table_that_never_ends_is_closed() -> None:
    evening = with_people(8).begin_round()
    evening = evening.end_table(0, [[name] for name in evening.rounds[0].tables[0]])
    with pytest.raises(IllegalAction, match="not over"):
        evening.begin_round()
    closed = evening.close_round()
    assert closed.rounds[0].over
    assert [closed._points(0, name) for name in closed.rounds[0].tables[1]] == [1] * 4
    assert closed.begin_round().running


def test_the_same_name_twice_is_two_people_and_who_comes_back_is_one() -> None:
    evening = with_people(4).come("Mira").come("mira")
    assert evening.here[-2:] == ["Mira", "mira 2"]
    back = evening.leave("Mira").come("MIRA")
    assert len(back.people) == len(evening.people)
    assert "Mira" in back.here


def test_there_is_room_for_so_many() -> None:
    evening = with_people(MOST)
    with pytest.raises(OptionError, match="4 to 32"):
        evening.come("One more")
    with pytest.raises(IllegalAction, match="needs 4"):
        with_people(3).begin_round()


def test_what_was_written_is_read_again() -> None:
    evening = played(with_people(9, 3).begin_round()).leave("P1").begin_round()
    assert retold(json.loads(json.dumps(evening.events))) == evening


@pytest.mark.parametrize(
    "damage",
    [
        {"k": "nothing"},
        {"k": "made", "size": 4, "rounds": 3, "seed": ""},
        {"k": "left", "name": "nobody"},
        {"k": "round", "tables": [["P0", "P1"], ["P2", "P2"]]},
        {"k": "ended", "table": 0, "places": [1]},
        {},
    ],
)
def test_a_damaged_line_is_refused(damage: dict[str, object]) -> None:
    evening = with_people(4)
    with pytest.raises(NotationError, match="evening"):
        retold([*evening.events, damage])
    with pytest.raises(NotationError, match="begins"):
        retold([])


def test_only_whoever_sits_there_has_a_place() -> None:
    evening = with_people(8).begin_round()
    here, there = evening.rounds[0].tables
    for order in ([[here[0]]], [[name] for name in there], [[name, name] for name in here]):
        with pytest.raises(OptionError):
            evening.end_table(0, order)
    for table in (-1, 2):
        with pytest.raises(OptionError, match="no such table"):
            evening.end_table(table, [here])
    for text in ("", "Nobody"):
        with pytest.raises(OptionError):
            evening.come("") if not text else evening.leave(text)
    with pytest.raises(OptionError):
        new_evening(5)
    with pytest.raises(OptionError):
        new_evening(4, 0)
