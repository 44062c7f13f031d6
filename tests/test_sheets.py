"""Style sheets say everything about a selector in one place, and nothing that nobody reads."""

import re
from collections import Counter
from pathlib import Path

import pytest

SOURCES = Path(__file__).parent.parent / "web" / "src"
ENGINE = re.compile(r"\.(?:sl|cn|go)-[\w-]|data-engine")
SHARED_FACES = "faces.css"  # which words are in which face, for all boards
LOOKING_BACK = "review"  # its page says how large each board is there
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


def test_a_custom_property_is_set_and_read() -> None:
    sheets = "".join(
        re.sub(r"/\*.*?\*/", "", sheet.read_text(encoding="utf-8"), flags=re.DOTALL)
        for sheet in sorted(SOURCES.rglob("*.css"))
    )
    code = "".join(
        file.read_text(encoding="utf-8")
        for file in sorted(SOURCES.rglob("*.ts*"))
        if ".test." not in file.name
    )
    put_together = re.compile(r"var\((--\w*)\$\{[^}]*\}([\w-]*)")  # var(--p${seat}-line)
    shapes = [
        f"{start}[0-9]+{end}" for start, end in set(put_together.findall(code)) if start != "--"
    ]
    read = set(re.findall(r"var\(\s*(--[\w-]+)", sheets + code))
    in_sheets = set(re.findall(r"(?<![\w-])(--[\w-]+)\s*:", sheets))
    in_code = set(re.findall(r"(--[\w-]+)[\"'`]?(?:\]?:|,)", code))
    needed = set(re.findall(r"var\(\s*(--[\w-]+)\s*\)", sheets + code))
    assert needed - in_sheets - in_code == set()
    assert {
        name for name in in_sheets - read if not any(re.fullmatch(shape, name) for shape in shapes)
    } == set()


def test_what_one_engine_needs_lives_with_its_board() -> None:
    found = [
        sheet.relative_to(SOURCES).as_posix()
        for sheet in SHEETS
        if sheet.is_relative_to(SOURCES / "styles")
        and sheet.name != SHARED_FACES
        and sheet.parent.name != LOOKING_BACK
        and ENGINE.search(re.sub(r"/\*.*?\*/", "", sheet.read_text("utf-8"), flags=re.DOTALL))
    ]
    assert found == []
