"""A puzzle in words: its headline, its board, and what is said about an attempt.

What differs between the engines is in the modules `riddle` of their folders.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from daedalus.cli.engines import plain_of
from daedalus.cli.plain import PlainTable
from daedalus.cli.table import LocalTable, seated
from daedalus.cli.words import Words
from daedalus.core.record import Game
from daedalus.puzzles import Puzzle, Verdict
from daedalus.puzzles.verdict import ONE_WALL_AWAY


def table_of(words: Words, puzzle: Puzzle) -> LocalTable:
    """Return a table at the puzzle's position, where the solver sees all cards."""
    seats = puzzle.rules.seated(puzzle.state)
    players = seated(words, ("human",) * seats)
    table = LocalTable(Game(puzzle.rules, puzzle.state, players, (), puzzle.state), words)
    table.look(puzzle.seat)
    return table


def headline(words: Words, puzzle: Puzzle) -> str:
    """Return the name, kind and step of a puzzle."""
    title, kind = words.title(puzzle.edition), words(f"puzzle-kind-{puzzle.kind}")
    return f"{puzzle.id} · {title} · {kind} · {words('puzzle-step', level=puzzle.level)}"


def goal(words: Words, puzzle: Puzzle, letter: str) -> str:
    """Return the name of a treasure inside a sentence; without a letter, one's home."""
    if not letter:
        return words.noun("puzzle-home")
    key = puzzle.rules.motifs[ord(letter) - ord("A")]
    return words.motif(puzzle.edition, key, "the")


def goals(words: Words, puzzle: Puzzle, letters: str) -> str:
    return words.listed(goal(words, puzzle, letter) for letter in letters)


def shown(words: Words, puzzle: Puzzle) -> Iterator[str]:
    """Yield the board of a puzzle, and what is in the hand."""
    plain: PlainTable[Any, Any] = plain_of(puzzle.rules.engine)(table_of(words, puzzle))
    yield from plain.answer("board")
    yield from plain.turn(puzzle.seat)


def why(words: Words, puzzle: Puzzle, verdict: Verdict) -> Iterator[str]:
    """Yield what was wrong with an attempt."""
    yield words("puzzle-close" if verdict.reason == ONE_WALL_AWAY else "puzzle-wrong")
    yield words(
        f"puzzle-why-{verdict.reason}",
        goal=goal(words, puzzle, verdict.treasure),
        name=words("cast-2"),
        count=verdict.count,
        best=verdict.best,
        motifs=goals(words, puzzle, verdict.letters) if verdict.reason == "not_linked" else "",
    )
    if verdict.reply:
        yield f"  {words('cast-2')}: {', '.join(verdict.reply)}"


def proof(words: Words, puzzle: Puzzle) -> str:
    """Return why nothing shorter works, and how many ways there are."""
    return words(
        f"puzzle-proof-{puzzle.kind}",
        solutions=len(puzzle.solutions),
        nodes=puzzle.nodes,
        turns=puzzle.turns,
    )
