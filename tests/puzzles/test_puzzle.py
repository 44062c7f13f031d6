"""A puzzle is one line: what is written is read again, and what is damaged is refused."""

import json
from typing import Any

import pytest

import daedalus
from daedalus import puzzles
from daedalus.core.errors import NotationError
from daedalus.puzzles import Puzzle, read_puzzle, write_puzzle

ALL = puzzles.load()


def one(kind: str) -> Puzzle:
    return next(puzzle for puzzle in ALL if puzzle.kind == kind)


def test_puzzles_are_found_on_the_package() -> None:
    assert daedalus.puzzles.load() is ALL


@pytest.mark.parametrize("kind", puzzles.KINDS)
def test_a_line_is_read_as_it_was_written(kind: str) -> None:
    puzzle = one(kind)
    assert read_puzzle(write_puzzle(puzzle)) == puzzle


@pytest.mark.parametrize("kind", puzzles.KINDS)
def test_any_tool_that_reads_positions_reads_puzzles(kind: str) -> None:
    rules, state = daedalus.read_position(one(kind).position)
    assert rules.write(state) == one(kind).position


@pytest.mark.parametrize("kind", puzzles.KINDS)
def test_a_puzzle_draws_itself(kind: str) -> None:
    assert one(kind)._repr_svg_().startswith("<svg")


def test_a_rating_is_not_needed() -> None:
    fields = json.loads(write_puzzle(one("fetch")))
    del fields["rating"]
    assert read_puzzle(json.dumps(fields)).rating == 1500


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"kind": "chess"}, "no such kind"),
        ({"kind": None}, "kind is invalid"),
        ({"level": 6}, "no such level"),
        ({"turns": 0}, "not a number of turns"),
        ({"turns": True}, "turns is invalid"),
        ({"solutions": []}, "solutions are lists"),
        ({"solutions": [[]]}, "solutions are lists"),
        ({"solutions": ["b1=6"]}, "solutions are lists"),
        ({"edition": "go"}, "not a position of go"),
    ],
)
def test_a_damaged_line_is_refused(change: dict[str, Any], why: str) -> None:
    fields = json.loads(write_puzzle(one("fetch"))) | change
    with pytest.raises(NotationError, match=why):
        read_puzzle(json.dumps(fields))


@pytest.mark.parametrize("line", ["", "{", "[]", "3", "x" * 10_000, "[" * 5000])
def test_what_is_no_object_is_no_puzzle(line: str) -> None:
    with pytest.raises(NotationError, match="not a puzzle"):
        read_puzzle(line)


def test_a_missing_field_is_named() -> None:
    with pytest.raises(NotationError, match="position is missing"):
        read_puzzle('{"id":"f1-1","kind":"fetch","edition":"classic"}')
