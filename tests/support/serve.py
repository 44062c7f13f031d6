"""`daedalus` with deals that a test chooses: python serve.py FILE serve --port 0 ...

*FILE* holds a text that all deals follow from until it changes; while it is empty, chance deals.
"""

from __future__ import annotations

import sys
from hashlib import sha256
from pathlib import Path

from daedalus.cli import main
from daedalus.server import hub, room, tokens, workers


class Deals:
    """The seeds of games: every table has another, and a test gets the same ones every time."""

    def __init__(self, file: Path) -> None:
        self._file, self._text, self._tables = file, "", 0

    def of_new_table(self) -> str:
        """Return the seed of a game that begins when its table is made."""
        text = self._file.read_text("utf-8")
        self._tables = self._tables + 1 if text == self._text else 0
        self._text = text
        return self.of_later_game()

    def of_later_game(self) -> str:
        """Return the seed of a game that begins at a table that has waited, or a rematch."""
        if not self._text:
            return tokens.new_seed()
        return sha256(f"{self._text}/{self._tables}".encode()).hexdigest()[:32]


if __name__ == "__main__":
    deals = Deals(Path(sys.argv.pop(1)))
    setattr(hub, "new_seed", deals.of_new_table)  # noqa: B010  # both import it by name
    setattr(room, "new_seed", deals.of_later_game)  # noqa: B010
    setattr(workers, "new_seed", lambda: "bots")  # noqa: B010
    main()
