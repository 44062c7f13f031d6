"""The browsers beside Chromium, where they are installed."""

from __future__ import annotations

from shutil import which

from tests.web.engines.firefox import Firefox
from tests.web.engines.window import Engine


def firefox() -> Engine | None:
    program = which("firefox-esr") or which("firefox")
    return Firefox(program) if program else None


def webkit() -> Engine | None:
    from tests.web.engines.webkit import WebKit  # Selenium, which one test in all needs

    driver = which("WebKitWebDriver")
    return WebKit(driver) if driver and which("Xvfb") else None


OTHERS = {"firefox": firefox, "webkit": webkit}
