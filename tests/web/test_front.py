"""From the front page into a game."""

from pathlib import Path

import pytest
from playwright.sync_api import FloatRect, Locator, expect

import daedalus
from daedalus.locales import LANGUAGES
from daedalus.table.settings import all_options
from tests.web.conftest import MakePage, running
from tests.web.play import BOARD, open_front, start, tap_label, wish

SIZES = ((1440, 900), (1280, 720), (820, 1180), (390, 844), (360, 640))
DRAWN_ANEW = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


def test_two_clicks_lead_to_a_game(make_page: MakePage) -> None:
    page = make_page()
    open_front(page)
    page.locator(".world", has_text="Sea Charts").click()
    start(page)
    expect(page.locator(BOARD).last).to_be_visible()
    expect(page.locator(".table")).to_have_attribute("data-theme", "pirates")
    expect(page.locator(".seat")).to_have_count(4)


def test_a_game_can_be_carried_on(make_page: MakePage) -> None:
    page = make_page("phone")
    open_front(page)
    table = start(page)
    expect(page.locator(BOARD).last).to_be_visible()
    page.goto("/")
    page.locator(".carry").click()
    page.wait_for_url(f"**/t/{table}")
    expect(page.locator(BOARD).last).to_be_visible()


def test_a_preset_changes_what_is_played(make_page: MakePage) -> None:
    page = make_page()
    open_front(page)
    page.get_by_role("button", name="Options").click()
    tap_label(page.get_by_label("Quick"))
    page.get_by_role("button", name="Players: one fewer").click()
    page.get_by_role("button", name="Let’s play").click()
    expect(page.locator(".seat")).to_have_count(3)
    expect(page.locator(".left-text").first).to_have_text("4 left")


def test_who_begins_and_an_agreed_cell_are_chosen_in_the_options(make_page: MakePage) -> None:
    page = make_page("phone")
    open_front(page)
    page.get_by_role("button", name="Options").click()
    page.locator("summary", has_text="More options").click()
    page.get_by_label("the youngest").press("Space")
    page.get_by_label("Orla").press("Space")
    page.get_by_label("on an agreed square").press("Space")
    expect(page.get_by_label("row 4, column 4")).to_be_checked()
    tap_label(page.get_by_label("row 2, column 6"))
    chosen = "JSON.parse(localStorage['daedalus.wish']).options"
    assert page.evaluate(chosen) == {"start": 2, "ending": "point:f2"}
    page.get_by_label("5 × 5").press("Space")
    expect(page.get_by_label("row 3, column 3")).to_be_checked()
    assert page.evaluate(chosen) == {"start": 2, "ending": "point:c3", "size": 5}
    # Eleven cards for four: no more than two each are offered.
    cards = page.get_by_role("group", name="Cards per player").get_by_role("radio")
    assert [each.get_attribute("value") for each in cards.all()] == ["all", "2"]


def test_what_another_book_has_is_called_a_house_rule_in_the_options(make_page: MakePage) -> None:
    page = make_page("phone")
    open_front(page)
    for title, own in (("Sea Charts", "open"), ("Old Magic", "own")):
        page.locator(".world", has_text=title).click()
        page.get_by_role("button", name="Options").click()
        page.locator("summary", has_text="More options").click()
        hands = page.get_by_role("group", name="Who sees the cards").locator("label")
        marked = {
            str(label.locator("input").get_attribute("value")): "(house rule)" in label.inner_text()
            for label in hands.all()
        }
        assert marked == {"hidden": False, "own": own != "own", "open": own != "open"}
        page.keyboard.press("Escape")


@pytest.mark.long  # in every check one comes so by keyboard (test_whole_evenings)
def test_a_friend_joins_by_the_code(make_page: MakePage) -> None:
    host, friend = make_page(), make_page("phone")
    wish(host)
    open_front(host)
    start(host, 2)
    code = host.locator(".code").inner_text()
    open_front(friend)
    friend.get_by_label("Have a code?").fill(code)
    friend.get_by_role("button", name="Join").click()
    friend.get_by_label("Your name").fill("Nina")
    friend.get_by_role("button", name="Sit down").click()
    for page in (host, friend):
        expect(page.locator(BOARD).last).to_be_visible()
        expect(page.locator(".seat", has_text="Nina")).to_be_visible()


