"""A real Chromium for measurements and tests: tables, first loads, and traces of what it does."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from shutil import which
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.request import Request, urlopen

import daedalus

if TYPE_CHECKING:
    from playwright.sync_api import Browser, ConsoleMessage, Page, ViewportSize

# The shell draws as the whole browser does, and opens no window: half the work for every page.
CHROMIUM = os.environ.get("CHROMIUM") or which("chromium-headless-shell") or "/usr/bin/chromium"
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
MAIN, COMPOSITOR = "CrRendererMain", "VizCompositorThread"
NAMES = ("Pip", "Orla", "Bram", "Juno", "Wren", "Odo")


def missing() -> str:
    """Say what is missing for a browser; "" when nothing is."""
    if find_spec("playwright") is None:
        return "playwright is not installed"
    return "" if Path(CHROMIUM).exists() else f"there is no Chromium at {CHROMIUM}"


@contextmanager
def chromium(*flags: str) -> Iterator[Browser]:
    """Run a headless Chromium, with *flags* of its command line."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-dev-shm-usage", *flags]
        )
        try:
            yield browser
        finally:
            browser.close()


# --- tables ---------------------------------------------------------------------------------------


class Opened(NamedTuple):
    """A table on a server, with the tokens of the seats that are ours."""

    address: str
    id: str
    edition: str
    tokens: dict[int, str]


def open_table(
    address: str,
    edition: str,
    seats: Sequence[str],
    options: Mapping[str, Any] | None = None,
    house: Mapping[str, Any] | None = None,
) -> Opened:
    """Open a table; a seat is "me" or the level of a bot; *house* is what else the host chooses."""
    body = {
        "edition": edition,
        "options": dict(options or {}),
        "seats": [
            {"kind": "me", "name": name} if kind == "me" else {"kind": "bot", "level": kind}
            for kind, name in zip(seats, NAMES, strict=False)
        ],
        "hints": True,
        **(house or {}),
    }
    request = Request(
        f"{address}/api/tables",
        data=json.dumps(body).encode(),
        headers={"Content-Type": "application/json"},
    )
    made = json.loads(urlopen(request).read())
    tokens = {seat["seat"]: seat["token"] for seat in made["seats"]}
    return Opened(address, made["id"], edition, tokens)


def somebody(*, phone: bool = False) -> dict[str, Any]:
    """Return the options of a context like that of somebody at a desk, or with a phone."""
    return {
        "locale": "en-GB",
        "viewport": PHONE if phone else DESKTOP,
        "has_touch": phone,
        "is_mobile": phone,
        "service_workers": "block",  # it would fetch the whole app for every test
    }


def sit_down(
    page: Page, table: Opened, seats: Sequence[int], settings: Mapping[str, Any] | None = None
) -> None:
    """Open *table* on a page that holds *seats* and has chosen *settings*."""
    kept = {
        table.id: {
            "edition": table.edition,
            "at": int(time.time() * 1000),
            "seats": [{"seat": seat, "token": table.tokens[seat]} for seat in seats],
        }
    }
    chosen = {"motion": 0, "volume": 0, **(settings or {})}
    for name, value in (("tables", kept), ("settings", chosen)):
        place = json.dumps(f"daedalus.{name}")
        page.add_init_script(
            f"localStorage.getItem({place}) ||"
            f"localStorage.setItem({place}, {json.dumps(json.dumps(value))})"
        )
    page.goto(f"{table.address}/t/{table.id}")


def complains(message: ConsoleMessage) -> bool:
    """Say whether a console message is a complaint, other than about the blocked worker."""
    return message.type in ("error", "warning") and "Service Worker" not in message.text


# --- first loads ----------------------------------------------------------------------------------

READY = """selector => new Promise((done) => {
  const look = () => document.querySelector(selector) ? done(performance.now())
    : requestAnimationFrame(look);
  look();
})"""


