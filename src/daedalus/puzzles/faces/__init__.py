"""What a page shows of a puzzle, engine by engine: each has a module here that is a `_Face`."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol

from daedalus.core.game import AnyRules
from daedalus.puzzles.puzzle import Puzzle


class _Face(Protocol):
    """How the puzzles of one engine are shown."""

    def sought(self, state: Any, seat: int) -> str: ...  # letters a seat looks for, in order
    def shown(self, rules: Any, state: Any, seat: int) -> Any: ...  # the position, as it is shown
    def turns(self, puzzle: Puzzle, state: Any, actions: Sequence[str]) -> int: ...  # that are done
    def ends_turn(self, puzzle: Puzzle, actions: int) -> bool: ...  # after so many actions
    def place(self, puzzle: Puzzle, action: str) -> str: ...  # where, without saying how


def face_of(rules: AnyRules) -> _Face:
    """Return how the puzzles of an engine are shown."""
    return import_module(f"{__name__}.{rules.engine}")
