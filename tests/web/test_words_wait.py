"""Words wait for the board: nothing is said of what is still on its way."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import Server
from tests.web.sliding_play import Player, Table, new_table

# Every frame: whether something moves on the board, and all words that speak of the game.
WATCH = """selector => {
  window.frames_seen = [];
  const text = (name) => [...document.querySelectorAll(name)].map((e) => e.textContent).join("|");
  const look = () => {
    const moving = document.getAnimations().some((each) => {
      const on = each.effect?.target;
      return each.playState === "running" && on?.matches(selector) &&
        each.effect.getComputedTiming().endTime !== Infinity;
    });
    const words = {
      turn: text(".seat .flag"),
      step: text(".steps .on"),
      log: text(".short-log li"),
      coach: text(".coach"),
      spoken: text("[aria-live=polite]"),
      title: document.title,
    };
    window.frames_seen.push({ moving, words });
    requestAnimationFrame(look);
  };
  look();
}"""
DICE = ".go-flight, .go-cube"
GARDEN = ".cn-tile, .cn-tile *, .cn-world"
SLIDING = ".sl-tiles *, .sl-piece, .sl-hop, .sl-loose, .sl-disc"


def said_too_early(page: Page) -> list[Any]:
    """Return what came up between two frames in which something moved."""
    frames = page.evaluate("window.frames_seen")
    assert any(frame["moving"] for frame in frames), "something has moved"
    return [
        (kind, before["words"][kind], after["words"][kind])
        for before, after in pairwise(frames)
        for kind in after["words"]
        if before["moving"]
        and after["moving"]
        and after["words"][kind] not in ("", before["words"][kind])
    ]


def moving_player(browser: Browser, table: Table, seat: int) -> Player:
    slow = {"motion": 3}  # a busy machine draws enough frames of it too
    return Player(browser, table, [seat], settings=slow)


@pytest.mark.parametrize(
    "edition",
    ["classic", *(pytest.param(each, marks=pytest.mark.long) for each in ("pirates", "galaxy"))],
)
def test_nothing_is_said_of_a_push_that_still_slides(
    server: Server, browser: Browser, edition: str
) -> None:
    table = new_table(server.address, edition, ["me", "me"], size=5, cards=3, start=1)
    one, other = moving_player(browser, table, 0), moving_player(browser, table, 1)
    assert one.wait_for_turn()
    expect(other.page.locator(".coach")).not_to_be_empty()
    for player in (one, other):
        player.page.evaluate(WATCH, SLIDING)
    push, walk = table.best(0)
    one.push(push)
    expect(one.page.locator(".steps .on")).to_contain_text("2")
    one.walk(walk)
    assert other.wait_for_turn()
    for player in (one, other):
        expect(player.page.locator(".short-log li")).to_have_count(1)
        assert said_too_early(player.page) == []
        player.leave()


@pytest.mark.long  # in every check the first test waits for the same thing
def test_nothing_is_said_of_a_tile_that_still_drops(server: Server, browser: Browser) -> None:
    table = new_table(server.address, "connect", ["me", "me"], start=1)
    one, other = moving_player(browser, table, 0), moving_player(browser, table, 1)
    for player in (one, other):
        expect(player.page.locator(".coach")).not_to_be_empty()
        player.page.evaluate(WATCH, GARDEN)
    one.page.keyboard.press("ArrowRight")  # comes to the garden
    one.page.keyboard.press("Enter")
    one.page.locator(".hand-primary").click()
    expect(other.page.locator(".seat.you.turn")).to_be_visible()
    for player in (one, other):
        expect(player.page.locator(".short-log li")).to_have_count(1)
    assert said_too_early(other.page) == []
    for player in (one, other):
        player.leave()


@pytest.mark.long  # as above
def test_nothing_is_said_of_dice_that_still_roll(server: Server, browser: Browser) -> None:
    table = new_table(server.address, "go", ["me", "me"], limit=0)
    players = [moving_player(browser, table, seat) for seat in (0, 1)]
    for player in players:
        expect(player.page.locator(".coach")).not_to_be_empty()
        player.page.evaluate(WATCH, DICE)
    for player in players:
        player.page.locator(".go-primary[data-does=ready]").click()
    for player in players:
        expect(player.page.locator(".steps .on")).to_contain_text("1")
        assert said_too_early(player.page) == []
        player.leave()
