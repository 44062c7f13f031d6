"""Measures the web app in a real browser: python web/measure.py [--write docs/measurements.md].

Bytes as they go over the line, how soon a page can be used, how long the frames of a slide take.
Run it on a machine that does nothing else.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from playwright.sync_api import Browser, sync_playwright

from daedalus.bench.report import Report
from tests.web.conftest import CHROMIUM, running
from tests.web.sliding_play import Player, new_table

EDITIONS = ("classic", "pirates", "galaxy", "go", "connect")
RUNS = 7
ARRIVED = """selector => new Promise((done) => {
  const look = () => document.querySelector(selector) ? done(performance.now())
    : requestAnimationFrame(look);
  look();
})"""
FRAMES = """gate => new Promise((done) => {
  const gaps = [];
  let before = 0, start = 0;
  const beat = (now) => {
    if (before) gaps.push(now - before);
    else { start = now; document.querySelector(`.sl-gate[data-gate=${gate}]`).click(); }
    before = now;
    if (now - start < 700) requestAnimationFrame(beat);
    else done(gaps);
  };
  requestAnimationFrame(beat);
})"""


def first_load(browser: Browser, address: str, path: str, ready: str) -> tuple[float, int, int]:
    """Return the milliseconds until a page can be used, its bytes, and those of the motifs."""
    context = browser.new_context(service_workers="block", locale="en")
    page = context.new_page()
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    names: dict[str, str] = {}
    sizes: dict[str, int] = {}

    def response(event: Any) -> None:
        names[event["requestId"]] = event["response"]["url"]

    def finished(event: Any) -> None:
        sizes[event["requestId"]] = int(event["encodedDataLength"])

    line.on("Network.responseReceived", response)
    line.on("Network.loadingFinished", finished)
    page.goto(address + path)
    ms = page.evaluate(ARRIVED, ready)
    page.wait_for_timeout(600)
    art = sum(
        size
        for request, size in sizes.items()
        if any(f"/assets/{edition}-" in names.get(request, "") for edition in EDITIONS)
    )
    context.close()
    return ms, sum(sizes.values()) - art, art


def slide(browser: Browser, address: str, edition: str, phone: bool) -> tuple[float, float, float]:
    """Return the longest gap between frames, the median gap and the longest task of a slide."""
    table = new_table(address, edition, ["me"], cards=3)
    player = Player(browser, table, [0], settings={"motion": 1}, phone=phone)
    player.wait_for_turn()
    player.page.wait_for_timeout(800)
    gaps: list[float] = []
    longest = 0.0
    for gate in ("a4", "b1", "g4", "d7"):
        browser.start_tracing(page=player.page, categories=["toplevel"])
        gaps += player.page.evaluate(FRAMES, gate)
        events = json.loads(browser.stop_tracing())["traceEvents"]
        threads = {
            event["tid"]
            for event in events
            if event.get("name") == "thread_name"
            and event["args"].get("name") in ("CrRendererMain", "VizCompositorThread")
        }
        tasks = [
            event.get("dur", 0) / 1000
            for event in events
            if event["name"].endswith("RunTask") and event.get("tid") in threads
        ]
        longest = max(longest, *tasks)
        player.page.locator("[data-does=back]").click()
        player.page.wait_for_timeout(300)
    player.leave()
    return max(gaps), median(gaps), longest


def measure() -> Report:
    report = Report("web")
    with (
        tempfile.TemporaryDirectory() as data,
        running(Path(data)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        ready = ".who-button:not([disabled])"
        loads = [first_load(browser, server.address, "/", ready) for _ in range(RUNS)]
        report.add("front page, packed, without motifs", loads[-1][1] / 1000, "kB", "< 150")
        report.add("front page, the motifs of five worlds", loads[-1][2] / 1000, "kB", "< 250")
        times = [load[0] for load in loads[1:]]
        report.add("front page: can be used after, median", median(times), "ms", "< 1000")
        for edition in EDITIONS:
            seats = ["me"] if edition == "go" else ["me", "random"]
            table = new_table(server.address, edition, seats)
            path = f"/t/{table.id}"
            got = [first_load(browser, server.address, path, ".boardhost svg") for _ in range(3)]
            report.add(f"{edition}: art on demand, packed", got[-1][2] / 1000, "kB", "< 250")
            report.add(f"{edition}: all else of a table, packed", got[-1][1] / 1000, "kB", "< 150")
            report.add(f"{edition}: board stands after, median", median(g[0] for g in got), "ms")
        for edition, phone in (("classic", False), ("classic", True), ("galaxy", False)):
            where = "phone" if phone else "desktop"
            worst, usual, task = slide(browser, server.address, edition, phone)
            report.add(f"slide, {edition}, {where}: longest frame", worst, "ms", "< 50")
            report.add(f"slide, {edition}, {where}: median frame", usual, "ms")
            report.add(f"slide, {edition}, {where}: longest task", task, "ms", "< 50")
        browser.close()
    report.notes.append("Chromium without a graphics card, on loopback; wall time.")
    return report


def main() -> None:
    report = measure()
    print(report.text(), end="")
    if sys.argv[1:2] == ["--write"]:
        report.write(Path(sys.argv[2]))


if __name__ == "__main__":
    main()
