"""The full screen: what the tables of all engines share, and the dialogs around them.

An engine's `screen` module exports its subclass of `TableScreen` as SCREEN.
"""

import asyncio
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, ClassVar, Final, TypeAlias

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical
from textual.events import Resize
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Static

from daedalus.cli.canvas import HEAVY, Size, tile_lines
from daedalus.cli.engines import view_of
from daedalus.cli.palette import PLAYERS_ON_DARK, Palette, palette_of
from daedalus.cli.screens.drawing import Paints
from daedalus.cli.table import BADGES, AtTable, LocalTable, R, V
from daedalus.cli.words import Words
from daedalus.core.errors import GameError
from daedalus.core.game import Timed
from daedalus.core.maze import EAST, NORTH, SOUTH, WEST

BEAT: Final = 0.5  # seconds between two looks at the clock

Key: TypeAlias = tuple[str, str]  # a key's label, and what it does


def keys_line(keys: Sequence[Key], palette: Palette, width: int = 1000) -> Text:
    """Return the line that explains the keys, leaving some out where it is narrow."""
    shown = list(keys)
    # The last two, help and quit, stay longest; help lists all of them.
    while len(shown) > 2 and sum(len(label + does) + 5 for label, does in shown) > width + 2:
        del shown[-3]
    line = Text(no_wrap=True, overflow="ellipsis")
    for label, does in shown:
        line.append(f" {label} ", f"bold {palette.table} on {palette.accent}")
        line.append(f" {does}  ", palette.ink2)
    return line


class LogPanel(Widget):
    """The last sentences of the log, as many as fit, the newest at the bottom."""

    def __init__(self, table: LocalTable, palette: Palette) -> None:
        super().__init__(id="log")
        self.table, self.palette = table, palette

    def render(self) -> Text:
        lines: list[Text] = []
        newest = len(self.table.log) - 1
        for at, (seat, sentence) in reversed(list(enumerate(self.table.log))):
            text = Text()
            if seat >= 0:
                text.append(f"{BADGES[seat]} ", PLAYERS_ON_DARK[seat])
            text.append(sentence, self.palette.ink if at == newest else self.palette.ink2)
            wrapped = list(text.wrap(self.app.console, max(self.size.width, 1)))
            if len(lines) + len(wrapped) > self.size.height:
                break
            lines = wrapped + lines
        return Text("\n").join(lines)


