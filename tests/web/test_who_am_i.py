"""Whoever sits down, comes back, is paired or plays again is known at once, without a reload."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import MakePage, Server
from tests.web.play import open_front, start, wish
from tests.web.sliding_play import Hands, table_of

SHORT = {"cards": 1, "size": 5}


def invite(host: Page, **options: object) -> str:
    """Open a table for friends and return its link."""
    wish(host, edition="classic", who="online", options={**SHORT, **options})
    open_front(host)
    start(host, 2)
    expect(host.locator(".code")).to_be_visible()
    return host.url


def come(guest: Page, link: str, by: str) -> None:
    if by == "link":
        guest.goto(link)
    else:
        open_front(guest)
        guest.get_by_label("Have a code?").fill(link.rpartition("/")[2])
        guest.get_by_role("button", name="Join").click()


def sit(guest: Page, name: str = "Nina") -> None:
    guest.get_by_label("Your name").fill(name)
    guest.get_by_role("button", name="Sit down").click()


@pytest.mark.parametrize(
    ("first", "by"), [pytest.param(1, "code", marks=pytest.mark.long), (2, "link")]
)
def test_whoever_fills_the_last_seat_plays(
    make_page: MakePage, server: Server, first: int, by: str
) -> None:
    host, guest = make_page(), make_page("phone")
    lines: list[str] = []
    guest.on("websocket", lambda line: lines.append(line.url))
    come(guest, invite(host, start=first), by)
    sit(guest)
    for seat, page in enumerate((host, guest)):
        expect(page.locator(".sl-card")).to_have_count(1)
        expect(page.locator(".seat").nth(seat)).to_contain_text("you")
    players = [Hands(page, table_of(page, server.address)) for page in (host, guest)]
    for turn in (first - 1, 2 - first):
        if not players[turn].wait_for_turn():
            break
        players[turn].play_turn(turn)
    assert len(lines) == 1, "who we are is told on the line that is there"


def test_a_seat_freed_during_the_game_is_played_by_whoever_takes_it(
    make_page: MakePage, server: Server
) -> None:
    host, guest, third = make_page(), make_page("phone"), make_page("phone")
    link = invite(host, start=1, cards=3)
    guest.goto(link)
    sit(guest)
    expect(guest.locator(".sl-card")).to_have_count(1)
    third.goto(link)  # watches, for all seats are taken
    expect(third.locator(".sl-board")).to_be_visible()
    assert third.get_by_role("button", name="Sit down").count() == 0
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Remove somebody").click()
    host.get_by_role("button", name="Remove Nina and free the seat").click()
    expect(guest.locator(".sl-card")).to_have_count(0)
    expect(guest.locator(".seat.you")).to_have_count(0)
    third.get_by_role("button", name="Sit down").click()
    expect(third.locator(".sl-card")).to_have_count(1)
    expect(third.locator(".seat").nth(1)).to_contain_text("you")
    expect(guest.get_by_role("button", name="Sit down")).to_have_count(0)
    for seat, page in enumerate((host, third)):
        player = Hands(page, table_of(page, server.address))
        assert player.wait_for_turn()
        player.play_turn(seat)
