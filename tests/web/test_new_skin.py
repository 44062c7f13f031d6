"""A new edition is on the front page and can be played there, with a skin of its own or without."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support.new_edition import grown, surroundings, with_skin
from tests.web.conftest import Server, running
from tests.web.play import open_front, start


@pytest.fixture(scope="module")
def newer(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with two more editions, whose page was built with the skin of one of them."""
    folder = tmp_path_factory.mktemp("newer")
    source, web = grown(folder), with_skin(folder)
    deno = Path(sys.executable).with_name("deno")
    build = [str(deno), "run", "-A", "--quiet", "--frozen", "build.ts"]
    subprocess.run(build, cwd=web, check=True, capture_output=True, env=surroundings(source))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(source))
        with running(folder / "data") as server:
            yield server


@pytest.fixture
def page(browser: Browser, newer: Server) -> Iterator[Page]:
    context = browser.new_context(
        base_url=newer.address, locale="en", reduced_motion="reduce", service_workers="block"
    )
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("edition", ["glade", pytest.param("moor", marks=pytest.mark.long)])
def test_a_new_edition_is_chosen_and_a_turn_is_played(page: Page, edition: str) -> None:
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    open_front(page)
    world = page.locator(f".world[data-theme={edition}]")
    expect(world).to_contain_text(f"The {edition.title()}")
    expect(world).to_contain_text("20 min")
    expect(world.locator(".standing")).to_have_count(1)
    world.click()
    start(page)
    board = page.locator(".sl-board")
    expect(board).to_have_attribute("data-turn", "push")
    motif = page.locator(f"symbol[id='dd-m-{edition}-thing-a']")
    expect(motif.locator("circle")).to_have_count(int(edition == "glade"))
    expect(motif.locator("text")).to_have_count(int(edition == "moor"))  # its letter stands for it
    page.locator(".sl-gate[aria-disabled=false]").first.click()
    expect(board).to_have_attribute("data-turn", "walk")
    walks = {"glade": "Sail", "moor": "Walk"}  # ships and pawns
    expect(page.locator(".steps")).to_contain_text(walks[edition])
    page.locator("[data-does=stay], [data-does=walk-goal]").click()
    expect(board).not_to_have_attribute("data-turn", "walk")
    assert complaints == []


def test_the_rules_of_a_new_edition_stand_beside_the_others(page: Page) -> None:
    page.goto("/rules/moor")
    expect(page.locator("h1")).to_have_text("The Moor")
    expect(page.locator(".shelf [aria-current=page]")).to_have_text("The Moor")
    page.goto("/rules/nowhere")
    expect(page.locator(".empty")).to_be_visible()
