"""The pages around the games: languages, settings, rules, replay, the first game, no line."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import MakePage, Server
from tests.web.play import BOARD, finish, open_front, start, wish

GAMES = Path(__file__).parent.parent / "games"
LOCALES = Path(__file__).parent.parent.parent / "src" / "daedalus" / "locales"
LANGUAGES = ("en", "de", "fr", "nl", "it", "es", "pt")
RAW_ID = re.compile(
    r"\b(?:front|who|level|seat|sliding|title|preset|cards|cast|motif|lesson|log|end|replay)"
    r"-[a-z]+[a-z0-9-]*\b"
)
# Two cards: nobody can win before the page has had a turn.
QUICK = {"cards": 2, "ending": "last-card", "size": 5, "start": 1}


def sentence(language: str, name: str) -> str:
    text = (LOCALES / language / "web.ftl").read_text(encoding="utf-8")
    found = re.search(rf"^{name} = (.*)$", text, re.M)
    assert found
    return found[1]


def check_width(page: Page) -> None:
    """Nothing reaches beyond the right edge."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1"), page.url


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_leads_into_a_game(make_page: MakePage, language: str) -> None:
    page = make_page("phone", language=language)
    open_front(page)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("h1")).to_have_text(sentence(language, "front-title"))
    check_width(page)
    assert RAW_ID.findall(page.locator("body").inner_text()) == []
    start(page)
    expect(page.locator(BOARD).last).to_be_visible()
    expect(page.locator(".steps li")).to_have_count(2)
    check_width(page)
    assert RAW_ID.findall(page.locator("body").inner_text()) == []


@pytest.mark.parametrize("path", ["/", "/settings", "/rules/galaxy", "/learn", "/watch", "/replay"])
def test_nothing_is_cut_off_on_a_small_phone_in_german(make_page: MakePage, path: str) -> None:
    page = make_page("small", language="de")
    page.goto(path)
    expect(page.locator("h1")).not_to_be_empty()
    check_width(page)


def test_settings_stay(make_page: MakePage) -> None:
    page = make_page()
    page.goto("/settings")
    page.get_by_label("Dark", exact=True).check(force=True)
    page.get_by_label("High", exact=True).check(force=True)
    page.get_by_label("Nederlands").check(force=True)
    expect(page.locator("h1")).to_have_text("Instellingen")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-mode", "dark")
    expect(page.locator("html")).to_have_attribute("data-contrast", "high")
    expect(page.locator("h1")).to_have_text("Instellingen")


@pytest.mark.parametrize("edition", ["classic", "pirates", "galaxy", "go", "connect"])
def test_the_rules_can_be_read(make_page: MakePage, edition: str) -> None:
    page = make_page("phone", language="fr")
    page.goto(f"/rules/{edition}")
    expect(page.locator(".rules h2").nth(4)).to_be_visible()
    expect(page.locator("h1")).to_have_text(sentence("fr", f"title-{edition}"))


def test_a_game_ends_on_the_podium_and_can_be_replayed(make_page: MakePage, server: Server) -> None:
    page = make_page()
    wish(page, edition="classic", options=QUICK, seats={"me": 2, "here": 2, "online": 2})
    open_front(page)
    table = start(page)
    expect(page.locator(BOARD).last).to_be_visible()
    finish(page, server.address, table)
    expect(page.locator(".podium")).to_be_visible(timeout=30_000)
    expect(page.locator(".stand")).to_have_count(2)
    page.get_by_role("link", name="Watch the whole game").click()
    expect(page.locator(".replay .place")).to_contain_text("0 of")
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".replay .place")).to_contain_text("1 of")
    assert "ply=" in page.url
    page.reload()
    expect(page.locator(".replay .place")).to_contain_text("1 of")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert "classic" in Path(download.value.path()).read_text(encoding="utf-8")


def test_play_again_leads_to_a_new_table(make_page: MakePage, server: Server) -> None:
    page = make_page()
    wish(page, edition="classic", options=QUICK, seats={"me": 2, "here": 2, "online": 2})
    open_front(page)
    table = start(page)
    expect(page.locator(BOARD).last).to_be_visible()
    finish(page, server.address, table)
    page.get_by_role("button", name="Play again").click(timeout=30_000)
    expect(page).not_to_have_url(re.compile(table))
    expect(page.locator(BOARD).last).to_be_visible()
    expect(page.locator(".podium")).to_have_count(0)


def test_a_game_file_can_be_opened(make_page: MakePage) -> None:
    page = make_page()
    page.goto("/replay")
    record = sorted(GAMES.glob("classic*.game"))[0]
    page.locator("input[type=file]").set_input_files(record)
    expect(page.locator(BOARD).last).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".replay .place")).not_to_contain_text("0 of")


def test_a_game_file_can_be_dropped(make_page: MakePage) -> None:
    page = make_page()
    page.goto("/replay")
    text = sorted(GAMES.glob("classic*.game"))[0].read_text(encoding="utf-8")
    dropped = page.evaluate_handle(
        "text => { const data = new DataTransfer();"
        " data.items.add(new File([text], 'some.game')); return data }",
        text,
    )
    page.dispatch_event(".drop", "drop", {"dataTransfer": dropped})
    expect(page.locator(BOARD).last).to_be_visible()


def test_the_curtain_hides_the_cards(make_page: MakePage) -> None:
    page = make_page("tablet")
    open_front(page)
    start(page, 1)
    expect(page.locator(".curtain")).to_be_visible()
    name = page.locator("#curtain-title").inner_text().removeprefix("Over to ")
    assert " = " not in page.locator(".handhost").inner_html()
    expect(page.locator(".handhost .card")).to_have_count(0)
    page.get_by_role("button", name=f"I’m {name}, open the gate").click()
    expect(page.locator(".curtain")).to_have_count(0)
    expect(page.locator(".seat.turn", has_text=name)).to_be_visible()


def test_the_first_game_explains_itself(make_page: MakePage) -> None:
    page = make_page()
    page.goto("/learn")
    page.get_by_role("button", name="Let’s play").click()
    expect(page.locator(".lesson")).to_contain_text("You are Pip")
    page.get_by_role("button", name="Got it").click()
    expect(page.locator(".lesson")).to_contain_text("First you push")


def test_a_killed_server_is_come_back_to(make_page: MakePage, tmp_path: Path) -> None:
    from tests.web.conftest import running

    with running(tmp_path) as own:
        page = make_page(address=own.address, quiet=False)
        open_front(page)
        start(page)
        expect(page.locator(BOARD).last).to_be_visible()
        own.kill()
        expect(page.locator(".notice.warn")).to_be_visible()
        own.start()
        expect(page.locator(".notice.warn")).to_have_count(0, timeout=30_000)
        expect(page.locator(".seat")).to_have_count(4)


def test_without_a_line_the_page_says_so(make_page: MakePage) -> None:
    page = make_page(quiet=False)
    open_front(page)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    expect(page.locator(".world").first).to_be_visible()
    page.context.set_offline(True)
    page.reload()
    expect(page.locator(".trouble").first).to_have_text(sentence("en", "trouble-offline"))
