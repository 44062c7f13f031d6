"""Slow games in the browser: the pace is chosen in the lobby, and nobody has to stay."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import check as check_axe
from tests.web.conftest import MakePage, Server
from tests.web.play import open_front, start
from tests.web.sliding_play import Hands, table_of
from tests.web.test_lobby import invite


def slow(host: Page, late: int = 0, count: int = 3) -> str:
    """Make a slow table and begin it alone, its maker in turn; return its link."""
    link = invite(host, count=count, start=1)
    cards = host.locator(".pace-card")
    expect(cards).to_have_count(3)
    cards.nth(1).click()
    expect(host.locator(".pace-late")).to_be_visible()
    if late:
        host.locator(".pace-late .chip").nth(late).click()
        expect(host.get_by_label("A bot plays that turn")).to_be_checked()
    host.get_by_role("button", name="Let’s play").click()
    expect(host.locator(".slow-note")).to_be_visible()
    return link


def test_one_may_begin_a_slow_game_before_the_others_have_come(make_page: MakePage) -> None:
    host, guest = make_page(), make_page()
    link = slow(host, late=1)
    expect(host.locator(".seat").nth(1)).to_contain_text("Free seat")
    guest.goto(link)
    guest.get_by_role("button", name="Sit down").click()
    note = guest.locator(".slow-note")
    expect(note).to_contain_text("until")
    host.reload()
    expect(host.locator(".slow-note")).to_be_visible()
    open_front(guest)
    expect(guest.locator(".mine .carry")).to_contain_text("Old Magic")


def test_a_game_with_a_clock_of_its_own_has_no_pace(make_page: MakePage) -> None:
    host = make_page()
    invite(host, edition="go", count=2)
    expect(host.locator(".lobby-seats")).to_be_visible()
    expect(host.locator(".pace")).to_have_count(0)


@pytest.mark.parametrize("size", ["desktop", "phone", "small"])
def test_the_choice_of_a_pace_is_for_everybody(make_page: MakePage, size: str) -> None:
    host = make_page(size, language="de")
    open_front(host)
    start(host, 2)
    host.locator(".pace-card").first.locator("input").focus()
    host.keyboard.press("ArrowDown")
    expect(host.locator(".pace-card").nth(1).locator("input")).to_be_checked()
    expect(host.locator(".pace-late")).to_be_visible()
    check_axe(host)
    assert host.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_table_that_waits_is_the_headline(make_page: MakePage) -> None:
    host = make_page()
    slow(host)
    open_front(host)
    expect(host.get_by_role("heading", level=1)).to_have_text("A table is waiting for you.")
    expect(host.locator(".mine .carry.now")).to_contain_text("since this")
    start(host, 0)


def test_the_turns_that_were_missed_play_on_the_board(make_page: MakePage, server: Server) -> None:
    """Whoever comes back sees them from where the board stood, then it is their turn."""
    host, guest = make_page(motion="no-preference"), make_page()
    link = slow(host, count=2)
    guest.goto(link)
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.locator(".slow-note")).to_be_visible()
    guest.goto("about:blank")
    Hands(host, table_of(host, server.address)).play_turn(0)
    guest.goto(link)
    film = guest.locator(".film-note")
    expect(film).to_contain_text("Since you were here")
    expect(film).to_have_count(0)
    assert Hands(guest).wait_for_turn()
    guest.reload()
    expect(Hands(guest).board).to_be_visible()
    expect(film).to_have_count(0)


def test_seats_are_copied_to_another_device(make_page: MakePage) -> None:
    host, other = make_page(), make_page("phone")
    slow(host)
    host.goto("/tables")
    host.get_by_role("button", name="On another device").click()
    expect(host.get_by_text("Whoever has it can play for you")).to_be_visible()
    check_axe(host)
    host.evaluate("navigator.clipboard.writeText = (text) => { window.copied = text; }")
    host.get_by_role("button", name="Copy link").click()
    link = host.evaluate("window.copied")
    other.goto(link)
    expect(other.get_by_text("One seat came along.")).to_be_visible()
    assert "#" not in other.url
    expect(other.locator(".mine-row")).to_have_count(1)
    check_axe(other)
    late = make_page(quiet=False)  # its codes are used: 404
    late.goto(link)
    expect(late.get_by_text("No tables yet")).to_be_visible()
    expect(late.locator(".mine-row")).to_have_count(0)


def test_seats_are_copied_by_eight_letters(make_page: MakePage) -> None:
    host, other = make_page(), make_page("phone", quiet=False)  # a wrong try is a 404
    slow(host)
    host.goto("/tables")
    host.get_by_role("button", name="On another device").click()
    code = (host.locator(".carry-sheet .said-code b").text_content() or "").strip()
    host.get_by_role("img", name=" ".join(code)).wait_for()
    open_front(other)
    field = other.get_by_label("Have a code?")
    field.fill("bbbb bbbb")
    field.press("Enter")
    expect(other.get_by_role("alert").filter(has_text="No seats come with this")).to_be_visible()
    assert other.evaluate("document.documentElement.scrollWidth <= innerWidth")
    field.fill(f"{code[:4]} {code[4:]}".lower())
    field.press("Enter")
    expect(other.get_by_text("One seat came along.")).to_be_visible()
    assert "#" not in other.url
    expect(other.locator(".mine-row")).to_have_count(1)
