"""Shows every screen at six sizes in light and dark: python web/screens.py [parts], once built.

Contact sheets, one per screen, are put into a temporary folder, whose name is printed.
"""

from __future__ import annotations

import json
import sys
import tempfile
from base64 import b64encode
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal, NamedTuple

sys.path.insert(0, str(Path(__file__).parent.parent))

from playwright.sync_api import Browser, Page

from daedalus import puzzles
from tests.support.browser import chromium
from tests.web.conftest import Server, running
from tests.web.go_play import CLICK_IF_THERE, build, hand_in, roll_of, sit, solution, wait_for
from tests.web.play import finish, open_front, start, wish
from tests.web.sliding_play import Player, new_table
from tests.web.test_lost_line import Cable

SIZES = ((1440, 900), (1280, 720), (820, 1180), (640, 900), (390, 844), (360, 640))
SLIDING: dict[str, dict[str, Any]] = {"classic": {}, "pirates": {}, "galaxy": {"dark_lord": True}}
QUICK = {"cards": 1, "size": 5, "ending": "last-card", "start": 1}
NO_TABLE = "abcdefabcdef"
SHEET = """<style>
body {{ display: grid; grid-template-columns: repeat({columns}, max-content); gap: 12px;
  width: max-content; margin: 0; padding: 12px; font: 14px sans-serif; background: #ccc }}
figure {{ margin: 0 }}
img {{ zoom: 0.5 }}
</style>{figures}"""
Screens = Iterator[tuple[str, Page]]


class Studio(NamedTuple):
    """A browser and a server, and what the pages taken there need."""

    browser: Browser
    server: Server

    def page(self, **kept: Any) -> Page:
        """Open nothing yet, in a browser that keeps *kept*."""
        context = self.browser.new_context(
            base_url=self.server.address, locale="en", reduced_motion="reduce"
        )
        context.set_default_timeout(120_000)
        for name, value in ({"settings": {"motion": 0, "volume": 0}} | kept).items():
            place = json.dumps(f"daedalus.{name}")
            context.add_init_script(
                f"localStorage.getItem({place}) ||"
                f"localStorage.setItem({place}, {json.dumps(json.dumps(value))})"
            )
        return context.new_page()

    def player(self, edition: str, seats: list[str], **options: Any) -> Player:
        """Sit down on the first seat of a new table, whose other people never move."""
        table = new_table(self.server.address, edition, seats, **options)
        player = Player(self.browser, table, [0], reduced_motion="reduce")
        player.page.set_default_timeout(120_000)
        return player


# --- before and around the games ------------------------------------------------------------------


def front(studio: Studio) -> Screens:
    page = studio.page()
    open_front(page)
    yield "front", page
    page.locator(".more-row .btn").first.click()
    yield "front-options", page
    page.keyboard.press("Escape")
    start(page)
    page.wait_for_selector(".seat.turn")
    open_front(page)
    page.wait_for_selector(".mine")
    yield "front-mine", page
    page.goto("/tables")
    page.wait_for_selector(".mine-row")
    yield "tables", page


def lobby(studio: Studio) -> Screens:
    host, guest = studio.page(), studio.page()
    wish(host, edition="pirates", seats={"me": 4, "here": 4, "online": 4})
    open_front(host)
    start(host, 2)
    host.get_by_label("Your name").fill("Mira")
    host.get_by_label("Your name").blur()
    yield "lobby-host", host
    guest.goto(host.url)
    guest.wait_for_selector(".guest")
    yield "lobby-guest", guest
    page = studio.page()
    open_front(page)
    page.locator(".who-button").nth(1).click()
    page.wait_for_selector(".sitter")
    yield "lobby-around", page


def quiet(studio: Studio) -> Screens:
    page = studio.page()
    for name, path, there in (
        ("settings", "/settings", ".form"),
        ("rules", "/rules/classic", ".figure svg"),
        ("about", "/about", ".leaf h1"),
        ("replay-open", "/replay", ".drop"),
        ("watch", "/watch", ".leaf h1, .empty h1"),
        ("empty-missing", "/nowhere", ".vignette"),
        ("empty-table", f"/t/{NO_TABLE}", ".vignette"),
        ("empty-tables", "/tables", ".vignette"),
    ):
        page.goto(path)
        page.wait_for_selector(there)
        yield name, page
    page.route("**/api/tables", lambda route: route.fulfill(json={"tables": []}))
    page.goto("/watch")
    page.wait_for_selector(".vignette")
    yield "empty-watch", page


# --- games ----------------------------------------------------------------------------------------


