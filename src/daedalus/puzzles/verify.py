"""Proves puzzles again from nothing but their positions, and says what fails."""

from __future__ import annotations

import json
import multiprocessing
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Final, NamedTuple

from daedalus.core.errors import GameError, NotationError, quoted
from daedalus.core.game import AnyRules
from daedalus.editions.connect.rules import HAND
from daedalus.editions.go.position import State as GoState
from daedalus.editions.sliding.position import State as SlidingState
from daedalus.puzzles.alike import AlikeKey, key
from daedalus.puzzles.difficulty import HIGHEST, LOWEST, rating, step, within
from daedalus.puzzles.kinds import check, prove
from daedalus.puzzles.proof import Solution
from daedalus.puzzles.puzzle import FIELDS, Puzzle, read_puzzle

_FAR: Final = 300
"""How far a rating may be from today's estimate: a step, for bots may learn to play better."""


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


def counted(turns: int) -> str:
    """Return a number of turns in words.

    >>> counted(1), counted(3)
    ('1 turn', '3 turns')
    """
    return "1 turn" if turns == 1 else f"{turns} turns"


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
        return (
            _mislabelled(puzzle, line)
            or _unreal(puzzle, rules, state)
            or _false(puzzle, rules, state)
            or _misjudged(puzzle, line)
        )
    except GameError as error:
        return str(error)


def _mislabelled(puzzle: Puzzle, line: str) -> str:
    """Return what is wrong with all that is said about a puzzle besides its proof."""
    unknown = sorted(json.loads(line).keys() - FIELDS.keys())
    if unknown:
        return f"an unknown field: {quoted(unknown[0])}"
    prefix = f"{puzzle.kind[0]}{puzzle.turns}-"
    if not re.fullmatch(rf"{prefix}[0-9]{{6,}}", puzzle.id):
        like = f"{puzzle.kind} of {puzzle.turns}, like {prefix}000001"
        return f"not the id of a {like}: {quoted(puzzle.id)}"
    if puzzle.rating != within(puzzle.rating):
        return f"not a rating: {puzzle.rating}: there are {LOWEST} to {HIGHEST}"
    if "rating" in json.loads(line) and puzzle.level != step(puzzle.rating):
        return f"a rating of {puzzle.rating} is level {step(puzzle.rating)}, not {puzzle.level}"
    return ""


def _misjudged(puzzle: Puzzle, line: str) -> str:
    """Return why a puzzle is not as hard as a line says."""
    estimate = rating(puzzle)
    if "rating" in json.loads(line):
        far = abs(puzzle.rating - estimate) > _FAR
        return f"it is rated about {estimate}, not {puzzle.rating}" if far else ""
    level = step(estimate)
    return f"it is level {level}, not {puzzle.level}" if level != puzzle.level else ""


def _unreal(puzzle: Puzzle, rules: AnyRules, state: Any) -> str:
    """Return why a position does not suit its kind, or is not one of the printed game."""
    remarks = [each for each in rules.status(state) if not _meant(puzzle, each)]
    if remarks:
        return f"not a position of the box: {remarks[0]}"
    if not rules.to_act(state):
        return "the game is over"
    if not _suits(puzzle.kind, state, puzzle.turns):
        return f"not a position for {puzzle.kind}"
    return ""


def _meant(puzzle: Puzzle, remark: str) -> bool:
    """Return whether something unusual belongs to the puzzle: a hand of all tiles to lay."""
    return puzzle.kind == "harvest" and remark.startswith("hand:")


def _suits(kind: str, state: Any, turns: int) -> bool:
    if isinstance(state, SlidingState):
        seats = {"fetch": 1, "run": 1, "guard": 2, "duel": 2}.get(kind)
        hand = len(state.left[state.seat])
        cards = {"fetch": hand == 1, "run": hand > 1, "guard": hand > 0, "duel": True}
        return len(state.pieces) == seats and state.phase == "p" and cards[kind]
    if isinstance(state, GoState):
        return kind == "weave" and len(state.boards) == 1 and bool(state.roll)
    hand, *others = state.hands
    held = len(hand) == max(turns, HAND) and not any(others)
    return kind == "harvest" and held and not state.pile and state.seat == 0


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
    if not proof.turns:
        return f"it cannot be solved in {counted(puzzle.turns)}"
    if proof.turns != puzzle.turns:
        first = " ".join(proof.solutions[0]) if proof.solutions else ""
        suffice = "suffices" if proof.turns == 1 else "suffice"
        told = f"{counted(proof.turns)} {suffice}, not {puzzle.turns}"
        return f"{told}: {first}" if first else told
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
