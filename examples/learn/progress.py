"""What a training shows and leaves behind: a bar while it runs, and its curve as CSV."""

from __future__ import annotations

import csv
import sys
import time
from pathlib import Path
from types import TracebackType

WIDTH = 24


class Curve:
    """The curve of one seed; it is written when the training ends, or is ended.

    A point is the mean of the *last* games.
    """

    def __init__(self, name: str, seed: int, steps: int, out: Path, last: int = 100) -> None:
        self.name, self.seed, self.steps, self.out = name, seed, steps, out
        self.last = last
        self.returns: list[float] = []
        self.rows: list[tuple[int, float, float]] = []
        self.start = time.process_time()

    def finished(self, paid: float) -> None:
        """Remember what a game paid."""
        self.returns.append(paid)

    def point(self, done: int) -> None:
        """Add a point, and move the bar on."""
        last = self.returns[-self.last :]
        score = sum(last) / len(last) if last else float("nan")
        spent = time.process_time() - self.start
        self.rows.append((done, score, spent))
        full = min(WIDTH * done // self.steps, WIDTH)
        bar = f"[{'#' * full}{'.' * (WIDTH - full)}]"
        text = f"{self.name} seed {self.seed} {bar} {done:7} steps, {score:6.2f} ({spent:.0f} s)"
        live = sys.stdout.isatty() and done < self.steps
        print(f"\r{text}" if sys.stdout.isatty() else text, end="" if live else "\n", flush=True)

    def __enter__(self) -> Curve:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.out.mkdir(parents=True, exist_ok=True)
        path = self.out / f"{self.name}-{self.seed}.csv"
        with path.open("w", newline="", encoding="utf-8") as file:
            writer = csv.writer(file)
            writer.writerow(("steps", "return", "cpu_seconds"))
            writer.writerows((done, f"{score:.4f}", f"{s:.1f}") for done, score, s in self.rows)
