"""Verifying: every claim of a line is proved again, and what fails is named with its line."""

import json
from typing import Any

import pytest

from daedalus import puzzles
from daedalus.puzzles import Puzzle, write_puzzle
from daedalus.puzzles.stats import spread
from daedalus.puzzles.verify import Failure, verify, wrong

ALL = puzzles.load()


def one(kind: str, turns: int | None = None) -> Puzzle:
    return next(each for each in ALL if each.kind == kind and turns in (None, each.turns))


def line(puzzle: Puzzle, **change: Any) -> str:
    return json.dumps(json.loads(write_puzzle(puzzle)) | change)


@pytest.mark.parametrize("kind", puzzles.KINDS)
def test_a_sample_of_every_kind_is_proved(kind: str) -> None:
    cheap = [each for each in ALL if each.kind == kind and each.nodes <= 4000]
    for puzzle in spread(cheap, 8):
        assert wrong(write_puzzle(puzzle)) == "", puzzle.id


@pytest.mark.long
def test_the_whole_collection_is_proved(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()  # with kernels, if there are any
    assert list(verify(map(write_puzzle, ALL))) == []


def test_a_puzzle_that_needs_fewer_turns_is_named() -> None:
    puzzle = one("fetch", 1)
    [push, walk] = puzzle.solutions[0]
    later = line(puzzle, id="f2-000001", turns=2, solutions=[[push, walk]])
    assert wrong(later).startswith("1 turn suffices, not 2")


def test_a_second_solution_is_named() -> None:
    puzzle = next(each for each in ALL if len(each.solutions) > 1)
    assert "another solution" in wrong(line(puzzle, solutions=[puzzle.solutions[0]]))


def test_a_solution_that_solves_nothing_is_named() -> None:
    puzzle = one("guard")
    rules, state, seat = puzzle.rules, puzzle.state, puzzle.seat
    for push in rules.legal(state, seat):
        pushed = rules.apply(state, seat, push)
        actions = [str(push), str(rules.idle(pushed, seat, "")[0])]
        if not puzzles.check(puzzle, actions).solved:
            break
    assert wrong(line(puzzle, solutions=[actions])).startswith("not a solution")


def test_a_solution_that_is_not_legal_is_named() -> None:
    assert "not a solution: d4" in wrong(line(one("fetch"), solutions=[["d4"]]))


def test_the_boards_looked_at_are_counted_again() -> None:
    assert "boards, not 1" in wrong(line(one("duel"), nodes=1))


def test_a_position_that_cannot_be_read_is_named() -> None:
    puzzle = one("fetch")
    assert "the position cannot be read" in wrong(
        line(puzzle, position="classic x", edition="classic")
    )


def test_a_board_that_no_box_has_is_named() -> None:
    puzzle = one("fetch")
    fields = puzzle.position.split(" ")
    fields[2] = "f"
    assert "not a position of the box" in wrong(line(puzzle, position=" ".join(fields)))


def test_a_position_of_another_kind_is_named() -> None:
    assert wrong(line(one("fetch"), kind="duel", id="d1-000001")) == "not a position for duel"


def test_failures_have_the_number_of_their_line() -> None:
    good = write_puzzle(one("guard"))
    found = list(verify([good, "", "{", good]))
    assert [failure.line for failure in found] == [3, 4]
    assert "the id of line 1" in found[1].reason


def test_the_same_puzzle_under_another_name_is_named() -> None:
    puzzle = one("guard")
    [failure] = verify([write_puzzle(puzzle), line(puzzle, id="g1-999999")])
    assert failure == Failure(2, "the puzzle of line 1, perhaps mirrored or turned")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"level": 5}, "is level 1, not 5"),
        ({"rating": 99999}, "not a rating: 99999: there are 600 to 2400"),
        ({"rating": -5}, "not a rating: -5"),
        ({"id": "g1-000001"}, "not the id of a fetch of 1, like f1-000001: 'g1-000001'"),
        ({"id": "f2-000001"}, "not the id of a fetch of 1"),
        ({"id": "f1-000001\nf1-000002"}, "not the id of a fetch of 1"),
        ({"id": "f1-000001\n"}, "not the id of a fetch of 1"),
        ({"author": "me"}, "an unknown field: 'author'"),
    ],
)
def test_what_is_said_falsely_about_a_puzzle_is_named(change: dict[str, Any], reason: str) -> None:
    easy = next(each for each in ALL if (each.kind, each.turns, each.level) == ("fetch", 1, 1))
    assert reason in wrong(line(easy, **change))
    assert wrong(line(easy)) == ""


def test_a_rating_and_a_level_that_agree_in_a_lie_are_named() -> None:
    easy = next(each for each in ALL if (each.kind, each.turns, each.level) == ("fetch", 1, 1))
    assert wrong(line(easy, rating=2000, level=5)) == f"it is rated about {easy.rating}, not 2000"
    unrated = {name: value for name, value in json.loads(line(easy)).items() if name != "rating"}
    assert wrong(json.dumps(unrated)) == ""
    assert wrong(json.dumps(unrated | {"level": 3})) == "it is level 1, not 3"
