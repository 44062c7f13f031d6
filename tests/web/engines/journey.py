"""What a person does from the front page to the replay, in the verbs of any browser."""

from __future__ import annotations

import json
from typing import Any
from urllib.request import urlopen

from tests.web.engines.window import Window
from tests.web.go_play import cell_of, roll_of, solution
from tests.web.sliding_play import Table

OPTIONS: dict[str, dict[str, Any]] = {
    "classic": {"cards": 1, "size": 5, "start": 1},
    "pirates": {"cards": 1, "size": 5, "start": 1, "ending": "last-card"},
    "galaxy": {"cards": 1, "size": 5, "start": 1, "ending": "last-card", "dark_lord": True},
    "go": {"search": 300, "limit": 0},  # until both have seen
    "connect": {"start": 1},
}
TURN = "() => document.querySelector('.sl-board')?.dataset.turn"


def arrive(window: Window, address: str) -> None:
    """See the front page for the first time, and ask for quick hands: no motion, no sound."""
    window.open(address)
    window.find(".who-button:enabled")
    keep(window, "settings", {"motion": 0, "volume": 0})


def look_at_worlds(window: Window) -> None:
    """Choose one after the other on the front page."""
    for edition in OPTIONS:
        window.click(f".world[data-theme={edition}]")
        window.find(f".world.chosen[data-theme={edition}]")


def keep(window: Window, name: str, value: Any) -> None:
    """Choose what its sheets would choose, from the next page on."""
    window.ask(
        "(name, value) => { localStorage.setItem(name, value); }",
        f"daedalus.{name}",
        json.dumps(value),
    )


def open_table(window: Window, address: str, edition: str, who: int) -> Table:
    """Choose who plays on the front page, for a short game of an edition."""
    seats = {"me": 2, "here": 2, "online": 2}
    wish = {"edition": edition, "options": OPTIONS[edition], "seats": seats, "level": "random"}
    keep(window, "wish", wish)
    window.open(address)
    window.find(f".world.chosen[data-theme={edition}]")
    window.click(f".who-button:nth-of-type({who + 1}):enabled")
    return table_of(window, address)


def join(window: Window, table: Table) -> Table:
    """Come by the link of a table and take its last seat."""
    window.open(f"{table.address}/t/{table.id}")
    window.click("input[autocomplete=nickname]")
    if window.ask("() => document.activeElement.value === ''"):
        window.write("Nina")
    window.press("Enter")
    return table_of(window, table.address)


def table_of(window: Window, address: str) -> Table:
    """Return the table at which somebody sits, as soon as they do."""
    table, kept = window.wait(
        """() => {
          const table = location.pathname.split("/")[2];
          const kept = JSON.parse(localStorage.getItem("daedalus.tables") ?? "{}")[table];
          return kept?.seats.length ? [table, kept.seats] : null;
        }"""
    )
    with urlopen(f"{address}/api/tables/{table}") as answer:
        view = json.loads(answer.read())["table"]
    tokens = {seat["seat"]: seat["token"] for seat in kept}
    return Table(address, table, view["edition"], view["options"], tokens)


def is_over(window: Window) -> bool:
    return window.has(".podium, .go-board[data-phase=e]")  # which comes a moment later


# --- the sliding editions -------------------------------------------------------------------------


def play_sliding(window: Window, table: Table) -> None:
    """Play one turn by mouse, once it is there, if the game is not over before."""
    (seat,) = table.tokens
    window.wait(f"() => document.querySelector('.podium') !== null || ({TURN})() === 'push'")
    if is_over(window):
        return
    push_and_walk(window, *table.best(seat))


def push_and_walk(window: Window, push: str, walk: str) -> None:
    """Make the two actions of a turn by mouse."""
    gate, sides = push.split("=")
    for _ in range(4):
        shown = window.ask("() => document.querySelector('.sl-spare use').getAttribute('href')")
        if shown.endswith(f"-{int(sides, 16)}"):
            break
        window.click(".sl-turn-right")
    window.click(f".sl-gate[data-gate={gate}]")
    window.wait(f"() => ({TURN})() === 'walk'")
    if walk == "out":
        window.click("[data-does=leave]")
    else:
        if window.has(".sl-walker + .sl-walker"):
            window.click(f"[data-does={'walk-lord' if walk.startswith('!') else 'walk-own'}]")
        window.click(f".sl-cell[data-cell='{cell_index(window, walk.removeprefix('!'))}']")
    window.wait(f"() => document.querySelector('.podium') !== null || ({TURN})() !== 'walk'")


