"""Puzzles of the sliding editions in words."""

from __future__ import annotations

from collections.abc import Iterator

from daedalus.cli.riddle import goal, goals
from daedalus.cli.words import Words
from daedalus.editions.sliding.position import State
from daedalus.puzzles import Puzzle


def task(words: Words, puzzle: Puzzle) -> Iterator[str]:
    """Yield what is to be found, and by whom; of a run, in which order."""
    state: State = puzzle.state
    name = words("cast-2")
    own, other = state.left[puzzle.seat], state.left[(puzzle.seat + 1) % len(state.left)]
    about = {"turns": puzzle.turns, "goal": goal(words, puzzle, own[:1]), "name": name}
    yield words(f"puzzle-task-{puzzle.kind}", count=len(own), **about)
    if puzzle.kind == "run":
        yield words("puzzle-task-run-order", goals=goals(words, puzzle, own))
    elif puzzle.kind == "fetch":
        yield words("puzzle-alone")
    else:
        later = puzzle.kind == "guard" and puzzle.turns > 1
        said = f"puzzle-task-{puzzle.kind}-{'later' if later else 'next'}"
        yield words(said, name=name, goal=goal(words, puzzle, other[:1]))


def where(words: Words, puzzle: Puzzle, action: str) -> str:
    """Name the line of a push."""
    state: State = puzzle.state
    name = action.partition("=")[0]
    upright = int(name[1:]) in (1, state.maze.height)
    line = name[0] if upright else name[1:]
    return words("puzzle-hint-line", way="column" if upright else "row", line=line)


def legend(words: Words, puzzle: Puzzle) -> str:
    """Name what the letters of the cards show."""
    state: State = puzzle.state
    return ", ".join(f"{each}: {goal(words, puzzle, each)}" for each in "".join(state.left))
