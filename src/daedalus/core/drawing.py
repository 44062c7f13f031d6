"""The door to the pictures: the inner rooms describe a game, `daedalus.svg` draws it.

It is opened when a notebook or a caller asks for a drawing and not before, so that the rules know
nothing of pictures and load none.
"""

from importlib import import_module
from typing import Any


def pictures() -> Any:
    """Return `daedalus.svg`."""
    return import_module("daedalus.svg")
