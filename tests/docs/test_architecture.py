"""The map of the house shows what is there."""

import re
import tomllib
from pathlib import Path

import pytest

from daedalus.editions import shelf

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
PATHS = sorted(set(re.findall(r"`((?:src|web|tests|docs)/[\w./-]+)`", PAGE)))
STEPS = re.findall(r"^\| \d+ \| `([^`]+)` \| `([^`]+)` \|", PAGE, re.MULTILINE)

CONTRACTS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]
LAYERS = [re.findall(r"\w+", layer) for layer in CONTRACTS["contracts"][0]["layers"]]
ROOMS = {path.parent.name for path in ROOT.glob("src/daedalus/*/__init__.py")}
BY_EDITION = {ROOT / "src" / "daedalus" / "lessons"}  # one lesson at least for each of them


def test_every_room_is_a_layer_or_belongs_to_all() -> None:
    assert {room for layer in LAYERS for room in layer} | {"locales"} == ROOMS


def test_map_and_contributing_show_the_layers_that_are_checked() -> None:
    rows = PAGE.partition("## The rooms")[2].partition("`core` and")[0].splitlines()
    shown = [re.split(r"  +", row.strip())[0] for row in rows if row.startswith("    ")]
    assert [row.split(" | ") for row in shown] == LAYERS
    arrows = " -> ".join(" | ".join(layer) for layer in LAYERS)
    assert f"`{arrows}`" in (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("path", PATHS)
def test_every_place_exists(path: str) -> None:
    assert (ROOT / path).exists()


@pytest.mark.parametrize(("path", "function"), STEPS)
def test_every_step_of_a_turn_is_a_function_of_its_file(path: str, function: str) -> None:
    *owner, name = function.split(".")
    text = (ROOT / path).read_text(encoding="utf-8")
    assert re.search(rf"\b(def|function|async def) {name}\b|\b{name}\(", text)
    assert all(f"class {each}" in text for each in owner)


def test_a_turn_crosses_shell_table_rules_store_and_shell_in_twelve_functions() -> None:
    assert len(STEPS) <= 12
    rooms = [path.removeprefix("src/daedalus/").split("/")[0] for path, _ in STEPS]
    way = [room for at, room in enumerate(rooms) if at == 0 or room != rooms[at - 1]]
    inwards = ["web", "server", "table", "server", "table", "editions"]
    assert way == [*inwards, "server", "table", "web"]


@pytest.mark.parametrize("page", ["architecture.md", "review.md"])
def test_no_line_is_too_long_to_read_in_a_diff(page: str) -> None:
    lines = (ROOT / "docs" / page).read_text(encoding="utf-8").splitlines()
    assert [line[:60] for line in lines if len(line) > 200] == []


def test_an_engine_has_something_wherever_the_page_says_and_nowhere_else() -> None:
    row = PAGE.partition("- **an engine**")[2].partition("\n- **")[0]
    said = {ROOT / path for path in re.findall(r"`((?:src|web)/[\w./-]+/)`", row)}
    engines = {rules.engine for rules in shelf().values()}
    folders = {path.parent for place in ("src", "web/src") for path in ROOT.glob(f"{place}/**/go*")}
    found = {
        folder
        for folder in folders
        if engines <= {path.stem for path in folder.iterdir()} and folder not in BY_EDITION
    }
    assert found == said - {ROOT / "src" / "daedalus" / "locales"}
