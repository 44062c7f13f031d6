"""Your own box: made by keyboard and by hand, kept, given away as a file, played and refused."""

from __future__ import annotations

import json
import re
import struct
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen
from zlib import crc32

from playwright.sync_api import Page, expect

from daedalus.box import read
from tests.box.test_box import market, written
from tests.web.conftest import MakePage, Server, running
from tests.web.play import BOARD, finish, wish
from tests.web.sliding_play import table_of

CANVAS = Path(__file__).parents[1] / "box" / "canvas.jpg"
HOSTILE: dict[str, tuple[bytes | dict[str, Any], str]] = {
    "a damaged file": (b'{"daedalus": "box", "ver', "damaged"),
    "25 places": (
        {"places": {chr(65 + n): {"word": f"w{n}"} for n in range(25)}},
        "24 places",
    ),
    "a word of 200 letters": ({"places": {"A": {"word": "x" * 200}}}, "too long"),
    "text that turns around": ({"places": {"A": {"word": "a\u202eb"}}}, "direction"),
    "an SVG with a script": (
        {"places": {"A": {"word": "a", "picture": "data:image/svg+xml;base64,PHN2Zz4="}}},
        "cannot be read",
    ),
    "a picture that is none": (
        {"places": {"A": {"word": "a", "picture": "data:image/jpeg;base64,aGVsbG8="}}},
        "cannot be read",
    ),
    "the same twice": (
        {"places": {"A": {"word": "a", "emoji": "🍎"}, "B": {"word": "b", "emoji": "🍎"}}},
        "already",
    ),
}


def put(
    page: Page, number: int, word: str, *, emoji: str = "", picture: Path | None = None
) -> None:
    page.locator(".box-slot").nth(number).focus()
    page.keyboard.press("Enter")
    sheet = page.locator("dialog.sheet")
    kind = "Emoji" if emoji else "My picture" if picture else "Word"
    sheet.get_by_role("radio", name=kind, exact=True).check(force=True)
    if emoji:
        sheet.get_by_role("textbox", name="One emoji").fill(emoji)
    if picture:
        sheet.locator("input[type=file]").set_input_files(picture)
        expect(sheet.locator("canvas.crop")).to_be_visible()
        sheet.locator("canvas.crop").press("ArrowLeft")
    sheet.get_by_role("textbox", name="On the card").fill(word)
    sheet.get_by_role("button", name="Put it in the box").click()
    expect(sheet).to_have_count(0)


def test_a_box_is_made_given_away_and_played(make_page: MakePage, tmp_path: Path) -> None:
    page = make_page()
    page.goto("/box")
    expect(page.locator(".box-board")).to_be_visible()
    put(page, 0, "la manzana", emoji="🍎")
    put(page, 1, "la cesta")
    put(page, 18, "el pato", picture=CANVAS)
    expect(page.locator(".box-slot:not(.free)")).to_have_count(3)
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Save as a file").click()
    path = tmp_path / "mine.box"
    waiting.value.save_as(path)
    box = read(path.read_bytes())  # as the command line and Python read it
    assert {letter: place.kind for letter, place in box.places.items()} == {
        "A": "emoji",
        "B": "word",
        "S": "picture",
    }
    other = make_page("phone")
    other.goto("/box")
    expect(other.locator(".box-board")).to_be_visible()
    other.locator(".box-page input[type=file]").set_input_files(path)
    expect(other.locator(".box-slot:not(.free)")).to_have_count(3)
    before = other.locator(".box-places").inner_text()
    trouble = other.locator(".box-page .trouble")
    for name, (content, why) in HOSTILE.items():
        told = {"daedalus": "box", "version": 1, "name": "", "dress": "classic"}
        data = content if isinstance(content, bytes) else json.dumps({**told, **content}).encode()
        other.locator(".box-page input[type=file]").set_input_files(
            {"name": f"{name}.box", "mimeType": "application/json", "buffer": data}
        )
        expect(trouble).to_contain_text(why)
        assert other.locator(".box-places").inner_text() == before
    page.get_by_role("button", name="Play with this box").click()
    expect(page.locator(".sl-board, .table")).not_to_have_count(0)
    expect(page.locator("#dd-m-classic-book text")).to_have_text("🍎")
    expect(page.locator("#dd-m-classic-owl image")).to_have_attribute(
        "href", re.compile("^data:image/jpeg")
    )


