"""What a reader of the package has to learn: `python -m tools.names [--alone]`.

Counts public names, room by room: what a module defines at its top level without a leading
underscore, and the methods of its public classes; lines too.  `--alone` lists the names that only
their own module uses, and that could be private.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = ROOT / "src" / "daedalus"
USERS: Final = ("src", "tests", "tools", "examples", "docs", "web/src")
WORD: Final = re.compile(r"\w+")


class Name(NamedTuple):
    """A public name, and where it is defined."""

    path: Path
    owner: str  # the class of a method, or nothing
    name: str


def defined(body: list[ast.stmt]) -> Iterator[tuple[str, ast.stmt]]:
    """Yield the names that statements define, without those that they import."""
    for node in body:
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield name, node
            case ast.ClassDef(name=name):
                yield name, node
            case ast.AnnAssign(target=ast.Name(id=name)):
                yield name, node
            case ast.Assign(targets=targets):
                for target in targets:
                    for each in ast.walk(target):
                        if isinstance(each, ast.Name):
                            yield each.id, node
            case ast.If() | ast.Try() | ast.With():
                yield from defined(node.body)


def public(path: Path) -> Iterator[Name]:
    """Yield the public names of a module."""
    for name, node in defined(ast.parse(path.read_text(encoding="utf-8")).body):
        if name.startswith("_"):
            continue
        yield Name(path, "", name)
        if isinstance(node, ast.ClassDef):
            for each in node.body:
                match each:
                    case ast.FunctionDef(name=own) | ast.AsyncFunctionDef(name=own):
                        if not own.startswith("_"):
                            yield Name(path, name, own)


def names() -> list[Name]:
    """Return all public names of the package; overloads count once."""
    return list(
        dict.fromkeys(name for path in sorted(SOURCE.rglob("*.py")) for name in public(path))
    )


def alone(found: list[Name]) -> Iterator[Name]:
    """Yield the names that occur in no other file, of whatever kind."""
    files = [
        path
        for folder in USERS
        for path in (ROOT / folder).rglob("*")
        if path.suffix in {".py", ".md", ".ts", ".tsx", ".mjs", ".c", ".ipynb"}
    ]
    words = {path: set(WORD.findall(path.read_text(encoding="utf-8"))) for path in files}
    known = Counter(word for each in words.values() for word in each)
    yield from (name for name in found if known[name.name] == 1)


def main() -> None:
    found = names()
    if "--alone" in sys.argv:
        for name in alone(found):
            print(f"{name.path.relative_to(ROOT)}: {name.owner and name.owner + '.'}{name.name}")
        return
    rooms = Counter(name.path.relative_to(SOURCE).parts[0] for name in found)
    lines = Counter[str]()
    for path in SOURCE.rglob("*.py"):
        room = path.relative_to(SOURCE).parts[0]
        lines[room] += len(path.read_text(encoding="utf-8").splitlines())
    for room in sorted(lines):
        print(f"{room:<14} {lines[room]:>7,} lines {rooms[room]:>6,} public names")
    print(f"{'all':<14} {lines.total():>7,} lines {len(found):>6,} public names")


if __name__ == "__main__":
    main()
