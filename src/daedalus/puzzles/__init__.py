"""Puzzles with a proof each: kinds, search, difficulty, the shipped collection, the daily one.

    from daedalus import puzzles

    puzzle = puzzles.daily("2026-11-17")
    puzzles.check(puzzle, ["b1=6", "d4"])

See docs/puzzles.md.
"""

from daedalus.puzzles.collection import daily, find, load, next_for
from daedalus.puzzles.kinds import check, prove
from daedalus.puzzles.puzzle import KINDS, STEPS, Puzzle, read_puzzle, write_puzzle
from daedalus.puzzles.verdict import OPEN, REASONS, SOLVED, WRONG, Verdict

__all__ = [
    "KINDS",
    "OPEN",
    "REASONS",
    "SOLVED",
    "STEPS",
    "WRONG",
    "Puzzle",
    "Verdict",
    "check",
    "daily",
    "find",
    "load",
    "next_for",
    "prove",
    "read_puzzle",
    "write_puzzle",
]
