"""Positions as a start: the editor by keys and by dragging, and a table from what it gives."""

from __future__ import annotations

import re
from urllib.parse import quote

import pytest
from playwright.sync_api import FloatRect, Locator, Route, expect

import daedalus
from tests.web.axe import check
from tests.web.conftest import LIGHT_AND_DARK, MakePage


def box(at: Locator) -> FloatRect:
    """Return where something is in the window."""
    found = at.bounding_box()
    assert found is not None
    return found


TEXT = daedalus.new_game("classic", seed="7", cards=3, start=1).position


@pytest.mark.parametrize(("size", "mode"), LIGHT_AND_DARK)
def test_a_position_is_changed_judged_and_played(make_page: MakePage, size: str, mode: str) -> None:
    page = make_page(size, mode=mode)
    page.goto(f"/editor?position={quote(TEXT)}")
    text = page.get_by_role("textbox", name="The position as text")
    expect(text).to_have_value(TEXT)
    expect(page.locator(".remarks[role=status]")).to_contain_text("A game can begin from here.")
    expect(page.locator(".remarks[role=status]").get_by_role("listitem")).to_have_count(0)
    board = page.get_by_role("grid", name="The board, tile by tile")
    board.locator("[data-place='0']").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    expect(board.locator("[data-place='8']")).to_be_focused()
    page.keyboard.press("t")
    expect(text).not_to_have_value(TEXT)
    expect(page.locator(".remarks[role=status]")).to_contain_text(
        "No printed game has this mix of tiles."
    )
    page.keyboard.press("2")
    expect(text).to_have_value(re.compile(r" a1,b2 1p "))
    expect(page.locator("[role=log]")).to_contain_text(re.compile("b2, .*Orla"))  # it is heard
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowLeft")
    expect(board.locator("[data-place='7']")).to_be_focused()
    before = text.input_value()
    page.keyboard.press("Enter")
    expect(text).not_to_have_value(before)
    page.get_by_role("combobox", name="Another card for Orla").select_option("A")
    expect(text).to_have_value(re.compile(r",:[A-Z]{3}A$"))
    expect(page.locator(".remarks[role=status]")).to_contain_text(
        "Not everyone has the same number of cards."
    )
    check(page)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    changed = text.input_value()
    page.get_by_role("link", name="Play from here").click()
    expect(page.get_by_role("heading", name="Play from a position")).to_be_visible()
    expect(page.locator(".position-board .sl-board")).to_be_visible()
    check(page)
    page.get_by_role("button", name="Play from here").click()
    expect(page).to_have_url(re.compile(r"/t/[a-z0-9]{12}$"))
    page.wait_for_function("() => document.querySelector('.sl-board')?.dataset.turn === 'push'")
    assert daedalus.read_position(changed)[1].pieces[1] == 8


def test_a_garden_of_connect_is_changed_by_keys_and_played(make_page: MakePage) -> None:
    page = make_page("phone", mode="dark")
    first = daedalus.new_game("connect", seats=2, seed="7", start=1)
    page.goto(f"/editor?position={quote(first.position)}")
    text, remarks = page.get_by_role("textbox"), page.locator(".remarks[role=status]")
    expect(text).to_have_value(first.position)
    expect(remarks).to_have_text("A game can begin from here.")
    garden = page.get_by_role("grid", name="Garden")
    garden.locator("[data-place='1,1']").focus()
    page.keyboard.press("r")
    expect(text).not_to_have_value(first.position)
    before = text.input_value()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    expect(garden.locator("[data-place='2,1']")).to_be_focused()
    page.keyboard.press("Enter")
    expect(text).to_have_value(before.replace("/1,1=", "/2,1="))
    expect(page.locator("[role=log]")).to_contain_text("row 2, column 3")  # it is heard
    expect(remarks).to_contain_text("The tiles do not form a single piece.")
    page.keyboard.press("ArrowLeft")
    page.get_by_role("combobox", name="Tile", exact=True).select_option("AB")
    expect(text).to_have_value(re.compile("/1,1=.AB/"))
    page.get_by_role("grid", name="Pip’s hand").locator("[data-place='hand0.0']").focus()
    page.keyboard.press("Delete")
    expect(remarks).to_contain_text("Tiles in the printed game: 50. Tiles here: 49.")
    expect(remarks).to_contain_text("Pip does not hold two tiles.")
    page.get_by_role("radio", name="Orla").check()
    expect(text).to_have_value(re.compile(" 2 :"))
    check(page)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    page.get_by_role("link", name="Play from here").click()
    page.get_by_role("button", name="Play from here").click()
    expect(page).to_have_url(re.compile(r"/t/[a-z0-9]{12}$"))
    expect(page.locator(".cn-board [data-place='2,1']")).to_be_visible()


