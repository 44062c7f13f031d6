"""The faces of the five worlds: our own files, all letters of our languages, text at once."""

import runpy
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.conftest import MakePage, Server
from tests.web.play import BOARD
from tests.web.sliding_play import new_table

ROOT = Path(__file__).parent.parent.parent
FONTS = ROOT / "web" / "fonts"
LOCALES = ROOT / "src" / "daedalus" / "locales"
FROM_THE_DEVICE = set("\n∞")
FACE = {
    "classic": ("Daedalus Tale", "normal", "100%"),
    "pirates": ("Daedalus Tale", "italic", "100%"),
    "galaxy": ("Daedalus Toy", "normal", "125%"),
    "go": ("Daedalus Toy", "normal", "108%"),
    "connect": ("Daedalus Toy", "normal", "100%"),
}


def loaded(page: Page) -> set[str]:
    """Return the families that came as files and are in use."""
    page.evaluate("() => document.fonts.ready.then(() => true)")
    found: list[str] = page.evaluate(
        "[...document.fonts].filter(each => each.status === 'loaded')"
        ".map(each => each.family.replaceAll('\"', '') + ' ' + each.style)"
    )
    return {each for each in found if each.startswith("Daedalus")}


def test_every_letter_of_our_languages_has_a_form() -> None:
    letters = set(runpy.run_path(str(FONTS / "subset.py"))["LETTERS"]) | FROM_THE_DEVICE
    for path in sorted(LOCALES.rglob("*")):
        shown = path.suffix == ".ftl" and not path.name.startswith("terminal")
        if shown or path.suffix == ".md":
            assert set(path.read_text(encoding="utf-8")) <= letters, path


def test_the_licence_goes_with_the_files(make_page: MakePage) -> None:
    page = make_page()
    answer = page.request.get("/assets/fonts-OFL.txt")
    assert answer.text() == (FONTS / "OFL.txt").read_text(encoding="utf-8")
    assert "SIL Open Font License, Version 1.1" in answer.text()


def test_every_world_of_the_front_page_has_its_face(make_page: MakePage) -> None:
    page = make_page()
    page.goto("/")
    for theme, face in FACE.items():
        title = page.locator(f".world[data-theme={theme}] .world-title")
        expect(title).to_be_visible()
        style = title.evaluate(
            "e => { const s = getComputedStyle(e);"
            " return [s.fontFamily, s.fontStyle, s.fontStretch] }"
        )
        assert (style[0].split(",")[0].strip('"'), *style[1:]) == face
    assert loaded(page) == {
        "Daedalus Text normal",
        "Daedalus Tale normal",
        "Daedalus Tale italic",
        "Daedalus Toy normal",
    }


@pytest.mark.parametrize(
    ("edition", "face"), [("pirates", "Daedalus Tale italic"), ("galaxy", "Daedalus Toy normal")]
)
def test_a_table_brings_two_faces(
    make_page: MakePage, server: Server, edition: str, face: str
) -> None:
    table = new_table(server.address, edition, ["me", "random"])
    page = make_page("phone")
    page.goto(f"/t/{table.id}")
    expect(page.locator(BOARD).last).to_be_visible()
    assert loaded(page) == {"Daedalus Text normal", face}


def test_text_does_not_wait_for_its_face(make_page: MakePage) -> None:
    """Files that never come: the heading is there, in the face that stands in."""
    page = make_page(quiet=False)
    waiting: list[Route] = []
    page.route("**/*.woff2", lambda route: waiting.append(route))
    page.goto("/", wait_until="commit")
    expect(page.locator("h1")).to_have_text("Five mazes that won’t sit still.")
    own = page.evaluate(
        "[...document.fonts].filter(f => f.family.includes('Daedalus')).map(f => f.display)"
    )
    assert own == ["swap"] * 4
    assert loaded_now(page) == set()
    assert waiting


def loaded_now(page: Page) -> set[str]:
    return set(
        page.evaluate(
            "[...document.fonts].filter(f => f.status === 'loaded' &&"
            " f.family.includes('Daedalus')).map(f => f.family)"
        )
    )
