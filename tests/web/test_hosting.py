"""The host sends somebody off during the game, and a table waits for its players."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.conftest import MakePage, Server
from tests.web.play import open_front, start, wish
from tests.web.sliding_play import new_table
from tests.web.test_who_am_i import invite, sit


def test_the_host_gives_the_seat_of_a_guest_to_a_bot(make_page: MakePage) -> None:
    host, guest = make_page(), make_page("phone")
    guest.goto(invite(host, start=1, cards=3))
    sit(guest)
    expect(guest.locator(".sl-card")).to_have_count(1)
    guest.get_by_role("button", name="Menu").click()
    expect(guest.get_by_role("link", name="Leave the table").last).to_be_visible()
    assert guest.get_by_role("button", name="Remove somebody").count() == 0
    guest.keyboard.press("Escape")
    host.get_by_role("button", name="Menu").press("Enter")
    host.get_by_role("button", name="Remove somebody").press("Enter")
    host.get_by_role("button", name="A bot takes over from Nina").press("Enter")
    expect(host.locator(".seat").nth(1)).not_to_contain_text("Nina")
    told = guest.get_by_role("status").get_by_text("The host has given your seat to somebody else")
    expect(told).to_be_visible()
    expect(guest.locator(".sl-card")).to_have_count(0)
    expect(guest.locator(".sl-board")).to_be_visible()


def say_of_the_table(page: Page, told: dict[str, Any]) -> None:
    """Let the server say *told* of its table as well: it would take minutes until it does."""

    def connect(line: WebSocketRoute) -> None:
        def tell(text: str | bytes) -> None:
            message = json.loads(text)
            if message["t"] == "now":
                message["table"] |= told
            line.send(json.dumps(message))

        line.connect_to_server().on_message(tell)

    page.route_web_socket(re.compile("/ws/tables/"), connect)


def test_spectators_are_told_that_the_table_waits_for_its_players(
    make_page: MakePage, server: Server
) -> None:
    table = new_table(server.address, "classic", ["me", "me"], cards=3)
    page = make_page()
    told: dict[str, Any] = {"paused": True}
    say_of_the_table(page, told)
    page.goto(f"/t/{table.id}")
    waiting = page.get_by_role("status").get_by_text("Paused: waiting for players.")
    expect(waiting).to_be_visible()
    told.update(paused=False, deputy=1)
    other = make_page()  # whoever comes is news
    other.goto(f"/t/{table.id}")
    log = page.locator(".log").first
    expect(log).to_contain_text("It goes on now")
    expect(log).to_contain_text("The host has been away for a while. Orla can run the table now.")
    expect(waiting).to_have_count(0)


def test_who_waits_in_vain_for_the_host_learns_that_they_can_run_the_table(
    make_page: MakePage,
) -> None:
    host, guest = make_page(), make_page("phone")
    wish(host, seats={"me": 4, "here": 2, "online": 3})
    open_front(host)
    start(host, 2)
    say_of_the_table(guest, {"deputy": 1})
    guest.goto(host.url)
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.get_by_role("status").get_by_text("You can run the table now.")).to_be_visible()
    expect(host.get_by_role("status").get_by_text("2 of 3 seats taken")).to_be_visible()
