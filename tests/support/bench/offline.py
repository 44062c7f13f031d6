"""Playing without a server: what it weighs, how soon it is ready, how long bots think.

Starts are measured in a real Chromium on a site of files: CPU time of the page's process with all
its threads.  Turns and reviews are measured by the same Python in Deno, whose engine is Chromium's.
"""

from __future__ import annotations

import gzip
import json
import subprocess
import tempfile
from pathlib import Path
from statistics import median, quantiles
from typing import TYPE_CHECKING, Any

from daedalus.bench.report import Report
from daedalus.offline.cut import PACKAGE
from daedalus.offline.parts import GZIP, MANIFEST, make_parts, read_manifest
from daedalus.offline.site import write_site
from tests.support.browser import chromium, missing
from tests.support.files import serving

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, CDPSession, Page

MEASURE = Path(__file__).parents[1] / "pyodide"
MEGABYTE = 1_000_000
STARTS = 3
POLLING_MS = 500  # seldom: looking at every frame would be measured too
SECOND_START_S, MASTER_MS, REVIEW_S = 2, 120, 6
# Knows when the worker is ready, without a word of it in the page.
WATCHED = """
const Usual = Worker;
globalThis.Worker = class extends Usual {
  constructor(...given) {
    super(...given);
    const start = performance.now();
    this.addEventListener("message", ({ data }) => {
      if (data.k === "ready") globalThis.readyAfter = performance.now() - start;
    });
  }
};
"""
READY = "() => globalThis.readyAfter !== undefined"
MEMORY_KEPT = """async () => {
  for (const name of await caches.keys()) {
    const kept = await (await caches.open(name)).keys();
    if (kept.some(({ url }) => url.endsWith("/memory.gz"))) return true;
  }
  return false;
}"""


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
        first.append(_start(line, context, address))
        second.append(_start(line, context, address))
        resident = second[-1][2]
        context.close()
    report.add(
        "first start, from nothing: CPU time of the page", min(cpu for cpu, *_ in first), "s"
    )
    best = min(cpu for cpu, *_ in second)
    report.add("second start: CPU time of the page", best, "s", f"< {SECOND_START_S}")
    report.add("second start: clock", min(clock for _, clock, _ in second), "s")
    report.add("memory of the page with its worker", resident / MEGABYTE, "MB")


def _start(line: CDPSession, context: BrowserContext, address: str) -> tuple[float, float, int]:
    """Open the site in a page; return CPU seconds, seconds by the clock, and bytes in memory."""
    before = _renderers(line)
    page: Page = context.new_page()
    page.goto(address)
    page.wait_for_function(READY, polling=POLLING_MS)
    after = _renderers(line)
    # A page of its own process; one that was there before has done nothing for this one.
    process = max(after, key=lambda each: after[each] - before.get(each, 0.0))
    clock = page.evaluate("() => globalThis.readyAfter") / 1000
    page.wait_for_function(MEMORY_KEPT, polling=POLLING_MS)
    status = Path(f"/proc/{process}/status").read_text("ascii")
    resident = next(row for row in status.splitlines() if row.startswith("VmRSS:"))
    page.close()
    return after[process] - before.get(process, 0.0), clock, 1024 * int(resident.split()[1])


def _renderers(line: CDPSession) -> dict[int, float]:
    """Return the CPU seconds of each process that shows pages."""
    told = line.send("SystemInfo.getProcessInfo")["processInfo"]
    return {each["id"]: each["cpuTime"] for each in told if each["type"] == "renderer"}


def _turns(report: Report, parts: dict[str, bytes], folder: Path) -> None:
    from deno import find_deno_bin

    for name, content in parts.items():
        if name.endswith(GZIP):
            (folder / name.removesuffix(GZIP)).write_bytes(gzip.decompress(content))
    done = subprocess.run(
        [
            *(str(find_deno_bin()), "run", "-A", "--no-config", "--no-lock"),
            *(str(MEASURE / "measure.mjs"), str(folder)),
            *(str(PACKAGE / "fast" / "kernels.mjs"), str(MEASURE / "turns.py")),
        ],
        capture_output=True,
        text=True,
        cwd=folder,
        check=True,
    )
    (said,) = [each for each in done.stdout.splitlines() if each.startswith("report ")]
    found: dict[str, Any] = json.loads(said.removeprefix("report "))
    for what, took in found["turns"].items():
        wish = f"<= {MASTER_MS}" if what.endswith("master") else ""
        report.add(f"{what}: a turn, median", median(took), "ms", wish)
        report.add(f"{what}: a turn, 99th percentile", quantiles(took, n=100)[98], "ms", wish)
    report.add("review of a classic game of four, 60 turns", found["review"], "s", f"< {REVIEW_S}")
