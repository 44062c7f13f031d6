"""A player of the sliding editions that looks up its moves and makes them by hand."""

from __future__ import annotations

import json
import re
from typing import Any, NamedTuple
from urllib.request import Request, urlopen

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, expect

import daedalus
from daedalus.bots import make
from tests.support.browser import Opened, complains, open_table, sit_down, somebody
from tests.web.contexts import contexts_of

LOOK_AGAIN_MS = 50  # to look in every frame makes frames


class Table(NamedTuple):
    """A table on the server, with the tokens of the seats that the test plays."""

    address: str
    id: str
    edition: str
    options: dict[str, Any]
    tokens: dict[int, str]

    def position(self, seat: int | None) -> str:
        """Return the position as *seat* sees it now."""
        headers = {} if seat is None else {"Authorization": f"Bearer {self.tokens[seat]}"}
        request = Request(f"{self.address}/api/tables/{self.id}/replay", headers=headers)
        frames = json.loads(urlopen(request).read())["frames"]
        position: str = frames[-1]["pos"]
        return position

    def best(self, seat: int) -> tuple[str, str]:
        """Return the push and the walk that a bot one turn ahead would choose."""
        rules = daedalus.edition(self.edition, **self.options)
        view = rules.read(self.position(seat))
        bot = make("medium")
        push = bot.choose(rules, view, seat, budget_ms=50)
        walk = bot.choose(rules, rules.apply(view, seat, push), seat, budget_ms=50)
        return str(push), str(walk)

    def finding(self, seat: int) -> str | None:
        """Return a push after which something can be found; some deals have none."""
        rules = daedalus.edition(self.edition, **self.options)
        view = rules.read(self.position(seat))
        for push in rules.legal(view, seat):
            pushed = rules.apply(view, seat, push)
            for walk in rules.legal(pushed, seat):
                if getattr(rules.apply(pushed, seat, walk), "found") != getattr(view, "found"):  # noqa: B009
                    return str(push)
        return None

    def dull(self, seat: int) -> tuple[str, str]:
        """Return a push and a walk that find nothing."""
        rules = daedalus.edition(self.edition, **self.options)
        view = rules.read(self.position(seat))
        push = rules.legal(view, seat)[0]
        pushed = rules.apply(view, seat, push)
        for walk in rules.legal(pushed, seat):
            if getattr(rules.apply(pushed, seat, walk), "found") == getattr(view, "found"):  # noqa: B009
                return str(push), str(walk)
        raise AssertionError("every walk finds something")


def new_table(
    address: str,
    edition: str,
    seats: list[str],
    *,
    house: dict[str, Any] | None = None,
    **options: Any,
) -> Table:
    """Make a table; a seat is "me" or the level of a bot; *house* is what else the host chooses."""
    made = open_table(address, edition, seats, options, house)
    return Table(address, made.id, edition, options, made.tokens)


def table_of(page: Page, address: str) -> Table:
    """Return the table that a page has opened by itself."""
    id = page.url.partition("?")[0].rpartition("/")[2]
    kept = page.evaluate("JSON.parse(localStorage.getItem('daedalus.tables'))")[id]
    tokens = {seat["seat"]: seat["token"] for seat in kept["seats"]}
    request = Request(f"{address}/api/tables/{id}")
    view = json.loads(urlopen(request).read())["table"]
    return Table(address, id, view["edition"], view["options"], tokens)


