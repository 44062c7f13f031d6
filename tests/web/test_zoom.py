"""With everything twice as large nothing is cut off, out of reach or too small to touch."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import SIZES, MakePage, Server
from tests.web.go_play import sit, wait_for
from tests.web.play import find_none, open_front, settle
from tests.web.sliding_play import Table, new_table
from tests.web.test_fits import CUT, SMALL

ZOOMED = ("desktop at 200 %", "tablet at 200 %")

# What can be pressed, and is covered by something else even when scrolled to.
COVERED = """() => {
  const found = [];
  for (const e of document.querySelectorAll('button, a[href], select, summary, input')) {
    const box = (e.closest('label') ?? e).getBoundingClientRect();
    if (e.disabled || e.closest('[inert], .unseen') || !box.width) continue;
    if (e.matches('.sl-gate:not(.sl-open), .cn-plot, [aria-disabled=true]')) continue;
    const style = getComputedStyle(e);
    if (style.visibility === 'hidden' || style.pointerEvents === 'none') continue;
    (e.closest('label') ?? e).scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const now = (e.closest('label') ?? e).getBoundingClientRect();
    const at = document.elementFromPoint(now.x + now.width / 2, now.y + now.height / 2);
    const own = e.closest('label') ?? e;
    if (at && (own.contains(at) || at.contains(e))) continue;
    found.push(`${e.className || e.tagName}: ${e.getAttribute('aria-label') || e.textContent}`
      + ` under ${at?.className?.baseVal ?? at?.className ?? 'nothing'}`);
  }
  scrollTo(0, 0);
  return found;
}"""


def check(page: Page, what: str) -> None:
    """Look at the page as it is on either screen."""
    for name in ZOOMED:
        width, height = SIZES[name]
        page.set_viewport_size({"width": width, "height": height})
        for script in (CUT, SMALL, COVERED):
            find_none(page, script, f"{what}, {name}")


@pytest.mark.long  # in every check test_fits looks at them in sizes as small
def test_pages(make_page: MakePage) -> None:
    page = make_page(ZOOMED[0], language="de")
    open_front(page)
    check(page, "front page")
    for path in (
        "settings",
        "rules/go",
        "rules/classic",
        "learn",
        "watch",
        "replay",
        "tables",
        "about",
    ):
        page.goto(f"/{path}")
        expect(page.locator("h1")).not_to_be_empty()
        check(page, path)
    open_front(page)
    page.locator(".who-button").nth(2).click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator(".invite")).to_be_visible()
    check(page, "lobby")


def open_table(page: Page, server: Server, edition: str, *seats: str, **options: Any) -> Table:
    table = new_table(server.address, edition, list(seats), **options)
    if edition == "go":
        sit(page, table)
        return table
    page.goto("/")
    page.evaluate(
        "([id, edition, token]) => localStorage.setItem('daedalus.tables', JSON.stringify("
        "{[id]: {edition, at: 1, seats: [{seat: 0, token}]}}))",
        [table.id, edition, table.tokens[0]],
    )
    page.goto(f"/t/{table.id}")
    return table


@pytest.mark.parametrize(
    "edition",
    [*(pytest.param(each, marks=pytest.mark.long) for each in ("classic", "pirates")), "galaxy"],
)
def test_sliding_tables(make_page: MakePage, server: Server, edition: str) -> None:
    page = make_page(ZOOMED[0], language="de")
    open_table(page, server, edition, "me", "random", "random", "random", start=1)
    expect(page.locator(".sl-board[data-turn=push]")).to_be_visible()
    check(page, "push")
    page.locator(".sl-gate.sl-open").nth(4).click()
    expect(page.locator(".sl-board[data-turn=walk]")).to_be_visible()
    check(page, "walk")
    tile = page.locator(".sl-cell").first.bounding_box()
    assert tile is not None
    assert tile["width"] >= 40, "the board scrolls rather than shrinks"
    page.locator(".sl-reached").last.click()
    expect(page.locator(".sl-board")).not_to_have_attribute("data-turn", "walk")


@pytest.mark.parametrize("left", [pytest.param(False, marks=pytest.mark.long), True])
def test_go(make_page: MakePage, server: Server, left: bool) -> None:
    page = make_page(ZOOMED[0], language="de")
    if left:
        page.add_init_script("localStorage.setItem('daedalus.settings', '{\"leftHanded\":true}')")
    open_table(page, server, "go", "me", "easy", "easy", limit=0)
    check(page, "before the roll")
    page.locator(".go-primary").click()
    wait_for(page, "s")
    check(page, "search")
    page.locator(".go-primary").click()
    wait_for(page, "b")
    expect(page.locator(".go-count")).to_have_text("")
    check(page, "build")
    page.locator('.go-held[data-tile="2"]').click()
    page.locator('[data-cell="6"]').click()
    expect(page.locator(".go-tiles > g")).to_have_count(1)
    if left:  # on a wide screen the hand is where the left hand is
        width, height = SIZES[ZOOMED[0]]
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        board, rack = page.locator(".go-field"), page.locator(".go-rack")
        there, here = board.bounding_box(), rack.bounding_box()
        assert there is not None
        assert here is not None
        assert here["x"] + here["width"] <= there["x"] + 1


def test_connect(make_page: MakePage, server: Server) -> None:
    page = make_page(ZOOMED[0], language="de")
    open_table(page, server, "connect", "me", "random", "random", start=1)
    expect(page.locator(".cn-hand button").first).to_be_visible()
    check(page, "garden")


@pytest.mark.parametrize(
    "edition",
    ["connect", *(pytest.param(each, marks=pytest.mark.long) for each in ("classic", "go"))],
)
def test_replays(make_page: MakePage, server: Server, edition: str) -> None:
    page = make_page(ZOOMED[0], language="de")
    seats = ["me"] if edition == "go" else ["me", "random"]
    table = new_table(server.address, edition, seats)
    page.goto(f"/replay/{table.id}")
    expect(page.locator(".replay .controls")).to_be_visible()
    check(page, "replay")
