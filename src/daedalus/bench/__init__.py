"""Benchmarks: each is a module with `run()`, found by listing this folder, and reports ratios.

References are measured in the same run, turn and turn about, in CPU time, so that a busy machine
or a slow one changes both sides alike.
"""

from importlib import import_module
from pkgutil import iter_modules

from daedalus.bench.report import Report
from daedalus.core.errors import OptionError, quoted


def benchmarks() -> tuple[str, ...]:
    """Return the names of all benchmarks."""
    modules = (module.name for module in iter_modules(__path__))
    parts = ("report", "plain", "native", "engines", "crowd", "services", "browser")
    return tuple(name for name in modules if name not in parts)


def run(name: str) -> Report:
    """Run one benchmark.

    :raises OptionError: when there is no such benchmark.
    """
    if name not in benchmarks():
        raise OptionError(f"no such benchmark: {quoted(name)}: there are {', '.join(benchmarks())}")
    report: Report = import_module(f"{__name__}.{name}").run()
    return report
