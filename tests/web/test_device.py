"""Games on the device beside a server: begun there, continued without it, uploaded later."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.support.starts import MEMORY_KEPT
from tests.web import device_play as device
from tests.web.axe import check
from tests.web.conftest import MakePage, Server, running
from tests.web.device_pages import TURN, choose, finish, push_and_stay, wish

WISH = wish("master", cards=1, ending="last-card", start=1)
READY = "document.documentElement.dataset.device === 'ready'"
OWN = re.compile(r"/t/own-[0-9a-f]{12}$")
THERE = re.compile(r"/t/[a-z0-9]{12}$")


@pytest.fixture(scope="module")
def house(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that gives its pages what they need to play without it."""
    with running(tmp_path_factory.mktemp("house"), offline=str(site)) as started:
        yield started


def front(page: Page) -> None:
    """Go to the front page by a link: Python is not started again."""
    page.evaluate(device.FOLLOW, "/")
    expect(page.locator(".who-button").first).to_be_enabled()


def wait_for(page: Page, condition: str) -> None:
    """Wait for what comes after Python has started; a busy machine is not a bug."""
    page.wait_for_function(f"() => {condition}", timeout=180_000)


def begin(page: Page, who: int) -> None:
    page.locator(".who-button").nth(who).click()
    if who == 1:
        page.locator(".around .btn.primary.wide").click()


def test_a_device_plays_by_itself_beside_a_server_without_it_and_with_it_again(
    make_page: MakePage, house: Server
) -> None:
    page = make_page(address=house.address, offline=True, quiet=False)
    choose(page, WISH)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(f"{request.method} {request.url}"))
    page.goto("/")
    page.wait_for_function(device.KEPT, polling=250, timeout=180_000)
    wait_for(page, READY)

    # Against bots a game begins here at once; friends are not offered what only a server can do.
    begin(page, 0)
    expect(page).to_have_url(OWN)
    page.wait_for_function(f"() => {TURN} === 'push'")
    own = page.url
    assert not any("/api/tables" in each for each in asked)
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog")
    expect(menu.get_by_role("button", name="Undo")).to_be_visible()
    for needs_server in ("Copy the table’s link", "Say something"):
        expect(menu.get_by_role("button", name=needs_server)).to_have_count(0)
    page.keyboard.press("Escape")

    # With people the server is asked as ever.
    front(page)
    begin(page, 1)
    expect(page).to_have_url(THERE)
    expect(page.locator(".tray-sleeves .sleeve")).to_be_visible()

    page.wait_for_function(MEMORY_KEPT, polling=250)  # the next starts are quick

    # Somebody who is quick begins here, too: the game waits for Python.
    page.goto("/")
    begin(page, 0)
    expect(page).to_have_url(OWN)

    # It is gone: both go on here, from the page that the device has kept. Friends come to it, too.
    house.kill()
    page.goto("/")
    begin(page, 1)
    wait_for(page, "document.querySelector('.tray-sleeves .sleeve') !== null")
    expect(page).to_have_url(OWN)
    assert page.url != own
    front(page)
    begin(page, 2)
    expect(page).to_have_url(OWN)
    expect(page.get_by_text("Your devices talk directly.")).to_be_visible()
    front(page)
    begin(page, 0)
    expect(page).to_have_url(OWN)
    page.wait_for_function(f"() => {TURN} === 'push'")

    # A table that began here stays here when the server is back; its game can be put there.
    house.start()
    page.goto(own)
    wait_for(page, f"{TURN} === 'push'")
    finish(page)
    expect(page).to_have_url(own)
    page.locator(".podium a[href*='/replay/']").click()
    expect(page.locator(".replay .place")).to_have_text(re.compile("^0 of"))
    check(page)
    page.get_by_role("button", name="Put this game on the server").click()
    expect(page.locator(".send [role=status]")).to_have_text(
        "It is on the server. Anyone with the link can watch it."
    )
    frames = page.locator(".replay .place").inner_text()
    page.get_by_role("link", name="Watch it there").click()
    expect(page).to_have_url(re.compile(r"/replay/[a-z0-9]{12}(\?|$)"))
    expect(page.locator(".replay .place")).to_have_text(frames)
    expect(page.locator(".send")).to_have_count(0)
    page.go_back()  # it is remembered where it went
    expect(page.get_by_role("link", name="Watch it there")).to_be_visible()


ALONE = """async () => {
  const [table] = /[a-z0-9]{12}$/.exec(location.pathname);
  const { token } = JSON.parse(localStorage["daedalus.tables"])[table].seats[0];
  const headers = { authorization: `Bearer ${token}` };
  const { frames } = await (await fetch(`/api/tables/${table}/replay`, { headers })).json();
  return frames.at(-1).pos;
}"""


def test_a_game_alone_goes_on_here_when_its_server_is_gone_and_it_is_said(
    make_page: MakePage, house: Server
) -> None:
    page = make_page(address=house.address, offline=True, quiet=False)
    choose(page, wish("easy", cards=6, start=1))
    page.goto("/")
    begin(page, 0)  # nothing is here yet
    expect(page).to_have_url(THERE)
    there = page.url
    page.wait_for_function(device.KEPT, polling=250, timeout=180_000)
    wait_for(page, f"{TURN} === 'push'")
    assert not page.evaluate(READY), "at a table of the server Python only takes room"
    push_and_stay(page)
    wait_for(page, f"{TURN} === 'push'")
    seen = page.evaluate(ALONE)
    house.kill()
    try:
        expect(page).to_have_url(OWN, timeout=180_000)  # Python starts for it, as it never has
        expect(page.locator(".offline-pill")).to_contain_text("Your game goes on here")
        page.evaluate(device.READ_LOG)
        page.wait_for_function("() => window.log !== null")
        assert device.table_of(page.evaluate("window.log")).position == seen
        expect(page.locator(".lost")).to_have_count(0)
        wait_for(page, f"{TURN} === 'push'")
        check(page)
        push_and_stay(page)
        wait_for(page, f"{TURN} === 'push'")
        own = page.url
    finally:
        house.start()
    page.goto(there)  # the way back leads to where the game is
    expect(page).to_have_url(own)
    page.evaluate(device.FOLLOW, "/tables")
    expect(page.locator("main a[href*='/t/']")).to_have_attribute(
        "href", own.removeprefix(house.address)
    )
