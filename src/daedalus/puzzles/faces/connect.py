"""Puzzles of Connect: the pile is hidden, and every lay is a turn."""

from __future__ import annotations

from collections.abc import Sequence

from daedalus.editions.connect.rules import Connect
from daedalus.editions.connect.text import State
from daedalus.puzzles.puzzle import Puzzle


def sought(state: State, seat: int) -> str:
    """Return no letters: whatever can be caught counts."""
    return ""


def shown(rules: Connect, state: State, seat: int) -> State:
    """Return what the solver may see."""
    return rules.view(state, seat)


def turns(puzzle: Puzzle, state: State, actions: Sequence[str]) -> int:
    """Return how many tiles were laid."""
    return len(actions)


def ends_turn(puzzle: Puzzle, actions: int) -> bool:
    """Return True: every lay is a turn."""
    return True


def place(puzzle: Puzzle, action: str) -> str:
    """Return which tile in the hand is laid: 1 or 2."""
    held = [tile >> 4 for tile in puzzle.state.hands[puzzle.seat]]
    return str(held.index(puzzle.rules.parse(action).tile) + 1)
