"""Benchmarks: every module with `run()` in this folder is one; they report ratios.

References are measured in the same run, alternating, in CPU time, so that a busy or slow machine
affects both sides alike.  Benchmarks that need databases or a browser live with the tests that need
them too, in a source checkout.
"""

import sys
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from daedalus.bench.report import Report
from daedalus.core.errors import OptionError, quoted

PARTS = ("report", "plain", "native", "engines")
CHECKOUT = Path(__file__).parents[3]
WITH_SERVICES = "tests.support.bench"


def benchmarks() -> tuple[str, ...]:
    """Return the names of all available benchmarks."""
    return tuple(sorted(_packages()))


def run(name: str) -> Report:
    """Run one benchmark.

    :raises OptionError: when there is no such benchmark.
    """
    packages = _packages()
    if name not in packages:
        raise OptionError(
            f"no such benchmark: {quoted(name)}: there are {', '.join(sorted(packages))};"
            " those of the server and the web app need a source checkout"
        )
    if packages[name] == WITH_SERVICES and str(CHECKOUT) not in sys.path:
        sys.path.append(str(CHECKOUT))
    report: Report = import_module(f"{packages[name]}.{name}").run()
    return report


def _packages() -> dict[str, str]:
    """Return the package of each benchmark."""
    checkout = [str(CHECKOUT.joinpath(*WITH_SERVICES.split(".")))]
    own = {module.name: __name__ for module in iter_modules(__path__) if module.name not in PARTS}
    return own | {module.name: WITH_SERVICES for module in iter_modules(checkout)}
