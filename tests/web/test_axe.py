"""No screen has a finding of axe, in light and in dark, large and small."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.web.axe import check, check_both_lights, findings
from tests.web.conftest import MakePage, Server
from tests.web.play import BOARD, finish, open_front, start, tap_label, wish
from tests.web.sliding_play import Player, new_table

LONG = pytest.mark.long
EDITIONS = ("classic", "pirates", "galaxy", "go", "connect")
# Two cards: nobody can win before the page has had a turn.
QUICK = {"cards": 2, "ending": "last-card", "size": 5, "start": 1}


@pytest.mark.parametrize(
    ("size", "mode"), [("desktop", "light"), pytest.param("phone", "dark", marks=pytest.mark.long)]
)
def test_pages_have_no_findings(make_page: MakePage, size: str, mode: str) -> None:
    page = make_page(size, mode=mode)
    open_front(page)
    check_both_lights(page)
    page.get_by_role("button", name="Options").click()
    page.locator("details summary").click()
    check_both_lights(page)
    page.keyboard.press("Escape")
    page.goto("/learn/classic")
    expect(page.locator(".lesson")).to_be_visible()
    check_both_lights(page)
    rules = EDITIONS if mode == "dark" else ("galaxy",)  # the shortest check reads one of them
    for path in (
        "settings",
        *(f"rules/{each}" for each in rules),
        "learn",
        "watch",
        "replay",
        "box",
    ):
        page.goto(f"/{path}")
        expect(page.locator("h1")).not_to_be_empty()
        check_both_lights(page)


@pytest.mark.parametrize(
    ("size", "mode"), [("phone", "dark"), pytest.param("desktop", "light", marks=pytest.mark.long)]
)
def test_tables_have_no_findings(make_page: MakePage, server: Server, size: str, mode: str) -> None:
    page = make_page(size, mode=mode)
    wish(page, edition="classic", options=QUICK, seats={"me": 2, "here": 2, "online": 2})
    open_front(page)
    table = start(page)
    expect(page.locator(BOARD).last).to_be_visible()
    check_both_lights(page)
    for item in (None, "What happened", "My cards on a phone"):
        page.get_by_role("button", name="Menu").click()
        sheet = page.get_by_role("dialog")
        expect(sheet).to_be_visible()
        if item:
            page.get_by_role("button", name=item).click()
        if item == "My cards on a phone":
            expect(page.locator(".sheet .qr")).to_be_visible()
        check(page)
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
    page.get_by_role("button", name="Hint").first.click()
    expect(page.locator(".hint-panel")).to_be_visible(timeout=90_000)
    check_both_lights(page)  # with the push and the walk that it proposes
    finish(page, server.address, table)
    expect(page.locator(".podium")).to_be_visible()
    check_both_lights(page)
    page.get_by_role("link", name="Watch the whole game").click()
    expect(page.locator(".replay .place")).to_be_visible()
    check_both_lights(page)
    open_front(page)
    start(page, 1)
    expect(page.locator(".tray-sleeves .sleeve")).to_be_visible()
    check_both_lights(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="At this table").click()
    tap_label(page.get_by_role("switch", name=re.compile("^Cover the cards")))
    check_both_lights(page)
    page.keyboard.press("Escape")
    expect(page.locator(".lid-open")).to_be_visible()
    check_both_lights(page)
    open_front(page)
    start(page, 2)
    expect(page.locator(".invite")).to_be_visible()
    check_both_lights(page)


# The colours of every edition are measured in art.test.ts.
@pytest.mark.parametrize(
    "edition", ["galaxy", *(pytest.param(each, marks=LONG) for each in ("classic", "pirates"))]
)
def test_high_contrast_has_no_findings(server: Server, browser: Browser, edition: str) -> None:
    table = new_table(server.address, edition, ["me", "random"], start=1, dark_lord=True)
    player = Player(browser, table, [0], settings={"contrast": "high"})
    player.wait_for_turn()
    check(player.page)
    player.push(table.best(0)[0])
    assert findings(player.page, "color-contrast") == []
    player.leave()


def test_the_measure_finds_what_is_missing_and_what_is_pale(make_page: MakePage) -> None:
    page = make_page()
    page.goto("/settings")
    expect(page.locator("h1")).not_to_be_empty()
    page.evaluate(
        "() => { const main = document.querySelector('main');"
        " const words = main.appendChild(document.createElement('p'));"
        " words.textContent = 'pale'; words.style.cssText = 'color: #888; background: #777';"
        " main.appendChild(document.createElement('button')); }"
    )
    assert {rule for rule, _ in findings(page)} == {"button-name", "color-contrast"}
    assert [rule for rule, _ in findings(page, "color-contrast")] == ["color-contrast"]
