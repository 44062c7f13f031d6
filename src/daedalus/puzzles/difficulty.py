"""How hard a puzzle is: which bots solve it at first sight, and what only looks promising.

The rating is on the scale of players' ratings; the difficulty step follows from it.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from math import log2, log10
from typing import Any, Final

from daedalus import bots
from daedalus.core.errors import GameError
from daedalus.core.maze import way
from daedalus.core.sums import added
from daedalus.editions.connect.text import State as ConnectState
from daedalus.editions.go.position import State as GoState
from daedalus.editions.sliding.position import State as SlidingState
from daedalus.puzzles.kinds import caught, check
from daedalus.puzzles.puzzle import Puzzle
from daedalus.puzzles.replies import taking

SOLVERS: Final = {"medium": 8, "hard": 2, "expert": 2}
"""The levels that try a puzzle, and how often each does."""
WEIGHTS: Final = {"medium": 400, "hard": 200, "expert": 200}
"""How much the odds against each level count: medium most, since people start at its level."""
FAR: Final = {"fetch": 25, "run": 3, "guard": 8, "duel": 20}
"""What a step of the walk adds, by kind: other kinds have longer walks, or other difficulties."""
SCALE: Final = ((-780, 650), (-520, 950), (560, 1250), (750, 1550), (880, 1850), (1100, 2350))
"""Scores and their ratings, linear in between: fitted to what the bots solve, so that each step
is harder than the one before."""
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
    if isinstance(state, GoState):
        many = log2(puzzle.nodes) - len(puzzle.solutions)
        return within(680 * puzzle.turns + 136 * many - 1700)
    assert isinstance(state, ConnectState)
    return within(168 * log2(puzzle.nodes) + 152 * caught(puzzle) - 180)


def score(puzzle: Puzzle, seed: str) -> float:
    """Return how hard a sliding puzzle is: a try of a bot counts as a game against it."""
    lost = added(
        weight * _odds(first_sight(puzzle, level, SOLVERS[level], seed), SOLVERS[level])
        for level, weight in WEIGHTS.items()
    )
    traps = 20 * log2(1 + tempting(puzzle))
    return lost + traps + 5 * log2(puzzle.nodes) + FAR[puzzle.kind] * walked(puzzle)


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
    return round(min(max(estimate, 600), 2400))


def tempting(puzzle: Puzzle) -> int:
    """Return how many first turns take the first treasure and still do not solve the puzzle."""
    state: Any = puzzle.state
    if puzzle.kind == "fetch" or puzzle.kind == "duel":
        return 0
    return max(0, len(taking(puzzle.rules, state)) - len(puzzle.solutions))  # type: ignore[arg-type]


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
