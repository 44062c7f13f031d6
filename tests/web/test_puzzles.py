"""Puzzles in the browser: a wrong try, a hint, the solution, the proof, and what is kept of it."""

from __future__ import annotations

import json
import re
from datetime import date, datetime, time, timedelta
from pathlib import Path
from typing import Any, cast

import pytest
from playwright.sync_api import Page, Route, expect

from daedalus import puzzles
from daedalus.cli.commands import run
from daedalus.puzzles import api
from tests.web.axe import check
from tests.web.conftest import LIGHT_AND_DARK, SIZES, MakePage
from tests.web.go_play import build, cell_of, hold, wait_for
from tests.web.play import find_none
from tests.web.sliding_play import Hands, Table

TWO_TURNS = next(each for each in puzzles.load() if each.kind == "fetch" and each.turns == 2)
ONE_TURN = next(each for each in puzzles.load() if each.kind == "fetch" and each.turns == 1)
ONE_OF_EACH = [next(each for each in puzzles.load() if each.kind == kind) for kind in puzzles.KINDS]
DAY = next(
    day
    for day in (date(2026, 11, 10) + timedelta(days=more) for more in range(20))
    if puzzles.daily(day).kind == "fetch"
)
OF_DAY = puzzles.daily(DAY)
NUMBER = api.open_daily(DAY.isoformat()).number
SOLVED = {"id": "f2-000001", "stars": 2, "edition": "classic", "motif": "owl"}
SHOWN = "() => document.querySelector('.sl-board')?.dataset.turn === 'walk'"
AIMED = ".sl-gate[aria-pressed=true]"
MY_TURN = "() => document.querySelector('.sl-board')?.dataset.turn === 'push'"


def failing(puzzle: puzzles.Puzzle) -> list[str]:
    """Return a try that does not solve it: the last push settles that, before any walk."""
    rules, seat = puzzle.rules, puzzle.seat
    state, done = puzzle.state, list[str]()
    while True:
        push = rules.legal(state, seat)[0]
        if puzzles.check(puzzle, [*done, str(push)]).outcome == "wrong":
            return [*done, str(push)]
        pushed = rules.apply(state, seat, push)
        stay = next(
            walk
            for walk in rules.legal(pushed, seat)
            if not rules.apply(pushed, seat, walk).found[seat]
        )
        state = rules.apply(pushed, seat, stay)
        done += [str(push), str(stay)]


def push(page: Page, hands: Hands, text: str) -> None:
    """Aim, which shows nothing, and push, which counts."""
    name, sides = text.split("=")
    hands.turn_spare(int(sides, 16))
    if not page.locator(f"{AIMED}[data-gate={name}]").count():  # a hint may have aimed there
        hands.gate(name).click()
    expect(page.locator(AIMED)).to_have_attribute("data-gate", name)
    expect(page.locator(".sl-reached")).to_have_count(0)
    page.locator("[data-does=push]").click()


def play(page: Page, actions: list[str]) -> None:
    """Make one's own turns by hand, each when the board is ready for it."""
    hands = Hands(page, cast(Table, None))
    for at in range(0, len(actions), 2):
        turn = page.locator(".task .turntrail")
        before = turn.get_attribute("aria-label")
        page.wait_for_function(MY_TURN)
        push(page, hands, actions[at])
        if len(actions) == at + 1:
            return expect(page.locator(".told")).to_be_visible()
        page.wait_for_function(SHOWN)
        hands.walk(actions[at + 1])
        if at + 2 < len(actions):
            expect(turn).not_to_have_attribute("aria-label", before or "")


