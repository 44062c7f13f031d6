"""Whole games of Go!: two browsers, one by keyboard alone and one by finger, and a bot."""

from __future__ import annotations

import re
from itertools import groupby
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import check
from tests.web.conftest import OF_ALL_LANGUAGES, MakePage, Server
from tests.web.go_play import (
    build,
    cell_of,
    hand_in,
    hold,
    roll_of,
    say_ready,
    sit,
    solution,
    solve_over_a_line,
    wait_for,
)
from tests.web.sliding_play import new_table


def spoken(page: Page) -> str:
    return page.locator("[aria-live=polite]").first.inner_text()


def walk_to(page: Page, cell: int) -> None:
    """Go to a cell by arrow keys."""
    for _ in range(12):
        at = page.evaluate("document.activeElement?.dataset.cell ?? ''")
        if at == str(cell):
            return
        if at == "":
            page.keyboard.press("ArrowRight")
            continue
        column, row = int(at) % 5, int(at) // 5
        if column != cell % 5:
            page.keyboard.press("ArrowRight" if column < cell % 5 else "ArrowLeft")
        else:
            page.keyboard.press("ArrowDown" if row < cell // 5 else "ArrowUp")
    raise AssertionError(f"cannot get to {cell}")


def build_by_keyboard(page: Page, names: list[str]) -> None:
    tiles = page.locator(".go-tiles > g")
    for at, name in enumerate(names):
        walk_to(page, cell_of(name))
        hold(page, name)
        page.keyboard.press("Enter")
        expect(tiles).to_have_count(at + 1)
        # What was laid is said, and the cell says where its paths lead.
        expect(page.locator("[aria-live=polite]").first).to_contain_text(f"Tile {name[0]} lies on")
    label = page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert "open to" in label


def test_two_browsers_play_a_whole_game(
    make_page: MakePage, server: Server, request: pytest.FixtureRequest
) -> None:
    """Its first round in every check, all four in a long one; test_journey plays on too."""
    whole = request.config.getoption("--long")
    table = new_table(server.address, "go", ["me", "me"], limit=0)
    keys = make_page()
    sit(keys, table, 0)
    keys.locator("h1").focus()
    finger = make_page("phone", mode="dark")
    sit(finger, table, 1)
    rounds = 0
    while keys.locator(".podium").count() == 0:
        rounds += 1
        assert rounds <= 4, "seven and four times four is more than twenty"
        keys.keyboard.press("Shift+Enter")  # roll
        finger.locator(".go-primary").tap()
        wait_for(keys, "s")
        expect(keys.locator(".go-round")).to_have_text(f"Round {rounds}")
        roll = roll_of(table)
        if rounds == 1:
            keys.keyboard.press("1")  # too early: refused in words
            expect(keys.locator(".go-say")).to_contain_text("Not before")
            wanted = "SEPGXHNKTDWJ.BQFRCULOAVIM".index(roll[0])
            finger.locator(f'[data-cell="{wanted}"]').tap()  # marked as found
            expect(finger.locator('.go-goal[data-sign="found"]')).to_have_count(1)
        keys.keyboard.press("Shift+Enter")  # seen
        finger.locator(".go-primary").tap()
        wait_for(keys, "c", "b")
        if rounds == 1:
            expect(keys.locator(".go-count")).to_have_text("2")
        wait_for(keys, "b")
        wait_for(finger, "b")
        names = solution(roll)
        if rounds == 1:
            build(finger, names[:1])  # what axe says of it: test_go_web
            expect(keys.locator(".go-rival .go-dots i[data-on=true]")).to_have_count(1)  # live
            keys.keyboard.press("g")
            assert spoken(keys).count("a1") + spoken(keys).count(",") > 0
        build_by_keyboard(keys, names)
        keys.keyboard.press("Shift+Enter")  # done
        wait_for(keys, "p", "e")
        if keys.locator(".podium").count() or rounds == 4:
            break
        # The check: every path of the solved board, and what is missing on the other.
        expect(keys.locator(".go-marks .go-trace")).to_have_count(4)
        expect(keys.locator('.go-goal[data-sign="tick"]')).to_have_count(4)
        expect(finger.locator('.go-goal[data-sign="missing"]').first).to_be_visible()
        assert finger.locator(".go-marks :is(.go-lost, .go-loose, .go-break)").count() > 0
        if rounds == 1:
            check(keys)
            finger.locator(".go-rival").tap()  # look at the other board
            expect(finger.locator(".go-marks .go-trace")).to_have_count(4)
            expect(finger.locator(".go-say")).to_have_text("Pip’s board")
            check(finger)
            finger.locator(".go-rival").tap()
        if not whole:
            return
    for page in (keys, finger):
        expect(page.locator(".podium")).to_contain_text("Pip wins the race!")
        expect(page.locator(".podium")).to_contain_text("after 4 rounds")
    assert table.position(0).split()[5].startswith("23,")


VERDICT = """() => document.querySelector('.go-verdict svg')?.getClientRects().length > 0
    && document.querySelector('.go-say').textContent.includes(':')
    && document.querySelector('.go-panel').dataset.locked === 'true'"""
# From before they are thrown: on a busy machine they may have come to rest before one looks.
WATCH_DICE = """() => {
  window.most = 0;
  new MutationObserver(() => {
    window.most = Math.max(window.most, document.querySelectorAll('.go-cube').length);
  }).observe(document.body, { childList: true, subtree: true });
}"""
SLOWLY = "localStorage.setItem('daedalus.settings', '{\"motion\":3}')"


def test_the_check_moves_and_can_be_skipped(make_page: MakePage, server: Server) -> None:
    table = new_table(server.address, "go", ["me", "easy"], search=300, limit=0)
    page = make_page(motion="no-preference")
    page.add_init_script(SLOWLY)
    sit(page, table)
    page.evaluate(WATCH_DICE)
    page.locator(".go-goals").click()  # the dice themselves can be thrown
    page.wait_for_function("() => window.most === 4")
    expect(page.locator(".go-cube")).to_have_count(0)  # they have rolled home
    wait_for(page, "s")
    page.locator(".go-primary").click()
    wait_for(page, "b")
    hand_in(page)  # too soon, and the bot has to stop
    page.wait_for_function(VERDICT)  # a score tile is turned, and it is said what it is worth
    page.locator(".go-field").click(position={"x": 8, "y": 8})
    expect(page.locator(".go-say")).to_have_text("Ready for the next roll?")
    assert page.locator(".go-board").get_attribute("data-mine") == "true"


@pytest.mark.long  # the next test watches and replays, too
def test_watching_and_replay_show_all_boards(make_page: MakePage, server: Server) -> None:
    table = new_table(server.address, "go", ["me", "easy"], search=1, limit=0)
    page = make_page()
    sit(page, table)
    watcher = make_page("phone")
    watcher.goto(f"/t/{table.id}")
    expect(watcher.locator(".go-rival")).to_have_count(2)
    page.locator(".go-primary").click()
    wait_for(page, "s")
    page.locator(".go-primary").click()
    wait_for(page, "b")
    names = solution(roll_of(table))
    build(page, names[:2])
    expect(watcher.locator(".go-rival").first.locator(".go-laid")).to_have_count(2)
    assert not watcher.evaluate("document.documentElement.scrollWidth > innerWidth")
    expect(watcher.locator(".go-own")).to_be_hidden()  # nobody's points are one's own
    hold(page, names[2])
    hand_in(page)
    wait_for(page, "p")
    page.goto(f"/replay/{table.id}")
    expect(page.locator(".go-rival")).to_have_count(2)
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".go-rival").first.locator(".go-laid")).to_have_count(2)
    expect(page.locator(".go-rival").first.locator(".go-lost").first).to_be_visible()
    check(page)


