"""Answers a page's questions about puzzles: pure functions of plain values, wherever Python runs.

A server answers them over HTTP, a worker in the browser by messages.  Every question names a puzzle
and repeats all actions of the try, so nothing is remembered between them.
"""

from __future__ import annotations

import datetime
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from daedalus.core.errors import IllegalAction
from daedalus.core.game import AnyRules
from daedalus.core.maze import EAST, NORTH, SOUTH, WEST, read_cell, read_cell_on
from daedalus.puzzles import check, daily, find, load, next_for
from daedalus.puzzles.faces import face_of
from daedalus.puzzles.messages import (
    PuzzleHint,
    PuzzleLook,
    PuzzleNext,
    PuzzleProof,
    PuzzleRated,
    PuzzleShelf,
    PuzzleStrength,
    PuzzleView,
    PuzzleWhy,
)
from daedalus.puzzles.puzzle import KINDS, Puzzle
from daedalus.puzzles.rating import Strength, met
from daedalus.puzzles.verdict import NOT_LINKED, ONE_WALL_AWAY, OPEN, Verdict
from daedalus.table.settings import all_options

_FIRST_DAY: Final = datetime.date(2026, 1, 1)
"""The daily puzzle of this day is number 1."""
MOST_ACTIONS: Final = 64
_ESTIMATED: Final = 150.0  # how uncertain the generator's estimate of a rating is
_SIDES: Final = {"north": NORTH, "east": EAST, "south": SOUTH, "west": WEST}


def shelf(rated: bool = False) -> PuzzleShelf:
    """Return how many puzzles of each kind there are."""
    kinds = dict.fromkeys(KINDS, 0)
    for puzzle in load():
        kinds[puzzle.kind] += 1
    return PuzzleShelf(kinds, rated)


def open_puzzle(name: str) -> PuzzleView:
    """Return a puzzle of the collection.

    :raises OptionError: when there is none with this id.
    """
    return view(find(name))


def open_daily(date: str) -> PuzzleView:
    """Return the puzzle of a day, the same everywhere."""
    shown = view(daily(date))
    day = datetime.date.fromisoformat(date)
    shown.date, shown.number = day.isoformat(), (day - _FIRST_DAY).days + 1
    return shown


def open_next(
    rating: float,
    seen: Collection[str],
    kind: str | None = None,
    counted: Mapping[str, float] | None = None,
) -> PuzzleNext:
    """Return a puzzle at somebody's level that they have not seen."""
    found = next_for(rating, seen, kind, counted)
    if found is None:
        return PuzzleNext(None)
    shown = view(found)
    shown.rating = round((counted or {}).get(found.id, found.rating))
    return PuzzleNext(shown)


def view(puzzle: Puzzle) -> PuzzleView:
    """Return a puzzle as it is shown, without its solutions."""
    rules, state = puzzle.rules, puzzle.state
    seats, seat = rules.seated(state), puzzle.seat
    return PuzzleView(
        id=puzzle.id,
        kind=puzzle.kind,
        edition=puzzle.edition,
        engine=rules.engine,
        options=all_options(rules),
        turns=puzzle.turns,
        level=puzzle.level,
        rating=puzzle.rating,
        seats=seats,
        goals=_goals(rules, state, seat),
        theirs=_goals(rules, state, (seat + 1) % seats) if seats > 1 else [],
        look=look(puzzle, ()),
    )


def _goals(rules: AnyRules, state: Any, seat: int) -> list[str]:
    """Return the keys of the treasures that *seat* has to find, in order."""
    return _motifs(rules, face_of(rules).sought(state, seat))


def _motifs(rules: AnyRules, letters: str) -> list[str]:
    places = (ord(letter) - ord("A") for letter in letters)
    return [rules.motifs[place] for place in places if 0 <= place < len(rules.motifs)]


# --- a try ---------------------------------------------------------------------------------------


def attempt(name: str, actions: Sequence[str]) -> PuzzleLook:
    """Return the board of a puzzle after *actions*."""
    return look(find(name), actions)


