"""Notices beside a game that waits: a player asks, the server sends, the worker shows."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support.push import PushService
from tests.web.axe import check as check_axe
from tests.web.conftest import MakePage, Server, running
from tests.web.play import wait_until
from tests.web.sliding_play import Hands, table_of
from tests.web.test_slow import slow

STUB = """(told) => {
  const subscription = {
    endpoint: told.endpoint,
    toJSON: () => ({ endpoint: told.endpoint, keys: { p256dh: told.p256dh, auth: told.auth } }),
    unsubscribe: () => { window.unsubscribed = true; return Promise.resolve(true); },
  };
  const registration = {
    scope: location.origin + "/",
    showNotification: (title) => { window.shown = title; return Promise.resolve(); },
    pushManager: {
      getSubscription: () => Promise.resolve(window.asked ? subscription : null),
      subscribe: () => { window.asked = true; return Promise.resolve(subscription); },
    },
  };
  // It is noon there: at night nobody would be told.
  Date.prototype.getTimezoneOffset = () => 60 * (new Date().getUTCHours() - 12);
  const worker = navigator.serviceWorker;
  if (!worker) return;
  Object.defineProperty(worker, "ready", { get: () => Promise.resolve(registration) });
  let permission = told.permission;
  Object.defineProperty(Notification, "permission", { get: () => permission });
  Notification.requestPermission = () => {
    permission = told.answer;
    return Promise.resolve(permission);
  };
}"""


class Pushing:
    """A push service in a thread: the tests of a browser have no loop of their own."""

    def __init__(self) -> None:
        self.loop, self.service = asyncio.new_event_loop(), PushService()
        self.thread = threading.Thread(target=self.loop.run_forever)
        self.thread.start()
        asyncio.run_coroutine_threadsafe(self.service.__aenter__(), self.loop).result(60)

    def close(self) -> None:
        asyncio.run_coroutine_threadsafe(self.service.__aexit__(), self.loop).result(60)
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()


@pytest.fixture(scope="module")
def push() -> Iterator[PushService]:
    pushing = Pushing()
    yield pushing.service
    pushing.close()


@pytest.fixture(scope="module")
def telling(tmp_path_factory: pytest.TempPathFactory, push: PushService) -> Iterator[Server]:
    data = tmp_path_factory.mktemp("telling")
    settings = {"push_contact": "mailto:host@example.org", "push_services": push.origin}
    with running(data, **settings) as server:
        yield server


def stubbed(page: Page, told: dict[str, str]) -> None:
    page.add_init_script(f"({STUB})({json.dumps(told)})")


def test_whoever_waits_is_told_by_a_notice(
    make_page: MakePage, telling: Server, push: PushService
) -> None:
    host, guest = make_page(address=telling.address), make_page(address=telling.address)
    browser = push.browser("orla")
    stubbed(guest, {**browser.wanted, "permission": "default", "answer": "granted"})
    link = slow(host, count=2)
    guest.goto(link)
    guest.get_by_role("button", name="Sit down").click()
    guest.get_by_role("button", name="Tell me when it is my turn").click()
    switch = guest.get_by_role("switch", name="Tell me when it is my turn")
    expect(switch).not_to_be_checked()
    guest.locator("dialog .switch").click()
    expect(guest.get_by_text("Your browser will now ask")).to_be_visible()
    check_axe(guest)
    guest.get_by_role("button", name="Let it ask").click()
    expect(guest.get_by_text("At night it keeps quiet.")).to_be_visible()
    guest.get_by_role("button", name="Try it").click()
    wait_until(guest, "window.shown === 'Your turn: Old Magic'")
    check_axe(guest)
    guest.goto("about:blank")  # whoever looks at the table is not told
    told = len(push.told)
    Hands(host, table_of(host, telling.address)).play_turn(0)
    while len(push.told) == told:
        host.wait_for_timeout(50)
    who, _, notice = push.told[-1]
    assert (who, notice["edition"], notice["names"]) == ("orla", "classic", ["Mira"])


def test_a_browser_that_refuses_offers_a_file_for_calendars(
    make_page: MakePage, telling: Server, push: PushService
) -> None:
    host, guest = make_page(address=telling.address), make_page(address=telling.address)
    stubbed(guest, {**push.browser("bram").wanted, "permission": "denied", "answer": "denied"})
    guest.goto(slow(host, count=2))
    guest.get_by_role("button", name="Sit down").click()
    guest.get_by_role("button", name="Tell me when it is my turn").click()
    expect(guest.get_by_text("blocks our notifications")).to_be_visible()
    with guest.expect_download() as download:
        guest.get_by_role("button", name="Calendar file").click()
    text = Path(download.value.path()).read_text("utf-8")
    assert "SUMMARY:Your turn: Old Magic" in text
    assert f"URL:{guest.url}" in text
    assert "#" not in text, "no secret"


def test_a_server_without_notices_says_so(make_page: MakePage) -> None:
    host, guest = make_page("phone"), make_page("phone")
    guest.goto(slow(host, count=2))
    guest.get_by_role("button", name="Sit down").click()
    guest.get_by_role("button", name="Tell me when it is my turn").click()
    expect(guest.get_by_role("button", name="Calendar file")).to_be_visible()


PUSHED = """(notices) => {
  self.shown = [];
  self.registration.showNotification = (title, { body, tag }) => {
    self.shown.push([title, body, tag]);
    return Promise.resolve();
  };
  for (const data of notices) self.dispatchEvent(new PushEvent("push", { data }));
}"""


def test_the_worker_says_what_happened_in_the_words_of_the_page(
    browser: Browser, telling: Server
) -> None:
    context = browser.new_context()
    page = context.new_page()
    page.goto(telling.address)
    wait_until(page, "navigator.serviceWorker.controller !== null")
    (worker,) = context.service_workers
    words = {"titles": {"classic": "Du bist dran: Old Magic"}, "many": ["", "", "Zwei Tische"]}
    page.evaluate(
        """async (said) => (await caches.open("daedalus/notices"))
          .put("words", new Response(JSON.stringify(said)))""",
        {**words, "with": "Mit \u0001"},
    )
    notices = [
        {"table": "abc", "edition": "classic", "names": names, "count": count}
        for count, names in ((1, ["Mira", "Orla"]), (2, []))
    ]
    worker.evaluate(PUSHED, [json.dumps(each) for each in notices])
    while len(shown := worker.evaluate("self.shown")) < 2:
        page.wait_for_timeout(50)
    context.close()
    assert sorted(shown) == [
        ["Du bist dran: Old Magic", "Mit Mira, Orla", "abc"],
        ["Zwei Tische", "", "all"],
    ]
