"""No screen has a finding of axe, in light and in dark, large and small."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.web.conftest import MakePage, Server
from tests.web.play import BOARD, finish, open_front, start, wish

# Two cards: nobody can win before the page has had a turn.
QUICK = {"cards": 2, "ending": "last-card", "size": 5, "start": 1}
axe = Axe()


def check(page: Page) -> None:
    found: Any = axe.run(page)
    told = [
        (each["id"], [node["target"] for node in each["nodes"]][:5])
        for each in found.response["violations"]
    ]
    assert told == [], page.url


@pytest.mark.parametrize(("size", "mode"), [("desktop", "light"), ("phone", "dark")])
def test_pages_have_no_findings(make_page: MakePage, size: str, mode: str) -> None:
    page = make_page(size, mode=mode)
    open_front(page)
    check(page)
    page.get_by_role("button", name="Options").click()
    page.locator("details summary").click()
    check(page)
    for path in ("settings", "rules/classic", "rules/galaxy", "learn", "watch", "replay"):
        page.goto(f"/{path}")
        expect(page.locator("h1")).not_to_be_empty()
        check(page)


@pytest.mark.parametrize(("size", "mode"), [("desktop", "dark"), ("phone", "light")])
def test_tables_have_no_findings(make_page: MakePage, server: Server, size: str, mode: str) -> None:
    page = make_page(size, mode=mode)
    wish(page, edition="classic", options=QUICK, seats={"me": 2, "here": 2, "online": 2})
    open_front(page)
    table = start(page)
    expect(page.locator(BOARD).last).to_be_visible()
    check(page)
    page.get_by_role("button", name="Menu").click()
    check(page)
    page.keyboard.press("Escape")
    finish(page, server.address, table)
    expect(page.locator(".podium")).to_be_visible(timeout=30_000)
    check(page)
    page.get_by_role("link", name="Watch the whole game").click()
    expect(page.locator(".replay .place")).to_be_visible()
    check(page)
    open_front(page)
    start(page, 1)
    expect(page.locator(".curtain")).to_be_visible()
    check(page)
    open_front(page)
    start(page, 2)
    expect(page.locator(".invite")).to_be_visible()
    check(page)
