"""What can go wrong on the device: a worker that stops, no storage, two windows, unreadable logs.

All but one of the tests are in one browser, in which Python starts from its memory."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from daedalus.table.table import Table
from tests.support.files import Host
from tests.support.starts import MEMORY_KEPT
from tests.web import device_play as device
from tests.web.axe import check
from tests.web.device_pages import TURN, choose, push_and_stay, wish

WISH = wish("easy", cards=6, start=1)  # nobody wins before the test is over
BEAT_MS = 5_000  # web/src/offline/pulse.ts
REST_MS = 30_000  # web/src/offline/device.ts
GOES_ON = "It goes on from the last move."
# What a test can do to the worker of a page: let it crash, hang or die, or find no room any more.
TROUBLE = """
{
  const trouble = new BroadcastChannel("trouble");
  trouble.onmessage = ({ data }) => {
    if (data === "hang") {
      trouble.postMessage("hangs");
      for (;;);
    }
    if (data === "die") self.close();
    if (data === "crash") setTimeout(() => { throw new Error("a test lets the worker crash"); });
    if (data === "full") {
      IDBObjectStore.prototype.add = () => { throw new DOMException("", "QuotaExceededError"); };
      trouble.postMessage("is full");
    }
  };
}
"""
# Takes the room away, and waits until it is gone: the next act comes by another way, maybe sooner.
FILL = """() => new Promise((done) => {
  const trouble = new BroadcastChannel("trouble");
  trouble.onmessage = ({ data }) => { if (data === "is full") done(trouble.close()); };
  trouble.postMessage("full");
})"""
# Says when the worker hangs, and what the page then makes of it.
HANG = """() => {
  window.devices = [];
  const { documentElement: root } = document;
  new MutationObserver(() => window.devices.push(root.dataset.device))
    .observe(root, { attributeFilter: ["data-device"] });
  const trouble = new BroadcastChannel("trouble");
  trouble.onmessage = ({ data }) => { if (data === "hangs") window.hangs = true; };
  trouble.postMessage("hang");
}"""
DAMAGE = """(table) => new Promise((done) => {
  const opening = indexedDB.open("daedalus");
  opening.onsuccess = () => {
    const change = opening.result.transaction("rows", "readwrite");
    const rows = change.objectStore("rows");
    const all = IDBKeyRange.bound([table, 0], [table, Infinity]);
    const count = rows.count(all);
    count.onsuccess = () => rows.add([0, '{"k":"teleported","seat":0}'], [table, count.result]);
    change.oncomplete = () => (opening.result.close(), done(count.result + 1));
  };
})"""


# A browser that allows no storage of any kind: as strict as Firefox where cookies are blocked.
REFUSED = """
for (const name of ["indexedDB", "caches", "localStorage", "sessionStorage"]) {
  Object.defineProperty(globalThis, name, {
    get() { throw new DOMException("a test allows no storage", "SecurityError"); },
  });
}
globalThis.BroadcastChannel = class {
  constructor() { throw new DOMException("a test allows no channels", "SecurityError"); }
};
const no = () => Promise.reject(new DOMException("a test allows none", "SecurityError"));
LockManager.prototype.request = no;
if (globalThis.ServiceWorkerContainer) ServiceWorkerContainer.prototype.register = no;
"""


# Everything that the notice has said: it goes after a while, and a busy machine may look too late.
NOTICES = """
globalThis.notices = [];
let shown = null; // one that is forgotten while it is still shown is not said again
new MutationObserver(() => {
  const said = document.querySelector(".offline-pill")?.textContent ?? null;
  if (said && said !== shown) notices.push(said);
  shown = said;
}).observe(document, { childList: true, subtree: true, characterData: true });
"""


@contextmanager
def newcomer(browser: Browser, prelude: str) -> Iterator[BrowserContext]:
    """A browser that was never here; *prelude* is what its workers begin with."""
    made = browser.new_context(
        viewport={"width": 1280, "height": 800},
        locale="en",
        reduced_motion="reduce",
        service_workers="block",  # so that the worker's file can be changed on the way
    )
    made.set_default_timeout(180_000)
    made.add_init_script(NOTICES)

    def prepare(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=prelude + answer.text())

    made.route(re.compile(r"/assets/worker-[^/]+\.js$"), prepare)
    try:
        yield made
    finally:
        made.close()


@pytest.fixture(scope="module")
def context(browser: Browser, host: Host) -> Iterator[BrowserContext]:
    """A browser in which somebody has been here before, so that starts are quick."""
    with newcomer(browser, TROUBLE) as made:
        choose(made, WISH)
        page = made.new_page()
        page.goto(host.address)
        page.wait_for_function(MEMORY_KEPT, polling=250)
        page.close()
        yield made


SAID = "(document.querySelector('.log li')?.innerText ?? '')"  # the newest line of the log


def my_turn(page: Page) -> None:
    """Wait until one can play: the table answers, and whoever sits here is to push."""
    expect(page.get_by_role("button", name="Hint", exact=True)).to_be_enabled()
    page.wait_for_function(f"() => {TURN} === 'push'")


def play_turn(page: Page) -> None:
    """Play a turn, and wait until the bot has played: the log tells of it."""
    before = page.evaluate(SAID)
    push_and_stay(page)
    page.wait_for_function(f"before => {SAID} !== before", arg=before)
    my_turn(page)


def device_is(page: Page, what: str) -> None:
    page.wait_for_function("is => document.documentElement.dataset.device === is", arg=what)


def open_game(page: Page, host: Host) -> Page:
    page.goto(host.address)
    page.locator(".who-button:enabled").first.click()
    page.wait_for_url("**/?/t/own-*")
    my_turn(page)
    return page


def stored(page: Page) -> Table:
    """Return the table as it is stored."""
    page.evaluate(device.READ_LOG)
    page.wait_for_function("() => window.log !== null")
    return device.table_of(page.evaluate("window.log"))


def told(page: Page, what: str) -> None:
    """Wait until a notice has said something, then forget all of them."""
    page.wait_for_function("what => notices.some((said) => said.includes(what))", arg=what)
    page.evaluate("() => { notices.length = 0; }")


def trouble(page: Page, what: str) -> None:
    page.evaluate("what => new BroadcastChannel('trouble').postMessage(what)", what)


def hang(page: Page) -> None:
    """Let the worker hang, and the page's time pass until it stops believing that it computes."""
    page.evaluate(HANG)
    page.wait_for_function("() => window.hangs")
    for _ in range(60):
        page.clock.run_for(BEAT_MS)
        if page.evaluate("window.devices.length"):
            return
    raise AssertionError("the page waits for ever")


