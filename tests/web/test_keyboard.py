"""The keyboard alone: where the focus is, which keys work from where; and what a mouse is told."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import MakePage
from tests.web.play import open_front, wish

ON_BOARD = "() => document.querySelector('.boardhost').contains(document.activeElement)"


def start_by_keyboard(page: Page) -> None:
    open_front(page)
    page.get_by_role("button", name="Just me").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".table .hand")).to_be_visible()


@pytest.mark.parametrize(
    "edition", ["classic", pytest.param("connect", marks=pytest.mark.long), "go"]
)
def test_who_starts_by_keyboard_is_at_the_board(make_page: MakePage, edition: str) -> None:
    page = make_page()
    wish(page, edition=edition, who="me", options={"start": 1} if edition != "go" else {})
    start_by_keyboard(page)
    page.wait_for_function(ON_BOARD)


def test_around_one_screen_the_keys_are_at_the_board(make_page: MakePage) -> None:
    page = make_page()
    wish(page, edition="classic", who="here", options={"start": 1})
    open_front(page)
    page.get_by_role("button", name="Around this screen").focus()
    page.keyboard.press("Enter")
    page.locator(".around").get_by_role("button", name="play").focus()
    page.keyboard.press("Enter")
    page.locator(".sl-board").wait_for()
    page.wait_for_function(ON_BOARD)


@pytest.mark.parametrize("who", ["me", "here"])
def test_the_keys_stay_at_the_board_from_turn_to_turn(make_page: MakePage, who: str) -> None:
    """The button that had the focus is gone when the turn is."""
    page = make_page()
    options = {"start": 1, "cards": 6}
    wish(
        page,
        edition="classic",
        who=who,
        options=options,
        level="random",
        seats={"me": 2, "here": 2},
    )
    open_front(page)
    page.get_by_role("button", name="Just me" if who == "me" else "Around this screen").focus()
    page.keyboard.press("Enter")
    if who == "here":
        page.locator(".around").get_by_role("button", name="play").focus()
        page.keyboard.press("Enter")
    board = page.locator(".sl-board")
    for turn in range(4):
        expect(board).to_have_attribute("data-turn", "push")
        page.wait_for_function(ON_BOARD)
        while page.evaluate("document.activeElement.getAttribute('aria-disabled')") == "true":
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        expect(board).to_have_attribute("data-turn", "walk")
        if turn % 2:
            page.locator(".hand-primary").focus()  # whatever it does, it is gone afterwards
        page.keyboard.press("Enter")
        expect(board).not_to_have_attribute("data-turn", "walk")


def test_letters_work_from_anywhere_but_where_one_writes(make_page: MakePage) -> None:
    page = make_page()
    wish(page, edition="classic", who="me", options={"start": 1}, level="random")
    open_front(page)
    page.get_by_role("button", name="Just me").click()
    spoken = page.locator("[aria-live=polite]")
    expect(page.locator(".sl-board")).to_have_attribute("data-turn", "push")
    page.get_by_role("button", name="Menu").focus()
    page.keyboard.press("g")
    expect(spoken).to_contain_text("Your goal")
    page.keyboard.press("Shift+?")
    expect(spoken).to_contain_text("Escape")
    page.keyboard.press("Enter")  # a button presses itself
    expect(page.get_by_role("dialog")).to_be_visible()
    said = spoken.inner_text()
    page.keyboard.press("w")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert spoken.inner_text() == said, "a dialog keeps its keys to itself"


def test_a_mouse_clicks_and_a_finger_taps(make_page: MakePage) -> None:
    for size, word in (("desktop", "Click an arrow"), ("phone", "Tap an arrow")):
        page = make_page(size)
        wish(page, edition="classic", who="me", options={"start": 1}, level="random")
        open_front(page)
        button = page.get_by_role("button", name="Just me")
        button.click() if size == "desktop" else button.tap()
        expect(page.locator(".sl-hush")).to_contain_text(word)
