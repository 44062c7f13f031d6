"""Playing without a server: what it weighs, how soon it is ready, how long bots think.

Starts are measured in a real Chromium on a site of files: from opening the front page until Python
is ready for a table, by the clock and in CPU time of the page's process with all its threads.  A
second start is one in a window of somebody who was here before.  Turns and reviews are measured by
the same Python in Deno, whose engine is Chromium's.
"""

from __future__ import annotations

import tempfile
from contextlib import closing
from pathlib import Path
from statistics import median, quantiles
from typing import TYPE_CHECKING, Any, NamedTuple

from daedalus.offline.parts import MANIFEST, make_parts, read_manifest
from daedalus.offline.site import write_site
from tests.support.browser import chromium, missing
from tests.support.files import serving
from tests.support.pyodide import run_in_pyodide
from tests.support.starts import MEMORY_KEPT, READY, READY_SINCE, WATCHED
from tests.web.engines.installed import firefox
from tools.bench.report import Report

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, CDPSession, Page

MEGABYTE = 1_000_000
STARTS = 3
POLLING_MS = 500  # seldom: looking at every frame would be measured too
SECOND_START_S, MASTER_MS, REVIEW_S = 2, 120, 6


class Start(NamedTuple):
    """What a start took: CPU seconds, seconds by the clock, and bytes in memory."""

    cpu: float
    clock: float
    resident: int


def run() -> Report:
    """Measure what a visitor fetches, waits for and plays against."""
    report = Report("offline")
    with tempfile.TemporaryDirectory() as folder:
        parts = make_parts(lambda name: None)
        _sizes(report, parts)
        if why := missing():
            report.notes.append(f"{why}: no starts were measured.")
        else:
            write_site(Path(folder) / "site", lambda name: None)
            with serving(Path(folder) / "site") as address, chromium() as browser:
                _starts(report, browser, address)
                _starts_in_firefox(report, address)
        _turns(report, parts, Path(folder))
    report.notes.append(
        f"Starts: the best of {STARTS}. CPU time, unless it says clock; but a master's budget is by"
        " the clock, so on a busy machine it computes less."
    )
    return report


def _sizes(report: Report, parts: dict[str, bytes]) -> None:
    manifest = read_manifest(parts[MANIFEST])
    first = sum(part.bytes for part in manifest.files) / MEGABYTE
    report.add("first visit, packed by gzip", first, "MB", "<= 4.5")
    report.add("puzzles, afterwards", sum(p.bytes for p in manifest.later) / MEGABYTE, "MB")


def _starts(report: Report, browser: Browser, address: str) -> None:
    line = browser.new_browser_cdp_session()
    first, second = [], []
    for _ in range(STARTS):
        context = browser.new_context(locale="en")
        context.set_default_timeout(300_000)
        context.add_init_script(WATCHED)
        first.append(_start(line, context, address, again=False))
        second.append(_start(line, context, address, again=True))
        context.close()
    report.add(
        "first start, from nothing: CPU time of the page", min(each.cpu for each in first), "s"
    )
    report.add("first start, from nothing: clock", min(each.clock for each in first), "s")
    best = min(each.cpu for each in second)
    report.add("second start: CPU time of the page", best, "s", f"< {SECOND_START_S}")
    report.add(
        "second start: clock", min(each.clock for each in second), "s", f"< {SECOND_START_S}"
    )
    report.add("memory of the page with its worker", second[-1].resident / MEGABYTE, "MB")


def _start(line: CDPSession, context: BrowserContext, address: str, *, again: bool) -> Start:
    """Open the site in a page; *again*: by somebody who was here before."""
    before = _renderers(line)
    page: Page = context.new_page()
    page.goto(address)
    page.wait_for_function(READY, polling=POLLING_MS)
    after = _renderers(line)
    # A page of its own process; one that was there before has done nothing for this one.
    process = max(after, key=lambda each: after[each] - before.get(each, 0.0))
    ready = page.evaluate("() => globalThis.ready")
    assert ready["again"] == again, "a second start is one from the memory of the first"
    page.wait_for_function(MEMORY_KEPT, polling=POLLING_MS)
    status = Path(f"/proc/{process}/status").read_text("ascii")
    resident = next(row for row in status.splitlines() if row.startswith("VmRSS:"))
    page.close()
    cpu = after[process] - before.get(process, 0.0)
    return Start(cpu, ready["after"] / 1000, 1024 * int(resident.split()[1]))


def _starts_in_firefox(report: Report, address: str) -> None:
    engine = firefox()
    if engine is None:
        report.notes.append("There is no Firefox: no starts of it were measured.")
        return
    with closing(engine), closing(engine.window(keeps=True)) as window:
        clocks = []
        for _ in range(1 + STARTS):
            window.open(address)
            clocks.append(window.wait(READY_SINCE) / 1000)
            window.wait(MEMORY_KEPT)
    report.add("first start in Firefox, from nothing: clock", clocks[0], "s")
    report.add("second start in Firefox: clock", min(clocks[1:]), "s", f"< {SECOND_START_S}")


def _renderers(line: CDPSession) -> dict[int, float]:
    """Return the CPU seconds of each process that shows pages."""
    told = line.send("SystemInfo.getProcessInfo")["processInfo"]
    return {each["id"]: each["cpuTime"] for each in told if each["type"] == "renderer"}


def _turns(report: Report, parts: dict[str, bytes], folder: Path) -> None:
    turns = Path(__file__).parents[1] / "pyodide" / "turns.py"
    found: dict[str, Any] = run_in_pyodide(parts, folder, turns, "report(cpu)")
    for what, took in found["turns"].items():
        wish = f"<= {MASTER_MS}" if what.endswith("master") else ""
        report.add(f"{what}: a turn, median", median(took), "ms", wish)
        report.add(f"{what}: a turn, 99th percentile", quantiles(took, n=100)[98], "ms", wish)
    report.add("review of a classic game of four, 60 turns", found["review"], "s", f"< {REVIEW_S}")
