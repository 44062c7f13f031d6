"""An installed site of files: once it is kept it starts and shows its pages without a network."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from daedalus.offline.site import write_site
from tests.support.files import serving
from tests.support.parts import parts_or_skip

KEPT = """async (endings) => {
  const kept = [];
  for (const name of await caches.keys()) {
    for (const { url } of await (await caches.open(name)).keys()) kept.push(url);
  }
  return endings.every((ending) => kept.some((url) => url.endsWith(ending)));
}"""
CONTROLLED = "() => navigator.serviceWorker.controller !== null"
DAY = date(2026, 11, 10)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a site of files, which lies below another folder."""
    parts_or_skip()
    root: Path = tmp_path_factory.mktemp("host")
    write_site(root / "games" / "daedalus", lambda name: None)
    with serving(root) as host:
        yield f"{host}games/daedalus/"


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(locale="en", reduced_motion="reduce")
    context.set_default_timeout(180_000)
    yield context.new_page()
    context.close()


def test_what_is_installed_starts_and_has_its_pages_and_puzzles_without_a_network(
    page: Page, address: str
) -> None:
    told: list[str] = []  # a start from memory that fails says so, and begins from nothing
    page.on("console", lambda message: told.append(message.text))
    page.goto(address)
    manifest = page.locator("link[rel=manifest]").evaluate("link => link.href")
    assert manifest == f"{address}manifest.webmanifest"
    page.wait_for_function(CONTROLLED)  # from its first visit on, at the address where it starts
    scope = page.evaluate("navigator.serviceWorker.ready.then((found) => found.scope)")
    assert scope == address
    page.wait_for_function(KEPT, arg=["parts.json", "puzzles.jsonl", "memory.gz"])
    page.context.set_offline(True)
    page.goto(address)
    expect(page.locator(".who-button:enabled").first).to_be_visible()
    page.goto(f"{address}?/rules/classic")
    expect(page.locator(".rules")).to_be_visible()
    page.goto(f"{address}?/puzzles/daily&date={DAY.isoformat()}")  # Python starts from its memory
    expect(page.locator(".task")).to_be_visible()
    page.goto(f"{address}?/learn")
    expect(page.locator("h1")).to_be_visible()
    assert not [text for text in told if text.startswith("memory")]
