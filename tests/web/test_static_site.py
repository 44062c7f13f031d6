"""The static site in a browser: a host of files under a path, then no network at all."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

import daedalus
from daedalus import puzzles
from daedalus.editions import read_game
from daedalus.lessons import lesson
from tests.support.files import Host
from tests.support.starts import MEMORY_KEPT, WATCHED
from tests.web import device_play as device
from tests.web.device_pages import MY_TURN, QUICK, choose, finish, play_turn, wish
from tests.web.engines.journey import TURN as TURN_NOW
from tests.web.engines.journey import keep, push_and_walk
from tests.web.engines.window import Engine, Window

SHORT: dict[str, Any] = {"cards": 1, "size": 5, "ending": "last-card"}
WISH = wish("master", **SHORT)
# Before the last round of Go!: whoever solves it reaches twenty.
LAST_ROUND = daedalus.new_game("go", seats=2, seed="7").position.replace(" 7,7 ", " 16,16 ")
FIREFOX = pytest.param("firefox", marks=pytest.mark.long)
PUZZLE = next(each for each in puzzles.load() if each.kind == "fetch" and each.turns == 1)


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    made = browser.new_context(
        viewport={"width": 1280, "height": 800}, locale="en", reduced_motion="reduce"
    )
    made.set_default_timeout(120_000)
    made.add_init_script(WATCHED)
    choose(made, WISH)
    yield made
    made.close()


def test_a_game_of_files_alone_is_played_reloaded_and_looked_at_again(
    context: BrowserContext, host: Host
) -> None:
    complaints: list[str] = []
    page = context.new_page()
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("requestfailed", lambda request: complaints.append(request.url))
    page.goto(host.address)
    expect(page.locator(".who-button.absent")).to_contain_text("needs a server")
    expect(page.locator(".join")).to_have_count(0)
    page.locator(".who-button:enabled").first.click()
    page.wait_for_url("**/games/daedalus/?/t/own-*")
    play_turn(page)
    page.wait_for_function(MY_TURN)
    assert page.evaluate("ready.again") is False
    page.wait_for_function(MEMORY_KEPT, polling=250)
    table = page.url
    page.reload()  # Python starts from its memory, and the game goes on from what is stored
    page.wait_for_function(MY_TURN)
    assert page.evaluate("ready.again") is True
    assert page.url == table
    finish(page)
    page.locator(".podium a[href*='/replay/']").click()
    expect(page.locator(".replay .place")).to_have_text(re.compile(r"^0 of"))
    expect(page.locator(".send")).to_have_count(0)  # there is no server to put it on
    with page.expect_download() as download:
        page.locator("a[download]").click()
    record = Path(download.value.path()).read_text(encoding="utf-8")
    assert read_game(record).outcome is not None
    assert complaints == []


# --- everything, in every browser that is installed ---------------------------------------------


def come_without_a_network(window: Window, host: Host) -> None:
    """Visit the site once, then come again when its host is gone."""
    window.open(host.address)
    window.find(".who-button:enabled")
    keep(window, "settings", QUICK)
    keep(window, "wish", WISH)
    device.wait_until_kept(window)
    host.stop()
    window.open(host.address)
    window.find(".who-button:enabled")


def begin_from(window: Window, position: str) -> None:
    """Begin a game against a bot from a position."""
    device.visit(window, f"?/new&position={quote(position)}")
    window.click(".btn.primary[type=submit]:enabled")
    window.wait("() => location.href.includes('/t/own-')")


def begin_edition(window: Window, edition: str) -> None:
    """Begin a game of an edition against a bot from the front page."""
    home(window)
    window.click(f".world[data-theme={edition}]")
    device.begin(window, 0)


def home(window: Window) -> None:
    window.click(".podium-foot a[href$='/daedalus/']")
    window.find(".who-button:enabled")


def see_replay(window: Window) -> None:
    window.click(".podium a[href*='/replay/']")
    window.wait("() => document.querySelector('.replay .place')?.textContent.startsWith('0 of')")
    window.press("End")
    window.wait(
        "() => { const [at, last] = document.querySelector('.replay .place').textContent"
        ".match(/[0-9]+/g); return at === last && at !== '0'; }"
    )


def take_a_lesson(window: Window) -> None:
    """Take the first step of the first lesson."""
    step = lesson("classic").steps[0]
    device.visit(window, "?/learn/classic")
    window.find(f".lesson[data-step={step.name}][data-verdict=open]")
    window.wait(f"() => ({TURN_NOW})() === 'push'")
    push_and_walk(window, *step.answer)
    window.find(f".lesson[data-step={step.name}][data-verdict=done]")


def solve_a_puzzle(window: Window) -> None:
    """See the puzzle of the day, and solve another one."""
    device.visit(window, "?/puzzles/daily")
    window.find("#task")
    device.visit(window, f"?/puzzles/{PUZZLE.id}")
    window.wait(f"() => location.href.includes('{PUZZLE.id}') && ({TURN_NOW})() === 'push'")
    push_and_walk(window, *PUZZLE.solutions[0])
    window.find(".done h1")


@pytest.mark.parametrize("engine", ["chromium", FIREFOX], indirect=True)
def test_all_of_it_is_played_with_no_network_and_then_with_one_again(
    engine: Engine, host: Host, request: pytest.FixtureRequest
) -> None:
    """One visit, then no host at all: every edition, a curtain, a replay, a lesson, puzzles."""
    with closing(engine.window(keeps=True)) as window:
        come_without_a_network(window, host)
        try:
            device.begin(window, 1)  # two people and a curtain between them
            device.play_sliding(window)
            home(window)
            device.begin(window, 0)
            device.play_sliding(window)
            see_replay(window)
            for edition in ("pirates", "galaxy"):
                begin_from(window, daedalus.new_game(edition, **SHORT, start=1).position)
                device.play_sliding(window)
            begin_edition(window, "connect")
            device.play_connect(window)
            if request.config.getoption("--long"):
                begin_edition(window, "go")
            else:
                begin_from(window, LAST_ROUND)
            device.play_go(window)
            take_a_lesson(window)
            solve_a_puzzle(window)
            device.visit(window, "?/rules/classic")
            window.find(".rules")
        finally:
            host.start()
        window.open(host.address)  # online again: everything is still there
        window.find(".mine-line, .who-button:enabled")
        device.visit(window, "?/tables")
        window.wait("() => document.querySelectorAll('a[href*=\"own-\"]').length >= 6")
