"""The settings about playing without a server: every state, in every light, on a phone too."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Route, expect

from daedalus.offline.cut import own_hash
from daedalus.offline.parts import MANIFEST, Part, Parts, write_parts
from daedalus.table.messages import ENCODER
from tests.web.axe import check_both_lights, findings
from tests.web.conftest import LIGHT_AND_DARK, MakePage, Server, running
from tests.web.play import settle

PACK = b"no Python" * 50_000  # and a worker that does not start it
IDLE = "window.Worker = class { postMessage() {} terminate() {} };"
# A connection whose bytes cost, and a device that has no room until it is told so.
DEAR = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });"
FULL = """const put = Cache.prototype.put;
Cache.prototype.put = function (...given) {
  if (!window.roomy) return Promise.reject(new DOMException("", "QuotaExceededError"));
  return put.apply(this, given);
};"""
KEPT = """async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith("daedalus-parts-"));
  const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return files.flat().length;
}"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    site = tmp_path_factory.mktemp("site")
    names = ("first.js", "second.js")
    manifest = Parts("0123456789abcdef", [Part(name, len(PACK)) for name in names], own_hash())
    parts = {**dict.fromkeys(names, PACK), MANIFEST: ENCODER.encode(manifest)}
    write_parts(site / "offline", parts)
    with running(tmp_path_factory.mktemp("house"), offline=str(site)) as started:
        yield started


def look(page: Page, name: str) -> None:
    """Axe finds nothing in any light; nothing is wider than the page."""
    settle(page)
    if folder := os.environ.get("SCREENS"):
        page.screenshot(path=f"{folder}/{name}.png")
    check_both_lights(page)
    page.evaluate("() => { document.documentElement.dataset.contrast = 'high'; }")
    settle(page)
    if folder:
        page.screenshot(path=f"{folder}/{name}-contrast.png")
    assert findings(page, "color-contrast") == []
    page.evaluate("() => { delete document.documentElement.dataset.contrast; }")
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")


@pytest.mark.parametrize(("size", "mode"), LIGHT_AND_DARK)
def test_where_bytes_cost_it_asks_and_where_there_is_no_room_it_says_so(
    make_page: MakePage, house: Server, size: str, mode: str
) -> None:
    page = make_page(size, mode=mode, address=house.address, quiet=False)
    for script in (IDLE, DEAR, FULL):
        page.add_init_script(script)
    page.goto("/settings")
    row = page.locator(".offline")
    switch = row.get_by_role("switch", name="Play without internet")
    expect(switch).not_to_be_checked()
    expect(row).to_contain_text("0.9 MB")
    expect(row.get_by_role("status")).to_contain_text("mobile data")
    assert page.evaluate(KEPT) == 0  # nothing is fetched before somebody says so
    look(page, f"{size}-dear")

    row.locator("label, .switch").first.click()
    expect(row.get_by_role("status")).to_contain_text("Not enough room here")
    look(page, f"{size}-full")

    page.evaluate("() => { window.roomy = true; }")
    row.get_by_role("button", name="Try again").click()
    expect(row.get_by_role("status")).to_have_text("Ready to play offline")
    expect(switch).to_be_checked()
    for given in ("Alone and around this screen", "Lessons and rules", "Puzzles", "Looking back"):
        expect(row.get_by_role("listitem").filter(has_text=given)).to_be_visible()
    expect(page.locator(".offline-pill")).to_have_text("Ready to play offline")
    look(page, f"{size}-ready")

    row.locator("label, .switch").first.click()
    expect(switch).not_to_be_checked()
    page.wait_for_function(f"async () => await ({KEPT})() === 0")


def test_the_way_grows_while_it_is_fetched_and_waits_for_the_network(
    make_page: MakePage, house: Server
) -> None:
    page = make_page("phone", address=house.address, quiet=False)
    page.add_init_script(DEAR)
    held: list[Route] = []
    page.route("**/second.js", lambda route: held.append(route))
    page.goto("/settings")
    row = page.locator(".offline")
    row.locator("label, .switch").first.click()
    way = row.get_by_role("progressbar", name="Getting ready to play offline")
    expect(way).to_have_attribute("aria-valuenow", "50")
    expect(row).to_contain_text("0.5 of 0.9 MB")
    look(page, "phone-fetching")
    held[0].abort()
    expect(row.get_by_role("status")).to_contain_text("Waiting for the internet")
    look(page, "phone-waiting")
