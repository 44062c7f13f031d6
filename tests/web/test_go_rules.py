"""What version 2 of the rules of Go! asks of the page: loose tiles, and a match that is ended."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from daedalus.editions.go.board import PLACEMENTS, covered, loose
from tests.web.axe import check
from tests.web.conftest import MakePage, Server
from tests.web.go_play import act, build, cell_of, hand_in, ready, roll_of, sit, solution, wait_for
from tests.web.sliding_play import Table, new_table


def on_its_own(names: list[str]) -> str:
    """Return how a tile that a solution leaves over can lie without any link."""
    board = tuple(PLACEMENTS[name] for name in names)
    used = {way.tile for way in board}
    return next(
        way.name
        for way in PLACEMENTS.values()
        if way.tile in "56"
        and way.tile not in used
        and not way.cells & covered(board)
        and way in loose((*board, way))
    )


def leaving_a_tile(table: Table, page: Page) -> list[str]:
    """Play on to a round whose solution, which is returned, leaves a tile over."""
    ready(page, table=table, others=[1])
    while len(names := solution(roll_of(table))) == len("123456"):
        hand_in(page)
        wait_for(page, "p")
        ready(page, table=table, others=[1])
    return names


@pytest.mark.parametrize("size", ["phone", pytest.param("desktop", marks=pytest.mark.long)])
def test_a_tile_on_its_own_is_shown_and_can_be_lifted(
    make_page: MakePage, server: Server, size: str
) -> None:
    table = new_table(server.address, "go", ["me", "me"], limit=0)
    page = make_page(size)
    sit(page, table, 0)
    names = leaving_a_tile(table, page)
    lone = on_its_own(names)
    build(page, names)
    expect(page.locator(".go-say")).to_have_text("Link all four treasures to the middle!")
    build(page, [lone])
    told = f"Tile {lone[0]} is not linked to the middle: link it or take it up."
    expect(page.locator(".go-say")).to_have_text(told)
    page.locator(".go-primary").click()
    ask = page.get_by_role("alertdialog", name=told)
    expect(ask).to_be_visible()
    expect(page.locator(f'.go-marks [data-stray="{lone[0]}"]')).to_be_visible()
    check(page)
    page.keyboard.press("Escape")
    expect(page.locator(".go-marks [data-stray]")).to_have_count(0)
    page.locator(f'[data-cell="{cell_of(lone)}"]').click()  # take it up again
    expect(page.locator(".go-tiles > g")).to_have_count(len(names))
    page.locator(".go-primary").click()
    wait_for(page, "p")
    expect(page.locator('.go-goal[data-sign="tick"]')).to_have_count(4)


@pytest.mark.long  # the rules judge it; in every check the first test sees the tile
def test_a_board_with_a_tile_on_its_own_is_not_solved_and_the_check_shows_it(
    make_page: MakePage, server: Server
) -> None:
    table = new_table(server.address, "go", ["me", "me"], limit=0)
    page = make_page()
    sit(page, table, 0)
    names = leaving_a_tile(table, page)
    lone = on_its_own(names)
    build(page, [*names, lone])
    hand_in(page)
    wait_for(page, "p")
    expect(page.locator(f'.go-marks [data-stray="{lone[0]}"]')).to_be_visible()
    expect(page.locator(".log").first).to_contain_text("Pip: not solved")


@pytest.mark.parametrize("size", ["phone", pytest.param("desktop", marks=pytest.mark.long)])
def test_after_two_hasty_claims_the_other_is_asked_calmly_and_may_end_the_match(
    make_page: MakePage, server: Server, size: str
) -> None:
    table = new_table(server.address, "go", ["me", "me"], may_end=True)
    page = make_page(size)
    sit(page, table, 1)
    ask = page.get_by_role("alertdialog", name="has claimed twice in a row without solving")
    for round in (1, 2):
        ready(page, table=table, others=[0])
        act(table, 0, "claim")
        wait_for(page, "p")
        if round == 1:
            expect(page.locator(".go-primary[data-does=ready]")).to_be_visible()
            expect(ask).to_have_count(0)
    expect(ask).to_be_visible()
    check(page)
    ask.get_by_role("button", name="Play on").click()
    expect(ask).to_have_count(0)
    ready(page, table=table, others=[0])
    act(table, 0, "claim")  # and again
    wait_for(page, "p")
    ask.get_by_role("button", name="End the match").click()
    expect(page.locator(".podium")).to_contain_text("Orla wins the race!")
