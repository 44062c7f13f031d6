"""The static site in a browser: a host of files under a path, then no network at all.

Chromium comes for the first time once: all tests in it are in the browser that this left.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import date
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

import daedalus
from daedalus import puzzles
from daedalus.editions import read_game
from daedalus.lessons import lesson
from tests.box.test_box import market, written
from tests.support.files import Host
from tests.support.starts import MEMORY_KEPT, WATCHED
from tests.web import device_play as device
from tests.web import friends_play as friends
from tests.web.conftest import OF_ALL_LANGUAGES
from tests.web.device_pages import MY_TURN, QUICK, choose, finish, play_turn, wish
from tests.web.engines.chromium import Chromium, ChromiumWindow
from tests.web.engines.installed import OTHERS
from tests.web.engines.journey import TURN as TURN_NOW
from tests.web.engines.journey import keep, push_and_walk
from tests.web.engines.window import DESKTOP, PHONE, Window
from tests.web.test_box import fill_box, wears
from tests.web.test_friends_pages import forged, look

SHORT: dict[str, Any] = {"cards": 1, "size": 5, "ending": "last-card"}
WISH = wish("master", **SHORT)
OWN = "#dd-m-classic-book text"  # an emoji of the host's box, which guests get as well
CONTROLLED = "() => navigator.serviceWorker.controller !== null"
PRESS = """(text) => {
  [...document.querySelectorAll("button")].find((each) => each.textContent.includes(text)).click();
}"""
NO_BOXES = """() => new Promise((done) => {
  const asked = indexedDB.open("daedalus-boxes");
  asked.onsuccess = () => {
    const change = asked.result.transaction("boxes", "readwrite");
    change.objectStore("boxes").clear();
    change.oncomplete = () => done(true);
  };
})"""
DAY = date(2026, 11, 10)
PUZZLE = next(each for each in puzzles.load() if each.kind == "fetch" and each.turns == 1)


@pytest.fixture(scope="module")
def context(browser: Browser, host: Host) -> Iterator[BrowserContext]:
    """A browser in which somebody has been here once: everything is kept, Python's memory too."""
    made = browser.new_context(
        viewport={"width": 1280, "height": 800}, locale="en", reduced_motion="reduce"
    )
    made.set_default_timeout(180_000)
    made.add_init_script(WATCHED)
    choose(made, WISH)
    page = made.new_page()
    page.goto(host.address)
    page.wait_for_function(CONTROLLED)  # from its first visit on, at the address where it starts
    page.wait_for_function(device.KEPT, polling=250)
    page.wait_for_function(MEMORY_KEPT, polling=250)
    assert page.evaluate("ready.again") is False
    page.close()
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
    expect(page.locator(".who-button").last).to_contain_text("your browser is the table")
    expect(page.locator(".join")).to_have_count(0)
    page.locator(".who-button:enabled").first.click()
    page.wait_for_url("**/games/daedalus/?/t/own-*")
    play_turn(page)
    page.wait_for_function(MY_TURN)
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
    page.locator(".replay a[href*='/review/']").click()  # worked out by the Python of the page
    expect(page.locator(".acc.turns tbody tr")).not_to_have_count(0)
    assert complaints == []
    page.close()


def test_what_is_installed_starts_and_has_its_pages_and_puzzles_without_a_network(
    context: BrowserContext, host: Host
) -> None:
    page = context.new_page()
    told: list[str] = []  # a start from memory that fails says so, and begins from nothing
    page.on("console", lambda message: told.append(message.text))
    context.set_offline(True)
    try:
        page.goto(host.address)
        manifest = page.locator("link[rel=manifest]").evaluate("link => link.href")
        assert manifest == f"{host.address}manifest.webmanifest"
        scope = page.evaluate("navigator.serviceWorker.ready.then((found) => found.scope)")
        assert scope == host.address
        expect(page.locator(".who-button:enabled").first).to_be_visible()
        page.goto(f"{host.address}?/rules/classic")
        expect(page.locator(".rules")).to_be_visible()
        page.goto(f"{host.address}?/puzzles/daily&date={DAY.isoformat()}")  # it starts from memory
        expect(page.locator(".task")).to_be_visible()
        page.goto(f"{host.address}?/learn")
        expect(page.locator("h1")).to_be_visible()
    finally:
        context.set_offline(False)
    assert not [text for text in told if text.startswith("memory")]
    page.close()


