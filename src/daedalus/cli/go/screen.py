"""Go! on the full screen: thin widgets over `play.Hand` and `draw`."""

import asyncio
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import ClassVar, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.events import Key as KeyPress
from textual.widgets import Static

from daedalus.cli.go.draw import GoScene, draw, fitting, small
from daedalus.cli.go.play import Hand
from daedalus.cli.go.view import left, loose, motif_names, question
from daedalus.cli.palette import PLAYERS_ON_DARK
from daedalus.cli.screens.drawing import Drawing
from daedalus.cli.screens.stage import Key, TableScreen
from daedalus.cli.table import BADGES, LocalTable
from daedalus.core.errors import GameError
from daedalus.editions.go.board import TILES
from daedalus.editions.go.position import BUILD, COUNT_DOWN, PAUSE, SEARCH, State, rack
from daedalus.editions.go.rules import Go

_SIDE_COLUMNS: Final = 34  # preferred width of the side panel
_BEAT: Final = 0.1  # seconds between looks at the clock


class GoScreen(TableScreen[Go, State]):
    """Everyone at once: arrows, R, F and Enter lay tiles, C claims, the clock runs."""

    BINDINGS: ClassVar = [
        Binding("f", "flip", show=False),
        Binding("enter,space", "confirm", show=False),
        Binding("backspace,delete", "lift", show=False),
        Binding("c", "claim", show=False),
        Binding("e", "end", show=False),
        Binding("p", "person", show=False),
        *(Binding(tile.lower(), f"take('{tile}')", show=False) for tile in TILES),
    ]
    CSS = """
    #clock, #dice, #rack, #rivals { height: auto; }
    #rivals { margin: 1 0 0 0; }
    """

    def __init__(self, table: LocalTable, motion: bool = True) -> None:
        super().__init__(table, motion)
        self.hands = {seat: Hand(seat) for seat in table.humans or (0,)}
        self.seat = next(iter(self.hands))  # whose board the keys refer to
        self.sure = False  # C was pressed once

    # --- widgets --------------------------------------------------------------------------------

    def compose_board(self) -> ComposeResult:
        yield Drawing(self.paints, "drawing")

    def compose_side(self) -> ComposeResult:
        yield Static(id="clock")
        yield Static(id="dice")
        yield Static(id="rack")
        yield Static(id="rivals")

    # --- what is shown --------------------------------------------------------------------------

    @property
    def hand(self) -> Hand:
        return self.hands[self.seat]

    @cached_property
    def treasures(self) -> dict[str, str]:
        return motif_names(self.words, self.rules)

    @property
    def builds(self) -> bool:
        """Whether the player at the keyboard is laying tiles now."""
        view = self.view
        return view.phase == BUILD and not view.taken[self.seat] and bool(self.table.humans)

    def paint(self) -> None:
        view, hand = self.view, self.hand
        size = fitting(self.size.width - _SIDE_COLUMNS, self.size.height - 1)
        # While everyone is searching for the treasures, do not give them away.
        roll = "" if view.phase in (SEARCH, COUNT_DOWN) else view.roll
        scene = GoScene(view.boards[self.seat], roll, names=self.treasures)
        if self.builds and hand.holds(view):
            scene = scene._replace(hand=hand.paths(), held=hand.tile, blocked=not hand.fits(view))
        self.query_one("#drawing", Drawing).show(draw(scene, size))
        self._paint_clock()
        self._paint_dice()
        self._paint_rack()
        self._paint_rivals()

    def _paint_clock(self) -> None:
        view, seconds = self.view, left(self.table)
        text = Text(self.words("go-round", round=max(view.round, 1)), self.palette.ink2)
        if seconds is not None:
            text.append(f"   {seconds // 60}:{seconds % 60:02}", f"bold {self.palette.gold}")
        self.query_one("#clock", Static).update(text)

    def _paint_dice(self) -> None:
        view, palette, text = self.view, self.palette, Text()
        good = self.rules.found(view, self.seat)
        for letter in view.roll:
            text.append(f" {'✓' if letter in good else '»'} {letter} ", f"bold {palette.accent}")
            text.append(self.treasures[letter] + "\n", palette.ink)
        text.rstrip()
        self.query_one("#dice", Static).update(text)

    def _paint_rack(self) -> None:
        view, palette, text = self.view, self.palette, Text()
        if self.builds:
            for tile in rack(view, self.seat):
                here = tile == self.hand.tile
                style = f"bold {palette.table} on {palette.accent}" if here else palette.ink2
                text.append(f" {tile} ", style)
            if self.hand.holds(view):
                text.append(f"  {self.hand.name}", palette.ink2)
        self.query_one("#rack", Static).update(text)

    def _paint_rivals(self) -> None:
        """Draw the boards of the others, side by side."""
        view, text = self.view, Text(no_wrap=True)
        others = [seat for seat in range(len(view.boards)) if seat != self.seat]
        boards = [small(view.boards[seat]) for seat in others]
        for seat in others:
            text.append(f"{BADGES[seat]}       ", f"bold {PLAYERS_ON_DARK[seat]}")
        for line in zip(*boards, strict=True):
            text.append("\n" + "   ".join(line), self.palette.ink2)
        self.query_one("#rivals", Static).update(text)

    def asks(self) -> str:
        table, words, view = self.table, self.words, self.view
        if table.game.outcome is not None:
            return words("error-over")
        if asked := question(words, table, view, self.seat):
            return asked
        if view.phase == PAUSE:
            return words("go-wait" if view.ready[self.seat] else "go-get-ready")
        if view.phase == SEARCH:
            return words("go-note-ready" if view.ready[self.seat] else "go-search")
        if view.phase == COUNT_DOWN:
            return words("go-count-down")
        if not self.builds:
            return words("go-wait")
        if self.sure:
            return " ".join((*loose(words, self.rules, view, self.seat), words("go-ask-claim")))
        return words("go-build")

    def keys(self) -> Sequence[Key]:
        words = self.words
        rest = [("H", words("key-hint")), ("?", words("key-help")), ("Q", words("key-quit"))]
        person = [("P", words("go-key-person"))] if len(self.table.humans) > 1 else []
        if not self.builds:
            end = self.rules.may_end(self.view, self.seat)
            extra = [("E", words("go-end"))] if end else []
            return [("⏎", words("go-ready")), *extra, *person, *rest[1:]]
        return [
            ("C", words("go-claim")),
            ("⏎", words("go-key-place")),
            *person,
            ("←↑↓→", words("go-key-move")),
            ("R", words("key-turn")),
            ("F", words("go-key-flip")),
            ("⌫", words("go-key-lift")),
            ("1-6", words("go-key-tile")),
            *rest,
        ]

    # --- what happens ---------------------------------------------------------------------------

    async def _drive(self) -> None:
        """Advance the clock: bots and the house act when they are due."""
        table = self.table
        self.busy = False
        while table.game.outcome is None:
            await asyncio.to_thread(self.table.ponder)  # a bot may think for a while
            if not self.query("#clock"):
                return  # the screen is being removed
            if self.table.catch_up():
                self.coach = ""
                self.refresh_all()
            else:
                self._paint_clock()
            await asyncio.sleep(_BEAT)
        if self.query("#clock"):  # it may have been removed meanwhile
            self.refresh_all()
            await self._finish()

    def _do(self, text: str) -> None:
        """Do what a key means; if somebody was faster and it is refused, say so."""
        self.coach, self.sure = "", False
        if text:
            try:
                self.table.catch_up()
                self.table.act(self.seat, text)
                self.table.catch_up()
            except GameError as error:
                self.coach = self.words.refused(error)
        self.refresh_all()

    # --- keys -----------------------------------------------------------------------------------

    def on_key(self, event: KeyPress) -> None:
        if (letter := event.character or "") in (orders := self.capitals()):
            orders[letter]()

    def capitals(self) -> dict[str, Callable[[], None]]:
        """Return what capitals do: the same as small letters, but R turns the other way."""
        return super().capitals() | {
            "R": lambda: self.action_turn(-1),
            "F": self.action_flip,
            "C": self.action_claim,
            "E": self.action_end,
            "J": lambda: self.action_take("J"),
            "P": self.action_person,
        }

    def action_arrow(self, side: int) -> None:
        if self.builds:
            self.hand.arrow(side)
            self._do("")

    def action_turn(self, step: int) -> None:
        if self.builds:
            self.hand.turn(step)
            self._do("")

    def action_flip(self) -> None:
        if self.builds:
            self.hand.flip()
            self._do("")

    def action_cycle(self, step: int) -> None:
        if self.builds:
            self.hand.cycle(self.view, step)
            self._do("")

    def action_take(self, tile: str) -> None:
        if self.builds:
            self._do(self.hand.take(self.view, tile))

    def action_lift(self) -> None:
        if self.builds:
            self._do(self.hand.lift(self.view))

    def action_confirm(self) -> None:
        """Report ready, or lay the tile."""
        view = self.view
        if self.builds:
            text = self.hand.place(view)
            self._do(text)
            if not text and self.hand.holds(view):
                self.coach = self.words("go-blocked")
                self.refresh_all()
        elif view.phase in (PAUSE, SEARCH) and not view.ready[self.seat]:
            self._do("ready")

    def action_claim(self) -> None:
        """Claim on the second press, since it cannot be undone."""
        if not self.builds:
            return
        if self.sure:
            self._do("claim")
        else:
            self.coach, self.sure = "", True
            self.refresh_all()

    def action_end(self) -> None:
        """End the match as its winner, where the other has claimed too often without solving."""
        if self.table.humans and self.rules.may_end(self.view, self.seat):
            self._do("end")

    def action_person(self) -> None:
        """Hand the keys to the next human at this keyboard."""
        seats = list(self.hands)
        self.seat = seats[(seats.index(self.seat) + 1) % len(seats)]
        self._do("")

    def action_letters(self) -> None:
        from daedalus.cli.screens.dialogs import LettersScreen
        from daedalus.core.maze import cell_name
        from daedalus.editions.go.board import CELL_OF, WIDTH

        rows = [
            (letter, name, cell_name(CELL_OF[letter], WIDTH))
            for letter, name in self.treasures.items()
        ]
        self.app.push_screen(LettersScreen(self.table, rows))

    def action_hint(self) -> None:
        if self.builds:
            self.run_worker(self._hint(self.seat), group="hint", exclusive=True)


SCREEN = GoScreen
