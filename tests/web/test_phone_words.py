"""On a phone: whose turn it is, what can be reached, and names that are longer than the screen."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.web.conftest import Server
from tests.web.play import find_none
from tests.web.sliding_play import Player, new_table
from tests.web.test_fits import IN_SIGHT
from tests.web.test_front import DRAWN_ANEW

LONG = (
    *("Maximiliane-Charlotte", "Bartholomew the Third"),
    *("Wilhelmina", "Wolfeschlegelsteinhausen"),
)

# For each seat: the name, the mark and the number lie inside it, and the marks beside nothing else.
OUTSIDE = """() => [...document.querySelectorAll('.seat')].flatMap((seat) => {
  const frame = seat.getBoundingClientRect();
  return ['.nm .drawn', '.nm', '.left-number'].flatMap((part) => {
    const element = seat.querySelector(part);
    const box = element?.getBoundingClientRect();
    if (!box?.width) return [`${seat.textContent}: ${part} is not to be seen`];
    const inside = box.left >= frame.left - 1 && box.right <= frame.right + 1
      && frame.left >= -1 && frame.right <= innerWidth + 1
      && box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
    return inside ? [] : [`${seat.textContent}: ${part} lies outside`];
  });
})"""


def test_long_names_leave_room_for_marks_and_numbers(server: Server, browser: Browser) -> None:
    seats = [{"kind": "me", "name": name} for name in LONG]
    house = {"seats": seats}
    table = new_table(server.address, "classic", ["me"] * 4, house=house, size=9, start=1)
    player = Player(browser, table, [0], phone=True)
    player.wait_for_turn()
    page = player.page
    for width, height in ((360, 640), (360, 800), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        find_none(page, OUTSIDE, f"{width}x{height}")
        expect(page.locator(".seat.you")).to_contain_text("you")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.wait_for_function(IN_SIGHT)
    player.leave()


def test_what_can_be_reached_is_shown_and_the_button_says_it(
    server: Server, browser: Browser
) -> None:
    while True:  # some deals let nobody find anything at once
        table = new_table(server.address, "classic", ["me", "me"], size=5, cards=3, start=1)
        if push := table.finding(0):
            break
    player = Player(browser, table, [0], phone=True)
    player.wait_for_turn()
    page = player.page
    expect(page.locator(".coach-disc")).to_have_count(0)
    player.push(push)
    goal = page.locator(".coach").inner_text().removeprefix("You can reach ").removesuffix("!")
    assert goal.startswith("the ")
    expect(page.get_by_role("button", name=f"Walk to {goal}")).to_be_visible()
    disc, words = page.locator(".coach-disc").bounding_box(), page.locator(".coach span").last
    assert disc
    beside = words.bounding_box()
    assert beside
    assert disc["width"] == 38
    assert disc["x"] + disc["width"] <= beside["x"]
    assert page.evaluate(IN_SIGHT)
    page.set_viewport_size({"width": 360, "height": 640})
    page.evaluate(DRAWN_ANEW)
    assert page.evaluate(IN_SIGHT)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".coach-disc")).to_have_count(0)
    player.leave()
