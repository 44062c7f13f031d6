"""What axe finds on a page: all of it as the page is, and its contrasts in the other light."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

from tests.web.play import settle

OTHER = {"light": "dark", "dark": "light"}
# Only violations are returned: listing everything that passes takes as long as the search itself.
# The strokes of pictures that nobody is read anything of would be another third.
RUN = """rules => axe
  .run(
    { exclude: ["svg[aria-hidden=true] > *"] },
    { resultTypes: ["violations"], ...(rules.length ? { runOnly: rules } : {}) },
  )
  .then(({ violations }) => violations.map(({ id, nodes }) =>
    [id, nodes.slice(0, 5).map(({ target }) => target.join(" "))]))"""
DRESS = "mode => { document.documentElement.dataset.mode = mode; }"


class Lights:
    """Whether the other light is looked at too."""

    both = False


def findings(page: Page, *rules: str) -> list[Any]:
    """Return what axe finds, by all rules or by some."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    found: list[Any] = page.evaluate(RUN, list(rules))
    return found


def check(page: Page) -> None:
    """Axe finds nothing."""
    found = findings(page)
    assert not found, f"{page.url}: {found}"


def check_both_lights(page: Page) -> None:
    """Axe finds nothing, and the other light, which differs in colours alone, has its contrasts.

    The other light only in a long run: art.test.ts measures the colours of both in every check.
    """
    check(page)
    if not Lights.both:
        return
    mode = page.evaluate("() => document.documentElement.dataset.mode")
    page.evaluate(DRESS, OTHER[mode])
    settle(page)  # colours may glide
    found = findings(page, "color-contrast")
    assert not found, f"{page.url}, {OTHER[mode]}: {found}"
    page.evaluate(DRESS, mode)
