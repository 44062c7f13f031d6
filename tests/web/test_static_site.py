"""The static site in a browser: a host of files under a path, then no network at all."""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from daedalus.editions import read_game
from daedalus.offline.site import write_site
from tests.support.parts import parts_or_skip

WISH = {
    "edition": "classic",
    "who": "me",
    "seats": {"me": 2, "here": 2, "online": 2},
    "level": "expert",
    "options": {"cards": 1, "size": 5, "ending": "last-card"},
}
TURN = "document.querySelector('.sl-board')?.dataset.turn"
OVER = "document.querySelector('.podium') !== null"


class Files(SimpleHTTPRequestHandler):
    """Serves files, and says nothing about it."""

    extensions_map = {  # noqa: RUF012  # as the class has it
        **SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
    }

    def log_message(self, format: str, *given: object) -> None:
        pass


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a static site, which lies below another folder."""
    parts_or_skip()
    root = tmp_path_factory.mktemp("host")
    write_site(root / "games" / "daedalus", lambda name: None)
    host = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(root)))
    threading.Thread(target=host.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{host.server_port}/games/daedalus/"
    host.shutdown()
    host.server_close()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    made = browser.new_context(
        viewport={"width": 1280, "height": 800}, locale="en", reduced_motion="reduce"
    )
    made.set_default_timeout(120_000)
    kept = {"wish": WISH, "settings": {"motion": 0, "volume": 0}}
    for name, value in kept.items():
        made.add_init_script(
            f"localStorage.getItem('daedalus.{name}') ||"
            f"localStorage.setItem('daedalus.{name}', {json.dumps(json.dumps(value))})"
        )
    yield made
    made.close()


def play_turn(page: Page) -> None:
    """Push anywhere and stay, unless the game is over before."""
    page.wait_for_function(f"() => {OVER} || {TURN} === 'push'")
    if page.evaluate(OVER):
        return
    page.locator(".sl-gate[aria-disabled=false]").first.click()
    page.wait_for_function(f"() => {OVER} || {TURN} === 'walk'")
    page.keyboard.press("Enter")
    page.wait_for_function(f"() => {OVER} || {TURN} !== 'walk'")


def finish(page: Page) -> None:
    """Play until somebody has won; an expert who needs one card does soon."""
    for _ in range(80):
        play_turn(page)
        if page.evaluate(OVER):
            return
    raise AssertionError("nobody wins")


def test_a_game_of_files_alone_is_played_reloaded_and_looked_at_again(
    context: BrowserContext, address: str
) -> None:
    complaints: list[str] = []
    page = context.new_page()
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("requestfailed", lambda request: complaints.append(request.url))
    page.goto(address)
    expect(page.locator(".who-button.absent")).to_contain_text("needs a server")
    expect(page.locator(".join")).to_have_count(0)
    page.locator(".who-button:enabled").first.click()
    page.wait_for_url("**/games/daedalus/?/t/own-*")
    play_turn(page)
    page.wait_for_function(f"() => {OVER} || {TURN} === 'push'")
    table = page.url
    page.reload()  # Python starts anew, and the game goes on from what is stored
    page.wait_for_function(f"() => {OVER} || {TURN} === 'push'")
    assert page.url == table
    finish(page)
    page.locator(".podium a[href*='/replay/']").click()
    expect(page.locator(".replay .place")).to_have_text(re.compile(r"^0 of"))
    with page.expect_download() as download:
        page.locator("a[download]").click()
    record = Path(download.value.path()).read_text(encoding="utf-8")
    assert read_game(record).outcome is not None
    assert complaints == []


def test_without_a_network_people_around_one_screen_play_on(
    context: BrowserContext, address: str
) -> None:
    longer = {**WISH, "options": {"cards": 3, "size": 5}}  # nobody wins in one turn
    context.add_init_script(
        f"localStorage.setItem('daedalus.wish', {json.dumps(json.dumps(longer))})"
    )
    page = context.new_page()
    page.goto(address)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function(
        "async () => (await caches.keys()).some((name) => name.startsWith('daedalus-parts-')) &&"
        " (await Promise.all((await caches.keys()).map(async (name) =>"
        " (await (await caches.open(name)).keys()).some(({ url }) => url.endsWith('parts.json')))))"
        ".includes(true)"
    )
    page.goto(address)  # now the service worker serves it
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    context.set_offline(True)
    page.goto(address)
    page.locator(".who-button:enabled").nth(1).click()
    page.locator(".around .btn.primary.wide").click()
    page.wait_for_url("**/?/t/own-*")
    page.locator(".curtain button").first.click()
    page.wait_for_function(f"() => {TURN} === 'push'")
    play_turn(page)
    expect(page.locator(".curtain")).to_be_visible()
    page.goto(f"{address}?/rules/classic")
    expect(page.locator(".rules")).to_be_visible()
    context.set_offline(False)
