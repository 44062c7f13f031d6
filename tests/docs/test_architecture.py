"""The map of the house shows what is there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
PATHS = sorted(set(re.findall(r"`((?:src|web|tests|docs)/[\w./-]+)`", PAGE)))
STEPS = re.findall(r"^\| \d+ \| `([^`]+)` \| `([^`]+)` \|", PAGE, re.MULTILINE)


@pytest.mark.parametrize("path", PATHS)
def test_every_place_exists(path: str) -> None:
    assert (ROOT / path).exists()


@pytest.mark.parametrize(("path", "function"), STEPS)
def test_every_step_of_a_turn_is_a_function_of_its_file(path: str, function: str) -> None:
    *owner, name = function.split(".")
    text = (ROOT / path).read_text(encoding="utf-8")
    assert re.search(rf"\b(def|function|async def) {name}\b|\b{name}\(", text)
    assert all(f"class {each}" in text for each in owner)


def test_a_turn_crosses_each_room_once() -> None:
    assert len(STEPS) == 14
    rooms = [path.removeprefix("src/daedalus/").split("/")[0] for path, _ in STEPS]
    down = [room for at, room in enumerate(rooms[:8]) if at == 0 or room != rooms[at - 1]]
    assert down == ["web", "server", "table", "editions"]
