"""A puzzle as a value, and its text: one JSON object in a line.

The position is the usual text, so any tool that reads positions reads puzzles.  See
docs/puzzles.md.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from daedalus.core.errors import NotationError, quoted
from daedalus.core.game import AnyRules
from daedalus.editions import read_position

KINDS: Final = ("fetch", "run", "guard", "duel", "weave", "harvest")
"""All kinds, in the order in which they are shown."""
STEPS: Final = range(1, 6)
"""The difficulty steps, from easy to hard."""
_LONGEST_LINE: Final = 8192
_MOST_TURNS: Final = 8
_FIRST_RATING: Final = 1500
FIELDS: Final = {
    "id": str,
    "kind": str,
    "edition": str,
    "position": str,
    "turns": int,
    "solutions": list,
    "nodes": int,
    "level": int,
    "rating": int,
}
_OPTIONAL: Final = {"rating"}


@dataclass(frozen=True)
class Puzzle:
    """A position, a task, and all of its solutions."""

    id: str
    kind: str
    edition: str
    position: str
    turns: int  # the solver's; weave: tiles to lay
    solutions: tuple[tuple[str, ...], ...]  # one for each board that solves it, as actions
    nodes: int  # boards that the proof examines
    level: int  # the difficulty step, 1 to 5
    rating: int = _FIRST_RATING  # the generator's estimate, on the scale of players' ratings

    @cached_property
    def rules(self) -> AnyRules:
        """The rules of the position.

        :raises GameError: when the position cannot be read.
        """
        return read_position(self.position)[0]

    @cached_property
    def state(self) -> Any:
        """The position.

        :raises GameError: when it cannot be read.
        """
        return read_position(self.position)[1]

    @property
    def seat(self) -> int:
        """The seat that has to solve it."""
        return int(self.rules.to_act(self.state)[0])

    def _repr_svg_(self) -> str:
        from daedalus.svg import picture

        return picture(self.rules, self.state)


def write_puzzle(puzzle: Puzzle) -> str:
    """Return a puzzle as one line, without its end."""
    fields = {name: getattr(puzzle, name) for name in FIELDS}
    return json.dumps(fields, separators=(",", ":"))


def read_puzzle(line: str) -> Puzzle:
    """Return the puzzle written as *line*; neither its position nor its claims are checked.

    :raises NotationError: when it is not a puzzle.
    """
    if len(line) > _LONGEST_LINE:
        raise NotationError(f"not a puzzle: {quoted(line)}: too long")
    try:
        fields = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise NotationError(f"not a puzzle: {quoted(line)}: not JSON") from error
    if not isinstance(fields, dict):
        raise NotationError(f"not a puzzle: {quoted(line)}: not an object")
    return _checked(fields)


def _checked(fields: Mapping[str, Any]) -> Puzzle:
    for name, kind in FIELDS.items():
        if name not in fields:
            if name in _OPTIONAL:
                continue
            raise NotationError(f"not a puzzle: {name} is missing")
        value = fields[name]
        if not isinstance(value, kind) or isinstance(value, bool):
            raise NotationError(f"not a puzzle: {name} is invalid: {quoted(value)}")
    if fields["kind"] not in KINDS:
        raise NotationError(f"no such kind: {quoted(fields['kind'])}: there are {', '.join(KINDS)}")
    if fields["level"] not in STEPS:
        raise NotationError(f"no such level: {quoted(fields['level'])}: there are 1 to 5")
    if not 1 <= fields["turns"] <= _MOST_TURNS:
        raise NotationError(f"not a number of turns: {quoted(fields['turns'])}")
    solutions = fields["solutions"]
    if not solutions or not all(
        isinstance(solution, list) and solution and all(isinstance(text, str) for text in solution)
        for solution in solutions
    ):
        raise NotationError("not a puzzle: solutions are lists of actions, at least one")
    known = {name: fields[name] for name in FIELDS if name in fields}
    puzzle = Puzzle(**{**known, "solutions": tuple(map(tuple, solutions))})
    named = puzzle.position.partition(" ")[0].partition(";")[0]
    if named != puzzle.edition:
        raise NotationError(f"not a position of {puzzle.edition}: {quoted(named)}")
    return puzzle