def test_a_race_is_changed_by_keys_and_played(make_page: MakePage) -> None:
    page = make_page("phone", mode="dark")
    first = daedalus.new_game("go", seats=2, seed="7")
    page.goto(f"/editor?position={quote(first.position)}")
    text, remarks = page.get_by_role("textbox"), page.locator(".remarks[role=status]")
    expect(text).to_have_value(first.position)
    expect(remarks).to_have_text("A game can begin from here.")
    page.get_by_role("combobox", name="What is happening").select_option("b")
    expect(text).to_have_value(re.compile("^go;version=3 1 b 0,0,- SGCW 7,7 "))
    page.get_by_role("combobox", name="Die 1").select_option("E")
    expect(text).to_have_value(re.compile(" EGCW "))
    board = page.get_by_role("grid", name="Pip’s board")
    board.locator("[data-place='0:0']").focus()
    page.keyboard.press("3")
    expect(text).to_have_value(re.compile(" 3A@a1e/- "))
    page.keyboard.press("r")
    page.keyboard.press("f")
    expect(text).to_have_value(re.compile(" 3B@a1s/- "))
    expect(page.locator("[role=log]")).to_contain_text("Tile 3, side B, heading south")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    expect(board.locator("[data-place='0:1']")).to_be_focused()
    page.keyboard.press("Enter")
    expect(text).to_have_value(re.compile(" 3B@b1s/- "))
    page.get_by_role("button", name="Orla’s points: one more").click()
    page.get_by_role("combobox", name="Orla’s score tile").select_option("4")
    expect(text).to_have_value(re.compile(" 7,8 -- -4 "))
    expect(remarks).to_contain_text("Whoever is last stops as soon as one score tile is left.")
    check(page)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    page.get_by_role("link", name="Play from here").click()
    page.get_by_role("button", name="Play from here").click()
    expect(page).to_have_url(re.compile(r"/t/[a-z0-9]{12}$"))
    expect(page.locator(".go-field [data-laid='3']")).to_be_visible()


def test_tiles_change_places_when_one_is_dragged_onto_another(make_page: MakePage) -> None:
    page = make_page()
    page.goto(f"/editor?position={quote(TEXT)}")
    text = page.get_by_role("textbox", name="The position as text")
    expect(text).to_have_value(TEXT)
    one, other = page.locator("[data-place='8']"), page.locator("[data-place='10']")
    one.hover()
    page.mouse.down()
    other.hover()
    page.mouse.up()
    expect(text).not_to_have_value(TEXT)
    _, before = daedalus.read_position(TEXT)
    _, after = daedalus.read_position(text.input_value())
    assert (after.maze.paths[8], after.maze.paths[10]) == (
        before.maze.paths[10],
        before.maze.paths[8],
    )


def test_an_arrow_is_barred_by_a_tap_or_from_the_list(make_page: MakePage) -> None:
    page = make_page("phone")
    page.goto(f"/editor?position={quote(TEXT)}")
    text = page.get_by_role("textbox", name="The position as text")
    expect(text).to_have_value(TEXT)
    page.locator("[data-arrow=b1]").click()
    expect(text).to_have_value(re.compile(r" 1p b1 "))
    barred = page.get_by_role("combobox", name="Barred arrow")
    expect(barred).to_have_value("b1")
    barred.select_option("none")
    expect(text).to_have_value(TEXT)


