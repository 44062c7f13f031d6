"""A puzzle on the full screen: an engine's table with a task, a verdict and two hints."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from rich.text import Text
from textual.binding import Binding

from daedalus.cli.engines import riddle_of, screen_of
from daedalus.cli.riddle import headline, proof, table_of, why
from daedalus.cli.screens.stage import Key, TableScreen
from daedalus.cli.words import Words
from daedalus.core.errors import GameError
from daedalus.core.game import Slides, Timed
from daedalus.puzzles import OPEN, Puzzle, check


class PuzzleScreen(TableScreen[Any, Any]):
    """What a puzzle changes at the table of any engine.  It closes with "next" or "quit"."""

    BINDINGS: ClassVar = [
        Binding("u,ctrl+z", "undo", show=False),
        Binding("n", "again", show=False),
        Binding("v", "solution", show=False),
    ]
    puzzle: Puzzle
    hints = 0
    solved = False
    blind = True  # nothing tells before a push where it leads
    verdict = ""  # what is said about the try, once it is over

    # --- what is shown --------------------------------------------------------------------------

    def heading(self) -> str:
        return headline(self.words, self.puzzle)

    def seats(self) -> Text:
        """Return the task: it does not matter who sits here."""
        told = riddle_of(self.puzzle.rules.engine).task(self.words, self.puzzle)
        return Text(" ".join(told), self.palette.ink)

    def asks(self) -> str:
        return self.verdict or super().asks()

    def keys(self) -> Sequence[Key]:
        words = self.words
        ours = [(key, words(name).split()[0]) for key, name in self._orders()]
        if not self.verdict:
            *own, helps, leaves = super().keys()
            return [*own, *ours, helps, leaves]
        first = [("⏎", words("puzzle-next"))] if self.solved else []
        return [*first, *ours, ("?", words("key-help")), ("Q", words("key-quit"))]

    def _orders(self) -> list[tuple[str, str]]:
        done = bool(self.table.game.events)
        undo = [("U", "word-undo"), ("N", "word-again")] if done else []
        return [*undo, ("V", "word-solution")]

    # --- the course of a try --------------------------------------------------------------------

    @property
    def actions(self) -> list[str]:
        return [event.action.partition(" +")[0] for event in self.table.game.events]

    async def _drive(self) -> None:
        self.judge()

    def judge(self) -> None:
        """Look at what was done: go on, or say how it ended."""
        try:
            found = check(self.puzzle, self.actions)
        except GameError as error:  # the engine allows it, the puzzle does not
            self._take_back(len(self.actions) - 1)
            self.coach = self.words.refused(error)
            return
        self.table.look(self.puzzle.seat)
        self.busy = found.outcome != OPEN
        self.solved, self.verdict, self.coach = found.solved, "", ""
        if found.solved:
            said = (self.words("puzzle-solved"), proof(self.words, self.puzzle))
            self.verdict = " ".join(said)
        elif self.busy:
            self.verdict = " ".join(why(self.words, self.puzzle, found))
        else:
            self.begin_turn(self.puzzle.seat)
        self.refresh_all()

    def _take_back(self, ply: int) -> None:
        self.table.take_back(max(0, ply))
        self.judge()

    # --- keys -----------------------------------------------------------------------------------

    def action_confirm(self) -> None:
        if self.solved:
            self.dismiss("next")
        elif not self.verdict:
            super().action_confirm()  # type: ignore[misc]

    def action_undo(self) -> None:
        """Take back a turn, which may be a push and a walk."""
        if self.table.game.events:
            done = len(self.table.game.events)
            turn = 2 if isinstance(self.table.rules, Slides) and done % 2 == 0 else 1
            self._take_back(done - turn)

    def action_again(self) -> None:
        self._take_back(0)

    def action_hint(self) -> None:
        """Say first where to look, then what to do."""
        if self.verdict:
            return
        self.hints += 1
        first = self.puzzle.solutions[0][0]
        self.coach = (
            self.words("puzzle-plain-first", action=first)
            if self.hints > 1
            else riddle_of(self.puzzle.rules.engine).where(self.words, self.puzzle, first)
        )
        self.refresh_all()

    def action_solution(self) -> None:
        solution = ", ".join(self.puzzle.solutions[0])
        self.coach = f"{solution}. {proof(self.words, self.puzzle)}"
        self.refresh_all()

    def action_leave(self) -> None:
        """Leave at once: only a try is lost."""
        self.dismiss("quit")


class _AtOnce(PuzzleScreen):
    """Tiles are laid and lifted without turns, and nobody claims."""

    def _do(self, text: str) -> None:
        if self.verdict:
            return
        super()._do(text)  # type: ignore[misc]
        if text and not self.coach:
            self.judge()

    def action_claim(self) -> None: ...

    def keys(self) -> Sequence[Key]:
        shown = super().keys()
        return [each for each in shown if each[0] != "C"]


def puzzle_screen(puzzle: Puzzle, words: Words, motion: bool = True) -> TableScreen[Any, Any]:
    """Return the screen of a puzzle, on the table of its engine."""
    own: Any = _AtOnce if isinstance(puzzle.rules, Timed) else PuzzleScreen
    bases = (own, screen_of(puzzle.rules.engine))
    screen: TableScreen[Any, Any] = type("EnginePuzzle", bases, {"puzzle": puzzle})(
        table_of(words, puzzle), motion
    )
    return screen
