"""Compares every screen before and after a change of styles: python web/compare.py FOLDER [parts].

FOLDER holds an earlier build, a copy of src/daedalus/web. Each screen is taken in one state with
the sheets of that build and with those of today's, at all sizes, in light and dark, and pixels are
counted: chance and clocks differ between two games, and here there is only one. What differs is put
side by side into a temporary folder.
"""

from __future__ import annotations

import os
import sys
import tempfile
from base64 import b64encode
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from playwright.sync_api import Page, Route

from tests.support.browser import chromium
from tests.web.conftest import running
from web.screens import ALL, SIZES, Studio, settle

BUILT = Path(__file__).parent.parent / "src" / "daedalus" / "web" / "assets"
# Loads the sheets of the build at a prefix instead of those of the page, in their places.
WEAR = """([prefix, names]) => Promise.all(
  [...document.querySelectorAll('link[rel=stylesheet]')].map((link) => {
    const name = link.href.split('/').pop().split('-')[0];
    const href = prefix + names[name];
    if (link.getAttribute('href') === href) return null;
    return new Promise((done) => {
      const other = link.cloneNode();
      other.setAttribute('href', href);
      other.onload = () => { link.remove(); done(null); };
      link.after(other);
    });
  }))"""
# Counts pixels that differ visibly, and paints where.
DIFFER = """async ([one, two]) => {
  const load = async (png) => {
    const bytes = Uint8Array.from(atob(png), (c) => c.charCodeAt(0));
    const map = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(map.width, map.height);
    const to = canvas.getContext('2d');
    to.drawImage(map, 0, 0);
    return to.getImageData(0, 0, map.width, map.height).data;
  };
  const [a, b] = [await load(one), await load(two)];
  let count = 0;
  for (let i = 0; i < a.length; i += 4) {
    const apart = [0, 1, 2].reduce((sum, n) => sum + Math.abs(a[i + n] - b[i + n]), 0);
    if (apart > 24) count++;
  }
  return count;
}"""
SHEET = """<style>body {{ display: flex; gap: 8px; margin: 0; width: max-content }}
img {{ flex: none }}</style>
<img src="data:image/png;base64,{0}"><img src="data:image/png;base64,{1}">"""


def sheets(folder: Path) -> dict[str, str]:
    """Return the sheets of a build by name."""
    return {file.name.split("-")[0]: file.name for file in folder.glob("*.css")}


def serve(page: Page, folder: Path) -> None:
    """Let a page find the earlier build below /assets/before/."""

    def answer(route: Route) -> None:
        route.fulfill(path=folder / Path(route.request.url).name)

    page.context.unroute("**/assets/before/*")
    page.context.route("**/assets/before/*", answer)


def main() -> None:
    before, wanted = Path(sys.argv[1]) / "assets", sys.argv[2:]
    asked = os.environ.get("AT", ",".join(f"{width}x{height}" for width, height in SIZES))
    sizes = [tuple(map(int, each.split("x"))) for each in asked.split(",")]
    modes = os.environ.get("MODES", "light,dark").split(",")
    worn = (("/assets/before/", sheets(before)), ("/assets/", sheets(BUILT)))
    folder = Path(tempfile.mkdtemp(prefix="compared-"))
    same = other = 0
    with (
        tempfile.TemporaryDirectory() as data,
        running(Path(data)) as server,
        chromium() as browser,
    ):
        studio = Studio(browser, server)
        judge = browser.new_page(viewport={"width": 2900, "height": 1200})
        for part in ALL:
            if wanted and part.__name__ not in wanted:
                continue
            for name, page in part(studio):
                serve(page, before)
                page.wait_for_timeout(500)  # what moved before has come to rest
                taken: list[dict[str, bytes]] = []
                for dress in worn:
                    taken.append(shots := {})
                    for mode in modes:
                        page.emulate_media(color_scheme="dark" if mode == "dark" else "light")
                        for width, height in sizes:
                            page.set_viewport_size({"width": width, "height": height})
                            page.evaluate(WEAR, dress)
                            settle(page)
                            shots[f"{width}x{height} {mode}"] = page.screenshot(
                                animations="disabled"
                            )
                page.set_viewport_size({"width": 1280, "height": 800})  # for what is done next
                for key, old in taken[0].items():
                    new = taken[1][key]
                    pair = [b64encode(png).decode() for png in (old, new)]
                    count = 0 if old == new else judge.evaluate(DIFFER, pair)
                    same, other = same + (not count), other + bool(count)
                    if count:
                        file = folder / f"{name}-{key.replace(' ', '-')}.png"
                        judge.set_content(SHEET.format(*pair))
                        judge.locator("body").screenshot(path=file)
                        print(f"{name} {key}: {count} pixels: {file}", flush=True)
    print(f"{same} pictures are identical, {other} differ")


if __name__ == "__main__":
    main()
