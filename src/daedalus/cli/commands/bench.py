"""`daedalus bench`: how fast this machine is, as ratios against references in the same run."""

import sys
from pathlib import Path
from typing import Annotated

from daedalus.cli.arguments import Argument, Option
from daedalus.cli.words import told
from daedalus.extras import of_clone


def bench(
    names: Annotated[list[str] | None, Argument(help=told("help-bench-names"))] = None,
    write: Annotated[Path | None, Option(help=told("help-bench-write"))] = None,
) -> None:
    benches = of_clone("tools.bench")
    for name in names or sorted(benches.benchmarks()):
        try:
            report = benches.run(name)
        except ModuleNotFoundError as error:
            if names:
                raise
            print(f"bench {name}: {error}", file=sys.stderr)
            continue
        print(report.text())
        if write:
            report.write(write)
