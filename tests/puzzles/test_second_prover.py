"""A slow prover with another algorithm finds the same solutions."""

from typing import Any

import pytest

from daedalus import puzzles
from daedalus.editions.connect.maze import place
from daedalus.puzzles import KINDS, Puzzle
from daedalus.puzzles.stats import spread
from daedalus.puzzles.verify import boards
from tests.puzzles.deep_prover import boards_of_solutions
from tests.puzzles.plain_prover import TooMuch, solutions

ALL = puzzles.load()


def claimed(puzzle: Puzzle) -> set[Any]:
    """Return the boards of the listed solutions, in the form of the second prover."""
    found: set[Any] = set()
    for each in puzzle.solutions:
        left: Any = boards(puzzle.rules, puzzle.state, puzzle.seat, each)
        if puzzle.kind in ("guard", "duel") or puzzle.kind == "weave":
            [left] = left
        elif puzzle.kind == "harvest":
            left = frozenset((place(cell), tile >> 4, tile & 15) for cell, tile in left)
        found.add(left)
    return found


def cost(puzzle: Puzzle) -> tuple[int, int]:
    return puzzle.turns, puzzle.nodes


def agreed(kind: str, most: int, patience: int, among: int) -> int:
    """Return on how many puzzles both agree; those that it cannot finish do not count."""
    done = 0
    ours = sorted((each for each in ALL if each.kind == kind), key=cost)
    if kind == "weave":  # it lays tiles one by one: four of them are too many
        ours = [each for each in ours if each.turns <= 3]
    for puzzle in spread(ours, among):
        try:
            found = solutions(puzzle, patience)
        except TooMuch:
            continue
        assert found == claimed(puzzle), puzzle.id
        done += 1
        if done == most:
            break
    return done


@pytest.mark.parametrize("kind", KINDS)
def test_both_provers_agree_on_some_of_each_kind(kind: str) -> None:
    assert agreed(kind, 2, 30_000, 8) == 2


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS)
def test_both_provers_agree_on_two_hundred_of_each_kind(kind: str) -> None:
    assert agreed(kind, 200, 250_000, 400) == 200


DEEP = [each for each in ALL if each.kind in ("fetch", "run") and each.turns >= 3]
LATER = [each for each in ALL if (each.kind, each.turns) in (("guard", 2), ("harvest", 3))]


def test_the_deep_prover_agrees_with_the_first_and_with_the_plain_one() -> None:
    for kind in ("fetch", "run"):
        puzzle = next(each for each in ALL if each.kind == kind and each.turns == 2)
        found = boards_of_solutions(puzzle.rules, puzzle.state, puzzle.turns)
        assert found == claimed(puzzle) == solutions(puzzle, 100_000)
        assert boards_of_solutions(puzzle.rules, puzzle.state, 3) == set()  # fewer suffice


@pytest.mark.long
def test_every_fetch_and_run_of_three_turns_and_more_is_proved_again() -> None:
    for puzzle in DEEP:
        found = boards_of_solutions(puzzle.rules, puzzle.state, puzzle.turns)
        assert found == claimed(puzzle), puzzle.id


@pytest.mark.long
def test_every_guard_of_two_turns_and_harvest_of_three_is_proved_again() -> None:
    for puzzle in LATER:
        assert solutions(puzzle, 10_000_000) == claimed(puzzle), puzzle.id
