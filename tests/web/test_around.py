"""Around one screen: whole games by touch with phones as hands, and by keys and ear alone."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from daedalus.editions import read_position
from tests.support.late import late_garden
from tests.web.axe import check
from tests.web.conftest import MakePage, Server
from tests.web.play import find_none, frames_of, from_menu, play_from
from tests.web.sliding_play import Hands, Table, new_table
from tests.web.test_connect_touch import Fingers, middle
from tests.web.test_connect_web import after, ply_of
from tests.web.test_fits import CUT

NAMES = ("Pip", "Orla", "Bram", "Juno")
SHORT: dict[str, Any] = {"cards": 1, "size": 5, "start": 1}
POSITION = re.compile(r'"pos":"([^"]+)"')
LEFT = 10  # tiles still to lay
LONG = pytest.mark.long


def sit(page: Page, table: Table, seats: range, there: str = ".sleeve") -> None:
    """Open the table for all who sit around the screen, and wait until something is *there*."""
    page.goto("/")
    page.evaluate(
        "([id, kept]) => localStorage.setItem('daedalus.tables', JSON.stringify({[id]: kept}))",
        [
            table.id,
            {
                "edition": table.edition,
                "at": 1,
                "seats": [{"seat": seat, "token": table.tokens[seat]} for seat in seats],
            },
        ],
    )
    page.goto(f"/t/{table.id}")
    expect(page.locator(there).first).to_be_visible()


def take_phone(tablet: Page, phone: Page, name: str) -> None:
    """Scan the code of the tablet and say who one is."""
    tablet.context.grant_permissions(["clipboard-read", "clipboard-write"])
    from_menu(tablet, "Cards on phones")
    tablet.get_by_role("button", name="Copy link").click()
    phone.goto(tablet.evaluate("navigator.clipboard.readText()"))
    phone.get_by_role("button", name=name).tap()
    expect(phone.locator(".hand-card").first).to_be_visible()
    expect(tablet.locator(".phones-who")).to_contain_text(f"{name} holds a phone")
    tablet.keyboard.press("Escape")


def shown_to(frames: list[str]) -> set[int]:
    """Return the seats whose hidden cards a device has been sent while they were hidden."""
    seen: set[int] = set()
    for frame in frames:
        if '"phase":"playing"' not in frame:
            continue
        for text in POSITION.findall(frame):
            rules, view = read_position(text)
            if rules.engine == "connect":
                seen |= {seat for seat, hand in enumerate(view.hands) if any(hand)}
            else:
                hands = text.rpartition(" ")[2].split(",")
                seen |= {s for s, hand in enumerate(hands) if hand.partition(":")[2].strip("?")}
    return seen


def peek(page: Page, fingers: Fingers) -> None:
    """Hold the card of whoever is in turn: its face is there as long as the finger is."""
    sleeve = page.locator(".tray-sleeves .sleeve").first
    home = page.locator(".tray-facts").get_by_text("Heading home")
    expect(sleeve.or_(home).first).to_be_visible()
    if not sleeve.count():
        return
    assert page.locator(".sleeve.up").count() == 0
    fingers.hold(middle(sleeve))
    expect(page.locator(".sleeve.up")).to_have_count(1)
    fingers.let_go()
    expect(page.locator(".sleeve.up")).to_have_count(0)


def plant(page: Page, *, shared: bool) -> None:
    """Lay any tile anywhere by finger."""
    if shared:
        page.locator(".tray-plays .btn").first.tap()
    board = page.locator(".cn-board")
    expect(board).to_have_attribute("data-turn", "lay")
    ply = ply_of(page)
    page.locator(".cn-plot:not([hidden])").first.dispatch_event("click")
    page.locator(".hand-primary").tap()
    after(page, ply)


@pytest.mark.parametrize(
    ("edition", "size"),
    [
        pytest.param("classic", "upright", marks=LONG),  # test_together has one in every check
        pytest.param("pirates", "flat", marks=LONG),
        pytest.param("galaxy", "upright", marks=LONG),
        ("connect", "flat"),
        pytest.param("connect", "upright", marks=LONG),
    ],
)
def test_four_play_by_touch_with_two_phones_one_of_which_goes_away(
    make_page: MakePage, server: Server, edition: str, size: str
) -> None:
    """Everybody watches, nobody's card is sent to a device that is not to show it."""
    garden = edition == "connect"
    house = {"position": late_garden(LEFT, 4)} if garden else {}
    options = {"start": 1} if garden else {**SHORT, "cards": 2}
    table = new_table(server.address, edition, ["me"] * 4, house=house, **options)
    tablet = make_page(size)
    heard = {"tablet": frames_of(tablet)}
    sit(tablet, table, range(4))
    phones = {}
    for seat in (1, 3):
        phones[seat] = make_page("phone")
        heard[NAMES[seat]] = frames_of(phones[seat])
        take_phone(tablet, phones[seat], NAMES[seat])
        check(phones[seat])
        play_from(phones[seat])
    expect(tablet.locator(".on-phone")).to_have_count(2)
    heard["tablet"].clear()  # before, all four held their cards here
    fingers = Fingers(tablet)
    gone = False
    for turn in range(120):
        seat = turn % 4
        expect(
            tablet.locator(f".podium, .tray-head:has-text('{NAMES[seat]}')").first
        ).to_be_visible()
        if tablet.locator(".podium").count():
            break
        if turn == 5:  # before the second turn of whoever is there
            assert shown_to(heard["tablet"]) == {0, 2}
            tablet.clock.install()
            phones.pop(3).close()
            expect(tablet.locator(".on-phone").first).to_be_visible()
            tablet.clock.fast_forward(10_100)
            expect(tablet.locator("[aria-live=polite]")).to_contain_text("here, face down")
            expect(tablet.locator(".on-phone")).to_have_count(1)
            gone = True
        page = phones.get(seat, tablet)
        if page is tablet:
            peek(tablet, fingers)
        if garden:
            plant(page, shared=page is tablet)
            continue
        hands = Hands(page, table, touches=True)
        if not hands.wait_for_turn():
            break
        hands.play_turn(seat)
    assert gone
    for page in (tablet, phones[1]):
        expect(page.locator(".podium")).to_be_visible()
    assert {device: shown_to(frames) for device, frames in heard.items()} == {
        "tablet": {0, 2, 3},
        "Orla": {1},
        "Juno": {3},
    }


