"""Draw mutants, judge them, and print a table: python -m tools.mutants [--seed N]."""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue

from tools.mutants import python, typescript
from tools.mutants.mutant import Mutant, draw
from tools.mutants.noticing import ROOT, Copy, Verdict

# What no test can judge: migrations are run once and never again.
NOT_PYTHON = "src/daedalus/server/migrations/"
# What only draws is judged by eye.
NOT_TYPESCRIPT = ("art.ts", "box.ts", "figures.ts", "small.ts", ".test.ts", "testing.ts")
SOURCES = ("web/src/board", "web/src/pages")


def drawn(seed: int, of_python: int, of_typescript: int, within: str = "") -> list[Mutant]:
    """Return the mutants of a seed, in the files whose paths begin with *within*."""
    rng = random.Random(seed)
    modules = [path.relative_to(ROOT).as_posix() for path in ROOT.glob("src/daedalus/**/*.py")]
    scripts = [
        path.relative_to(ROOT).as_posix()
        for folder in SOURCES
        for path in ROOT.glob(f"{folder}/**/*.ts*")
    ]
    return [
        *draw(
            ROOT,
            [
                path
                for path in modules
                if path.startswith(within) and not path.startswith(NOT_PYTHON)
            ],
            python.places,
            of_python,
            rng,
        ),
        *draw(
            ROOT,
            [
                path
                for path in scripts
                if path.startswith(within) and not path.endswith(NOT_TYPESCRIPT)
            ],
            typescript.places,
            of_typescript,
            rng,
        ),
    ]


def judged(mutants: Sequence[Mutant], jobs: int, browser: bool) -> list[Verdict]:
    """Judge all mutants, *jobs* at a time, each in a copy that is thrown away at the end."""
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        free: SimpleQueue[Copy] = SimpleQueue()
        for number in range(jobs):
            free.put(Copy(Path(folder, str(number)), browser))

        def judge(mutant: Mutant) -> Verdict:
            copy = free.get()
            try:
                verdict = copy.judge(mutant)
            finally:
                free.put(copy)
            print(line(verdict), flush=True)
            return verdict

        with ThreadPoolExecutor(jobs) as pool:
            return list(pool.map(judge, mutants))


def line(verdict: Verdict) -> str:
    mutant, by = verdict.mutant, verdict.by or "NOBODY"
    return f"{verdict.seconds:5.0f} s  {mutant.kind:<12}  {mutant.told()}  |  {by}"


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__)
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    parser.add_argument("--python", type=int, default=40, metavar="N")
    parser.add_argument("--typescript", type=int, default=20, metavar="N")
    parser.add_argument("--within", default="", help="only files whose paths begin like this")
    parser.add_argument("--jobs", type=int, default=max(1, (os.cpu_count() or 2) // 2))
    parser.add_argument("--least", type=float, default=0.0, help="the share that must be noticed")
    parser.add_argument("--list", action="store_true", help="only say which mutants the seed draws")
    asked = parser.parse_args(arguments)
    mutants = drawn(asked.seed, asked.python, asked.typescript, asked.within)
    print(f"seed {asked.seed}: {len(mutants)} mutants", flush=True)
    if asked.list:
        print(*(f"{each.kind:<12}  {each.told()}" for each in mutants), sep="\n")
        return 0
    browser = "CHROMIUM" in os.environ
    if not browser:
        print("!! no CHROMIUM: what only a browser would notice is not noticed")
    verdicts = judged(mutants, asked.jobs, browser)
    missed = [each for each in verdicts if not each.noticed]
    print(f"\n{len(verdicts) - len(missed)} of {len(verdicts)} noticed; not noticed:")
    print(*(f"  {each.mutant.kind:<12}  {each.mutant.told(200)}" for each in missed), sep="\n")
    return int(len(verdicts) - len(missed) < asked.least * len(verdicts))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
