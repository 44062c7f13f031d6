"""Everything fits: no text is cut, no target is too small, on any screen, in German."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

import daedalus
from tests.web.conftest import SIZES, MakePage, Server
from tests.web.play import BOARD, find_none, finish, open_front, settle, start, wish
from tests.web.sliding_play import Player, new_table

Phones = tuple[tuple[int, int], ...]

# Elements with text of their own that is cut by a box, or lies beyond the window.
CUT = """() => {
  const shown = (e) => {
    for (let up = e; up; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.visibility === 'hidden' || style.clipPath !== 'none') return false;
    }
    return e.getClientRects().length > 0;
  };
  const scrolls = (e) => {
    for (let up = e; up && up !== document.body; up = up.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(up).overflowX)
        && up.scrollWidth > up.clientWidth + 1 && up.tabIndex === 0) return true;
    }
    return false;
  };
  const found = [];
  for (const e of document.body.querySelectorAll('*')) {
    const own = [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim());
    if (!own || e instanceof SVGElement || e.closest('noscript, option') || !shown(e)) continue;
    const about = `${e.className || e.tagName}: ${e.textContent.trim().slice(0, 40)}`;
    for (let up = e; up && up !== document.documentElement; up = up.parentElement) {
      const style = getComputedStyle(up), box = up.getBoundingClientRect();
      if (!/hidden|clip/.test(style.overflowX + style.overflowY)) continue;
      const range = document.createRange();
      range.selectNodeContents(e);
      for (const line of range.getClientRects()) {
        if (line.width < 2) continue;
        if (line.right > box.right + 1.5 || line.left < box.left - 1.5) {
          found.push(`cut by ${up.className}: ${about}`);
        }
      }
    }
    const box = e.getBoundingClientRect();
    if ((box.right > innerWidth + 1 || box.left < -1) && !scrolls(e)) {
      found.push(`beyond the window: ${about}`);
    }
    if (getComputedStyle(e).textOverflow === 'ellipsis' && e.scrollWidth > e.clientWidth + 1) {
      found.push(`shortened: ${about}`);
    }
    if (parseFloat(getComputedStyle(e).fontSize) < 13.9 && !e.closest('code')) {
      found.push(`too small to read: ${about}`);
    }
  }
  const wide = document.documentElement.scrollWidth > innerWidth + 1;
  return [...new Set(found), ...(wide ? ['the page scrolls sideways'] : [])];
}"""

# What can be touched and is smaller than a finger; links inside a sentence are as small as words.
SMALL = """() => {
  const found = [];
  for (const e of document.querySelectorAll('button, a, select, summary, input, [role=button]')) {
    if (e.closest('[inert], .unseen, p, .nowhere') && !e.matches('.btn, .ib, .gate')) continue;
    if (e.matches('.sl-gate:not(.sl-open), .sl-tight')) continue; // beside a cell to walk to
    const label = e.closest('label');
    const box = (label ?? e).getBoundingClientRect();
    if (!box.width || getComputedStyle(e).visibility === 'hidden') continue;
    if (e.disabled) continue;
    if (box.width < 43.4 || box.height < 43.4) {
      const size = `${Math.round(box.width)}x${Math.round(box.height)}`;
      const name = e.getAttribute('aria-label') || e.textContent || e.name || '';
      found.push(`${e.className || e.tagName} ${name.slice(0, 30)} ${size}`);
    }
  }
  return [...new Set(found)];
}"""


def check(page: Page, where: str, touch: bool = True, sizes: Sequence[str] = ()) -> None:
    """Look at the page as it is, or in each of the sizes, the last of which it keeps."""
    for size in sizes or ("",):
        if size:
            width, height = SIZES[size]
            page.set_viewport_size({"width": width, "height": height})
        find_none(page, CUT, f"{where} {size}")
        if touch:
            find_none(page, SMALL, f"{where} {size}")


def test_pages_fit(make_page: MakePage) -> None:
    page = make_page("phone", language="de")
    sizes = ("small", "landscape")
    open_front(page)
    check(page, "front", sizes=sizes)
    page.locator(".more-row .btn").first.click()
    page.locator("details summary").click()
    check(page, "options", sizes=sizes)
    page.keyboard.press("Escape")
    start(page, 2)
    expect(page.locator(".invite")).to_be_visible()
    check(page, "lobby", sizes=sizes)
    paths = [
        "settings",
        "learn",
        "watch",
        "replay",
        "tables",
        "about",
        "box",
        "",
    ]  # with a table of mine
    for path in [*paths, *(f"rules/{edition}" for edition in ("classic", "connect"))]:
        page.goto(f"/{path}")
        expect(page.locator("h1")).not_to_be_empty()
        if path.startswith("rules"):
            expect(page.locator(".rules h2").nth(3)).to_be_visible()
        check(page, path, sizes=sizes)


def open_sheets(page: Page, where: str, sizes: Sequence[str]) -> None:
    """Look at everything the menu leads to."""
    sheet = page.get_by_role("dialog")
    for item in (None, "Was bisher passiert ist", "Etwas sagen", "Meine Karten aufs Handy"):
        page.get_by_role("button", name="Menü").click()
        if item:
            page.get_by_role("button", name=item).click()
        if item == "Meine Karten aufs Handy":
            expect(page.locator(".sheet .qr")).to_be_visible()
        expect(sheet).to_be_visible()
        check(page, f"{where}: {item}", sizes=sizes)
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)


FINDS = {"id": "finds", "args": {"letter": "Q"}}
PLANS = {"id": "plans", "args": {"ways": 12, "of": 48}}
LEAVES = {"id": "leaves", "args": {"seat": 1, "percent": 40, "usual": 20}}


def answer_hints(page: Page, turn: list[str], *reasons: dict[str, Any]) -> None:
    """Answer in the place of the bot: here only the room that its words need matters."""
    hint = {"t": "hint", "seat": 0, "ply": 0, "do": turn, "why": reasons[0], "more": reasons[1:]}

    def answer(line: WebSocketRoute) -> None:
        upstream = line.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if '"t":"hint"' in str(message):
                line.send(json.dumps(hint))
            else:
                upstream.send(message)

        line.on_message(pass_on)

    page.route_web_socket(re.compile("/ws/tables/"), answer)
    page.reload()


TABLES: tuple[Any, ...] = (
    ("classic", 4, {"dark_lord": True}),
    pytest.param("galaxy", 3, {"hands": "open", "cards": 3}, marks=pytest.mark.long),
    pytest.param("pirates", 2, {"hands": "own"}, marks=pytest.mark.long),
)


@pytest.mark.parametrize(("edition", "seats", "options"), TABLES)
def test_tables_fit(
    server: Server, browser: Browser, edition: str, seats: int, options: dict[str, Any]
) -> None:
    sizes = ("landscape", "phone")
    house = {"clock": {"kind": "game", "seconds": 5400, "increment": 0}}
    others = ["me", *["random"] * (seats - 2)]  # somebody to speak to
    rules = daedalus.edition(edition, **options)
    while True:  # the dark lord's cards need the most room
        table = new_table(server.address, edition, ["me", *others], house=house, start=1, **options)
        card = rules.read(table.position(0)).left[0][0]
        if not options.get("dark_lord") or card in "MNOP":
            break
    player = Player(browser, table, [0], phone=True, locale="de")
    page = player.page
    push, walk = table.best(0)
    answer_hints(page, [push, walk], FINDS, LEAVES)
    player.wait_for_turn()
    check(page, "to push", sizes=sizes)
    player.push(push)
    check(page, "to walk", sizes=sizes)
    page.locator("[data-does=back]").click()
    page.get_by_role("button", name="Tipp").first.click()
    expect(page.locator(".hint-panel")).to_be_visible()
    for size in sizes:
        check(page, "hint", sizes=[size])
        dock = page.locator(".hand-primary").bounding_box()
        assert dock
        assert dock["y"] + dock["height"] <= SIZES[size][1] + 1, "the one button is on the screen"
    if edition == "classic":
        open_sheets(page, edition, sizes)
    player.leave()


@pytest.mark.parametrize("edition", ["classic", pytest.param("connect", marks=pytest.mark.long)])
def test_around_one_screen_end_and_replay_fit(
    make_page: MakePage, server: Server, edition: str
) -> None:
    page = make_page("phone", language="de")
    options = {"cards": 1, "ending": "last-card", "size": 5} if edition == "classic" else {}
    seats = {"me": 4 if edition == "classic" else 6, "here": 2, "online": 2}
    wish(page, edition=edition, options=options, seats=seats, level="random")
    open_front(page)
    start(page, 1)
    expect(page.locator(".tray-sleeves .sleeve").first).to_be_visible()
    check(page, "around")
    page.set_viewport_size({"width": 844, "height": 390})
    check(page, "around on its side")
    page.set_viewport_size({"width": 390, "height": 844})
    open_front(page)
    table = start(page)
    expect(page.locator(BOARD).last).to_be_visible()
    check(page, "table", touch=edition == "classic")
    finish(page, server.address, table)
    expect(page.locator(".podium")).to_be_visible()
    check(page, "end")
    page.set_viewport_size({"width": 844, "height": 390})
    check(page, "end on its side")
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"/replay/{table}?ply=1")
    expect(page.locator(".replay .place")).to_be_visible()
    check(page, "replay", touch=edition == "classic")


IN_SIGHT = """() => {
  const hand = document.querySelector('.hand').getBoundingClientRect();
  return hand.height > 0 && Math.round(hand.bottom) <= innerHeight;
}"""


@pytest.mark.parametrize(("edition", "seats"), [("galaxy", 4), ("connect", 6)])
def test_the_whole_hand_is_on_a_tablet(
    server: Server, browser: Browser, edition: str, seats: int
) -> None:
    options: dict[str, Any] = {"dark_lord": True} if edition == "galaxy" else {}
    others = ["random"] * (seats - 1)
    table = new_table(server.address, edition, ["me", *others], start=1, **options)
    player = Player(browser, table, [0], viewport={"width": 820, "height": 1180})
    page = player.page
    expect(page.locator(".seat.turn .flag")).to_have_count(1)
    assert page.evaluate(IN_SIGHT), "at rest"
    page.get_by_role("button", name="Hint").first.click()
    expect(page.locator(".hint-panel")).to_be_visible()
    settle(page)
    page.wait_for_function(IN_SIGHT)
    player.leave()


PHONES = (
    *((360, 640), (390, 664), (412, 700), (412, 732), (360, 740)),
    *((360, 800), (411, 823), (390, 844), (412, 915)),
)
EXTREMES = (
    (360, 640),
    (390, 664),
    (412, 915),
)  # the least room, the least height, the most of both


@pytest.fixture
def phones(request: pytest.FixtureRequest) -> Phones:
    """The sizes of phones: the extremes, or all of them in a long run."""
    return PHONES if request.config.getoption("--long") else EXTREMES


def look_on_phones(player: Player, phones: Phones, where: str) -> None:
    """The hand is in sight, cells are large enough for a finger, and nothing is cut."""
    for width, height in phones:
        player.page.set_viewport_size({"width": width, "height": height})
        find_none(player.page, CUT, f"{width}x{height} {where}")
        player.page.wait_for_function(IN_SIGHT)
        cell = player.cell("d4").bounding_box()
        assert cell
        assert cell["width"] > 43.5, f"{width}x{height} {where}"


@pytest.mark.parametrize(
    ("edition", "seats", "options", "clock"),
    [
        # The lord's card and a clock need the most room.
        pytest.param("classic", 4, {}, "game", marks=pytest.mark.long),
        ("galaxy", 4, {"dark_lord": True}, "game"),
        pytest.param("galaxy", 4, {"dark_lord": True}, "none", marks=pytest.mark.long),
        pytest.param("pirates", 4, {"hands": "open"}, "none", marks=pytest.mark.long),
        pytest.param("pirates", 2, {"hands": "own"}, "none", marks=pytest.mark.long),
    ],
)
def test_the_whole_hand_is_on_any_phone(
    server: Server,
    browser: Browser,
    phones: Phones,
    edition: str,
    seats: int,
    options: dict[str, Any],
    clock: str,
) -> None:
    others = ["random"] * (seats - 1)
    kept = {"kind": "game", "seconds": 5400, "increment": 0}
    house = {"clock": kept} if clock == "game" else None
    table = new_table(server.address, edition, ["me", *others], house=house, start=1, **options)
    viewport = {"width": 390, "height": 844}
    player = Player(browser, table, [0], phone=True, locale="de", viewport=viewport)
    player.wait_for_turn()
    look_on_phones(player, phones, "to push")
    for turn in (table.best(0), table.dull(0)):  # a goal in reach or not: other words and buttons
        player.push(turn[0])
        look_on_phones(player, phones, "to walk")
        player.page.locator("[data-does=back]").click()
    player.leave()


@pytest.mark.parametrize(
    ("edition", "seats"),
    [pytest.param("connect", 2, marks=pytest.mark.long), ("connect", 6), ("go", 4)],
)
def test_the_whole_table_is_on_any_phone(
    server: Server, browser: Browser, phones: Phones, edition: str, seats: int
) -> None:
    options: dict[str, Any] = {"start": 1} if edition == "connect" else {}
    table = new_table(server.address, edition, ["me", *["random"] * (seats - 1)], **options)
    viewport = {"width": 390, "height": 844}
    player = Player(browser, table, [0], phone=True, locale="de", viewport=viewport)
    page = player.page
    expect(page.locator(BOARD).last).to_be_visible()
    for width, height in phones:
        page.set_viewport_size({"width": width, "height": height})
        find_none(page, CUT, f"{width}x{height}")
        seen = page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        assert seen, f"{width}x{height}"
    player.leave()


@pytest.mark.parametrize(
    ("language", "button"),
    [
        ("de", "Tipp"),
        pytest.param("es", "Pista", marks=pytest.mark.long),
        pytest.param("en", "Hint", marks=pytest.mark.long),
    ],
)
def test_the_whole_hand_is_on_any_phone_with_the_longest_hint(
    server: Server, browser: Browser, phones: Phones, language: str, button: str
) -> None:
    table = new_table(server.address, "galaxy", ["me", *["random"] * 3], start=1, dark_lord=True)
    viewport = {"width": 360, "height": 640}
    player = Player(browser, table, [0], phone=True, locale=language, viewport=viewport)
    page = player.page
    push, walk = table.best(0)
    answer_hints(page, [push, walk], PLANS, LEAVES)
    player.wait_for_turn()
    page.get_by_role("button", name=button).first.click()
    expect(page.locator(".hint-panel")).to_be_visible()
    look_on_phones(player, phones, "with a hint")
    player.leave()


def test_the_foot_of_the_garden_hides_none_of_it(server: Server, browser: Browser) -> None:
    table = new_table(server.address, "connect", ["me", *["random"] * 5], start=1)
    viewport = {"width": 844, "height": 390}
    player = Player(browser, table, [0], phone=True, viewport=viewport)
    garden, foot = player.page.locator(".cn-garden"), player.page.locator(".cn-foot")
    expect(foot).to_be_visible()
    above, below = garden.bounding_box(), foot.bounding_box()
    assert above
    assert below
    assert above["y"] + above["height"] <= below["y"] + 1
    assert below["height"] < 60, "one row: nothing in it lies over something else"
    player.leave()


def test_nothing_pushes_the_board_down(server: Server, browser: Browser) -> None:
    table = new_table(server.address, "classic", ["me", "random", "random"], start=1)
    player = Player(browser, table, [0], viewport={"width": 1280, "height": 720})
    for _ in range(2):  # treasures and a log beside it
        player.wait_for_turn()
        player.play_turn(0)
    player.wait_for_turn()
    assert player.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    player.leave()


def test_the_hand_lies_where_the_person_wants_it(server: Server, browser: Browser) -> None:
    table = new_table(server.address, "classic", ["me", "random"], start=1, cards=3)
    for left in (False, True):
        player = Player(browser, table, [0], settings={"leftHanded": left})
        player.wait_for_turn()
        for size in ("desktop", "landscape"):
            width, height = SIZES[size]
            player.page.set_viewport_size({"width": width, "height": height})
            settle(player.page)
            hand, board = player.page.locator(".hand").bounding_box(), player.board.bounding_box()
            assert hand
            assert board
            assert (hand["x"] < board["x"]) == left, size
        player.leave()


def test_the_measure_finds_what_is_cut_and_small(make_page: MakePage) -> None:
    page = make_page("phone")
    page.goto("/settings")
    expect(page.locator("h1")).not_to_be_empty()
    page.evaluate(
        "() => { const main = document.querySelector('main');"
        " const text = main.appendChild(document.createElement('div'));"
        " text.textContent = 'cut cut cut cut cut';"
        " text.style.cssText = 'width: 60px; overflow: hidden; white-space: nowrap';"
        " main.appendChild(document.createElement('button')).textContent = 'x'; }"
    )
    assert any("cut by" in found for found in page.evaluate(CUT))
    assert any("BUTTON x" in found for found in page.evaluate(SMALL))
