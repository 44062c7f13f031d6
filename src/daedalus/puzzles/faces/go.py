"""Puzzles of Go!: future dice are hidden, and tiles laid count as turns."""

from __future__ import annotations

from collections.abc import Sequence

from daedalus.editions.go.position import State
from daedalus.editions.go.rules import Go
from daedalus.puzzles.puzzle import Puzzle


def sought(state: State, seat: int) -> str:
    """Return the roll."""
    return state.roll


def shown(rules: Go, state: State, seat: int) -> State:
    """Return what the solver may see."""
    return rules.view(state, seat)


def turns(puzzle: Puzzle, state: State, actions: Sequence[str]) -> int:
    """Return how many tiles lie there that did not at first."""
    return max(0, len(state.boards[puzzle.seat]) - len(puzzle.state.boards[puzzle.seat]))


def ends_turn(puzzle: Puzzle, actions: int) -> bool:
    """Return True: every tile is a step of its own."""
    return True


def place(puzzle: Puzzle, action: str) -> str:
    """Return the tile that is laid."""
    return str(puzzle.rules.parse(action).tile)
