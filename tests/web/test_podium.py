"""The podium: whoever wins stands before the sun, at the end of the way, in its world's words."""

import pytest
from playwright.sync_api import Browser, FloatRect, Page, expect

from tests.web.conftest import Server
from tests.web.play import finish
from tests.web.sliding_play import Player, new_table
from tests.web.test_front import DRAWN_ANEW

END_OF_THE_WAY = """path => {
  const end = path.getPointAtLength(path.getTotalLength()).matrixTransform(path.getScreenCTM());
  return [end.x, end.y];
}"""


@pytest.mark.parametrize(
    "seats", [*(pytest.param(few, marks=pytest.mark.long) for few in (2, 3)), 4]
)
def test_the_winner_stands_before_the_sun(server: Server, browser: Browser, seats: int) -> None:
    table = new_table(
        server.address,
        "pirates",
        ["me", *["easy"] * (seats - 1)],
        cards=1,
        size=5,
        ending="last-card",
        start=1,
    )
    player = Player(browser, table, [0])
    page = player.page
    finish(page, server.address, table.id)
    expect(page.locator(".podium")).to_be_visible()
    expect(page.locator("#podium-title")).to_contain_text("sails home first!")
    expect(page.locator(".podium-sun")).to_have_count(1)
    expect(page.locator(".stand.won .podium-sun")).to_have_count(1)
    middle, piece = before_the_sun(page)
    assert middle == pytest.approx(page.evaluate("innerWidth / 2"), abs=2)
    x, y = page.locator(".string-way path").evaluate(END_OF_THE_WAY)
    assert middle - piece["width"] <= x <= middle
    assert piece["y"] <= y <= piece["y"] + piece["height"]
    for width, height in ((820, 1180), (390, 844), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN_ANEW)
        before_the_sun(page)
        for step in page.locator(".podium-foot .btn").all():
            box = step.bounding_box()
            assert box
            assert box["y"] + box["height"] <= height, f"the steps at {width}x{height}"
    player.leave()


def before_the_sun(page: Page) -> tuple[float, FloatRect]:
    """Return the middle and the box of the piece that the sun shines around."""
    piece = page.locator(".stand:has(.podium-sun) .stand-pawn").bounding_box()
    sun = page.locator(".podium-sun .sun").bounding_box()
    assert piece
    assert sun
    middle = piece["x"] + piece["width"] / 2
    assert middle == pytest.approx(sun["x"] + sun["width"] / 2, abs=2)
    assert sun["y"] < piece["y"] < piece["y"] + piece["height"] < sun["y"] + sun["height"]
    return middle, piece
