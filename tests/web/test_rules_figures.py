"""The moving pictures of the rules: on every page, in every language, and still on request."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from playwright.sync_api import expect

import daedalus
from tests.web.axe import check
from tests.web.conftest import MakePage
from tests.web.test_pages import sentence

LOCALES = Path(daedalus.__file__).parent / "locales"
SOURCE = Path(__file__).parents[2] / "web" / "src"
SLIDING = ["box", "set-up", "push", "ride", "barred", "walk", "counts", "edge"]
FIGURES = {
    "classic": SLIDING,
    "pirates": SLIDING,
    "galaxy": SLIDING,
    "go": ["go-box", "go-tiles", "go-set-up", "go-claim", "go-solved", "go-check", "go-score"],
    "connect": [
        "connect-box",
        "connect-set-up",
        "connect-lay",
        "connect-catch",
        "connect-choice",
        "connect-corner",
    ],
}
STIRS = "figure => figure.getAnimations({subtree: true}).some(each => each.playState === 'running')"


def test_every_picture_has_a_caption_and_words_for_it() -> None:
    code = (SOURCE / "ui" / "figures.ts").read_text(encoding="utf-8")
    drawn = set(re.findall(r'^  \| "([a-z-]+)"', code, re.MULTILINE))
    assert drawn == {showing for shown in FIGURES.values() for showing in shown}
    text = (LOCALES / "en" / "web-figures.ftl").read_text(encoding="utf-8")
    told = {
        entry.id.name: [each.id.name for each in entry.attributes]
        for entry in FluentParser().parse(text).body
        if isinstance(entry, ast.Message)
    }
    assert told == {f"figure-{showing}": ["picture"] for showing in drawn}


@pytest.mark.parametrize(
    ("edition", "size", "mode", "language"),
    [
        ("go", "phone", "light", "de"),
        pytest.param("connect", "desktop", "dark", "fr", marks=pytest.mark.long),
    ],
)
def test_pictures_move_and_can_be_stopped(
    make_page: MakePage, edition: str, size: str, mode: str, language: str
) -> None:
    page = make_page(size, mode=mode, language=language, motion="no-preference")
    page.goto(f"/rules/{edition}")
    figures = page.locator(".figure")
    expect(figures.locator("svg[role=img]")).to_have_count(len(FIGURES[edition]))
    for at, showing in enumerate(FIGURES[edition]):
        figure = figures.nth(at)
        expect(figure).to_have_attribute("data-showing", showing)
        label = figure.locator("svg[role=img]").get_attribute("aria-label") or ""
        assert len(label) > 40, label
        assert "figure-" not in figure.inner_text()
    moving = figures.filter(has=page.locator("figcaption button"))
    expect(moving).to_have_count(len(FIGURES[edition]) - 1)  # what is in the box lies still
    for figure in moving.all():
        page.wait_for_function(STIRS, arg=figure.element_handle())
    moving.first.locator("figcaption button").click()
    page.wait_for_function(f"each => !({STIRS})(each)", arg=moving.first.element_handle())
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
    check(page)


def test_the_rules_can_be_read_and_pictures_rest_where_no_motion_is_wanted(
    make_page: MakePage,
) -> None:
    page = make_page("phone", language="fr")
    for edition in daedalus.edition_names():
        page.goto(f"/rules/{edition}")
        expect(page.locator("h1")).to_have_text(sentence("fr", f"title-{edition}"))
        expect(page.locator(".rules h2").nth(4)).to_be_visible()
        expect(page.locator(".figure svg[role=img]")).to_have_count(len(FIGURES[edition]))
        assert page.evaluate("document.getAnimations().length") == 0, edition
        expect(page.locator(".figure figcaption button")).to_have_count(0)
