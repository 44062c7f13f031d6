"""The pages around the games: languages, settings, rules, replay, the first game, no line."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import daedalus
from daedalus.locales import LANGUAGES
from tests.web.conftest import OF_ALL_LANGUAGES, MakePage, Server
from tests.web.play import BOARD, finish, open_front, start, tap_label, wait_until, wish
from tests.web.sliding_play import Hands, table_of

GAMES = Path(__file__).parent.parent / "games"
LOCALES = Path(__file__).parent.parent.parent / "src" / "daedalus" / "locales"
RAW_ID = re.compile(
    r"\b(?:front|who|level|seat|sliding|title|preset|cards|cast|motif|lesson|log|end|replay)"
    r"-[a-z]+[a-z0-9-]*\b"
)
# Two cards: nobody can win before the page has had a turn.
QUICK = {"cards": 2, "ending": "last-card", "size": 5, "start": 1}


def sentence(language: str, name: str) -> str:
    files = ["web.ftl", *(f"editions/{edition}.ftl" for edition in daedalus.edition_names())]
    text = "\n".join((LOCALES / language / each).read_text(encoding="utf-8") for each in files)
    found = re.search(rf"^{name} = (?:\{{ \$pointer ->\n *\[mouse\] )?(.*)$", text, re.M)
    assert found
    return found[1]


def check_width(page: Page) -> None:
    """Nothing reaches beyond the right edge."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1"), page.url


@pytest.mark.parametrize("language", OF_ALL_LANGUAGES)
def test_a_whole_game_in_every_language(make_page: MakePage, server: Server, language: str) -> None:
    """From the front page to the podium, and never an id in the place of a sentence."""
    page = make_page("phone", language=language)
    options = {**QUICK, "cards": 1, "dark_lord": True}
    seats = {"me": 2, "here": 2, "online": 2}
    wish(page, edition="galaxy", options=options, seats=seats, level="random")
    open_front(page)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("h1")).to_have_text(sentence(language, "front-title"))
    check_width(page)
    seen = [page.locator("body").inner_text()]
    start(page)
    expect(page.locator(".steps li")).to_have_count(2)
    hands = Hands(page, table_of(page, server.address))
    while hands.wait_for_turn():
        push, walk = hands.table.best(0)
        hands.push(push)
        seen.append(page.locator("body").inner_text())
        hands.walk(walk)
        page.wait_for_function(
            "() => document.querySelector('.podium') ||"
            " document.querySelector('.sl-board').dataset.turn !== 'walk'"
        )
        assert len(seen) < 40, "the game does not end"
    expect(page.locator(".podium")).to_be_visible()
    check_width(page)
    seen.append(page.locator("body").inner_text())
    page.locator(".podium-foot a[href^='/replay/']").click()
    expect(page.locator(".replay-said")).not_to_be_empty()
    seen.append(page.locator("body").inner_text())
    assert [RAW_ID.findall(text) for text in seen if RAW_ID.search(text)] == []


def test_settings_stay(make_page: MakePage) -> None:
    page = make_page()
    page.goto("/settings")
    tap_label(page.get_by_label("Dark", exact=True))
    tap_label(page.get_by_label("High", exact=True))
    tap_label(page.get_by_label("Nederlands"))
    expect(page.locator("h1")).to_have_text("Instellingen")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-mode", "dark")
    expect(page.locator("html")).to_have_attribute("data-contrast", "high")
    expect(page.locator("h1")).to_have_text("Instellingen")


@pytest.mark.long  # in every check test_journey and test_whole_evenings end there too
def test_a_game_ends_on_the_podium_and_can_be_replayed(make_page: MakePage, server: Server) -> None:
    page = make_page()
    wish(page, edition="classic", options=QUICK, seats={"me": 2, "here": 2, "online": 2})
    open_front(page)
    table = start(page)
    expect(page.locator(BOARD).last).to_be_visible()
    finish(page, server.address, table)
    expect(page.locator(".podium")).to_be_visible()
    expect(page.locator(".stand")).to_have_count(2)
    page.get_by_role("link", name="Watch the whole game").click()
    expect(page.locator(".replay .place")).to_have_text(re.compile(r"^0 of"))
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".replay .place")).to_have_text(re.compile(r"^1 of"))
    assert "ply=" in page.url
    page.reload()
    expect(page.locator(".replay .place")).to_have_text(re.compile(r"^1 of"))
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert "classic" in Path(download.value.path()).read_text(encoding="utf-8")


