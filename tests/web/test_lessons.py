"""Every lesson in a browser: played as it is told, left and resumed, and on to a real game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from daedalus.cli.words import Words
from daedalus.lessons import lesson, lessons
from daedalus.lessons.lesson import Lesson, LessonStep
from daedalus.locales import LANGUAGES
from tests.web.axe import check
from tests.web.conftest import MakePage
from tests.web.go_play import cell_of, lay
from tests.web.sliding_play import Hands

# Two lessons in one language each, and all in all of them with --long; tests/lessons plays all of
# them without a page, and tests/server as a page does.
SHORT = {("classic", "de"), ("connect", "es")}
PLAYED = [
    pytest.param(each, lang, marks=[] if (each.id, lang) in SHORT else [pytest.mark.long])
    for each in lessons().values()
    for lang in LANGUAGES
]


def panel(page: Page, step: LessonStep, verdict: str) -> Locator:
    """Return what explains a step, once it says so: the board has come to rest by then."""
    found = page.locator(f".lesson[data-step={step.name}][data-verdict={verdict}]")
    expect(found).to_be_visible()
    return found


def play(page: Page, taught: Lesson, actions: tuple[str, ...]) -> None:
    """Do by hand what a step asks for."""
    PLAYS[taught.rules.engine](page, actions)


def slide(page: Page, actions: tuple[str, ...]) -> None:
    hands = Hands(page)
    push, walk = actions
    expect(hands.board).to_have_attribute("data-turn", "push")
    hands.push(push)
    hands.walk(walk)


def plant(page: Page, actions: tuple[str, ...]) -> None:
    """Where to lay the tile is shown to those who ask; laying it is theirs."""
    expect(page.locator(".cn-board")).to_have_attribute("data-turn", "lay")
    expect(page.locator(".hand-primary")).to_be_hidden()
    page.locator(".lesson .btn").click()
    page.locator(".hand-primary").click()


def build(page: Page, actions: tuple[str, ...]) -> None:
    names = [each.removeprefix("place ") for each in actions if each.startswith("place")]
    tiles = page.locator(".go-tiles > g")
    if actions[0].startswith("lift"):  # what is laid in the same place again
        before = tiles.count()
        page.locator(f'[data-cell="{cell_of(names[0])}"]').click()
        expect(tiles).to_have_count(before - 1)
    for name in names:
        lay(page, name)
    page.locator(".go-primary[data-does=claim]").click()


PLAYS = {"sliding": slide, "connect": plant, "go": build}


@pytest.mark.parametrize(("taught", "lang"), PLAYED, ids=lambda each: getattr(each, "id", each))
def test_a_lesson_is_played_to_its_end(make_page: MakePage, taught: Lesson, lang: str) -> None:
    page, words = make_page("phone", language=lang), Words(lang)
    page.goto(f"/learn/{taught.id}")
    for at, step in enumerate(taught.steps):
        text = panel(page, step, "open").locator(".lesson-text").inner_text()
        assert text
        assert "lesson-" not in text
        play(page, taught, step.answer)
        done = panel(page, step, "done")
        if at + 1 < len(taught.steps):
            done.get_by_role("button", name=words("lesson-next")).click()
    done.get_by_role("button", name=words("lesson-rival")).click()
    page.wait_for_url(re.compile("/t/[a-z0-9]{12}$"))
    expect(page.locator(f".table[data-theme={taught.edition}] .boardhost")).to_be_visible()


def test_a_missed_goal_is_explained_and_tried_again(make_page: MakePage) -> None:
    page, taught = make_page(), lesson("classic")
    step = taught.steps[0]
    page.goto("/learn/classic")
    panel(page, step, "open")
    play(page, taught, ("b1=9", "a1"))
    again = panel(page, step, "again")
    expect(again.locator(".lesson-text")).to_contain_text("Not there yet")
    again.get_by_role("button", name="Try again").click()
    panel(page, step, "open")
    play(page, taught, step.answer)
    panel(page, step, "done")


def test_a_lesson_goes_on_where_it_was_left(make_page: MakePage) -> None:
    page, taught = make_page(), lesson("pirates")
    page.goto("/learn/pirates")
    panel(page, taught.steps[0], "open")
    play(page, taught, taught.steps[0].answer)
    panel(page, taught.steps[0], "done")
    page.goto("/learn")
    row = page.locator(".lesson-row", has_text="Sea Charts")
    expect(row).to_contain_text("Step 2 of 5")
    row.get_by_role("link", name="Go on").click()
    panel(page, taught.steps[1], "open")
    page.get_by_role("link", name="Leave the lesson").click()
    expect(page.locator(".lesson-row")).to_have_count(len(lessons()))


def test_a_lesson_by_keyboard_and_for_the_ear(make_page: MakePage) -> None:
    """The task is said, the answer too; the keys lead from the board to the next step and back."""
    page, taught = make_page(), lesson("galaxy")
    page.goto("/learn/galaxy")
    shown = panel(page, taught.steps[0], "open")
    spoken = page.locator("[aria-live=polite]")
    expect(spoken).to_contain_text("Push the spare tile in at an arrow")
    shown.get_by_role("button", name="Show me").focus()
    page.keyboard.press("Enter")
    expect(shown.locator(".lesson-advice")).to_contain_text("Push row 2")
    expect(spoken).to_contain_text("Push row 2")
    expect(page.locator(".sl-board")).to_have_attribute("data-turn", "walk")
    page.locator(".sl-board [tabindex='0']").focus()
    page.keyboard.press("Enter")
    panel(page, taught.steps[0], "done")
    expect(page.get_by_role("button", name="Next")).to_be_focused()
    expect(spoken).to_contain_text("Well done")
    page.keyboard.press("Enter")
    panel(page, taught.steps[1], "open")
    page.wait_for_function(
        "() => document.querySelector('.boardhost').contains(document.activeElement)"
    )


@pytest.mark.parametrize(
    ("size", "mode"),
    [
        pytest.param("desktop", "light", marks=pytest.mark.long),
        ("phone", "dark"),
        pytest.param("landscape", "light", marks=pytest.mark.long),
    ],
)
def test_a_lesson_fits_and_has_no_findings(make_page: MakePage, size: str, mode: str) -> None:
    page, taught = make_page(size, mode=mode, language="de"), lesson("eclipse")
    page.goto("/learn/eclipse")
    panel(page, taught.steps[0], "open").get_by_role("button").click()
    expect(page.locator(".lesson-advice")).to_contain_text("Schieb")
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
    check(page)


def test_there_is_no_lesson_in_chess(make_page: MakePage) -> None:
    page = make_page()
    page.goto("/learn/chess")
    expect(page.locator("h1")).to_have_text("No way through here")


TAPPED = """([name, times]) => new Promise((done) => {
  const tap = () => {
    document.querySelectorAll(".lesson .btn").forEach((each) => {
      if (each.textContent.trim() === name) each.click();
    });
    times -= 1;
    if (times) setTimeout(tap, 10);
    else done();
  };
  tap();
})"""


@pytest.mark.parametrize(
    ("id", "done", "button"), [("classic", True, "Next"), ("classic", False, "Try again")]
)
def test_a_hundred_impatient_taps_lead_where_one_does(
    make_page: MakePage, id: str, done: bool, button: str
) -> None:
    """Each tap used to begin the step again, so that it never began."""
    page, taught = make_page(motion="full"), lesson(id)
    page.goto(f"/learn/{id}")
    panel(page, taught.steps[0], "open")
    play(page, taught, taught.steps[0].answer if done else ("b1=9", "a1"))
    panel(page, taught.steps[0], "done" if done else "again")
    asked: list[str] = []
    page.on("request", lambda each: asked.append(each.url) if "/api/lessons" in each.url else None)
    page.evaluate(TAPPED, [button, 100])
    panel(page, taught.steps[int(done)], "open")
    assert len(asked) == 1