def test_a_listed_table_can_be_watched(make_page: MakePage, tmp_path: Path) -> None:
    with running(tmp_path) as own:  # others would see it in their list
        host, watcher = make_page(address=own.address), make_page("phone", address=own.address)
        wish(host, who="online", listed=True)
        open_front(host)
        start(host, 2)
        host.get_by_role("button", name="Fill with bots, start now").click()
        expect(host.locator(BOARD).last).to_be_visible()
        watcher.goto("/watch")
        watcher.get_by_role("link", name="Watch").click()
        expect(watcher.locator(BOARD).last).to_be_visible()
        expect(watcher.locator(".seat")).to_have_count(2)
        for page in (host, watcher):
            page.close()


def test_no_piece_and_no_treasure_of_a_world_is_cut(
    make_page: MakePage, request: pytest.FixtureRequest
) -> None:
    """What stands in a world is whole, or not there, and the footer is in sight in every language.

    Only words and their places depend on the language: the pictures are measured once; in English
    and German on all screens, and in a long run in all languages.
    """
    whole = request.config.getoption("--long")
    page = make_page()
    open_front(page)
    for language in LANGUAGES if whole else ("en", "de"):
        page.locator(".language select").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(DRAWN_ANEW)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            foot = page.locator(".foot").bounding_box()
            assert foot
            below = foot["y"] + foot["height"]
            assert below <= height, f"the footer at {width}x{height} in {language}"
            if language == "en":
                expect(page.locator(".world-art .standing")).to_have_count(5)
                for world in page.locator(".world-art").all():
                    check_whole(world)
    page.locator(".worlds input[value=galaxy]").check(force=True)  # one more button: the Eclipse
    expect(page.locator(".figure-switch")).to_be_visible()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN_ANEW)
        foot = page.locator(".foot").bounding_box()
        assert foot
        assert foot["y"] + foot["height"] <= height, f"the footer at {width}x{height}, Deep Space"


def check_whole(world: Locator) -> None:
    frame = world.bounding_box()
    piece = world.locator(".standing").bounding_box()
    assert frame
    assert piece
    assert part_of(piece, frame) == 1, "every world shows its piece"
    for disc in world.locator("circle[r='23'][fill='var(--disc)']").all():
        box = disc.bounding_box()
        assert box
        assert part_of(box, frame) in (0, 1)


def part_of(box: FloatRect, frame: FloatRect) -> float:
    """Return how much of a box lies in a frame, from 0 to 1; a pixel does not matter."""

    def shared(start: float, length: float, from_: float, size: float) -> float:
        inside = min(start + length - 1, from_ + size) - max(start + 1, from_)
        return min(1.0, max(0.0, inside) / (length - 2))

    wide = shared(box["x"], box["width"], frame["x"], frame["width"])
    return wide * shared(box["y"], box["height"], frame["y"], frame["height"])


def test_every_world_begins_as_printed(make_page: MakePage) -> None:
    """The page's door; the others are in tests/test_doors.py."""
    page = make_page()
    for name in daedalus.edition_names():
        open_front(page)
        page.locator(".world", has=page.locator(f"input[value={name}]")).click()
        played = page.evaluate(
            "id => fetch('/api/tables/' + id).then((answer) => answer.json())", start(page)
        )
        assert played["table"]["options"] == all_options(daedalus.edition(name))


def test_deep_space_begins_as_printed_and_the_eclipse_is_one_tap_away(
    make_page: MakePage,
) -> None:
    page = make_page()
    open_front(page)
    eclipse = page.get_by_role("button", name="With the Eclipse", exact=True)
    expect(eclipse).to_have_count(0)
    for pressed in ("false", "true"):
        page.locator(".worlds input[value=galaxy]").check(force=True)
        if pressed == "true":
            eclipse.click()
        expect(eclipse).to_have_attribute("aria-pressed", pressed)
        table = start(page)
        played = page.evaluate(
            "id => fetch('/api/tables/' + id).then((answer) => answer.json())", table
        )
        assert played["table"]["options"]["dark_lord"] == (pressed == "true")
        page.goto("/")


def test_a_first_visit_finds_the_lesson(make_page: MakePage) -> None:
    page = make_page("small")
    open_front(page)
    row, foot = page.locator(".more-row"), page.locator(".foot")
    lesson = row.get_by_role("link", name="Learn in two minutes")
    expect(lesson).to_be_in_viewport(ratio=1)
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
    start(page)
    open_front(page)
    expect(foot.get_by_role("link", name="Learn in two minutes")).to_be_visible()
    expect(row.get_by_role("link", name="Watch")).to_be_visible()