@pytest.mark.parametrize(
    ("size", "language"),
    [
        ("small", "de"),
        pytest.param("phone", "fr", marks=LONG),
    ],
)
@pytest.mark.parametrize("edition", ["classic", "connect"])
def test_a_hand_on_a_phone_is_whole(
    make_page: MakePage, server: Server, edition: str, size: str, language: str
) -> None:
    table = new_table(server.address, edition, ["me", "me"], start=1)
    tablet, phone = make_page("flat"), make_page(size, language=language)
    sit(tablet, table, range(2))
    take_phone(tablet, phone, "Pip")
    check(phone)
    assert phone.evaluate(INSIDE, ".hand-whose, .hand-card svg, .hand-main > *, .hand-foot") == []
    phone.locator(".hand-card").first.tap()  # somebody looks over the shoulder
    expect(phone.locator(".hand-card").first).to_have_attribute("aria-label", TURNED[language])
    play_from(phone)
    expect(phone.locator(".boardwrap")).to_be_visible()
    phone.locator(".bar .ib").last.tap()
    phone.locator("dialog .item", has_text=HOLD[language]).tap()
    expect(phone.locator(".hand-card").first).to_be_visible()


INSIDE = """(what) => [...document.querySelectorAll(what)].filter((each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1 ||
        each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0;
}).map((each) => each.className + each.textContent)"""
TURNED = {
    "de": "Verdeckt. Antippen, um sie aufzudecken.",
    "fr": "Face cachée. Touche-la pour la voir.",
}
HOLD = {"de": "Nur meine Karten halten", "fr": "Tenir seulement mes cartes"}

