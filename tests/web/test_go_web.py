"""Go! in the browser: alone to the grade, by finger, and who may sit at one screen."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

import daedalus
from tests.web.axe import check_both_lights
from tests.web.conftest import SIZES, MakePage, Server
from tests.web.go_play import build, cell_of, hold, lay, roll_of, sit, solution, wait_for
from tests.web.play import find_none, open_front
from tests.web.sliding_play import Table, new_table

LOCALES = Path(daedalus.__file__).parent / "locales"
SOURCE = Path(__file__).parents[2] / "web" / "src" / "board" / "go"
HURRIED = """
import sys
from daedalus.cli import main
from daedalus.editions.go.rules import Go

rolled = Go._rolled

def hurried(self, state):
    state = rolled(self, state)
    return state._replace(due=state.now + 2_000) if state.scores == (1,) else state

Go._rolled = hurried
sys.argv[0] = "daedalus"
main()
"""


class Hurried(Server):
    """A server where the five minutes of those who play alone end soon after one solved maze."""

    def start(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", HURRIED, "serve", "--port", "0", "--data", str(self.data)],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        said = json.loads(self.process.stdout.readline())
        self.port = int(said["address"].rstrip("/").rpartition(":")[2])


@pytest.fixture
def hurried(tmp_path: Path) -> Iterator[Hurried]:
    server = Hurried(tmp_path)
    yield server
    server.stop()


def test_alone_to_the_grade(make_page: MakePage, hurried: Hurried) -> None:
    table = new_table(hurried.address, "go", ["me"])
    page = make_page(address=hurried.address)
    sit(page, table)
    page.locator(".go-primary").click()
    wait_for(page, "b")
    expect(page.locator(".go-clock")).to_be_visible()
    # A wrong claim shows what is missing, and building goes on.
    page.locator(".go-primary").click()
    expect(page.locator(".go-say")).to_contain_text("Not linked")
    first = roll_of(table)
    build(page, solution(first))
    expect(page.locator('.go-goal[data-framed="true"]')).to_have_count(4)
    page.locator(".go-primary").click()
    expect(page.locator(".go-tiles > g")).to_have_count(0)  # solved: the next roll
    expect(page.locator(".go-round")).to_have_text("Maze 2")
    expect(page.locator(".podium")).to_be_visible()
    expect(page.locator(".podium")).to_contain_text("You have a foot in the door.")
    expect(page.locator(".podium")).to_contain_text("1 maze solved")
    page.close()  # before its server goes


def test_no_sentence_is_missing_or_unused() -> None:
    """Some ids are put together in the code: reasons, and grades of another file."""
    text = (LOCALES / "en" / "web-go.ftl").read_text(encoding="utf-8")
    known = set(re.findall(r"^(go-[a-z-]+) =", text, re.MULTILINE))
    shared = (LOCALES / "en" / "go.ftl").read_text(encoding="utf-8")
    elsewhere = set(re.findall(r"^(go-[a-z0-9-]+) =", shared, re.MULTILINE))
    code = "".join(file.read_text(encoding="utf-8") for file in SOURCE.glob("*.ts"))
    asked = set(re.findall(r"[\"`](go-[a-z-]+[a-z])[\"`]", code))
    together = {f"go-unfit-{why}" for why in ("edge", "middle", "tile")}
    assert known - asked <= together
    assert together <= known
    words = set(re.findall(r"words\(\s*\"(go-[a-z-]+)\"", code))
    assert words <= known | elsewhere


class Finger:
    """One finger on the glass, as the browser's own protocol moves it."""

    def __init__(self, page: Page) -> None:
        self.line: CDPSession = page.context.new_cdp_session(page)

    def _touch(self, kind: str, *points: tuple[float, float]) -> None:
        self.line.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]},
        )

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        self._touch("touchStart", start)
        for step in range(1, 9):
            self._touch(
                "touchMove",
                (
                    start[0] + (end[0] - start[0]) * step / 8,
                    start[1] + (end[1] - start[1]) * step / 8,
                ),
            )
        self._touch("touchEnd")


def middle(locator: Locator) -> tuple[float, float]:
    box = locator.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def wait_for_tile(table: Table, name: str) -> str:
    """Return the position once the server has this tile on the board: the page shows it before."""
    until = time.monotonic() + 60
    while name not in (position := table.position(0)) and time.monotonic() < until:
        time.sleep(0.05)
    assert name in position
    return position


FINGER = 46  # a tile is carried above the finger, so that it can be seen


