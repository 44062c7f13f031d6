"""People at one table: phones as hands, absent players, clocks, phrases, take-backs, lost lines."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.web.axe import check
from tests.web.conftest import MakePage, Server, running
from tests.web.play import frames_of, from_menu, open_front, play_from, tap_label, wish
from tests.web.sliding_play import Hands, Player, Table, new_table, table_of

SHORT: dict[str, Any] = {"cards": 1, "size": 5, "start": 1}
NOTATION = re.compile(r"\b[a-i][1-9](=[0-9a-f])\b|\bmotif-|\bhint-|\bsliding-")


def log_of(page: Page) -> str:
    return page.locator(".log").first.inner_text()


def couple(browser: Browser, table: Table) -> tuple[Player, Player]:
    """Return two people with a screen each, the second one with a phone."""
    return Player(browser, table, [0]), Player(browser, table, [1], phone=True)


def test_a_whole_game_around_one_screen(server: Server, browser: Browser) -> None:
    table = new_table(server.address, "pirates", ["me", "me"], **SHORT)
    player = Player(browser, table, [0, 1])
    for turn in range(60):
        if not player.wait_for_turn():
            break
        player.play_turn(turn % 2)
    expect(player.podium).to_be_visible()
    player.leave()


def test_around_one_screen_no_seat_is_called_you(server: Server, browser: Browser) -> None:
    table = new_table(server.address, "classic", ["me", "me"], **SHORT)
    shared = Player(browser, table, [0, 1])
    shared.wait_for_turn()
    seats = shared.page.locator(".seats")
    expect(seats.locator(".flag")).to_have_text("Playing")
    assert not re.search(r"\byour?\b", seats.inner_text(), re.I)
    alone = Player(browser, table, [0])
    alone.wait_for_turn()
    expect(alone.page.locator(".seat.turn .flag")).to_have_text("Your turn")
    shared.leave()
    alone.leave()


def test_a_phone_holds_the_cards_and_the_tablet_shows_none(
    server: Server, browser: Browser
) -> None:
    table = new_table(server.address, "classic", ["me", "me"], **{**SHORT, "cards": 3})
    tablet = Player(browser, table, [0, 1], viewport={"width": 1180, "height": 820})
    tablet.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = tablet.page
    expect(page.locator(".sleeve")).to_have_count(2)
    from_menu(page, "Cards on phones")
    expect(page.get_by_role("img", name="QR code for the phones")).to_be_visible()
    page.get_by_role("button", name="Copy link").click()
    link = page.evaluate("navigator.clipboard.readText()")
    assert re.fullmatch(rf"{server.address}/t/{table.id}#hands=0\.[\w-]+,1\.[\w-]+", link)
    page.keyboard.press("Escape")

    phone = Player(browser, table, [], phone=True)  # it only watches
    expect(phone.board).to_be_visible()
    assert phone.page.locator(".sl-card").count() == 0
    phone.page.goto(link)  # a new fragment: the page is not loaded anew
    phone.page.get_by_role("button", name="Pip").click()
    expect(phone.page.locator(".hand-whose")).to_have_text("Your turn, Pip")
    expect(phone.page.locator(".hand-card")).to_have_count(1)
    expect(phone.board).to_be_hidden()
    play_from(phone.page)
    expect(phone.page.locator(".sl-card")).to_have_count(1)
    assert "hands=" not in phone.page.url

    expect(page.locator(".tray-sleeves")).to_contain_text("Pip holds a phone")
    expect(page.locator(".sleeve")).to_have_count(1)
    page.reload()  # not even for a moment
    expect(page.locator(".tray-sleeves")).to_contain_text("Pip holds a phone")
    expect(page.locator(".sleeve")).to_have_count(1)

    assert phone.wait_for_turn()
    phone.play_turn(0)  # by the phone; the tablet shows it, and the other seat plays there
    expect(page.locator(".tray-head")).to_contain_text("Orla")
    assert tablet.wait_for_turn()
    tablet.play_turn(1)
    assert tablet.wait_for_turn()
    tablet.play_turn(0)  # whoever holds a phone may move their piece on the large screen, too
    expect(page.locator(".tray-head")).to_contain_text("Orla")

    stranger = Player(browser, table, [])  # a link is good for one device
    expect(stranger.board).to_be_visible()
    stranger.page.goto(link.partition(",")[0])
    expect(stranger.page.get_by_text("Everybody has a phone already.")).to_be_visible()
    stranger.page.goto(
        link.partition("#")[0] + "#pair=" + link.partition("0.")[2].partition(",")[0]
    )
    stranger.page.get_by_role("button", name="Watch this table").click()
    expect(stranger.board).to_be_visible()
    expect(stranger.page.locator(".sl-card")).to_have_count(0)
    page.clock.install()
    phone.leave()
    expect(page.locator(".seats")).to_contain_text("Pip holds a phone")
    page.clock.fast_forward(10_100)
    expect(page.locator("[aria-live=polite]")).to_contain_text("The card is here, face down.")
    expect(page.locator(".sleeve")).to_have_count(2)
    tablet.leave()
    stranger.leave(expected="Failed to load resource")


def test_two_of_four_take_phones_before_the_game_and_each_device_gets_its_own_cards(
    make_page: MakePage, server: Server
) -> None:
    tablet = make_page()
    wish(tablet, edition="classic", options={"cards": 1, "size": 5, "start": 1})
    heard = {"tablet": frames_of(tablet)}
    open_front(tablet)
    tablet.locator(".who-button").nth(1).click()
    for _ in range(2):
        tablet.get_by_role("button", name="One more").click()
    tap_label(tablet.get_by_role("radio", name="Pip"))  # begins
    tablet.get_by_role("button", name="Show the code").click()
    expect(tablet.get_by_role("img", name="QR code for the phones")).to_be_visible()
    check(tablet)
    tablet.get_by_label("Seat 3").fill("Gran")  # names can still be written
    tablet.get_by_label("Seat 3").blur()
    tablet.context.grant_permissions(["clipboard-read", "clipboard-write"])
    phones = []
    for name in ("Orla", "Juno"):
        tablet.get_by_role("button", name="Copy link").click()
        phone = make_page("phone")
        heard[name] = frames_of(phone)
        phone.goto(tablet.evaluate("navigator.clipboard.readText()"))
        expect(phone.locator(".which-one")).to_contain_text("Gran")
        phone.get_by_role("button", name=name).click()  # the game has not begun
        expect(tablet.locator(".phones-who")).to_contain_text(f"{name} holds a phone")
        phones.append(phone)
    expect(tablet.get_by_text("plays here")).to_have_count(2)
    tablet.get_by_role("button", name="Let’s play").click()
    hands = [Hands(each, table_of(tablet, server.address)) for each in (tablet, *phones)]
    expect(tablet.locator(".on-phone")).to_have_count(2)
    expect(tablet.locator(".sleeve")).to_have_count(2)
    for phone in phones:
        play_from(phone)
    expect(phones[0].locator(".sl-card")).to_have_count(1)
    for turn in range(80):
        seat = turn % 4
        who = hands[{1: 1, 3: 2}.get(seat, 0)]
        tablet.wait_for_function(
            "name => document.querySelector('.podium') ||"
            " document.querySelector('.tray-head')?.textContent.includes(name)",
            arg=("Pip", "Orla", "Gran", "Juno")[seat],
        )
        if not who.wait_for_turn():
            break
        who.play_turn(seat)
    for each in hands:
        expect(each.podium).to_be_visible()
    may_see = {"tablet": {0, 2}, "Orla": {1}, "Juno": {3}}
    for device, frames in heard.items():
        seen = {
            seat
            for frame in frames
            for text in re.findall(r'"pos":"[^"]* ([^\s"]+)"', frame)
            for seat, hand in enumerate(text.split(","))
            if '"phase":"playing"' in frame and hand.partition(":")[2].strip("?")
        }
        assert seen == may_see[device], device


def test_who_watches_is_told_so_once(server: Server, browser: Browser) -> None:
    table = new_table(server.address, "classic", ["me", "me"], **SHORT)
    watcher = Player(browser, table, [], phone=True)
    page = watcher.page
    told = "You are watching. If a seat becomes free, you can take it here."
    expect(page.locator(".notice[role=status]")).to_have_text(told)
    page.get_by_role("button", name="Close", exact=True).click()
    expect(page.locator(".notice")).to_have_count(0)
    player = Player(browser, table, [0])
    assert player.wait_for_turn()
    player.play_turn(0)
    expect(page.locator(".seat").nth(1)).to_have_attribute("aria-current", "true")
    assert page.locator(".notice").count() == 0
    assert player.page.locator(".notice").count() == 0, "who plays is told nothing"
    watcher.leave()
    player.leave()


@pytest.mark.parametrize("rivals", [["me", "random"], ["me", "me"]])
def test_who_plays_bots_has_nobody_to_talk_to(
    server: Server, browser: Browser, rivals: list[str]
) -> None:
    """Nor is there anybody to send the link to, or to seal a deal for."""
    table = new_table(server.address, "classic", rivals, **SHORT)
    player = Player(browser, table, [0])
    assert player.wait_for_turn()
    player.page.get_by_role("button", name="Menu").click()
    menu = player.page.get_by_role("dialog")
    expect(menu.get_by_role("button", name="Undo")).to_be_visible()
    alone = "random" in rivals
    for what in ("Say something", "Copy the table’s link"):
        expect(menu.get_by_role("button", name=what)).to_have_count(0 if alone else 1)
    expect(menu.locator(".seed")).to_have_count(0 if alone else 1)
    player.leave()


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
    asked = one.page.locator(".away")
    expect(asked).to_contain_text("has been away for a while.")  # a minute, where grace is one
    check(one.page)
    asked.get_by_role("button", name="Wait").click()
    expect(asked).to_have_count(0)
    one.page.reload()  # asked again in two minutes, or by whoever comes back
    asked.get_by_role("button", name="Let a bot play until Orla is back").click()
    expect(one.page.locator(".seat").nth(1)).to_contain_text("bot")
    expect(one.board).not_to_have_attribute("data-turn", "")
    assert "Orla" in log_of(one.page)
    late = Player(browser, table, [], phone=True)
    expect(late.page.locator(".notice")).to_contain_text("watching")
    late.leave()
    back = Player(browser, table, [1], phone=True)
    expect(one.page.locator(".seat").nth(1)).not_to_contain_text("bot")
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
    check(other.page)
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
        from_menu(one.page, "Undo")
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
    player.wait_for_turn()
    player.play_turn(0, table.dull(0))
    expect(player.page.locator(".tray-head")).to_contain_text("Orla")
    from_menu(player.page, "Undo")
    expect(player.page.locator(".tray-head")).to_contain_text("Pip")
    assert player.page.get_by_role("alertdialog").count() == 0
    assert table.position(None) == before
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
    panel.get_by_role("button", name="Thanks").click()
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
