"""An evening with many, as its host and somebody with a phone see it, from the doors to the end."""

from __future__ import annotations

import json
import re
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import Page, expect

from tests.support.pdf import papers
from tests.web.axe import check_both_lights
from tests.web.conftest import MakePage, Server
from tests.web.test_fits import check as check_fits

PHONE = ("phone",)
WIDE = ("desktop",)


def come(server: Server, id: str, name: str) -> Any:
    """Let somebody come who has no browser of their own here."""
    where = f"{server.address}/api/evenings/{id}/guests"
    body = json.dumps({"name": name}).encode()
    asked = Request(where, body, {"content-type": "application/json"}, method="POST")
    with urlopen(asked) as answer:
        return json.load(answer)


def look(page: Page, where: str, sizes: tuple[str, ...]) -> None:
    """It fits, and axe finds nothing."""
    check_fits(page, where, touch=True, sizes=sizes)
    check_both_lights(page)


def test_an_evening_from_the_doors_to_the_certificates(server: Server, make_page: MakePage) -> None:
    host, phone = make_page("desktop"), make_page("phone")
    host.goto("/")
    host.get_by_role("link", name="An evening", exact=True).click()
    look(host, "making", WIDE)
    host.get_by_label("Your name, for the title").fill("Mira")
    fewer = host.get_by_role("button", name="fewer: Rounds").or_(
        host.get_by_role("group", name="Rounds").get_by_role("button").first
    )
    fewer.first.press("Enter")
    fewer.first.press("Enter")
    host.get_by_role("button", name="Open the doors").press("Enter")
    expect(host.get_by_role("heading", level=1)).to_have_text("Mira’s evening of Old Magic")
    id = host.url.rsplit("/", 1)[1]
    for name in ("Ada", "Ben", "<b>Cleo</b>"):
        come(server, id, name)
    look(host, "lobby", WIDE)

    phone.goto(f"/e/{id}")
    phone.get_by_label("Your name").fill("Sami")
    expect(phone.get_by_label("Already taken: Spell book")).to_be_disabled()
    look(phone, "come", PHONE)
    phone.get_by_role("button", name="Come in").click()
    expect(phone.get_by_role("heading", name="You are in.")).to_be_visible()
    tags = host.locator(".eve-harbour .eve-tag")
    expect(tags).to_have_text(["Ada", "Ben", "<b>Cleo</b>", "Sami"])
    expect(host.get_by_role("log").get_by_text("Sami is here.")).to_have_count(1)

    host.get_by_role("button", name="Begin round 1").press("Enter")
    expect(phone.get_by_role("heading", name="Your table is ready.")).to_be_visible()
    expect(phone.get_by_role("log").get_by_text("Your table is ready.")).to_have_count(1)
    look(phone, "ready", PHONE)
    phone.get_by_role("link", name="Sit down").click()
    expect(phone.get_by_text("Still to come:")).to_be_visible()
    expect(phone.locator(".eve-foes .missing")).to_have_count(3)
    expect(host.locator(".eve-card")).to_have_count(1)
    expect(host.locator(".eve-sentence")).to_contain_text("Still to come:")
    look(host, "round", WIDE)

    host.get_by_role("button", name="Call everyone back").press("Enter")
    host.get_by_role("button", name="Close the round").press("Enter")
    host.get_by_role("button", name="Close it now").press("Enter")
    expect(host.get_by_role("heading", level=1)).to_have_text(re.compile("Three cheers for"))
    look(host, "podium", WIDE)
    phone.goto(f"/e/{id}")
    expect(phone.get_by_role("heading", level=1)).to_have_text(re.compile("Three cheers for"))
    look(phone, "podium", PHONE)
    host.get_by_role("button", name="All results").click()
    expect(host.get_by_role("link", name="Table 1")).to_be_visible()
    with host.expect_download() as saved:
        host.get_by_role("link", name="As a table (CSV)").click()
    assert saved.value.suggested_filename == f"evening-{id}.csv"
    host.keyboard.press("Escape")
    host.get_by_role("button", name="Certificates").click()
    expect(host.locator(".eve-certificate")).to_have_count(4)
    sheets = papers(host.pdf(prefer_css_page_size=True, print_background=True))
    assert [(round(each.width), round(each.height)) for each in sheets] == [(297, 210)] * 4


def test_nobody_is_there_and_no_server_either(make_page: MakePage) -> None:
    page = make_page("phone", quiet=False)
    page.goto("/e/aaaaaaaaaaaa")
    expect(page.get_by_text("There is no such evening")).to_be_visible()