def test_a_box_is_made_and_played_to_the_end_without_a_network(
    context: BrowserContext, host: Host
) -> None:
    page = context.new_page()
    context.set_offline(True)
    try:
        page.goto(f"{host.address}?/box")
        fill_box(page)
        page.get_by_role("button", name="Play with this box").click()
        page.wait_for_url("**/games/daedalus/?/t/own-*")
        page.wait_for_function(MY_TURN)
        wears(page)
        page.reload()
        page.wait_for_function(MY_TURN)
        wears(page)
        finish(page)
        page.locator(".podium a[href*='/replay/']").click()
        wears(page)
    finally:
        context.set_offline(False)
    page.close()


def test_a_friend_plays_from_device_to_device_and_comes_back_by_a_new_link(
    context: BrowserContext, browser: Browser, host: Host
) -> None:
    """A link, a reply that is opened beside the table, a reload, a whole game, another."""
    mira = ChromiumWindow(context, lent=True)
    leo = Chromium(browser).window(PHONE)
    with closing(mira), closing(leo):
        friends.arrive(mira, host.address, "Mira")
        friends.arrive(leo, host.address, "Leo")
        mira.open(f"{host.address}?/box")
        mira.page.locator(".box-page input[type=file]").set_input_files(
            {"name": "m.box", "mimeType": "application/json", "buffer": written(market())}
        )
        mira.wait("() => document.querySelector('.box-head input').value === 'En el mercado'")
        mira.click(".box-side > .btn:not(.primary)")
        link = friends.invitation(mira)
        assert "&seal=" in link
        reply = friends.reply_to(leo, link)
        with closing(ChromiumWindow(context, lent=True)) as beside:  # as a messenger opens it
            beside.open(reply)
            assert beside.text(".empty h1") == "The reply has arrived."
        leo.click("form.guest .btn.primary")  # their name was on the page with the reply
        for window in (mira, leo):
            window.find(".sl-board")
            window.find(OWN)
        leo.open("about:blank")
        friends.invite_again(mira)
        friends.paste(mira, friends.reply_to(leo, friends.invitation(mira)))
        mira.wait("() => document.querySelector('dialog') === null")  # the link has done its work
        friends.play(mira, leo)
        for window in (mira, leo):
            window.find(".podium")
        for window in (mira, leo):
            friends.play_again(window)  # the rematch comes through the same channel
        leo.find(OWN)
        friends.play(mira, leo)
        leo.click(".podium-close button")
        leo.click("button[aria-label=Menu]")
        leo.wait("() => document.querySelector('dialog').textContent.includes('The deal was fair')")
        assert leo.complaints() == []
        mira.ask(NO_BOXES)
        keep(mira, "wish", WISH)


@pytest.mark.parametrize("language", OF_ALL_LANGUAGES)
def test_what_a_host_sees_fits(
    context: BrowserContext, browser: Browser, host: Host, language: str
) -> None:
    """The lobby, devices that do not meet, and at the table somebody who is away."""
    mira = ChromiumWindow(context, lent=True)
    leo = Chromium(browser).window(PHONE)
    assert isinstance(leo, ChromiumWindow)
    page = mira.page
    with closing(mira), closing(leo):
        friends.arrive(mira, host.address, "Mira", "stun.example.org:3478")
        mira.click(".who-button:nth-of-type(3):enabled")
        reply = friends.reply_to(leo, friends.invitation(mira))
        keep(mira, "settings", {**QUICK, "language": language})
        friends.paste(mira, reply)
        leo.click("form.guest .btn.primary")
        mira.find(".sl-board")
        leo.open("about:blank")
        mira.open(mira.ask("() => location.href"))
        mira.find(".notice .btn")
        look(page, "at the table")
        friends.invite_again(mira)
        friends.invitation(mira)
        look(page, "a new link")
        mira.resize(DESKTOP)
        mira.open(host.address)
        mira.click(".who-button:nth-of-type(3):enabled")
        leo.open(host.address)
        keep(leo, "settings", {**QUICK, "language": language})
        friends.connect(mira, leo)
        for window, where in ((mira, "the lobby"), (leo, "a guest who has come")):
            window.find(".same-four svg")
            look(window.page, where)
        assert mira.text(".same-four") == leo.text(".same-four")
        link = friends.invitation(mira)
        name = re.search("join=([^.]*)", link)
        page.clock.install()
        friends.paste(mira, f"{name and name[1]}.{forged(2)}")
        mira.find(".soon")
        look(page, "devices that may meet")
        page.clock.run_for(31_000)
        mira.find(".sorry")
        look(page, "devices that do not meet")
        page.evaluate("() => { delete window.RTCPeerConnection; }")  # as some people wish
        mira.click(".sorry .btn.primary")
        mira.wait("() => document.querySelector('.sorry') && !document.querySelector('.qr')")
        mira.wait("() => document.querySelector('.sorry ul') === null")  # it is not their networks
        look(page, "a browser without connections")
        keep(mira, "settings", QUICK)
        keep(mira, "wish", WISH)


