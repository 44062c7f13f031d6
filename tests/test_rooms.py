"""Rooms ask each other by type, never by name: what callers need of an edition is declared."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from daedalus.editions import shelf

SOURCE = Path(__file__).parent.parent / "src" / "daedalus"
FILES = sorted(SOURCE.rglob("*.py"))
NAMES = {*shelf(), *(rules.engine for rules in shelf().values())}
OF_GAMES = {"action", "bot", "edition", "engine", "game", "rules", "state", "view"}
"""Values whose attributes are declared on a protocol or a class, so that nobody has to guess."""


def last_name(node: ast.expr) -> str:
    match node:
        case ast.Name(name):
            return name
        case ast.Attribute(_, name):
            return name
        case ast.Call(called):
            return last_name(called)
    return ""


def guesses(tree: ast.AST) -> Iterator[int]:
    """Yield the lines that find out by name what something is or can do."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(ast.Name("hasattr" | "getattr"), [first, *_]):
                if last_name(first) in OF_GAMES:
                    yield node.lineno
            case ast.Compare(ast.Attribute(_, "id" | "engine"), _, others):
                texts = {
                    each.value
                    for other in others
                    for each in ast.walk(other)
                    if isinstance(each, ast.Constant)
                }
                if texts & NAMES:
                    yield node.lineno


@pytest.mark.parametrize(
    "text", ['hasattr(rules, "lanes")', 'self.rules.id == "galaxy"', 'rules.engine in ("go",)']
)
def test_a_guess_is_found(text: str) -> None:
    assert list(guesses(ast.parse(text))) == [1]


def test_no_room_asks_another_by_name() -> None:
    found = [
        f"{path.relative_to(SOURCE)}:{line}"
        for path in FILES
        for line in guesses(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert found == []