def test_tiles_are_dragged_by_finger(make_page: MakePage, server: Server) -> None:
    table = new_table(server.address, "go", ["me"])
    page = make_page("phone", motion="no-preference")
    sit(page, table)
    page.locator(".go-primary").tap()
    wait_for(page, "b")
    tiles = page.locator(".go-tiles > g")
    name = "5A@a2e"  # without a hole: it may lie there whatever was rolled
    hold(page, name)
    finger = Finger(page)
    held = page.locator(f'.go-held[data-tile="{name[0]}"]')
    first, second = (middle(page.locator(f'[data-cell="{cell_of(name) + at}"]')) for at in (0, 1))
    over = ((first[0] + second[0]) / 2, first[1] + FINGER)
    finger.drag(middle(held), over)
    expect(tiles).to_have_count(1)
    expect(held).to_have_count(0)
    wait_for_tile(table, name)
    # Over the middle it is refused in words and comes back to where it lay.
    heart = middle(page.locator('[data-cell="12"]'))
    finger.drag(first, (heart[0], heart[1] + FINGER))
    expect(page.locator(".go-say")).to_contain_text("The middle stays free.")
    expect(tiles).to_have_count(1)
    assert name in table.position(0)
    # Beside the board it is back in the hand, turned as it lay.
    finger.drag(first, (first[0], 800))
    expect(tiles).to_have_count(0)
    expect(held).to_have_attribute("data-shows", f"{'AB'.index(name[1])}e")
    expect(page.locator(".go-carried")).to_have_count(0)
    # A tap lays it, and a tap on it takes it up again.
    page.locator(f'[data-cell="{cell_of(name)}"]').tap()
    expect(tiles).to_have_count(1)
    page.locator(f'[data-cell="{cell_of(name)}"]').tap()
    expect(tiles).to_have_count(0)


def test_a_tile_is_dragged_by_mouse_and_turned_on_the_way(
    make_page: MakePage, server: Server
) -> None:
    table = new_table(server.address, "go", ["me"])
    page = make_page()
    sit(page, table)
    page.locator(".go-primary").click()
    wait_for(page, "b")
    page.mouse.move(*middle(page.locator('.go-held[data-tile="2"]')))
    page.mouse.down()
    page.mouse.move(*middle(page.locator('[data-cell="6"]')), steps=4)
    expect(page.locator(".go-carried")).to_be_visible()
    expect(page.locator(".go-landing")).to_have_count(1)
    page.keyboard.press("r")
    page.mouse.up()
    expect(page.locator(".go-tiles > g")).to_have_count(1)
    assert wait_for_tile(table, "2A@").split()[9].endswith("s")


def test_go_is_not_offered_around_one_screen(make_page: MakePage) -> None:
    page = make_page()
    open_front(page)
    page.locator(".world[data-theme=go]").click()
    here = page.locator(".who-button").nth(1)
    expect(here).to_be_disabled()
    expect(here).to_contain_text("screen of their own")
    page.locator(".world[data-theme=connect]").click()
    expect(here).to_be_enabled()


SMALL = """() => [...document.querySelectorAll(
    '.go-board *:not(svg *), .go-hand *:not(svg *), .bar *:not(svg *)'
  )].filter(each => each.children.length === 0 && each.textContent.trim() && each.offsetWidth &&
     getComputedStyle(each).clipPath === 'none' &&
     (each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflowX !== 'visible' ||
      each.getBoundingClientRect().right > innerWidth + 1))
  .map(each => each.className + ': ' + each.textContent)"""
WIDE = "() => document.documentElement.scrollWidth > innerWidth"


def test_german_fits_and_axe_is_content(
    make_page: MakePage, server: Server, request: pytest.FixtureRequest
) -> None:
    sizes = ("desktop", "phone", "small") if request.config.getoption("--long") else ("small",)
    table = new_table(server.address, "go", ["me", "easy", "easy", "easy"], search=300, limit=0)
    page = make_page("small", language="de")
    sit(page, table)
    for phase in ("p", "s", "b"):
        wait_for(page, phase)
        for size in sizes:
            width, height = SIZES[size]
            page.set_viewport_size({"width": width, "height": height})
            find_none(page, SMALL, f"{phase} {size}")
            assert not page.evaluate(WIDE), (phase, size)
            expect(page.locator(".go-primary")).to_be_visible()
            box = page.locator(".go-primary").bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= height, (phase, size)
            for target in page.locator(".go-hand button:visible").all():
                where = target.bounding_box()
                assert where is not None
                assert min(where["width"], where["height"]) >= 44, target.get_attribute("class")
            if phase != "s" and size != "phone":
                check_both_lights(page)
        if phase == "b":
            break
        page.locator(".go-primary").click()
        if phase == "p":
            wait_for(page, "s")
    lay(page, solution(roll_of(table))[0])
    page.wait_for_function(
        "() => document.getAnimations().length === 0"
    )  # reduced motion means none
