"""Go! in the browser: a roll solved by keyboard and mouse, and rivals beside the own board."""

from pathlib import Path

from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page, expect

from daedalus.editions.go import RULES
from daedalus.editions.go_solver import solve
from tests.web.conftest import MakePage
from tests.web.play import open_front, start, wish

LOCALES = Path(__file__).parent.parent.parent / "src" / "daedalus" / "locales"


def letters() -> dict[str, str]:
    """Return the letter of each treasure by its English name."""
    text = (LOCALES / "en" / "motifs.ftl").read_text(encoding="utf-8")
    names = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message) and entry.id.name.startswith("motif-go-"):
            assert entry.value is not None
            element = entry.value.elements[0]
            assert isinstance(element, ast.TextElement)
            names[entry.id.name.removeprefix("motif-go-")] = element.value
    return {names[key]: chr(65 + at) for at, key in enumerate(RULES.motifs)}


def lay(page: Page, name: str) -> None:
    """Lay a tile as the placement *name* says: choose, flip and turn it, click on its cell."""
    tile, face, heading = name[0], name[1], name[-1]
    page.keyboard.press(tile)
    held = page.locator(f'.go-held[data-tile="{tile}"]')
    expect(held).to_have_attribute("aria-pressed", "true")
    if f"side {face}" not in (held.get_attribute("aria-label") or ""):
        page.keyboard.press("f")
    ways = {"e": "east", "s": "south", "w": "west", "n": "north"}
    for _ in range(4):
        if f"heading {ways[heading]}" in (held.get_attribute("aria-label") or ""):
            break
        page.keyboard.press("r")
    column, row = name[3], int(name[4])
    cell = (row - 1) * 5 + ord(column) - ord("a")
    before = page.locator(".go-tiles > g").count()
    page.locator(f'[data-cell="{cell}"]').click()
    expect(page.locator(".go-tiles > g")).to_have_count(before + 1)


def open_go(page: Page, seats: int) -> None:
    wish(page, edition="go", seats={"me": seats, "here": 2, "online": 2}, level="easy")
    open_front(page)
    start(page)
    expect(page.locator(".go-board")).to_have_attribute("data-phase", "p")


def test_alone_a_roll_is_solved_and_the_next_one_comes(make_page: MakePage) -> None:
    page = make_page()
    open_go(page, 1)
    page.locator(".go-primary").click()
    expect(page.locator(".go-board")).to_have_attribute("data-phase", "b")
    by_name = letters()
    goals = page.locator(".go-goal")
    expect(goals).to_have_count(4)
    names = [goals.nth(at).get_attribute("aria-label") or "" for at in range(4)]
    roll = "".join(by_name[name] for name in names)
    solution = solve(roll)
    assert solution is not None
    for placed in solution:
        lay(page, placed.name)
    expect(page.locator('.go-goal[data-framed="true"]')).to_have_count(4)
    # A tile can be taken up again by clicking on it, and comes back as it lay.
    first = solution[0]
    cell = page.locator(f'[data-cell="{first.hole.bit_length() - 1}"]')
    cell.click()
    expect(page.locator(".go-tiles > g")).to_have_count(len(solution) - 1)
    cell.click()
    expect(page.locator(".go-tiles > g")).to_have_count(len(solution))
    page.locator(".go-primary").click()
    expect(page.locator(".go-tiles > g")).to_have_count(0)  # solved: the next roll
    expect(page.get_by_text("Number 1").first).to_be_attached()


def test_rivals_build_beside_the_own_board_on_a_phone(make_page: MakePage) -> None:
    page = make_page("phone")
    open_go(page, 2)
    expect(page.locator(".go-rival")).to_have_count(1)
    page.locator(".go-primary").click()
    expect(page.locator(".go-goal")).to_have_count(4)
    box = page.locator(".go-primary").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 844, "the one button is on the screen"