def turns(studio: Studio) -> Screens:
    for edition, options in SLIDING.items():
        player = studio.player(edition, ["me", "easy", "easy", "easy"], start=1, **options)
        page = player.page
        for _ in range(2):
            player.wait_for_turn()
            player.play_turn(0)
        player.wait_for_turn()
        yield f"{edition}-push", page
        push, _ = player.table.best(0)
        player.push(push)
        yield f"{edition}-preview", page
        page.locator("[data-does=back]").click()
        player.push(player.table.dull(0)[0])
        yield f"{edition}-walk", page
        page.context.close()
        player = studio.player(edition, ["me", "me", "easy", "easy"], start=2, **options)
        player.page.wait_for_selector(".seat.turn")
        yield f"{edition}-other", player.page
        player.page.context.close()


def special(studio: Studio) -> Screens:
    """The turns that need the most room."""
    clock = {"clock": {"kind": "game", "seconds": 5400, "increment": 0}}
    names = [
        {"kind": "me", "name": name}
        for name in ("Maximiliane-Charlotte", "Bartholomew the Third", "Wilhelmina", "Ø")
    ]
    for name, edition, house, options in (
        ("long-names-9x9", "classic", {"seats": names}, {"size": 9}),
        ("clocks", "galaxy", clock, {"dark_lord": True}),
        ("open-cards", "pirates", None, {"hands": "open"}),
        ("own-cards", "pirates", None, {"hands": "own"}),
    ):
        seats = ["me"] * 4
        table = new_table(studio.server.address, edition, seats, house=house, start=1, **options)
        player = Player(studio.browser, table, [0], reduced_motion="reduce")
        player.wait_for_turn()
        yield f"special-{name}", player.page
        if name == "long-names-9x9":
            player.page.get_by_role("button", name="Hint").first.click()
            player.page.wait_for_selector(".hint-panel")
            yield "special-hint", player.page
            player.page.get_by_role("button", name="Menu").click()
            yield "special-menu", player.page
        player.page.context.close()


def go(studio: Studio) -> Screens:
    table = new_table(studio.server.address, "go", ["me"] * 4, limit=0, search=300)
    pages = [studio.page() for _ in range(4)]
    for seat, page in enumerate(pages):
        sit(page, table, seat)
    page = pages[0]
    if page.locator('.go-board[data-phase="r"]').count():
        for each in pages:
            each.evaluate(CLICK_IF_THERE)
    wait_for(page, "s")
    yield "go-search", page
    for each in pages:
        each.evaluate(CLICK_IF_THERE)
    for each in pages:
        wait_for(each, "b")
    found = solution(roll_of(table))
    build(page, found[:3])
    build(pages[1], found[:2])
    page.keyboard.press(found[3][0])
    yield "go-build", page
    page.locator(".go-primary[data-does=claim]").click()
    page.wait_for_selector(".go-answer")
    yield "go-ask", page
    page.locator(".go-answer[data-answer=no]").click()
    build(page, found[3:])
    page.locator(".go-primary[data-does=claim]").click()
    page.wait_for_selector(".go-took:not([hidden])")
    yield "go-claimed", page
    for each in pages[1:-1]:  # the last one's round ends with them
        hand_in(each)
    wait_for(page, "p")
    yield "go-check", page
    yield "go-check-missing", pages[1]
    watcher = studio.page()
    watcher.goto(f"/t/{table.id}")
    watcher.wait_for_selector(".go-board")
    yield "go-watch", watcher


def connect(studio: Studio) -> Screens:
    for count in (2, 6):
        player = studio.player("connect", ["me", *["easy"] * (count - 1)], start=1)
        page = player.page
        for _ in range(3 if count == 2 else 1):
            page.wait_for_selector(".cn-lit")
            ply = page.locator(".cn-board").get_attribute("data-ply")
            page.locator(".cn-lit").first.dispatch_event("click")
            page.locator(".hand-primary").click()
            page.wait_for_selector(f".cn-board:not([data-ply='{ply}'])")
        page.wait_for_selector(".cn-lit")
        yield f"connect-{count}", page
        page.locator(".cn-lit").first.dispatch_event("click")
        yield f"connect-{count}-aimed", page
        page.context.close()


def around(studio: Studio) -> Screens:
    for edition in ("classic", "connect"):
        page = studio.page()
        wish(page, edition=edition, options={"start": 2})
        open_front(page)
        start(page, 1)
        page.wait_for_selector(".tray-sleeves .sleeve")
        yield f"around-{edition}", page
        page.context.close()