EDGES = """() => {
    const box = (each) => each.getBoundingClientRect();
    const board = box(document.querySelector(".boardhost"));
    return [...document.querySelectorAll(".edges .seat, .edges .hand")].filter((each) =>
        getComputedStyle(each).display !== "none"
    ).map((each) => {
        const at = box(each);
        const inside = at.left >= 0 && at.right <= innerWidth && at.top >= 0 &&
            at.bottom <= innerHeight + 1;
        const clear = at.bottom <= board.top + 1 || at.top >= board.bottom - 1;
        const far = at.top < board.top;
        const turned = getComputedStyle(each).transform.startsWith("matrix(-1");
        return inside && clear && far === turned;
    });
}"""


@pytest.mark.parametrize("people", [2, pytest.param(3, marks=LONG), 4])
def test_on_an_upright_tablet_everybody_sits_at_their_own_edge(
    make_page: MakePage, server: Server, people: int
) -> None:
    """What lies at the far side is turned to those who sit there, and the board never moves."""
    table = new_table(
        server.address, "classic", ["me"] * people, **{**SHORT, "size": 7, "cards": 3}
    )
    page = make_page("upright")
    page.emulate_media(reduced_motion="reduce")
    sit(page, table, range(people))
    hands = Hands(page, table, touches=True)
    stands = page.locator(".boardhost").bounding_box()
    for turn in range(people + 1):
        assert hands.wait_for_turn()
        expect(page.locator(".tray-head")).to_contain_text(NAMES[turn % people])
        assert page.evaluate(EDGES) == [True] * people
        push, walk = table.dull(turn % people)
        hands.push(push)
        assert page.evaluate(EDGES) == [True] * people
        assert page.locator(".boardhost").bounding_box() == stands
        hands.walk(walk)


KEYS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
AT = "() => document.activeElement?.dataset.{} ?? ''"


def go_by_keys(page: Page, what: str, wanted: str, chance: Random) -> bool:
    """Press arrow keys until the focus is where it is wanted."""
    for _ in range(200):
        if page.evaluate(AT.format(what)) == wanted:
            return True
        page.keyboard.press(chance.choice(KEYS))
    return False


def said(page: Page) -> str:
    return page.locator("[aria-live=polite]").inner_text()


LISTEN = """() => {
    const live = document.querySelector("[aria-live=polite]");
    window.spoken = [];
    new MutationObserver(() => window.spoken.push(live.innerText))
        .observe(live, { childList: true, characterData: true, subtree: true });
}"""


def spoken(page: Page) -> str:
    """Return all that was said aloud since one began to listen."""
    sentences: list[str] = page.evaluate("window.spoken")
    return " ".join(sentences)


