"""Pictures of positions and films of games, as SVG, for notebooks and reports.

Each engine has a module of its name here that implements `Artist`.
"""

from collections.abc import Iterable
from importlib import import_module
from typing import Any, Protocol

from daedalus.core.game import AnyRules
from daedalus.svg.film import Film

Events = Iterable[tuple[int, str, int]]
"""Seat, action and time of each event, in order."""


class Artist(Protocol):
    """The pictures of one engine."""

    def draw(self, state: Any, title: str | None = None) -> str: ...
    def picture(self, rules: Any, state: Any) -> str: ...
    def film(self, rules: Any, first: Any, events: Events) -> Film: ...


def artist_of(engine: str) -> Artist:
    """Return the artist for the games of *engine*."""
    return import_module(f"{__name__}.{engine}")


def draw(engine: str, state: Any) -> str:
    """Return a position as SVG, as far as it can be drawn without its rules."""
    return artist_of(engine).draw(state)


def picture(rules: AnyRules, state: Any) -> str:
    """Return a position as SVG."""
    return artist_of(rules.engine).picture(rules, state)


def film(rules: AnyRules, first: Any, events: Events) -> Film:
    """Return a game as an animated drawing."""
    return artist_of(rules.engine).film(rules, first, events)
