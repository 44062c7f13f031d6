"""A window of any browser: the few verbs that a journey through the house needs."""

from __future__ import annotations

import json
import time
from abc import ABC, abstractmethod
from typing import Any, NamedTuple

PATIENCE = 180.0  # seconds until a condition that does not come true fails the test
LOOK_AGAIN = 0.05  # seconds: every look is work for the browser too


class Size(NamedTuple):
    """The room that a page has, in its own pixels."""

    width: int
    height: int


DESKTOP, PHONE = Size(1280, 800), Size(390, 844)

# The middle of an element, once it rests and nothing covers it: what a person would click at.
TARGET = """selector => {
  const target = document.querySelector(selector);
  if (!target || target.disabled) return null;
  const box = target.getBoundingClientRect();
  if (box.bottom > innerHeight || box.top < 0 || box.right > innerWidth || box.left < 0) {
    target.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    window.lastBox = undefined;
    return null;
  }
  const now = JSON.stringify([selector, box]);
  const rests = window.lastBox === now;
  window.lastBox = now;
  const x = box.x + box.width / 2, y = box.y + box.height / 2;
  const hit = document.elementFromPoint(x, y);
  const label = target.labels?.[0];
  return rests && hit && (target.contains(hit) || label?.contains(hit)) ? [x, y] : null;
}"""


class Window(ABC):
    """One person's window, in a profile that nobody has used before."""

    # --- what each browser does in its own way --------------------------------------------------

    @abstractmethod
    def open(self, address: str) -> None:
        """Load a page."""

    @abstractmethod
    def run(self, function: str, argument: str) -> str:
        """Call a function of one text in the page and return the text that it returns."""

    @abstractmethod
    def click_at(self, x: float, y: float) -> None:
        """Press and release the mouse at a point of the page."""

    @abstractmethod
    def press(self, keys: str) -> None:
        """Press a key, or several held together: "a", "Enter", "Shift+Enter"."""

    @abstractmethod
    def resize(self, size: Size) -> None:
        """Give the page another room."""

    @abstractmethod
    def picture(self) -> bytes:
        """Return what is seen, as a PNG."""

    @abstractmethod
    def complaints(self) -> list[str]:
        """Return what the browser has complained about so far."""

    @abstractmethod
    def close(self) -> None:
        """Go, and forget everything."""

    # --- what all do alike ----------------------------------------------------------------------

    def ask(self, function: str, *arguments: Any) -> Any:
        """Call a function in the page; arguments and answer are plain values."""
        call = f"text => JSON.stringify(({function})(...JSON.parse(text)) ?? null)"
        return json.loads(self.run(call, json.dumps(arguments)))

    def wait(self, function: str, *arguments: Any) -> Any:
        """Ask again and again until the answer is not nothing, and return it."""
        until = time.monotonic() + PATIENCE
        while not (found := self.ask(function, *arguments)):
            if time.monotonic() > until:
                seen = self.ask("() => [location.href, document.body.innerText]")
                raise AssertionError(f"{function} {arguments} does not come true: {seen}")
            time.sleep(LOOK_AGAIN)
        return found

    def find(self, selector: str) -> None:
        """Wait until there is such an element."""
        self.wait("selector => document.querySelector(selector) !== null", selector)

    def has(self, selector: str) -> bool:
        return bool(self.ask("selector => document.querySelector(selector) !== null", selector))

    def click(self, selector: str) -> None:
        """Click in the middle of an element, as soon as one can."""
        self.click_at(*self.wait(TARGET, selector))

    def write(self, text: str) -> None:
        for letter in text:
            self.press(letter)

    def text(self, selector: str) -> str:
        """Return what an element says, once it is there."""
        said: str = self.wait(
            "selector => document.querySelector(selector)?.textContent?.trim()", selector
        )
        return said


class Engine(ABC):
    """A browser that is installed here."""

    @abstractmethod
    def window(self, size: Size = DESKTOP, *, keeps: bool = False) -> Window:
        """Open a window for somebody who was never here before; it *keeps* the app if told to."""

    @abstractmethod
    def close(self) -> None:
        """Close all of it."""
