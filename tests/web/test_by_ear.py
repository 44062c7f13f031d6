"""A whole game by a program that knows nothing but the accessibility tree and a keyboard.

What it reads is what a screen reader is told: roles, names, and what has the focus.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from playwright.sync_api import Page

from tests.web.conftest import MakePage
from tests.web.play import wish


class Node(NamedTuple):
    """One thing that a screen reader can name."""

    role: str
    name: str
    focused: bool


class Listener:
    """Someone who hears the page and presses keys."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._line = page.context.new_cdp_session(page)
        self._heard = list[Node]()  # what was there when the last wait ended

    def tree(self) -> list[Node]:
        """Return all that can be heard now."""
        nodes: list[dict[str, Any]] = self._line.send("Accessibility.getFullAXTree")["nodes"]
        return [
            Node(
                node.get("role", {}).get("value", ""),
                node.get("name", {}).get("value", ""),
                any(
                    each["name"] == "focused" and each["value"]["value"]
                    for each in node.get("properties", [])
                ),
            )
            for node in nodes
            if not node.get("ignored")
        ]

    def press(self, key: str) -> None:
        self._page.keyboard.press(key)

    def heard(self, role: str, name: str) -> bool:
        return any(node.role == role and re.search(name, node.name) for node in self._heard)

    def wait_for(self, *wanted: tuple[str, str]) -> int:
        """Listen until one of *wanted* is there, and return which."""
        for _ in range(3000):
            self._heard = self.tree()
            for at, (role, name) in enumerate(wanted):
                if self.heard(role, name):
                    return at
            self._page.wait_for_timeout(20)
        raise AssertionError(f"never heard of {wanted}")

    def wait_for_end_of(self, role: str, name: str) -> None:
        """Listen until this is there no more."""
        for _ in range(3000):
            self._heard = self.tree()
            if not self.heard(role, name):
                return
            self._page.wait_for_timeout(20)
        raise AssertionError(f"still there: {role} {name}")

    @property
    def here(self) -> Node:
        """What has the focus: the innermost thing that says so."""
        found = [node for node in self.tree() if node.focused and node.role != "RootWebArea"]
        return found[-1] if found else Node("", "", False)

    def tab_to(self, role: str, name: str, most: int = 60) -> None:
        for _ in range(most):
            here = self.here
            if here.role == role and re.search(name, here.name):
                return
            self.press("Tab")
        raise AssertionError(f"no way to {role} {name} by Tab")


YOUR_TURN = ("StaticText", "^Your turn$")
THE_END = ("heading", "brings the treasure home")
TAKE_BACK = ("button", "^Undo$")
GATE = r"^(Push )?(column|row) \d"


def play_turn(listener: Listener) -> None:
    """Try gate by gate, with every turn of the tile, until a push opens the way to the goal."""
    listener.tab_to("button", GATE)
    tried = set[str]()
    while (gate := listener.here.name.partition(",")[0]) not in tried:
        tried.add(gate)
        if gate.startswith("Push "):  # or it is barred, and says why
            for _ in range(4):
                listener.press("Enter")
                listener.wait_for(TAKE_BACK)
                if listener.heard("button", "^Walk to "):
                    listener.press("Enter")  # the focus is on the goal
                    return
                listener.press("Escape")
                listener.wait_for_end_of(*TAKE_BACK)
                listener.press("r")
        listener.press("ArrowRight")
    if not gate.startswith("Push "):
        listener.press("ArrowRight")  # one gate at most is barred
    listener.press("Enter")  # no way: push anyway, and stay
    listener.tab_to("button", "^Stay here$")
    listener.press("Enter")


def test_a_whole_game_by_the_accessibility_tree_alone(make_page: MakePage) -> None:
    page = make_page()
    options = {"cards": 1, "size": 5, "start": 1}  # a gate or two away: listening takes long
    wish(page, edition="classic", options=options, seats={"me": 2}, level="random", who="me")
    page.goto("/")
    listener = Listener(page)
    listener.wait_for(("button", "^Just me"))
    listener.tab_to("button", "^Just me")
    listener.press("Enter")
    turns = 0
    while listener.wait_for(THE_END, YOUR_TURN) == 1:
        turns += 1
        assert turns < 60, "the game does not end"
        play_turn(listener)
        listener.wait_for(THE_END, ("StaticText", "^Playing$"))
    assert turns > 1, "to the treasure, and home"
