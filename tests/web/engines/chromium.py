"""Chromium, by Playwright."""

from __future__ import annotations

from typing import Literal

from playwright.sync_api import Browser, BrowserContext, ViewportSize

from tests.support.browser import complains
from tests.web.engines.window import DESKTOP, Engine, Size, Window


class ChromiumWindow(Window):
    """A page; a context that is *lent* to it stays open."""

    def __init__(self, context: BrowserContext, *, lent: bool = False) -> None:
        self.page = context.new_page()
        self._leave = self.page.close if lent else context.close
        self._heard: list[str] = []
        self.page.on("pageerror", lambda error: self._heard.append(str(error)))
        self.page.on(
            "console",
            lambda message: self._heard.append(message.text) if complains(message) else None,
        )

    def open(self, address: str) -> None:
        self.page.goto(address)

    def run(self, function: str, argument: str) -> str:
        answer: str = self.page.evaluate(function, argument)
        return answer

    def click_at(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)

    def press(self, keys: str) -> None:
        self.page.keyboard.press(keys)

    def resize(self, size: Size) -> None:
        self.page.set_viewport_size({"width": size.width, "height": size.height})

    def picture(self) -> bytes:
        return self.page.screenshot()

    def complaints(self) -> list[str]:
        return self._heard

    def close(self) -> None:
        self._leave()


class Chromium(Engine):
    """The one that the other tests use too: Playwright has one loop in a process."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser

    def window(self, size: Size = DESKTOP, *, keeps: bool = False) -> Window:
        room: ViewportSize = {"width": size.width, "height": size.height}
        workers: Literal["allow", "block"] = "allow" if keeps else "block"
        return ChromiumWindow(
            self._browser.new_context(viewport=room, locale="en", service_workers=workers)
        )

    def close(self) -> None:
        """Leave it to whoever started it."""
