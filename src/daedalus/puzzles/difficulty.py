"""How hard a puzzle is: which bots solve it at first sight, and what only looks promising.

The rating is on the scale of players' ratings; the difficulty step follows from it.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from math import log2, log10
from typing import Any, Final

from daedalus import bots
from daedalus.bots.sliding.replies import all_pushes, in_reach_next
from daedalus.core.errors import GameError
from daedalus.core.maze import way
from daedalus.core.sums import added
from daedalus.editions.connect.rules import Connect
from daedalus.editions.connect.text import State as ConnectState
from daedalus.editions.go.board import cells_of_roll
from daedalus.editions.go.position import State as GoState
from daedalus.editions.go.rules import Go
from daedalus.editions.sliding.position import State as SlidingState
from daedalus.editions.sliding.rules import Sliding
from daedalus.puzzles.distance import walls_between
from daedalus.puzzles.kinds import caught, check
from daedalus.puzzles.puzzle import Puzzle

_SOLVERS: Final = {"medium": 8, "hard": 2, "expert": 2}
"""The levels that try a puzzle, and how often each does."""
_WEIGHTS: Final = {"medium": 400, "hard": 200, "expert": 200}
"""How much the odds against each level count: medium most, since people start at its level."""
_FAR: Final = {"fetch": 25, "run": 3, "guard": 8, "duel": 20}
"""What a step of the walk adds, by kind: other kinds have longer walks, or other difficulties."""
_TRAP: Final = 20
"""What a first turn that looks right and is wrong adds, and each doubling of their number."""
SCALE: Final = ((-760, 650), (-500, 950), (590, 1250), (770, 1550), (870, 1850), (1120, 2350))
"""Scores and their ratings, linear in between: fitted to what the bots solve, so that each step
is harder than the one before."""
LOWEST, HIGHEST = 600, 2400
STEPS: Final = (950, 1250, 1550, 1850)
"""The lowest ratings of steps 2, 3, 4 and 5."""


def tried(puzzle: Puzzle, level: str, seed: str) -> bool:
    """Return whether a bot of *level* solves a sliding puzzle at first sight."""
    rules, state, seat = puzzle.rules, puzzle.state, puzzle.seat
    bot = bots.make(level, seed)
    actions: list[str] = []
    for turn in range(len(puzzle.solutions[0]) // 2):
        if seat not in rules.to_act(state):
            break
        view = rules.view(state, seat)
        for action in bot.turn(rules, view, seat, ply=2 * turn):
            state = rules.apply(state, seat, action)
            actions.append(str(action))
    try:
        return check(puzzle, actions).solved
    except GameError:  # it continued after the end
        return False


def first_sight(puzzle: Puzzle, level: str, tries: int, seed: str) -> float:
    """Return the share of *tries* in which a bot of *level* solves a puzzle."""
    return sum(tried(puzzle, level, f"{seed}-{at}") for at in range(tries)) / tries


def rating(puzzle: Puzzle, seed: str = "rate") -> int:
    """Return the estimate of a puzzle's rating."""
    state: Any = puzzle.state
    if isinstance(state, SlidingState):
        return _scaled(score(puzzle, seed))
    wrong = log2(1 + plausible(puzzle))
    if isinstance(state, GoState):
        return within(450 * puzzle.turns + 200 * wrong - 136 * len(puzzle.solutions) - 1020)
    assert isinstance(state, ConnectState)
    return within(168 * wrong + 500 * puzzle.turns + 152 * caught(puzzle) - 280)


def score(puzzle: Puzzle, seed: str) -> float:
    """Return how hard a sliding puzzle is: a try of a bot counts as a game against it."""
    lost = added(
        weight * _odds(first_sight(puzzle, level, _SOLVERS[level], seed), _SOLVERS[level])
        for level, weight in _WEIGHTS.items()
    )
    traps = _TRAP * log2(1 + plausible(puzzle))
    return lost + traps + _FAR[puzzle.kind] * walked(puzzle)


def _odds(share: float, tries: int) -> float:
    """Return the logarithm of the odds against a bot that won this share of its tries.

    >>> round(_odds(0, 8), 2), _odds(0.5, 8), round(_odds(1, 8), 2)
    (1.23, 0.0, -1.23)
    """
    won = share * tries + 0.5
    return log10((tries + 1 - won) / won)


