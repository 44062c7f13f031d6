"""People meet as many others as possible, and nobody sits alone."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from daedalus.evening.seating import evening_of, fewest, met, repeats, seated, sizes

PEOPLE, SIZES = st.integers(4, 32), st.integers(2, 4)


@given(PEOPLE, SIZES)
def test_nobody_sits_alone_and_tables_are_as_alike_as_can_be(people: int, size: int) -> None:
    found = sizes(people, size)
    assert sum(found) == people
    assert min(found) >= 2
    assert max(found) <= max(size, 3)
    assert max(found) - min(found) <= 1


@given(PEOPLE, SIZES, st.integers(1, 3), st.integers(0, 99))
def test_everybody_sits_once_in_every_round(people: int, size: int, rounds: int, seed: int) -> None:
    for tables in evening_of(people, size, rounds, str(seed)):
        assert sorted(map(len, tables)) == sorted(sizes(people, size))
        assert len({name for table in tables for name in table}) == people


@pytest.mark.parametrize("size", [2, 3, 4])
def test_nobody_meets_twice_before_they_must(size: int) -> None:
    """In three rounds, with 16 people or more."""
    for people in (16, 20, 21, 25, 32):
        found = repeats(met(evening_of(people, size, 3, "tests")))
        assert found == fewest(people, size, 3) == 0, (people, size)


@pytest.mark.parametrize("people", [4, 6, 8, 10])
def test_two_at_a_table_meet_everybody(people: int) -> None:
    """A round for everybody else: each pair once."""
    rounds = people - 1
    assert repeats(met(evening_of(people, 2, rounds, "tests"))) <= people // 2


@given(PEOPLE, SIZES, st.integers(1, 6))
def test_what_cannot_be_avoided_is_not_avoided(people: int, size: int, rounds: int) -> None:
    assert repeats(met(evening_of(people, size, min(rounds, 2), ""))) >= fewest(
        people, size, min(rounds, 2)
    )


def test_a_latecomer_meets_new_people_and_the_others_do_not_meet_again() -> None:
    names = [f"p{number}" for number in range(16)]
    first = seated(names, 4, {}, 3, "a")
    second = seated([*names, "late"], 4, met([first]), 2, "b")
    assert repeats(met([first, second])) == 0


def test_the_same_evening_is_the_same_everywhere() -> None:
    assert evening_of(9, 3, 2, "7") == evening_of(9, 3, 2, "7")
