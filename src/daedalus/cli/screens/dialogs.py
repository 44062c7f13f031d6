"""The dialogs around the table: help, rules, leaving, the end."""

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Markdown, Static

from daedalus.cli.engines import view_of
from daedalus.cli.palette import PLAYERS_ON_DARK, palette_of
from daedalus.cli.screens.stage import Key, keys_line
from daedalus.cli.table import BADGES, LocalTable
from daedalus.cli.words import Words


class Sheet(ModalScreen[str]):
    """A dialog over the table: some lines, and choices by key."""

    DEFAULT_CSS = """
    Sheet { align: center middle; }
    Sheet > VerticalScroll { width: 76; max-width: 96%; height: auto; max-height: 94%;
        padding: 0 2; border: round #888888; }
    Sheet Static { width: 100%; height: auto; }
    """

    def __init__(self, edition: str) -> None:
        super().__init__()
        self.palette = palette_of(edition)

    def text(self) -> Text:
        raise NotImplementedError

    def compose(self) -> ComposeResult:
        with VerticalScroll():
            yield Static(self.text())

    def on_mount(self) -> None:
        sheet = self.query_one(VerticalScroll)
        sheet.styles.background = self.palette.paper
        sheet.styles.color = self.palette.ink
        sheet.styles.border = ("round", self.palette.gold)
        sheet.focus()

    def heading(self, said: str) -> Text:
        return Text().append(said + "\n\n", f"bold {self.palette.gold}")


class HelpScreen(Sheet):
    """What the keys do and what the symbols mean."""

    BINDINGS: ClassVar = [Binding("escape,enter,space,q,question_mark,f1", "close", show=False)]

    def __init__(self, table: LocalTable, keys: Sequence[Key]) -> None:
        super().__init__(table.rules.id)
        self.table, self.keys = table, keys

    def text(self) -> Text:
        words, palette = self.table.words, self.palette
        text = self.heading(words("guide-title"))
        keys = Text("   ").join(
            Text.assemble((f"{label} ", f"bold {palette.accent}"), (does, palette.ink))
            for label, does in self.keys
        )
        text.append_text(keys)
        text.append("\n\n" + words(f"guide-{self.table.rules.engine}") + "\n\n", palette.ink)
        text.append(words("guide-close"), palette.ink2)
        return text

    def action_close(self) -> None:
        self.dismiss("")


class LettersScreen(Sheet):
    """What the letters on the board stand for, and where they are."""

    BINDINGS: ClassVar = [Binding("escape,enter,space,q,l", "close", show=False)]

    def __init__(self, table: LocalTable, rows: Sequence[tuple[str, str, str]]) -> None:
        super().__init__(table.rules.id)
        self.table, self.rows = table, rows

    def text(self) -> Text:
        palette = self.palette
        text = self.heading(self.table.words("letters-title"))
        half = (len(self.rows) + 1) // 2
        for at in range(half):
            for letter, name, place in self.rows[at::half]:
                text.append(f" {letter} ", f"bold {palette.accent}")
                text.append(f"{name:<21.21}", palette.ink)
                text.append(f" {place:<6.6}", palette.ink2)
            text.append("\n")
        text.append("\n" + self.table.words("guide-close"), palette.ink2)
        return text

    def action_close(self) -> None:
        self.dismiss("")


class QuitScreen(Sheet):
    """Leave the table?  The game is saved."""

    BINDINGS: ClassVar = [
        Binding("enter,y,q", "answer('quit')", show=False),
        Binding("m", "answer('menu')", show=False),
        Binding("escape,n", "answer('')", show=False),
        # Pressing it twice means leaving.
        Binding("ctrl+q,ctrl+c", "answer('quit')", show=False, priority=True),
    ]

    def __init__(self, table: LocalTable) -> None:
        super().__init__(table.rules.id)
        self.table = table

    def text(self) -> Text:
        words, palette = self.table.words, self.palette
        text = self.heading(words("quit-title"))
        if self.table.path is not None and self.table.game.events:
            text.append(words("quit-kept", path=str(self.table.path)) + "\n\n", palette.ink)
        text.append_text(
            keys_line(
                [
                    ("⏎", words("quit-leave")),
                    ("M", words("quit-menu")),
                    ("Esc", words("quit-stay")),
                ],
                palette,
            )
        )
        return text

    def action_answer(self, answer: str) -> None:
        self.dismiss(answer)


class EndScreen(Sheet):
    """Who won, and what everyone gathered, in order."""

    BINDINGS: ClassVar = [
        Binding("enter,a", "answer('again')", show=False),
        Binding("w", "answer('watch')", show=False),
        Binding("m,escape", "answer('menu')", show=False),
        Binding("q,ctrl+q,ctrl+c", "answer('quit')", show=False, priority=True),
    ]

    def __init__(self, table: LocalTable) -> None:
        super().__init__(table.rules.id)
        self.table = table

    def text(self) -> Text:
        table, words, palette = self.table, self.table.words, self.palette
        outcome = table.game.outcome
        assert outcome is not None, "the game has ended"
        view = view_of(table.rules.engine)
        winners = words.listed(table.name(seat) for seat in outcome.winners)
        text = self.heading(words("end-title", names=winners))
        for seat in sorted(range(len(outcome.ranks)), key=lambda seat: outcome.ranks[seat]):
            text.append(f"{outcome.ranks[seat]}. ", f"bold {palette.gold}")
            text.append(f"{BADGES[seat]} {table.name(seat)}", f"bold {PLAYERS_ON_DARK[seat]}")
            note = view.seat_note(words, table.rules, table.game.state, seat)
            text.append(f"  {note}\n", palette.ink2)
            found = view.trail(words, table.rules, table.game.state, seat)
            text.append(f"   {found}\n\n", palette.ink)
        if closing := view.closing(words, table.game):
            text.append(closing + "\n\n", palette.ink)
        if table.path is not None:
            text.append(words("saved", path=str(table.path)) + "\n\n", palette.ink2)
        text.append_text(
            keys_line(
                [
                    ("⏎", words("end-again")),
                    ("W", words("end-watch")),
                    ("M", words("end-menu")),
                    ("Q", words("key-quit")),
                ],
                palette,
            )
        )
        return text

    def action_answer(self, answer: str) -> None:
        self.dismiss(answer)


class RulesScreen(Screen[None]):
    """The rules of an edition, scrollable."""

    BINDINGS: ClassVar = [Binding("escape,q,enter,f2", "close", show=False)]
    DEFAULT_CSS = """
    RulesScreen VerticalScroll { height: 1fr; padding: 0 2; }
    RulesScreen #keys { height: 1; }
    """

    def __init__(self, words: Words, edition: str) -> None:
        super().__init__()
        self.words, self.edition, self.palette = words, edition, palette_of(edition)

    def compose(self) -> ComposeResult:
        with VerticalScroll():
            yield Markdown(self.words.rules(self.edition), open_links=False)
        keys = [("↑↓", self.words("key-scroll")), ("Esc", self.words("key-close"))]
        yield Static(keys_line(keys, self.palette), id="keys")

    def on_mount(self) -> None:
        self.styles.background = self.palette.table
        self.query_one(VerticalScroll).focus()

    def action_close(self) -> None:
        self.dismiss(None)
