"""Positions of Go! as text: what is read is written, and what is not well-formed is refused."""

from typing import Any

import pytest

import daedalus
from daedalus.core.errors import NotationError
from daedalus.editions.go.rules import RULES
from tests.editions.go_play import lay, new, race, to_build

BUILDING = "go 3 b 60000,61200,180000 SGCW 12,7,3 --- -4- 2 1A@c4s,5B@c1s/J@a1/- 9f3c -,-,- -"
SOLVED = "1A@c4s,2B@a3e,3B@a1e,4A@d1s,5A@c1s"  # the roll SGCW


@pytest.mark.parametrize(
    "text",
    [
        BUILDING,
        "go 0 p 0,0,20000 - 7,7 -- -- - -/- ? -,- -",
        "go;version=3 0 p 0,0,- - 7,7 -- -- - -/- ? -,- -",
        "go;version=3;limit=60;may_end=true 0 p 0,0,- - 7,7 -- -- - -/- ? -,- -",
        "go;dice=spread;red=full;search=20;limit=0 1 b 5,5,- NSEG 0 - - - - z - -",
        "go 4 s 90000,91000,108000 SGCW 6,4,2,1 r--r ---- 4 -/-/-/- ? -,-,-,- -",
        "go 4 c 91000,91000,94000 SGCW 6,4,2,1 rrrr ---- 4 -/-/-/- ? -,-,-,- -",
        "go 9 e 400000,400000,- SGCW 21,20,3 --- 421 - -/-/- ? -,-,- -",
        f"go 1 b 0,5,120000 SGCW 7,7 -- -- - -/{SOLVED} ? -,4 2x1",
        "go 3 e 9,9,- SGCW 3,5 -- 42 - -/- ? -,- 1x12",
    ],
)
def test_a_position_is_read_and_written(text: str) -> None:
    rules, state = daedalus.read_position(text)
    assert rules.write(state) == text


def test_a_position_of_version_1_is_written_as_it_was_and_read_by_both() -> None:
    text = f"go 1 b 0,5,120000 SGCW 7,7 -- -- - {SOLVED}/- ?"
    old = RULES.with_options(version=1)
    assert old.write(old.read(text)) == text
    new = RULES.with_options(version=2)
    assert new.write(new.read(text)) == f"{text} 5,- -"  # solved: since when, nobody knows
    assert RULES.read(text) == new.read(text)
    with pytest.raises(NotationError, match="13 fields, expected 11"):
        old.read(f"{text} 5,- -")


def test_the_text_of_a_position_tells_all() -> None:
    game = lay(to_build(race(new(3, seed="a"), "1!", "3")), 1, "J@e5", "2B@a1s")
    assert game.position == (
        "go;version=3;search=15;limit=120;pause=20;may_end=true 2 b 6000,6000,126000 PGVA 1,4,5 "
        f"--- --- 2 -/2B@a1s,J@e5/- {game.state.dice} -,-,- -"
    )


@pytest.mark.parametrize(
    ("field", "text", "why"),
    [
        (0, "classic", "not a position of go: 'classic'"),
        (0, "go;red=full", "not a position of these rules"),
        (0, "go;red=none", "option red cannot be"),
        (0, "go;red", "not an option"),
        (1, "-1", "not a round"),
        (2, "x", "not a phase"),
        (3, "60000,61200", "not a clock"),
        (3, "61201,61200,180000", "the last moment is before the phase"),
        (3, "60000,61200,61200", "nobody could act in phase b"),
        (4, "SGC", "not a roll"),
        (4, "SGCC", "not a roll"),
        (4, "SGCZ", "not a roll"),
        (4, "-", "there is one in phase b"),
        (5, "12,7,3,4,5", "not scores"),
        (5, "12,7,-3", "not scores"),
        (5, "12,7", "not who is ready"),
        (6, "--", "not who is ready"),
        (6, "--x", "not who is ready"),
        (7, "-6-", "not score tiles"),
        (7, "-44", "each is there once"),
        (7, "142", "nobody could act in phase b"),
        (8, "4", "not who has the joker"),
        (8, "1", "not on this board: 'J@a1'"),
        (9, "-/-", "not the boards of 3"),
        (9, "1A@c3e/-/-", "not on this board: '1A@c3e'"),
        (9, "1A@a1e,2A@b1e/-/-", "two tiles lie on one cell"),
        (9, "2A@a2e,1A@a1e/-/-", "each tile once, in their order"),
        (9, "1A@a2e,1B@a1e/-/-", "each tile once, in their order"),
        (10, "9 F", "14 fields, expected 13"),
        (10, "9F", "not dice"),
        (10, "??", "not dice"),
        (11, "-,-", "not moments"),
        (11, "-,-,x", "not moments"),
        (12, "1x2", "not hasty claims"),
    ],
)
def test_what_is_not_well_formed_is_refused(field: int, text: str, why: str) -> None:
    fields = BUILDING.split(" ")
    fields[field] = text
    with pytest.raises(NotationError, match=why):
        RULES.read(" ".join(fields))