def _scaled(score: float) -> int:
    """Return the rating of a score."""
    (low, at_low), (high, at_high) = next(
        pair for pair in pairwise(SCALE) if score < pair[1][0] or pair[1] == SCALE[-1]
    )
    return within(at_low + (score - low) / (high - low) * (at_high - at_low))


def walked(puzzle: Puzzle) -> int:
    """Return how many steps the piece goes in the first solution of a sliding puzzle."""
    rules, state, seat = puzzle.rules, puzzle.state, puzzle.seat
    steps = 0
    for at, text in enumerate(puzzle.solutions[0]):
        action: Any = rules.parse(text)
        if at % 2:
            end = action.row * state.maze.width + action.column
            steps += len(way(state.maze, state.pieces[seat], end)) - 1
        state = rules.apply(state, seat, action)
    return steps


def within(estimate: float) -> int:
    """Return a rating that a player could have."""
    return round(min(max(estimate, LOWEST), HIGHEST))


def plausible(puzzle: Puzzle) -> int:
    """Return how many first turns look right and are wrong: no solution begins with them.

    A push looks right if it leaves no more walls before the first treasure than a solution does, in
    a fetch of one turn also if it leaves only one.  In a duel, and in a guard of two turns, it does
    if the goal would be in reach next turn, should the other change nothing.  A tile looks right if
    it shows a wanted treasure (weave) or catches something (harvest).
    """
    rules = puzzle.rules
    if isinstance(rules, Sliding):
        return _plausible_pushes(puzzle, rules)
    if isinstance(rules, Go):
        return _plausible_shows(puzzle, rules)
    assert isinstance(rules, Connect)
    return _plausible_catches(puzzle, rules)


def _plausible_pushes(puzzle: Puzzle, rules: Sliding) -> int:
    """Return how many boards after a first push look right and begin no solution."""
    state, seat = puzzle.state, puzzle.seat
    begun = [rules.parse(solution[0]) for solution in puzzle.solutions]
    right = {rules.apply(state, seat, push).maze for push in begun}
    pushed = [rules.apply(state, seat, push) for _, push in all_pushes(rules, state)]
    boards = {each.maze: each for each in pushed}
    wrong = [each for maze, each in boards.items() if maze not in right]
    if puzzle.kind == "duel" or (puzzle.kind, puzzle.turns) == ("guard", 2):
        return sum(in_reach_next(rules, each) for each in wrong)
    near = min(_walls_left(rules, boards[maze], seat) for maze in right)
    if (puzzle.kind, puzzle.turns) == ("fetch", 1):
        near = 1
    return sum(_walls_left(rules, each, seat) <= near for each in wrong)


def _walls_left(rules: Sliding, pushed: SlidingState, seat: int) -> int:
    """Return how many walls a push leaves before the first treasure; more than any if it is out."""
    [goal] = rules.targets(pushed, seat)
    cells = pushed.maze.cells
    return cells if goal == cells else walls_between(pushed.maze, pushed.pieces[seat], goal)


def _plausible_shows(puzzle: Puzzle, rules: Go) -> int:
    state = puzzle.state
    laid = {text for solution in puzzle.solutions for text in solution}
    targets = cells_of_roll(state.roll)
    return sum(
        action.placement is not None
        and bool(action.placement.hole & targets)
        and str(action) not in laid
        for action in rules.legal(state, 0)
    )


def _plausible_catches(puzzle: Puzzle, rules: Connect) -> int:
    state = puzzle.state
    right = [rules.parse(text) for solution in puzzle.solutions for text in solution]
    begun = {(lay.tile, lay.cell, lay.sides) for lay in right}
    lays = rules.legal(state, state.seat)
    return len({(lay.tile, lay.cell, lay.sides) for lay in lays if lay.take} - begun)


def step(rating: float) -> int:
    """Return the difficulty step of a rating, from 1 to 5.

    >>> step(800), step(1300), step(2000)
    (1, 3, 5)
    """
    return 1 + sum(rating >= least for least in STEPS)


def rated(puzzle: Puzzle) -> Puzzle:
    """Return a puzzle with its rating and step."""
    estimate = rating(puzzle)
    return replace(puzzle, rating=estimate, level=step(estimate))
