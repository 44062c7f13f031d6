"""What `daedalus bench web` measures: what does not depend on how busy the machine is."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from tests.support import browser as measuring
from tests.support.bench import web
from tests.support.browser import COMPOSITOR, MAIN, first_load, open_table, traced
from tests.web.conftest import Server
from tests.web.sliding_play import Player, new_table
from tools.bench.report import Report

LONGEST_FRAME = 50  # milliseconds, during a slide
KB = 1000
RESTS = """() => document.getAnimations().every((each) =>
  each.playState !== "running" || each.effect.getComputedTiming().endTime === Infinity)"""


def test_the_front_page_is_light(server: Server, browser: Browser) -> None:
    load = first_load(browser, server.address, "/", web.FRONT, web.DRAWN)
    assert load.rest > 20 * KB
    assert load.art > 0
    assert 0 < load.faces < 70 * KB
    assert load.whole < web.FIRST_LOAD_KB * KB


@pytest.mark.parametrize(
    "edition",
    [
        pytest.param(each, marks=[] if each in ("classic", "go") else [pytest.mark.long])
        for each in web.EDITIONS
    ],
)
def test_a_table_is_light_and_brings_its_own_art_alone(
    edition: str, server: Server, browser: Browser
) -> None:
    table = open_table(server.address, edition, ["me"] if edition == "go" else ["me", "random"])
    load = first_load(browser, server.address, f"/t/{table.id}", web.BOARD)
    assert load.rest > 20 * KB
    assert load.art > 0
    assert 0 < load.faces < 45 * KB  # the text's and its world's, not those of the others
    assert load.whole < web.TABLE_LOAD_KB * KB
    assert len(measuring.art_files()) == 4  # Go! shows the treasures of old magic


def test_a_slide_keeps_its_frames_short(
    server: Server, browser: Browser, record_property: Callable[[str, object], None]
) -> None:
    table = new_table(server.address, "classic", ["me"], cards=3)
    player = Player(browser, table, [0], settings={"motion": 2})
    player.wait_for_turn()
    player.page.wait_for_function(RESTS)

    def push() -> None:
        player.page.evaluate("document.querySelector('.sl-gate[data-gate=a4]').click()")
        expect(player.board).to_have_attribute("data-turn", "walk")
        player.page.wait_for_function(RESTS)

    trace = traced(browser, player.page, push)
    assert len(trace.gaps) > 5
    for thread in (MAIN, COMPOSITOR):
        spent = trace.most_cpu(thread)
        record_property(f"longest task of {thread} during a slide, ms", round(spent, 1))
        # Other work on the machine makes CPU time longer too: here only what is far off fails.
        assert 0 < spent < 2 * LONGEST_FRAME
    # The tiles are moved, not drawn anew: some four thousand elements stay as they are.
    assert 0 < trace.restyled < 400
    player.leave()


@pytest.mark.long
def test_slides_are_measured_shown_and_played(server: Server, browser: Browser) -> None:
    report = Report("web")
    gaps = web.slides(report, browser, server.address, "classic", phone=True, turns=1, rounds=1)
    assert len(gaps) > 50
    assert len(report.lines) == 9
    assert all(line.value > 0 and line.wish == "<= 50" for line in report.lines)


def test_without_a_browser_there_is_a_note(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "CHROMIUM", "/nowhere/chromium")
    report = web.run()
    assert report.lines == []
    assert report.notes == ["there is no Chromium at /nowhere/chromium: nothing to measure."]
