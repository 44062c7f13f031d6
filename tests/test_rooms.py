"""Rooms ask each other by type, never by name: what callers need of an edition is declared."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from daedalus.editions import shelf

SOURCE = Path(__file__).parent.parent / "src" / "daedalus"
FILES = sorted(SOURCE.rglob("*.py"))
NAMES = {*shelf(), *(rules.engine for rules in shelf().values())}
FOREIGN = {"_OWN", "error", "executor", "import_module", "origin", "os", "signal", "stream"}
FOREIGN |= {"subprocess"}
"""Values that are not ours, or differ between systems: whether they have an attribute is asked."""


def last_name(node: ast.expr) -> str:
    match node:
        case ast.Name(name):
            return name
        case ast.Attribute(_, name):
            return name
        case ast.Call(called):
            return last_name(called)
    return ""


def texts(node: ast.AST) -> set[object]:
    return {each.value for each in ast.walk(node) if isinstance(each, ast.Constant)}


def guesses(tree: ast.AST) -> Iterator[int]:
    """Yield the lines that find out by name what something is or can do."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(ast.Name("hasattr" | "getattr"), [first, ast.Constant(), *_]):
                if last_name(first) not in FOREIGN:
                    yield node.lineno
            case ast.ExceptHandler(ast.Name("AttributeError")):
                yield node.lineno
            case ast.Compare() | ast.match_case():
                if texts(node.pattern if isinstance(node, ast.match_case) else node) & NAMES:
                    yield next(each.lineno for each in ast.walk(node) if isinstance(each, ast.expr))


@pytest.mark.parametrize(
    "text",
    [
        'hasattr(rules, "lanes")',
        'hasattr(before, "found")',
        'getattr(self.table.game.rules, "stamped", None)',
        'self.rules.id == "galaxy"',
        'rules.engine in ("go",)',
        'engine == "go"',
        '"connect" != name',
        'match rules.id:\n    case "go" | "connect": pass',
        "try: rules.lanes\nexcept AttributeError: pass",
    ],
)
def test_a_guess_is_found(text: str) -> None:
    assert len(list(guesses(ast.parse(text)))) == 1


def test_no_room_asks_another_by_name() -> None:
    found = [
        f"{path.relative_to(SOURCE)}:{line}"
        for path in FILES
        for line in guesses(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert found == []
