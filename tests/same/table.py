"""A table of hashes of what is decided: moves of bots, ratings of puzzles, what reviews say.

It imports nothing of the tests: Pyodide gets it as a text.  `python -m tests.same.table` prints the
table as hashes.txt holds it.
"""

import json
from collections.abc import Iterable, Iterator
from hashlib import sha256
from itertools import count
from typing import Any

import daedalus
from daedalus.bots import LEVELS
from daedalus.bots.clock import watched_by
from daedalus.core.game import HOUSE, Timed
from daedalus.editions import edition_names
from daedalus.puzzles import load
from daedalus.puzzles.difficulty import rating
from daedalus.puzzles.puzzle import KINDS

GAMES = {"expert": 25}  # near ties are rare, and where there are some a wrong sum shows itself
STEPS = ("2", "7.5", "11", "14", "19")  # of the dial: looking, planning, judging, searching
LONGEST = 24  # actions: the browser's Python is ten times slower
BUDGET_MS = 8
DIGITS = 6  # of what a review says: the last ones are those of the system's logarithms
SHORT = {"classic": {"cards": 3}, "pirates": {"cards": 3}, "galaxy": {"cards": 3}}


def hashes() -> dict[str, str]:
    """Return the table; the bots' clock counts how often it is looked at, so time has no say."""
    ticks = count()
    with watched_by(lambda: next(ticks) / 1000):
        return {name: _hash(lines) for name, lines in _facts()}


def _facts() -> Iterator[tuple[str, Iterable[str]]]:
    for edition in edition_names():
        for level in (*LEVELS, *STEPS):
            many = GAMES.get(level, 1) if edition in SHORT else 1
            games = [_played(edition, level, str(at)) for at in range(many)]
            yield f"moves {edition} {level}", [game.record() for game in games]
    for edition in SHORT:  # against several a master searches in another way
        yield f"moves {edition} of three", [_played(edition, "master", "0", 3).record()]
    puzzles = load()
    for kind in KINDS:
        some = [puzzle for puzzle in puzzles if puzzle.kind == kind][::97][:6]
        yield f"ratings {kind}", [f"{puzzle.id} {rating(puzzle)}" for puzzle in some]
    for edition in edition_names():
        told = daedalus.look_back(_played(edition, "easy", "review")).plain()
        yield f"review {edition}", [json.dumps(_rounded(told), sort_keys=True)]


def _played(edition: str, level: str, seed: str, seats: int = 2) -> Any:
    """Return a game of a bot with itself, or its beginning."""
    options: Any = SHORT.get(edition, {})
    game: Any = daedalus.new_game(edition, seats=seats, seed=seed, **options)
    bot = daedalus.bots.make(level, seed)

    def turn(seat: int) -> tuple[Any, ...]:
        seen = None if seat == HOUSE else game.history(seat)
        actions = bot.turn(game.rules, game.view(seat), seat, BUDGET_MS, len(game.events), seen)
        return (seat, *actions)

    def moment(turn: tuple[Any, ...]) -> int:
        return game.rules.moment(turn[1]) or 0

    while game.to_act and len(game.events) < LONGEST:
        if isinstance(game.rules, Timed):  # all play at once: who is next is who is first
            seat, *actions = min(map(turn, game.to_act), key=moment)[:2]
        else:
            seat, *actions = turn(game.to_act[0])
        for action in actions:
            game = game.play(seat, action)
    return game


def _rounded(told: Any) -> Any:
    if isinstance(told, float):
        return round(told, DIGITS) + 0.0  # no -0.0
    if isinstance(told, dict):
        return {name: _rounded(value) for name, value in told.items()}
    return [_rounded(each) for each in told] if isinstance(told, list | tuple) else told


def _hash(lines: Iterable[str]) -> str:
    return sha256("\n".join(lines).encode()).hexdigest()[:16]


if __name__ == "__main__":
    print("\n".join(f"{name:<24} {found}" for name, found in hashes().items()))