class Hands:
    """Someone at a page of a sliding table: a mouse, fingers or a keyboard."""

    page: Page
    table: Table
    touches = False  # with fingers, not with a mouse

    def __init__(self, page: Page, table: Table | None = None, *, touches: bool = False) -> None:
        """Use *page*; without *table*, only what is told can be done there."""
        self.page = page
        self.touches = touches
        if table is not None:
            self.table = table

    # --- what is on the screen ------------------------------------------------------------------

    @property
    def board(self) -> Locator:
        return self.page.locator(".sl-board")

    @property
    def podium(self) -> Locator:
        return self.page.locator(".podium")

    def gate(self, name: str) -> Locator:
        return self.page.locator(f".sl-gate[data-gate={name}]")

    def cell(self, name: str) -> Locator:
        width = int(self.board.evaluate("e => e.style.getPropertyValue('--columns')"))
        index = (int(name[1:]) - 1) * width + ord(name[0]) - ord("a")
        return self.page.locator(f".sl-cell[data-cell='{index}']")

    def spare_sides(self) -> int:
        href = self.page.locator(".sl-spare use").first.get_attribute("href") or ""
        found = re.search(r"-(\d+)$", href)
        assert found, href
        return int(found[1])

    def wait_for_turn(self) -> bool:
        """Wait until there is something to do; False when the game is over."""
        self.page.wait_for_function(
            "() => document.querySelector('.podium') ||"
            " (document.querySelector('.sl-board')?.dataset.turn ?? '') !== ''",
            polling=LOOK_AGAIN_MS,
        )
        return self.podium.count() == 0

    # --- what a person does ---------------------------------------------------------------------

    def _press(self, what: Locator) -> None:
        if self.touches:
            what.tap()
        else:
            what.click()

    def turn_spare(self, sides: int) -> None:
        for _ in range(4):
            now = self.page.locator(".sl-spare use").first.get_attribute("href") or ""
            if self.spare_sides() == sides:
                return
            self._press(
                self.page.locator(".sl-turn-right")
            )  # one by one: each shows before the next
            expect(self.page.locator(".sl-spare use").first).not_to_have_attribute("href", now)
        assert self.spare_sides() == sides

    def push(self, text: str) -> None:
        name, sides = text.split("=")
        self.turn_spare(int(sides, 16))
        self._press(self.gate(name))
        expect(self.board).to_have_attribute("data-turn", "walk")

    def walk(self, text: str) -> None:
        if text == "out":
            self._press(self.page.locator("[data-does=leave]"))
            return
        if self.page.locator(".sl-walker").count() == 2:
            who = "walk-lord" if text.startswith("!") else "walk-own"
            self._press(self.page.locator(f"[data-does={who}]"))
        self._press(self.cell(text.removeprefix("!")))

    def play_turn(self, seat: int, turn: tuple[str, str] | None = None) -> None:
        push, walk = turn or self.table.best(seat)
        self.push(push)
        self.walk(walk)
        self.page.wait_for_function(
            "() => document.querySelector('.podium') ||"
            " document.querySelector('.sl-board').dataset.turn !== 'walk'",
            polling=LOOK_AGAIN_MS,
        )

    def play_on(self, seat: int, most: int = 40) -> None:
        """Play until the game is over."""
        for _ in range(most):
            if not self.wait_for_turn():
                return
            self.play_turn(seat)
        raise AssertionError("the game does not end")


class Player(Hands):
    """Someone with a browser of its own, which holds the seats given."""

    def __init__(
        self,
        browser: Browser,
        table: Table,
        seats: list[int],
        *,
        phone: bool = False,
        settings: dict[str, Any] | None = None,
        **more: Any,
    ) -> None:
        self.errors = list[str]()
        opened = Opened(table.address, table.id, table.edition, table.tokens)
        self._contexts = contexts_of(browser)
        self.context = self._contexts.lend(table.address, **(somebody(phone=phone) | more))
        super().__init__(self.context.new_page(), table)
        self.page.set_default_timeout(60_000)
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        sit_down(self.page, opened, seats, settings)

    def _hear(self, message: ConsoleMessage) -> None:
        if complains(message):
            self.errors.append(message.text)

    def leave(self, *, expected: str = "") -> None:
        """Go, and complain about all the browser complained about, but for what was *expected*."""
        self._contexts.take_back(self.context)
        left = [text for text in self.errors if not expected or expected not in text]
        assert not left, left
