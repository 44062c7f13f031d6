"""Step through a record on the full screen of its engine: the same board, but nobody plays."""

from collections.abc import Sequence
from typing import Any, ClassVar

from textual.binding import Binding

from daedalus.cli.engines import screen_of
from daedalus.cli.screens.stage import Key
from daedalus.cli.table import LocalTable
from daedalus.cli.words import Words
from daedalus.core.record import Game


class _Steps:
    """A record and a position in it; the table shows the game at that point, to whoever acted."""

    def __init__(self, game: Game, words: Words) -> None:
        self.game = game
        self.table = LocalTable(game.at(0), words)
        self._games = [self.table.game]
        for event in game.events:
            self._games.append(self._games[-1].play(*event))
        self.go(0)

    @property
    def last(self) -> int:
        return len(self.game.events)

    @property
    def ply(self) -> int:
        return len(self.table.game.events)

    def go(self, ply: int) -> None:
        """Show the game as it was after *ply* actions."""
        self.table.game = self._games[min(max(ply, 0), self.last)]
        acts = [seat for seat in self.table.game.to_act if seat >= 0]
        self.table.look(acts[0] if len(acts) == 1 else None)
        self.table.retell()


def watch_screen(game: Game, words: Words, motion: bool = True) -> Any:
    """Return the screen that steps through *game*."""
    base: Any = screen_of(game.rules.engine)

    class WatchScreen(base):  # type: ignore[misc]
        """The engine's own screen, with keys that step instead of act."""

        BINDINGS: ClassVar = [
            Binding("right,enter,space,tab", "step(1)", show=False, priority=True),
            Binding("left,backspace,shift+tab", "step(-1)", show=False, priority=True),
            Binding("down,pagedown", "step(10)", show=False, priority=True),
            Binding("up,pageup", "step(-10)", show=False, priority=True),
            Binding("home", "goto(0)", show=False, priority=True),
            Binding("end", "goto(-1)", show=False, priority=True),
            Binding("q,escape,ctrl+q,ctrl+c", "close", show=False, priority=True),
        ]

        def __init__(self) -> None:
            self.steps = _Steps(game, words)
            super().__init__(self.steps.table, motion)

        def drive(self) -> None:
            """Let nobody act: the record says what happened."""

        def asks(self) -> str:
            return words("watch-at", ply=self.steps.ply, last=self.steps.last)

        def keys(self) -> Sequence[Key]:
            return [
                ("←→", words("key-step")),
                ("↑↓", words("key-leap")),
                ("Home End", words("key-ends")),
                ("?", words("key-help")),
                ("Q", words("key-quit")),
            ]

        def action_step(self, count: int) -> None:
            if count == 1 and self.steps.ply < self.steps.last:
                self.run_worker(self._forward(), group="step", exclusive=True)
            else:
                self._goto(self.steps.ply + count)

        async def _forward(self) -> None:
            ply = self.steps.ply
            event = game.events[ply]
            await self.perform(event.seat, event.action)
            self._goto(ply + 1)

        def _goto(self, ply: int) -> None:
            self.steps.go(ply)
            self.refresh_all()

        def action_goto(self, ply: int) -> None:
            self._goto(self.steps.last if ply < 0 else ply)

        def action_close(self) -> None:
            self.dismiss("quit")

    return WatchScreen()