def kept(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate("JSON.parse(localStorage['daedalus.puzzles'])")
    return found


def keep(page: Page, **progress: Any) -> None:
    """Let the device have solved something before the page is opened, or opened again."""
    me = {"rating": 1500, "deviation": 80, "volatility": 0.06}
    whole = {"format": 1, "me": me, "days": {}, "solved": {}, "again": {}, "storm": 0, **progress}
    text = json.dumps(json.dumps(whole))
    page.add_init_script(
        f"if (!sessionStorage.kept) localStorage['daedalus.puzzles'] = {text};"
        " sessionStorage.kept = true"
    )


@pytest.mark.parametrize(("size", "mode"), LIGHT_AND_DARK)
def test_a_puzzle_from_a_wrong_try_to_its_proof(make_page: MakePage, size: str, mode: str) -> None:
    page = make_page(size, mode=mode)
    page.goto(f"/puzzles/{TWO_TURNS.id}")
    expect(page.locator("h1")).to_contain_text("in two turns")
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
    page.keyboard.press("h")
    expect(page.locator(AIMED)).to_have_count(1)  # the first push, not made
    page.keyboard.press("t")
    page.wait_for_function(MY_TURN)
    play(page, list(TWO_TURNS.solutions[0]))
    expect(page.locator(".done h1")).to_be_focused()
    expect(page.locator(".proof")).to_contain_text("There is no shorter way")
    expect(page.get_by_role("button", name="Next puzzle")).to_be_visible()
    expect(page.locator(".next svg[viewBox$='400 270']")).to_be_visible()  # some of its tiles
    check(page)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Watch the solution").last).to_be_visible()
    page.keyboard.press("Escape")
    mine = kept(page)
    assert mine["solved"] == {TWO_TURNS.id: 1}
    assert TWO_TURNS.id in mine["again"]


def test_aiming_is_free_and_a_push_that_is_taken_back_costs_a_try(make_page: MakePage) -> None:
    page = make_page("phone")
    page.goto(f"/puzzles/{TWO_TURNS.id}")
    page.wait_for_function(MY_TURN)
    hands = Hands(page, cast(Table, None))
    wrong, right = failing(TWO_TURNS), list(TWO_TURNS.solutions[0])
    for slot in ("b1", "d1", "f1"):
        if slot != TWO_TURNS.position.split(" ")[-2]:
            hands.gate(slot).click()
            expect(page.locator("[data-does=push]")).to_have_text("Push here")
    push(page, hands, wrong[0])
    page.wait_for_function(SHOWN)
    expect(page.locator(".trytokens .used")).to_have_count(0)
    page.get_by_role("button", name="Aim again").click()
    expect(page.locator(".trytokens .used")).to_have_count(1)
    page.wait_for_function(MY_TURN)
    play(page, right)
    expect(page.locator(".done h1")).to_be_focused()
    assert kept(page)["solved"] == {TWO_TURNS.id: 3}


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_push_that_leads_nowhere_ends_the_try_and_shows_the_truth(
    make_page: MakePage, size: str
) -> None:
    page = make_page(size)
    page.goto(f"/puzzles/{ONE_TURN.id}")
    page.wait_for_function(MY_TURN)
    for tries in range(3):
        [wrong] = failing(ONE_TURN)
        play(page, [wrong])
        told = page.locator(".told")
        chances = ("Two tries left for three stars", "One try left for three stars", "2 stars are")
        expect(told).to_contain_text(chances[tries])
        expect(page.locator(".sl-reached")).not_to_have_count(0)  # how far it would have led
        if not tries:
            check(page)
        page.get_by_role("button", name="Aim again").click()
        expect(page.locator(".trytokens .used")).to_have_count((tries + 1) % 3)
    play(page, list(ONE_TURN.solutions[0]))
    expect(page.locator(".done h1")).to_be_focused()
    assert kept(page)["solved"] == {ONE_TURN.id: 2}


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_until_a_puzzle_is_here_the_page_says_so(make_page: MakePage, size: str) -> None:
    page = make_page(size)
    page.route(f"**/api/puzzles/{TWO_TURNS.id}", lambda _: None)  # it never comes
    page.goto(f"/puzzles/{TWO_TURNS.id}")
    expect(page.get_by_role("status").filter(has_text="Getting the puzzle ready")).to_be_visible()


def test_a_day_joins_the_path_and_is_told_without_the_way(make_page: MakePage) -> None:
    page = make_page("desktop")
    page.clock.install(time=datetime.combine(DAY, time(15)))
    yesterday = (DAY - timedelta(days=1)).isoformat()
    keep(page, days={yesterday: {**SOLVED, "on": yesterday}})
    page.goto("/puzzles/daily")
    play(page, list(OF_DAY.solutions[0]))
    expect(page.locator(".done h1")).to_be_focused()
    told = page.locator(".share-text")
    expect(told).to_contain_text(f"Daedalus daily {NUMBER}")
    expect(told).to_contain_text("2 days in a row")
    expect(told).to_contain_text("3 of 3 stars")
    assert not any(action in told.inner_text() for action in OF_DAY.solutions[0])
    assert kept(page)["days"][DAY.isoformat()]["stars"] == 3
    page.get_by_role("link", name="The whole month").click()
    today = page.locator("[aria-current=date]")
    expect(today).to_have_attribute("aria-label", re.compile("3 of 3 stars"))
    today.focus()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(f"[data-day='{yesterday}']")).to_be_focused()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    file = Path(saved.value.path())
    page.evaluate("() => localStorage.removeItem('daedalus.puzzles')")
    page.reload()
    expect(page.locator(".calnote")).to_have_text("No treasures this month yet.")
    page.locator(".files input").set_input_files(file)
    expect(page.locator(".files [role=status]")).to_have_text("Added to your progress here.")
    expect(page.locator(".calnote")).to_contain_text("2 treasures this month")


