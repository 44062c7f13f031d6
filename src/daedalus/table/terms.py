"""What the place where tables stand lets in: names and bots."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple


class Terms(NamedTuple):
    """Each returns what it was given as it may stand at a table, or raises an OptionError."""

    name: Callable[[str], str]
    level: Callable[[str], str]
