"""Proves puzzles again from nothing but their positions, and says what fails."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any, NamedTuple

from daedalus.core.errors import GameError, NotationError
from daedalus.core.game import AnyRules
from daedalus.editions.go.position import State as GoState
from daedalus.editions.sliding.position import State as SlidingState
from daedalus.puzzles.alike import AlikeKey, key
from daedalus.puzzles.kinds import check, prove
from daedalus.puzzles.proof import Solution
from daedalus.puzzles.puzzle import Puzzle, read_puzzle


class Failure(NamedTuple):
    """A line of a collection that is not a puzzle, or makes a false claim."""

    line: int
    reason: str


def verify(
    lines: Iterable[str], jobs: int = 1, tell: Callable[[], None] = lambda: None
) -> Iterator[Failure]:
    """Yield what is wrong with a collection, line by line; *tell* is called after each."""
    numbered = [(at, line) for at, line in enumerate(lines, start=1) if line.strip()]
    seen: dict[object, int] = {}
    for (at, line), reason in zip(
        numbered, _reasons([line for _, line in numbered], jobs), strict=True
    ):
        tell()
        if reason:
            yield Failure(at, reason)
            continue
        puzzle = read_puzzle(line)
        own = _key(puzzle)
        if puzzle.id in seen:
            yield Failure(at, f"the id of line {seen[puzzle.id]}: {puzzle.id}")
        elif own in seen:
            yield Failure(at, f"the puzzle of line {seen[own]}, perhaps mirrored or turned")
        else:
            seen |= {puzzle.id: at, own: at}


def _key(puzzle: Puzzle) -> AlikeKey:
    return key(puzzle.kind, puzzle.state, puzzle.turns)


def _reasons(lines: Sequence[str], jobs: int) -> Iterator[str]:
    if jobs == 1:
        yield from map(wrong, lines)
        return
    context = multiprocessing.get_context("spawn")  # forking a threaded process may hang
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        yield from pool.map(wrong, lines, chunksize=8)


def wrong(line: str) -> str:
    """Return why a line is not a proved puzzle, or "" if it is one."""
    try:
        puzzle = read_puzzle(line)
        try:
            rules, state = puzzle.rules, puzzle.state
        except GameError as error:
            return f"the position cannot be read: {error}"
        return _unreal(puzzle, rules, state) or _false(puzzle, rules, state)
    except GameError as error:
        return str(error)


def _unreal(puzzle: Puzzle, rules: AnyRules, state: Any) -> str:
    """Return why a position does not suit its kind, or is not one of the printed game."""
    remarks = rules.status(state)
    if remarks:
        return f"not a position of the box: {remarks[0]}"
    if not rules.to_act(state):
        return "the game is over"
    if not _suits(puzzle.kind, state):
        return f"not a position for {puzzle.kind}"
    return ""


def _suits(kind: str, state: Any) -> bool:
    if isinstance(state, SlidingState):
        seats = {"fetch": 1, "run": 1, "guard": 2, "duel": 2}.get(kind)
        hand = len(state.left[state.seat])
        cards = {"fetch": hand == 1, "run": hand > 1, "guard": hand > 0, "duel": True}
        return len(state.pieces) == seats and state.phase == "p" and cards[kind]
    if isinstance(state, GoState):
        return kind == "weave" and len(state.boards) == 1 and bool(state.roll)
    return kind == "harvest"


def _false(puzzle: Puzzle, rules: AnyRules, state: Any) -> str:
    """Return the first claim that is false."""
    for solution in puzzle.solutions:
        try:
            solved = check(puzzle, solution).solved
        except GameError as error:
            raise NotationError(f"not a solution: {' '.join(solution)}: {error}") from error
        if not solved:
            return f"not a solution: {' '.join(solution)}"
    proof = prove(puzzle.kind, rules, state, puzzle.turns)
    if not proof.solutions:
        return f"it cannot be solved in {puzzle.turns} turns"
    if proof.turns != puzzle.turns:
        first = " ".join(proof.solutions[0])
        return f"{proof.turns} turns suffice, not {puzzle.turns}: {first}"
    claimed = {boards(rules, state, puzzle.seat, each) for each in puzzle.solutions}
    if len(claimed) < len(puzzle.solutions):
        return "two solutions leave the same boards"
    for solution in proof.solutions:
        if boards(rules, state, puzzle.seat, solution) not in claimed:
            return f"another solution: {' '.join(solution)}"
    if proof.nodes != puzzle.nodes:
        return f"the proof looks at {proof.nodes} boards, not {puzzle.nodes}"
    return ""


def boards(rules: AnyRules, state: Any, seat: int, solution: Solution) -> object:
    """Return what distinguishes solutions: the boards after each push, or the last one."""
    mazes = []
    for text in solution:
        state = rules.apply(state, seat, rules.parse(text))
        if isinstance(state, SlidingState):
            mazes.append(state.maze)
    if isinstance(state, SlidingState):
        return tuple(mazes[::2])
    return state.boards if isinstance(state, GoState) else state.lying
