"""No line to the table: said calmly, shown where it matters, and nothing that was done is lost."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.web.conftest import Server
from tests.web.sliding_play import Player, new_table

OPTIONS: dict[str, Any] = {"size": 5, "cards": 3, "start": 1}


class Cable:
    """The way from a page to the server, which can be cut and mended."""

    def __init__(self, page: Page) -> None:
        self.cut = self.swallows = False
        self.swallowed: list[str] = []
        self._line: WebSocketRoute | None = None
        page.route_web_socket(re.compile("/ws/tables/"), self._connect)
        page.reload()

    def _connect(self, line: WebSocketRoute) -> None:
        if self.cut:
            line.close()
            return
        self._line = line
        upstream = line.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if self.swallows and '"t":"ping"' not in str(message):
                self.swallowed.append(str(message))
            else:
                upstream.send(message)

        line.on_message(pass_on)

    def break_off(self) -> None:
        self.cut = True
        assert self._line is not None
        self._line.close()

    def mend(self, page: Page) -> None:
        self.cut = self.swallows = False
        page.locator(".lost").get_by_role("button", name="Try now").click()


def test_a_lost_line_is_said_once_and_locks_what_needs_it(server: Server, browser: Browser) -> None:
    table = new_table(server.address, "classic", ["me", "random"], **OPTIONS)
    player = Player(browser, table, [0])
    page = player.page
    cable = Cable(page)
    assert player.wait_for_turn()
    cable.break_off()
    lost = page.locator(".lost")
    expect(lost).to_contain_text("Connection lost.")
    expect(lost).to_contain_text("Your game is safe.")
    wide = lost.bounding_box()
    assert wide
    assert wide["width"] > 0.9 * 1280, "the line is as wide as the window"
    expect(page.locator("[aria-live=polite]")).to_contain_text("Connection lost.")
    expect(player.board).to_have_attribute("data-turn", "")
    expect(page.locator(".sl-hush")).to_contain_text("not push just now")
    hint = page.locator(".bar [aria-label=Hint]")
    expect(hint).to_be_disabled()
    expect(hint).to_have_attribute("title", "As soon as the connection is back")
    cable.mend(page)
    expect(page.locator(".lost.back")).to_contain_text("Back at the table.")
    expect(page.locator(".lost")).to_have_count(0)
    expect(player.board).to_have_attribute("data-turn", "push")
    expect(hint).to_be_enabled()
    player.leave()


def test_a_push_that_is_only_shown_stays_in_the_hand(server: Server, browser: Browser) -> None:
    table = new_table(server.address, "classic", ["me", "random"], **OPTIONS)
    player = Player(browser, table, [0], phone=True)
    cable = Cable(player.page)
    assert player.wait_for_turn()
    push, walk = table.best(0)
    player.push(push)
    cable.break_off()
    expect(player.page.locator(".lost")).to_be_visible()
    cable.mend(player.page)
    expect(player.board).to_have_attribute("data-turn", "walk")
    player.walk(walk)
    expect(player.page.locator(".seat").nth(1)).to_have_attribute("aria-current", "true")
    player.leave()


def test_what_was_done_when_the_line_broke_is_done_when_it_is_back(
    server: Server, browser: Browser
) -> None:
    table = new_table(server.address, "classic", ["me", "me"], **OPTIONS)
    player = Player(browser, table, [0])
    cable = Cable(player.page)
    assert player.wait_for_turn()
    before = table.position(None)
    cable.swallows = True
    player.play_turn(0, table.dull(0))
    assert any('"t":"act"' in message for message in cable.swallowed)
    assert table.position(None) == before
    cable.break_off()
    expect(player.page.locator(".lost")).to_be_visible()
    cable.mend(player.page)
    expect(player.page.locator(".seat").nth(1)).to_have_attribute("aria-current", "true")
    expect(player.page.locator(".log li", has_text="pushes")).to_have_count(1)
    assert table.position(None) != before
    player.leave()
