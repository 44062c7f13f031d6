"""Benchmarks: every module with `run()` in this folder is one; they report ratios.

References are measured in the same run, alternating, in CPU time, so that a busy or slow machine
affects both sides alike.  Benchmarks that need databases or a browser live with the tests that need
them too, in `tests/support/bench`.
"""

import sys
from importlib import import_module
from pkgutil import iter_modules

from daedalus.core.errors import OptionError, quoted
from tests.support import bench as with_services
from tools.bench.report import Report

PARTS = ("report", "plain", "native", "go_table")


def benchmarks() -> dict[str, str]:
    """Return the module of each benchmark, by its name."""
    return {
        module.name: f"{package.__name__}.{module.name}"
        for package in (sys.modules[__name__], with_services)
        for module in iter_modules(package.__path__)
        if module.name not in PARTS
    }


def run(name: str) -> Report:
    """Run one benchmark.

    :raises OptionError: when there is no such benchmark.
    """
    modules = benchmarks()
    if name not in modules:
        raise OptionError(
            f"no such benchmark: {quoted(name)}: there are {', '.join(sorted(modules))}"
        )
    report: Report = import_module(modules[name]).run()
    return report
