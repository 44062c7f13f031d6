"""Draw the curves that `ppo.py` wrote, one small plot for each task: mean and range of all seeds.

python examples/learn/curves.py runs curves.svg
"""

from __future__ import annotations

import csv
import sys
from collections import defaultdict
from pathlib import Path

WIDE, HIGH, LEFT, TOP, GAP = 250, 130, 46, 34, 60
SCORES = {"Fetch1": (0, 1), "Fetch2": (0, 1), "Run3": (-2, 3), "Solo1": (-4, 2), "Solo3": (-8, 4)}
"""What the axis of each task spans."""


def read(folder: Path) -> dict[str, list[list[tuple[int, float]]]]:
    """Return the curves of each task, one for each seed."""
    curves = defaultdict(list)
    for path in sorted(folder.glob("*-*.csv")):
        with path.open(encoding="utf-8") as file:
            rows = [(int(row["steps"]), float(row["return"])) for row in csv.DictReader(file)]
        curves[path.stem.rpartition("-")[0]].append([row for row in rows if row[1] == row[1]])
    return dict(curves)


def place(steps: int, score: float, x: float, last: int, name: str) -> str:
    """Return the point of a plot that begins at *x* and ends after *last* steps."""
    low, high = SCORES[name]
    down = (high - min(max(score, low), high)) / (high - low)
    return f"{x + WIDE * steps / last:.1f},{TOP + HIGH * down:.1f}"


def drawn(curves: dict[str, list[list[tuple[int, float]]]]) -> str:
    tasks = [name for name in SCORES if name in curves]
    width, height = LEFT + len(tasks) * (WIDE + GAP), TOP + HIGH + 40
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
        f'font-family="sans-serif" font-size="11" fill="#2b2118">'
        f"<title>Return while learning: {', '.join(tasks)}</title>"
        f'<rect width="{width}" height="{height}" fill="#fff"/>'
    ]
    for at, name in enumerate(tasks):
        x, (low, high) = LEFT + at * (WIDE + GAP), SCORES[name]
        last = max(steps for curve in curves[name] for steps, _ in curve)

        here = (x, last, name)
        many = len(curves[name])
        parts.append(
            f'<text x="{x}" y="20" font-size="13">{name} ({many} seed{"s" * (many > 1)})</text>'
            f'<path d="M{x} {TOP}v{HIGH}h{WIDE}" fill="none" stroke="#b9a98a"/>'
            f'<text x="{x - 6}" y="{TOP + 8}" text-anchor="end">{high}</text>'
            f'<text x="{x - 6}" y="{TOP + HIGH}" text-anchor="end">{low}</text>'
            f'<text x="{x + WIDE}" y="{TOP + HIGH + 16}" text-anchor="end">{last:,} steps</text>'
        )
        by_steps = defaultdict(list)
        for curve in curves[name]:
            for steps, score in curve:
                by_steps[steps].append(score)
        if many > 1:
            rim = [place(steps, max(scores), *here) for steps, scores in sorted(by_steps.items())]
            rim += [place(steps, min(scores), *here) for steps, scores in sorted(by_steps.items())][
                ::-1
            ]
            parts.append(f'<polygon points="{" ".join(rim)}" fill="#2f6f8f" opacity=".25"/>')
        line = [
            place(steps, sum(all_) / len(all_), *here) for steps, all_ in sorted(by_steps.items())
        ]
        parts.append(
            f'<polyline points="{" ".join(line)}" fill="none" stroke="#2f6f8f" stroke-width="2"/>'
        )
    return "\n".join([*parts, "</svg>"]) + "\n"


if __name__ == "__main__":
    folder, out = Path(sys.argv[1]), Path(sys.argv[2])
    out.write_text(drawn(read(folder)), encoding="utf-8", newline="\n")
