"""Which browsers are here."""

from __future__ import annotations

from shutil import which

from daedalus.bench.browser import CHROMIUM
from tests.web.engines.chromium import Chromium
from tests.web.engines.firefox import Firefox
from tests.web.engines.webkit import WebKit
from tests.web.engines.window import Engine

NAMES = ("chromium", "firefox", "webkit")


def start(name: str) -> Engine | None:
    """Start a browser; None when it is not installed."""
    if name == "chromium":
        return Chromium() if which(CHROMIUM) else None
    if name == "firefox":
        firefox = which("firefox-esr") or which("firefox")
        return Firefox(firefox) if firefox else None
    driver = which("WebKitWebDriver")
    return WebKit(driver) if driver and which("Xvfb") else None