def look(puzzle: Puzzle, actions: Sequence[str]) -> PuzzleLook:
    """Return the board after *actions*, what may be done there, and the verdict.

    :raises GameError: when an action cannot be read or is not allowed.
    """
    if len(actions) > MOST_ACTIONS:
        raise IllegalAction(f"too many actions: {len(actions)}: there may be {MOST_ACTIONS}")
    rules, seat, face = puzzle.rules, puzzle.seat, face_of(puzzle.rules)
    verdict = check(puzzle, actions)
    state = after(puzzle, actions)
    is_open = verdict.outcome == OPEN
    acting = [seat] if is_open and seat in rules.to_act(state) else []
    legal = rules.legal(state, seat) if acting else ()
    turn = face.turns(puzzle, state, actions)
    if not is_open and not face.ends_turn(puzzle, len(actions)):
        turn += 1  # the push has settled it
    return PuzzleLook(
        pos=rules.write(face.shown(rules, state, seat)),
        seat=seat,
        to_act=acting,
        legal=[str(action) for action in legal],
        reach=None,  # a push is a decision: nothing tells beforehand where it leads
        did=list(actions),
        turn=turn,
        outcome=verdict.outcome,  # type: ignore[arg-type]
        why=None if is_open or verdict.solved else _why(puzzle, state, verdict),
    )


def after(puzzle: Puzzle, actions: Sequence[str]) -> Any:
    """Return the position after *actions*, which `check` has found legal."""
    rules, state = puzzle.rules, puzzle.state
    for text in actions:
        state = rules.apply(state, puzzle.seat, rules.parse(text))
    return state


def _why(puzzle: Puzzle, state: Any, verdict: Verdict) -> PuzzleWhy:
    rules, seats = puzzle.rules, puzzle.rules.seated(state)
    told = PuzzleWhy(
        reason=verdict.reason,
        motif=next(iter(_motifs(rules, verdict.treasure)), None),
        motifs=_motifs(rules, verdict.letters) if verdict.reason == NOT_LINKED else [],
        reply=list(verdict.reply),
        seat=(puzzle.seat + 1) % seats if seats > 1 else None,
        count=verdict.count,
        best=verdict.best,
    )
    if verdict.reply and told.seat is not None:
        for text in verdict.reply:
            state = rules.apply(state, told.seat, rules.parse(text))
        told.pos = rules.write(face_of(rules).shown(rules, state, puzzle.seat))
    if verdict.reason == ONE_WALL_AWAY and verdict.walls:
        near, far = verdict.walls[0]
        told.cell, told.side = near, _side(near, far)
        opens = _opens(state, verdict.treasure, far)
        told.open = (
            [] if _side(far, near) in opens else opens
        )  # only if the wall belongs to its own tile
    return told


def _side(near: str, far: str) -> str:
    (row, column), (other_row, other_column) = read_cell(near), read_cell(far)
    if row != other_row:
        return "north" if other_row < row else "south"
    return "west" if other_column < column else "east"


def _opens(state: Any, treasure: str, cell: str) -> list[str]:
    """Return the open sides of the treasure's tile, if it lies on *cell*."""
    maze = state.maze
    at = read_cell_on(cell, maze.width, maze.height)
    if not treasure or maze.motifs[at] != ord(treasure):
        return []
    return [side for side, bit in _SIDES.items() if maze.paths[at] & bit]


# --- help ----------------------------------------------------------------------------------------


def hint(name: str, step: int) -> PuzzleHint:
    """Return where to look first, or what to do first."""
    puzzle = find(name)
    [first, *_] = puzzle.solutions[0]
    return PuzzleHint(
        step=step,
        line=face_of(puzzle.rules).place(puzzle, first),
        actions=[first] if step > 1 else [],
    )


def proof(name: str) -> PuzzleProof:
    """Return what the proof found, with one solution to watch."""
    puzzle = find(name)
    solution, face = puzzle.solutions[0], face_of(puzzle.rules)
    last = len(solution)
    ends = [at for at in range(last + 1) if at in (0, last) or face.ends_turn(puzzle, at)]
    return PuzzleProof(
        turns=puzzle.turns,
        nodes=puzzle.nodes,
        solutions=len(puzzle.solutions),
        frames=[look(puzzle, solution[:at]) for at in ends],
    )


def rated(
    name: str, solved: bool, me: PuzzleStrength, known: Strength | None = None
) -> tuple[PuzzleRated, Strength]:
    """Return what an attempt changes: somebody's strength, and that of the puzzle.

    *known* is the puzzle's strength where attempts are counted; at first the generator's estimate.
    """
    person = Strength(me.rating, me.deviation, me.volatility)
    puzzle = known or estimate(name)
    person, moved = met(person, puzzle, solved)
    counted = known is not None
    shown = moved if counted else puzzle
    return PuzzleRated(PuzzleStrength(*person), round(shown.rating), counted), moved


def estimate(name: str) -> Strength:
    """Return how strong a puzzle is by the generator's estimate."""
    return Strength(rating=find(name).rating, deviation=_ESTIMATED)


def rated_here(name: str, solved: bool, me: PuzzleStrength) -> PuzzleRated:
    """Return somebody's strength after an attempt that no server counts."""
    return rated(name, solved, me)[0]
