"""Puzzles of the sliding editions: all cards lie open, and a turn is a push and a walk."""

from __future__ import annotations

from collections.abc import Sequence

from daedalus.core.maze import cell_name
from daedalus.editions.sliding.position import TO_PUSH, State
from daedalus.editions.sliding.rules import Sliding
from daedalus.puzzles.puzzle import Puzzle


def sought(state: State, seat: int) -> str:
    """Return the letters of the cards that are left."""
    return state.left[seat]


def shown(rules: Sliding, state: State, seat: int) -> State:
    """Return the position itself."""
    return state


def turns(puzzle: Puzzle, state: State, actions: Sequence[str]) -> int:
    """Return how many turns are done."""
    return (len(actions) + _begun(puzzle)) // 2


def ends_turn(puzzle: Puzzle, actions: int) -> bool:
    """Return whether the last of so many actions was a walk."""
    return (actions + _begun(puzzle)) % 2 == 0


def _begun(puzzle: Puzzle) -> int:
    """Return how many actions of the first turn are done when a puzzle begins."""
    return int(puzzle.state.phase != TO_PUSH)


def place(puzzle: Puzzle, action: str) -> str:
    """Return the cell of an action."""
    width = puzzle.state.maze.width
    parsed = puzzle.rules.parse(action)
    return cell_name(parsed.row * width + parsed.column, width)
