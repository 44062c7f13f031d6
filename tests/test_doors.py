"""As in the box, by every door: an edition begins as the same game wherever it is begun.

The front page's door is in `tests/web/test_front.py`.
"""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

import daedalus
from daedalus.adapters.match_go import GoMatch
from daedalus.cli import main
from daedalus.cli.menu import Menu, ask
from daedalus.cli.request import make_table
from daedalus.cli.words import Words
from daedalus.core.game import AnyRules, Slides, Timed
from daedalus.core.options import show_options
from daedalus.editions import shelf
from daedalus.table.settings import all_options, edition_form
from tests.browser.living import Worker
from tests.server.stage import Place, live

PRINTED: dict[str, dict[str, object]] = {
    "sliding": {
        "cards": "all", "hands": "hidden", "ending": "home", "dark_lord": False,
        "tiles": "13-15-6", "size": 7, "start": "random",
    },
    "go": {
        "dice": "pinwheel", "red": "half", "search": 0, "limit": 0, "pause": 0, "may_end": False,
    },
    "connect": {"laying": "joined", "start": "random"},
}  # fmt: skip
"""The basic games of the five books, written down once more."""
every_edition = pytest.mark.parametrize("name", daedalus.edition_names())


def printed(name: str) -> dict[str, object]:
    return PRINTED[daedalus.edition(name).engine]


@every_edition
def test_an_edition_without_options_is_the_printed_game(name: str) -> None:
    rules = daedalus.edition(name)
    assert all_options(rules) == printed(name)
    assert rules.chosen == {}
    assert dict(rules.presets[0].options) == {}
    assert all_options(daedalus.new_game(name).rules) == printed(name)


@every_edition
def test_the_terminal_begins_as_the_library_does(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = daedalus.new_game(name, seed="7")
    assert begun_in_lines(name, monkeypatch, tmp_path) == game.position
    menu = Menu(Words("en"))
    menu._set_edition(name)
    assert dict(menu.request().options) == {}
    made = make_table(menu.request(), Words("en")).game
    assert made.rules == game.rules
    number = daedalus.edition_names().index(name) + 1
    asked = ask(Words("en"), io.StringIO(f"{number}\n" + "\n" * 40), io.StringIO())
    assert (asked.edition, dict(asked.options)) == (name, {})


def begun_in_lines(name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> str:
    """Return the first position of a game of `daedalus play NAME --plain`."""
    kept = tmp_path / "a.game"
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    main(["play", name, "--plain", "--seed", "7", "--save", str(kept)])
    return daedalus.read_game(kept.read_text(encoding="utf-8")).at(0).position


@every_edition
def test_a_browser_without_a_server_begins_as_the_library_does(name: str) -> None:
    worker = Worker()
    made = worker.make({"edition": name})
    _, body = worker.ask("GET", f"/api/tables/{made['id']}")
    assert options_in(body) == printed(name)


def options_in(body: str | bytes) -> dict[str, object]:
    told: dict[str, Any] = json.loads(body)
    return dict(told["table"]["options"])


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def place(tmp_path_factory: pytest.TempPathFactory) -> Any:
    async with live(tmp_path_factory.mktemp("doors")) as running:
        yield running


@pytest.mark.asyncio(loop_scope="module")
@every_edition
async def test_the_server_begins_as_the_library_does(place: Place, name: str) -> None:
    made = await place.http.post("/api/tables", json={"edition": name})
    assert made.status_code == 201, made.text
    told = await place.http.get(f"/api/tables/{made.json()['id']}")
    assert options_in(told.content) == printed(name)
    dealt = await place.http.post("/api/position", json={"edition": name, "seats": 2})
    rules, _ = daedalus.read_position(dealt.json()["position"])
    assert all_options(rules) == printed(name)


@every_edition
def test_what_pages_are_told_begins_as_the_library_does(name: str) -> None:
    form = edition_form(daedalus.edition(name), ("easy",))
    assert {option.name: option.default for option in form.options} == printed(name)
    assert form.presets[0].options == {}


@every_edition
def test_the_environments_begin_as_the_library_does(name: str) -> None:
    for rules in environments(name):
        assert all_options(rules) == printed(name)
        assert rules == daedalus.edition(name)


def environments(name: str) -> Iterator[AnyRules]:
    gymnasium = pytest.importorskip("daedalus.adapters.gymnasium")
    rules = daedalus.edition(name)
    yield gymnasium.AgainstBots(edition=name).game.rules
    if isinstance(rules, Timed):
        go_v0 = pytest.importorskip("daedalus.adapters.pettingzoo.go_v0")
        yield go_v0.parallel_env().match.rules
        yield gymnasium.GoSoloEnv().match.rules
        yield GoMatch(2).rules
        return
    turns = pytest.importorskip("daedalus.adapters.pettingzoo")
    yield getattr(turns, f"{name}_v0").raw_env().table.rules
    if isinstance(rules, Slides):
        yield gymnasium.SoloEnv(edition=name).table.rules
    if name == "classic":
        yield pytest.importorskip("daedalus.adapters.vector").ClassicVectorEnv().rules


@every_edition
def test_openspiel_begins_as_the_library_does(name: str) -> None:
    if isinstance(daedalus.edition(name), Timed):
        pytest.skip("everyone acts at once")
    pyspiel = pytest.importorskip("pyspiel")
    pytest.importorskip("daedalus.adapters.openspiel")
    game = pyspiel.load_game(f"python_daedalus_{name}")
    assert game.rules_of.play.rules == daedalus.edition(name)


def test_options_are_shown_as_they_are_typed() -> None:
    """The tables of this file name options as the command line does."""
    for name, rules in shelf().items():
        typed = show_options(printed(name))  # type: ignore[arg-type]
        chosen = dict(part.split("=") for part in typed.split())
        assert daedalus.edition(name, **chosen) == rules
