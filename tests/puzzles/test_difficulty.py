"""How hard a puzzle is: what its rating is made of."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from itertools import product
from typing import Any

import pytest

from daedalus import bots, puzzles
from daedalus.puzzles import difficulty
from daedalus.puzzles.difficulty import first_sight, plausible, rating, score, step, tried, walked
from daedalus.puzzles.kinds import check
from daedalus.puzzles.puzzle import Puzzle

OURS = puzzles.load()
SLIDING = ("fetch", "run", "guard", "duel")


def some(kind: str, each_step: int = 1) -> list[Puzzle]:
    """Return puzzles of a kind, as many of each step, spread over all of them."""
    steps = [[each for each in OURS if (each.kind, each.level) == (kind, at)] for at in range(1, 6)]
    return [of[len(of) * at // each_step] for of in steps for at in range(each_step)]


@pytest.mark.parametrize("kind", [kind for kind in puzzles.KINDS if kind not in SLIDING])
def test_every_shipped_rating_follows_from_its_puzzle(kind: str) -> None:
    for puzzle in OURS:
        if puzzle.kind == kind:
            assert (rating(puzzle), step(rating(puzzle))) == (puzzle.rating, puzzle.level)


@pytest.mark.parametrize("kind", SLIDING)
def test_shipped_ratings_follow_from_what_bots_solve(kind: str) -> None:
    for puzzle in some(kind, 3):
        assert (rating(puzzle), step(rating(puzzle))) == (puzzle.rating, puzzle.level)


def test_a_step_begins_at_its_lowest_rating() -> None:
    steps = [step(rating) for rating in range(600, 2401)]
    assert steps == sorted(steps)
    assert [steps.index(at) + 600 for at in range(1, 6)] == [600, 950, 1250, 1550, 1850]


def test_ratings_are_those_of_players_and_grow_with_the_score() -> None:
    ratings = [difficulty._scaled(score) for score in range(-2000, 3000, 5)]
    assert ratings == sorted(ratings)
    assert (ratings[0], ratings[-1]) == (600, 2400)
    for least, told in difficulty.SCALE:
        assert difficulty._scaled(least) == told
    middle = [(one + other) / 2 for one, other in zip(*difficulty.SCALE[2:4], strict=True)]
    assert difficulty._scaled(middle[0]) == middle[1]


def plain_ends(rules: Any, state: Any, seat: int) -> dict[Any, list[Any]]:
    """Return for the board after every push where walks end, turn by turn through the rules."""
    ends: dict[Any, list[Any]] = {}
    now = state._replace(seat=seat, phase="p")
    for push in rules.legal(now, seat):
        pushed = rules.apply(now, seat, push)
        walks = [rules.apply(pushed, seat, walk) for walk in rules.legal(pushed, seat)]
        ends.setdefault(pushed.maze, []).extend(walks)
    return ends


def plainly_found(before: Any, after: Any, seat: int) -> bool:
    return bool(after.phase == "e" or after.found[seat] != before.found[seat])


def begun(puzzle: Puzzle) -> set[Any]:
    """Return the boards after the first push of all solutions."""
    rules: Any = puzzle.rules
    pushes = [rules.parse(solution[0]) for solution in puzzle.solutions]
    return {rules.apply(puzzle.state, puzzle.seat, push).maze for push in pushes}


def plain_walls(maze: Any, start: int, goal: int) -> int:
    """Return the fewest walls on any way between two cells, one way after the other."""
    width, height = maze.width, maze.height
    fewest, todo = {start: 0}, deque([start])
    while todo:
        cell = todo.popleft()
        for dx, dy, out, back in ((0, -1, 1, 4), (1, 0, 2, 8), (0, 1, 4, 1), (-1, 0, 8, 2)):
            x, y = cell % width + dx, cell // width + dy
            if 0 <= x < width and 0 <= y < height:
                there = y * width + x
                open_way = maze.paths[cell] & out and maze.paths[there] & back
                walls = fewest[cell] + (not open_way)
                if walls < fewest.get(there, 99):
                    fewest[there] = walls
                    todo.append(there)
    return fewest[goal]


def plainly_left(puzzle: Puzzle, pushed: Any) -> int:
    """Return the walls before the first treasure; 99 if it has been pushed out."""
    seat = puzzle.seat
    goal = pushed.maze.motifs.index(ord(pushed.left[seat][0]))
    return 99 if goal == 49 else plain_walls(pushed.maze, pushed.pieces[seat], goal)


@pytest.mark.parametrize("kind", ["fetch", "run", "guard"])
def test_a_push_that_comes_as_near_as_a_solution_looks_right(kind: str) -> None:
    told = []
    for puzzle in some(kind, 2):
        if (kind, puzzle.turns) == ("guard", 2):
            continue
        pushes = puzzle.rules.legal(puzzle.state, puzzle.seat)
        after = [puzzle.rules.apply(puzzle.state, puzzle.seat, push) for push in pushes]
        walls = {pushed.maze: plainly_left(puzzle, pushed) for pushed in after}
        right = begun(puzzle)
        near = min(walls[maze] for maze in right)
        if (kind, puzzle.turns) == ("fetch", 1):
            near = 1
        told.append(sum(walls[maze] <= near for maze in walls.keys() - right))
        assert plausible(puzzle) == told[-1]
    assert any(told)


def test_what_would_be_in_reach_next_turn_looks_right_in_a_duel() -> None:
    for puzzle in some("duel"):
        rules, state, seat = puzzle.rules, puzzle.state, puzzle.seat
        near = {
            maze
            for maze, ends in plain_ends(rules, state, seat).items()
            if any(
                plainly_found(state, then, seat)
                for end in ends
                for later in plain_ends(rules, end, seat).values()
                for then in later
            )
        }
        assert plausible(puzzle) == len(near - begun(puzzle))


@pytest.mark.parametrize("kind", SLIDING)
def test_a_walk_is_as_long_as_the_shortest_way(kind: str) -> None:
    for puzzle in some(kind):
        rules: Any = puzzle.rules
        state, steps = puzzle.state, 0
        for push, walk in zip(puzzle.solutions[0][::2], puzzle.solutions[0][1::2], strict=True):
            state = rules.apply(state, puzzle.seat, rules.parse(push))
            before = state.pieces[puzzle.seat]
            after = rules.apply(state, puzzle.seat, rules.parse(walk))
            steps += plain_distance(state.maze, before, rules.parse(walk))
            state = after
        assert walked(puzzle) == steps


def plain_distance(maze: Any, start: int, walk: Any) -> int:
    """Return the steps from a cell to where a walk ends, by widening circles."""
    width, height = maze.width, maze.height
    end = walk.row * width + walk.column
    reached, distance = {start}, 0
    while end not in reached:
        distance += 1
        for cell, (dx, dy, out, back) in product(
            list(reached), ((0, -1, 1, 4), (1, 0, 2, 8), (0, 1, 4, 1), (-1, 0, 8, 2))
        ):
            x, y = cell % width + dx, cell // width + dy
            if 0 <= x < width and 0 <= y < height:
                there = y * width + x
                if maze.paths[cell] & out and maze.paths[there] & back:
                    reached.add(there)
    return distance


class Scripted:
    """A bot that plays what it is told, turn by turn."""

    def __init__(self, actions: Sequence[str]) -> None:
        self.actions = list(actions)

    def turn(self, rules: Any, view: Any, seat: int, *, ply: int) -> list[Any]:
        return [rules.parse(text) for text in self.actions[ply : ply + 2]]


@pytest.mark.parametrize("kind", SLIDING)
def test_a_bot_has_solved_it_if_it_plays_a_solution(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for puzzle in some(kind):
        for solution in puzzle.solutions:
            monkeypatch.setattr(bots, "make", lambda *_, told=solution: Scripted(told))
            assert tried(puzzle, "medium", "x")
        if len(puzzle.solutions[0]) > 2:
            continue
        rules: Any = puzzle.rules
        for push in rules.legal(puzzle.state, puzzle.seat)[:8]:
            stay = rules.legal(rules.apply(puzzle.state, puzzle.seat, push), puzzle.seat)[0]
            monkeypatch.setattr(bots, "make", lambda *_, told=(push, stay): Scripted(told))
            assert tried(puzzle, "medium", "x") == check(puzzle, [push, stay]).solved


def test_first_sight_is_the_share_of_tries_each_with_chances_of_its_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[tuple[str, str]] = []

    def told(_: Puzzle, level: str, seed: str) -> bool:
        asked.append((level, seed))
        return len(asked) < 4

    monkeypatch.setattr(difficulty, "tried", told)
    assert first_sight(OURS[0], "hard", 4, "s") == 0.75
    assert asked == [("hard", f"s-{at}") for at in range(4)]


def test_what_nobody_solves_is_harder_and_medium_counts_most(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    puzzle = some("fetch")[2]

    def scored(*solvers: str) -> float:
        monkeypatch.setattr(
            difficulty, "first_sight", lambda _, level, *__: float(level in solvers)
        )
        return score(puzzle, "s")

    none, everyone = scored(), scored("medium", "hard", "expert")
    assert none > scored("expert") == scored("hard") > scored("medium") > everyone
    assert none - scored("hard") == pytest.approx(scored("expert") - scored("hard", "expert"))
