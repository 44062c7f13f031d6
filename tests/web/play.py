"""What tests do at a table: open one in the page, and let a bot finish the game of its seats."""

from __future__ import annotations

import json
import re
from time import monotonic
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, expect
from websockets.sync.client import connect
from websockets.typing import Origin

from daedalus.bots import make
from daedalus.editions import read_position

BOARD = ".boardhost svg:not(.sl-defs)"


def settle(page: Page) -> None:
    """Wait until the page has drawn what it knows: what observers change comes a frame later."""
    page.evaluate(
        "() => new Promise((done) =>"
        " requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))))"
    )


def find_none(page: Page, script: str, where: str) -> None:
    """Once it has come to rest, the page has nothing of what *script* looks for."""
    last = monotonic() + 20
    while True:
        settle(page)
        found = page.evaluate(script)
        if not found:
            return
        assert monotonic() < last, f"{where}: {found}"


def wait_until(page: Page, script: str, given: Any = None) -> None:
    """Wait until an asynchronous *script* says yes: Playwright's own waiting would not await it."""
    last = monotonic() + 120
    while not page.evaluate(script, given):
        assert monotonic() < last, script
        page.wait_for_timeout(50)


def open_front(page: Page) -> None:
    page.goto("/")
    expect(page.locator(".who-button").first).to_be_enabled()


def start(page: Page, who: int = 0) -> str:
    """Click on who plays, and return the name of the table."""
    page.locator(".who-button").nth(who).click()
    if who == 1:
        page.locator(".around").get_by_role("button", name=re.compile("play|Spielen")).click()
    page.wait_for_url(re.compile("/t/[a-z0-9]{12}$"))
    return page.url.rpartition("/")[2]


def wish(page: Page, **wanted: Any) -> None:
    """Choose for the next table what the options sheet would choose; two seats where not told."""
    wanted = {"seats": {"me": 4, "here": 2, "online": 2}} | wanted
    page.add_init_script(
        f"localStorage.getItem('daedalus.wish') ||"
        f"localStorage.setItem('daedalus.wish', {json.dumps(json.dumps(wanted))})"
    )


def finish(page: Page, address: str, table: str, *others: Page) -> None:
    """Play all seats of the pages' owners to the end over a line of its own."""
    tokens = [token for each in (page, *others) for token in _tokens(each, table)]
    bot = make("medium", "tests")
    where = address.replace("http", "ws") + f"/ws/tables/{table}"
    with connect(where, origin=Origin(address)) as line:
        line.send(json.dumps({"t": "hello", "tokens": tokens}))
        while True:
            now = json.loads(line.recv(timeout=60))
            now = now.get("now") or now
            if now["t"] != "now":
                continue
            if now["table"]["phase"] == "over":
                return
            acting = [seat for seat in now["to_act"] if seat in now["you"]["seats"]]
            if not acting:
                continue
            if now["you"]["eyes"] not in acting:
                line.send(json.dumps({"t": "eyes", "seat": acting[0]}))
                continue
            rules, view = read_position(now["pos"])
            action = str(bot.choose(rules, view, acting[0], 20, now["ply"]))
            line.send(
                json.dumps({"t": "act", "ply": now["echo"], "do": [action], "seat": acting[0]})
            )


def _tokens(page: Page, table: str) -> list[str]:
    kept = page.evaluate("JSON.parse(localStorage.getItem('daedalus.tables'))")[table]
    return [key["token"] for key in kept["seats"]]


def tap_label(box: Locator) -> None:
    """Click what people see of a box that is itself out of sight."""
    box.locator("xpath=ancestor::label").click()


def from_menu(page: Page, item: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=item, exact=True).click()


def play_from(phone: Page) -> None:
    """Play from a phone that has only held the cards so far."""
    phone.locator(".hand-foot .switch").click()
    expect(phone.locator(".hand-face")).to_have_count(0)


def frames_of(page: Page) -> list[str]:
    """Return what the page will have been sent by the table."""
    frames: list[str] = []

    def keep(frame: str | bytes) -> None:
        frames.append(str(frame))

    def listen(line: WebSocket) -> None:
        line.on("framereceived", keep)

    page.on("websocket", listen)
    return frames
