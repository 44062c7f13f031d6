"""The host sends somebody off during the game, and a table waits for its players."""

from __future__ import annotations

import json
import re

from playwright.sync_api import WebSocketRoute, expect

from tests.web.conftest import MakePage, Server
from tests.web.sliding_play import new_table
from tests.web.test_who_am_i import invite, sit


def test_the_host_gives_the_seat_of_a_guest_to_a_bot(make_page: MakePage) -> None:
    host, guest = make_page(), make_page("phone")
    guest.goto(invite(host, start=1, cards=3))
    sit(guest)
    expect(guest.locator(".sl-card")).to_have_count(1)
    guest.get_by_role("button", name="Menu").click()
    expect(guest.get_by_role("link", name="Leave the table").last).to_be_visible()
    assert guest.get_by_role("button", name="Send somebody off").count() == 0
    guest.keyboard.press("Escape")
    host.get_by_role("button", name="Menu").press("Enter")
    host.get_by_role("button", name="Send somebody off").press("Enter")
    host.get_by_role("button", name="A bot takes over from Nina").press("Enter")
    expect(host.locator(".seat").nth(1)).not_to_contain_text("Nina")
    told = guest.get_by_role("status").get_by_text("The host has given your seat to somebody else")
    expect(told).to_be_visible()
    expect(guest.locator(".sl-card")).to_have_count(0)
    expect(guest.locator(".sl-board")).to_be_visible()


def test_who_watches_is_told_that_the_table_waits_for_its_players(
    make_page: MakePage, server: Server
) -> None:
    table = new_table(server.address, "classic", ["me", "me"], cards=3)
    page = make_page()
    paused = True

    def rest(line: WebSocketRoute) -> None:
        """Let the server say that the table is paused: it would take two minutes."""

        def tell(text: str | bytes) -> None:
            message = json.loads(text)
            if message["t"] == "now":
                message["table"]["paused"] = paused
            line.send(json.dumps(message))

        line.connect_to_server().on_message(tell)

    page.route_web_socket(re.compile("/ws/tables/"), rest)
    page.goto(f"/t/{table.id}")
    waiting = page.get_by_role("status").get_by_text("Paused: waiting for players.")
    expect(waiting).to_be_visible()
    paused = False
    other = make_page()  # whoever comes is news
    other.goto(f"/t/{table.id}")
    expect(page.locator(".log").first).to_contain_text("It goes on now")
    expect(waiting).to_have_count(0)
