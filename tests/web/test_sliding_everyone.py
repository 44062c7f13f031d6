"""The sliding board by keyboard alone, in words, without motion, and as smooth as it can be."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import Browser, expect

from tests.web.conftest import Server
from tests.web.sliding_play import Player, new_table

LONGEST_FRAME = 50  # milliseconds, during a slide


def press_to(player: Player, selector: str, keys: tuple[str, ...], most: int = 60) -> None:
    """Press keys in turn until what has the focus is what is wanted."""
    page = player.page
    for at in range(most):
        if page.evaluate("s => document.activeElement?.matches(s) ?? false", selector):
            return
        page.keyboard.press(keys[at % len(keys)])
    raise AssertionError(f"no way to {selector} by {keys}")


def play_turn_by_keys(player: Player, seat: int) -> None:
    """Push by going round the gates, walk by going from lit cell to lit cell."""
    page = player.page
    push, walk = player.table.best(seat)
    name, sides = push.split("=")
    page.keyboard.press("ArrowRight")  # to the board, wherever the focus was
    press_to(player, f".sl-gate[data-gate={name}]", ("ArrowRight",), most=40)
    for _ in range(4):
        if player.spare_sides() == int(sides, 16):
            break
        page.keyboard.press("r")
    page.keyboard.press("Enter")
    expect(player.board).to_have_attribute("data-turn", "walk")
    wanted = player.cell(walk.removeprefix("!")).get_attribute("data-cell")
    here = "document.activeElement?.dataset.cell"
    width = int(player.board.evaluate("e => e.style.getPropertyValue('--columns')"))
    reached = player.page.eval_on_selector_all(
        ".sl-reached", "all => all.map(e => Number(e.dataset.cell))"
    )
    # Breadth first over what the arrow keys do, tried out on the page itself.
    seen = {int(page.evaluate(here))}
    trail: list[tuple[int, list[str]]] = [(next(iter(seen)), [])]
    keys = ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight")
    while trail and str(trail[0][0]) != wanted:
        cell, way = trail.pop(0)
        for key in keys:
            page.evaluate("c => document.querySelector(`[data-cell='${c}']`).focus()", cell)
            page.keyboard.press(key)
            page.wait_for_timeout(1)
            there = int(page.evaluate(here))
            assert there in reached, "the arrow keys keep to the lit cells"
            if there not in seen:
                seen.add(there)
                trail.append((there, [*way, key]))
    assert trail, f"no way by arrow keys on a board {width} wide"
    page.evaluate("c => document.querySelector(`[data-cell='${c}']`).focus()", int(wanted or 0))
    page.keyboard.press("Enter")
    page.wait_for_function(
        "() => document.querySelector('.podium') ||"
        " document.querySelector('.sl-board').dataset.turn !== 'walk'"
    )


def test_a_game_by_keyboard_alone(server: Server, browser: Browser) -> None:
    table = new_table(server.address, "galaxy", ["me", "random"], cards=1, ending="last-card")
    player = Player(browser, table, [0])
    for _ in range(40):
        if not player.wait_for_turn():
            break
        play_turn_by_keys(player, 0)
    expect(player.podium).to_be_visible()
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
    live = page.locator("[aria-live=polite]").first
    page.keyboard.press("ArrowRight")
    for key, answer in {
        "g": r"Your goal: the .+ lies on",
        "w": r"Pip on a1\.",
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
    assert label == "row 1, column 1, corner, open east and south, home of Pip, Pip here"
    assert "from the top" in (player.gate("b1").get_attribute("aria-label") or "")
    player.play_turn(0)
    player.wait_for_turn()
    player.page.keyboard.press("ArrowRight")
    player.page.keyboard.press("l")
    expect(live).to_contain_text(re.compile(r" pushes (row|column) \d from the "))
    player.leave()


def test_nothing_moves_where_no_motion_is_wanted(server: Server, browser: Browser) -> None:
    table = new_table(server.address, "classic", ["me", "random"], cards=1)
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


def test_a_tap_is_heard_at_once_while_things_move(server: Server, browser: Browser) -> None:
    table = new_table(server.address, "classic", ["me"], cards=3)
    player = Player(browser, table, [0], settings={"motion": 4})
    player.wait_for_turn()
    player.gate("b1").click()
    player.gate("g4").click()  # the first slide has more than a second to go
    expect(player.gate("g4")).to_have_attribute("aria-pressed", "true", timeout=400)
    player.leave()


def test_a_slide_keeps_its_frames_short(
    server: Server, browser: Browser, record_property: Callable[[str, object], None]
) -> None:
    table = new_table(server.address, "classic", ["me"], cards=3)
    player = Player(browser, table, [0], settings={"motion": 1})
    player.wait_for_turn()
    player.page.wait_for_timeout(300)
    browser.start_tracing(page=player.page, categories=["toplevel", "devtools.timeline"])
    player.page.evaluate(
        "() => { document.querySelector('.sl-gate[data-gate=a4]').click();"
        " return new Promise((done) => setTimeout(done, 900)); }"
    )
    events = json.loads(browser.stop_tracing())["traceEvents"]
    names = {
        event["tid"]: event["args"].get("name")
        for event in events
        if event.get("name") == "thread_name"
    }
    # What the threads that make frames worked at one go: CPU time, so that others' work on this
    # machine does not count.
    tasks = {
        thread: [
            event["tdur"] / 1000
            for event in events
            if event["name"].endswith("RunTask") and names.get(event.get("tid")) == thread
            if "tdur" in event
        ]
        for thread in ("CrRendererMain", "VizCompositorThread")
    }
    for thread, spent in tasks.items():
        assert spent, f"nothing was traced on {thread}"
        record_property(f"longest task of {thread} during a slide, ms", round(max(spent), 1))
        assert max(spent) < LONGEST_FRAME
    player.leave()
