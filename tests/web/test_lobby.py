"""Meeting: names, pieces and seats before the game, the home network, and around one screen."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.web.axe import check as check_axe
from tests.web.conftest import AT_HOME, MakePage, running
from tests.web.play import BOARD, open_front, start, tap_label, wish


def seats(page: Page) -> Locator:
    return page.locator(".lobby-seat:not(.add)")


def invite(
    host: Page, edition: str = "classic", count: int = 3, name: str = "Mira", **options: Any
) -> str:
    """Open a table for friends as somebody with a name, and return its link."""
    counts = {"me": count, "here": count, "online": count}
    wish(host, edition=edition, seats=counts, options=options)
    open_front(host)
    start(host, 2)
    host.get_by_label("Your name").fill(name)
    host.get_by_label("Your name").blur()
    expect(seats(host).first).to_contain_text(name)
    return host.url


def test_four_players_on_the_front_page_are_four_seats(make_page: MakePage) -> None:
    page = make_page()
    open_front(page)
    expect(page.locator(".more-row")).to_contain_text("4 players")
    start(page, 2)
    expect(seats(page)).to_have_count(4)
    expect(page.get_by_text("1 of 4 seats taken")).to_be_visible()
    expect(page.get_by_text("Starts as soon as all seats are taken.")).to_be_visible()


def test_a_guest_takes_a_name_and_a_piece_and_both_play_with_them(make_page: MakePage) -> None:
    host, guest = make_page(), make_page("phone")
    guest.goto(invite(host, "pirates", 2))
    expect(guest.get_by_role("heading", name="Mira has kept a seat for you")).to_be_visible()
    expect(guest.get_by_role("radio", name="Mira")).to_be_disabled()
    guest.get_by_label("Your name").fill("Leo")
    tap_label(guest.get_by_role("radio", name="Juno"))
    guest.get_by_role("button", name="Sit down").click()
    for page in (host, guest):
        expect(page.locator(BOARD).last).to_be_visible()
        expect(page.locator(".seat").nth(1)).to_contain_text("Leo")
        expect(page.locator(".seat .ship")).to_have_count(2)
        expect(page.locator(".seat").nth(1)).to_have_attribute("style", re.compile("--p4"))
    guest.goto("/")
    assert guest.evaluate("JSON.parse(localStorage['daedalus.settings']).name") == "Leo"


def test_pieces_change_hands_in_the_lobby(make_page: MakePage) -> None:
    host, guest = make_page(), make_page()
    guest.goto(invite(host, "galaxy", 3))
    guest.get_by_label("Your name").fill("Leo")
    guest.get_by_role("button", name="Sit down").click()
    expect(seats(host).nth(1)).to_contain_text("Leo")
    tap_label(host.get_by_role("radio", name="Juno"))  # nobody had it
    expect(guest.get_by_role("radio", name="Mira")).to_be_disabled()
    expect(host.get_by_role("radio", name="Leo")).to_be_disabled()
    tap_label(guest.get_by_role("radio", name="Bram"))  # the free seat's: swapped
    expect(seats(host).nth(1).locator(".spaceship [fill='url(#dd-pattern-3)']")).to_have_count(1)
    expect(seats(host).nth(2).locator(".spaceship [fill='url(#dd-pattern-2)']")).to_have_count(1)


def test_the_host_adds_seats_gives_them_to_bots_and_takes_them_away(make_page: MakePage) -> None:
    host = make_page()
    invite(host, count=2)
    for count in (3, 4):
        host.get_by_role("button", name="Add a seat").click()
        expect(seats(host)).to_have_count(count)
    expect(host.get_by_role("button", name="Add a seat")).to_have_count(0)
    seats(host).nth(2).get_by_role("button", name="Seat a bot").click()
    host.get_by_label("How well Bram plays").select_option("hard")
    expect(host.get_by_label("How well Bram plays")).to_have_value("hard")
    host.get_by_role("button", name="Remove seat 2").click()
    expect(seats(host)).to_have_count(3)
    expect(host.get_by_label("How well Bram plays")).to_have_value("hard")  # it has moved up
    host.get_by_role("button", name="Remove the bot Bram").click()
    host.get_by_role("button", name="Remove seat 2").click()
    expect(seats(host)).to_have_count(2)
    expect(host.get_by_role("button", name=re.compile("^Remove seat"))).to_have_count(0)
    host.get_by_role("button", name="Fill with bots, start now").click()
    expect(host.locator(".seat")).to_have_count(2)


def test_a_seat_taken_away_before_ones_own_changes_nothing_for_its_owner(
    make_page: MakePage,
) -> None:
    host, guest = make_page(), make_page("phone")
    link = invite(host)
    seats(host).nth(1).get_by_role("button", name="Seat a bot").click()
    guest.goto(link)
    host.get_by_role("button", name="Add a seat").click()
    expect(seats(host)).to_have_count(4)
    guest.get_by_label("Your name").fill("Leo")
    guest.get_by_role("button", name="Sit down").click()
    expect(seats(host).nth(2)).to_contain_text("Leo")
    host.get_by_role("button", name="Remove the bot Orla").click()
    host.get_by_role("button", name="Remove seat 2").click()
    host.get_by_role("button", name="Remove seat 3").click()  # the last free one: it begins
    for page in (host, guest):
        expect(page.locator(".seat").nth(1)).to_contain_text("Leo")
        expect(page.locator(".sl-card")).to_have_count(1)
    kept = guest.evaluate("Object.values(JSON.parse(localStorage['daedalus.tables']))[0].seats")
    assert [key["seat"] for key in kept] == [1]


def test_others_at_home_join_once_the_machine_itself_has_let_them(
    make_page: MakePage, tmp_path: Path
) -> None:
    with running(tmp_path) as own:
        other = make_page(address=own.address, quiet=False)
        invite(other, count=2)
        expect(other.get_by_text("the page that opened when the game was started")).to_be_visible()
        expect(other.get_by_role("button", name="Let others at home join")).to_have_count(0)
        check_axe(other)

        host = make_page(address=own.address, quiet=False)
        host.goto(f"/#owner={own.key}")
        expect(host).to_have_url(f"{own.address}/")  # the key is out of sight
        table = invite(host, count=2).rpartition("/")[2]
        expect(host.get_by_role("heading", name=re.compile("^Only this computer"))).to_be_visible()
        expect(host.get_by_role("button", name="Copy link")).to_have_count(0)
        code = host.locator(".said-code b")
        expect(code).to_have_text(re.compile("^[A-Z]{6}$"))
        expect(host.locator(".invite .qr")).to_be_visible()
        check_axe(host)
        host.get_by_role("button", name="Let others at home join").click()
        said = code.inner_text().replace("\n", "")
        expect(host.locator(".code").first).to_have_text(f"{AT_HOME}:{own.port}/{said}")
        check_axe(host)

        guest = make_page("phone", address=f"http://{AT_HOME}:{own.port}", quiet=False)
        guest.goto(f"/t/{table}")
        expect(guest.get_by_role("button", name="Sit down")).to_be_visible()
        check_axe(guest)

        host.get_by_role("button", name="Close it again").click()
        expect(host.get_by_role("button", name="Let others at home join")).to_be_visible()
        host.get_by_role("button", name="Let others at home join").click()
        host.reload()
        expect(host.get_by_role("button", name="Close it again")).to_be_visible()
        guest.goto(f"/t/{table}")
        guest.get_by_role("button", name="Sit down").click()
        for page in (host, guest):
            expect(page.locator(".sl-card")).to_have_count(1)


def test_a_friend_types_the_code_in_capitals_with_a_space(make_page: MakePage) -> None:
    host, guest = make_page(), make_page("phone", quiet=False)  # a wrong code is a 404
    table = invite(host, "connect", 2)
    expect(host.locator(".said-code")).to_contain_text("Code")
    code = host.locator(".said-code b").text_content() or ""
    open_front(guest)
    field = guest.get_by_label("Have a code?")
    field.fill("BBB BBB" if not code.startswith("B") else "FFF FFF")
    guest.get_by_role("button", name="Join", exact=True).click()
    expect(guest.get_by_role("alert").last).to_have_text("No table is waiting under this code.")
    check_axe(guest)
    field.fill(f"{code[:3]} {code[3:]}".upper())
    field.press("Enter")
    expect(guest).to_have_url(table)
    late = make_page("phone", quiet=False)
    late.goto(f"/{code.lower()}")
    expect(late).to_have_url(table)
    guest.get_by_label("Your name").fill("Leo")
    guest.get_by_role("button", name="Sit down").click()
    for page in (host, guest):
        expect(page.locator(BOARD).last).to_be_visible()
    late.goto("/watch")
    late.evaluate(f"history.pushState(null, '', '/{code}'); dispatchEvent(new Event('popstate'))")
    expect(late.get_by_role("heading", name="No table is waiting under this code.")).to_be_visible()
    check_axe(late)


def test_names_pieces_and_bots_around_one_screen_are_asked_once(make_page: MakePage) -> None:
    page = make_page()
    open_front(page)
    page.locator(".who-button").nth(1).click()
    expect(page.locator(".sitter")).to_have_count(2)
    page.get_by_role("textbox", name="Seat 1", exact=True).fill("Mira")
    page.get_by_role("textbox", name="Seat 2", exact=True).fill("Grandpa")
    page.get_by_role("button", name="One more").click()
    page.get_by_role("button", name="One more").click()
    page.get_by_role("button", name="Remove seat 4").click()
    page.get_by_role("button", name="Seat 3: a bot").click()
    expect(page.locator(".sitter select")).to_have_count(1)
    page.get_by_role("button", name="Seat 3: a person").click()
    expect(page.locator(".sitter select")).to_have_count(0)
    page.get_by_role("button", name="Seat 3: a bot").click()
    page.locator(".sitter select").first.select_option("easy")
    page.get_by_role("button", name="Another piece for Grandpa").click()  # Bram's: swapped
    tap_label(page.get_by_role("radio", name="Grandpa"))
    check_axe(page)
    page.get_by_role("button", name="Let’s play").click()
    expect(page.locator(".tray-head")).to_contain_text("Grandpa")
    expect(page.locator(".seat")).to_have_count(3)
    expect(page.locator(".seat").nth(2)).to_contain_text("Easy")
    open_front(page)
    page.locator(".who-button").nth(1).click()
    expect(page.locator(".sitter")).to_have_count(3)
    expect(page.get_by_role("textbox", name="Seat 2", exact=True)).to_have_value("Grandpa")
    expect(page.locator(".sitter select")).to_have_value("easy")
    tap_label(page.get_by_role("switch", name=re.compile("^Cover")))
    tap_label(page.get_by_role("radio", name="Mira"))
    page.get_by_role("button", name="Let’s play").click()
    page.get_by_role("button", name="I’m Mira").click()
    expect(page.locator(".lid")).to_have_count(0)


def test_a_guest_on_a_short_phone_sees_name_pieces_and_button_at_once(make_page: MakePage) -> None:
    host, guest = make_page(), make_page("small")
    guest.goto(invite(host, "pirates", 3))
    foot = guest.locator(".lobby-foot").bounding_box()
    assert foot
    for seen in (guest.get_by_label("Your name"), *guest.locator(".guest .pick-one").all()):
        box = seen.bounding_box()
        assert box
        assert box["y"] + box["height"] <= foot["y"], "the button covers it"
