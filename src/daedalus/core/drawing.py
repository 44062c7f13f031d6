"""Access to pictures from the inner packages, which describe games but do not draw them.

`daedalus.svg` is imported only when someone asks for a drawing, so the rules neither depend on it
nor load it.
"""

from importlib import import_module
from typing import Any


def pictures() -> Any:
    """Return `daedalus.svg`."""
    return import_module("daedalus.svg")
