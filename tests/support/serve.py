"""`daedalus` with deals that a test chooses: python serve.py FILE serve --port 0 ...

*FILE* holds the seed of every game that is dealt from now on; while it is empty, chance deals.
"""

from __future__ import annotations

import sys
from pathlib import Path

from daedalus.cli import main
from daedalus.server import tokens

by_chance = tokens.new_seed


def from_file() -> str:
    """Return the seed that the running test has written, or one by chance."""
    return FILE.read_text("utf-8") or by_chance()


if __name__ == "__main__":
    FILE = Path(sys.argv.pop(1))
    tokens.new_seed = from_file  # before the server's modules take it by name
    main()
