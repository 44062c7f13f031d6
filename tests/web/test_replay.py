"""A replay tells what everyone was after and found, lets one jump to finds, and keeps the end."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import daedalus

MakePage = Callable[..., Page]


def played(edition: str, **options: Any) -> str:
    """Return the record of a game between bots."""
    game = daedalus.new_game(edition, seats=2, seed="7", **options)
    bot = daedalus.bots.make("medium")
    while game.to_act:
        seat = game.to_act[0]
        game = game.play(seat, bot.choose(game.rules, game.view(seat), seat, ply=len(game.events)))
    return game.record()


def place(page: Page) -> tuple[int, int]:
    at, last = re.findall(r"\d+", page.locator(".replay .place").inner_text())
    return int(at), int(last)


@pytest.mark.parametrize(
    ("edition", "options"),
    [("classic", {"cards": 2}), pytest.param("connect", {}, marks=pytest.mark.long)],
    ids=["classic", "connect"],
)
def test_finds_and_places_are_told_when_they_come(
    make_page: MakePage, tmp_path: Path, edition: str, options: dict[str, object]
) -> None:
    file = tmp_path / f"{edition}.game"
    file.write_text(played(edition, **options))
    page = make_page()
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(file)
    seats = page.locator(".replay-seats")
    expect(seats).to_be_visible()
    expect(page.get_by_role("button", name="Next find")).to_be_enabled()
    expect(seats).not_to_contain_text("place")
    if edition == "classic":
        expect(seats.get_by_role("img", name="Looking for:")).to_have_count(2)
        expect(seats.get_by_role("img", name="Found")).to_have_count(0)
    page.get_by_role("button", name="Next find").click()
    first, last = place(page)
    assert 0 < first < last
    page.keyboard.press("PageDown")
    assert first < place(page)[0] <= last
    page.keyboard.press("PageUp")
    assert place(page)[0] == first
    page.keyboard.press("End")
    expect(seats.get_by_text("1st place")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(seats).not_to_contain_text("place")


def test_a_faster_replay_is_soon_over(make_page: MakePage, tmp_path: Path) -> None:
    file = tmp_path / "short.game"
    file.write_text(played("classic", cards=1, ending="last-card", size=5))
    page = make_page()
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_label("4×").check()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(page.locator(".replay-seats").get_by_text("1st place")).to_be_visible()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
