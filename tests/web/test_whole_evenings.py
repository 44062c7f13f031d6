"""Two friends at two browsers, one with a mouse, one with the keyboard alone, play an evening.

From the front page over the link, a whole game and its rematch, and no page is ever loaded anew.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import MakePage, Server
from tests.web.go_play import roll_of, solution, solve_over_a_line, wait_for
from tests.web.play import open_front, wish
from tests.web.sliding_play import Hands, table_of
from tests.web.test_connect_web import ARROWS, after, my_turn, ply_of, rest
from tests.web.test_go_game import build_by_keyboard
from tests.web.test_sliding_everyone import play_turn_by_keys, press_to

OPTIONS: dict[str, dict[str, Any]] = {
    "classic": {"cards": 1, "size": 5, "start": 1},
    "pirates": {"cards": 1, "size": 5, "start": 1},
    "galaxy": {"cards": 1, "size": 5, "start": 1},
    "connect": {"start": 1},
    "go": {"limit": 0},
}


def meet(mouse: Page, keys: Page, edition: str) -> None:
    """One opens a table with the mouse, the other takes its last seat by keyboard."""
    wish(mouse, edition=edition, who="online", options=OPTIONS[edition])
    open_front(mouse)
    mouse.get_by_role("button", name="With friends online").click()
    code = mouse.locator(".code").inner_text()
    open_front(keys)
    for page in (mouse, keys):
        page.evaluate("window.loadedOnce = true")
    press_to(keys, "#join-code", "Tab")
    keys.keyboard.type(code)
    keys.keyboard.press("Enter")
    press_to(keys, "input[autocomplete=nickname]", "Tab")
    keys.keyboard.type("Nina")
    keys.keyboard.press("Enter")
    for page in (mouse, keys):
        expect(page.locator(".table .seat.you")).to_have_count(1)


def play_sliding(mouse: Page, keys: Page, address: str, first: int, most: int = 60) -> None:
    players = [Hands(page, table_of(page, address)) for page in (mouse, keys)]
    for turn in range(first, first + most):
        if not players[turn % 2].wait_for_turn():
            return
        if turn % 2 == 0:
            players[0].play_turn(0)
        else:
            play_turn_by_keys(players[1], 1)


# A lit plot that a mouse can click: the garden glides, and some of it may lie under the bar.
IN_SIGHT = """() => [...document.querySelectorAll(".cn-lit")].find((plot) => {
  const { x, y, width, height } = plot.getBoundingClientRect();
  return plot.contains(document.elementFromPoint(x + width / 2, y + height / 2));
})?.dataset.place"""


def play_connect(mouse: Page, keys: Page, address: str, first: int, most: int = 60) -> None:
    for turn in range(first, first + most):
        page = (mouse, keys)[turn % 2]
        if not my_turn(page):
            return
        ply = ply_of(page)
        if page is mouse:
            rest(page)
            place = page.wait_for_function(IN_SIGHT).json_value()
            page.locator(f'.cn-lit[data-place="{place}"]').click()
            page.locator(".hand-primary").click()
        else:
            press_to(page, ".cn-garden [tabindex='0']", "Tab")
            page.keyboard.press("Enter")
            page.keyboard.press(ARROWS[turn // 2 % 4])
            expect(page.locator(".hand-primary")).to_be_visible()
            page.keyboard.press("Enter")
        after(page, ply)


def play_go(mouse: Page, keys: Page, address: str, first: int, most: int = 60) -> None:
    table = table_of(keys, address)
    by_line = table._replace(tokens={0: table.tokens[1], 1: table.tokens[1]})
    for round in range(min(4, most)):
        for phase in ("s", "b"):  # roll, then: seen
            keys.keyboard.press("Shift+Enter")
            mouse.locator(".go-primary").click()
            for page in (mouse, keys):
                wait_for(page, phase)
        if round == 0:
            build_by_keyboard(keys, solution(roll_of(by_line)))
            keys.keyboard.press("Shift+Enter")  # done
        else:  # what is laid by hand every time, test_go_game looks at
            solve_over_a_line(by_line, 1)
        for page in (mouse, keys):
            wait_for(page, "p", "e")


PLAY = {"connect": play_connect, "go": play_go}


# One evening in every check, all in a long one.  Elsewhere two play a round of Go! (test_go_game)
# and all of it (test_journey), others play it to its end (test_go_web, test_static_site), and whole
# games of Connect are in test_connect_web and test_connect_touch.
LONG = ("pirates", "galaxy", "connect", "go")
EVENINGS = [
    pytest.param(each, marks=pytest.mark.long) if each in LONG else each for each in OPTIONS
]


@pytest.mark.parametrize("edition", EVENINGS)
def test_a_whole_game_and_its_rematch_without_a_reload(
    make_page: MakePage, server: Server, edition: str
) -> None:
    mouse, keys = make_page(), make_page()
    meet(mouse, keys, edition)
    play = PLAY.get(edition, play_sliding)
    first = mouse.url
    play(mouse, keys, server.address, 0)
    for page in (mouse, keys):
        expect(page.locator(".podium")).to_be_visible()
    mouse.locator(".podium .btn.primary").click()
    press_to(keys, ".podium .btn.primary", "Tab")
    keys.keyboard.press("Enter")
    for page in (mouse, keys):
        expect(page.locator(".podium")).to_have_count(0)
        expect(page.locator(".table .seat.you")).to_have_count(1)
    assert mouse.url == keys.url != first
    # The other begins, and both can play: a turn each, or a round together.
    play(mouse, keys, server.address, 1, most=1 if edition == "go" else 2)
    for page in (mouse, keys):
        assert page.evaluate("window.loadedOnce"), "no page was loaded anew"
