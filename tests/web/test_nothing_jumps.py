"""Nothing jumps: whatever comes and goes around it, the board stays where and as it is."""

from __future__ import annotations

import re
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.web.conftest import Server
from tests.web.go_play import build, ready, roll_of, solution, wait_for
from tests.web.play import from_menu
from tests.web.sliding_play import Player, new_table
from tests.web.test_fits import LEAVES, PLANS, answer_hints

LONG = pytest.mark.long
SCREENS = {
    "laptop": (1280, 720),
    "tablet": (820, 1180),
    "phone": (390, 844),
    "small phone": (360, 640),
}


def on(*short: str) -> list[Any]:
    """Return all screens; those that are not named only in a long run."""
    return [each if each in short else pytest.param(each, marks=LONG) for each in SCREENS]


# Every frame: where the board is, how large, and what was going on when that was new.
WATCH = """() => {
  window.places = {};
  const look = () => {
    const host = document.querySelector(".boardhost");
    if (host) {
      const { x, y, width, height } = host.getBoundingClientRect();
      const place = [x, y + scrollY, width, height].map(Math.round).join(" ");
      const about = [".coach", ".notices", ".hand"]
        .map((name) => document.querySelector(name)?.textContent).join(" / ");
      window.places[place] ??= about;
    }
    requestAnimationFrame(look);
  };
  look();
}"""

CLEAR = """() => {
  const coach = document.querySelector(".coach").getBoundingClientRect();
  return [...document.querySelectorAll(".seat")]
    .every((seat) => seat.getBoundingClientRect().bottom <= coach.top + 1);
}"""


def places(player: Player) -> dict[str, str]:
    """Return all places the board has had, with what stood around it then."""
    found: dict[str, str] = player.page.evaluate("window.places")
    return found


@pytest.mark.parametrize(
    ("edition", "screen"),
    [
        ("galaxy", "small phone"),
        *(
            pytest.param(edition, screen, marks=LONG)
            for edition, screen in product(("classic", "galaxy"), SCREENS)
            if (edition, screen) != ("galaxy", "small phone")
        ),
    ],
)
def test_the_board_stands_still_through_a_whole_turn(
    server: Server, browser: Browser, edition: str, screen: str
) -> None:
    width, height = SCREENS[screen]
    table = new_table(
        server.address, edition, ["me", "random", "random", "random"], start=1, cards=3
    )
    viewport = {"width": width, "height": height}
    player = Player(browser, table, [0], phone=width < 640, viewport=viewport)
    page = player.page
    push, walk = table.best(0)
    answer_hints(page, [push, walk], PLANS, LEAVES)
    player.wait_for_turn()
    page.evaluate("document.fonts.ready")
    page.evaluate(WATCH)
    player.push(push)
    page.keyboard.press("Escape")
    from_menu(page, "Undo")  # there is nothing yet: it is refused
    page.locator(".notice").get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Hint").first.click()
    page.locator(".hint-panel").get_by_role("button", name="Thanks").click()
    player.wait_for_turn()
    player.play_turn(0)  # a find, the turns of others, the log
    player.wait_for_turn()
    assert len(places(player)) == 1, places(player)
    player.leave()


@pytest.mark.parametrize("screen", on("small phone"))
def test_the_board_stands_still_when_the_line_is_lost(
    server: Server, browser: Browser, screen: str
) -> None:
    width, height = SCREENS[screen]
    table = new_table(server.address, "pirates", ["me", "random"], start=1, cards=3)
    viewport = {"width": width, "height": height}
    player = Player(browser, table, [0], phone=width < 640, viewport=viewport)
    page = player.page
    lines: list[WebSocketRoute] = []
    broken = False

    def answer(line: WebSocketRoute) -> None:
        lines.append(line)
        if broken:
            line.close()
        else:
            line.connect_to_server()

    page.route_web_socket(re.compile("/ws/tables/"), answer)
    page.reload()
    player.wait_for_turn()
    page.evaluate("document.fonts.ready")
    page.evaluate(WATCH)
    broken = True
    lines[-1].close()
    expect(page.locator(".lost")).to_be_visible()
    broken = False
    # It comes back by itself, perhaps before somebody who is impatient has pressed the button.
    page.evaluate("document.querySelector('.lost button')?.click()")
    expect(page.locator(".lost")).to_have_count(0)
    player.wait_for_turn()
    assert len(places(player)) == 1, places(player)
    player.leave()


@pytest.mark.parametrize("screen", on("small phone"))
def test_the_garden_stands_still_through_a_whole_turn(
    server: Server, browser: Browser, screen: str
) -> None:
    width, height = SCREENS[screen]
    table = new_table(server.address, "connect", ["me", "random"], start=1)
    viewport = {"width": width, "height": height}
    player = Player(browser, table, [0], phone=width < 640, viewport=viewport)
    page = player.page
    page.wait_for_selector(".seat.you.turn")
    page.wait_for_selector(".cn-held")  # the board has come, and with it the hand
    expect(page.locator(".cn-hush")).not_to_be_empty()
    page.evaluate("document.fonts.ready")
    if width < 640:
        assert page.evaluate(CLEAR), "the seats lie on the coach's words"
    page.evaluate(WATCH)
    page.get_by_role("button", name="Hint").first.click()
    expect(page.locator(".hint-panel")).to_be_visible()
    page.locator(".cn-under").click()
    # The other may have answered before one looks.
    expect(page.locator(".cn-board")).to_have_attribute("data-ply", "2")
    page.wait_for_selector(".seat.you.turn")
    assert len(places(player)) == 1, places(player)
    player.leave()


@pytest.mark.parametrize("screen", on())  # in every check test_go_places looks at it
def test_the_board_of_go_stands_still_through_a_whole_round(
    server: Server, browser: Browser, screen: str
) -> None:
    width, height = SCREENS[screen]
    table = new_table(server.address, "go", ["me", "me"], limit=0)
    viewport = {"width": width, "height": height}
    player = Player(browser, table, [0], phone=width < 640, viewport=viewport)
    other = Player(browser, table, [1])
    pages = (player.page, other.page)
    for page in pages:
        expect(page.locator(".go-primary[data-does=ready]")).to_be_visible()
    player.page.evaluate("document.fonts.ready")
    player.page.evaluate(WATCH)
    ready(*pages)
    build(player.page, solution(roll_of(table)))
    player.page.locator(".go-primary[data-does=claim]").click()
    wait_for(player.page, "p", "e")
    assert len(places(player)) == 1, places(player)
    player.leave()
    other.leave()
