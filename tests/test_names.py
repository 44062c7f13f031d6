"""One meaning per name: a class is found by its name alone."""

import ast
import re
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "daedalus"
BOARDS = ROOT / "web" / "src" / "board"
EXPORTED = re.compile(r"^export (?:abstract )?(?:class|interface|type) (\w+)", re.MULTILINE)
ENGINES = ("sliding", "go", "connect")
TWO_SIDES = {
    "Option": "of an edition, and of a command line, where every library calls it so",
    "Remark": "about a position, and its form on the wire",
    "Replay": "of a game, and its form on the wire",
}


def role(path: Path) -> str:
    """Return the room of a module, without the engine if it belongs to one: cli/*."""
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return f"{parts[0]}/*" if set(parts) & set(ENGINES) else str(path)


def test_a_class_name_stands_once_or_once_per_engine_of_a_room() -> None:
    roles: defaultdict[str, set[str]] = defaultdict(set)
    found: defaultdict[str, list[str]] = defaultdict(list)
    for path in sorted(SOURCE.rglob("*.py")):
        engine = next((each for each in ENGINES if each in path.with_suffix("").parts), "")
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                roles[node.name].add(role(path))
                found[node.name].append(engine)
    doubled = {
        name
        for name, engines in found.items()
        if len(roles[name]) > 1 or len(set(engines)) < len(engines)
    }
    assert doubled == set(TWO_SIDES)


def test_an_exported_type_of_the_web_app_stands_once_or_once_per_board() -> None:
    found: defaultdict[str, list[str]] = defaultdict(list)
    for path in sorted((ROOT / "web" / "src").rglob("*.ts*")):
        of_board = path.is_relative_to(BOARDS) and path.parent != BOARDS
        where = path.parent.name if of_board else "everywhere"
        for name in EXPORTED.findall(path.read_text(encoding="utf-8")):
            found[name].append(where)
    doubled = [
        name
        for name, places in found.items()
        if len(places) > 1 and (len(set(places)) < len(places) or "everywhere" in places)
    ]
    assert doubled == []
