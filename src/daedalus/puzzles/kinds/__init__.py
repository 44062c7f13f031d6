"""The kinds of puzzles: each is a module that proves a position and judges an attempt."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from daedalus.core.errors import OptionError, quoted
from daedalus.core.game import AnyRules
from daedalus.puzzles.kinds import duel, fetch, guard, harvest, weave
from daedalus.puzzles.lines import MANY
from daedalus.puzzles.proof import Proof
from daedalus.puzzles.puzzle import Puzzle
from daedalus.puzzles.verdict import Verdict

_PROVERS: Final[dict[str, Callable[..., Proof]]] = {
    "fetch": fetch.prove,
    "run": fetch.prove,
    "guard": guard.prove,
    "duel": duel.prove,
    "weave": weave.prove,
    "harvest": harvest.prove,
}


def prove(kind: str, rules: AnyRules, state: Any, turns: int, limit: int = MANY) -> Proof:
    """Return all solutions of a position in at most *turns* turns, by exhaustive search.

    It ends early, and says so, when there are more than *limit*.
    """
    return _PROVERS[kind](rules, state, turns, limit)


def check(puzzle: Puzzle, turns: Sequence[str]) -> Verdict:
    """Return whether *turns*, the solver's actions in order, solve a puzzle; if not, why not.

    :raises GameError: when an action cannot be read or is not allowed, or this is no puzzle.
    """
    if not isinstance(puzzle, Puzzle) or isinstance(turns, str) or not isinstance(turns, Sequence):
        raise OptionError(f"not a puzzle and its turns: {quoted(puzzle)}, {quoted(turns)}")
    rules, state = puzzle.rules, puzzle.state
    match puzzle.kind:
        case "fetch" | "run":
            return fetch.judge(rules, state, puzzle.turns, turns)  # type: ignore[arg-type]
        case "guard":
            return guard.judge(rules, state, puzzle.turns, turns)  # type: ignore[arg-type]
        case "duel":
            return duel.judge(rules, state, puzzle.turns, turns)  # type: ignore[arg-type]
        case "weave":
            return weave.judge(rules, state, puzzle.turns, turns)  # type: ignore[arg-type]
    return harvest.judge(rules, state, puzzle.turns, turns, caught(puzzle))  # type: ignore[arg-type]


def caught(puzzle: Puzzle) -> int:
    """Return how many tiles the solutions of a harvest catch."""
    return sum(text.count(",") - 1 for text in puzzle.solutions[0])
