"""Looking back at a game: its story by eye, keyboard and ear, and another try from a turn."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import daedalus
from daedalus.arena.contest import Contest, play_game
from tests.web.axe import check
from tests.web.conftest import LIGHT_AND_DARK, MakePage, Server
from tests.web.play import finish
from tests.web.sliding_play import Hands, Player, new_table, table_of


def open_record(page: Page, file: Path, record: str) -> None:
    """Open a record as a replay, and look back at it."""
    file.write_text(record)
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("link", name="Look back").click()
    expect(page.locator(".winds .fly").first).to_be_visible()


def played(edition: str, seats: int, **options: Any) -> daedalus.Game:
    game = daedalus.new_game(edition, seats=seats, seed="5", **options)
    bots = [daedalus.bots.make(level) for level in ("easy", "hard", "medium", "expert")]
    while game.to_act:
        seat = game.to_act[0]
        for action in bots[seat].turn(game.rules, game.view(seat), seat, 1, len(game.events)):
            game = game.play(seat, str(action))
    return game


def race() -> str:
    """Return the record of a match of Go!, where all play at once."""
    contest = Contest(("hard", "easy"), "go", {}, 2, seed="review")
    return play_game(contest, contest.pairings()[0], 1).record


@pytest.mark.parametrize(("size", "mode"), LIGHT_AND_DARK)
def test_a_game_of_four_is_told_by_eye_and_ear(
    make_page: MakePage, tmp_path: Path, size: str, mode: str
) -> None:
    game = played("classic", 4, cards=3)
    page = make_page(size, mode=mode)
    open_record(page, tmp_path / "four.game", game.record())
    review = daedalus.look_back(game)
    expect(page.locator(".winds .fly")).to_have_count(4)
    expect(page.locator(".turning")).to_have_count(len(review.moments))
    page.locator("summary").click()
    expect(page.locator(".acc.turns tbody tr")).to_have_count(len(review.turns) + 1)
    curve = page.get_by_role("slider", name="Who was ahead?")
    curve.focus()
    page.keyboard.press("End")
    expect(curve).to_have_attribute("aria-valuenow", str(len(review.turns)))
    expect(curve).to_have_attribute("aria-valuetext", re.compile("ahead"))
    page.keyboard.press("2")
    expect(page.locator(".turning").nth(1)).to_have_class(re.compile(r"\bon\b"))
    expect(curve).to_have_attribute("aria-valuenow", str(review.moments[1].turn))
    if size == "phone":  # where the cards do not fit in a row, the chosen one is in the middle
        expect(page.locator(".dots i").nth(1)).to_have_class("on")
    expect(page.locator(".readings")).to_have_attribute("data-turn", str(review.moments[1].turn))
    page.keyboard.press("Escape")
    expect(page.locator(".readings")).to_have_count(0)
    expect(page.locator(".now.asked")).to_have_count(0)
    if size == "phone":  # the board opens below the cards, and the page goes there
        page.locator(".turning.on").get_by_role("button", name="Show me").click()
        expect(page.locator(".now .nowboard")).to_be_in_viewport(ratio=0.95)
    else:
        page.keyboard.press("s")
    expect(page.locator(".now.asked .boardhost .sl-board")).to_be_visible()
    fine = next(turn for turn in review.turns if turn.marks[turn.seat] in ("", "only"))
    curve.focus()
    page.keyboard.press("Home")
    for _ in range(fine.number):
        page.keyboard.press("ArrowRight")
    expect(page.locator(".now")).to_contain_text(f"Turn {fine.number} ·")
    expect(page.get_by_role("radio", name="Better")).to_have_count(0)
    check(page)
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0


def test_other_engines_are_told_too(make_page: MakePage, tmp_path: Path) -> None:
    page = make_page()
    game = played("connect", 2)
    open_record(page, tmp_path / "garden.game", game.record())
    expect(page.locator(".turnmini")).to_have_count(len(daedalus.look_back(game).moments))
    expect(page.locator(".winds .fly")).to_have_count(2)
    expect(page.locator(".now .boardhost .cn-board")).to_be_visible()
    expect(page.locator(".now.asked")).to_have_count(0)
    page.get_by_role("radio", name="Lines").check()
    expect(page.get_by_role("radio", name="Lines")).to_be_focused()
    page.keyboard.press("s")  # keys work wherever nothing is written
    expect(page.locator(".now.asked")).to_have_count(1)


def test_values_follow_the_pointer_over_the_curve(make_page: MakePage, tmp_path: Path) -> None:
    page = make_page()
    open_record(page, tmp_path / "race.game", race())
    place = page.get_by_role("slider", name="Who was ahead?").bounding_box()
    assert place is not None
    page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    expect(page.locator(".readings")).to_contain_text("Round")
    expect(page.locator(".readings dd")).to_have_count(2)
    expect(page.locator(".turnmini").first).to_be_visible()
    page.mouse.move(1, 1)
    expect(page.locator(".readings")).to_have_count(0)


def test_looking_back_can_be_stopped_and_goes_on_and_is_kept(
    make_page: MakePage, tmp_path: Path
) -> None:
    page = make_page()
    record = tmp_path / "race.game"
    record.write_text(race())
    half = json.dumps({"done": 1, "total": 2, "review": None})
    page.route("**/api/review", lambda route: route.fulfill(body=half))
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(record)
    page.get_by_role("link", name="Look back").click()
    expect(page.get_by_role("progressbar")).to_have_attribute("aria-valuenow", "50")
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_role("heading", name="Stopped")).to_be_visible()
    page.unroute("**/api/review")
    page.get_by_role("button", name="Go on").click()
    expect(page.locator(".winds .fly")).to_have_count(2)
    page.route("**/api/review", lambda route: route.abort())
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(record)
    page.get_by_role("link", name="Look back").click()
    expect(page.locator(".winds .fly")).to_have_count(2)


def test_the_way_back_leads_to_the_file_that_was_shown(make_page: MakePage, tmp_path: Path) -> None:
    page = make_page()
    open_record(page, tmp_path / "race.game", race())
    page.reload()
    expect(page.locator(".winds .fly")).to_have_count(2)
    page.get_by_role("link", name="Back").click()
    expect(page.locator(".replay-board")).to_be_visible()
    page.get_by_role("link", name="Look back").click()
    expect(page.locator(".winds .fly")).to_have_count(2)
    page.goto("/replay")
    expect(page.locator("label.drop")).to_be_visible()


def test_a_game_that_was_not_finished_is_told_as_far_as_it_goes(
    make_page: MakePage, tmp_path: Path
) -> None:
    page = make_page()
    open_record(page, tmp_path / "half.game", played("classic", 2, cards=3).at(6).record())
    expect(page.get_by_text("This game is not over")).to_be_visible()


def test_from_the_podium_to_another_try_against_the_same_bots(
    server: Server, browser: Browser
) -> None:
    quick: dict[str, Any] = {"cards": 2, "ending": "last-card", "size": 5, "start": 1}
    table = new_table(server.address, "classic", ["me", "easy"], **quick)
    player = Player(browser, table, [0])
    page = player.page
    finish(page, server.address, table.id)
    page.locator(".podium").get_by_role("link", name="Look back").click()
    expect(page.locator(".winds .fly")).to_have_count(2)
    kept = page.evaluate("localStorage.getItem('daedalus.reviews')")
    assert json.loads(kept)[0]["id"] == table.id
    curve = page.get_by_role("slider", name="Who was ahead?")
    curve.focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".now")).to_contain_text("Turn 1 · your turn")
    page.get_by_role("button", name="Try again from here").locator("visible=true").first.click()
    expect(page).to_have_url(re.compile(r"/t/[a-z0-9]{12}$"))
    assert not page.url.endswith(table.id)
    page.wait_for_function("() => document.querySelector('.sl-board')?.dataset.turn === 'push'")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Another try, from turn 1")
    Hands(page, table_of(page, server.address)).play_on(0)
    expect(page.locator(".podium-head")).to_contain_text("another try from turn 1")
    player.leave()


def test_a_try_that_cannot_begin_is_refused_in_sight(make_page: MakePage, tmp_path: Path) -> None:
    page = make_page("phone", quiet=False)
    open_record(page, tmp_path / "two.game", played("classic", 2, cards=2).record())
    page.route("**/api/tables", lambda route: route.abort())
    page.locator(".turning").first.get_by_role("button", name="Try again from here").click()
    expect(page.locator(".look .trouble")).to_be_in_viewport()
    expect(page.locator(".look .trouble")).not_to_be_empty()


def test_nobody_looks_back_at_a_running_game(server: Server, browser: Browser) -> None:
    table = new_table(server.address, "classic", ["me", "easy"], cards=6, start=1)
    player = Player(browser, table, [0])
    player.page.goto(f"{server.address}/review/{table.id}")
    expect(player.page.get_by_text("Look back when it is over")).to_be_visible()
    player.leave(expected="409")
