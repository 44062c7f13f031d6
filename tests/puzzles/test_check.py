"""What is said about an attempt: solved, not finished, or wrong for a reason on the board."""

import pytest

from daedalus import puzzles
from daedalus.core.errors import IllegalAction
from daedalus.puzzles import OPEN, REASONS, WRONG, Puzzle, check

ALL = puzzles.load()
SLIDING = ("fetch", "run", "guard", "duel")


def of_kind(kind: str, most: int = 10) -> list[Puzzle]:
    return [puzzle for puzzle in ALL if puzzle.kind == kind][:most]


@pytest.mark.parametrize("kind", puzzles.KINDS)
def test_every_listed_solution_solves(kind: str) -> None:
    for puzzle in of_kind(kind):
        for solution in puzzle.solutions:
            assert check(puzzle, solution).solved, puzzle.id


@pytest.mark.parametrize("kind", puzzles.KINDS)
def test_half_a_solution_is_not_finished(kind: str) -> None:
    for puzzle in of_kind(kind):
        assert check(puzzle, ()).outcome == OPEN
        assert check(puzzle, puzzle.solutions[0][:-1]).outcome == OPEN


@pytest.mark.parametrize("kind", SLIDING)
def test_staying_where_one_is_says_why_it_is_wrong(kind: str) -> None:
    for puzzle in of_kind(kind):
        rules, state, seat = puzzle.rules, puzzle.state, puzzle.seat
        actions = []
        for _ in range(len(puzzle.solutions[0]) // 2):
            push = rules.legal(state, seat)[0]
            state = rules.apply(state, seat, push)
            walk = rules.idle(state, seat, "")[0]
            state = rules.apply(state, seat, walk)
            actions += [str(push), str(walk)]
        verdict = check(puzzle, actions)
        assert verdict.solved or (verdict.outcome == WRONG and verdict.reason in REASONS)


def test_an_action_that_is_not_legal_is_refused() -> None:
    with pytest.raises(IllegalAction):
        check(of_kind("fetch")[0], ["d4"])