def lost(studio: Studio) -> Screens:
    player = studio.player("classic", ["me", "me"], start=1)
    page = player.page
    cable = Cable(page)
    player.wait_for_turn()
    cable.break_off()
    page.wait_for_selector(".lost")
    yield "lost-turn", page
    page.context.close()
    host = studio.page()
    wish(host, edition="classic")
    open_front(host)
    start(host, 2)
    cable = Cable(host)
    host.wait_for_selector(".lobby-seat")
    cable.break_off()
    host.wait_for_selector(".lost, .trouble:not(:empty)")
    yield "lost-lobby", host
    host.context.close()


def ends(studio: Studio) -> Screens:
    for edition, seats in (
        ("classic", 2),
        ("pirates", 4),
        ("galaxy", 3),
        ("go", 2),
        ("connect", 6),
    ):
        options = QUICK if edition in SLIDING else {}
        player = studio.player(edition, ["me", *["easy"] * (seats - 1)], **options)
        page = player.page
        page.wait_for_selector(".seat, .go-board")
        finish(page, studio.server.address, player.table.id)
        page.wait_for_selector(".podium")
        yield f"podium-{edition}", page
        page.goto(f"{studio.server.address}/replay/{player.table.id}?ply=6")
        page.wait_for_selector(".replay .place")
        yield f"replay-{edition}", page
        if edition in ("classic", "go"):
            page.goto(f"{studio.server.address}/review/{player.table.id}")
            page.wait_for_selector(".turning")
            yield f"review-{edition}", page
        page.context.close()


# --- alone with a page ----------------------------------------------------------------------------


def learning(studio: Studio) -> Screens:
    page = studio.page()
    for edition in ("classic", "go", "connect"):
        page.goto(f"/learn/{edition}")
        page.wait_for_selector(".lesson[data-step]")
        yield f"lesson-{edition}", page


def puzzling(studio: Studio) -> Screens:
    page = studio.page()
    page.goto("/puzzles")
    page.wait_for_selector(".puzzle-grid")
    yield "puzzles", page
    for kind in puzzles.KINDS:
        puzzle = next(each for each in puzzles.load() if each.kind == kind)
        page.goto(f"/puzzles/{puzzle.id}")
        page.wait_for_selector(".table.puzzle:not(.puzzle-wait) .boardhost > *")
        yield f"puzzle-{kind}", page


def making(studio: Studio) -> Screens:
    page = studio.page()
    for name in ("editor", "box", "print"):
        page.goto(f"/{name}")
        page.wait_for_selector("h1")
        yield name, page


ALL: tuple[Callable[[Studio], Screens], ...] = (
    *(front, lobby, quiet, turns, special, go, connect, around, lost, ends),
    *(learning, puzzling, making),
)


# --- pictures -------------------------------------------------------------------------------------


def settle(page: Page) -> None:
    """Wait until fonts are there and two frames were drawn."""
    page.mouse.move(2, 2)
    page.evaluate("document.fonts.ready.then(() => true)")
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def shots(page: Page) -> Iterator[tuple[str, bytes]]:
    """Take the page at every size, in light and dark."""
    modes: tuple[Literal["light", "dark"], ...] = ("light", "dark")
    for mode in modes:
        page.emulate_media(color_scheme=mode)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            settle(page)
            yield f"{width}×{height} {mode}", page.screenshot(animations="disabled")
    page.set_viewport_size({"width": 1280, "height": 800})  # for what is done next


def sheet(studio: Studio, pictures: Iterator[tuple[str, bytes]], file: Path) -> None:
    """Put pictures side by side, half as large, light above dark."""
    figures = "".join(
        f'<figure><figcaption>{label}</figcaption><img src="data:image/png;base64,'
        f'{b64encode(png).decode()}"></figure>'
        for label, png in pictures
    )
    page = studio.browser.new_page(viewport={"width": 100, "height": 100})
    page.set_content(SHEET.format(columns=len(SIZES), figures=figures))
    page.locator("body").screenshot(path=file)
    page.close()


def main() -> None:
    wanted = sys.argv[1:]
    folder = Path(tempfile.mkdtemp(prefix="screens-"))
    with (
        tempfile.TemporaryDirectory() as data,
        running(Path(data)) as server,
        chromium() as browser,
    ):
        studio = Studio(browser, server)
        for part in ALL:
            if wanted and part.__name__ not in wanted:
                continue
            for name, page in part(studio):
                sheet(studio, shots(page), folder / f"{name}.png")
                print(folder / f"{name}.png", flush=True)


if __name__ == "__main__":
    main()
