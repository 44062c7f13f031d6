"""The table behind a game at a terminal: the same as at a server or in a browser.

Nothing waits here, and nothing is drawn; `LocalTable` brings the time, the record and the screen.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final, Literal

from daedalus import bots
from daedalus.core.errors import GameError
from daedalus.core.game import HOUSE
from daedalus.core.names import clean_name
from daedalus.core.record import Game
from daedalus.table import acts, takebacks
from daedalus.table import events as ev
from daedalus.table.change import change
from daedalus.table.duties import Duties, Think
from daedalus.table.events import Row
from daedalus.table.gathering import LoneGathering
from daedalus.table.messages import Clock
from daedalus.table.recorded import table_of_game
from daedalus.table.terms import Terms

_TERMS: Final = Terms(clean_name, lambda level: bots.make(level).level)
_Happened = Callable[[int, Sequence[str], bool], None]
_Undone = Callable[[int], None]


class LiveTable(LoneGathering):
    """A game that goes on; *acted* and *undone* hear what is done, before anybody is told."""

    def __init__(
        self, game: Game, seconds: int, now: Callable[[], int], acted: _Happened, undone: _Undone
    ) -> None:
        pace = Clock("turn", seconds) if seconds else Clock()
        table = table_of_game(game, now(), pace)
        super().__init__(table, _TERMS, now, lambda: secrets.token_hex(16), self._written)
        self.duties, self._acted, self._undone = Duties(self, pause_ms=0), acted, undone

    def _written(self, row: Row) -> None:
        match row.event:
            case ev.Acted(seat, do, cause):
                self._acted(seat, do, cause == "time" and seat != HOUSE)
            case ev.TookBack(_, to):
                self._undone(to)

    def act(self, seat: int, texts: Sequence[str], cause: Literal["act", "bot"]) -> None:
        """Play for *seat*.

        :raises GameError: when it is refused; then nothing has changed.
        """
        self.change(
            lambda table, moment: acts.act(table, moment.at, seat, table.echo(seat), texts, cause)
        )

    def take_back(self, seat: int, ply: int) -> None:
        """Go back to *ply*, whatever was revealed since."""
        self.change(lambda table, moment: change(ev.TookBack(seat, ply)))

    def undo(self, seat: int, own: Sequence[int]) -> None:
        """Take back the last turn of *seat*; around one screen nobody else is asked.

        :raises GameError: when there is none, or it has revealed something.
        """
        self.change(lambda table, moment: takebacks.undo(table, seat, own))

    def pause(self, yes: bool) -> None:
        """Stop the clocks, or let them go on."""
        if bool(self.table.paused_at) != yes:
            event = ev.Paused() if yes else ev.Resumed()
            self.change(lambda table, moment: change(event))

    def thoughts(self) -> list[int]:
        """Return the seats of the bots that have to think now."""
        found = self.duties.work(self.clock(), thoughts=True)
        return [duty.do.seat for duty in found if isinstance(duty.do, Think)]

    def work(self) -> bool:
        """Do what is due now; return whether anything has changed."""
        before = self.table.rows
        for duty in self.duties.work(self.clock()):
            if duty.do is not None and not isinstance(duty.do, Think):
                with suppress(GameError):  # it is no longer due
                    self.change(duty.do)
        return self.table.rows > before
