"""Whole games on the sliding board, in a real browser against a real server."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import daedalus
from daedalus.core.maze import cell_name
from daedalus.editions.sliding.position import NOWHERE
from tests.web.conftest import Server
from tests.web.sliding_play import Player, new_table

LONG = pytest.mark.long
GAMES: tuple[Any, ...] = (
    pytest.param("classic", False, {"cards": 1}, marks=LONG),
    pytest.param(
        "classic", True, {"cards": 1, "dark_lord": True, "ending": "point:d4"}, marks=LONG
    ),
    pytest.param("pirates", True, {"cards": 2, "hands": "open"}, marks=LONG),
    ("pirates", False, {"cards": 1, "hands": "open", "dark_lord": True, "size": 5}),
    pytest.param("galaxy", False, {"cards": 1, "ending": "edge"}, marks=LONG),
    ("galaxy", True, {"cards": 1, "hands": "own", "dark_lord": True, "ending": "last-card"}),
)


@pytest.mark.parametrize(("edition", "phone", "options"), GAMES)
def test_a_game_can_be_played_to_its_end(
    server: Server, browser: Browser, edition: str, phone: bool, options: dict[str, Any]
) -> None:
    table = new_table(server.address, edition, ["me", "random"], **options)
    player = Player(browser, table, [0], phone=phone)
    player.play_on(0)
    expect(player.podium).to_be_visible()
    player.leave()


@pytest.mark.parametrize("phone", [pytest.param(False, marks=LONG), True])
def test_the_maze_is_left_by_choosing_an_open_cell_at_its_edge(
    server: Server, browser: Browser, phone: bool
) -> None:
    table = new_table(server.address, "galaxy", ["me"], cards=1, ending="edge")
    rules = daedalus.edition("galaxy", cards=1, ending="edge")
    player = Player(browser, table, [0], phone=phone)
    for _ in range(40):
        assert player.wait_for_turn()
        push, walk = table.best(0)
        if walk == "out":
            break
        player.play_turn(0, (push, walk))
    pushed = rules.apply(rules.read(table.position(0)), 0, rules.parse(push))
    edge = {cell_name(cell, pushed.maze.width) for cell in rules.targets(pushed, 0)}
    cell = max(edge & set(rules.reach(pushed)))
    player.push(push)
    expect(player.cell(cell)).to_have_accessible_name(re.compile("^Fly out, "))
    player.cell(cell).click()
    expect(player.podium).to_be_visible()
    assert rules.read(table.position(0)).pieces == (NOWHERE,)  # it is out, not on that cell
    player.leave()


@LONG
def test_practice_alone_on_a_large_board(server: Server, browser: Browser) -> None:
    table = new_table(server.address, "classic", ["me"], cards=1, size=9)
    player = Player(browser, table, [0])
    player.play_on(0)
    player.leave()


@LONG  # in every check two friends do (test_whole_evenings)
def test_two_browsers_play_against_each_other(server: Server, browser: Browser) -> None:
    table = new_table(server.address, "classic", ["me", "me"], cards=1, size=5, start=1)
    moving = {"motion": 0.25}
    players = [
        Player(browser, table, [0], settings=moving),
        Player(browser, table, [1], settings=moving, phone=True),
    ]
    for turn in range(60):
        seat = turn % 2
        if not players[seat].wait_for_turn():
            break
        players[seat].play_turn(seat)
    for player in players:
        expect(player.podium).to_be_visible()
        player.leave()


def test_a_card_shows_its_face_only_while_it_is_held(server: Server, browser: Browser) -> None:
    table = new_table(server.address, "classic", ["me", "me"], cards=3, start=1)
    player = Player(browser, table, [0, 1])
    page = player.page
    faces = "[...document.querySelectorAll('.hand use, .seats use')].map(e => e.href.baseVal)"
    tray = page.locator(".tray-sleeves .sleeve")
    for seat in (0, 1):
        assert player.wait_for_turn()
        expect(page.locator(".tray-head")).to_contain_text(("Pip", "Orla")[seat])
        lying = page.evaluate(faces)  # the spare tile, and what was found
        player.push(table.finding(seat) or table.best(seat)[0])
        # Its goal may be in reach now: nothing says so.
        expect(page.locator(".sl-goal-ring")).to_have_count(0)
        expect(page.locator(".hand-primary")).to_have_attribute("data-does", "back")
        hidden = page.content()
        for goal in ("Your goal", "sl-signed", "Only you see this", "You can reach"):
            assert goal not in hidden
        for way in ("P", "Space", "mouse"):
            before = page.evaluate(faces)
            tray.focus()
            tray.hover()
            page.mouse.down() if way == "mouse" else page.keyboard.down(way)
            expect(page.locator(".sleeve.up").first).to_be_visible()
            shown = page.locator(".sleeve.up use").evaluate_all("all => all.map(e => e.id || 1)")
            assert shown
            assert len(page.evaluate(faces)) > len(before)
            page.mouse.up() if way == "mouse" else page.keyboard.up(way)
            expect(page.locator(".sleeve.up")).to_have_count(0)
            assert page.evaluate(faces) == before
        assert len(page.evaluate(faces)) == len(lying)
        page.locator("[data-does=stay]").click()
        expect(page.locator(".tray-head")).to_contain_text(("Orla", "Pip")[seat])
    player.leave()


@pytest.mark.parametrize("hands", ["open", "own"])
def test_open_cards_lie_beside_the_piece_of_their_owner(
    server: Server, browser: Browser, hands: str
) -> None:
    table = new_table(server.address, "pirates", ["me", "random"], hands=hands, cards=6, start=1)
    player = Player(browser, table, [0])
    player.wait_for_turn()
    seeks = player.page.locator(".seat .seeks")
    if hands == "own":
        expect(seeks).to_have_count(0)
    else:
        expect(player.page.locator(".seat").nth(1).locator(".seeks i svg")).to_have_count(6)
        expect(seeks).to_have_count(1)  # the own lie in the hand
        told = seeks.get_attribute("aria-label") or ""
        left = table.position(0).split(" ")[-1].split(",")[1].split(":")[1]
        assert len(left) == 6
        assert told.count(",") == 5
    player.leave()


def test_a_line_slides_back_when_another_arrow_is_tapped(server: Server, browser: Browser) -> None:
    table = new_table(server.address, "pirates", ["me"], cards=3)
    before = table.position(0)
    player = Player(browser, table, [0])
    player.wait_for_turn()
    for gate in ("b1", "g4", "a6", "d7"):
        player.gate(gate).click()
        expect(player.gate(gate)).to_have_attribute("aria-pressed", "true")
        assert player.page.locator(".sl-gate[aria-pressed=true]").count() == 1
        assert player.page.locator(".sl-reached").count() > 0
    player.page.locator("[data-does=back]").click()
    expect(player.board).to_have_attribute("data-turn", "push")
    assert table.position(0) == before, "nothing of this was sent"
    player.leave()


def test_the_barred_gate_says_why(server: Server, browser: Browser) -> None:
    table = new_table(server.address, "classic", ["me"], cards=3)
    player = Player(browser, table, [0])
    player.wait_for_turn()
    player.play_turn(0)
    player.wait_for_turn()
    barred = player.page.locator(".sl-shut")
    expect(barred).to_have_count(1)
    expect(barred).to_have_attribute("aria-disabled", "true")
    assert "undo" in (barred.get_attribute("aria-label") or "")
    barred.click(force=True)
    expect(player.page.locator(".sl-advice")).to_contain_text("undo the last push")
    expect(player.board).to_have_attribute("data-turn", "push")
    player.leave()


def test_the_spare_can_be_dragged_to_an_arrow_by_touch(server: Server, browser: Browser) -> None:
    table = new_table(server.address, "classic", ["me"], cards=3)
    player = Player(browser, table, [0], phone=True)
    player.wait_for_turn()
    spare, gate = player.page.locator(".sl-spare").bounding_box(), player.gate("a4").bounding_box()
    assert spare
    assert gate
    touch = player.context.new_cdp_session(player.page)
    start = (spare["x"] + spare["width"] / 2, spare["y"] + spare["height"] / 2)
    end = (gate["x"] + 12, gate["y"] + gate["height"] / 2 + 34)  # a finger holds it from below

    def finger(kind: str, *points: tuple[float, float]) -> None:
        touch.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]},
        )

    finger("touchStart", start)
    for part in range(1, 9):
        finger("touchMove", tuple(a + (b - a) * part / 8 for a, b in zip(start, end, strict=True)))  # type: ignore[arg-type]
    expect(player.page.locator(".sl-ghost")).to_be_visible()
    finger("touchEnd")
    expect(player.page.locator(".sl-ghost")).to_have_count(0)
    expect(player.gate("a4")).to_have_attribute("aria-pressed", "true")
    player.leave()


def test_whoever_wants_to_be_asked_is_asked(server: Server, browser: Browser) -> None:
    table = new_table(server.address, "galaxy", ["me"], cards=3)
    before = table.position(0)
    player = Player(browser, table, [0], settings={"confirmWalk": True, "showReach": False})
    player.wait_for_turn()
    push, walk = table.best(0)
    player.push(push)
    assert player.page.locator(".sl-lit").count() == 0
    player.walk(walk)
    expect(player.page.locator("[data-does=walk-aim]")).to_be_visible()
    assert table.position(0) == before
    player.page.locator("[data-does=walk-aim]").click()
    expect(player.board).to_have_attribute("data-turn", "push")
    assert table.position(0) != before
    player.leave()


def test_a_hint_is_shown_and_not_played(server: Server, browser: Browser) -> None:
    table = new_table(server.address, "classic", ["me", "random"], cards=3, start=1)
    before = table.position(0)
    player = Player(browser, table, [0])
    player.wait_for_turn()
    player.page.get_by_role("button", name="Hint").first.click()
    expect(player.board).to_have_attribute("data-turn", "walk")
    assert table.position(0) == before
    player.leave()
