"""`daedalus bench`: how fast this is here, with ratios against references of the same run."""

from pathlib import Path
from typing import Annotated

import typer

from daedalus.cli.words import told


def bench(
    names: Annotated[list[str] | None, typer.Argument(help=told("help-bench-names"))] = None,
    write: Annotated[Path | None, typer.Option(help=told("help-bench-write"))] = None,
) -> None:
    from daedalus.bench import benchmarks, run

    for name in names or benchmarks():
        report = run(name)
        typer.echo(report.text())
        if write:
            report.write(write)
