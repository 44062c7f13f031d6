"""Benchmark reports: measured values with targets, and the page that keeps them."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from operator import ge, le, lt
from pathlib import Path
from platform import machine, python_version
from statistics import median

COMPARE: Mapping[str, Callable[[float, float], bool]] = {"<": lt, "<=": le, ">=": ge}
HEAD = """# Measurements

Written by `daedalus bench --write` and `./check --long`; do not edit by hand. CPU time, except
for the table server and the web app; a ratio compares two things measured in turn in the same run.
"""


@dataclass(frozen=True, slots=True)
class Measure:
    """One number: what was measured, and its target."""

    what: str
    value: float
    unit: str
    wish: str = ""  # like "< 5", "<= 50" or ">= 25"

    @property
    def met(self) -> bool | None:
        """Whether the target was met; None if there is none."""
        if not self.wish:
            return None
        sign, limit = self.wish.split()
        return COMPARE[sign](self.value, float(limit))

    def cells(self) -> tuple[str, str, str, str]:
        verdict = {True: "yes", False: "NO", None: ""}[self.met]
        number = f"{self.value}" if isinstance(self.value, int) else f"{self.value:.4g}"
        return self.what, f"{number} {self.unit}".rstrip(), self.wish, verdict


@dataclass(slots=True)
class Report:
    """All lines of one benchmark."""

    title: str
    lines: list[Measure] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)

    def add(self, what: str, value: float, unit: str = "", wish: str = "") -> None:
        self.lines.append(Measure(what, value, unit, wish))

    def rows(self) -> list[tuple[str, str, str, str]]:
        return [("measured", "value", "wanted", "met"), *(line.cells() for line in self.lines)]

    def text(self) -> str:
        """Return the report as a table for a terminal."""
        rows = self.rows()
        wide = [max(len(row[at]) for row in rows) for at in range(4)]
        table = ["  ".join(cell.ljust(wide[at]) for at, cell in enumerate(row)) for row in rows]
        return "\n".join([self.title, *(row.rstrip() for row in table), *self.notes]) + "\n"

    def section(self) -> str:
        """Return the report as a section of the measurements page."""
        head, *rows = ["| " + " | ".join(row) + " |" for row in self.rows()]
        parts = [f"## {self.title}", "", f"{_stamp()}", "", head, "|---|---|---|---|", *rows]
        if notes := [*self.notes, *_urgent()]:
            parts += ["", *notes]
        return "\n".join(parts) + "\n"

    def write(self, page: Path) -> None:
        """Put the report into *page*, replacing an older one with the same title."""
        text = page.read_text() if page.exists() else HEAD
        head, *sections = text.split("\n## ")
        kept = {section.partition("\n")[0]: section.rstrip() for section in sections}
        kept[self.title] = self.section().removeprefix("## ").rstrip()
        body = "".join(f"\n\n## {kept[title]}" for title in sorted(kept))
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(head.rstrip() + body + "\n")


def _urgent() -> list[str]:
    """Say so where what was measured came before everything else on the machine."""
    if not hasattr(os, "sched_getscheduler") or os.sched_getscheduler(0) == os.SCHED_OTHER:
        return []
    return ["It ran with real-time priority, ahead of all others on the machine."]


def _stamp() -> str:
    """Say when and where this was measured, and at which commit."""
    try:
        git = ["git", "describe", "--always", "--dirty"]
        here = Path(__file__).parent
        commit = subprocess.run(git, capture_output=True, text=True, check=True, cwd=here).stdout
    except (OSError, subprocess.CalledProcessError):
        commit = "unknown"
    day = time.strftime("%Y-%m-%d", time.gmtime())
    return f"Commit {commit.strip()}, {day}, Python {python_version()} on {machine()}."


def seconds_each(
    things: Mapping[str, Callable[[], object]],
    rounds: int = 9,
    least: float = 0.02,
    clock: Callable[[], float] = time.process_time,
) -> dict[str, float]:
    """Return the CPU seconds per call of each: the median of rounds in which all take turns."""
    repeats = {}
    for name, thing in things.items():
        thing()  # warm up: fill caches, compile kernels
        start, count = clock(), 0
        while clock() - start < least:
            thing()
            count += 1
        repeats[name] = count
    times: dict[str, list[float]] = {name: [] for name in things}
    for _ in range(rounds):
        for name, thing in things.items():
            start = clock()
            for _ in range(repeats[name]):
                thing()
            times[name].append((clock() - start) / repeats[name])
    return {name: median(taken) for name, taken in times.items()}
