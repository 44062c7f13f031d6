"""What host and guest see of one another's devices: it fits on phones, and axe finds nothing."""

from __future__ import annotations

import json
from base64 import urlsafe_b64encode
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page, expect

from tests.web import axe
from tests.web.conftest import OF_ALL_LANGUAGES, MakePage
from tests.web.play import settle
from tests.web.test_fits import check

SMALL = ("small", "phone", "landscape")
TABLE = "own-0123456789ab"
KEPT = {TABLE: {"edition": "classic", "at": 1, "seats": [{"seat": 1, "token": "t"}]}}
KEEP = "kept => localStorage.setItem('daedalus.tables', kept)"


def forged(role: int) -> str:
    """Return an offer (0) or an answer (2) as browsers make them, which leads nowhere."""
    secrets = bytes([0x40 | 3, *range(3), 0x40 | 18, *range(18)])
    nowhere = bytes([1, 192, 0, 2, 1, 16, 0])
    return urlsafe_b64encode(bytes([role]) + secrets + bytes(32) + nowhere).decode().rstrip("=")


def look(page: Page, where: str, sizes: tuple[str, ...] = SMALL) -> None:
    """Look at a page on phones, and with axe's eyes."""
    settle(page)
    check(page, where, sizes=sizes)
    axe.check(page)


def come(page: Page, **told: str) -> None:
    """Open a link of a table on a friend's device, as somebody who was elsewhere before."""
    page.goto("about:blank")
    page.goto(f"/t/{TABLE}#{urlencode(told)}")


@pytest.mark.parametrize("language", OF_ALL_LANGUAGES)
def test_what_a_guest_sees_fits(make_page: MakePage, language: str) -> None:
    page = make_page("small", language=language, quiet=False)  # it warns of a link that is cut
    offer = f"a.{forged(0)}"
    for by in ("Maximiliane von Hohenfels", ""):
        come(page, join=offer, by=by, of="connect")
        page.locator(".reply-page .invite-deeds .btn").first.wait_for()
        page.locator(".reply-page .invite-friend > .btn").click()
        expect(page.locator(".reply-page .qr svg, .reply-page svg.qr").first).to_be_visible()
        look(page, f"reply to {by or 'somebody'}")
    come(page, join=offer[:60], of="classic")
    expect(page.locator(".empty h1")).to_be_visible()
    look(page, "a link that is cut")
    cut = page.locator(".empty h1").inner_text()
    come(page, reply=f"a.{forged(2)}")
    expect(page.locator(".empty h1")).to_be_visible()
    look(page, "a reply to nobody")
    for friend in ("Maximiliane von Hohenfels", ""):
        kept = {TABLE: {**KEPT[TABLE], "friend": friend}}
        page.evaluate(KEEP, json.dumps(kept))
        come(page)
        expect(page.locator(".empty h1")).to_be_visible()
        look(page, f"{friend or 'somebody'} is gone")
    page.add_init_script("delete window.RTCPeerConnection")  # as some people wish
    come(page, join=offer, of="classic")
    expect(page.locator(".empty h1")).to_be_visible()
    assert page.locator(".empty h1").inner_text() != cut, "the link is good"
    look(page, "a browser without connections")
