"""What people do at tables of their own device, in the verbs of any browser."""

from __future__ import annotations

from typing import Any

from daedalus.bots import make
from daedalus.table.events import read_row
from daedalus.table.table import Table
from tests.web.engines.journey import PLY, TURN, is_over, push_and_walk
from tests.web.engines.window import Window

OVER = "document.querySelector('.podium') !== null"
# The log of the table in the address, as the browser has stored it; only a test looks there.
READ_LOG = """() => {
  const [table] = /own-[0-9a-f]+/.exec(location.href);
  window.log = null;
  const opening = indexedDB.open("daedalus");
  opening.onsuccess = () => {
    const kept = opening.result.transaction("rows").objectStore("rows");
    const rows = kept.getAll(IDBKeyRange.bound([table, 0], [table, Infinity]));
    rows.onsuccess = () => {
      window.log = rows.result;
      opening.result.close();
    };
  };
}"""
# Whether all parts are kept, those that games do not need too, and the page itself.
KEPT = """() => {
  window.kept ??= "";
  const look = async () => {
    const name = (await caches.keys()).find((name) => name.startsWith("daedalus-parts-"));
    const cache = name && await caches.open(name);
    const addresses = cache ? (await cache.keys()).map(({ url }) => url) : [];
    const list = addresses.find((url) => url.endsWith("parts.json"));
    if (!list || !navigator.serviceWorker.controller) return;
    const { files, later } = await (await cache.match(list)).json();
    const whole = [...files, ...(later ?? [])].every(({ name }) =>
      addresses.some((url) => url.endsWith(`/${name}`)));
    if (whole) window.kept = "yes";
  };
  void look();
  return window.kept === "yes";
}"""
FOLLOW = """(path) => {
  const link = document.createElement("a");
  link.href = path;
  document.body.append(link);
  link.click();
  link.remove();
}"""


def wait_until_kept(window: Window) -> None:
    """Wait until everything is on the device, and the page would come without a network."""
    window.wait(KEPT)


def visit(window: Window, path: str) -> None:
    """Follow a link within the page: Python is not started again."""
    window.ask(FOLLOW, path)


def begin(window: Window, who: int) -> None:
    """Choose who plays on the front page: me with bots, or people around this screen."""
    window.click(f".who-button:nth-of-type({who + 1}):enabled")
    if who == 1:
        window.click(".around .btn.primary.wide")
    window.wait("() => location.href.includes('/t/own-')")


def opened(window: Window) -> Table:
    """Return the table in the address, from its log."""
    window.ask(READ_LOG)
    return table_of(window.wait("() => window.log"))


def table_of(rows: list[Any]) -> Table:
    """Return the table of a stored log: times and events."""
    table = Table("own")
    for ply, (at, event) in enumerate(rows):
        table.absorb(read_row(ply, at, event))
    return table


def best(window: Window) -> tuple[str, str]:
    """Return the push and the walk that a bot one turn ahead would choose."""
    table = opened(window)
    seat, rules, bot = table.acting[0], table.rules, make("medium")
    view = rules.view(table.state, seat)
    push = bot.choose(rules, view, seat, budget_ms=50)
    walk = bot.choose(rules, rules.apply(view, seat, push), seat, budget_ms=50)
    return str(push), str(walk)


def play_sliding(window: Window, most: int = 80) -> None:
    """Play by mouse until somebody has won."""
    for _ in range(most):
        window.wait(f"() => {OVER} || ({TURN})() === 'push'")
        if is_over(window):
            return
        push_and_walk(window, *best(window))
    raise AssertionError("nobody wins")


def play_connect(window: Window) -> None:
    """Lay tiles by keyboard until none is left."""
    while True:
        window.wait(f"() => {OVER} || document.querySelector('.cn-board')?.dataset.turn === 'lay'")
        if is_over(window):
            return
        ply = window.ask(PLY)
        if not window.has(".cn-garden :focus"):
            window.press("ArrowRight")  # the first arrow key comes to the garden
        window.press("Enter")
        window.find(".hand-primary")
        window.press("Enter")
        window.wait(f"ply => {OVER} || ({PLY})() !== ply", ply)


# What there is to be ready for: the roll or the search of a round; "over" at the end.
ASKED = f"""() => {OVER} ? "over" : document.querySelector(".go-primary[data-does=ready]")
  && document.querySelector(".go-board").dataset.phase
  + document.querySelector(".go-round").textContent"""
CLICK_IF_THERE = "() => { document.querySelector('.go-primary[data-does=ready]')?.click(); }"


def play_go(window: Window, most: int = 40) -> None:
    """Be ready for every roll, until a rival who solves them all has won."""
    for _ in range(most):
        asked = window.wait(ASKED)
        if asked == "over":
            return
        window.ask(CLICK_IF_THERE)
        window.wait(f"asked => ({ASKED})() !== asked", asked)
    raise AssertionError("nobody wins")
