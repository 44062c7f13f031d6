"""The full-screen program: menu, table, and back."""

from typing import ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.containers import Center
from textual.screen import Screen
from textual.theme import Theme
from textual.widgets import Static

from daedalus.cli.engines import screen_of
from daedalus.cli.menu import Menu, MenuRow
from daedalus.cli.palette import PLAYERS_ON_DARK, palette_of
from daedalus.cli.request import GameRequest, again, make_table
from daedalus.cli.screens.stage import keys_line
from daedalus.cli.table import BADGES, LocalTable
from daedalus.cli.words import Words
from daedalus.core.record import Game
from daedalus.editions import edition_names
from daedalus.puzzles import Puzzle, next_for

_LOGO = (
    "┳━┓ ┏━┓ ┏━╸ ┳━┓ ┏━┓ ╻   ╻ ╻ ┏━╸",
    "┃ ┃ ┣━┫ ┣━╸ ┃ ┃ ┣━┫ ┃   ┃ ┃ ┗━┓",
    "┻━┛ ╹ ╹ ┗━╸ ┻━┛ ╹ ╹ ┗━╸ ┗━┛ ╺━┛",
)


def _theme_of(edition: str) -> Theme:
    """Return the style sheet of everything not painted by hand: bars, rules, backgrounds."""
    palette = palette_of(edition)
    return Theme(
        name=f"daedalus-{edition}",
        primary=palette.accent,
        secondary=palette.gold,
        accent=palette.gold,
        foreground=palette.ink,
        background=palette.table,
        surface=palette.paper,
        panel=palette.frame,
        dark=True,
        variables={
            "scrollbar": palette.wall,
            "scrollbar-background": palette.table,
            "scrollbar-hover": palette.fixed,
            "scrollbar-active": palette.fixed,
        },
    )


class MenuScreen(Screen[GameRequest | None]):
    """What to play, and who plays; arrows and Enter."""

    BINDINGS: ClassVar = [
        Binding("up", "move(-1)", show=False),
        Binding("down", "move(1)", show=False),
        Binding("tab", "move(1)", show=False, priority=True),
        Binding("shift+tab", "move(-1)", show=False, priority=True),
        Binding("left", "change(-1)", show=False),
        Binding("right,space", "change(1)", show=False),
        Binding("enter", "start", show=False),
        Binding("f2", "rules", show=False),
        Binding("f3", "learn", show=False),
        Binding("escape,q,ctrl+q,ctrl+c", "leave", show=False, priority=True),
    ]
    DEFAULT_CSS = """
    MenuScreen Center { height: 1fr; }
    MenuScreen #menu { height: auto; width: 76; }
    MenuScreen #keys { height: 1; width: 100%; }
    """

    def __init__(self, menu: Menu) -> None:
        super().__init__()
        self.menu = menu

    def compose(self) -> ComposeResult:
        with Center():
            yield Static(id="menu")
        yield Static(id="keys")

    def on_mount(self) -> None:
        self._show()

    def on_resize(self) -> None:
        self._show()

    def _show(self) -> None:
        menu, words = self.menu, self.menu.words
        palette = palette_of(menu.edition)
        self.styles.background = palette.table
        self.app.theme = f"daedalus-{menu.edition}"
        rows = menu.rows()
        roomy = self.size.height >= len(rows) + 12
        tight = self.size.height < len(rows) + len(_LOGO) + 4
        text = Text()
        for at, line in enumerate(() if tight else _LOGO):
            text.append("\n" if roomy and not at else "")
            text.append(line.center(72).rstrip() + "\n", f"bold {palette.gold}")
        welcome = words("menu-welcome")
        text.append(f"{welcome:^72}\n", palette.ink2)
        text.append("\n" if roomy else "")
        wide = max(len(row.label) for row in rows) + 4
        for at, row in enumerate(rows):
            here = at == menu.cursor
            seat = row.seat
            badge = f"{BADGES[seat]} " if seat is not None else ""
            text.append("  ▸ " if here else "    ", f"bold {palette.accent}")
            text.append(badge, PLAYERS_ON_DARK[seat] if seat is not None else "")
            text.append(
                f"{row.label}".ljust(wide - len(badge)),
                f"bold {palette.ink}" if here else palette.ink2,
            )
            value = f"◂ {row.value} ▸" if here else f"  {row.value}"
            text.append(value + "\n", f"bold {palette.accent}" if here else palette.ink)
        text.append("\n" if roomy else "")
        start = f" {words('start-game')} "
        chosen = menu.cursor == len(rows)
        style = f"bold {palette.table} on {palette.accent}" if chosen else f"bold {palette.accent}"
        text.append("  ▸ " if chosen else "    ", f"bold {palette.accent}")
        text.append(start, style)
        self.query_one("#menu", Static).update(text)
        keys = [
            ("↑↓", words("key-rows")),
            ("←→", words("key-values")),
            ("⏎", words("start-game")),
            ("F2", words("key-rules")),
            ("F3", words("key-lesson")),
            ("Q", words("key-quit")),
        ]
        self.query_one("#keys", Static).update(keys_line(keys, palette, self.size.width))

    def action_move(self, step: int) -> None:
        self.menu.move(step)
        self._show()

    def action_change(self, step: int) -> None:
        rows, at = self.menu.rows(), self.menu.cursor
        if at < len(rows) and rows[at].wide:
            self._choose_cell(rows[at])
        else:
            self.menu.change(step)
            self._show()

    def _choose_cell(self, row: MenuRow) -> None:
        from daedalus.cli.screens.point import PointScreen

        def chosen(cell: str | None) -> None:
            if cell:
                row.choose(row.values.index(cell))
                self._show()

        screen = PointScreen(self.menu.words, self.menu.edition, row.wide, row.at)
        self.app.push_screen(screen, chosen)

    def action_rules(self) -> None:
        from daedalus.cli.screens.dialogs import RulesScreen

        self.app.push_screen(RulesScreen(self.menu.words, self.menu.edition))

    def action_learn(self) -> None:
        from daedalus.cli.commands.learn import Teacher
        from daedalus.cli.screens.lesson import LessonScreen
        from daedalus.lessons.shelf import lesson_for

        taught = lesson_for(self.menu.edition, self.menu.options)
        if taught is not None:
            self.app.push_screen(LessonScreen(Teacher(self.menu.words, taught)))

    def action_start(self) -> None:
        self.dismiss(self.menu.request())

    def action_leave(self) -> None:
        self.dismiss(None)


