"""How much memory the page takes with its Python and without, and how soon Python is back.

A real Chromium at a server that offers what is played without it: a visitor's page until its Python
is let go, and then a game against a bot at a table of that server.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from daedalus.offline.site import write_site
from tests.support.browser import chromium, missing, open_table, sit_down
from tests.support.starts import MEMORY_KEPT, READY_SINCE
from tests.web.conftest import running
from tests.web.sliding_play import Hands, Table
from tools.bench.report import Report

if TYPE_CHECKING:
    from playwright.sync_api import CDPSession, Page

MEGABYTE = 1_000_000
POLLING_MS = 500
MOST_ONLINE_MB, START_S = 150, 1
STARTS = 3
TURNS = 6
LET_GO = "() => document.documentElement.dataset.device === ''"
# Somebody chooses a game against bots: from the click until Python is ready for its table.
AGAIN = """() => new Promise((done) => {
  const since = performance.now();
  const root = document.documentElement;
  new MutationObserver((_, watch) => {
    if (root.dataset.device !== "ready") return;
    watch.disconnect();
    done(performance.now() - since);
  }).observe(root, { attributeFilter: ["data-device"] });
  document.querySelector(".who-button:enabled").click();
})"""
FORGET = "() => localStorage.removeItem('daedalus.tables')"
FRONT = """() => {
  const link = document.createElement("a");
  link.href = "/";
  document.body.append(link);
  link.click();
  link.remove();
}"""


def run() -> Report:
    """Measure a page in the memory of its process."""
    report = Report("memory")
    if why := missing():
        report.notes.append(f"{why}: nothing to measure.")
        return report
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder) / "site"
        write_site(site, lambda name: None)
        with running(Path(folder) / "data", offline=str(site)) as server:
            _page(report, server.address)
    report.notes.append(
        "Memory of the page's process as the system counts it: its own and its part of what several"
        " processes share (Pss), then with all of that (Rss: the browser's code alone is 100 MB)."
        f" Starts: the best of {STARTS}, by the clock, from the click until Python is ready for a"
        " table."
    )
    return report


def _page(report: Report, address: str) -> None:
    """Measure one page: at the front with Python, without it, and then at a table of the server."""
    options = {"start": 1, "cards": 6}
    opened = open_table(address, "classic", ["me", "easy"], options)
    with chromium() as browser:
        line = browser.new_browser_cdp_session()
        page = browser.new_page(locale="en")
        page.set_default_timeout(300_000)
        page.goto(address)
        page.wait_for_function(READY_SINCE, polling=POLLING_MS)
        page.wait_for_function(MEMORY_KEPT, polling=POLLING_MS)
        _add(report, "front page with its Python", _taken(line))
        page.wait_for_function(LET_GO, polling=POLLING_MS)
        _collect(page)
        _add(report, "front page, Python let go", _taken(line))
        starts = []
        for _ in range(STARTS):
            starts.append(page.evaluate(AGAIN) / 1000)
            page.wait_for_selector(".boardhost svg:not(.sl-defs)")
            page.evaluate(FRONT)
            page.wait_for_function(LET_GO, polling=POLLING_MS)
        report.add("Python again, from kept memory: clock", min(starts), "s", f"< {START_S}")
        sit_down(page, opened, [0])
        page.evaluate(FORGET)
        page.reload()  # the page has kept the tables of its own games
        hands = Hands(page, Table(address, opened.id, "classic", options, opened.tokens))
        taken = []
        for _ in range(TURNS):
            if not hands.wait_for_turn():
                break
            hands.play_turn(0)
            taken.append(_taken(line))
        wish = f"< {MOST_ONLINE_MB}"
        _add(report, f"a game at a server, at most in {TURNS} turns", max(taken), wish)
        _collect(page)
        _add(report, "a game at a server, after tidying up", _taken(line), wish)


def _collect(page: Page) -> None:
    """Let the browser tidy up, as it does by itself before long."""
    page.context.new_cdp_session(page).send("HeapProfiler.collectGarbage")


class Taken(NamedTuple):
    """The memory of a process, in megabytes."""

    share: float  # its own, and its part of what it shares with others
    resident: float  # with all of what it shares, such as the browser's own code


def _add(report: Report, what: str, taken: Taken, wish: str = "") -> None:
    report.add(what, taken.share, "MB", wish)
    report.add(f"{what}: with all that it shares", taken.resident, "MB")


def _taken(line: CDPSession) -> Taken:
    """Return the memory of the largest process that shows pages."""
    told = line.send("SystemInfo.getProcessInfo")["processInfo"]
    found = []
    for each in told:
        if each["type"] == "renderer":
            rows = Path(f"/proc/{each['id']}/smaps_rollup").read_text("ascii").splitlines()
            sizes = {row.partition(":")[0]: row.split()[1] for row in rows[1:]}
            found.append(Taken(*(1024 * int(sizes[name]) / MEGABYTE for name in ("Pss", "Rss"))))
    return max(found)
