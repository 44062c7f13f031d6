"""Counts of a collection, and which bots solve which step at first sight."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from daedalus.editions.sliding.position import State
from daedalus.puzzles.difficulty import first_sight
from daedalus.puzzles.puzzle import KINDS, STEPS, Puzzle

LEVELS: Final = ("easy", "medium", "hard", "expert")
"""The levels that the table of difficulty shows."""
SAMPLE: Final = 120
"""How many puzzles of a step are tried."""


def counts(puzzles: Sequence[Puzzle]) -> Iterator[tuple[str, list[int]]]:
    """Yield for each kind how many puzzles there are of every step."""
    number = Counter((puzzle.kind, puzzle.level) for puzzle in puzzles)
    for kind in KINDS:
        yield kind, [number[kind, step] for step in STEPS]


def solved(
    puzzles: Sequence[Puzzle], sample: int = SAMPLE, seed: str = "table"
) -> dict[str, list[float]]:
    """Return for each level the share of each step that it solves at first sight.

    Only sliding kinds; the seed differs from the one that the steps were made with.
    """
    steps = [
        spread([each for each in puzzles if each.level == step and _slides(each)], sample)
        for step in STEPS
    ]
    return {
        level: [
            sum(first_sight(puzzle, level, 1, seed) for puzzle in step) / max(1, len(step))
            for step in steps
        ]
        for level in LEVELS
    }


def _slides(puzzle: Puzzle) -> bool:
    return isinstance(puzzle.state, State)


def spread(puzzles: Sequence[Puzzle], most: int) -> list[Puzzle]:
    """Return at most this many puzzles, spread evenly over all of them."""
    every = max(1, len(puzzles) // most)
    return list(puzzles[::every])[:most]


def count_table(puzzles: Sequence[Puzzle]) -> str:
    """Return the counts as a Markdown table."""
    rows = [(kind, [*steps, sum(steps)]) for kind, steps in counts(puzzles)]
    rows.append(("all", [sum(column) for column in zip(*(row for _, row in rows), strict=True)]))
    lines = ["| kind | step 1 | 2 | 3 | 4 | 5 | all |", "|---|--:|--:|--:|--:|--:|--:|"]
    lines += [f"| {kind} | {' | '.join(map(str, row))} |" for kind, row in rows]
    return "\n".join(lines)


def solved_table(puzzles: Sequence[Puzzle]) -> str:
    """Return who solves what at first sight as a Markdown table."""
    lines = ["| level | step 1 | 2 | 3 | 4 | 5 |", "|---|--:|--:|--:|--:|--:|"]
    for level, shares in solved(puzzles).items():
        lines.append(f"| {level} | {' | '.join(f'{share:.0%}' for share in shares)} |")
    return "\n".join(lines)
