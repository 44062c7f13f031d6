"""No connection to the table: said calmly, shown where it matters, and nothing done is lost."""

from __future__ import annotations

import json
import os
import re
import signal
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.web.axe import check
from tests.web.conftest import MakePage, Server, running
from tests.web.play import finish, open_front, start, wish
from tests.web.sliding_play import Player, new_table

OPTIONS: dict[str, Any] = {"size": 5, "cards": 3, "start": 1}


class Cable:
    """The way from a page to the server, which can be cut and mended."""

    def __init__(self, page: Page) -> None:
        self.cut = self.swallows = self.dead = False
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
            if self.dead:
                return
            if self.swallows and '"t":"ping"' not in str(message):
                self.swallowed.append(str(message))
            else:
                upstream.send(message)

        line.on_message(pass_on)

    def break_off(self) -> None:
        self.cut = True
        assert self._line is not None
        self._line.close()

    def tell(self, **message: Any) -> None:
        """Let the page hear something that the server did not say."""
        assert self._line is not None
        self._line.send(json.dumps(message))

    def mend(self, page: Page) -> None:
        """Let it come back at once; it may do so by itself, before somebody presses the button."""
        expect(page.locator(".lost").get_by_role("button", name="Try now").last).to_be_visible()
        self.cut = self.swallows = False
        page.evaluate("() => document.querySelector('.lost button')?.click()")


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


def test_who_waits_for_a_hint_reads_the_place_in_line_and_asks_again_after_a_lost_line(
    server: Server, browser: Browser
) -> None:
    table = new_table(server.address, "classic", ["me", "random"], **OPTIONS)
    player = Player(browser, table, [0])
    page = player.page
    cable = Cable(page)
    assert player.wait_for_turn()
    cable.swallows = True
    hint, notice = page.locator(".bar [aria-label=Hint]"), page.locator(".notices .notice")
    hint.click()
    expect(notice).to_have_text("A bot is thinking about it …")
    cable.tell(t="in-line", place=4)
    expect(notice).to_have_text("Many are asking at the moment. You are number 4.")
    cable.tell(t="in-line", place=0)
    expect(notice).to_have_text("A bot is thinking about it …")
    cable.break_off()
    expect(page.locator(".lost")).to_be_visible()
    cable.mend(page)
    expect(notice).to_have_count(0)
    hint.click()
    expect(page.locator(".hint-panel")).to_be_visible()
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


def test_a_lobby_says_that_the_line_is_lost_and_sends_the_name_when_it_is_back(
    make_page: MakePage, server: Server
) -> None:
    host = make_page(quiet=False)
    wish(host, edition="classic", seats={"me": 3, "here": 3, "online": 3})
    host.goto(f"/#owner={server.key}")  # who may open the home network
    open_front(host)
    start(host, 2)
    cable = Cable(host)
    expect(host.locator(".lobby-seat.open")).to_have_count(2)
    cable.break_off()
    expect(host.locator(".lost")).to_contain_text("Connection lost.")
    asking = ("Seat a bot", "Add a seat", "Fill with bots, start now", "Let others at home join")
    for name in asking:
        button = host.get_by_role("button", name=name).first
        expect(button).to_be_disabled()
        expect(button).to_have_attribute("title", "As soon as the connection is back")
    expect(host.locator(".lobby-soon")).to_contain_text("As soon as the connection is back")
    host.get_by_label("Your name").fill("Mira")
    host.get_by_label("Your name").blur()
    cable.mend(host)
    expect(host.locator(".lobby-seat").first).to_contain_text("Mira")
    expect(host.get_by_role("button", name="Add a seat")).to_be_enabled()
    expect(host.locator(".lost")).to_have_count(0)


