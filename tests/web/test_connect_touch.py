"""Connect by finger on a phone, with six at the table, and a choice of catches by the space bar."""

from __future__ import annotations

import json
from itertools import chain, product
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

import daedalus
from daedalus.bots import make
from tests.support.late import late_garden
from tests.web.conftest import MakePage, Server
from tests.web.sliding_play import Table, new_table
from tests.web.test_connect_web import LAYS, after, done, my_turn, ply_of, rest, sit

RULES = daedalus.edition("connect")


class Fingers:
    """Fingers on the glass, as the browser's own protocol moves them."""

    def __init__(self, page: Page) -> None:
        self.line: CDPSession = page.context.new_cdp_session(page)

    def _touch(self, kind: str, points: list[tuple[float, float]]) -> None:
        touches = [{"x": x, "y": y, "id": at} for at, (x, y) in enumerate(points)]
        self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def hold(self, at: tuple[float, float]) -> None:
        """Put a finger down and leave it there."""
        self._touch("touchStart", [at])

    def let_go(self) -> None:
        self._touch("touchEnd", [])

    def move(self, *ways: tuple[tuple[float, float], tuple[float, float]]) -> None:
        """Move a finger along each way, all at once."""
        self._touch("touchStart", [start for start, _ in ways])
        for step in range(1, 9):
            self._touch(
                "touchMove",
                [
                    (x + (to_x - x) * step / 8, y + (to_y - y) * step / 8)
                    for (x, y), (to_x, to_y) in ways
                ],
            )
        self._touch("touchEnd", [])


def middle(locator: Locator) -> tuple[float, float]:
    box = locator.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def wide(page: Page) -> float:
    size: float = page.evaluate("document.querySelector('.cn-tile').getBoundingClientRect().width")
    return size


def test_pinch_pan_and_drag(make_page: MakePage, server: Server) -> None:
    table = new_table(server.address, "connect", ["me", "me"], start=1)
    page = make_page("phone")
    sit(page, table)
    assert my_turn(page)
    rest(page)
    fingers = Fingers(page)
    garden = page.locator(".cn-garden").bounding_box()
    assert garden
    x, y = garden["x"] + garden["width"] / 2, garden["y"] + garden["height"] / 3
    before = wide(page)
    fingers.move(((x - 40, y), (x - 80, y)), ((x + 40, y), (x + 80, y)))
    rest(page)
    assert wide(page) == pytest.approx(2 * before, rel=0.15)
    fingers.move(((x - 90, y), (x - 30, y)), ((x + 90, y), (x + 30, y)))
    rest(page)
    assert wide(page) < 1.2 * before
    expect(page.locator(".hand-primary")).to_be_hidden()  # two fingers lay nothing
    home = middle(page.locator(".cn-tile").first)
    corner = (garden["x"] + 12, garden["y"] + 12)
    fingers.move((corner, (corner[0] + 50, corner[1] + 30)))
    rest(page)
    moved = middle(page.locator(".cn-tile").first)
    assert moved[0] - home[0] == pytest.approx(50, abs=12)
    assert moved[1] - home[1] == pytest.approx(30, abs=12)
    page.locator(".cn-tool").last.tap()  # show all of it again
    rest(page)
    plot = page.locator(".cn-lit").first
    place, where = plot.get_attribute("data-place"), middle(plot)
    lift = 34  # a tile is carried above the finger
    fingers.move((middle(page.locator(".cn-chosen")), (where[0], where[1] + lift)))
    expect(plot).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".hand-primary")).to_be_visible()
    ply = ply_of(page)
    page.locator(".hand-primary").tap()
    after(page, ply)
    assert f"@{place}=" in done(table)[0]


class Other:
    """Somebody at the table who plays over a line of its own, at once."""

    def __init__(self, line: ClientConnection, table: Table, seat: int) -> None:
        self.line, self.seat, self.bot = line, seat, make("random", "tests")
        line.send(json.dumps({"t": "hello", "tokens": [table.tokens[seat]]}))

    def now(self) -> dict[str, Any]:
        while True:
            told: dict[str, Any] = json.loads(self.line.recv(timeout=60))
            told = told.get("now") or told
            if told["t"] == "now":
                return told

    def play(self, ply: int) -> None:
        """Wait for the turn at *ply* and lay something."""
        while (now := self.now())["ply"] < ply:
            pass
        view = RULES.read(now["pos"])
        action = str(self.bot.choose(RULES, view, self.seat, 5, now["ply"]))
        self.line.send(
            json.dumps({"t": "act", "ply": now["echo"], "do": [action], "seat": self.seat})
        )


