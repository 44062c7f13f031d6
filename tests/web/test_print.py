"""Print and play: a browser prints the sheets to PDF, and every size is measured there."""

from __future__ import annotations

import re
from itertools import pairwise
from urllib.parse import quote
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Page, expect

from daedalus.editions import new_game
from daedalus.svg.sheets import sheets
from tests.box.test_box import market, written
from tests.support.pdf import Paper, Stroke, papers
from tests.web.axe import check
from tests.web.conftest import MakePage

SIZES = {"a4": (210, 297), "letter": (215.9, 279.4)}
NEAR = 0.2  # millimetres: the promise of the sheets
PIECES = {
    "classic": {"board": 4, "tile": 34, "card": 24, "pawn": 4},
    "pirates": {"board": 4, "tile": 34, "card": 24, "pawn": 4},
    "galaxy": {"board": 4, "tile": 34, "card": 24, "pawn": 5},
    "go": {"board": 4, "tile": 24 + 1, "die": 4, "score": 4, "counter": 4},
    "connect": {"tile": 50},
}
SHEETS = {"classic": 12, "pirates": 12, "galaxy": 12, "go": 11, "connect": 5}
DRESSED = {"emoji": "book", "word": "spider", "picture": "owl"}  # instead of these
TICK = 3.5  # the length of a mark
SVG = "{http://www.w3.org/2000/svg}"


def open_sheets(page: Page, edition: str, paper: str, ink: str) -> None:
    page.goto(f"/print?edition={edition}")
    choose(page, paper, ink)


def choose(page: Page, paper: str, ink: str) -> None:
    expect(page.locator(".print-sheets[data-ready=true]")).to_be_visible()
    page.get_by_label({"a4": "A4", "letter": "Letter"}[paper]).check(force=True)
    page.get_by_label({"full": "Full", "saving": "Saving"}[ink]).check(force=True)
    expect(page.locator(f".print-sheets[data-paper={paper}]")).to_be_visible()


def printed(page: Page) -> list[Paper]:
    page.evaluate("document.fonts.ready")
    return papers(page.pdf(prefer_css_page_size=True, print_background=True))


def ticks(paper: Paper) -> tuple[list[float], list[float]]:
    """Return where pieces are cut: from the left, and from below."""
    found = [stroke for stroke in paper.strokes if abs(stroke.length - TICK) < 0.01]
    across = {round(each.x1, 2) for each in found if abs(each.x1 - each.x2) < 0.01}
    up = {round(each.y1, 2) for each in found if abs(each.y1 - each.y2) < 0.01}
    return sorted(across), sorted(up)


def ruler(paper: Paper) -> Stroke:
    """Return the ruler: the only line of 50 mm near the edge of a sheet."""
    [found] = [
        stroke
        for stroke in paper.strokes
        if abs(stroke.length - 50) < 0.5 and (stroke.y1 < 12 or stroke.x1 > paper.width - 8)
    ]
    return found


def gaps(places: list[float]) -> set[float]:
    return {round(high - low, 1) for low, high in pairwise(places)}


@pytest.mark.parametrize(
    ("edition", "paper", "ink"),
    [
        ("classic", "a4", "full"),
        ("go", "letter", "saving"),
        ("connect", "a4", "saving"),
        pytest.param("galaxy", "letter", "full", marks=pytest.mark.long),
        pytest.param("pirates", "letter", "saving", marks=pytest.mark.long),
        pytest.param("go", "a4", "full", marks=pytest.mark.long),
    ],
)
def test_every_sheet_has_the_right_size_and_every_piece_is_there(
    make_page: MakePage, edition: str, paper: str, ink: str
) -> None:
    page = make_page(mode="dark")
    open_sheets(page, edition, paper, ink)
    measure(page, edition, paper)