class TableScreen(Screen[str], AtTable[R, V]):
    """A game on the full screen.  It closes with what to do next: "again", "menu" or "quit"."""

    BINDINGS: ClassVar = [
        Binding("up", f"arrow({NORTH})", show=False),
        Binding("right", f"arrow({EAST})", show=False),
        Binding("down", f"arrow({SOUTH})", show=False),
        Binding("left", f"arrow({WEST})", show=False),
        Binding("tab", "cycle(1)", show=False, priority=True),
        Binding("shift+tab", "cycle(-1)", show=False, priority=True),
        Binding("r", "turn(1)", show=False),
        Binding("l", "letters", show=False),
        Binding("question_mark", "help", show=False),
        Binding("f1", "help", show=False),
        Binding("q", "leave", show=False),
        Binding("ctrl+q,ctrl+c", "leave", show=False, priority=True),
        Binding("h", "hint", show=False),
        Binding("u", "undo", show=False),
        Binding("f2", "rules", show=False),
    ]
    DEFAULT_CSS = """
    TableScreen { layout: vertical; }
    #middle { height: 1fr; }
    #board { width: auto; height: 100%; }
    #side { width: 1fr; height: 100%; padding: 0 0 0 1; }
    #title, #seats, #coach { height: auto; }
    #coach { min-height: 2; margin: 0 0 0 0; }
    #log { height: 1fr; min-height: 1; }
    #keys { height: 1; }
    """

    _skip = False  # a key was pressed while something moved

    def __init__(self, table: LocalTable, motion: bool = True) -> None:
        super().__init__()
        self.table, self.words, self.motion = table, table.words, motion
        self.palette = palette_of(table.rules.id)
        self.busy = True  # a bot is thinking or something is moving: keys that act must wait
        self.coach = ""  # a message that replaces the usual one until the next key

    @cached_property
    def paints(self) -> Paints:
        return Paints(self.palette)

    def capitals(self) -> dict[str, Callable[[], None]]:
        """Return what capitals do: the same as small letters."""
        return {
            "H": self.action_hint,
            "L": self.action_letters,
            "Q": self.action_leave,
            "U": self.action_undo,
        }

    # --- what an engine adds --------------------------------------------------------------------

    def compose_board(self) -> ComposeResult:
        """Yield the widgets of the board."""
        raise NotImplementedError

    def compose_side(self) -> ComposeResult:
        """Yield what goes between the seats and the log: the hand, the goal."""
        yield from ()

    def paint(self) -> None:
        """Paint the engine's widgets for `self.table.view`."""
        raise NotImplementedError

    def begin_turn(self, seat: int) -> None:
        """Prepare for the turn of *seat*, a human who is looking now."""

    async def perform(self, seat: int, action: str) -> None:
        """Animate *action*, which a bot is about to take."""

    def asks(self) -> str:
        """Return the question of the moment, or what is going on."""
        raise NotImplementedError

    def keys(self) -> Sequence[Key]:
        """Return what the keys do now."""
        raise NotImplementedError

    def heading(self) -> str:
        """Return the heading above the seats."""
        return self.words.title(self.table.rules.id)

    def action_arrow(self, side: int) -> None:
        """Move what the keys refer to one step towards *side*."""
        raise NotImplementedError

    def action_cycle(self, step: int) -> None:
        """Go to the next possibility, or to the one before."""
        raise NotImplementedError

    def action_turn(self, step: int) -> None:
        """Turn the tile in hand by quarters."""
        raise NotImplementedError

    def action_letters(self) -> None:
        """Show what the letters on the board mean."""
        raise NotImplementedError

    # --- the frame around it --------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        with Horizontal(id="middle"):
            with Vertical(id="board"):
                yield from self.compose_board()
            with Vertical(id="side"):
                yield Static(id="title")
                yield Static(id="seats")
                yield Static(id="coach")
                yield from self.compose_side()
                yield LogPanel(self.table, self.palette)
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.styles.background = self.palette.table
        self.styles.color = self.palette.ink
        self.app.theme = f"daedalus-{self.table.rules.id}"
        self.refresh_all()
        self.drive()
        if self.table.seconds:
            self.set_interval(BEAT, self._tick)

    def _tick(self) -> None:
        """Show the time, and play for whoever has run out of it."""
        table = self.table
        if table.out_of_time is not None and not self.busy:
            table.catch_up()
            self.drive()
        self._paint_title()

    def _paint_title(self) -> None:
        heading, left = self.heading(), self.table.left
        if left is not None:
            heading += f" · {left // 60}:{left % 60:02}"
        self.query_one("#title", Static).update(
            Text(heading, f"bold {self.palette.gold}", no_wrap=True, overflow="ellipsis")
        )

    def refresh_all(self) -> None:
        """Repaint everything."""
        palette = self.palette
        self._paint_title()
        self.query_one("#seats", Static).update(self.seats())
        self.query_one("#coach", Static).update(
            Text(self.coach or self.asks(), f"bold {palette.accent}")
        )
        self.query_one("#keys", Static).update(keys_line(self.keys(), palette, self.size.width))
        self.query_one("#log", LogPanel).refresh()
        self.paint()

    def on_resize(self, event: Resize) -> None:
        if self.is_mounted:
            self.refresh_all()

    def _changed(self) -> None:
        """Repaint everything after a key; what was said before is no longer true."""
        self.coach = ""
        self.refresh_all()

    async def _wait(self, seconds: float) -> None:
        """Show one step of a movement, unless a key has skipped the rest."""
        if not self._skip:
            await asyncio.sleep(seconds)

    def seats(self) -> Text:
        """Return the players and their standing, the one in turn marked."""
        table, text = self.table, Text()
        view = view_of(table.rules.engine)
        for seat in range(len(table.game.players)):
            turn = seat in table.game.to_act
            text.append("▸ " if turn else "  ", f"bold {self.palette.accent}")
            text.append(f"{BADGES[seat]} ", f"bold {PLAYERS_ON_DARK[seat]}")
            text.append(table.name(seat), f"bold {self.palette.ink}" if turn else self.palette.ink)
            note = view.seat_note(self.words, table.rules, table.view, seat)
            text.append(f"  {note}\n", self.palette.ink2)
        text.rstrip()
        return text

    # --- the course of a game -------------------------------------------------------------------

    def drive(self) -> None:
        """Let the bots act until a human must; call this after every action of a human."""
        self.run_worker(self._drive(), group="drive", exclusive=True)

    async def _drive(self) -> None:
        table = self.table
        self.busy = True
        self.keep()
        while table.game.outcome is None and table.human_to_act is None:
            seat = table.bot_to_act
            if seat is None:
                break
            self.refresh_all()
            for action in await asyncio.to_thread(table.turn, seat):
                await self.perform(seat, action)
                table.act(seat, action, cause="bot")
                self.refresh_all()
        self.refresh_all()
        if table.game.outcome is not None:
            await self._finish()
            return
        seat = table.human_to_act
        if seat is None:
            return
        if table.curtain is not None:
            table.pause(True)
            curtain = Curtain(self.words, self.palette, table.name(seat), seat)
            if not await self.app.push_screen_wait(curtain):
                self.dismiss("quit")
                return
        table.pause(False)
        if table.looker != seat:
            table.look(seat)
        self.busy = False
        self.coach = ""
        self.begin_turn(seat)
        self.refresh_all()

    async def _finish(self) -> None:
        from daedalus.cli.screens.dialogs import EndScreen

        self.keep()
        answer = await self.app.push_screen_wait(EndScreen(self.table))
        self.dismiss(answer)

    def keep(self) -> None:
        """Save the record; if that fails, leave and let the command say why."""
        if not self.table.game.events:
            return
        try:
            self.table.save()
        except OSError as trouble:
            self.table.path = None  # once is enough
            self.app.exit(result=trouble)

    # --- keys that all engines share ------------------------------------------------------------

    def action_help(self) -> None:
        from daedalus.cli.screens.dialogs import HelpScreen

        keys, undo = list(self.keys()), ("U", self.words("key-undo"))
        if undo not in keys and not isinstance(self.table.rules, Timed):
            keys.append(undo)
        self._aside(HelpScreen(self.table, keys))

    def action_rules(self) -> None:
        from daedalus.cli.screens.dialogs import RulesScreen

        self._aside(RulesScreen(self.words, self.table.rules.id))

    def _aside(self, screen: Screen[Any]) -> None:
        """Show something else for a while; the clock of who reads it stands still."""
        if not self.busy:  # bots go on meanwhile
            self.table.pause(True)
        self.app.push_screen(screen, lambda _: self.table.pause(False))

    def action_leave(self) -> None:
        from daedalus.cli.screens.dialogs import QuitScreen

        def leave(answer: str | None) -> None:
            if answer:
                self.keep()
                self.dismiss(answer)

        self.app.push_screen(QuitScreen(self.table), leave)

    def action_hint(self) -> None:
        seat = self.table.human_to_act
        if self.busy or seat is None:
            return
        self.run_worker(self._hint(seat), group="hint", exclusive=True)

    def action_undo(self) -> None:
        """Take back the last turn of a human, with all that followed."""
        table = self.table
        done = [event.seat for event in table.game.events if event.seat in table.humans]
        if self.busy or not done:
            return
        try:
            table.undo(done[-1])
        except GameError as error:
            self.coach = self.words.refused(error)
            self.refresh_all()
        else:
            self.drive()

    async def _hint(self, seat: int) -> None:
        actions = await asyncio.to_thread(self.table.advise, seat)
        self.coach = view_of(self.table.rules.engine).advice(self.words, self.table, seat, actions)
        self.refresh_all()