def test_a_guest_waits_for_the_line_with_all_that_was_chosen(make_page: MakePage) -> None:
    host, guest = make_page(), make_page("small", quiet=False)
    wish(host, edition="pirates", seats={"me": 3, "here": 3, "online": 3})
    open_front(host)
    start(host, 2)
    guest.goto(host.url)
    cable = Cable(guest)
    guest.get_by_label("Your name").fill("Leo")
    cable.break_off()
    expect(guest.locator(".lost")).to_contain_text("Connection lost.")
    sit = guest.get_by_role("button", name="Sit down")
    expect(sit).to_be_disabled()
    expect(guest.locator(".lobby-foot")).to_contain_text("As soon as the connection is back")
    cable.mend(guest)
    expect(guest.get_by_label("Your name")).to_have_value("Leo")
    sit.click()
    expect(host.locator(".lobby-seat").nth(1)).to_contain_text("Leo")


def test_the_podium_says_that_the_line_is_lost(server: Server, browser: Browser) -> None:
    table = new_table(
        server.address, "classic", ["me", "easy"], cards=1, size=5, ending="last-card", start=1
    )
    player = Player(browser, table, [0], phone=True)
    page = player.page
    cable = Cable(page)
    expect(player.board).to_be_visible()
    finish(page, server.address, table.id)
    podium = page.locator(".podium")
    expect(podium).to_be_visible()
    again = podium.get_by_role("button", name="Play again")
    expect(again).to_be_enabled()
    cable.break_off()
    expect(podium.locator(".lost")).to_contain_text("Connection lost.")
    expect(again).to_be_disabled()
    expect(again).to_have_attribute("title", "As soon as the connection is back")
    cable.mend(page)
    expect(again).to_be_enabled()
    expect(podium.locator(".lost")).to_have_count(0)
    player.leave()


@pytest.mark.parametrize("phone", [False, pytest.param(True, marks=pytest.mark.long)])
def test_a_silent_server_is_said_within_four_seconds_and_the_move_arrives_when_it_wakes(
    browser: Browser, tmp_path: Path, phone: bool
) -> None:
    """The page's own clock passes, not ours; the server is stopped, so that no line breaks."""
    with running(tmp_path) as house:
        table = new_table(house.address, "classic", ["me", "me"], **OPTIONS)
        player = Player(browser, table, [0], phone=phone)
        page = player.page
        page.clock.install()
        page.reload()
        assert player.wait_for_turn()
        before = table.position(None)
        move = table.dull(0)
        house.process.send_signal(signal.SIGSTOP)
        try:
            player.play_turn(0, move)
            lost = page.locator(".lost")
            expect(lost).to_have_count(0)
            page.clock.run_for(4_000)
            expect(lost).to_have_text("Waiting for the table …")
            heard = page.locator("[aria-live=polite]")
            expect(heard).to_contain_text("Waiting for the table …")
            look(page, f"slow-{phone}")
            page.clock.run_for(8_000)
            expect(lost).to_contain_text("Connection lost. Your move is kept.")
            expect(heard).to_contain_text("Connection lost. Your move is kept.")
            look(page, f"lost-{phone}")
        finally:
            house.process.send_signal(signal.SIGCONT)
        page.clock.run_for(10_000)
        expect(page.locator(".seat").nth(1)).to_have_attribute("aria-current", "true")
        expect(page.locator(".log li", has_text="pushes")).to_have_count(1)
        assert table.position(None) != before
        player.leave(expected="WebSocket")  # tries to reach a server that sleeps


def look(page: Page, name: str) -> None:
    if folder := os.environ.get("SCREENS"):
        page.screenshot(path=f"{folder}/{name}.png")
    check(page)


def test_a_device_that_goes_offline_asks_at_once_and_says_that_the_line_is_lost(
    server: Server, browser: Browser
) -> None:
    table = new_table(server.address, "classic", ["me", "random"], **OPTIONS)
    player = Player(browser, table, [0])
    page = player.page
    cable = Cable(page)
    assert player.wait_for_turn()
    cable.dead = True
    page.evaluate("dispatchEvent(new Event('offline'))")
    expect(page.locator(".lost")).to_contain_text("Connection lost.")
    cable.dead = False
    cable.mend(page)
    expect(player.board).to_have_attribute("data-turn", "push")
    player.leave()
