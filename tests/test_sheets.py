"""Style sheets say everything about a selector in one place."""

import re
from collections import Counter
from pathlib import Path

import pytest

SOURCES = Path(__file__).parent.parent / "web" / "src"
SHEETS = [sheet for sheet in sorted(SOURCES.rglob("*.css")) if sheet.name != "tokens.css"]
"""The tokens of a skin come in named groups: its colours, its voice, its podium."""


def contexts(css: str) -> list[tuple[str, ...]]:
    """Return every selector with what it is inside of: layers, media."""
    found, open_, text = [], [], ""
    for letter in re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL):
        if letter == "{":
            open_.append(" ".join(text.split()))
            found.append(tuple(open_))
        elif letter == "}":
            open_.pop()
        text = "" if letter in "{};" else text + letter
    return [each for each in found if not any("keyframes" in part for part in each)]


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: str(sheet.relative_to(SOURCES)))
def test_no_selector_stands_twice(sheet: Path) -> None:
    counted = Counter(contexts(sheet.read_text(encoding="utf-8")))
    twice = [each for each, count in counted.items() if count > 1 and each[-1][0] != "@"]
    assert twice == []