# Whenever something is new: which boards are traced, which is looked at, and what is said.
WATCH_BOARDS = """() => {
  window.told = [];
  const look = () => {
    const boards = [...document.querySelectorAll('.go-rival')];
    const now = {
      traced: boards.map((each) => each.querySelector('.go-trace, .go-lost, .go-loose') !== null),
      pressed: boards.findIndex((each) => each.ariaPressed === 'true'),
      says: document.querySelector('.go-say').textContent,
    };
    if (JSON.stringify(now) !== JSON.stringify(window.told.at(-1))) window.told.push(now);
  };
  look();
  new MutationObserver(look).observe(
    document.body, { childList: true, subtree: true, attributes: true, characterData: true });
}"""
ALL_SEEN = "() => window.told.at(-1).traced.every(Boolean) && window.told.at(-1).pressed === -1"


def boards_seen(page: Page) -> list[Any]:
    """Wait until both boards have been checked; return what was seen from the first trace on."""
    page.wait_for_function(ALL_SEEN)
    told: list[Any] = page.evaluate("window.told")
    traced = [list(each) for each, _ in groupby(each["traced"] for each in told)]
    assert traced == [[False, False], [True, False], [True, True]]
    return [each for each in told if each["traced"][0]]


def test_those_who_watch_see_the_check_board_by_board(make_page: MakePage, server: Server) -> None:
    """Live and in the replay: while the first board is traced, the other still waits."""
    table = new_table(server.address, "go", ["me", "me"], limit=0)
    watcher = make_page("tablet", motion="no-preference")
    watcher.goto(f"/t/{table.id}")
    expect(watcher.locator(".go-rival")).to_have_count(2)
    for phase in ("p", "s"):
        wait_for(watcher, phase)
        say_ready(table, phase, 0, 1)
    wait_for(watcher, "b")
    watcher.evaluate(WATCH_BOARDS)
    solve_over_a_line(table, 0)
    seen = boards_seen(watcher)
    assert [at for at, _ in groupby(each["pressed"] for each in seen)] == [0, 1, -1]
    assert "Pip" in seen[0]["says"]
    first, second = (watcher.locator(".go-rival").nth(seat) for seat in (0, 1))
    expect(first.locator(".go-trace")).to_have_count(4)
    expect(second.locator(".go-lost").first).to_be_visible()
    # Played, the replay waits until the check has been shown.
    watcher.goto(f"/replay/{table.id}")
    watcher.get_by_role("button", name="To the end").click()
    watcher.get_by_role("button", name="One step back").click()
    expect(watcher.locator(".go-rival :is(.go-trace, .go-lost, .go-loose)")).to_have_count(0)
    watcher.evaluate(WATCH_BOARDS)
    watcher.get_by_role("button", name="One step on").click()
    boards_seen(watcher)


