"""Mouse and keyboard in the words of W3C WebDriver, which its two protocols share."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from tests.web.engines.window import Window

KEYS = {
    "Tab": "\ue004",
    "Enter": "\ue006",
    "Shift": "\ue008",
    "Escape": "\ue00c",
    "End": "\ue010",
    "Home": "\ue011",
    "ArrowLeft": "\ue012",
    "ArrowUp": "\ue013",
    "ArrowRight": "\ue014",
    "ArrowDown": "\ue015",
}


class ActingWindow(Window):
    """A window that is driven by lists of actions."""

    @abstractmethod
    def perform(self, source: dict[str, Any]) -> None:
        """Let one source of input do what it says."""

    def click_at(self, x: float, y: float) -> None:
        where = {"x": round(x), "y": round(y), "origin": "viewport"}
        self.perform(
            {
                "type": "pointer",
                "id": "mouse",
                "parameters": {"pointerType": "mouse"},
                "actions": [
                    {"type": "pointerMove", "duration": 0, **where},
                    {"type": "pointerDown", "button": 0},
                    {"type": "pointerUp", "button": 0},
                ],
            }
        )

    def press(self, keys: str) -> None:
        values = [KEYS.get(key, key) for key in keys.split("+")]
        down = [{"type": "keyDown", "value": value} for value in values]
        up = [{"type": "keyUp", "value": value} for value in reversed(values)]
        self.perform({"type": "key", "id": "keyboard", "actions": [*down, *up]})
