"""Takes the pictures in docs/images: python web/screenshots.py, after the web app was built."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.conftest import CHROMIUM, SIZES, running
from tests.web.play import finish, open_front, start, wish

IMAGES = Path(__file__).parent.parent / "docs" / "images"
SEATS = {"me": 4, "here": 2, "online": 2}


def new_page(browser: Browser, address: str, size: str, mode: str) -> Page:
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if mode == "dark" else "light",
        locale="en",
        base_url=address,
        device_scale_factor=1,
    )
    context.set_default_timeout(60_000)
    return context.new_page()


def take(page: Page, name: str) -> None:
    page.wait_for_timeout(1_500)
    page.screenshot(path=IMAGES / f"{name}.png", animations="disabled")
    print(f"docs/images/{name}.png")


def picture_of_a_table(page: Page, name: str, edition: str, who: int = 0) -> str:
    wish(page, edition=edition, seats=SEATS, options={"start": 1})
    open_front(page)
    table = start(page, who)
    page.wait_for_selector(".curtain" if who == 1 else ".seat.turn")
    take(page, name)
    return table


def main() -> None:
    IMAGES.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        running(Path(data)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for size in ("desktop", "tablet", "phone"):
            page = new_page(browser, server.address, size, "light")
            open_front(page)
            take(page, f"front-{size}")
        tables = (
            ("classic-desktop", "desktop", "light", "classic", 0),
            ("classic-phone", "phone", "light", "classic", 0),
            ("pirates-tablet", "tablet", "light", "pirates", 0),
            ("galaxy-desktop", "desktop", "dark", "galaxy", 0),
            ("curtain", "desktop", "light", "classic", 1),
        )
        for name, size, mode, edition, who in tables:
            page = new_page(browser, server.address, size, mode)
            picture_of_a_table(page, name, edition, who)
        page = new_page(browser, server.address, "desktop", "light")
        wish(page, edition="pirates", seats=SEATS, options={"cards": 2, "ending": "last-card"})
        open_front(page)
        table = start(page)
        page.wait_for_selector(".seat.turn")
        finish(page, server.address, table)
        page.wait_for_selector(".podium")
        take(page, "end")
        page.goto(f"/replay/{table}?ply=2")
        page.wait_for_selector(".replay .place")
        take(page, "replay")
        browser.close()


if __name__ == "__main__":
    main()