def huge(side: int) -> bytes:
    """Return a PNG of a few kB that says it is a square of *side* points."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", crc32(kind + data))

    head = struct.pack(">IIBBBBB", side, side, 1, 0, 0, 0, 0)
    return b"".join(
        (b"\x89PNG\r\n\x1a\n", chunk(b"IHDR", head), chunk(b"IDAT", b""), chunk(b"IEND", b""))
    )


def test_what_is_no_photo_is_refused_in_a_sentence_and_the_last_picture_stays(
    make_page: MakePage,
) -> None:
    page = make_page()
    page.goto("/box")
    page.locator(".box-slot").first.click()
    sheet = page.locator("dialog.sheet")
    sheet.get_by_role("radio", name="My picture").check(force=True)
    # Something hides behind this photo: it is taken, and what hides is not.
    photo = CANVAS.read_bytes() + b"<script>alert(1)</script>"
    sheet.locator("input[type=file]").set_input_files(
        {"name": "a.jpg", "mimeType": "image/jpeg", "buffer": photo}
    )
    expect(sheet.locator("canvas.crop")).to_be_visible()
    kept = sheet.locator("canvas.crop").evaluate("canvas => canvas.toDataURL()")
    for name, kind, content, why in (
        ("a.svg", "image/svg+xml", b"<svg onload='alert(1)'/>", "draw themselves"),
        ("a.gif", "image/gif", b"GIF89a" * 9, "move"),
        ("a.txt", "text/plain", b"hello", "not a picture"),
        ("a.jpg", "image/jpeg", CANVAS.read_bytes()[:60], "not a picture"),
        ("a.png", "image/png", huge(12_000), "120 million pixels"),
    ):
        sheet.locator("input[type=file]").set_input_files(
            {"name": name, "mimeType": kind, "buffer": content}
        )
        expect(sheet.locator(".trouble")).to_contain_text(why)
        assert sheet.locator("canvas.crop").evaluate("canvas => canvas.toDataURL()") == kept
    sheet.get_by_role("textbox", name="On the card").fill("el pato")
    sheet.get_by_role("button", name="Put it in the box").click()
    expect(sheet).to_have_count(0)
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Save as a file").click()
    box = read(Path(waiting.value.path()).read_bytes())
    assert box.places["A"].picture
    assert b"script" not in box.places["A"].picture


def make_box(page: Page) -> None:
    """Make a box of an emoji, a word and a picture."""
    page.goto("/box")
    fill_box(page)


def fill_box(page: Page) -> None:
    expect(page.locator(".box-board")).to_be_visible()
    put(page, 0, "la manzana", emoji="🍎")
    put(page, 1, "la cesta")
    put(page, 18, "el pato", picture=CANVAS)
    expect(page.locator(".box-slot:not(.free)")).to_have_count(3)


def wears(page: Page) -> None:
    """The board shows the box: an emoji, a word and a picture."""
    expect(page.locator("#dd-m-classic-book text")).to_have_text("🍎")
    expect(page.locator("#dd-m-classic-purse text")).to_have_text("la cesta")
    picture = re.compile("^data:image/jpeg;base64,")
    expect(page.locator("#dd-m-classic-owl image")).to_have_attribute("href", picture)


def test_three_browsers_play_with_a_box_to_the_podium(make_page: MakePage, server: Server) -> None:
    host, guest, phone = make_page(), make_page(), make_page("phone")
    wish(
        host,
        edition="classic",
        options={"cards": 2, "ending": "last-card", "hands": "open"},
        seats={"me": 4, "here": 2, "online": 3},
    )
    make_box(host)
    host.get_by_role("button", name="Play with friends by a link").click()
    host.wait_for_url(re.compile("/t/[a-z0-9]{12}$"))
    table = host.url.rpartition("/")[2]
    for page, name in ((guest, "Ben"), (phone, "Nina")):
        page.goto(f"/t/{table}")
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Sit down").click()
    for page in (host, guest, phone):
        expect(page.locator(BOARD).last).to_be_visible()
        wears(page)
    # Nothing of it is said by our own names, and the words of the box are there to be read aloud.
    said = "(words) => words.filter((word) => document.body.innerHTML.includes(word))"
    names = ["la manzana", "la cesta", "el pato"]
    cards = host.locator(".sl-card, [class*=card]")
    expect(cards.first).to_be_attached()
    finish(host, server.address, table, guest, phone)
    for page in (host, guest, phone):
        expect(page.locator(".podium")).to_be_visible()
        assert page.evaluate(said, ["the book", "the owl"]) == []
    assert any(page.evaluate(said, names) for page in (host, guest, phone))
    # Once more with the same people: the box comes along; the guests have none on their devices.
    host.get_by_role("button", name="Play again").click()
    host.wait_for_url(lambda url: url.endswith(table) is False)
    guest.get_by_role("button", name="Play again").click()
    wears(host)
    wears(guest)
    phone.goto(f"/replay/{table}")
    expect(phone.locator("#dd-m-classic-book text")).to_have_text("🍎")
    phone.goto(f"/review/{table}")
    expect(phone.locator("[id$=m-classic-book] text").first).to_have_text("🍎")


def test_a_server_that_keeps_no_boxes_says_so_in_a_sentence(
    make_page: MakePage, tmp_path: Path
) -> None:
    with running(tmp_path, uploads="false") as own:
        host = make_page(address=own.address, quiet=False)  # what is refused is in its console
        guest = make_page(address=own.address, quiet=False)
        wish(host, edition="classic")
        make_box(host)
        host.get_by_role("button", name="Play with friends by a link").click()
        host.wait_for_url(re.compile("/t/[a-z0-9]{12}$"))
        told = host.get_by_text("This server keeps no boxes: your friends see our own treasures.")
        expect(told.first).to_be_visible()
        guest.goto(f"/t/{host.url.rpartition('/')[2]}")
        guest.get_by_label("Your name").fill("Ben")
        guest.get_by_role("button", name="Sit down").click()
        expect(guest.locator(BOARD).last).to_be_visible()
        expect(guest.locator("#dd-m-classic-book text")).to_have_count(0)
        wears(host)


def test_the_admin_takes_a_box_off_a_table(make_page: MakePage, tmp_path: Path) -> None:
    with running(tmp_path, uploads="true", admin_token="let-me-in-please") as own:
        host, guest, office = (make_page(address=own.address, quiet=False) for _ in range(3))
        wish(host, edition="classic")
        host.goto("/box")
        expect(host.locator(".box-board")).to_be_visible()
        host.locator(".box-page input[type=file]").set_input_files(
            {"name": "m.box", "mimeType": "application/json", "buffer": written(market())}
        )
        expect(host.locator(".box-slot:not(.free)")).to_have_count(3)
        host.get_by_role("button", name="Play with friends by a link").click()
        host.wait_for_url(re.compile("/t/[a-z0-9]{12}$"))
        guest.goto(f"/t/{host.url.rpartition('/')[2]}")
        guest.get_by_label("Your name").fill("Ben")
        guest.get_by_role("button", name="Sit down").click()
        expect(guest.locator("#dd-m-classic-book text")).to_have_text("🍎")
        # What a guest prints of the table shows the host's box, too.
        guest.get_by_role("button", name="Menu").click()
        guest.get_by_role("link", name="Print this board").click()
        expect(guest.locator(".print-sheets[data-ready=true] .sheet-paper")).to_have_count(1)
        expect(guest.locator(".sheet-paper [id$=-m-classic-book] text")).to_have_text("🍎")
        guest.go_back()
        expect(guest.locator("#dd-m-classic-book text")).to_have_text("🍎")
        office.goto("/admin")
        office.get_by_label("Admin token").fill("let-me-in-please")
        office.get_by_role("button", name="Open", exact=True).click()
        office.get_by_role("button", name="Take the box off").click()
        expect(office.get_by_role("button", name="Take the box off")).to_have_count(0)
        expect(office.get_by_role("button", name="Close", exact=True)).to_have_count(1)
        expect(guest.locator(BOARD).last).to_be_visible()
        expect(guest.locator("#dd-m-classic-book text")).to_have_count(0)


def test_a_box_is_made_by_mouse_and_by_finger(make_page: MakePage) -> None:
    for page, tap in ((make_page(), "click"), (make_page("phone"), "tap")):
        page.goto("/box")
        expect(page.locator(".box-board")).to_be_visible()
        getattr(page.locator(".box-slot").nth(3), tap)()
        sheet = page.locator("dialog.sheet")
        getattr(sheet.locator("label", has_text="My picture"), tap)()
        sheet.locator("input[type=file]").set_input_files(CANVAS)
        crop = sheet.locator("canvas.crop")
        expect(crop).to_be_visible()
        before = crop.evaluate("canvas => canvas.toDataURL()")
        box = crop.bounding_box()
        assert box
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        sheet.get_by_role("slider").first.evaluate(
            "e => { e.value = e.max; e.dispatchEvent(new Event('input', {bubbles: true})) }"
        )
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 20, y + 10)
        page.mouse.up()
        assert crop.evaluate("canvas => canvas.toDataURL()") != before
        sheet.get_by_role("textbox", name="On the card").fill("el pato")
        getattr(sheet.get_by_role("button", name="Put it in the box"), tap)()
        expect(sheet).to_have_count(0)
        expect(page.locator(".box-slot").nth(3)).to_have_accessible_name("Treasure 4: el pato")


def test_a_phone_that_is_a_hand_shows_the_box_of_the_table(
    make_page: MakePage, server: Server
) -> None:
    screen, phone = make_page(), make_page("phone")
    wish(screen, edition="classic", who="here", options={"hands": "own"})
    make_box(screen)
    screen.get_by_role("button", name="Play with this box").click()
    screen.wait_for_url(re.compile("/t/[a-z0-9]{12}$"))
    wears(screen)
    at = table_of(screen, server.address)
    asked = Request(
        f"{server.address}/api/tables/{at.id}/seats/0/pair",
        b"{}",
        {"Authorization": f"Bearer {at.tokens[0]}", "Content-Type": "application/json"},
    )
    phone.goto(json.load(urlopen(asked))["link"])
    wears(phone)
    spoken = phone.locator("body").evaluate(
        "body => [...body.querySelectorAll('[aria-label]')].map((e) => e.ariaLabel).join(';')"
    )
    for own in ("la manzana", "la cesta", "el pato"):
        assert own in spoken
    for ours in ("book", "purse", "owl"):
        assert ours not in spoken
