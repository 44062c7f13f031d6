"""Counts of a collection, and which bots solve which step at first sight."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from daedalus.arena.table import interval
from daedalus.editions.sliding.position import State
from daedalus.puzzles.difficulty import tried
from daedalus.puzzles.puzzle import KINDS, STEPS, Puzzle

SOLVERS: Final = ("easy", "medium", "hard", "expert")
"""The levels that the table of difficulty shows."""


def counts(puzzles: Sequence[Puzzle]) -> Iterator[tuple[str, list[int]]]:
    """Yield for each kind how many puzzles there are of every step."""
    number = Counter((puzzle.kind, puzzle.level) for puzzle in puzzles)
    for kind in KINDS:
        yield kind, [number[kind, step] for step in STEPS]


def _first_tries(puzzles: Sequence[Puzzle], seed: str = "table") -> dict[str, list[list[bool]]]:
    """Return for each level and step which puzzles it solves at first sight.

    Only sliding kinds; the seed differs from the one that the steps were made with.
    """
    steps = [[each for each in puzzles if each.level == step and _slides(each)] for step in STEPS]
    return {
        level: [[tried(puzzle, level, seed) for puzzle in step] for step in steps]
        for level in SOLVERS
    }


def _slides(puzzle: Puzzle) -> bool:
    return isinstance(puzzle.state, State)


def spread(puzzles: Sequence[Puzzle], most: int) -> list[Puzzle]:
    """Return at most this many puzzles, spread evenly over all of them."""
    if len(puzzles) <= most:
        return list(puzzles)
    return [puzzles[at * len(puzzles) // most] for at in range(most)]


def count_table(puzzles: Sequence[Puzzle]) -> str:
    """Return the counts as a Markdown table."""
    rows = [(kind, [*steps, sum(steps)]) for kind, steps in counts(puzzles)]
    rows.append(("all", [sum(column) for column in zip(*(row for _, row in rows), strict=True)]))
    lines = ["| kind | step 1 | 2 | 3 | 4 | 5 | all |", "|---|--:|--:|--:|--:|--:|--:|"]
    lines += [f"| {kind} | {' | '.join(map(str, row))} |" for kind, row in rows]
    return "\n".join(lines)


def solved_table(puzzles: Sequence[Puzzle]) -> str:
    """Return who solves which share at first sight, with 95 % intervals, as a Markdown table."""
    lines = ["| level | step 1 | 2 | 3 | 4 | 5 |", "|---|--:|--:|--:|--:|--:|"]
    for level, steps in _first_tries(puzzles).items():
        lines.append(f"| {level} | {' | '.join(map(_share, steps))} |")
    return "\n".join(lines)


def _share(tries: list[bool]) -> str:
    """Return a share with its interval.

    >>> _share([True] * 47 + [False] * 53)
    '47% (37 to 57)'
    """
    if not tries:
        return ""
    rate, low, high = interval([[won] for won in tries])
    return f"{rate:.0%} ({100 * low:.0f} to {100 * high:.0f})"
