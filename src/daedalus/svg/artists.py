"""Who draws which engine: each has a module of its name here that implements `_Artist`."""

from collections.abc import Iterable
from importlib import import_module
from typing import Any, Protocol

from daedalus.svg.film import Film

_Events = Iterable[tuple[int, str, int]]
"""Seat, action and time of each event, in order."""


class _Artist(Protocol):
    """The pictures of one engine."""

    def draw(self, state: Any, title: str | None = None) -> str: ...
    def picture(self, rules: Any, state: Any) -> str: ...
    def film(self, rules: Any, first: Any, events: _Events) -> Film: ...


def artist_of(engine: str) -> _Artist:
    """Return the artist for the games of *engine*."""
    return import_module(f"daedalus.svg.{engine}")
