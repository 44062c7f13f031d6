"""Styles win by their layer and their place, never by the weight of their selectors."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.test_sheets import contexts
from tests.web.conftest import Server
from tests.web.sliding_play import Player, new_table

SOURCES = Path(__file__).parents[2] / "web" / "src"
BUILT = Path(__file__).parents[2] / "src" / "daedalus" / "web" / "assets"
LAYERS = re.search(r"@layer ([\w, ]+);", (SOURCES / "styles" / "app.css").read_text())
SHEETS = sorted(SOURCES.rglob("*.css"))
BUILD = (SOURCES.parent / "build.ts").read_text()
LATE = [  # loaded with the boards and pages that need them
    SOURCES / sheet
    for name, sheet in re.findall(r'(\w+): "src/([\w/-]+\.css)"', BUILD)
    if name != "style"
]


def without_comments(css: str) -> str:
    return re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)


def test_every_sheet_is_in_the_page_and_in_a_layer() -> None:
    assert LAYERS
    named = set(LAYERS[1].split(", "))
    skins = set(SOURCES.glob("skins/*/*.css"))  # build.ts adds a line for each folder
    entries = [SOURCES / "styles" / "app.css", *LATE]
    imported = {*entries} | skins
    waiting = [(sheet, "") for sheet in entries]
    while waiting:
        sheet, outer = waiting.pop()
        text = without_comments(sheet.read_text())
        layered = outer in named or "{" not in text or re.match(r"\s*@layer \w+ \{", text)
        assert layered, f"{sheet}: in no layer"
        for path, layer in re.findall(r'@import "([^"]+)"(?: layer\((\w+)\))?;', text):
            found = (sheet.parent / path).resolve()
            imported.add(found)
            waiting.append((found, layer or outer))
    assert sorted(imported) == SHEETS


def rules(css: str) -> Iterator[tuple[str, bool, set[str]]]:
    """Yield every selector, whether it holds in some windows only, and what it sets."""
    open_, text = [""], ""
    for letter in without_comments(css):
        if letter == "{":
            open_.append(" ".join(text.split()))
        elif letter == "}":
            inside = open_.pop()
            if inside[:1] != "@" and "@keyframes" not in " ".join(open_):
                narrow = any(each.startswith(("@media", "@container")) for each in open_)
                set_ = {each.split(":")[0].strip() for each in text.split(";") if ":" in each}
                yield from ((each.strip(), narrow, set_) for each in inside.split(", "))
        text = "" if letter in "{}" else text + letter


def in_order(sheet: Path, layer: str = "") -> Iterator[tuple[str, Path]]:
    """Yield the sheets with rules that *sheet* brings, in order, with their layers."""
    text = without_comments(sheet.read_text(encoding="utf-8"))
    for path, named in re.findall(r'@import "([^"]+)"(?: layer\((\w+)\))?;', text):
        yield from in_order((sheet.parent / path).resolve(), named or layer)
    if "{" in text:
        yield layer, sheet


def test_no_later_sheet_undoes_what_holds_in_some_windows() -> None:
    """As one did to people who watched Go! on a phone."""
    narrow: dict[tuple[str, str], list[tuple[Path, set[str]]]] = {}
    undone = []
    for entry in (SOURCES / "styles" / "app.css", *LATE):
        for layer, sheet in in_order(entry):
            for selector, some, set_ in rules(sheet.read_text(encoding="utf-8")):
                before = narrow.setdefault((layer, selector), [])
                if some:
                    before.append((sheet, set_))
                    continue
                undone += [
                    f"{selector} in {first.name}, by {sheet.name}"
                    for first, said in before
                    if first != sheet and said & set_
                ]
    assert undone == []


def test_the_built_page_keeps_the_order_of_the_layers() -> None:
    [built] = [file.read_text() for file in BUILT.glob("style-*.css")]
    assert LAYERS
    assert built.startswith(f"@layer {LAYERS[1].replace(' ', '')};")
    depth, outside = 0, ""
    for letter in built:
        outside += letter if not depth else ""
        depth += (letter == "{") - (letter == "}")
    assert re.sub(r"@layer [\w,]+[{;]|@font-face\{|\}|\s", "", outside) == "", "a rule in no layer"


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: str(sheet.relative_to(SOURCES)))
def test_no_selector_outweighs_another_by_saying_a_thing_twice(sheet: Path) -> None:
    for selector in re.findall(r"[^{};]+(?=\{)", without_comments(sheet.read_text())):
        for compound in re.split(r"[\s>~+,]+", re.sub(r":\w+\([^()]*\)", "", selector)):
            classes = re.findall(r"\.[\w-]+", compound)
            assert len(classes) == len(set(classes)), f"{sheet.name}: {selector.strip()}"


def test_sheets_are_short_enough_to_have_one_subject() -> None:
    long = {sheet.name for sheet in SHEETS if len(sheet.read_text().splitlines()) > 700}
    assert not long


def test_windows_have_four_sizes() -> None:
    names = set(re.findall(r'"(--\w+)":', (SOURCES.parent / "sizes.ts").read_text()))
    assert len(names) == 4
    device = r"\(prefers-[\w-]+: ?[\w-]+\)|\(hover: none\)|\(pointer: coarse\)|print"
    for sheet in SHEETS:
        for query in re.findall(r"@media ([^{]+)", without_comments(sheet.read_text())):
            sizes = re.sub(device, "", query)
            assert set(re.findall(r"\((--\w+)\)", sizes)) <= names, f"{sheet.name}: {query}"
            rest = re.sub(r"\(--\w+\)|\b(and|or|not)\b|[\s(),]", "", sizes)
            assert not rest, f"{sheet.name}: {query}is none of the four"


def test_type_space_and_corners_are_of_the_scale() -> None:
    """Or a comment beside the number says why it is another."""
    spaced = (
        r"^\s*(?:(?:(?:row|column)-)?gap|padding[\w-]*|margin[\w-]*|font(?:-size)?|[\w-]*radius):"
    )
    for sheet in SHEETS:
        for line in sheet.read_text().splitlines():
            raw = re.match(spaced, line) and re.search(r"\dpx", line)
            assert not raw or "/*" in line, f"{sheet.name}: {line.strip()}"


def test_every_token_of_the_scale_is_used_and_known() -> None:
    scale = r"--(?:s\d+|r\d+|round|t-\w+)\b"
    tokens = (SOURCES / "styles" / "tokens.css").read_text()
    used = {name for sheet in SHEETS for name in re.findall(rf"var\(({scale})", sheet.read_text())}
    assert used == set(re.findall(rf"({scale}):", tokens))


def test_a_part_has_one_sheet() -> None:
    """Others may say where a part is: their selectors then begin with their own names."""
    homes: dict[str, set[str]] = {}
    for sheet in SHEETS:
        if sheet.name not in {"contrast.css", "faces.css"}:
            for *outer, selectors in contexts(sheet.read_text()):
                if all(each.startswith("@") for each in outer):  # not nested in another's rule
                    for selector in re.split(r",(?![^(]*\))", selectors):
                        if part := re.fullmatch(r"(\.[\w-]+)(?:::?[\w-]+)*", selector.strip()):
                            homes.setdefault(part[1], set()).add(str(sheet.relative_to(SOURCES)))
    assert {part: sheets for part, sheets in homes.items() if len(sheets) > 1} == {}


def test_the_rows_of_a_table_have_their_heights_in_every_mode(
    server: Server, browser: Browser
) -> None:
    """The height of the bar and the colour of a barred gate's bars once had one name."""
    table = new_table(server.address, "galaxy", ["me", "me"], start=1)
    player = Player(browser, table, [0], phone=True)
    expect(player.board).to_be_visible()
    rows = "e => getComputedStyle(e).gridTemplateRows"
    page = player.page
    light = page.locator(".table").evaluate(rows)
    assert light.startswith("52px ")
    dress = "chosen => Object.assign(document.documentElement.dataset, chosen)"
    for mode, contrast in (("dark", ""), ("light", "high")):
        page.evaluate(dress, {"mode": mode, "contrast": contrast})
        assert page.locator(".table").evaluate(rows) == light
        barred = page.evaluate(
            "getComputedStyle(document.querySelector('.table')).getPropertyValue('--bar')"
        )
        assert barred.startswith("#"), "a colour"
    player.leave()


def test_pages_share_one_button() -> None:
    """Only who has to find the element itself writes one out, for its focus."""
    for page in sorted([*SOURCES.glob("pages/**/*.tsx"), *SOURCES.glob("board/**/*.tsx")]):
        for button in re.findall(r"<button\b(?:[^<]|=>|<(?!/button))*?>", page.read_text()):
            raw = re.search(r'class=(?:"|\{`)btn\b', button)
            assert not raw or "ref=" in button, f"{page.relative_to(SOURCES)}: {button}"
