"""What tests do at a table of Go!: find the roll, lay a solution, claim, and look at the check."""

from __future__ import annotations

import json
from collections.abc import Sequence

from playwright.sync_api import Page, expect
from websockets.sync.client import connect
from websockets.typing import Origin

import daedalus
from daedalus.editions.go.solver import solve
from tests.web.sliding_play import Table

RULES = daedalus.edition("go")
# The time to look at the treasures may be over before a busy machine comes to the button.
CLICK_IF_THERE = "() => document.querySelector('.go-primary[data-does=ready]')?.click()"


def sit(page: Page, table: Table, *seats: int) -> None:
    """Open the table with the tokens of some seats, or of the first."""
    tokens = [{"seat": seat, "token": table.tokens[seat]} for seat in seats or (0,)]
    kept = {table.id: {"edition": "go", "at": 1, "seats": tokens}}
    page.add_init_script(f"localStorage.setItem('daedalus.tables', {json.dumps(json.dumps(kept))})")
    page.goto(f"/t/{table.id}")
    expect(page.locator(".go-goal")).to_have_count(4)


def wait_for(page: Page, *phases: str) -> None:
    wanted = ",".join(f'.go-board[data-phase="{phase}"]' for phase in phases)
    page.wait_for_selector(wanted, state="attached")


def roll_of(table: Table) -> str:
    return table.position(0).split()[4]


def solution(roll: str) -> list[str]:
    """Return placements that solve the roll, as texts."""
    found = solve(roll)
    assert found is not None
    return [placed.name for placed in found]


def cell_of(name: str) -> int:
    return (int(name[4]) - 1) * 5 + ord(name[3]) - ord("a")


def hold(page: Page, name: str) -> None:
    """Choose the tile of a placement, flipped and turned as the placement says."""
    page.keyboard.press(name[0])
    held = page.locator(f'.go-held[data-tile="{name[0]}"]')
    expect(held).to_have_attribute("aria-pressed", "true")
    wanted = str("AB".index(name[1])) + name[-1]
    for key, part in (("f", 0), ("r", 1)):
        for _ in range(4):
            shows = held.get_attribute("data-shows") or ""
            if shows[part] == wanted[part]:
                break
            page.keyboard.press(key)
            expect(held).not_to_have_attribute("data-shows", shows)
    expect(held).to_have_attribute("data-shows", wanted)


def lay(page: Page, name: str) -> None:
    hold(page, name)
    tiles = page.locator(".go-tiles > g")
    before = tiles.count()
    page.locator(f'[data-cell="{cell_of(name)}"]').click()
    expect(tiles).to_have_count(before + 1)


def build(page: Page, names: Sequence[str]) -> None:
    for name in names:
        lay(page, name)


def hand_in(page: Page) -> None:
    """Claim with a board that is not solved, and mean it."""
    page.locator(".go-primary[data-does=claim]").click()
    page.locator(".go-answer[data-answer=yes]").click()


def say_ready(table: Table, phase: str, *seats: int) -> None:
    """Let seats say that they are ready in a phase, over lines of their own, unless it is over."""
    where = table.address.replace("http", "ws") + f"/ws/tables/{table.id}"
    for seat in seats:
        with connect(where, origin=Origin(table.address)) as line:
            line.send(json.dumps({"t": "hello", "tokens": [table.tokens[seat]]}))
            now = json.loads(line.recv(timeout=60))
            if now["pos"].split()[2] == phase and "ready" in now["legal"]:
                act = {"t": "act", "ply": now["echo"], "do": ["ready"], "seat": seat}
                line.send(json.dumps(act))
                line.recv(timeout=60)  # heard


def act(table: Table, seat: int, *actions: str) -> None:
    """Let a seat do something over a line of its own."""
    where = table.address.replace("http", "ws") + f"/ws/tables/{table.id}"
    with connect(where, origin=Origin(table.address)) as line:
        line.send(json.dumps({"t": "hello", "tokens": [table.tokens[seat]]}))
        now = json.loads(line.recv(timeout=60))
        for action in actions:
            line.send(json.dumps({"t": "act", "ply": now["echo"], "do": [action], "seat": seat}))
            ply = now["ply"]
            while now["ply"] == ply:  # clocks and people who come are news too
                told = json.loads(line.recv(timeout=60))
                assert told["t"] != "no", told
                now = told if told["t"] == "now" else now


def solve_over_a_line(table: Table, seat: int) -> None:
    """Let a seat lay a solution and claim it."""
    roll = table.position(seat).split()[4]
    act(table, seat, *(f"place {name}" for name in solution(roll)), "claim")


def ready(*pages: Page, table: Table | None = None, others: Sequence[int] = ()) -> None:
    """Everybody rolls, has seen the treasures, and waits for Go!; others do so over lines."""
    for page in pages:
        page.locator(".go-primary[data-does=ready]").click()
    if table:
        say_ready(table, "p", *others)
    for page in pages:
        wait_for(page, "s", "b")
    for page in pages:
        page.evaluate(CLICK_IF_THERE)
    if table:
        say_ready(table, "s", *others)
    for page in pages:
        wait_for(page, "b")