def test_a_whole_game_around_one_screen_by_keys_says_no_card_aloud(
    make_page: MakePage, server: Server
) -> None:
    """A card is held up with P, and read aloud only to whoever has asked for that."""
    table = new_table(server.address, "classic", ["me", "me"], **SHORT)
    page = make_page()
    sit(page, table, range(2))
    hands, chance = Hands(page, table), Random(1)
    for turn in range(60):
        if not hands.wait_for_turn():
            break
        seat = turn % 2
        expect(page.locator(".tray-head")).to_contain_text(NAMES[seat])
        if turn == 0:  # from now on it stays there
            page.evaluate(LISTEN)
            page.locator(".sl-board [tabindex='0']").focus()
        page.wait_for_function(
            "() => document.querySelector('.boardhost').contains(document.activeElement)"
        )
        if page.locator(".tray-sleeves .sleeve").count():  # else they are on their way home
            before = said(page)
            page.keyboard.down("p")
            expect(page.locator(".sleeve.up")).to_have_count(1)
            assert said(page) == before
            page.keyboard.up("p")
            expect(page.locator(".sleeve.up")).to_have_count(0)
            assert said(page) == before
            page.keyboard.press("g")  # the question for one's goal
            expect(page.locator("[aria-live=polite]")).to_contain_text("face down. Hold P to peek")
        push, walk = table.best(seat)
        gate, sides = push.split("=")
        for _ in range(4):
            if hands.spare_sides() == int(sides, 16):
                break
            now = page.locator(".sl-spare use").first.get_attribute("href") or ""
            page.keyboard.press("r")
            expect(page.locator(".sl-spare use").first).not_to_have_attribute("href", now)
        assert go_by_keys(page, "gate", gate, chance)
        page.keyboard.press("Enter")
        expect(hands.board).to_have_attribute("data-turn", "walk")
        index = hands.cell(walk).get_attribute("data-cell") or ""
        page.wait_for_function(AT.format("cell"))
        if not go_by_keys(page, "cell", index, chance):
            hands.cell(walk).focus()
        page.keyboard.press("Enter")
        expect(hands.board).not_to_have_attribute("data-turn", "walk")
    expect(page.locator(".podium")).to_be_visible()
    assert "Now " not in spoken(page), "the strip is for the eyes"
    assert not re.search(r"[Yy]our goal|You can reach|in sight", spoken(page))


def test_connect_around_one_screen_by_keys_says_no_tile_before_it_is_out(
    make_page: MakePage, server: Server
) -> None:
    """Tiles are held up with 1 and 2, taken out with Shift, and named from then on."""
    left = 6
    house = {"position": late_garden(left, 2)}
    table = new_table(server.address, "connect", ["me", "me"], house=house, start=1)
    page = make_page()
    sit(page, table, range(2))
    polite = page.locator("[aria-live=polite]")
    for turn in range(left):
        page.locator(".tray-plays, .podium").first.wait_for()
        if page.locator(".podium").count():
            break
        ply = ply_of(page)
        page.evaluate(LISTEN)
        before = said(page)
        page.keyboard.down("1")
        expect(page.locator(".sleeve.up")).to_have_count(1)
        assert said(page) == before
        page.keyboard.up("1")
        expect(page.locator(".sleeve.up")).to_have_count(0)
        page.keyboard.press("h")
        expect(polite).to_contain_text("There are no visible tiles.")
        hidden = spoken(page)
        page.keyboard.press("Shift+Digit1")
        expect(page.locator(".cn-plot").first).to_be_attached()
        if turn == 0:
            page.keyboard.press("ArrowRight")  # the first one leads to the garden
        page.wait_for_function("() => document.activeElement?.closest('.cn-board')")
        page.keyboard.press("h")
        expect(polite).to_contain_text("Tile 1: ")
        pair = said(page).partition("Tile 1: ")[2].partition(",")[0]
        assert pair
        assert pair not in hidden
        for _ in range(4):
            if page.locator(".cn-lit").count():
                break
            page.keyboard.press("r")
        for key in KEYS * 8:
            if page.locator(".hand-primary").is_visible():
                break
            page.keyboard.press(key)
            if page.evaluate("document.activeElement.matches('.cn-lit')"):
                page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        after(page, ply)
    expect(page.locator(".podium")).to_be_visible()


COVERED = """() => [...document.querySelectorAll(".hand button, .seats .sleeve")].filter((each) => {
    if (!each.checkVisibility({ visibilityProperty: true }) || each.disabled) return false;
    const { x, y, width, height } = each.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return x < 0 || y < 0 || x + width > innerWidth + 1 || y + height > innerHeight + 1 ||
        !each.contains(hit);
}).map((each) => each.className + each.textContent + (each.ariaLabel ?? ""))"""
WIDE = "each => each.offsetWidth"
SCREENS = ((1280, 720), (820, 1180), (360, 640))  # of each kind the one with the least room
MORE_SCREENS = ((1440, 900), (1180, 820), (390, 844))  # in a long run