def test_after_a_crash_silence_a_death_and_without_room_the_game_goes_on_and_it_is_said(
    context: BrowserContext, host: Host
) -> None:
    page = context.new_page()
    page.clock.install()
    open_game(page, host)
    play_turn(page)
    done = stored(page).ply
    trouble(page, "crash")
    told(page, GOES_ON)
    my_turn(page)
    assert stored(page).ply == done >= 4, "nothing that was done is lost"
    play_turn(page)
    done = stored(page).ply
    page.clock.run_for(10_000)
    expect(page.locator(".offline-pill")).to_have_count(0)
    hang(page)
    told(page, GOES_ON)
    my_turn(page)
    assert stored(page).ply == done, "nothing that was done is lost"
    page.clock.run_for(10_000)
    expect(page.locator(".offline-pill")).to_have_count(0)
    trouble(page, "die")  # without a word: it is noticed at once, no time has to pass
    told(page, GOES_ON)
    my_turn(page)
    assert stored(page).ply == done, "nothing that was done is lost"
    page.evaluate(FILL)
    play_turn(page)
    told(page, "Nothing can be stored here")
    play_turn(page)
    assert stored(page).ply == done


@pytest.mark.long  # in every check a game goes on where there is no more room
def test_where_no_storage_is_allowed_a_game_is_played_from_the_first_visit_on_and_it_is_said(
    browser: Browser, host: Host
) -> None:
    with newcomer(browser, REFUSED) as context:
        context.add_init_script(REFUSED)
        page = context.new_page()
        complaints: list[str] = []
        page.on("pageerror", lambda error: complaints.append(str(error)))
        open_game(page, host)
        told(page, "Nothing can be stored here")
        play_turn(page)
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Undo").click()
        my_turn(page)
        assert complaints == []


def test_one_window_plays_and_the_other_watches_until_it_is_alone(
    context: BrowserContext, host: Host
) -> None:
    first = open_game(context.new_page(), host)
    second = context.new_page()
    second.goto(first.url)
    expect(second.locator(".offline-pill")).to_contain_text("Here you can watch.")
    my_turn(second)
    push_and_stay(second)
    expect(second.locator(".notice")).to_contain_text("open in another window")
    play_turn(first)
    second.wait_for_function(f"told => {SAID} === told", arg=first.evaluate(SAID))
    first.close()
    expect(second.locator(".offline-pill")).to_contain_text("play on here")
    my_turn(second)
    play_turn(second)


def test_a_game_that_was_never_stored_is_not_said_to_be_put_away(
    context: BrowserContext, host: Host
) -> None:
    page = context.new_page()
    page.goto(f"{host.address}?/t/own-0123456789ab")
    expect(page.locator("[role=alert]")).to_contain_text("the browser has kept nothing of it")
    expect(page.locator("body")).not_to_contain_text("put away")


def test_python_is_let_go_when_nobody_needs_it_and_is_back_at_once(
    context: BrowserContext, host: Host
) -> None:
    page = context.new_page()
    page.clock.install()
    page.goto(host.address)
    device_is(page, "ready")
    page.clock.run_for(REST_MS)
    device_is(page, "")  # it took most of the memory
    page.locator(".who-button:enabled").first.click()
    page.wait_for_url("**/?/t/own-*")
    my_turn(page)
    device_is(page, "ready")
    page.clock.run_for(2 * REST_MS)
    play_turn(page)  # a game of this device needs it, however long somebody thinks
    device_is(page, "ready")
    page.evaluate(device.FOLLOW, "/")
    expect(page.locator(".who-button").first).to_be_enabled()
    page.clock.run_for(REST_MS)
    device_is(page, "")
    page.go_back()
    play_turn(page)  # what was played is stored


def test_a_log_that_this_version_cannot_read_is_left_alone_and_can_be_saved(
    context: BrowserContext, host: Host
) -> None:
    page = open_game(context.new_page(), host)
    rows = page.evaluate(DAMAGE, page.url.rpartition("/")[2])
    page.reload()
    expect(page.get_by_role("heading", name="This table cannot be opened")).to_be_visible()
    expect(page.locator("body")).to_contain_text("Nothing is lost")
    check(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save it as a file").click()
    saved = Path(download.value.path()).read_text(encoding="utf-8").splitlines()
    assert len(saved) == rows
    assert "teleported" in saved[-1]