class Daedalus(App[OSError | None]):
    """A series of games: a table, or the menu first; after each game, whatever was chosen next."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar = []

    def __init__(
        self,
        words: Words,
        table: LocalTable | None = None,
        motion: bool = True,
        record: Game | None = None,
        puzzle: Puzzle | None = None,
    ) -> None:
        super().__init__()
        self.words, self.table, self.motion, self.record = words, table, motion, record
        self.puzzle = puzzle
        self.menu: Menu | None = None
        for edition in edition_names():
            self.register_theme(_theme_of(edition))

    def on_mount(self) -> None:
        self.run_worker(self._evening(), group="evening", exclusive=True)

    async def _evening(self) -> None:
        if self.record is not None:
            from daedalus.cli.screens.watch import watch_screen

            await self.push_screen_wait(watch_screen(self.record, self.words, self.motion))
            self.exit()
            return
        if self.puzzle is not None:
            await self._solve(self.puzzle)
            self.exit()
            return
        table = self.table
        while True:
            table = table or await self._choose()
            if table is None:
                break
            self.table = table
            screen = screen_of(table.rules.engine)(table, self.motion)
            answer = await self.push_screen_wait(screen)
            if answer == "watch":
                from daedalus.cli.screens.watch import watch_screen

                await self.push_screen_wait(watch_screen(table.game, table.words, self.motion))
                answer = "menu"
            if answer == "quit":
                break
            table = again(table) if answer == "again" else None
        self.exit()

    async def _solve(self, first: Puzzle) -> None:
        from daedalus.cli.screens.puzzle import puzzle_screen

        seen = []
        puzzle: Puzzle | None = first
        while puzzle is not None:
            seen.append(puzzle.id)
            screen = puzzle_screen(puzzle, self.words, self.motion)
            if await self.push_screen_wait(screen) != "next":
                break
            puzzle = next_for(puzzle.rating, seen)

    async def _choose(self) -> LocalTable | None:
        self.menu = self.menu or Menu(self.words)
        request = await self.push_screen_wait(MenuScreen(self.menu))
        self.words = self.menu.words
        return None if request is None else make_table(request, self.words)


def run(app: Daedalus) -> None:
    """Run the program until the user quits.

    :raises OSError: when a game could not be saved.
    """
    trouble = app.run(mouse=False)
    if trouble is not None:
        raise trouble


def run_table(table: LocalTable, motion: bool = True) -> None:
    """Play at *table*, then whatever was chosen next."""
    run(Daedalus(table.words, table, motion))


def run_menu(words: Words, motion: bool = True) -> None:
    """Ask what to play, and play it."""
    run(Daedalus(words, None, motion))


def run_puzzle(puzzle: Puzzle, words: Words, motion: bool = True) -> None:
    """Solve a puzzle, then others that are as hard."""
    run(Daedalus(words, None, motion, puzzle=puzzle))


def run_replay(game: Game, words: Words, motion: bool = True) -> None:
    """Step through a record."""
    run(Daedalus(words, None, motion, game))
