"""A lesson on the full screen: the dialogue of `daedalus learn`, with a line to type in."""

from collections.abc import Iterable
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.screen import Screen
from textual.widgets import Input, RichLog, Static

from daedalus.cli.commands.learn import Teacher
from daedalus.cli.palette import palette_of
from daedalus.cli.screens.stage import keys_line


class LessonScreen(Screen[None]):
    """What the teacher says, and what is typed; Esc goes back."""

    BINDINGS: ClassVar = [Binding("escape,f3,ctrl+q,ctrl+c", "close", show=False, priority=True)]
    DEFAULT_CSS = """
    LessonScreen RichLog { height: 1fr; padding: 0 2; scrollbar-gutter: stable; }
    LessonScreen Input { height: 3; }
    LessonScreen #keys { height: 1; }
    """

    def __init__(self, teacher: Teacher) -> None:
        super().__init__()
        self.teacher, self.palette = teacher, palette_of(teacher.taught.edition)

    def compose(self) -> ComposeResult:
        words = self.teacher.words
        yield RichLog(wrap=True, min_width=1)
        yield Input(placeholder=words("word-help"))
        yield Static(keys_line([("Esc", words("key-close"))], self.palette), id="keys")

    def on_mount(self) -> None:
        self.styles.background = self.palette.table
        self._say(self.teacher.welcome())
        self.query_one(Input).focus()

    def on_input_submitted(self, typed: Input.Submitted) -> None:
        typed.input.clear()
        if self.teacher.over:
            self.dismiss(None)
            return
        self._say([f"> {typed.value}"], self.palette.accent)
        self._say(self.teacher.answer(typed.value))

    def _say(self, lines: Iterable[str], style: str = "") -> None:
        log = self.query_one(RichLog)
        for line in lines:
            log.write(Text(line, style or self.palette.ink))

    def action_close(self) -> None:
        self.dismiss(None)
