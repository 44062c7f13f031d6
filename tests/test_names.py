"""One meaning per name: a class is found by its name alone."""

import ast
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

import daedalus
from daedalus import bots

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "daedalus"
BOARDS = ROOT / "web" / "src" / "board"
DECLARED = re.compile(r"^(?:export )?(?:abstract )?(?:class|interface|type) (\w+)", re.MULTILINE)
OF_ITS_FILE = {
    "Props": "of the component that its file holds",
    "Trouble": "what can go wrong on the page that its file holds",
}
TYPE = re.compile(r"[A-Z]\w*[a-z]\w*")
ENGINES = ("sliding", "go", "connect")
TWO_SIDES = {
    "Option": "of an edition, and of a command line, where every library calls it so",
    "Cell": "its number: on a board, and in the plane of Connect",
    "Replay": "of a game, and its form on the wire: both are in the documentation",
}


def role(path: Path) -> str:
    """Return the room of a module, without the engine if it belongs to one: cli/*."""
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return f"{parts[0]}/*" if set(parts) & set(ENGINES) else str(path)


def assigned(node: ast.stmt) -> Iterator[str]:
    """Yield the names that a statement assigns to."""
    targets = node.targets if isinstance(node, ast.Assign) else []
    if isinstance(node, ast.AnnAssign):
        targets = [node.target]
    for target in targets:
        if isinstance(target, ast.Name):
            yield target.id


def types(path: Path) -> Iterator[str]:
    """Yield the public classes of a module, and its names for types."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        named = [node.name] if isinstance(node, ast.ClassDef) else assigned(node)
        yield from (name for name in named if TYPE.fullmatch(name))


def test_a_type_is_named_once_or_once_per_engine_of_a_room() -> None:
    roles: defaultdict[str, set[str]] = defaultdict(set)
    found: defaultdict[str, list[str]] = defaultdict(list)
    for path in sorted(SOURCE.rglob("*.py")):
        engine = next((each for each in ENGINES if each in path.with_suffix("").parts), "")
        for name in types(path):
            roles[name].add(role(path))
            found[name].append(engine)
    doubled = {
        name
        for name, engines in found.items()
        if len(roles[name]) > 1 or len(set(engines)) < len(engines)
    }
    assert doubled == set(TWO_SIDES)


def test_a_list_that_the_library_offers_has_a_name_of_its_own() -> None:
    public = {name for name in (*daedalus.__all__, *bots.__all__) if name.isupper()}
    assert {"HOUSE", "LEVELS"} <= public
    found = Counter(
        name
        for path in sorted(SOURCE.rglob("*.py"))
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        for name in assigned(node)
        if name in public
    )
    assert found == dict.fromkeys(public, 1)


def test_a_type_of_the_web_app_stands_once_or_once_per_board() -> None:
    found: defaultdict[str, list[str]] = defaultdict(list)
    for path in sorted((ROOT / "web" / "src").rglob("*.ts*")):
        of_board = path.is_relative_to(BOARDS) and path.parent != BOARDS
        if ".test." in path.name:
            continue
        where = path.relative_to(BOARDS).parts[0] if of_board else "everywhere"
        for name in DECLARED.findall(path.read_text(encoding="utf-8")):
            found[name].append(where)
    doubled = [
        name
        for name, places in found.items()
        if len(places) > 1 and (len(set(places)) < len(places) or "everywhere" in places)
    ]
    assert set(doubled) == set(OF_ITS_FILE)
