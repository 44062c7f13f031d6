"""Puzzles of Connect in words."""

from __future__ import annotations

from collections.abc import Iterator

from daedalus.cli.connect.view import tile_spoken
from daedalus.cli.words import Words
from daedalus.editions.connect.text import State
from daedalus.puzzles import Puzzle


def task(words: Words, puzzle: Puzzle) -> Iterator[str]:
    """Yield how many tiles to lay, and that they should catch as many as possible."""
    yield words("puzzle-task-harvest", turns=puzzle.turns)
    yield words("puzzle-task-harvest-best")


def where(words: Words, puzzle: Puzzle, action: str) -> str:
    """Name the tile that is laid, by its number."""
    return words("puzzle-hint-tile", tile=str(puzzle.rules.parse(action).tile))


def legend(words: Words, puzzle: Puzzle) -> str:
    """Describe the tiles in hand."""
    state: State = puzzle.state
    return "; ".join(tile_spoken(words, tile) for tile in state.hands[puzzle.seat])
