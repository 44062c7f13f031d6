"""Short games on the device, in Playwright's pages."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import BrowserContext, Page

from tests.web.device_play import OVER

QUICK = {"motion": 0, "volume": 0}
TURN = "document.querySelector('.sl-board')?.dataset.turn"
MY_TURN = f"() => {OVER} || {TURN} === 'push'"


def wish(level: str, **options: Any) -> dict[str, Any]:
    """Return what somebody chose on the front page: a small board, and a bot or a person beside."""
    return {
        "edition": "classic",
        "who": "me",
        "seats": {"me": 2, "here": 2, "online": 2},
        "level": level,
        "options": {"size": 5, **options},
    }


def choose(place: BrowserContext | Page, wished: dict[str, Any]) -> None:
    """Choose a game and quick hands before a page is opened for the first time."""
    for name, value in {"wish": wished, "settings": QUICK}.items():
        place.add_init_script(
            f"localStorage.getItem('daedalus.{name}') ||"
            f"localStorage.setItem('daedalus.{name}', {json.dumps(json.dumps(value))})"
        )


def push_and_stay(page: Page) -> None:
    """Push anywhere and stay."""
    page.locator(".sl-gate[aria-disabled=false]").first.click()
    page.wait_for_function(f"() => {OVER} || {TURN} === 'walk'")
    page.keyboard.press("Enter")


def play_turn(page: Page) -> None:
    """Push anywhere and stay, unless the game is over before."""
    page.wait_for_function(MY_TURN)
    if not page.evaluate(OVER):
        push_and_stay(page)
        page.wait_for_function(f"() => {OVER} || {TURN} !== 'walk'")


def finish(page: Page) -> None:
    """Play until somebody has won; a master who needs one card does soon."""
    for _ in range(80):
        play_turn(page)
        if page.evaluate(OVER):
            return
    raise AssertionError("nobody wins")