def test_a_whole_game_on_a_phone(
    make_page: MakePage, server: Server, request: pytest.FixtureRequest
) -> None:
    """The last lays of one in every check, all of one in a long run."""
    left = LAYS if request.config.getoption("--long") else 10
    house = {} if left == LAYS else {"position": late_garden(left)}
    table = new_table(server.address, "connect", ["me", "me"], house=house, start=1)
    page = make_page("phone", mode="dark", language="de")
    sit(page, table)
    where = f"{table.address.replace('http', 'ws')}/ws/tables/{table.id}"
    with connect(where, origin=Origin(table.address)) as line:
        other = Other(line, table, 1)
        for turn in range(left // 2):
            assert my_turn(page)
            ply = ply_of(page)
            assert ply == str(2 * turn)
            page.locator(".cn-plot").first.dispatch_event("click")
            page.locator(".hand-primary").tap()
            after(page, ply)
            other.play(2 * turn + 1)
    expect(page.locator(".podium")).to_be_visible()
    assert len(done(table)) == left


CUT = """() => [...document.querySelectorAll(
    '.cn-board *, .cn-hand *, .steps-label, .coach, .nm-text, .stack *'
  )].filter(each => !each.closest('svg') && each.children.length === 0 &&
     each.textContent.trim() && each.offsetWidth && getComputedStyle(each).clipPath === 'none' &&
     (each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflowX !== 'visible' ||
      each.getBoundingClientRect().right > innerWidth + 1))
  .map(each => each.className + ': ' + each.textContent)"""


@pytest.mark.parametrize("size", [pytest.param("phone", marks=pytest.mark.long), "small"])
def test_six_at_a_phone_in_german(make_page: MakePage, server: Server, size: str) -> None:
    seats = [{"kind": "me", "name": name} for name in ("", "", "", "", "", "")]
    table = new_table(server.address, "connect", ["me"], house={"seats": seats}, start=1)
    page = make_page(size, language="de")
    sit(page, table)
    assert my_turn(page)
    assert page.evaluate(CUT) == []
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
    expect(page.locator(".cn-caught-pile")).to_have_count(6)
    page.locator(".cn-plot").first.dispatch_event("click")
    expect(page.locator(".hand-primary")).to_be_visible()
    assert page.evaluate(CUT) == []
    box = page.locator(".hand-primary").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= page.viewport_size["height"]  # type: ignore[index]


def excluding(position: str, seat: int) -> tuple[int, str, int] | None:
    """Return tile, place and sides of a lay whose catches exclude one another, if there is one."""
    view = RULES.read(position)
    groups: dict[tuple[int, str, int], list[set[str]]] = {}
    for action in RULES.legal(view, seat):
        text, _, take = str(action).partition(" take ")
        place = text.partition("@")[2].partition("=")[0]
        groups.setdefault((action.tile, place, action.sides), []).append(set(take.split()))
    for key, takes in groups.items():
        if len(set[str]().union(*takes)) > max(len(take) for take in takes):
            return key
    return None


def table_with_a_choice(address: str) -> tuple[Table, tuple[int, str, int]]:
    """Play until the next to lay has to choose among its catches."""
    bot = make("random", "tests")
    for _ in range(12):
        table = new_table(address, "connect", ["me", "me"], start=1)
        where = f"{address.replace('http', 'ws')}/ws/tables/{table.id}"
        with connect(where, origin=Origin(address)) as line:
            tokens = list(table.tokens.values())
            said = json.dumps({"t": "hello", "tokens": tokens, "eyes": 0})
            line.send(said)
            while True:
                now = json.loads(line.recv(timeout=60))
                if now["t"] == "no" and now["code"] == "too-many":  # faster than people may be
                    line.send(said)
                    continue
                if now["t"] == "no" and now.get("now"):  # refused: it stands as this says
                    now = now["now"]
                if now["t"] != "now" or now["pos"] is None:
                    continue
                if now["table"]["phase"] == "over":
                    break
                seat = now["to_act"][0]
                if now["you"]["eyes"] != seat:
                    said = json.dumps({"t": "eyes", "seat": seat})
                    line.send(said)
                    continue
                if seat == 0 and (found := excluding(now["pos"], 0)):
                    return table, found
                view = RULES.read(now["pos"])
                action = str(bot.choose(RULES, view, seat, 5, now["ply"]))
                do = [action.partition(" take ")[0]]  # the larger the maze, the sooner a choice
                said = json.dumps({"t": "act", "ply": now["echo"], "do": do, "seat": seat})
                line.send(said)
    raise AssertionError("twelve games without a choice")


def test_catches_that_exclude_one_another(make_page: MakePage, server: Server) -> None:
    table, (tile, place, sides) = table_with_a_choice(server.address)
    page = make_page()
    sit(page, table)
    assert my_turn(page)
    view = RULES.read(table.position(0))
    hand = [held >> 4 for held in view.hands[0]]
    page.locator("body").press(str(hand.index(tile) + 1))
    for _ in range(4):
        shows = page.locator(".cn-chosen").get_attribute("data-shows") or ""
        if shows.rstrip("0123456789").rstrip("ABCDEFGHIJKLMNOPQRSTUVWXY") == str(sides):
            break
        page.locator("body").press("r")
    page.locator(f'.cn-plot[data-place="{place}"]').dispatch_event("click")
    marked, taken = page.locator(".cn-candidate"), page.locator(".cn-candidate[aria-checked=true]")
    expect(marked.nth(1)).to_be_attached()
    assert taken.count() < marked.count(), "not all at once"
    before = {each.get_attribute("data-place") for each in taken.all()}
    page.locator(f'.cn-plot[data-place="{place}"]').focus()
    page.keyboard.press(" ")  # off to the catches
    assert page.evaluate("document.activeElement.getAttribute('role')") == "checkbox"
    left = next(
        each for each in marked.all() if each.get_attribute("data-place") not in before
    ).get_attribute("data-place")
    arrows = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
    # round and round misses some catches: then every three keys in a row
    for key in (*arrows * 3, *chain.from_iterable(product(arrows, repeat=3))):
        if page.evaluate("document.activeElement.dataset.place") == left:
            break
        page.keyboard.press(key)
    assert page.evaluate("document.activeElement.dataset.place") == left
    page.keyboard.press(" ")  # this one instead
    expect(page.locator(f'.cn-tile[data-place="{left}"]')).to_have_attribute("aria-checked", "true")
    wanted = {each.get_attribute("data-place") for each in taken.all()}
    assert wanted != before
    ply = ply_of(page)
    page.keyboard.press("Enter")
    after(page, ply)
    action = done(table)[int(ply or 0)]
    assert set(action.partition(" take ")[2].split()) == wanted


# As web/src/board/connect/lens.test.ts takes them, where 200 games are looked at.
GARDENS = {
    (360, 640): (360, 248),
    (390, 844): (390, 372),
    (820, 1180): (796, 656),
    (1280, 720): (716, 588),
    (1440, 900): (876, 768),
}
OUT_OF_REACH = """() => {
    const garden = document.querySelector('.cn-garden').getBoundingClientRect();
    return [...document.querySelectorAll('.cn-plot:not([hidden])')].filter((plot) => {
        const at = plot.getBoundingClientRect();
        const hit = document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2);
        return hit?.closest('.cn-plot') !== plot || at.top < garden.top - 1 ||
            at.bottom > garden.bottom + 1 || at.left < -1 || at.right > innerWidth + 1;
    }).map((plot) => plot.dataset.place);
}"""


def test_every_plot_can_be_tapped_on_screens_of_any_size(
    make_page: MakePage, server: Server
) -> None:
    house = {"position": late_garden(16)}
    table = new_table(server.address, "connect", ["me", "me"], house=house, start=1)
    page = make_page("phone")
    sit(page, table)
    assert my_turn(page)
    for (width, height), least in GARDENS.items():
        page.set_viewport_size({"width": width, "height": height})
        rest(page)
        garden = page.locator(".cn-garden").bounding_box()
        assert garden
        assert (garden["width"], garden["height"]) >= least, (width, height)
        assert garden["height"] >= least[1], (width, height)
        assert page.locator(".cn-plot").count() > 8
        assert page.evaluate(OUT_OF_REACH) == [], (width, height)
        coach, seats = (page.locator(each).bounding_box() for each in (".coach", ".seats"))
        if coach and seats and coach["height"]:
            assert coach["y"] >= seats["y"] + seats["height"] - 1, "the coach lies on the seats"
