"""`daedalus bench`: how fast this machine is, as ratios against references in the same run."""

import sys
from pathlib import Path
from typing import Annotated

from daedalus.cli.arguments import Argument, Option
from daedalus.cli.words import told


def bench(
    names: Annotated[list[str] | None, Argument(help=told("help-bench-names"))] = None,
    write: Annotated[Path | None, Option(help=told("help-bench-write"))] = None,
) -> None:
    from daedalus.bench import benchmarks, run

    for name in names or benchmarks():
        try:
            report = run(name)
        except ModuleNotFoundError as error:
            if names:
                raise
            print(f"bench {name}: {error}", file=sys.stderr)
            continue
        print(report.text())
        if write:
            report.write(write)