@pytest.mark.long  # in every check two friends do (test_whole_evenings)
def test_play_again_leads_to_a_new_table(make_page: MakePage, server: Server) -> None:
    page = make_page()
    wish(page, edition="classic", options=QUICK, seats={"me": 2, "here": 2, "online": 2})
    open_front(page)
    table = start(page)
    expect(page.locator(BOARD).last).to_be_visible()
    finish(page, server.address, table)
    page.get_by_role("button", name="Play again").click()
    expect(page).not_to_have_url(re.compile(table))
    expect(page.locator(BOARD).last).to_be_visible()
    expect(page.locator(".podium")).to_have_count(0)


@pytest.mark.long  # in every check others are chosen or dropped after one that is no game
def test_a_game_file_can_be_opened(make_page: MakePage) -> None:
    page = make_page()
    page.goto("/replay")
    record = sorted(GAMES.glob("classic*.game"))[0]
    page.locator("input[type=file]").set_input_files(record)
    expect(page.locator(BOARD).last).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".replay .place")).not_to_have_text(re.compile(r"^0 of"))


def drop(page: Page, name: str, text: str, selector: str = ".replay-page") -> None:
    """Drop a file onto a place of the page."""
    dropped = page.evaluate_handle(
        "([name, text]) => { const data = new DataTransfer();"
        " data.items.add(new File([text], name)); return data }",
        [name, text],
    )
    page.dispatch_event(selector, "drop", {"dataTransfer": dropped})


def test_game_files_can_be_dropped_one_after_the_other(make_page: MakePage) -> None:
    page = make_page()
    page.goto("/replay")
    expect(page.locator(".drop")).to_be_visible()
    for edition, selector in (("classic", ".drop"), ("connect", ".replay"), ("go", ".replay")):
        text = sorted(GAMES.glob(f"{edition}*.game"))[0].read_text(encoding="utf-8")
        drop(page, "some.game", text, selector)
        expect(page.locator(".replay-page")).to_have_attribute("data-theme", edition)
        expect(page.locator(f"{BOARD} >> visible=true").first).to_be_visible()
        expect(page.locator(".replay .place")).to_have_text(re.compile(r"^0 of"))


def test_a_file_that_is_no_game_is_refused_in_words(make_page: MakePage) -> None:
    """The game that is shown stays, and a good file makes the trouble go away."""
    page = make_page("phone", quiet=False)
    page.goto("/replay")
    expect(page.locator(".drop")).to_be_visible()
    good = sorted(GAMES.glob("classic*.game"))[0].read_text(encoding="utf-8")
    trouble = page.get_by_role("alert").filter(has_text="cannot be read as a game")
    drop(page, "holiday.jpg", "\x00\x01 not at all")
    expect(trouble).to_contain_text("“holiday.jpg”")
    drop(page, "some.game", good)
    expect(page.locator(BOARD).last).to_be_visible()
    expect(trouble).to_have_count(0)
    drop(page, "torn.game", good.replace(" b1=c", " z99", 1))
    torn = page.get_by_role("alert").filter(has_text="“torn.game” breaks off, was changed")
    expect(torn.locator(".trouble-why")).to_contain_text("z99")  # what is wrong with it
    expect(page.locator(BOARD).last).to_be_visible()
    drop(page, "large.game", "x" * 1_000_001)
    expect(trouble).to_contain_text("“large.game”")
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")