def doors(first: int) -> list[str]:
    """Return two rows of the closed doors: a maze, and its mirror image."""
    leaf, mirrored = ("6c35ae", "95aebc", "a7d639", "3e9c6b"), {2: 8, 8: 2}
    size, lines = Size(5, 3), []
    for row in leaf[first : first + 2]:
        left = [int(digit, 16) for digit in row]
        right = [
            sum(mirrored.get(side, side) for side in (1, 2, 4, 8) if tile & side) for tile in left
        ]
        tiles = [tile_lines(tile, size, HEAVY) for tile in (*left, *reversed(right))]
        for at in range(size.rows):
            row_of = "".join(tile[at] for tile in tiles).replace(".", " ")
            half = len(row_of) // 2
            lines.append(f"{row_of[:half]}┃{row_of[half:]}")
    return lines


class Curtain(Screen[bool]):
    """Closed doors between two players: no secrets are shown until the next one opens them."""

    BINDINGS: ClassVar = [
        Binding("enter,space", "lift", show=False),
        Binding("q,ctrl+q,ctrl+c", "leave", show=False, priority=True),
    ]
    DEFAULT_CSS = """
    Curtain { align: center middle; background: #000000; }
    Curtain Static { width: auto; height: auto; text-align: center; }
    """

    def __init__(self, words: Words, palette: Palette, name: str, seat: int) -> None:
        super().__init__()
        self.words, self.palette, self.who, self.seat = words, palette, name, seat

    def compose(self) -> ComposeResult:
        yield Static(self._doors())

    def on_mount(self) -> None:
        self.styles.background = self.palette.table

    def _doors(self) -> Text:
        words, palette, colour = self.words, self.palette, PLAYERS_ON_DARK[self.seat]
        badge = BADGES[self.seat]
        text = Text(justify="center")
        for line in doors(0):
            text.append(line + "\n", palette.fixed)
        said = words("over-to", name=self.who)
        text.append(f"\n{badge}  {said}  {badge}\n", f"bold {colour}")
        text.append(words("others-look-away") + "\n\n", palette.ink2)
        text.append(f" {words('curtain-press')} ", f"bold {palette.table} on {colour}")
        text.append("\n")
        for line in doors(2):
            text.append("\n" + line, palette.fixed)
        return text

    def action_lift(self) -> None:
        self.dismiss(True)

    def action_leave(self) -> None:
        self.dismiss(False)