def test_a_phone_is_a_hand_at_the_tablet_without_a_server(
    context: BrowserContext, browser: Browser, host: Host
) -> None:
    tablet = ChromiumWindow(context, lent=True)
    phone = Chromium(browser).window(PHONE)
    with closing(tablet), closing(phone):
        tablet.open(host.address)
        keep(tablet, "wish", friends.WISH)
        tablet.open(host.address)
        device.begin(tablet, 0)
        tablet.find(".sl-board")
        tablet.click("button[aria-label=Menu]")
        tablet.ask(PRESS, "My cards on a phone")
        friends.connect(tablet, phone)
        tablet.wait("() => document.querySelector('dialog') === null")
        phone.wait(f"() => {device.OVER} || ({TURN_NOW})() === 'push'")
        push_and_walk(phone, *device.best(tablet))  # it holds the same seat
        phone.wait(f"() => {device.OVER} || ({TURN_NOW})() !== 'walk'")
        assert phone.complaints() == []
        keep(tablet, "wish", WISH)


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
    """See the puzzle of the day and the rules, and solve another puzzle."""
    device.visit(window, "?/puzzles/daily")
    window.find("#task")
    device.visit(window, "?/rules/classic")  # no board of another puzzle is left to be played on
    window.find(".rules")
    device.visit(window, f"?/puzzles/{PUZZLE.id}")
    window.wait(f"() => ({TURN_NOW})() === 'push'")
    push_and_walk(window, *PUZZLE.solutions[0])
    window.find(".done h1")


@pytest.fixture(params=["chromium", "firefox"])
def window(request: pytest.FixtureRequest) -> Iterator[Window]:
    """The window of somebody who was here at most once."""
    if request.param == "chromium":
        with closing(ChromiumWindow(request.getfixturevalue("context"), lent=True)) as window:
            yield window
        return
    if (engine := OTHERS[request.param]()) is None:
        pytest.skip(f"{request.param} is not installed")
    with closing(engine), closing(engine.window(keeps=True)) as window:
        yield window


@pytest.mark.long  # in every check tests/offline plays every edition in this Python
def test_all_of_it_is_played_with_no_network_and_then_with_one_again(
    window: Window, host: Host
) -> None:
    """One visit, then no host at all: every edition, two around it, a replay, a lesson, puzzles."""
    come_without_a_network(window, host)
    tables: list[str] = []

    def played(play: Callable[[Window], None]) -> None:
        tables.append(window.ask("() => /own-[0-9a-f]+/.exec(location.href)[0]"))
        play(window)

    try:
        device.begin(window, 1)  # two people around this screen
        played(device.play_sliding)
        home(window)
        device.begin(window, 0)
        played(device.play_sliding)
        see_replay(window)
        for edition in ("pirates", "galaxy"):
            begin_from(window, daedalus.new_game(edition, **SHORT, start=1).position)
            played(device.play_sliding)
        begin_edition(window, "connect")
        played(device.play_connect)
        begin_edition(window, "go")
        played(device.play_go)
        take_a_lesson(window)
        solve_a_puzzle(window)
    finally:
        host.start()
    window.open(host.address)  # online again: everything is still there
    window.find(".mine-line, .who-button:enabled")
    device.visit(window, "?/tables")
    for table in tables:
        window.find(f"a[href*='{table}']")
