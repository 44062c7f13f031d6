"""The terminal modules of each engine, found by its name: `cli/<engine>/view.py` and others.

docs/terminal.md describes what such a module contains.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Protocol

from daedalus.core.game import AnyRules
from daedalus.core.record import Event, Game
from daedalus.editions import shelf

if TYPE_CHECKING:
    from daedalus.cli.plain import PlainTable
    from daedalus.cli.screens.stage import TableScreen
    from daedalus.cli.table import LocalTable
    from daedalus.cli.words import Words
    from daedalus.puzzles import Puzzle


class View(Protocol):
    """An engine's game in words, without a screen: the functions of its module `view`."""

    def did(self, words: Words, before: Game, event: Event, name: str) -> str:
        """Say what *name* has done, for everyone to read: nothing secret."""
        ...

    def advice(self, words: Words, table: LocalTable, seat: int, actions: tuple[str, ...]) -> str:
        """Say what a bot would do in the place of *seat*: its next actions."""
        ...

    def seat_note(self, words: Words, rules: AnyRules, view: Any, seat: int) -> str:
        """Describe the standing of *seat* in a few words, as far as *view* shows."""
        ...

    def trail(self, words: Words, rules: AnyRules, state: Any, seat: int) -> str:
        """List what *seat* gathered, in order."""
        ...

    def closing(self, words: Words, game: Game) -> str:
        """Say anything else there is to say about a finished game, or ""."""
        ...


class Riddles(Protocol):
    """An engine's puzzles in words: the functions of its module `riddle`."""

    def task(self, words: Words, puzzle: Puzzle) -> Iterator[str]:
        """Yield the task, sentence by sentence."""
        ...

    def where(self, words: Words, puzzle: Puzzle, action: str) -> str:
        """Say where an action takes place, without saying how: a line, or a tile."""
        ...

    def legend(self, words: Words, puzzle: Puzzle) -> str:
        """Say what a picture does not show: the names of the letters, or the tiles in hand."""
        ...


def view_of(engine: str) -> View:
    """Return the module that describes games of *engine*."""
    return import_module(f"{__package__}.{engine}.view")


def riddle_of(engine: str) -> Riddles:
    """Return the module that describes puzzles of *engine*."""
    return import_module(f"{__package__}.{engine}.riddle")


def screen_of(engine: str) -> type[TableScreen[Any, Any]]:
    """Return the screen class for games of *engine*."""
    screen: type[TableScreen[Any, Any]] = import_module(f"{__package__}.{engine}.screen").SCREEN
    return screen


def plain_of(engine: str) -> type[PlainTable[Any, Any]]:
    """Return the line-by-line class for games of *engine*."""
    plain: type[PlainTable[Any, Any]] = import_module(f"{__package__}.{engine}.plain").PLAIN
    return plain


def playable() -> tuple[str, ...]:
    """Return the editions that can be played in the terminal: those with a screen."""
    return tuple(
        name
        for name, rules in shelf().items()
        if find_spec(f"{__package__}.{rules.engine}.screen") is not None
    )