@pytest.mark.parametrize(
    ("edition", "people"),
    [
        ("galaxy", 4),  # who walks, with an Eclipse at the table, is asked as well
        ("connect", 6),
        pytest.param("connect", 4, marks=LONG),
        pytest.param("classic", 4, marks=LONG),
    ],
)
def test_all_there_is_to_do_around_one_screen_is_in_sight(
    make_page: MakePage,
    server: Server,
    request: pytest.FixtureRequest,
    edition: str,
    people: int,
) -> None:
    garden = edition == "connect"
    screens = SCREENS + (MORE_SCREENS if request.config.getoption("--long") else ())
    house = {"position": late_garden(LEFT, people)} if garden else {}
    options = {"dark_lord": True} if edition == "galaxy" else {}
    table = new_table(server.address, edition, ["me"] * people, house=house, start=1, **options)
    page = make_page("upright", language="de")
    page.emulate_media(reduced_motion="reduce")
    sit(page, table, range(people))

    def look(where: str) -> None:
        for width, height in screens:
            page.set_viewport_size({"width": width, "height": height})
            find_none(page, COVERED, f"{width}x{height} {where}")
            find_none(page, CUT, f"{width}x{height} {where}")

    look("at rest")
    page.set_viewport_size({"width": 1280, "height": 720})
    plate, tray = (page.locator(f"{each} .sleeve").first for each in (".seats", ".tray-sleeves"))
    assert plate.evaluate(WIDE) < tray.evaluate(WIDE), "whoever is in turn has the larger cards"
    if garden:
        page.locator(".tray-plays .btn").first.tap()
        look("a tile is out")
        page.locator(".cn-plot.cn-lit").first.dispatch_event("click")
        look("a plot is chosen")
        page.locator(".hand-primary").tap()
    else:
        hands = Hands(page, table, touches=True)
        push, walk = table.dull(0)
        hands.push(push)
        look("to walk")
        hands.walk(walk)
    expect(page.locator(".strip").first).to_be_attached()
    look("the next one's turn")


OPEN_CARDS = """(count) => count === [...document.querySelectorAll(
    ".sl-card, .tray-facts .seeks i, .seat.turn .seeks i"
)].filter((each) => each.checkVisibility({ visibilityProperty: true })).length"""


def test_open_cards_of_whoever_is_in_turn_are_in_sight(make_page: MakePage, server: Server) -> None:
    """On the seat, in the tray or in the hand: once."""
    options: dict[str, Any] = {"hands": "open", "cards": 3, "start": 1}
    table = new_table(server.address, "pirates", ["me", "me"], **options)
    page = make_page("upright")
    sit(page, table, range(2), ".sl-board")
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(OPEN_CARDS, arg=3)
        find_none(page, CUT, f"{width}x{height}")


def test_a_card_is_read_to_whoever_has_asked_for_it(make_page: MakePage, server: Server) -> None:
    table = new_table(server.address, "classic", ["me", "me"], **SHORT)
    page = make_page()
    sit(page, table, range(2))
    assert Hands(page, table).wait_for_turn()
    from_menu(page, "At this table")
    page.get_by_role("dialog").locator(".switch", has_text="Read my card to me: Pip").click()
    page.keyboard.press("Escape")
    before = said(page)
    page.keyboard.down("p")
    expect(page.locator("[aria-live=polite]")).to_contain_text("Your goal")
    page.keyboard.up("p")
    expect(page.locator("[aria-live=polite]")).not_to_contain_text("Your goal")
    other = page.locator(".seats .sleeve")  # nobody has asked for that one
    other.focus()
    page.keyboard.down(" ")
    expect(page.locator(".sleeve.up")).to_have_count(1)
    page.keyboard.up(" ")
    expect(page.locator(".sleeve.up")).to_have_count(0)
    assert "Your goal" not in said(page)
    assert "Your goal" not in before
