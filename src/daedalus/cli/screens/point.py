"""A small board on which the agreed cell is chosen, by arrow keys or by mouse."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.binding import Binding
from textual.events import Click
from textual.widgets import Static

from daedalus.cli.screens.dialogs import Sheet
from daedalus.cli.screens.stage import keys_line
from daedalus.cli.words import Words
from daedalus.core.maze import cell_name

_WIDE = 4  # columns of the screen for a cell


class PointScreen(Sheet):
    """Closes with the name of the chosen cell, or an empty text."""

    BINDINGS: ClassVar = [
        Binding("up", "go(0, -1)", show=False),
        Binding("down", "go(0, 1)", show=False),
        Binding("left", "go(-1, 0)", show=False),
        Binding("right", "go(1, 0)", show=False),
        Binding("enter,space", "choose", show=False),
        Binding("escape,q", "dismiss('')", show=False),
    ]

    def __init__(self, words: Words, edition: str, size: int, cell: int) -> None:
        super().__init__(edition)
        self.words, self.size_of_board, self.cell = words, size, cell

    def text(self) -> Text:
        size, palette = self.size_of_board, self.palette
        text = self.heading(self.words("point"))
        text.append("   " + "".join(f"{name:^{_WIDE}}" for name in "abcdefghi"[:size]) + "\n")
        for row in range(size):
            text.append(f"{row + 1:>2} ", palette.ink2)
            for column in range(size):
                here = row * size + column == self.cell
                corner = row % (size - 1) == column % (size - 1) == 0
                sign = "⌂" if corner else "▪" if row % 2 == column % 2 == 0 else "·"
                shown = f"[{sign}]" if here else f" {sign} "
                text.append(f"{shown:^{_WIDE}}", f"bold {palette.accent}" if here else palette.ink2)
            text.append("\n")
        text.append("\n")
        words = self.words
        keys = [
            ("↑↓←→", words("key-cells")),
            ("⏎", words("key-values")),
            ("Esc", words("key-close")),
        ]
        return text.append_text(keys_line(keys, palette))

    def action_go(self, right: int, down: int) -> None:
        size = self.size_of_board
        row, column = divmod(self.cell, size)
        self.cell = (row + down) % size * size + (column + right) % size
        self.query_one(Static).update(self.text())

    def action_choose(self) -> None:
        self.dismiss(cell_name(self.cell, self.size_of_board))

    def on_click(self, event: Click) -> None:
        """Choose the cell under the mouse; the board begins below the heading and the letters."""
        at = event.get_content_offset(self.query_one(Static))
        if at is None:
            return
        row, column = at.y - 3, (at.x - 3) // _WIDE
        if 0 <= row < self.size_of_board and 0 <= column < self.size_of_board:
            self.cell = row * self.size_of_board + column
            self.action_choose()
