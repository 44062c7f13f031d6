"""Pages that have nothing to show: a picture, one sentence, the next step; never a dead end."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import check_both_lights
from tests.web.conftest import OF_ALL_LANGUAGES, MakePage, Server
from tests.web.sliding_play import new_table
from tests.web.test_pages import check_width, drop, sentence

NO_TABLE = "abcdefabcdef"


def expect_empty(page: Page, title: str, language: str = "en") -> None:
    expect(page.locator("h1")).to_have_text(sentence(language, title))
    expect(page).to_have_title(f"{sentence(language, title)} · Daedalus")
    expect(page.locator(".vignette .disc, .vignette use, .vignette rect").first).to_be_attached()
    expect(page.locator(".empty-words p")).not_to_be_empty()
    expect(page.locator(".empty-ways .btn.primary")).to_have_count(1)
    check_width(page)
    box = page.locator(".empty-ways").bounding_box()
    assert box
    assert box["y"] + box["height"] <= page.evaluate("innerHeight"), "the next step is in sight"


def test_an_address_that_leads_nowhere_is_a_page(make_page: MakePage) -> None:
    page = make_page("small", quiet=False)
    for path in ("/%E0%A4%A", "/t/", "/nowhere/at-all", "/a.jpg"):
        told = page.request.get(path, headers={"Accept": "text/html"})
        assert told.status == 404, path
        assert told.headers["content-type"] == "text/html; charset=utf-8", path
    for path in ("/rules/nope", "/%E0%A4%A"):  # an edition that is not there, and no text at all
        answer = page.goto(path)
        assert answer
        assert answer.status == 404, path
        expect_empty(page, "missing-title")
    page.get_by_role("link", name="Have a code?").click()
    expect(page.locator("#join-code")).to_be_focused()


@pytest.mark.parametrize("language", OF_ALL_LANGUAGES)
def test_a_table_that_is_gone_says_so_in_every_language(make_page: MakePage, language: str) -> None:
    page = make_page("phone", language=language)
    page.goto(f"/t/{NO_TABLE}")
    expect_empty(page, "table-gone", language)


def test_a_table_that_cannot_be_opened_says_so(make_page: MakePage) -> None:
    page = make_page()
    page.route_web_socket("**/ws/tables/*", lambda line: line.close(code=4409))
    page.goto(f"/t/{NO_TABLE}")
    expect_empty(page, "table-closed")
    page.get_by_role("link", name="My tables").click()
    expect_empty(page, "mine-none")


def test_nothing_to_watch_says_how_to_be_watched(make_page: MakePage) -> None:
    page = make_page("tablet")
    page.route("**/api/tables", lambda route: route.fulfill(json={"tables": []}))
    page.goto("/watch")
    expect_empty(page, "watch-none")
    expect(page.locator(".empty-words p")).to_contain_text(sentence("en", "list-table"))


def test_a_used_pairing_link_leads_to_the_table(make_page: MakePage, server: Server) -> None:
    table = new_table(server.address, "classic", ["me", "random"])
    page = make_page("phone", quiet=False)
    page.goto(f"/t/{table.id}#pair=used-before")
    expect_empty(page, "pair-used")
    page.get_by_role("button", name="Watch this table").click()
    expect(page.locator(".seat")).to_have_count(2)


def test_a_file_that_is_no_game_is_a_page_with_another_try(make_page: MakePage) -> None:
    page = make_page("small", quiet=False)
    page.goto("/replay")
    expect(page.locator(".drop")).to_be_visible()
    drop(page, "holiday.jpg", "\x00\x01 not at all")
    expect_empty(page, "replay-no-file")
    expect(page.get_by_role("alert")).to_contain_text("“holiday.jpg”")
    good = sorted((Path(__file__).parent.parent / "games").glob("classic*.game"))[0]
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Choose another file").click()
    chooser.value.set_files(good)
    expect(page.locator(".replay .place")).to_be_visible()


def test_a_recording_that_is_not_there_is_a_page(make_page: MakePage) -> None:
    page = make_page(quiet=False)
    page.goto(f"/replay/{NO_TABLE}")
    expect_empty(page, "replay-no-none")


@pytest.mark.parametrize("size", [pytest.param("desktop", marks=pytest.mark.long), "phone"])
def test_empty_pages_have_no_findings(
    make_page: MakePage, size: str, request: pytest.FixtureRequest
) -> None:
    """One empty page stands for all in a short check: they are made alike, and differ in words."""
    page = make_page(size, quiet=False)
    page.route("**/api/tables", lambda route: route.fulfill(json={"tables": []}))
    others = ("nowhere", "watch", f"replay/{NO_TABLE}", "tables")
    for path in (
        *(others if request.config.getoption("--long") else ()),
        f"t/{NO_TABLE}",
        "about",
    ):
        page.goto(f"/{path}")
        expect(page.locator("h1")).not_to_be_empty()
        expect(page.locator(".plain")).to_have_count(0)
        check_both_lights(page)
