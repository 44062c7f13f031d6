"""The puzzles that the tests of the terminal solve."""

from daedalus import puzzles
from daedalus.puzzles import Puzzle

ALL = puzzles.load()


def one(kind: str) -> Puzzle:
    """Return the first puzzle of a kind."""
    return next(puzzle for puzzle in ALL if puzzle.kind == kind)
