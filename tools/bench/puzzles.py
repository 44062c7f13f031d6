"""How fast puzzles are found, proved and judged: `daedalus bench puzzles`."""

import time
from typing import Final

from daedalus.puzzles import check, load, write_puzzle
from daedalus.puzzles.make import attempt
from daedalus.puzzles.stats import spread
from daedalus.puzzles.verify import wrong
from tools.bench.report import Report

WANTED: Final = {
    ("fetch", 1): "",
    ("fetch", 2): "",
    ("fetch", 3): ">= 0.2",
    ("run", 2): "",
    ("run", 3): ">= 50",
    ("run", 4): ">= 8",
    ("run", 5): "",
    ("guard", 1): "",
    ("duel", 2): ">= 500",
    ("weave", 4): "",
    ("harvest", 1): "",
    ("harvest", 2): "",
}
"""Puzzles that should be found in a CPU second, by kind and turns; each has one solution."""
SECONDS: Final = 3.0
"""CPU time for each kind; ten times as much for three turns, which are rare."""


def rate(kind: str, turns: int, seconds: float) -> float:
    """Return how many puzzles of a kind are found and proved in a CPU second."""
    attempt(kind, turns, "warm", 0)  # compiles, fills caches
    start, found, number = time.process_time(), 0, 0
    while time.process_time() - start < seconds:
        found += attempt(kind, turns, "bench", number) is not None
        number += 1
    return found / (time.process_time() - start)


def run() -> Report:
    """Measure the generator for each kind, then proofs and verdicts on the shipped collection."""
    report = Report("Puzzles")
    for (kind, turns), wish in WANTED.items():
        seconds = SECONDS * (10 if (kind, turns) == ("fetch", 3) else 1)
        report.add(f"{kind}, {turns} turns, found", rate(kind, turns, seconds), "a second", wish)
    sample = spread(load(), 200)
    start = time.process_time()
    assert not any(wrong(write_puzzle(puzzle)) for puzzle in sample)
    took = (time.process_time() - start) / len(sample)
    report.add("a proof, mean over the collection", took * 1000, "ms")
    report.add("the whole collection, two cores", took * len(load()) / 2, "s", "< 600")
    start = time.process_time()
    for puzzle in sample:
        check(puzzle, puzzle.solutions[0])
    report.add("a verdict", (time.process_time() - start) / len(sample) * 1000, "ms")
    return report