def test_a_record_of_a_league_is_replayed(make_page: MakePage) -> None:
    """Homes go row by row, and the referee goes on without a player, whose piece stays."""
    game = daedalus.new_game("classic", seats=3, seed="league", start=1, league=True, cards=2)
    for _ in range(2):
        game = game.play(0, game.legal(0)[0])
    game = game.play(-1, "drop 3")
    game = game.play(1, game.legal(1)[0])
    page = make_page(motion="no-preference")
    page.goto("/replay")
    expect(page.locator(".drop")).to_be_visible()
    drop(page, "league.game", game.record())
    homes = page.locator(".sl-cell[data-home]")
    expect(homes).to_have_count(3)
    cells = homes.evaluate_all("all => all.map(e => [e.dataset.cell, e.dataset.home])")
    assert cells == [["0", "1"], ["6", "2"], ["42", "3"]]  # a1, g1, a7
    label = page.locator(".sl-cell[data-cell='42']").get_attribute("aria-label") or ""
    assert "Bram’s home" in label
    expect(page.locator(".sl-gone")).to_have_count(0)
    for _ in range(3):
        page.get_by_role("button", name="One step on").click()
    expect(page.locator(".replay-said")).to_have_text("Bram has dropped out.")
    expect(page.locator(".sl-gone[data-piece='2']")).to_be_visible()
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".replay-said")).to_contain_text("Orla pushes")


NAMED_AFTER_HEADING = """() =>
  document.title === `${document.querySelector("h1")?.innerText} · Daedalus`"""


def test_every_page_has_its_own_title(make_page: MakePage) -> None:
    page = make_page("phone", language="it")
    open_front(page)
    expect(page).to_have_title("Daedalus")
    seen = set()
    for path in ("settings", "learn", "watch", "rules/go"):
        page.goto(f"/{path}")
        expect(page.locator("h1")).not_to_be_empty()
        if path.startswith("rules"):  # their heading comes with their text
            expect(page.locator(".rules h2").first).to_be_visible()
        page.wait_for_function(NAMED_AFTER_HEADING)  # both change when somebody opens a table
        seen.add(page.title())
    assert len(seen) == 4
    page.go_back()
    page.wait_for_function(NAMED_AFTER_HEADING)


@pytest.mark.long  # in every check test_empty looks at others
def test_a_wrong_address_is_answered_kindly(make_page: MakePage) -> None:
    page = make_page(quiet=False, language="fr")
    answer = page.goto("/nowhere/at-all")
    assert answer
    assert answer.status == 404
    expect(page.locator("h1")).to_have_text(sentence("fr", "missing-title"))
    page.get_by_role("link").last.click()
    expect(page.locator(".world").first).to_be_visible()


# What the service worker has kept, and whether the two files of every language are among it.
KEPT = """async () => {
  const builds = (await caches.keys()).filter((name) => name.startsWith("daedalus/"));
  const kept = await Promise.all(builds.map(async (name) => (await caches.open(name)).keys()));
  return kept.flat().map(({ url }) => url);
}"""
ALL_LANGUAGES = (
    f"async () => (await ({KEPT})()).filter((url) => url.includes('/texts-')).length"
    f" === {2 * len(LANGUAGES)}"
)


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.long), "de"])
def test_without_a_line_the_front_page_has_its_words_after_a_single_visit(
    make_page: MakePage, language: str
) -> None:
    page = make_page(quiet=False, language=language, offline=True)
    open_front(page)
    wait_until(page, ALL_LANGUAGES)
    page.context.set_offline(True)
    page.reload()
    expect(page.locator("h1")).to_have_text(sentence(language, "front-title"))
    page.locator(".who-button").first.click()  # this server keeps nothing here to play without it
    expect(page.locator(".trouble").first).to_have_text(sentence(language, "trouble-offline"))
    seen = page.locator("body").inner_text()
    assert RAW_ID.findall(seen) == []
    page.locator(".language select").select_option("nl")  # and in another language too
    expect(page.locator("h1")).to_have_text(sentence("nl", "front-title"))


def test_what_is_kept_of_a_build_has_its_hash_in_its_name_and_all_languages_come(
    make_page: MakePage,
) -> None:
    """The list of editions is asked for anew as long as there is a server."""
    page = make_page(offline=True, language="de")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    open_front(page)
    wait_until(page, ALL_LANGUAGES)
    texts = [found[1] for url in asked if (found := re.search(r"/texts-(\w\w)-", url))]
    assert texts[0] == "de", "the language that is spoken comes first"
    names: list[str] = page.evaluate(KEPT)
    kept = {name.removeprefix(page.url.rstrip("/")) for name in names}
    unhashed = {name for name in kept if not re.search(r"-([A-Z0-9]{8}|[0-9a-f]{16})\.", name)}
    assert unhashed == {"/", "/api/editions", "/favicon.svg", "/manifest.webmanifest"}