def test_a_text_that_is_no_position_is_not_called_playable(make_page: MakePage) -> None:
    page = make_page(quiet=False)
    page.goto(f"/editor?position={quote(TEXT)}")
    text, remarks = page.get_by_role("textbox"), page.locator(".remarks")
    expect(remarks).to_contain_text("A game can begin from here.")
    text.fill("classic nonsense")
    text.press("Tab")
    expect(page.get_by_text("This is not a position")).to_be_visible()
    expect(remarks).to_be_empty()
    expect(text).to_have_value("classic nonsense")
    text.fill(TEXT)
    text.press("Tab")
    expect(remarks).to_contain_text("A game can begin from here.")
    expect(page.get_by_text("This is not a position")).to_have_count(0)


def test_a_lobby_shows_the_position_and_offers_no_seat_that_it_has_not(
    make_page: MakePage,
) -> None:
    page = make_page()
    page.goto(f"/new?position={quote(TEXT)}")
    back, board = page.locator(".bar .ib"), page.locator(".position-new")
    expect(page.locator(".position-board .sl-board")).to_be_visible()
    assert box(back)["x"] == pytest.approx(box(board)["x"], abs=12)
    page.get_by_role("radio", name="Friends, by a link").check()
    page.get_by_role("button", name="Play from here").click()
    expect(page.get_by_text("The game begins from a chosen position.")).to_be_visible()
    expect(page.locator(".opening .sl-board")).to_be_visible()
    expect(page.locator(".lobby-seat")).to_have_count(2)
    expect(page.get_by_role("button", name="Add a seat")).to_have_count(0)
    expect(page.get_by_role("button", name="Remove seat")).to_have_count(0)
    check(page)


@pytest.mark.parametrize("start", ["/learn", "/puzzles"])
def test_the_editor_is_found_where_people_look_around(make_page: MakePage, start: str) -> None:
    page = make_page("phone")
    page.goto(start)
    page.get_by_role("link", name="Position editor").click()
    expect(page.get_by_role("heading", name="Position editor")).to_be_visible()


def test_a_host_begins_from_a_position_of_the_chosen_edition(make_page: MakePage) -> None:
    page = make_page()
    page.goto("/")
    page.locator(".world[data-theme=pirates]").click()
    page.get_by_role("button", name="Options").first.click()
    page.locator("details > summary", has_text="More").click()
    page.get_by_role("link", name="Play from a position").click()
    expect(page.get_by_role("combobox", name="World")).to_have_value("pirates")


def test_a_page_that_is_ready_before_its_language_speaks_it_all_the_same(
    make_page: MakePage,
) -> None:
    page = make_page(language="de")
    page.goto("/editor")
    expect(page.get_by_role("heading", name="Stellungseditor")).to_be_visible()
    held: list[Route] = []
    page.route(re.compile(r"/texts-de-\w+\.json"), lambda route: held.append(route))
    with page.expect_response("**/texts-de-beside-*"):
        page.reload(wait_until="commit")
    for route in held:
        route.continue_()
    expect(page.get_by_role("heading", name="Stellungseditor")).to_be_visible()
    expect(page.get_by_role("textbox", name="Die Stellung als Text")).to_be_visible()


def test_a_broken_link_says_so_and_offers_the_editor(make_page: MakePage) -> None:
    page = make_page(quiet=False)
    page.goto("/new?position=classic%20nonsense")
    expect(page.get_by_role("heading", name="This is not a position")).to_be_visible()
    expect(page.get_by_role("link", name="Position editor")).to_be_visible()


def test_a_broken_text_is_refused_and_another_is_dealt(make_page: MakePage) -> None:
    page = make_page(quiet=False)
    page.goto("/editor?position=classic%20nonsense")
    expect(page.get_by_text("This is not a position")).to_be_visible()
    page.get_by_role("button", name="Deal anew").click()
    expect(page.locator(".editor-left")).to_be_visible()


def test_an_engine_that_does_not_arrive_is_no_fault_of_the_position(make_page: MakePage) -> None:
    page = make_page(quiet=False)
    page.goto(f"/editor?position={quote(TEXT)}")
    expect(page.locator(".editor-left")).to_be_visible()
    page.route("**/assets/*.js", lambda route: route.abort())
    page.get_by_role("combobox", name="World").select_option("connect")
    expect(page.locator(".trouble")).to_have_text("The server is not responding. Is it running?")
    expect(page.get_by_role("textbox")).to_have_value(TEXT)
