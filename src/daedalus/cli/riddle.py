"""A puzzle in words: its headline, its task, its board, and what is said about an attempt."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from daedalus.cli.connect.view import tile_spoken
from daedalus.cli.engines import plain_of
from daedalus.cli.plain import PlainTable
from daedalus.cli.table import LocalTable, seated
from daedalus.cli.words import Words
from daedalus.core.record import Game
from daedalus.editions.connect.text import State as ConnectState
from daedalus.editions.go.position import State as GoState
from daedalus.editions.sliding.position import State as SlidingState
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
        return words("puzzle-home")
    key = puzzle.rules.motifs[ord(letter) - ord("A")]
    return words.motif(puzzle.edition, key, "the")


def goals(words: Words, puzzle: Puzzle, letters: str) -> str:
    return ", ".join(goal(words, puzzle, letter) for letter in letters)


def task(words: Words, puzzle: Puzzle) -> Iterator[str]:
    """Yield the task, sentence by sentence."""
    state: Any = puzzle.state
    name = words("cast-2")
    if isinstance(state, SlidingState):
        own, other = state.left[puzzle.seat], state.left[(puzzle.seat + 1) % len(state.left)]
        about = {"turns": puzzle.turns, "goal": goal(words, puzzle, own[:1]), "name": name}
        yield words(f"puzzle-task-{puzzle.kind}", count=len(own), **about)
        if puzzle.kind == "run":
            yield words("puzzle-task-run-order", goals=goals(words, puzzle, own))
        elif puzzle.kind == "fetch":
            yield words("puzzle-alone")
        else:
            said = f"puzzle-task-{puzzle.kind}-next"
            yield words(said, name=name, goal=goal(words, puzzle, other[:1]))
    elif isinstance(state, GoState):
        yield words("puzzle-task-weave", tiles=puzzle.turns)
        sought = goals(words, puzzle, state.roll)
        yield f"{sought[0].upper()}{sought[1:]}."
    else:
        yield words("puzzle-task-harvest", turns=puzzle.turns)
        yield words("puzzle-task-harvest-best")


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


def where(words: Words, puzzle: Puzzle, action: str) -> str:
    """Return where an action takes place, without saying how: a line, or a tile."""
    state: Any = puzzle.state
    if not isinstance(state, SlidingState):
        return words("puzzle-hint-tile", tile=action.partition("@")[0].split()[-1].rstrip("AB"))
    name = action.partition("=")[0]
    upright = int(name[1:]) in (1, state.maze.height)
    line = name[0] if upright else name[1:]
    return words("puzzle-hint-line", way="column" if upright else "row", line=line)


def legend(words: Words, puzzle: Puzzle) -> str:
    """Return what a picture does not show: the names of the letters, or the tiles in hand."""
    state: Any = puzzle.state
    if isinstance(state, ConnectState):
        return "; ".join(tile_spoken(words, tile) for tile in state.hands[puzzle.seat])
    letters = "".join(state.left) if isinstance(state, SlidingState) else state.roll
    return ", ".join(f"{letter}: {goal(words, puzzle, letter)}" for letter in letters)