def cell_index(window: Window, name: str) -> int:
    width = int(
        window.ask("() => document.querySelector('.sl-board').style.getPropertyValue('--columns')")
    )
    return (int(name[1:]) - 1) * width + ord(name[0]) - ord("a")


# --- Connect --------------------------------------------------------------------------------------

LIT = """() => [...document.querySelectorAll(".cn-lit")].find((plot) => {
  const { x, y, width, height } = plot.getBoundingClientRect();
  return plot.contains(document.elementFromPoint(x + width / 2, y + height / 2));
})?.dataset.place"""
PLY = "() => document.querySelector('.cn-board')?.dataset.ply"
BY_MOUSE = 5  # as many tiles each; the others by keyboard, which is quicker


def play_connect(window: Window, table: Table) -> None:
    """Lay one tile, where one can."""
    window.wait(
        "() => document.querySelector('.podium') !== null ||"
        " document.querySelector('.cn-board')?.dataset.turn === 'lay'"
    )
    if is_over(window):
        return
    ply = window.ask(PLY)
    if int(ply) < 2 * BY_MOUSE:
        window.click(f".cn-lit[data-place='{window.wait(LIT)}']")
        window.click(".hand-primary")
    else:
        if not window.has(".cn-garden :focus"):
            window.press("ArrowRight")  # the first arrow key comes to the garden
        window.press("Enter")
        window.find(".hand-primary")
        window.press("Enter")
    window.wait(f"ply => document.querySelector('.podium') !== null || ({PLY})() !== ply", ply)


# --- Go! ------------------------------------------------------------------------------------------


def play_go(solver: Window, other: Window, table: Table) -> None:
    """Both roll and have seen; one of them solves the maze, tiles by key and cells by mouse."""
    for phase in ("s", "b"):
        for window in (solver, other):
            window.click(".go-primary[data-does=ready]")
        for window in (solver, other):
            window.find(f".go-board[data-phase={phase}]")
    for laid, name in enumerate(solution(roll_of(table)), 1):
        hold(solver, name)
        solver.click(f".go-board [data-cell='{cell_of(name)}']")
        solver.wait("laid => document.querySelectorAll('.go-tiles > g').length === laid", laid)
    solver.click(".go-primary[data-does=claim]")
    for window in (solver, other):
        window.find(".podium, .go-board[data-phase=p], .go-board[data-phase=e]")


def hold(window: Window, name: str) -> None:
    """Choose the tile of a placement, flipped and turned as the placement says."""
    tile, face, heading = name[0], str("AB".index(name[1])), name[-1]
    held = f'.go-held[data-tile="{tile}"]'
    window.press(tile)
    window.find(f"{held}[aria-pressed=true]")
    shows = window.ask("held => document.querySelector(held).dataset.shows", held)
    if shows[0] != face:
        window.press("f")
        window.find(f'{held}[data-shows^="{face}"]')
    for _ in range(3):
        shows = window.ask("held => document.querySelector(held).dataset.shows", held)
        if shows == face + heading:
            return
        window.press("r")
        window.find(f'{held}:not([data-shows="{shows}"])')


# --- all of them ----------------------------------------------------------------------------------


def play_on(edition: str, seats: list[tuple[Window, Table]], most: int = 60) -> None:
    """Play in turn until the game is over for everybody."""
    for number in range(most):
        window, table = seats[number % len(seats)]
        if edition == "go":
            play_go(seats[0][0], seats[1][0], seats[0][1])
        elif edition == "connect":
            play_connect(window, table)
        else:
            play_sliding(window, table)
        if is_over(window):
            break
    for window, _ in seats:
        window.find(".podium")


def see_replay(window: Window) -> None:
    """Go from the podium to the replay and there to the end."""
    window.click(".podium a[href^='/replay/']")
    window.wait("() => document.querySelector('.replay .place')?.textContent.startsWith('0 of')")
    window.press("End")
    window.wait(
        "() => { const [at, last] = document.querySelector('.replay .place').textContent"
        ".match(/[0-9]+/g); return at === last && at !== '0'; }"
    )
