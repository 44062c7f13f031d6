"""What a change costs the table server: `python -m tools.against COMMIT [--write]`.

A server of that commit and one of the clone take turns in the same run, each with limits, as people
have it: so many tables, two clients each, from many addresses.  What counts are the medians over
the rounds; both servers run in the clone's environment.  On a busy machine `chrt -f 10` and
`TMPDIR=/dev/shm` keep others' work and disk out of it.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from tests.support.bench.server import EVERY_S, WARM_S, House, Load, Run
from tests.support.services import Served
from tools.bench.report import Report

ROOT = Path(__file__).parents[1]
MOST = 1.05  # times as much as before
AT_AN_ADDRESS = 10  # tables


@contextmanager
def sources(commit: str) -> Iterator[Path]:
    """Check a commit out into a folder that is removed."""
    with tempfile.TemporaryDirectory(prefix="daedalus-against-") as folder:
        archive = Path(folder, "archive.tar")
        packed = ["git", "archive", "--output", str(archive), commit, "src"]
        subprocess.run(packed, cwd=ROOT, check=True)
        subprocess.run(["tar", "-xf", str(archive), "-C", folder], check=True)
        archive.unlink()
        yield Path(folder, "src")


def loaded(source: Path | None, tables: int, seconds: float) -> Load:
    """Start a server, let the crowd play, and end it."""
    import uvloop

    async def work() -> Load:
        run = Run(place, tables, max(1, tables // AT_AN_ADDRESS))
        await run.open()
        try:
            return await run.load(2 * tables / EVERY_S, WARM_S, seconds)
        finally:
            await run.close()

    served = Served(source, limits="true")
    place = House([served])
    try:
        return uvloop.run(work())
    finally:
        served.close()


def measured(commit: str, rounds: int, tables: int, seconds: float) -> Report:
    found: dict[str, list[Load]] = {commit: [], "now": []}
    with sources(commit) as before:
        for number in range(rounds):
            turns = [(commit, before), ("now", None)]
            for name, source in turns if number % 2 else reversed(turns):
                load = loaded(source, tables, seconds)
                found[name].append(load)
                print(
                    f"{name}: p99 {load.p99:.1f} ms, CPU {1000 * load.server / load.acts:.4f} ms "
                    f"an act, {load.acts:.0f} acts a second, errors {load.errors}, "
                    f"others {load.others:.2f}",
                    flush=True,
                )
    report = Report(f"server, against {commit}")
    p99 = {name: median(load.p99 for load in loads) for name, loads in found.items()}
    cpu = {
        name: median(1000 * load.server / load.acts for load in loads)
        for name, loads in found.items()
    }
    what = f"{tables} tables, {2 * tables} clients with limits, {rounds} rounds each"
    for name in found:
        report.add(f"{what}: 99th percentile, {name}", p99[name], "ms")
        report.add(f"CPU of the server per act, {name}", cpu[name], "ms")
        report.add(f"errors, {name}", sum(load.errors for load in found[name]), "", "< 1")
    report.add("99th percentile", p99["now"] / p99[commit], "times", f"<= {MOST}")
    report.add("CPU of the server per act", cpu["now"] / cpu[commit], "times", f"<= {MOST}")
    others = max(load.others for loads in found.values() for load in loads)
    report.add("CPU of anything else on the machine, of a core, at most", others)
    report.notes.append("Medians of rounds in which both take turns; each has the server alone.")
    if tempfile.gettempdir().startswith("/dev/shm"):
        report.notes.append("Their data is in memory: what others do to the disk is kept out.")
    return report


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.against", description=__doc__)
    parser.add_argument("commit")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--write", action="store_true", help="put it into docs/measurements.md")
    asked = parser.parse_args(arguments)
    report = measured(asked.commit, asked.rounds, asked.tables, asked.seconds)
    print(report.text())
    if asked.write:
        report.write(ROOT / "docs" / "measurements.md")
    return int(any(line.met is False for line in report.lines))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
