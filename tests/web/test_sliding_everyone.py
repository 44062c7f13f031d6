"""The sliding board by keyboard alone, in words, without motion, and as smooth as it can be."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import MakePage, Server
from tests.web.play import open_front, wish
from tests.web.sliding_play import Hands, Player, new_table, table_of

STEPS = {"ArrowUp": (0, -1), "ArrowDown": (0, 1), "ArrowLeft": (-1, 0), "ArrowRight": (1, 0)}


def press_to(page: Page, selector: str, key: str, most: int = 60) -> None:
    """Press a key until what has the focus is what is wanted, once that is there."""
    page.locator(selector).first.wait_for(state="attached")
    for _ in range(most):
        if page.evaluate("s => document.activeElement?.matches(s) ?? false", selector):
            return
        page.keyboard.press(key)
    raise AssertionError(f"no way to {selector} by {key}")


def ahead(cell: int, key: str, choice: list[int], width: int) -> int:
    """Return where an arrow key should lead: the nearest lit cell ahead, straight before aside."""
    dx, dy = STEPS[key]

    def cost(other: int) -> float:
        right, down = other % width - cell % width, other // width - cell // width
        before = right * dx + down * dy
        return before + 2.5 * (abs(right * dy) + abs(down * dx)) if before > 0 else float("inf")

    best = min(choice, key=cost)
    return best if cost(best) < float("inf") else cell


def keys_to(wanted: int, start: int, choice: list[int], width: int) -> list[str]:
    """Return the arrow keys that lead from lit cell to lit cell."""
    ways: dict[int, list[str]] = {start: []}
    queue = [start]
    for cell in queue:
        for key in STEPS:
            there = ahead(cell, key, choice, width)
            if there not in ways:
                ways[there] = [*ways[cell], key]
                queue.append(there)
    assert wanted in ways, "every lit cell can be come to by arrow keys"
    return ways[wanted]


def play_turn_by_keys(hands: Hands, seat: int) -> None:
    """Push by going round the gates, walk by going from lit cell to lit cell: only by keys."""
    page = hands.page
    push, walk = hands.table.best(seat)
    name, sides = push.split("=")
    press_to(page, ".sl-board [tabindex='0']", "Tab")
    press_to(page, f".sl-gate[data-gate={name}]", "ArrowRight", most=14)
    for _ in range(4):
        if hands.spare_sides() == int(sides, 16):
            break
        page.keyboard.press("r")
    page.keyboard.press("Enter")
    expect(hands.board).to_have_attribute("data-turn", "walk")
    if walk.startswith("!") and "sl-lord-walks" not in (hands.board.get_attribute("class") or ""):
        page.keyboard.press("p")
    if walk == "out":
        page.keyboard.press("o")
    else:
        width = int(hands.board.evaluate("e => e.style.getPropertyValue('--columns')"))
        lit = page.eval_on_selector_all(
            ".sl-reached", "all => all.map(e => Number(e.dataset.cell))"
        )
        here = "() => Number(document.activeElement.dataset.cell)"
        wanted = int(hands.cell(walk.removeprefix("!")).get_attribute("data-cell") or 0)
        for key in keys_to(wanted, page.evaluate(here), lit, width):
            page.keyboard.press(key)
        assert page.evaluate(here) == wanted
        page.keyboard.press("Enter")
    page.wait_for_function(
        "() => document.querySelector('.podium') ||"
        " document.querySelector('.sl-board').dataset.turn !== 'walk'"
    )


@pytest.mark.long  # in every check one of two friends plays so (test_whole_evenings)
def test_a_game_by_keyboard_alone(make_page: MakePage, server: Server) -> None:
    """From the front page to the replay, and no script ever sets the focus."""
    page = make_page()
    options = {"cards": 1, "ending": "last-card", "size": 5, "dark_lord": True, "start": 1}
    seats = {"me": 2, "here": 2, "online": 2}
    wish(page, edition="galaxy", options=options, seats=seats, level="random")
    open_front(page)
    press_to(page, ".worlds input[value=galaxy]", "Tab")  # the world that is chosen has the stop
    press_to(page, ".who-button", "Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".sl-board")).to_be_visible()
    hands = Hands(page, table_of(page, server.address))
    for _ in range(40):
        if not hands.wait_for_turn():
            break
        play_turn_by_keys(hands, 0)
    expect(hands.podium).to_be_visible()
    press_to(page, ".podium a[href^='/replay/']", "Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".replay .place")).to_have_text(re.compile(r"^0 of"))
    page.keyboard.press("End")
    expect(page.locator(".replay .place")).not_to_have_text(re.compile(r"^0 of"))


def test_the_replay_hears_keys_as_soon_as_it_is_there(server: Server, browser: Browser) -> None:
    table = new_table(server.address, "classic", ["me"], cards=3)
    player = Player(browser, table, [0])
    player.wait_for_turn()
    player.play_turn(0)
    player.page.add_init_script(
        "new MutationObserver((_, me) => { if (!document.querySelector('.replay .place')) return;"
        " me.disconnect(); dispatchEvent(new KeyboardEvent('keydown', { key: 'End' }));"
        " }).observe(document, { childList: true, subtree: true })"
    )
    player.page.goto(f"{table.address}/replay/{table.id}?ply=0")
    expect(player.page.locator(".replay .place")).to_contain_text("2 of 2")
    player.leave()


def test_escape_takes_a_push_back_and_the_focus_stays_on_the_board(
    server: Server, browser: Browser
) -> None:
    table = new_table(server.address, "classic", ["me"], cards=3)
    player = Player(browser, table, [0])
    player.wait_for_turn()
    page = player.page
    page.keyboard.press("ArrowRight")
    gate = page.evaluate("document.activeElement.dataset.gate")
    assert gate
    page.keyboard.press("Enter")
    expect(player.board).to_have_attribute("data-turn", "walk")
    assert page.evaluate("document.activeElement.matches('.sl-reached')")
    page.keyboard.press("Escape")
    expect(player.board).to_have_attribute("data-turn", "push")
    assert page.evaluate("document.activeElement.dataset.gate") == gate
    assert player.board.locator("[tabindex='0']").count() == 1
    player.leave()


def test_the_board_answers_in_words(server: Server, browser: Browser) -> None:
    table = new_table(server.address, "classic", ["me", "random"], cards=2, start=1)
    player = Player(browser, table, [0])
    player.wait_for_turn()
    page = player.page
    live = page.get_by_role("log")
    page.keyboard.press("ArrowRight")
    for key, answer in {
        "g": r"Your goal: the .+ is (in row \d, column \d|on the spare tile)",
        "w": r"Pip is at home\.",
        "s": r"Spare tile: .*(open|crossing)",
        "c": r"Pip: 0 found, 2 left\.",
        "e": r"in reach",
        "t": r"Your turn",
        "3": r"Row 3\. 1: T, open north, east and south",
        "?": r"Arrow keys",
    }.items():
        page.keyboard.press(key)
        expect(live).to_contain_text(re.compile(answer))
    label = player.cell("a1").get_attribute("aria-label") or ""
    assert label == "bend, open east and south, Pip’s home, Pip here, row 1, column 1"
    assert "from the top" in (player.gate("b1").get_attribute("aria-label") or "")
    player.play_turn(0)
    player.wait_for_turn()
    # What the other did and what to do now: both were said, the one did not swallow the other.
    said = live.locator("p").all_inner_texts()
    assert any(re.search(r"Orla pushes (row|column) \d from the ", text) for text in said), said
    assert any("Which push" in text for text in said), said
    player.page.keyboard.press("ArrowRight")
    player.page.keyboard.press("l")
    expect(live.locator("p").last).to_contain_text(
        re.compile(r"Orla pushes (row|column) \d from the ")
    )
    player.leave()


def test_the_board_is_read_from_the_accessibility_tree(server: Server, browser: Browser) -> None:
    """A turn by names and roles alone, as a screen reader has them."""
    table = new_table(server.address, "classic", ["me"], cards=2, size=5)
    player = Player(browser, table, [0])
    player.wait_for_turn()
    page = player.page
    board = page.get_by_role("application", name="The maze")
    expect(board.get_by_role("gridcell")).to_have_count(25)
    expect(board.get_by_role("row")).to_have_count(5)
    gates = board.get_by_role("group", name="Arrows").get_by_role("button")
    expect(gates).to_have_count(8)
    hand = page.get_by_role("region", name="Your hand")
    expect(hand.get_by_role("img", name=re.compile("Your goal: the "))).to_have_count(1)
    expect(
        hand.get_by_role("button", name=re.compile("Spare tile: .*click to turn"))
    ).to_have_count(1)
    gates.nth(0).focus()
    page.keyboard.press("Enter")
    expect(board.get_by_role("button", name=re.compile("pushed for now"))).to_have_count(1)
    reached = board.get_by_role(
        "gridcell", name=re.compile("^in reach, .*row [1-5], column [1-5]$")
    )
    assert reached.count() > 0
    page.keyboard.press("e")
    live = page.get_by_role("log").locator("p")
    expect(live.last).to_contain_text("in reach: ")
    names = reached.evaluate_all("all => all.map(e => e.getAttribute('aria-label'))")
    told = live.last.inner_text()
    for name in names:
        assert ", ".join(name.split(", ")[-2:]) in told, (
            "what is read cell by cell is what is told at once"
        )
    seats = page.get_by_role("list", name="Players").get_by_role("listitem")
    expect(seats.nth(0)).to_contain_text("2 left")
    player.leave()


def test_nothing_moves_where_no_motion_is_wanted(server: Server, browser: Browser) -> None:
    table = new_table(server.address, "classic", ["me", "random"], cards=1, size=5)
    player = Player(browser, table, [0], settings={"motion": 1}, reduced_motion="reduce")
    player.page.evaluate(
        "() => { window.moved = 0; const animate = Element.prototype.animate;"
        " Element.prototype.animate = function (frames, ...rest) {"
        "   if (JSON.stringify(frames).includes('transform')) window.moved += 1;"
        "   return animate.call(this, frames, ...rest); }; }"
    )
    player.play_on(0)
    assert player.page.evaluate("window.moved") == 0
    player.leave()


def test_who_chose_no_animations_sees_none(server: Server, browser: Browser) -> None:
    """Not even those without an end: a ship in its turn rocks, but not here."""
    table = new_table(server.address, "pirates", ["me"], cards=3)
    player = Player(browser, table, [0], settings={"motion": 0})
    player.wait_for_turn()
    expect(player.page.locator(".sl-turn .ship")).to_be_visible()
    player.page.wait_for_function("() => document.getAnimations().length === 0")
    player.leave()


def test_a_tap_is_heard_at_once_while_things_move(server: Server, browser: Browser) -> None:
    table = new_table(server.address, "classic", ["me"], cards=3)
    player = Player(browser, table, [0], settings={"motion": 4})
    player.wait_for_turn()
    player.gate("b1").click()
    player.page.evaluate(  # the slide has begun and has no end
        "() => document.getAnimations().forEach((each) => each.pause())"
    )
    player.gate("g4").click()
    expect(player.gate("g4")).to_have_attribute("aria-pressed", "true")
    player.leave()
