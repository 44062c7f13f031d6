"""My tables: kept on this device, asked with their own tokens, forgotten when one likes."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Request, expect

from tests.web.axe import check
from tests.web.conftest import MakePage, Server
from tests.web.play import BOARD, finish, open_front, start, wish
from tests.web.sliding_play import new_table
from tests.web.test_pages import QUICK, check_width


def sit(
    page: Page, server: Server, editions: list[str], gone: int = 0, **options: Any
) -> list[str]:
    """Give the page a seat at a table of each edition, and at some that are gone."""
    kept, ids = {}, []
    for at, edition in enumerate(editions):
        table = new_table(server.address, edition, ["me", "random"], start=1, **options)
        seats = [{"seat": seat, "token": token} for seat, token in table.tokens.items()]
        kept[table.id] = {"edition": edition, "at": 1_000_000_000_000 + at, "seats": seats}
        ids.append(table.id)
    for at in range(gone):
        keys = [{"seat": 0, "token": "nobody"}]
        kept[f"gone{at:08d}"] = {"edition": "classic", "at": 2_000_000_000_000, "seats": keys}
    page.add_init_script(
        "localStorage.getItem('daedalus.tables') ||"
        f"localStorage.setItem('daedalus.tables', {json.dumps(json.dumps(kept))})"
    )
    return ids


@pytest.mark.parametrize("size", ["desktop", "small"])
def test_the_front_page_says_whose_turn_it_is(
    make_page: MakePage, server: Server, size: str
) -> None:
    page = make_page(size)
    [table] = sit(page, server, ["pirates"])
    open_front(page)
    mine = page.get_by_role("navigation", name="My tables").get_by_role("link").first
    expect(mine).to_contain_text("Sea Charts")
    expect(mine).to_contain_text("Your turn")
    check_width(page)
    mine.click()
    page.wait_for_url(f"**/t/{table}")


def test_a_finished_game_leads_to_its_replay(make_page: MakePage, server: Server) -> None:
    page = make_page()
    wish(page, edition="classic", options=QUICK, seats={"me": 2, "here": 2, "online": 2})
    open_front(page)
    table = start(page)
    expect(page.locator(BOARD).last).to_be_visible()
    finish(page, server.address, table)
    page.goto("/tables")
    row = page.locator(".mine-row")
    expect(page.get_by_role("heading", name="Finished")).to_be_visible()
    expect(row).to_contain_text("won")
    row.get_by_role("link", name="Replay").click()
    expect(page.locator(".replay .place")).to_be_visible()
    open_front(page)
    expect(page.locator(".carry")).to_have_attribute("href", f"/replay/{table}")


def test_each_table_is_asked_with_its_own_token_and_told_of_no_other(
    make_page: MakePage, server: Server
) -> None:
    page = make_page()
    ids = sit(page, server, ["classic", "galaxy", "connect"])
    asked: list[Request] = []
    page.on("request", lambda request: asked.append(request) if "/api/" in request.url else None)
    page.goto("/tables")
    expect(page.locator(".mine-row", has_text="Your turn")).to_have_count(3)
    kept = page.evaluate("JSON.parse(localStorage.getItem('daedalus.tables'))")
    for request in asked:
        assert request.method == "GET"
        if request.url.endswith("/api/editions"):
            continue
        table = request.url.rpartition("/")[2]
        token = kept[table]["seats"][0]["token"]
        assert request.headers["authorization"] == f"Bearer {token}"
        others = [key["seats"][0]["token"] for other, key in kept.items() if other != table]
        assert not any(other in str(request.headers) for other in others)
    assert {request.url.rpartition("/")[2] for request in asked} >= set(ids)


def test_tables_that_are_gone_disappear_kindly(make_page: MakePage, server: Server) -> None:
    page = make_page("phone", quiet=False)
    [table] = sit(page, server, ["classic"], gone=40)
    page.goto("/tables")
    expect(page.locator(".mine-row")).to_have_count(1)
    expect(page.get_by_role("status")).to_contain_text("40 tables have been cleared away")
    assert list(page.evaluate("JSON.parse(localStorage.getItem('daedalus.tables'))")) == [table]
    check_width(page)
    check(page)


def test_a_table_can_be_forgotten_and_kept_after_all(make_page: MakePage, server: Server) -> None:
    page = make_page("small")
    sit(page, server, ["classic", "galaxy"])
    page.goto("/tables")
    expect(page.locator(".mine-row")).to_have_count(2)
    page.get_by_role("button", name="Forget Deep Space on this device").click()
    expect(page.locator(".mine-row")).to_have_count(1)
    page.get_by_role("button", name="Keep it after all").click()
    expect(page.locator(".mine-row")).to_have_count(2)
    page.get_by_role("button", name="Forget Deep Space on this device").click()
    page.get_by_role("button", name="Forget Old Magic on this device").click()
    expect(page.locator("h1")).to_have_text("No tables yet")
    assert page.evaluate("localStorage.getItem('daedalus.tables')") == "{}"


def test_without_a_line_the_tables_stay_in_the_list(make_page: MakePage, server: Server) -> None:
    page = make_page(quiet=False)
    sit(page, server, ["classic"])
    page.route("**/api/tables/*", lambda route: route.abort())
    page.goto("/tables")
    expect(page.locator(".mine-row")).to_contain_text("The server is not responding")
    expect(page.locator(".mine-row").get_by_role("link")).to_be_visible()
