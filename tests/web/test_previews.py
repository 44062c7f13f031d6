"""Whether it is shown where a push leads before it is made is for the host to choose."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.web.conftest import MakePage, Server
from tests.web.play import open_front, tap_label
from tests.web.sliding_play import Player, new_table

MY_TURN = "() => document.querySelector('.sl-board')?.dataset.turn === 'push'"


def test_where_nothing_is_shown_before_a_push_only_a_push_tells(
    server: Server, browser: Browser
) -> None:
    table = new_table(server.address, "classic", ["me", "easy"], house={"previews": False}, start=1)
    player = Player(browser, table, [0])
    page = player.page
    page.wait_for_function(MY_TURN)
    expect(page.locator(".coach")).to_contain_text("What is pushed stays pushed")
    push, walk = table.dull(0)
    name, sides = push.split("=")
    player.turn_spare(int(sides, 16))
    player.gate(name).click()
    button = page.locator("[data-does=push]")
    expect(button).to_have_text("Push here")
    expect(page.locator(".sl-reached")).to_have_count(0)
    button.click()
    expect(player.board).to_have_attribute("data-turn", "walk")
    expect(page.locator(".sl-reached")).not_to_have_count(0)
    player.walk(walk)
    page.wait_for_function(MY_TURN)
    player.leave()


def test_the_host_chooses_it_and_it_is_on_at_first(make_page: MakePage) -> None:
    page = make_page("phone")
    open_front(page)
    page.get_by_role("button", name="Options").click()
    page.locator("summary", has_text="More options").click()
    switch = page.get_by_role("switch", name="Show where I could walk before I push")
    expect(switch).to_be_checked()
    tap_label(switch)
    expect(switch).not_to_be_checked()
    page.locator(".sheet-foot").get_by_role("button").click()
    page.wait_for_function(MY_TURN)
    assert page.evaluate("JSON.parse(localStorage['daedalus.wish']).previews") is False
    expect(page.locator(".coach")).to_contain_text("What is pushed stays pushed")
