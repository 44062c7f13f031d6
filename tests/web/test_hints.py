"""Hints of Go! and Connect play on the board: a tap on what they show plays it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from daedalus.editions.go.board import PLACEMENTS
from daedalus.editions.go.solver import solve
from tests.web.conftest import MakePage, Server
from tests.web.go_play import act, build, cell_of, ready, roll_of, wait_for
from tests.web.go_play import sit as sit_at_go
from tests.web.sliding_play import new_table
from tests.web.test_connect_web import after, done, my_turn, ply_of
from tests.web.test_connect_web import sit as sit_at_connect

GHOST = ".go-ghost .go-flying"
LAID = ".go-tiles > g"


def ask(page: Page) -> None:
    page.get_by_role("button", name="Hint").first.click()
    expect(page.locator(".hint-card")).to_be_visible()


def said(page: Page) -> str:
    return page.locator(".hint-card .hint-brief").inner_text()


def in_sight(page: Page, selector: str) -> bool:
    """Whether nothing lies over the middle of an element."""
    return bool(
        page.evaluate(
            """selector => {
              const at = document.querySelector(selector).getBoundingClientRect();
              const top = document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2);
              return !top.closest('.notices');
            }""",
            selector,
        )
    )


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_hints_of_go_lead_to_the_claim(make_page: MakePage, server: Server, size: str) -> None:
    table = new_table(server.address, "go", ["me", "me"])
    page = make_page(size)
    sit_at_go(page, table)
    page.locator(".go-primary[data-does=ready]").click()
    act(table, 1, "ready")
    page.locator('.go-board[data-phase="s"]').wait_for()
    ask(page)  # searching: where they are
    assert said(page) == "Here are all four."
    expect(page.locator('.go-goal[data-sign="found"]')).to_have_count(4)
    page.locator(".hint-card").get_by_role("button", name="Thanks").click()
    ready(page, table=table, others=[1])
    laid = 0
    while True:
        ask(page)
        if "All four are linked" in said(page):
            break
        assert said(page) in {"This tile carries the path on."} or "This hole goes over" in said(
            page
        )
        expect(page.locator(GHOST)).to_have_count(1)
        assert in_sight(page, GHOST)
        if laid == 0:
            act(table, 1, "place 1A@a1e")  # what the others do leaves the hint
            page.locator(".hint-card").get_by_role("button", name="Again").click()
            page.locator(".go-goal").first.hover()  # nor does the pointer move it
            expect(page.locator(GHOST)).to_have_count(1)
        cell = page.evaluate("document.querySelector('.go-cell[tabindex=\"0\"]').dataset.cell")
        page.locator(f'.go-cell[data-cell="{cell}"]').click()
        laid += 1
        expect(page.locator(LAID)).to_have_count(laid)
        expect(page.locator(".hint-card")).to_have_count(0)
    page.locator(".go-primary[data-does=claim]").click()
    wait_for(page, "p")
    expect(page.locator(".seats")).to_contain_text("11 points")


def test_a_hint_asked_for_before_one_s_own_turn_is_answered(
    make_page: MakePage, server: Server
) -> None:
    """A receipt that comes while a bot thinks does not take its advice away."""
    table = new_table(server.address, "go", ["me"])
    page = make_page("phone")
    held: list[tuple[WebSocketRoute, str | bytes]] = []
    slow = False

    def connect(line: WebSocketRoute) -> None:
        upstream = line.connect_to_server()

        def pass_back(message: str | bytes) -> None:
            if slow:
                held.append((line, message))
            else:
                line.send(message)

        upstream.on_message(pass_back)

    page.route_web_socket(re.compile("/ws/tables/"), connect)
    sit_at_go(page, table)
    page.locator(".go-primary[data-does=ready]").click()
    page.locator('.go-board[data-phase="b"]').wait_for()
    slow = True
    build(page, ["1A@a1e"])
    page.get_by_role("button", name="Hint").first.click()
    expect(page.locator(".notices")).to_contain_text("…")
    while not any('"t":"hint"' in str(message) for _, message in held):
        page.wait_for_timeout(20)
    for line, message in held:
        line.send(message)
    expect(page.locator(".hint-card")).to_be_visible()


def test_a_hint_of_go_shows_what_is_in_the_way(make_page: MakePage, server: Server) -> None:
    table = new_table(server.address, "go", ["me"])
    page = make_page("phone")
    sit_at_go(page, table)
    page.locator(".go-primary[data-does=ready]").click()
    page.locator('.go-board[data-phase="b"]').wait_for()
    wrong = next(
        name
        for name in ("5A@a1e", "5A@d1e", "5A@a5e", "5A@d5e")
        if solve(roll_of(table), (PLACEMENTS[name],)) is None
    )
    build(page, [wrong])
    ask(page)
    assert said(page) == "This tile is in the way. Take it up."
    page.locator(f'.go-cell[data-cell="{cell_of(wrong)}"]').click()
    expect(page.locator(LAID)).to_have_count(0)


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_a_tap_on_the_ghost_plants_it(make_page: MakePage, server: Server, size: str) -> None:
    table = new_table(server.address, "connect", ["me", "easy"], start=1)
    page = make_page(size)
    sit_at_connect(page, table)
    assert my_turn(page)
    ask(page)
    assert "lant it here" in said(page)
    ghost = page.locator(".cn-ghost")
    expect(ghost).to_be_visible()
    assert in_sight(page, ".cn-ghost")
    page.locator(".hint-card").get_by_role("button", name="Thanks").click()
    expect(page.locator(".hint-card")).to_have_count(0)
    expect(ghost).to_be_hidden()
    ask(page)
    expect(ghost).to_be_visible()
    ply = ply_of(page)
    place = page.locator(".cn-under").get_attribute("data-place")
    page.locator(".cn-under").click()
    after(page, ply)
    assert f"@{place}=" in done(table)[0]
