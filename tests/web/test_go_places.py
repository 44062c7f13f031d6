"""Go! on its screens: everything lies in sight and stays there; the question before a claim."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import check
from tests.web.conftest import MakePage, Server
from tests.web.go_play import (
    CLICK_IF_THERE,
    act,
    build,
    ready,
    roll_of,
    say_ready,
    sit,
    solution,
    wait_for,
)
from tests.web.play import settle
from tests.web.sliding_play import new_table

Box = dict[str, float]
PLACES = """() => Object.fromEntries(
  ['.go-rivals', '.go-goals', '.go-field', '.go-panel', '.go-track', '.go-clock',
   '.go-primary', '.go-waiting'].flatMap((at) => {
    const box = document.querySelector(at)?.getBoundingClientRect();
    return box?.width ? [[at, [box.x, box.y, box.right, box.bottom]]] : [];
  }))"""
BOXES = "all => all.map(e => e.getBoundingClientRect()).map(({x, y, width, height}) => "
BOXES += "({x, y, width, height}))"
STEADY = (".go-rivals", ".go-goals", ".go-field")


def boxes(page: Page, selector: str) -> list[Box]:
    found: list[Box] = page.locator(f"{selector}:visible").evaluate_all(BOXES)
    assert found, selector
    return found


def within(page: Page, selector: str) -> list[Box]:
    """Return where the elements are, all of them wholly on the screen."""
    size: Any = page.viewport_size
    for box in boxes(page, selector):
        assert box["x"] >= 0, selector
        assert box["y"] >= 0, selector
        assert box["x"] + box["width"] <= size["width"], selector
        assert box["y"] + box["height"] <= size["height"], selector
    return boxes(page, selector)


def look(page: Page) -> dict[str, list[float]]:
    """Everything that one needs is on the screen, whole; return where it is."""
    for part in (".go-primary, .go-waiting", ".go-goal svg.die", ".go-field"):
        within(page, part)
    boards = within(page, ".go-rival .go-small")
    assert len(boards) == 3
    for board, card in zip(boards, within(page, ".go-rival"), strict=True):
        assert card["x"] <= board["x"]
        assert board["x"] + board["width"] <= card["x"] + card["width"]
        assert abs(board["width"] - board["height"]) < 1, "a whole board is square"
    names = page.locator(".go-rival-name b:visible").all_inner_texts()
    assert names == ["Orla", "Bram", "Juno"]
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    places: dict[str, list[float]] = page.evaluate(PLACES)
    return places


SCREENS = ((390, 844), (360, 640), (1280, 720))


def test_everything_is_on_the_screen_and_stays_where_it_is(
    make_page: MakePage, server: Server
) -> None:
    table = new_table(server.address, "go", ["me", "me", "me", "me"], search=300, limit=600)
    page = make_page()
    seen: dict[tuple[int, int], list[dict[str, list[float]]]] = {size: [] for size in SCREENS}

    def show(*parts: str) -> None:
        """Look at every screen, and at more parts that must be on it."""
        for size in SCREENS:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            settle(page)
            seen[size].append(look(page))
            for part in parts:
                within(page, part)
            if ".go-held" in parts:
                least = 100 if size[0] < 640 else 150
                wide = [tile["width"] >= least for tile in within(page, ".go-held")]
                assert all(wide), "a tile that a finger can take"

    sit(page, table)
    show()
    say_ready(table, "p", 0, 1, 2, 3)  # the house rolls after 20 seconds, ready or not
    wait_for(page, "s")
    show(".go-clock", ".go-held")
    page.evaluate(CLICK_IF_THERE)
    say_ready(table, "s", 1, 2, 3)
    wait_for(page, "b")
    page.keyboard.press("r")  # the tile in hand stands as it is turned, inside the rack
    (stands,) = within(page, ".go-held[aria-pressed=true]")
    assert stands["height"] > stands["width"]
    (rack,) = boxes(page, ".go-panel")
    assert rack["y"] <= stands["y"]
    assert stands["y"] + stands["height"] <= rack["y"] + rack["height"]
    flat = boxes(page, ".go-held[aria-pressed=false]")
    assert all(tile["width"] > tile["height"] for tile in flat), "all others lie flat"
    build(page, solution(roll_of(table)))
    show(".go-clock")
    page.locator(".go-primary").click()  # solved: taken at once
    expect(page.locator(".go-took")).to_contain_text("6")
    expect(page.locator(".go-waiting")).to_contain_text("still building")
    show()
    for size, looks in seen.items():
        for part in STEADY:
            assert all(places[part] == looks[0][part] for places in looks), (part, size)


def test_dice_roll_in_their_tray_and_leave_no_empty_frames(
    make_page: MakePage, server: Server
) -> None:
    table = new_table(server.address, "go", ["me", "easy"], search=90, limit=0)
    page = make_page("phone", motion="no-preference")
    sit(page, table)
    page.evaluate(
        """() => {
          const told = window.told = {outside: 0, frames: 0, seen: 0, over: false};
          const look = () => {
            const dice = [...document.querySelectorAll('.go-flight')];
            if (dice.length === 0 && told.seen > 0) return told.over = true;
            if (dice.length > 0) told.seen++;
            const tray = document.querySelector('.go-goals')?.getBoundingClientRect();
            for (const die of dice) {
              const {left, right} = die.getBoundingClientRect();
              if (left < tray.left - 1 || right > tray.right + 1) told.outside++;
            }
            for (const frame of dice.length ? document.querySelectorAll('.go-goal') : []) {
              if (getComputedStyle(frame).visibility !== 'hidden') told.frames++;
            }
            requestAnimationFrame(look);
          };
          look();
        }"""
    )
    page.locator(".go-primary").click()
    page.wait_for_function("() => window.told.over")
    told = page.evaluate("window.told")
    assert told["outside"] == told["frames"] == 0


@pytest.mark.parametrize("size", ["phone", pytest.param("desktop", marks=pytest.mark.long)])
def test_an_unsolved_board_is_handed_in_only_by_who_says_so_again(
    make_page: MakePage, server: Server, size: str
) -> None:
    table = new_table(server.address, "go", ["me", "me"], limit=0)
    page = make_page(size)
    sit(page, table, 0)
    ready(page, table=table, others=[1])
    names = solution(roll_of(table))
    build(page, names[:1])
    ask = page.get_by_role("alertdialog", name="Not all are linked: done anyway?")
    page.locator(".go-primary").click()
    expect(ask).to_be_visible()
    expect(ask.get_by_role("button", name="Keep building")).to_be_focused()
    within(page, ".go-answer")
    check(page)
    page.keyboard.press("Enter")  # build on
    expect(ask).to_have_count(0)
    expect(page.locator(".go-primary")).to_be_focused()
    # By keyboard from the board, and back there.
    page.locator('[data-cell="7"]').focus()
    page.keyboard.press("Shift+Enter")
    expect(ask).to_be_visible()
    page.keyboard.press("Escape")
    expect(ask).to_have_count(0)
    expect(page.locator('[data-cell="7"]')).to_be_focused()
    wait_for(page, "b")
    # What the other does meanwhile changes nothing about it.
    page.locator(".go-primary").click()
    act(table, 1, f"place {names[0]}")
    expect(page.locator(".go-rival .go-dots i[data-on=true]")).to_have_count(1)
    expect(ask).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")  # hand in
    wait_for(page, "p")
    expect(page.locator(".go-track")).to_be_visible()


@pytest.mark.long  # in every check the test of places claims one so
def test_a_solved_board_is_claimed_at_once(make_page: MakePage, server: Server) -> None:
    table = new_table(server.address, "go", ["me", "me"], limit=0)
    page, other = make_page(), make_page()
    sit(page, table, 0)
    sit(other, table, 1)
    ready(page, other)
    names = solution(roll_of(table))
    build(other, names[:1])
    other.locator(".go-primary").click()
    expect(other.locator(".go-ask")).to_be_visible()
    build(page, names)
    page.locator(".go-primary").click()
    wait_for(page, "p")
    expect(other.locator(".go-ask")).to_be_hidden()  # there is nothing to ask any more


def test_the_joker_has_its_place_on_a_small_phone(make_page: MakePage, server: Server) -> None:
    table = new_table(server.address, "go", ["me", "me", "me"], limit=0)
    page = make_page("small")
    sit(page, table, 2)
    ready(page, table=table, others=[0, 1])
    for seat in (0, 1):  # the last takes the 1, and the joker with it
        act(table, seat, "claim")
    wait_for(page, "p")
    ready(page, table=table, others=[0, 1])
    (joker,) = within(page, '.go-held[data-tile="J"]')
    assert min(joker["width"], joker["height"]) >= 44
    assert all(tile["width"] >= 100 for tile in within(page, '.go-held:not([data-tile="J"])'))


@pytest.mark.parametrize(("size", "language"), [("small", "de"), ("phone", "en")])
def test_the_steps_say_what_they_are_on_a_phone(
    make_page: MakePage, server: Server, size: str, language: str
) -> None:
    table = new_table(server.address, "go", ["me", "me"])
    page = make_page(size, language=language)
    sit(page, table)
    assert all(each["width"] > 20 for each in boxes(page, ".steps-label"))
    assert len(boxes(page, ".steps-label")) == 3


def test_names_are_whole_on_a_large_screen(make_page: MakePage, server: Server) -> None:
    names = ("Guest of honour", "Maximiliane-Marie", "Guesswork", "Bartholomew")
    seats = [{"kind": "me", "name": name} for name in names]
    table = new_table(server.address, "go", ["me"], house={"seats": seats})
    page = make_page()
    page.set_viewport_size({"width": 1440, "height": 900})
    sit(page, table)
    found = page.locator(".go-rival-name")
    assert found.count() == 3
    assert found.evaluate_all("all => all.every(e => e.scrollWidth <= e.clientWidth)")
    assert found.evaluate_all("all => all.every(e => e.scrollHeight <= e.clientHeight + 2)")
