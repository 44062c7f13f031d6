"""Connect in a real browser: whole games by keyboard, by finger and by mouse."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Page, expect

import daedalus
from tests.support.late import late_garden
from tests.web.axe import check
from tests.web.conftest import MakePage, Server
from tests.web.sliding_play import LOOK_AGAIN_MS, Table, new_table

RULES = daedalus.edition("connect")
LAYS = 46  # every game has as many
ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")


LOCALES = Path(daedalus.__file__).parent / "locales"
SOURCE = Path(__file__).parents[2] / "web" / "src" / "board" / "connect"


def ids_of(language: str) -> list[str]:
    text = (LOCALES / language / "web-connect.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([a-z][a-z-]*) =", text, re.MULTILINE)


@pytest.mark.parametrize("language", ["de", "fr", "nl", "it", "es", "pt"])
def test_all_languages_have_the_same_sentences(language: str) -> None:
    assert ids_of(language) == ids_of("en")


def test_no_sentence_is_missing_or_unused() -> None:
    files = [
        file for file in SOURCE.glob("*.ts") if file.name not in ("figures.ts", "sheets.ts")
    ]  # those of the rules, and of the rules in print: they name figures
    code = "".join(file.read_text(encoding="utf-8") for file in files)
    used = set(re.findall(r"[\"`](connect-[a-z-]+)[\"`]", code))
    assert used - {"connect-caught"} == set(ids_of("en"))  # that one the terminal says too


def sit(page: Page, table: Table, seats: tuple[int, ...] = (0,)) -> None:
    """Open the table with the tokens of the seats."""
    tokens = [{"seat": seat, "token": table.tokens[seat]} for seat in seats]
    kept = {table.id: {"edition": "connect", "at": 1, "seats": tokens}}
    page.add_init_script(f"localStorage.setItem('daedalus.tables', {json.dumps(json.dumps(kept))})")
    page.goto(f"/t/{table.id}")
    expect(page.locator(".cn-board")).to_be_visible()


def done(table: Table) -> list[str]:
    """Return all actions so far, as the server has them."""
    request = Request(
        f"{table.address}/api/tables/{table.id}/replay",
        headers={"Authorization": f"Bearer {table.tokens[0]}"},
    )
    frames: list[dict[str, Any]] = json.loads(urlopen(request).read())["frames"]
    return [action for frame in frames for action in frame["did"]]


def my_turn(page: Page) -> bool:
    """Wait until there is something to lay; False when the game is over."""
    page.wait_for_function(
        "() => document.querySelector('.podium') ||"
        " document.querySelector('.cn-board')?.dataset.turn === 'lay'",
        polling=LOOK_AGAIN_MS,
    )
    return page.locator(".podium").count() == 0


def after(page: Page, ply: str | None) -> None:
    """Wait until the lay has come back from the server."""
    page.wait_for_function(
        "ply => document.querySelector('.podium') ||"
        " document.querySelector('.cn-board').dataset.ply !== ply",
        arg=ply,
        polling=LOOK_AGAIN_MS,
    )


def rest(page: Page) -> None:
    """Wait until the garden has come to rest: it glides to where all of it is seen."""
    page.evaluate("window.before = undefined")
    page.wait_for_function(
        """() => {
            const now = JSON.stringify(document.querySelector('.cn-tile').getBoundingClientRect());
            const rests = window.before === now;
            window.before = now;
            return rests;
        }""",
        polling=300,
    )


def ply_of(page: Page) -> str | None:
    return page.locator(".cn-board").get_attribute("data-ply")


def focused(page: Page) -> str:
    label: str = page.evaluate("document.activeElement?.getAttribute('aria-label') ?? ''")
    return label


def test_a_whole_game_by_keyboard(
    make_page: MakePage, server: Server, request: pytest.FixtureRequest
) -> None:
    """The last lays of one in every check, all of one in a long run."""
    left = LAYS if request.config.getoption("--long") else 10
    house = {} if left == LAYS else {"position": late_garden(left)}
    table = new_table(server.address, "connect", ["me", "easy"], house=house, start=1)
    page = make_page()
    sit(page, table)
    page.locator("h1").focus()
    laid = 0
    while my_turn(page):
        ply = ply_of(page)
        if not page.evaluate(
            "document.querySelector('.cn-garden').contains(document.activeElement)"
        ):
            assert laid == 0, "the focus has left the garden"
            page.evaluate("document.activeElement.blur()")
            page.keyboard.press("ArrowRight")  # the first arrow key comes to the garden
        page.keyboard.press("21"[laid % 2])
        page.keyboard.press("r")
        page.keyboard.press("Enter")  # shows the tile, turned so that it fits
        page.keyboard.press(ARROWS[laid % 4])  # on to the next plot, if there is one that way
        expect(page.locator(".hand-primary")).to_be_visible()
        assert "fits here" in focused(page)
        page.keyboard.press("Enter")
        after(page, ply)
        laid += 1
    assert laid == left // 2
    assert len(done(table)) == left
    expect(page.locator(".podium")).to_be_visible()
    again = page.get_by_role("button", name="Again, a little")
    harder = "harder" in again.inner_text()
    again.click()
    page.wait_for_url(lambda address: table.id not in address)
    seats = page.evaluate(
        "fetch(location.pathname.replace('/t/', '/api/tables/'))"
        ".then((answer) => answer.json()).then((found) => found.table.seats)"
    )
    assert [seat["level"] for seat in seats] == [None, "medium" if harder else "random"]


def catching_turn(page: Page) -> Any:
    """Play until a lay of the chosen tile would catch something; returns that plot."""
    for _ in range(LAYS // 2):
        assert my_turn(page), "a whole game without a catch"
        for _ in range(8):
            plot = page.locator(".cn-lit[aria-label*='Catches']")
            if plot.count():
                return plot.first
            page.locator("body").press("r")
            if _ == 3:
                page.locator("body").press("2")
        ply = ply_of(page)
        page.locator(".cn-plot").first.dispatch_event("click")
        page.locator(".hand-primary").click()
        after(page, ply)
    raise AssertionError("the game does not end")


def test_catches_are_shown_and_can_be_left(make_page: MakePage, server: Server) -> None:
    table = new_table(server.address, "connect", ["me", "random"])
    page = make_page()
    sit(page, table)
    catching_turn(page).click()
    expect(page.locator(".hand-primary")).to_contain_text("catch")
    taken = page.locator(".cn-candidate[aria-checked=true]")
    expect(taken.first).to_be_visible()
    places = {tile.get_attribute("data-place") for tile in taken.all()}
    before = page.locator(".seat").first.inner_text()
    ply = ply_of(page)
    page.keyboard.press("Enter")  # the plot has the focus
    after(page, ply)
    action = done(table)[int(ply or 0)]
    assert set(action.partition(" take ")[2].split()) == places
    expect(page.locator(".seat").first).not_to_have_text(before)
    catching_turn(page).click()
    while taken.count():
        taken.first.dispatch_event("click")
    expect(page.locator(".hand-primary")).to_have_text("Plant it here")
    ply = ply_of(page)
    page.locator(".hand-primary").click()
    after(page, ply)
    assert "take" not in done(table)[int(ply or 0)]


def test_lit_plots_are_what_the_rules_allow(make_page: MakePage, server: Server) -> None:
    table = new_table(server.address, "connect", ["me", "me"], start=1)
    page = make_page()
    sit(page, table)
    assert my_turn(page)
    view = RULES.read(table.position(0))
    for key in "12":
        page.locator("body").press(key)
        for _ in range(4):
            found = re.match(
                r"(\d+)([A-Z]+)", page.locator(".cn-chosen").get_attribute("data-shows") or ""
            )
            assert found
            lit = {plot.get_attribute("data-place") for plot in page.locator(".cn-lit").all()}
            number = view.hands[0][int(key) - 1] >> 4
            allowed = {
                str(action).partition("@")[2].partition("=")[0]
                for action in RULES.legal(view, 0)
                if action.tile == number and action.sides == int(found[1])
            }
            assert lit == allowed
            page.locator("body").press("r")


def test_fingers_on_a_phone(make_page: MakePage, server: Server) -> None:
    table = new_table(server.address, "connect", ["me", "random", "random"], start=1)
    page = make_page("phone")
    sit(page, table)
    assert my_turn(page)
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390
    for target in page.locator(".cn-board button, .cn-hand button").all():
        box = target.bounding_box()
        if box is not None:
            assert min(box["width"], box["height"]) >= 44, target.get_attribute("class")
    shows = page.locator(".cn-chosen").get_attribute("data-shows")
    page.locator(".cn-chosen").tap()
    expect(page.locator(".cn-chosen")).not_to_have_attribute("data-shows", shows or "")
    ply = ply_of(page)
    page.locator(".cn-plot").first.tap()
    expect(page.locator(".hand-primary")).to_be_visible()
    page.locator(".hand-primary").tap()
    after(page, ply)
    assert my_turn(page)
    assert len(done(table)) == 3
    expect(page.locator("[aria-live=polite]").first).to_contain_text("plants")


def test_the_garden_can_be_moved_and_fitted(make_page: MakePage, server: Server) -> None:
    table = new_table(server.address, "connect", ["me", "random"], start=1)
    page = make_page()
    sit(page, table)
    assert my_turn(page)
    rest(page)
    tile = page.locator(".cn-tile").first
    home = tile.bounding_box()
    garden = page.locator(".cn-garden").bounding_box()
    assert home
    assert garden
    page.mouse.move(garden["x"] + 20, garden["y"] + 20)
    page.mouse.down()
    page.mouse.move(garden["x"] + 80, garden["y"] + 60, steps=4)
    page.mouse.up()
    rest(page)
    moved = tile.bounding_box()
    assert moved
    assert moved["x"] - home["x"] == pytest.approx(60, abs=2)
    assert moved["y"] - home["y"] == pytest.approx(40, abs=2)
    page.mouse.wheel(0, 240)
    page.wait_for_function(  # smaller than before, and at rest: a wheel turns for a while
        """wide => {
            const now = document.querySelector('.cn-tile').getBoundingClientRect().width;
            const rests = window.before === now;
            window.before = now;
            return rests && now < wide;
        }""",
        arg=home["width"] - 5,
        polling=250,
    )
    page.locator(".cn-tool").last.click()
    page.wait_for_function(
        """([x, wide]) => {
            const now = document.querySelector('.cn-tile').getBoundingClientRect();
            return Math.abs(now.x - x) <= 1 && Math.abs(now.width - wide) <= 1;
        }""",
        arg=[home["x"], home["width"]],
    )


def test_replay_without_hands_and_no_findings_of_axe(make_page: MakePage, server: Server) -> None:
    table = new_table(server.address, "connect", ["me", "random"], start=1)
    page = make_page()
    sit(page, table)
    assert my_turn(page)
    page.locator(".cn-plot").first.dispatch_event("click")
    expect(page.locator(".hand-primary")).to_be_visible()
    check(page)
    ply = ply_of(page)
    page.locator(".hand-primary").click()
    after(page, ply)
    assert my_turn(page)
    page.goto(f"/replay/{table.id}?ply=0")
    expect(page.locator(".cn-board")).to_be_visible()
    expect(page.locator(".cn-tile")).to_have_count(4)
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".cn-board")).to_have_attribute("data-ply", "1")
    expect(page.locator(".cn-plot")).to_have_count(0)
    assert page.locator(".cn-tile").count() >= 4
    check(page)


def test_around_one_screen_tiles_are_taken_out_to_be_played(
    make_page: MakePage, server: Server
) -> None:
    table = new_table(server.address, "connect", ["me", "me"], start=1)
    page = make_page()
    sit(page, table, (0, 1))
    sleeves = page.locator(".tray-sleeves .sleeve")
    expect(sleeves).to_have_count(2)
    animals = "[...document.querySelectorAll('.hand use, .seats use')].length"
    assert page.evaluate(animals) == 0, "all tiles lie face down"
    assert page.locator(".cn-plot").count() == 0, "where a tile fits would tell what it is"
    page.keyboard.down("2")
    expect(page.locator(".sleeve.up")).to_have_count(1)
    assert page.evaluate(animals) >= 2
    page.keyboard.up("2")
    expect(page.locator(".sleeve.up")).to_have_count(0)
    assert page.evaluate(animals) == 0
    page.get_by_role("button", name="Play right").click()
    expect(page.locator(".cn-plot").first).to_be_visible()
    page.get_by_role("button", name="Put it back").click()
    expect(page.locator(".cn-plot")).to_have_count(0)
    page.keyboard.press("Shift+Digit1")
    page.locator(".cn-plot.cn-lit").first.dispatch_event("click")
    page.locator(".hand-primary").click()
    expect(page.locator(".tray-head")).to_contain_text("Orla")
    expect(page.locator(".strip").first).to_contain_text("Pip")
    expect(page.locator(".cn-plot")).to_have_count(0)
    assert page.evaluate(animals) == 0
