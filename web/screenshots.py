"""Takes the pictures in docs/images: python web/screenshots.py, after the web app was built."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from playwright.sync_api import Browser, Page, sync_playwright

from tests.support.browser import CHROMIUM
from tests.web.conftest import SIZES, running
from tests.web.go_play import build, roll_of, solution
from tests.web.play import finish, open_front, start, wish
from tests.web.sliding_play import Hands, table_of

IMAGES = Path(__file__).parent.parent / "docs" / "images"
SEATS = {"me": 4, "here": 2, "online": 2}
TURNS = 3  # played before a picture is taken: an empty table shows nothing


def new_page(browser: Browser, address: str, size: str, mode: str) -> Page:
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if mode == "dark" else "light",
        locale="en",
        base_url=address,
        reduced_motion="reduce",
    )
    context.set_default_timeout(120_000)
    return context.new_page()


def take(page: Page, name: str) -> None:
    page.mouse.move(2, 2)
    page.wait_for_timeout(1_500)
    page.screenshot(path=IMAGES / f"{name}.png", animations="disabled")
    print(f"docs/images/{name}.png", flush=True)


def sit_down(page: Page, edition: str, who: int = 0, **options: Any) -> str:
    wish(page, edition=edition, seats=SEATS, options=options, level="medium")
    open_front(page)
    return start(page, who)


def picture_of_a_turn(page: Page, address: str, name: str, edition: str, **options: Any) -> None:
    """Show a sliding table some turns into the game: a push is shown, the way is lit."""
    sit_down(page, edition, start=1, **options)
    hands = Hands(page, table_of(page, address))
    for _ in range(TURNS):
        hands.wait_for_turn()
        hands.play_turn(0)
    hands.wait_for_turn()
    hands.push(hands.table.best(0)[0])
    take(page, name)


def picture_of_go(page: Page, address: str) -> None:
    sit_down(page, "go")
    page.wait_for_selector(".go-primary")
    page.locator(".go-primary").click()
    page.wait_for_selector('.go-board[data-phase="b"]')
    build(page, solution(roll_of(table_of(page, address)))[:TURNS])
    take(page, "go-desktop")


def picture_of_connect(page: Page) -> None:
    sit_down(page, "connect")
    for _ in range(2 * TURNS):
        page.wait_for_selector(".cn-lit")
        ply = page.locator(".cn-board").get_attribute("data-ply")
        page.locator(".cn-lit").first.dispatch_event("click")
        page.locator(".hand-primary").click()
        page.wait_for_selector(f".cn-board:not([data-ply='{ply}'])")
    page.wait_for_selector(".cn-lit")
    take(page, "connect-desktop")


def pictures_of_the_end(page: Page, address: str) -> None:
    table = sit_down(page, "pirates", cards=4, ending="last-card")
    page.wait_for_selector(".seat.turn")
    finish(page, address, table)
    page.wait_for_selector(".podium")
    take(page, "end")
    page.goto(f"/replay/{table}?ply=12")
    page.wait_for_selector(".replay .place")
    take(page, "replay")


def pictures_of_a_review(page: Page, address: str) -> None:
    table = sit_down(page, "classic", cards=4)
    page.wait_for_selector(".seat.turn")
    finish(page, address, table)
    page.wait_for_selector(".podium")
    for size in ("desktop", "phone"):
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"/review/{table}")
        page.wait_for_selector(".turnmini")
        take(page, f"review-{size}")


def main() -> None:
    IMAGES.mkdir(parents=True, exist_ok=True)
    wanted = set(sys.argv[1:])
    with (
        tempfile.TemporaryDirectory() as data,
        running(Path(data)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])

        def page_for(size: str, mode: str = "light") -> Page:
            return new_page(browser, server.address, size, mode)

        for size in ("desktop", "tablet", "phone"):
            if not wanted or f"front-{size}" in wanted:
                page = page_for(size)
                open_front(page)
                take(page, f"front-{size}")
        turns: tuple[tuple[str, str, str, str, dict[str, Any]], ...] = (
            ("classic-desktop", "desktop", "light", "classic", {}),
            ("classic-phone", "phone", "light", "classic", {}),
            ("pirates-tablet", "tablet", "light", "pirates", {}),
            ("galaxy-desktop", "desktop", "dark", "galaxy", {"dark_lord": True}),
        )
        for name, size, mode, edition, options in turns:
            if not wanted or name in wanted:
                picture_of_a_turn(page_for(size, mode), server.address, name, edition, **options)
        if not wanted or "go-desktop" in wanted:
            picture_of_go(page_for("desktop"), server.address)
        if not wanted or "connect-desktop" in wanted:
            picture_of_connect(page_for("desktop"))
        if not wanted or "around" in wanted:
            page = page_for("desktop")
            sit_down(page, "classic", 1, start=2)
            page.wait_for_selector(".tray-sleeves .sleeve")
            take(page, "around")
        if not wanted or "end" in wanted:
            pictures_of_the_end(page_for("desktop"), server.address)
        if not wanted or "review" in wanted:
            pictures_of_a_review(page_for("desktop"), server.address)
        browser.close()


if __name__ == "__main__":
    main()