def test_the_sheets_of_a_box_have_the_same_sizes(make_page: MakePage) -> None:
    page = make_page(mode="dark")
    page.goto("/box")
    expect(page.locator(".box-board")).to_be_visible()
    page.locator(".box-page input[type=file]").set_input_files(
        {"name": "market.box", "mimeType": "application/json", "buffer": written(market())}
    )
    expect(page.locator(".box-slot:not(.free)")).to_have_count(3)
    page.locator(".box-page a[href^='/print']").click()
    choose(page, "a4", "full")
    measure(page, "classic", "a4")
    shown = {kind: f".sheet-paper [id$=-m-classic-{key}]" for kind, key in DRESSED.items()}
    expect(page.locator(f"{shown['emoji']} text").first).to_have_text("\N{RED APPLE}")
    expect(page.locator(f"{shown['word']} text").first).to_have_text("la cesta")
    expect(page.locator(f"{shown['picture']} image").first).to_be_attached()
    assert b"/DCTDecode" in page.pdf(), "the picture itself is on paper"


def measure(page: Page, edition: str, paper: str) -> None:
    """Print all sheets of an edition: everything is there, and is as large as it should be."""
    expect(page.locator(".sheet-paper")).to_have_count(SHEETS[edition])
    for piece, count in PIECES[edition].items():
        expect(page.locator(f".sheet-paper [data-piece={piece}]")).to_have_count(count)
    pages = printed(page)
    assert len(pages) == SHEETS[edition]
    parts = page.locator(".sheet-paper title").all_text_contents()
    for part, each in zip(parts, pages, strict=True):
        assert (each.width, each.height) == pytest.approx(SIZES[paper], abs=NEAR)
        assert ruler(each).length == pytest.approx(50, abs=NEAR)
        across, up = ticks(each)
        if part == "tiles":
            assert len(across) == 4
            assert {*gaps(across), *gaps(up)} == {50.0}
        if part == "cards":
            assert gaps(across) == {88.0}  # two faces of 44
            assert gaps(up) == {62.0}
        if part == "board":
            assert across[-1] - across[0] == pytest.approx(185, abs=NEAR)  # half of 350, and 10
            assert up[-1] - up[0] == pytest.approx(185, abs=NEAR)
        if part == "boards and tiles":
            tile = 2 * 100 * 165 / 560
            assert across[1] - across[0] == pytest.approx(tile, abs=NEAR)


def test_the_page_and_the_command_draw_the_same(make_page: MakePage) -> None:
    page = make_page(mode="dark")
    open_sheets(page, "connect", "letter", "saving")
    shown = page.locator(".sheet-paper").evaluate_all(
        "all => all.map(each => new XMLSerializer().serializeToString(each))"
    )
    written = [each.svg for each in sheets("connect", paper="letter", ink="saving", language="en")]
    assert [drawing(each) for each in shown] == [drawing(each) for each in written]


def drawing(svg: str) -> str:
    """Return a sheet without its style, which in a page stands beside it."""
    root = ElementTree.fromstring(svg)
    for style in root.findall(f"{SVG}style"):
        root.remove(style)
    return ElementTree.canonicalize(ElementTree.tostring(root, encoding="unicode"))


@pytest.mark.parametrize("edition", ["classic", "go", "connect"])
def test_a_position_is_printed_on_one_sheet(make_page: MakePage, edition: str) -> None:
    game = new_game(edition, seats=2, seed="paper")
    page = make_page()
    page.goto(f"/print?position={quote(game.position)}")
    expect(page.locator(".print-sheets[data-ready=true] .sheet-paper")).to_have_count(1)
    boards = 2 if edition == "go" else 1
    expect(page.locator("[data-piece=position]")).to_have_count(boards)
    [only] = printed(page)
    assert ruler(only).length == pytest.approx(50, abs=NEAR)


def test_parts_are_chosen_and_the_button_says_how_many_sheets(make_page: MakePage) -> None:
    page = make_page("phone", mode="dark")
    open_sheets(page, "classic", "a4", "full")
    button = page.get_by_role("button", name=re.compile("^Print "))
    expect(button).to_have_text("Print 12 sheets")
    for part in ("Board", "34 tiles", "24 cards", "4 pieces"):
        page.get_by_role("checkbox", name=re.compile(f"^{part}")).uncheck()
    expect(button).to_have_text("Print 1 sheet")
    check(page)
    page.get_by_role("checkbox", name=re.compile("^Rules")).uncheck()
    expect(button).to_be_disabled()
