"""Puzzles of Go! in words."""

from __future__ import annotations

from collections.abc import Iterator

from daedalus.cli.riddle import goal, goals
from daedalus.cli.words import Words
from daedalus.editions.go.position import State
from daedalus.puzzles import Puzzle


def task(words: Words, puzzle: Puzzle) -> Iterator[str]:
    """Yield how many tiles link which treasures."""
    state: State = puzzle.state
    yield words("puzzle-task-weave", tiles=puzzle.turns)
    sought = goals(words, puzzle, state.roll)
    yield f"{sought[0].upper()}{sought[1:]}."


def where(words: Words, puzzle: Puzzle, action: str) -> str:
    """Name the tile that is laid."""
    return words("puzzle-hint-tile", tile=puzzle.rules.parse(action).tile)


def legend(words: Words, puzzle: Puzzle) -> str:
    """Name what the letters of the roll show."""
    state: State = puzzle.state
    return ", ".join(f"{each}: {goal(words, puzzle, each)}" for each in state.roll)