def test_a_bot_builds_for_somebody_absent(make_page: MakePage, server: Server) -> None:
    table = new_table(server.address, "go", ["me", "me"], limit=0, house={"grace": 5})
    page, other = make_page("phone"), make_page()
    for seat, each in enumerate((page, other)):
        sit(each, table, seat)
        wait_for(each, "p")
    other.close()
    asked = page.locator(".away")
    expect(asked).to_contain_text("Orla has been away")
    check(page)
    asked.get_by_role("button", name="Let a bot play until Orla is back").click()
    expect(asked).to_have_count(0)
    page.locator(".go-primary[data-does=ready]").click()
    wait_for(page, "s", "b")  # nobody waits for Orla any more


def test_who_holds_two_seats_plays_them_in_turn(make_page: MakePage, server: Server) -> None:
    table = new_table(server.address, "go", ["me", "me"], limit=0)
    page = make_page()
    sit(page, table, 0, 1)
    for name in ("Orla", "Pip"):
        page.locator(".go-primary[data-does=ready]").click()
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name=f"Play for {name}").click()
        expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".go-rival")).to_contain_text("Orla")


RAW_ID = re.compile(r"\b(?:go|motif|step|seat|hint|end|rank|points|cast)-[a-z][a-z0-9-]*\b")


@pytest.mark.parametrize("language", OF_ALL_LANGUAGES)
def test_a_round_in_every_language(make_page: MakePage, server: Server, language: str) -> None:
    """Roll, search, build, claim, check, next roll: always a sentence, never its id."""
    table = new_table(server.address, "go", ["me", "easy"], limit=0)
    page = make_page("phone", language=language)
    sit(page, table)
    said = page.locator(".go-say")
    heard: list[str] = []

    def check_words(phase: str) -> None:
        wait_for(page, phase)
        expect(said).not_to_be_empty()
        heard.append(said.inner_text())
        names = page.locator("[aria-label]").evaluate_all(
            "all => all.map(e => e.getAttribute('aria-label')).join(' ')"
        )
        assert not RAW_ID.findall(f"{page.locator('body').inner_text()} {names}")
        page.wait_for_function("() => document.documentElement.scrollWidth <= innerWidth")

    check_words("p")
    page.locator(".go-primary").click()
    check_words("s")
    page.locator(".go-primary").click()
    check_words("b")
    build(page, solution(roll_of(table))[:1])
    page.locator(".go-primary").click()
    expect(page.locator(".go-ask")).to_be_visible()
    check_words("b")
    page.locator(".go-answer[data-answer=yes]").click()
    check_words("p")
    assert page.locator(".go-marks :is(.go-lost, .go-loose, .go-break)").count() > 0
    assert len(set(heard)) == 4, heard
    page.locator(".go-primary").click()
    check_words("s")
