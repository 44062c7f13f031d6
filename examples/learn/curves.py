"""Draw the curves that a training wrote, one small plot for each task: the mean of its seeds.

    python examples/learn/curves.py runs curves.svg

The band is the 95 % interval of the mean, by bootstrap over the seeds, as rliable reports it.  It
prints what each task ends with, too.
"""

from __future__ import annotations

import csv
import random
import sys
from collections import defaultdict
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

WIDE, HIGH, LEFT, TOP, GAP, ROW = 240, 130, 46, 34, 84, 3
RESAMPLES = 2000


class Axis(NamedTuple):
    """What the axis of a task spans, and what our bots reach there."""

    low: float
    high: float
    random: float
    easy: float
    expert: float


AXES = {
    "Fetch1": Axis(0, 1, 0.04, 0.73, 1.0),
    "Fetch2": Axis(0, 1, 0.0, 0.24, 0.62),
    "Run3": Axis(-2, 3, -1.79, 1.62, 2.18),
    "Solo1": Axis(-4, 2, -3.43, 1.19, 1.53),
    "Solo3": Axis(-8, 4, -7.16, 2.22, 3.07),
}
Point = tuple[int, float, float, float]  # steps, mean, and the ends of its interval


def read(folder: Path) -> dict[str, list[list[tuple[int, float]]]]:
    """Return the curves of each task, one for each seed."""
    curves = defaultdict(list)
    for path in sorted(folder.glob("*-*.csv")):
        with path.open(encoding="utf-8") as file:
            rows = [(int(row["steps"]), float(row["return"])) for row in csv.DictReader(file)]
        curves[path.stem.rpartition("-")[0]].append([row for row in rows if row[1] == row[1]])
    return dict(curves)


def points(curves: list[list[tuple[int, float]]]) -> list[Point]:
    """Return the mean of all seeds at every step that all of them have."""
    by_steps = defaultdict(list)
    for curve in curves:
        for steps, score in curve:
            by_steps[steps].append(score)
    chance, found = random.Random(0), []
    for steps, scores in sorted(by_steps.items()):
        if len(scores) == len(curves):
            means = sorted(fmean(chance.choices(scores, k=len(scores))) for _ in range(RESAMPLES))
            ends = means[RESAMPLES // 40], means[-RESAMPLES // 40 - 1]
            found.append((steps, fmean(scores), *ends))
    return found


def drawn(curves: dict[str, list[list[tuple[int, float]]]]) -> str:
    tasks = [name for name in AXES if name in curves]
    rows = -(-len(tasks) // ROW)
    high = TOP + HIGH + 34
    width, height = LEFT + min(ROW, len(tasks)) * (WIDE + GAP), rows * high + 6
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
        f'font-family="sans-serif" font-size="11" fill="#2b2118">'
        f"<title>Return while learning: {', '.join(tasks)}</title>"
        f'<rect width="{width}" height="{height}" fill="#fff"/>'
    ]
    for at, name in enumerate(tasks):
        axis, found = AXES[name], points(curves[name])
        left, top, last = LEFT + at % ROW * (WIDE + GAP), TOP + at // ROW * high, found[-1][0]

        def y(score: float, axis: Axis = axis, top: int = top) -> float:
            down = (axis.high - min(max(score, axis.low), axis.high)) / (axis.high - axis.low)
            return top + HIGH * down

        def line(at: int, turned: int = 1, found: list[Point] = found, left: int = left) -> str:
            return " ".join(
                f"{left + WIDE * point[0] / found[-1][0]:.1f},{y(point[at]):.1f}"
                for point in found[::turned]
            )

        parts.append(
            f'<text x="{left}" y="{top - 12}" font-size="13">'
            f"{name}, {len(curves[name])} seeds</text>"
            f'<path d="M{left} {top}v{HIGH}h{WIDE}" fill="none" stroke="#b9a98a"/>'
            f'<text x="{left - 6}" y="{top + 8}" text-anchor="end">{axis.high}</text>'
            f'<text x="{left - 6}" y="{top + HIGH}" text-anchor="end">{axis.low}</text>'
            f'<text x="{left + WIDE}" y="{top + HIGH + 16}" text-anchor="end">{last:,} steps</text>'
        )
        for level in ("random", "easy", "expert"):
            place = y(getattr(axis, level))
            parts.append(
                f'<path d="M{left} {place:.1f}h{WIDE}" stroke="#8a7a5c" stroke-dasharray="3 4"/>'
                f'<text x="{left + WIDE + 4}" y="{place + 4:.1f}" fill="#6b5d45">{level}</text>'
            )
        parts.append(
            f'<polygon points="{line(3)} {line(2, -1)}" fill="#2f6f8f" opacity=".25"/>'
            f'<polyline points="{line(1)}" fill="none" stroke="#2f6f8f" stroke-width="2"/>'
        )
    return "\n".join([*parts, "</svg>"]) + "\n"


if __name__ == "__main__":
    curves, out = read(Path(sys.argv[1])), Path(sys.argv[2])
    out.write_text(drawn(curves), encoding="utf-8", newline="\n")
    for name, many in curves.items():
        (_, first, *_), *_, (steps, mean, low, high) = points(many)
        told = f"{first:.2f} at first, {mean:.2f} ({low:.2f} to {high:.2f}) after {steps:,} steps"
        print(f"{name}: {told}, {len(many)} seeds")