@dataclass(frozen=True, slots=True)
class Load:
    """A page loaded by a new visitor."""

    ms: float  # until it can be used
    art: int  # bytes of motifs, as they go over the wire
    faces: int  # bytes of fonts
    rest: int

    @property
    def whole(self) -> int:
        return self.art + self.faces + self.rest


def art_files() -> set[str]:
    """Return the names of the built files that are drawings of an edition."""
    assets = Path(daedalus.__file__).parent / "web" / "assets"
    return {file.name for file in assets.glob("*.js") if "as MOTIFS" in file.read_text()}


def first_load(browser: Browser, address: str, path: str, ready: str, whole: str = "") -> Load:
    """Load a page with nothing in the cache, until *ready* is there; all of it when *whole* is."""
    drawings = art_files()
    context = browser.new_context(service_workers="block", locale="en", viewport=DESKTOP)
    page = context.new_page()
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    names: dict[str, str] = {}
    sizes: dict[str, int] = {}

    def response(event: Any) -> None:
        names[event["requestId"]] = event["response"]["url"].rpartition("/")[2]

    def finished(event: Any) -> None:
        sizes[event["requestId"]] = int(event["encodedDataLength"])

    line.on("Network.responseReceived", response)
    line.on("Network.loadingFinished", finished)
    page.goto(address + path, wait_until="commit")
    ms = page.evaluate(READY, ready)
    if whole:
        page.wait_for_selector(whole, state="attached")
    page.evaluate("() => document.fonts.ready.then(() => true)")
    page.wait_for_load_state("networkidle")
    context.close()
    art = faces = rest = 0
    for request, size in sizes.items():
        name = names.get(request, "")
        if name in drawings:
            art += size
        elif name.endswith(".woff2"):
            faces += size
        else:
            rest += size
    return Load(ms, art, faces, rest)


# --- traces ---------------------------------------------------------------------------------------

FRAMES = """() => {
  window.gaps = [];
  let before = 0;
  const beat = (now) => {
    if (before) window.gaps.push(now - before);
    before = now;
    window.beat = requestAnimationFrame(beat);
  };
  window.beat = requestAnimationFrame(beat);
}"""
GAPS = "() => { cancelAnimationFrame(window.beat); return window.gaps; }"


@dataclass(frozen=True, slots=True)
class Task:
    """What a thread did in one go, in milliseconds of wall-clock and of CPU time."""

    wall: float
    cpu: float


@dataclass(frozen=True, slots=True)
class Trace:
    """What the threads that make the frames did while something moved."""

    tasks: dict[str, list[Task]]  # by thread
    restyled: int  # the most elements whose style was computed at once
    gaps: list[int]  # from frame to frame

    def longest(self, thread: str) -> Task:
        return max(self.tasks[thread], key=lambda task: task.wall)

    def most_cpu(self, thread: str) -> float:
        return max(task.cpu for task in self.tasks[thread])


def traced(browser: Browser, page: Page, doing: Callable[[], object]) -> Trace:
    """Return what the browser did meanwhile, from the Tracing domain of the DevTools protocol."""
    page.evaluate(FRAMES)
    browser.start_tracing(page=page, categories=["toplevel", "devtools.timeline"])
    doing()
    gaps = page.evaluate(GAPS)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    threads = {
        (event["pid"], event["tid"]): event["args"].get("name")
        for event in events
        if event.get("name") == "thread_name"
    }
    tasks: dict[str, list[Task]] = {MAIN: [], COMPOSITOR: []}
    for event in events:
        thread = threads.get((event.get("pid"), event.get("tid")))
        if thread in tasks and event["name"].endswith("RunTask") and "dur" in event:
            tasks[thread].append(Task(event["dur"] / 1000, event.get("tdur", 0) / 1000))
    restyled = [
        event["args"]["elementCount"]
        for event in events
        if event["name"] == "UpdateLayoutTree" and "elementCount" in event.get("args", {})
    ]
    # The clock of frames is good for a tenth: three beats of 60 a second are 50, not 50.1.
    return Trace(tasks, max(restyled, default=0), [round(gap) for gap in gaps])
