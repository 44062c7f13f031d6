"""From the front page into a game."""

from playwright.sync_api import expect

from tests.web.conftest import MakePage
from tests.web.play import BOARD, open_front, start, wish


def test_two_clicks_lead_to_a_game(make_page: MakePage) -> None:
    page = make_page()
    open_front(page)
    page.locator(".world", has_text="Sea Charts").click()
    start(page)
    expect(page.locator(BOARD).last).to_be_visible()
    expect(page.locator(".table")).to_have_attribute("data-theme", "pirates")
    expect(page.locator(".seat")).to_have_count(4)


def test_a_game_can_be_carried_on(make_page: MakePage) -> None:
    page = make_page("phone")
    open_front(page)
    table = start(page)
    expect(page.locator(BOARD).last).to_be_visible()
    page.goto("/")
    page.locator(".carry").click()
    page.wait_for_url(f"**/t/{table}")
    expect(page.locator(BOARD).last).to_be_visible()


def test_a_preset_changes_what_is_played(make_page: MakePage) -> None:
    page = make_page()
    open_front(page)
    page.get_by_role("button", name="Options").click()
    page.get_by_label("Quick").check(force=True)
    page.get_by_role("button", name="Players: one fewer").click()
    page.get_by_role("button", name="Let’s play").click()
    expect(page.locator(".seat")).to_have_count(3)
    expect(page.locator(".left-text").first).to_have_text("4 left")


def test_a_friend_joins_by_the_code(make_page: MakePage) -> None:
    host, friend = make_page(), make_page("phone")
    wish(host)
    open_front(host)
    start(host, 2)
    code = host.locator(".code").inner_text()
    open_front(friend)
    friend.get_by_label("Have a code?").fill(code)
    friend.get_by_role("button", name="Join").click()
    friend.get_by_label("Your name").fill("Nina")
    friend.get_by_role("button", name="Sit down").click()
    for page in (host, friend):
        expect(page.locator(BOARD).last).to_be_visible()
        expect(page.locator(".seat", has_text="Nina")).to_be_visible()


def test_a_listed_table_can_be_watched(make_page: MakePage) -> None:
    host, watcher = make_page(), make_page("phone")
    wish(host, who="online", listed=True)
    open_front(host)
    start(host, 2)
    host.get_by_role("button", name="Fill with bots, start now").click()
    expect(host.locator(BOARD).last).to_be_visible()
    watcher.goto("/watch")
    watcher.get_by_role("link", name="Watch").first.click()
    expect(watcher.locator(BOARD).last).to_be_visible()
    expect(watcher.locator(".seat")).to_have_count(2)