@pytest.mark.parametrize(
    "text",
    [
        "go 1 s 0,0,- SGCW 7,7 rr -- - -/- ?",
        "go 1 p 0,0,- SGCW 7,7 rr -- - -/- ?",
        "go 1 c 0,0,- SGCW 7,7 rr -- - -/- ?",
    ],
)
def test_a_position_in_which_nobody_could_act_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="nobody could act"):
        RULES.read(text)


@pytest.mark.parametrize("thing", [None, 5, b"go", "", "x" * 10_000, "go"])
def test_what_is_no_position_is_said_to_be_none(thing: Any) -> None:
    with pytest.raises(NotationError, match="not a position"):
        RULES.read(thing)


def test_alone_there_is_no_search_and_no_score_tile() -> None:
    with pytest.raises(NotationError, match="not a phase"):
        RULES.read("go 1 s 0,0,9 SGCW 0 - - - - ?")
    with pytest.raises(NotationError, match="not score tiles"):
        RULES.read("go 1 b 0,0,9 SGCW 0 - 4 - - ?")


@pytest.mark.parametrize(
    ("text", "remark"),
    [
        ("go 1 b 0,0,9 SEGC 7,7 -- -- - -/- ?", "roll: SEGC is no roll of the pinwheel dice"),
        ("go 0 b 0,0,9 SGCW 7,7 -- -- - -/- ?", "round: 0 rolls, but the last one is SGCW"),
        ("go 3 p 0,0,9 - 7,7 -- -- - -/- ?", "round: 3 rolls, but the last one is none"),
        ("go 3 b 0,0,9 SGCW 7,7 -- -- 1 -/- ?", "joker: it comes with score tile 1"),
        ("go 1 b 0,0,9 SGCW 0,0,0 --- --- 1 -/-/- ?", "joker: it comes with score tile 1"),
        ("go 3 b 0,0,9 SGCW 20,7 -- -- - -/- ?", "scores: someone has reached the goal"),
        ("go 3 e 0,0,- SGCW 19,7 -- 42 - -/- ?", "early: nobody has reached the goal"),
        ("go 3 b 0,0,9 SGCW 9,7 -- 4- - -/- ?", "taken: the last player stops"),
        ("go 3 s 0,0,9 SGCW 9,7 -- -- - 1A@a1e/- ?", "boards: nobody has a tile down"),
        (
            "go 3 b 0,5,9 SGCW 9,7 -- -- - -/- ? -,3 -",
            "solved: the board of player 2 is not solved",
        ),
        (
            f"go 3 b 0,5,9 SGCW 9,7 -- -- - {SOLVED}/- ? -,- -",
            "solved: the board of player 1 is solved",
        ),
    ],
)
def test_status_names_what_is_unusual(text: str, remark: str) -> None:
    (found,) = RULES.status(RULES.read(text))
    assert found.startswith(remark)


def test_unusual_positions_can_be_played_on() -> None:
    state = RULES.read("go 3 b 0,0,9 SGCW 9,7 -- 4- - -/- ?")
    after = daedalus.play(RULES, state, 1, RULES.parse("claim"))
    assert after.taken == (4, 2)
    assert after.phase == "p"


def test_a_position_knows_how_long_the_race_has_been_going_on() -> None:
    rules, state = daedalus.read_position(
        "go 3 b 60000,61200,180000 SGCW 12,7,3 --- -4- 2 1A@c4s,5B@c1s/J@a1/- ? -,-,- -"
    )
    assert rules.elapsed(state) == 61_200  # type: ignore[attr-defined]
