"""People at one table: phones as hands, absent players, clocks, phrases, take-backs, lost lines."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.web.conftest import Server, running
from tests.web.sliding_play import Player, Table, new_table

SHORT: dict[str, Any] = {"cards": 1, "size": 5, "start": 1}
NOTATION = re.compile(r"\b[a-i][1-9](=[0-9a-f])\b|\bmotif-|\bhint-|\bsliding-")


def log_of(page: Page) -> str:
    return page.locator(".log").first.inner_text()


def from_menu(page: Page, item: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=item).click()


def open_curtain(player: Player) -> None:
    player.page.locator(".curtain .gate").click()
    player.page.locator(".curtain").wait_for(state="detached")


def couple(browser: Browser, table: Table) -> tuple[Player, Player]:
    """Return two people with a screen each, the second one with a phone."""
    return Player(browser, table, [0]), Player(browser, table, [1], phone=True)


def test_a_whole_game_around_one_screen(server: Server, browser: Browser) -> None:
    table = new_table(server.address, "pirates", ["me", "me"], **SHORT)
    player = Player(browser, table, [0, 1])
    page = player.page
    for turn in range(60):
        page.wait_for_function("() => document.querySelector('.podium, .curtain')")
        if player.podium.count():
            break
        open_curtain(player)
        player.wait_for_turn()
        player.play_turn(turn % 2)
    expect(player.podium).to_be_visible()
    player.leave()


def test_a_phone_holds_the_cards_and_the_tablet_shows_none(
    server: Server, browser: Browser
) -> None:
    table = new_table(server.address, "classic", ["me", "me"], **{**SHORT, "cards": 3})
    tablet = Player(browser, table, [0, 1], viewport={"width": 820, "height": 1180})
    tablet.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = tablet.page
    open_curtain(tablet)
    expect(page.locator(".sl-card")).to_have_count(1)
    from_menu(page, "My cards on a phone")
    expect(page.get_by_role("img", name="QR code for the phone")).to_be_visible()
    page.get_by_role("button", name="Copy link").click()
    link = page.evaluate("navigator.clipboard.readText()")
    assert re.fullmatch(rf"{server.address}/t/{table.id}#pair=\S+", link)

    phone = Player(browser, table, [], phone=True)  # it only watches
    expect(phone.board).to_be_visible()
    assert phone.page.locator(".sl-card").count() == 0
    phone.page.goto(link)  # a new fragment: the page is not loaded anew
    expect(phone.page.locator(".sl-card")).to_have_count(1)
    assert "pair=" not in phone.page.url

    page.get_by_role("button", name="Show my cards only there").click()
    expect(page.locator(".sl-card")).to_have_count(0)
    expect(page.locator(".curtain")).to_have_count(0)
    for secret in ("Only you see this", "Your goal"):
        assert secret not in page.content()
    page.reload()  # not even for a moment
    expect(tablet.board).to_be_visible()
    expect(page.locator(".sl-card")).to_have_count(0)
    expect(page.locator(".curtain")).to_have_count(0)

    assert phone.wait_for_turn()
    phone.play_turn(0)  # by the phone; the tablet shows it and hands over to the other seat
    expect(page.locator(".curtain")).to_contain_text("Orla")
    open_curtain(tablet)
    expect(page.locator(".sl-card")).to_have_count(1)
    assert tablet.wait_for_turn()
    tablet.play_turn(1)
    expect(page.locator(".curtain")).to_have_count(0)
    expect(page.locator(".sl-card")).to_have_count(0)
    from_menu(page, "My cards on a phone")
    page.get_by_role("button", name="Pip").click()
    page.get_by_role("button", name="Show my cards here again").click()
    expect(page.locator(".curtain")).to_contain_text("Pip")

    stranger = Player(browser, table, [])  # a link is good for one device
    expect(stranger.board).to_be_visible()
    stranger.page.goto(link)
    stranger.page.get_by_role("button", name="Watch this table").click()
    expect(stranger.board).to_be_visible()
    expect(stranger.page.locator(".sl-card")).to_have_count(0)
    tablet.leave()
    phone.leave()
    stranger.leave(expected="Failed to load resource")


def test_a_bot_plays_on_for_someone_absent_until_they_come_back(
    server: Server, browser: Browser
) -> None:
    options = {**SHORT, "cards": 3}
    table = new_table(server.address, "classic", ["me", "me"], house={"grace": 5}, **options)
    one, other = couple(browser, table)
    assert one.wait_for_turn()
    one.play_turn(0)
    assert other.wait_for_turn()
    other.leave()
    take_over = one.page.get_by_role("button", name="Let a bot play")
    take_over.click()
    expect(one.page.locator(".seat").nth(1)).to_contain_text("bot")
    expect(one.board).not_to_have_attribute("data-turn", "")
    assert "Orla" in log_of(one.page)
    back = Player(browser, table, [1], phone=True)
    back.page.get_by_role("button", name="Take my seat back").click()
    one.play_turn(0)
    assert back.wait_for_turn()
    back.play_turn(1)
    one.leave()
    back.leave()


def test_a_clock_that_runs_out_ends_the_turn(server: Server, browser: Browser) -> None:
    clock = {"kind": "turn", "seconds": 4, "increment": 0}
    table = new_table(server.address, "galaxy", ["me", "me"], house={"clock": clock}, **SHORT)
    one, other = couple(browser, table)
    assert one.wait_for_turn()
    expect(one.page.locator(".seat-clock").first).to_have_text(re.compile(r"0:0[1-4]"))
    expect(one.page.locator(".seat-clock.short").first).to_be_visible()
    assert other.wait_for_turn()  # nobody did anything
    expect(one.page.locator(".log").first).to_contain_text(re.compile("time", re.I))
    expect(other.page.locator(".seat").nth(1)).to_have_attribute("aria-current", "true")
    one.leave()
    other.leave()


def test_phrases_reach_the_others(server: Server, browser: Browser) -> None:
    table = new_table(server.address, "classic", ["me", "me"], **SHORT)
    one, other = couple(browser, table)
    one.wait_for_turn()
    expect(other.board).to_be_visible()
    from_menu(other.page, "Say something")
    other.page.get_by_role("button", name="Good luck!").click()
    expect(one.page.locator(".bubble")).to_have_text("Good luck!")
    expect(one.page.locator(".log").first).to_contain_text("Orla: “Good luck!”")
    expect(one.page.locator("[aria-live=polite]")).to_contain_text("Good luck!")
    expect(one.page.locator(".bubble")).to_have_count(0)
    one.leave()
    other.leave()


def test_a_turn_is_taken_back_when_the_other_agrees(server: Server, browser: Browser) -> None:
    table = new_table(server.address, "classic", ["me", "me"], **{**SHORT, "cards": 3})
    before = table.position(0)
    one, other = couple(browser, table)
    one.wait_for_turn()
    one.play_turn(0, table.dull(0))  # what has been found cannot be forgotten again
    other.wait_for_turn()
    pushes = one.page.locator(".log li", has_text="pushes")
    expect(pushes).to_have_count(1)
    for answer in ("No", "Yes"):
        from_menu(one.page, "Take back")
        expect(one.page.locator(".notice")).to_be_visible()
        ask = other.page.get_by_role("alertdialog")
        expect(ask).to_contain_text("Pip")
        ask.get_by_role("button", name=answer).click()
        expect(ask).to_have_count(0)
        expect(one.page.locator(".notice")).to_have_count(0)
        if answer == "No":
            assert table.position(0) != before
    assert one.wait_for_turn()
    assert table.position(0) == before
    expect(pushes).to_have_count(0)  # the log forgets what did not happen
    one.leave()
    other.leave()


def test_around_one_screen_nobody_is_asked_for_a_take_back(
    server: Server, browser: Browser
) -> None:
    table = new_table(server.address, "classic", ["me", "me"], **{**SHORT, "cards": 3})
    before = table.position(None)
    player = Player(browser, table, [0, 1])
    open_curtain(player)
    player.wait_for_turn()
    player.play_turn(0, table.dull(0))
    open_curtain(player)
    player.wait_for_turn()
    from_menu(player.page, "Take back")
    expect(player.page.locator(".curtain")).to_contain_text("Pip")
    assert player.page.get_by_role("alertdialog").count() == 0
    assert table.position(None) == before
    player.leave()


def test_the_board_is_not_seen_through_the_crack_of_the_opening_doors(
    server: Server, browser: Browser
) -> None:
    table = new_table(server.address, "classic", ["me", "me"], **SHORT)
    player = Player(browser, table, [0, 1], settings={"motion": 1})
    page = player.page
    gate = page.locator(".curtain .gate")
    gate.wait_for()
    page.evaluate(
        """() => {
          window.seen = [];
          new MutationObserver((_, observer) => {
            const open = document.querySelector(".curtain-opening");
            if (!open) return;
            observer.disconnect();
            const moving = open.getAnimations({ subtree: true });
            const at = (name) => open.querySelector(name);
            for (let ms = 0; ms < 1000; ms += 10) { // whatever frames this machine would draw
              for (const each of moving) each.currentTime = ms;
              const door = at(".door-left").getBoundingClientRect();
              const veil = at(".veil").getBoundingClientRect();
              window.seen.push({
                ajar: door.right > 0 && door.right < innerWidth / 2,
                dark: getComputedStyle(at(".veil")).opacity === "1" &&
                  veil.width === innerWidth && veil.height === innerHeight,
              });
            }
          }).observe(document.body, { childList: true, subtree: true });
        }"""
    )
    gate.click()
    page.wait_for_function("() => window.seen.length > 0")
    ajar = [each["dark"] for each in page.evaluate("window.seen") if each["ajar"]]
    assert len(ajar) > 10, "the doors were seen ajar"
    assert all(ajar)
    player.leave()


def test_a_hint_says_in_words_what_and_why(server: Server, browser: Browser) -> None:
    table = new_table(server.address, "classic", ["me", "random"], **{**SHORT, "cards": 3})
    before = table.position(0)
    player = Player(browser, table, [0], phone=True)
    player.wait_for_turn()
    player.page.get_by_role("button", name="Hint").first.click()
    panel = player.page.locator(".hint-panel")
    expect(panel).to_contain_text(
        re.compile(r"^Push (row|column) \d from the .*(open|crossing)"), timeout=90_000
    )
    said = panel.inner_text()
    assert re.search(r"(Walk to [^.]+|Stay where you are)\.", said), said
    assert panel.locator("b").inner_text(), "a hint has a reason"
    assert not NOTATION.search(said), said
    expect(player.board).to_have_attribute("data-turn", "walk")
    assert table.position(0) == before
    board, notice = player.board.bounding_box(), panel.bounding_box()
    assert board
    assert notice
    assert notice["y"] + notice["height"] <= board["y"] + 1, "the board stays clear of notices"
    panel.get_by_role("button", name="Close").click()
    expect(panel).to_have_count(0)
    expect(player.board).to_have_attribute("data-turn", "push")
    player.leave()


def test_news_of_the_table_do_not_undo_a_turn_on_its_way(server: Server, browser: Browser) -> None:
    """A `now` of the same ply may come between what was sent and its receipt."""
    table = new_table(server.address, "classic", ["me", "me"], **{**SHORT, "cards": 3})
    player = Player(browser, table, [0])
    held: list[tuple[WebSocketRoute, str | bytes]] = []

    def slow(line: WebSocketRoute) -> None:
        upstream = line.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if '"t":"act"' in str(message):
                held.append((upstream, message))
            else:
                upstream.send(message)

        line.on_message(pass_on)

    player.page.route_web_socket(re.compile("/ws/tables/"), slow)
    player.page.reload()
    player.wait_for_turn()
    push, walk = table.best(0)
    player.push(push)
    player.walk(walk)
    expect(player.board).to_have_attribute("data-turn", "")
    piece = player.page.locator(".sl-piece[data-piece='0']")
    tiles = "all => all.map(e => e.innerHTML).join()"
    stands, lies = (
        piece.evaluate("e => e.style.transform"),
        player.page.eval_on_selector_all(".sl-cell", tiles),
    )
    other = Player(browser, table, [1], phone=True)  # whoever comes is news
    expect(other.board).to_be_visible()
    expect(player.page.locator(".seat").nth(1)).not_to_contain_text("away")
    assert held, "the turn is still on its way"
    assert piece.evaluate("e => e.style.transform") == stands
    assert player.page.eval_on_selector_all(".sl-cell", tiles) == lies
    for upstream, message in held:
        upstream.send(message)
    assert other.wait_for_turn()
    assert player.page.eval_on_selector_all(".sl-cell", tiles) == lies
    player.leave()
    other.leave()


@pytest.mark.long  # in every check tests/server/test_crash kills one, and test_lost_line has none
def test_a_game_goes_on_after_the_server_was_killed(browser: Browser, tmp_path: Path) -> None:
    with running(tmp_path) as own:
        table = new_table(own.address, "classic", ["me", "me"], **{**SHORT, "cards": 5})
        one, other = couple(browser, table)
        one.wait_for_turn()
        one.play_turn(0)
        other.wait_for_turn()
        push, walk = table.best(1)
        other.push(push)  # shown, not sent
        own.kill()
        for player in (one, other):
            expect(player.page.locator(".lost")).to_be_visible()
        own.start()
        for player in (one, other):
            expect(player.page.locator(".lost:not(.back)")).to_have_count(0)
        if other.board.get_attribute("data-turn") == "push":
            other.push(push)
        other.walk(walk)
        players = (one, other)
        for turn in range(2):
            assert players[turn % 2].wait_for_turn()
            players[turn % 2].play_turn(turn % 2)
        for player in players:
            player.leave(expected="ERR_CONNECTION_REFUSED")
