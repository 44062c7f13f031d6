"""`daedalus puzzle`: solve a puzzle, full-screen or line by line."""

from __future__ import annotations

import datetime
import sys
from collections.abc import Iterable, Iterator
from typing import Annotated, Any, Final, TextIO

from daedalus.cli.arguments import Argument, Option
from daedalus.cli.engines import plain_of, riddle_of
from daedalus.cli.letters import full_screen
from daedalus.cli.plain import PlainTable
from daedalus.cli.riddle import headline, proof, table_of, why
from daedalus.cli.words import Words, told, told_languages
from daedalus.core.errors import GameError, OptionError
from daedalus.puzzles import OPEN, Puzzle, Verdict, check, daily, find

ORDERS: Final = ("hint", "undo", "again", "solution", "help", "quit")
"""What a solver may say besides actions and the engine's own questions."""
_UNLIKE_A_GAME: Final = {
    "hint": "puzzle-does-hint",
    "undo": "puzzle-does-undo",
    "quit": "puzzle-does-quit",
}
"""What some orders do here, which do something else at a table."""


def puzzle(
    which: Annotated[str, Argument(help=told("help-puzzle-which"))] = "daily",
    kind: Annotated[str | None, Option(help=told("help-puzzle-kind"))] = None,
    plain: Annotated[bool, Option("--plain", help=told("help-puzzle-plain"))] = False,
    motion: Annotated[bool, Option("--motion/--no-motion", help=told("help-motion"))] = True,
    lang: Annotated[str | None, Option(help=told_languages())] = None,
) -> None:
    words = Words(lang)
    meant = chosen(which, kind, datetime.date.today())
    if plain or not full_screen(sys.stdin, sys.stdout):
        solve(Riddle(words, meant, plain))
    else:
        from daedalus.cli.screens.app import run_puzzle

        run_puzzle(meant, words, motion)


def chosen(which: str, kind: str | None, today: datetime.date) -> Puzzle:
    """Return the puzzle that is meant: of the day, with an id, or one of a kind.

    :raises OptionError: when there is no such puzzle or kind.
    """
    if kind is not None:
        if which != "daily":
            raise OptionError(
                "a puzzle is chosen by its id or by its kind, not by both", "puzzle-both"
            )
        return daily(today, kind)
    if which == "daily":
        return daily(today)
    return daily(which) if which[:4].isdigit() else find(which)


class Riddle:
    """A puzzle as a dialogue: `answer` takes a line and yields lines."""

    def __init__(self, words: Words, puzzle: Puzzle, spoken: bool = False) -> None:
        self.words, self.puzzle, self.spoken = words, puzzle, spoken
        self.told = riddle_of(puzzle.rules.engine)
        self.hints = 0
        self.over = False
        self._orders = {
            word: order
            for order in ORDERS
            for word in (order, *words(f"word-{order}").lower().split())
        }
        self._begin()

    def _begin(self, actions: Iterable[str] = ()) -> None:
        self.table = table_of(self.words, self.puzzle)
        self.plain: PlainTable[Any, Any] = plain_of(self.puzzle.rules.engine)(self.table)
        for action in actions:
            self.table.act(self.puzzle.seat, action)

    @property
    def actions(self) -> list[str]:
        """What was done in this try, without timestamps."""
        return [event.action.partition(" +")[0] for event in self.table.game.events]

    @property
    def verdict(self) -> Verdict:
        return check(self.puzzle, self.actions)

    def welcome(self) -> Iterator[str]:
        """Say which puzzle it is, the task and the board."""
        yield headline(self.words, self.puzzle)
        yield from self.told.task(self.words, self.puzzle)
        yield from self._board()
        yield from self.plain.turn(self.puzzle.seat)
        yield self.words("puzzle-plain-orders")

    def _board(self) -> Iterator[str]:
        if not self.spoken:
            yield from self.plain.answer("board")

    def answer(self, line: str) -> Iterator[str]:
        """Take a line and yield the answer; if the line is refused, nothing has changed."""
        first, _, _ = line.strip().partition(" ")
        order = self._orders.get(first.lower())
        if order is not None:
            yield from getattr(self, f"order_{order}")()
            return
        before = self.actions
        if self.verdict.outcome != OPEN:
            yield from self._asked(line, before)
            return
        said = list(self.plain.answer(line))
        if self.actions == before:
            yield from said
            return
        yield from self._judged(before, said)

    def _asked(self, line: str, before: list[str]) -> Iterator[str]:
        """Answer a question after the last turn; nothing more can be done."""
        said = list(self.plain.answer(line))
        if self.actions == before:
            yield from said
        else:
            self._begin(before)
            yield self.words("puzzle-plain-over")

    def _judged(self, before: list[str], said: list[str]) -> Iterator[str]:
        try:
            verdict = self.verdict
        except GameError as error:
            self._begin(before)
            yield self.words.refused(error)
            return
        yield from said if not self.spoken else (line for line in said if line[:1].isalpha())
        if verdict.outcome == OPEN:
            yield from self.plain.turn(self.puzzle.seat)
        elif verdict.solved:
            yield self.words("puzzle-solved")
            yield proof(self.words, self.puzzle)
            self.over = True
        else:
            yield from why(self.words, self.puzzle, verdict)
            yield self.words("puzzle-plain-over")

    # --- orders -----------------------------------------------------------------------------------

    def order_hint(self) -> Iterator[str]:
        """Say first where to look, then what to do."""
        self.hints += 1
        first = self.puzzle.solutions[0][0]
        if self.hints > 1:
            yield self.words("puzzle-plain-first", action=first)
        else:
            yield self.told.where(self.words, self.puzzle, first)

    def order_undo(self) -> Iterator[str]:
        done = self.actions
        if not done:
            yield self.words("error-take-back-none")
            return
        self._begin(done[:-1])
        yield self.words("plain-undone", action=done[-1])
        yield from self._board()
        yield from self.plain.turn(self.puzzle.seat)

    def order_again(self) -> Iterator[str]:
        self._begin()
        yield from self.welcome()

    def order_solution(self) -> Iterator[str]:
        yield ", ".join(map(self.plain.spoken, self.puzzle.solutions[0]))
        yield proof(self.words, self.puzzle)

    def order_help(self) -> Iterator[str]:
        for order in ORDERS:
            here = _UNLIKE_A_GAME.get(order)
            yield self.plain.helped(order, self.words(here) if here else "")
        yield from map(self.plain.helped, self.plain.orders)

    def order_quit(self) -> Iterator[str]:
        self.over = True
        yield from ()


def solve(riddle: Riddle, source: TextIO | None = None, sink: TextIO | None = None) -> None:
    """Let somebody solve a puzzle over lines, until it is solved or the input ends."""
    source, sink = source or sys.stdin, sink or sys.stdout
    lines: Iterable[str] = riddle.welcome()
    while True:
        for line in lines:
            print(line, file=sink)
        if riddle.over:
            return
        if source.isatty():
            sink.write("> ")
        sink.flush()
        told_line = source.readline()
        if not told_line:
            return
        lines = riddle.answer(told_line)