def test_a_roll_of_go_is_linked_without_clock_and_claim(make_page: MakePage) -> None:
    puzzle = min((each for each in puzzles.load() if each.kind == "weave"), key=lambda it: it.turns)
    *first, last = [action.split()[1] for action in puzzle.solutions[0]]
    page = make_page("desktop")
    page.goto(f"/puzzles/{puzzle.id}")
    wait_for(page, "b")
    expect(page.locator(".go-clock, .go-own, .go-act").filter(visible=True)).to_have_count(0)
    slow: list[Route] = []
    page.route("**/try", lambda route: slow.append(route), times=1)
    build(page, first)
    hold(page, last)
    page.locator(f'[data-cell="{cell_of(last)}"]').click()  # before the first lay is answered
    slow[0].continue_()
    expect(page.locator(".done h1")).to_be_focused()
    assert kept(page)["solved"] == {puzzle.id: 3}


ASTRAY = """() => {
    const [bar, start] = [".bar", ".storm-start"].map((each) =>
        document.querySelector(each).getBoundingClientRect());
    const aside = Math.abs((start.left + start.right) / 2 - innerWidth / 2);
    return [bar.top > 1 && "the bar", bar.bottom > start.top && "above the bar",
        aside > 8 && "not in the middle"].filter(Boolean);
}"""


def test_a_storm_counts_what_is_solved_until_its_time_is_up(make_page: MakePage) -> None:
    page = make_page("phone")
    page.clock.install(time=datetime.combine(DAY, time(15)))
    page.goto("/puzzles/storm")
    expect(page.locator(".storm-start h1")).to_be_focused()
    find_none(page, ASTRAY, "the start of a storm")
    with page.expect_response("**/api/puzzles/next") as first:
        page.get_by_role("button", name="Start the clock").click()
    puzzle = puzzles.find(first.value.json()["puzzle"]["id"])
    page.wait_for_function(MY_TURN)
    play(page, list(puzzle.solutions[0]))
    expect(page.locator(".storm-score")).to_have_text("1 solved")
    page.clock.run_for(181_000)
    expect(page.locator(".storm-start h1")).to_have_text("Time!")
    expect(page.locator(".storm-start")).to_contain_text("One puzzle solved.")
    check(page)
    assert kept(page)["storm"] == 1


def test_six_are_printed_on_one_sheet_and_the_seventh_on_the_next(
    make_page: MakePage, tmp_path: Path
) -> None:
    file, page = tmp_path / "sheet.html", make_page("desktop")
    for names, sheets in ((ONE_OF_EACH, 1), ([*ONE_OF_EACH, TWO_TURNS], 2)):
        run(["puzzles", "show", *(each.id for each in names), "--sheet", str(file), "--lang", "de"])
        page.set_content(file.read_text("utf-8"))
        printed = page.pdf(prefer_css_page_size=True)
        assert len(re.findall(rb"/Type /Page\b", printed)) == sheets


WIDE = """() => document.documentElement.scrollWidth > innerWidth + 1
    ? ["the page", ...[...document.querySelectorAll("body *")]
      .filter((each) => each.getBoundingClientRect().right > innerWidth + 1)
      .map((each) => each.className?.baseVal ?? each.className)]
    : []"""


def test_nothing_reaches_beyond_the_edge(
    make_page: MakePage, request: pytest.FixtureRequest
) -> None:
    """A puzzle of each board in every check, of each kind in a long one."""
    of_each_board = {each.edition: each for each in ONE_OF_EACH}.values()
    shown = ONE_OF_EACH if request.config.getoption("--long") else of_each_board
    page = make_page("phone", language="de")
    for path in ("", f"/{TWO_TURNS.id}", *(f"/{each.id}" for each in shown), "/storm"):
        page.goto(f"/puzzles{path}")
        expect(page.locator("h1")).not_to_be_empty()
        expect(page.locator("h1")).not_to_contain_text("puzzle-")
        for size in ("desktop at 200 %", "landscape", "small"):
            width, height = SIZES[size]
            page.set_viewport_size({"width": width, "height": height})
            find_none(page, WIDE, f"{path} {size}")


def test_the_home_of_the_puzzles_leads_to_the_one_of_the_day(make_page: MakePage) -> None:
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
    keep(page, again={"g1-000001": {"due": "2020-01-01", "gap": 1}}, storm=7)
    page.reload()
    expect(page.locator(".level h2")).to_have_text("Level 6 Pathfinder")
    covered = page.locator(".levelart *").evaluate_all(
        "(all, name) => Math.min(...all.map((each) => each.getBoundingClientRect().top)) < name",
        page.locator(".levelname").evaluate("name => name.getBoundingClientRect().bottom"),
    )
    assert not covered, "the piece on the path leaves the name of the level free"
    expect(page.get_by_role("link", name="Try these again")).to_have_attribute(
        "href", "/puzzles/g1-000001"
    )
    expect(page.locator(".storm")).to_contain_text("Your best: 7")
