"""Puzzles in the browser: a wrong try, a hint, the solution, the proof, and what is kept of it."""

from __future__ import annotations

import json
from typing import Any, cast

import pytest
from playwright.sync_api import Page, expect

from daedalus import puzzles
from tests.web.axe import check
from tests.web.conftest import MakePage, Server
from tests.web.sliding_play import Hands, Table

TWO_TURNS = next(each for each in puzzles.load() if each.kind == "fetch" and each.turns == 2)
MY_TURN = "() => document.querySelector('.sl-board')?.dataset.turn === 'push'"


def failing(puzzle: puzzles.Puzzle) -> list[str]:
    """Return a whole try that does not solve it."""
    rules, seat = puzzle.rules, puzzle.seat
    state, done = puzzle.state, list[str]()
    for _ in range(puzzle.turns):
        push = rules.legal(state, seat)[0]
        pushed = rules.apply(state, seat, push)
        stay = next(
            walk
            for walk in rules.legal(pushed, seat)
            if not rules.apply(pushed, seat, walk).found[seat]
        )
        state = rules.apply(pushed, seat, stay)
        done += [str(push), str(stay)]
    assert puzzles.check(puzzle, done).outcome == "wrong"
    return done


def play(page: Page, actions: list[str]) -> None:
    """Make one's own turns by hand, each when the board is ready for it."""
    hands = Hands(page, cast(Table, None))
    for at in range(0, len(actions), 2):
        turn = page.locator(".task .turntrail")
        before = turn.get_attribute("aria-label")
        page.wait_for_function(MY_TURN)
        hands.push(actions[at])
        hands.walk(actions[at + 1])
        if at + 2 < len(actions):
            expect(turn).not_to_have_attribute("aria-label", before or "")


def kept(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate("JSON.parse(localStorage['daedalus.puzzles'])")
    return found


@pytest.mark.parametrize(("size", "mode"), [("desktop", "light"), ("phone", "dark")])
def test_a_puzzle_from_a_wrong_try_to_its_proof(make_page: MakePage, size: str, mode: str) -> None:
    page = make_page(size, mode=mode)
    page.goto(f"/puzzles/{TWO_TURNS.id}")
    expect(page.locator("h1")).to_contain_text("Two turns to")
    page.wait_for_function(MY_TURN)
    check(page)
    play(page, failing(TWO_TURNS))
    again = page.get_by_role("button", name="Try again")
    expect(again).to_be_focused()
    expect(page.locator(".lesson-slip h2")).not_to_be_empty()
    check(page)
    again.click()
    expect(page.locator(".told")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator(".puzzle.hinted")).to_be_visible()
    expect(page.locator(".sl-look")).to_have_count(1)
    play(page, list(TWO_TURNS.solutions[0]))
    expect(page.locator(".done h1")).to_be_focused()
    expect(page.locator(".proof")).to_contain_text("Nothing shorter works")
    expect(page.get_by_role("button", name="Next puzzle")).to_be_visible()
    check(page)
    mine = kept(page)
    assert mine["solved"] == {TWO_TURNS.id: 1}
    assert TWO_TURNS.id in mine["again"]


def test_the_home_of_the_puzzles_leads_to_the_one_of_the_day_and_keeps_its_star(
    make_page: MakePage, server: Server
) -> None:
    page = make_page("desktop")
    page.goto("/")
    page.get_by_role("link", name="Puzzles").click()
    expect(page.locator(".hero h2")).not_to_be_empty()
    expect(page.locator(".kind")).to_have_count(len(puzzles.KINDS))
    check(page)
    page.get_by_role("link", name="Play", exact=True).click()
    expect(page.locator("#task")).to_be_visible()
    page.get_by_role("link", name="Back to the puzzles").click()
    expect(page.locator(".hero h2")).not_to_be_empty()
    progress = {
        "format": 1,
        "me": {"rating": 1500, "deviation": 80, "volatility": 0.06},
        "days": {},
        "solved": {"f2-000001": 3},
        "again": {"g1-000001": {"due": "2020-01-01", "gap": 1}},
        "storm": 7,
    }
    page.evaluate("text => localStorage['daedalus.puzzles'] = text", json.dumps(progress))
    page.reload()
    expect(page.locator(".level h2")).to_have_text("Level 6")
    expect(page.get_by_role("link", name="To try again")).to_have_attribute(
        "href", "/puzzles/g1-000001"
    )
    expect(page.locator(".storm")).to_contain_text("Your best: 7")
