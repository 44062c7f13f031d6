"""The command line: `main` is what `daedalus` runs; each command imports what it needs."""

import sys
from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command named in *argv* and return its exit code."""
    from daedalus.cli.commands import run

    return run(list(sys.argv[1:] if argv is None else argv))
