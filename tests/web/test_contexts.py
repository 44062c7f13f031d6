"""A context that is lent again is as good as a new one, but for the work."""

from __future__ import annotations

from playwright.sync_api import Browser, BrowserContext

from tests.web.conftest import Server
from tests.web.contexts import contexts_of

LEAVE = """async () => {
  localStorage.setItem("left", "here");
  document.cookie = "left=here";
  await caches.open("left");
  await new Promise((done) => { indexedDB.open("left").onsuccess = done; });
}"""
FIND = """async () => [
  ...Object.keys(localStorage), document.cookie, ...await caches.keys(),
  ...(await indexedDB.databases()).map((each) => each.name),
].filter((name) => name.includes("left"))"""


def visit(context: BrowserContext, script: str) -> object:
    page = context.new_page()
    page.goto("/settings")
    return page.evaluate(script)


def test_nothing_is_left_of_whoever_was_there_before(server: Server, browser: Browser) -> None:
    contexts = contexts_of(browser)
    first = contexts.lend(server.address, locale="en-IE")
    visit(first, LEAVE)
    assert visit(first, FIND) == ["left", "left=here", "left", "left"]
    contexts.take_back(first)
    second = contexts.lend(server.address, locale="en-IE")
    assert second is first
    assert visit(second, FIND) == []
    contexts.take_back(second)


def test_nobody_gets_what_a_page_wrote_after_the_cleaning(server: Server, browser: Browser) -> None:
    contexts = contexts_of(browser)
    first = contexts.lend(server.address, locale="en-CA")
    [keeper] = first.pages
    contexts.take_back(first)
    keeper.evaluate("localStorage.setItem('left', 'late')")
    second = contexts.lend(server.address, locale="en-CA")
    assert visit(second, FIND) == []
    contexts.take_back(second)


def test_nobody_gets_a_context_that_another_has_or_has_changed(
    server: Server, browser: Browser
) -> None:
    contexts = contexts_of(browser)
    one, two = (contexts.lend(server.address, locale="en-NZ") for _ in range(2))
    assert one is not two
    one.set_offline(True)
    contexts.take_back(one)
    contexts.take_back(two)
    again, new = (contexts.lend(server.address, locale="en-NZ") for _ in range(2))
    assert again is two
    assert new is not one
    contexts.take_back(again)
    contexts.take_back(new)
