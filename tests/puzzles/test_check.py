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


def solves(puzzle: Puzzle, actions: list[str]) -> bool:
    """Return whether some walk after *actions*, which end with a push, solves a puzzle."""
    state = puzzle.state
    for text in actions:
        state = puzzle.rules.apply(state, puzzle.seat, puzzle.rules.parse(text))
    walks = map(str, puzzle.rules.legal(state, puzzle.seat))
    return any(check(puzzle, [*actions, walk]).solved for walk in walks)


@pytest.mark.parametrize("kind", ["fetch", "run", "guard"])
def test_the_last_push_settles_it_if_no_walk_finds_the_treasure(kind: str) -> None:
    settled = 0
    for puzzle in [each for each in of_kind(kind, 40)[::8] if (kind, each.turns) != ("guard", 2)]:
        begun = list(puzzle.solutions[0][:-2])
        state = puzzle.state
        for text in begun:
            state = puzzle.rules.apply(state, puzzle.seat, puzzle.rules.parse(text))
        for push in puzzle.rules.legal(state, puzzle.seat)[::5]:
            verdict = check(puzzle, [*begun, str(push)])
            if verdict.outcome == WRONG:
                settled += 1
                assert verdict.reason in REASONS
                assert not solves(puzzle, [*begun, str(push)])
    assert settled


def test_a_treasure_in_reach_after_the_last_turn_comes_too_late_and_not_behind_no_wall() -> None:
    late = 0
    for puzzle in (each for each in ALL if each.kind == "run" and each.turns == 2):
        push = puzzle.solutions[0][0]
        state = puzzle.rules.apply(puzzle.state, puzzle.seat, puzzle.rules.parse(push))
        stay = puzzle.rules.idle(state, puzzle.seat, "")[0]
        state = puzzle.rules.apply(state, puzzle.seat, stay)
        for again in puzzle.rules.legal(state, puzzle.seat)[::4]:
            pushed = puzzle.rules.apply(state, puzzle.seat, again)
            here = str(puzzle.rules.idle(pushed, puzzle.seat, "")[0])
            verdict = check(puzzle, [push, str(stay), str(again), here])
            late += verdict.reason == "too_late"
            assert verdict.reason != "too_far" or verdict.count > 1
        if late:
            return
    raise AssertionError("never too late")


def test_an_action_that_is_not_legal_is_refused() -> None:
    with pytest.raises(IllegalAction):
        check(of_kind("fetch")[0], ["d4"])
