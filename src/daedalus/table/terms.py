"""Which names and bots a server (or another home of tables) allows."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple


class Terms(NamedTuple):
    """Each returns the allowed form of its argument, or raises an OptionError."""

    name: Callable[[str], str]
    level: Callable[[str | float], str]
