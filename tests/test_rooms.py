"""Rooms ask each other by type, never by name: what callers need of an edition is declared."""

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from daedalus.editions import shelf

SOURCE = Path(__file__).parent.parent / "src" / "daedalus"
FILES = sorted(SOURCE.rglob("*.py"))
NAMES = {*shelf(), *(rules.engine for rules in shelf().values())}
FOREIGN = {"_OWN", "error", "executor", "import_module", "origin", "os", "signal", "stream"}
FOREIGN |= {"socket", "subprocess"}
"""Values that are not ours, or differ between systems: whether they have an attribute is asked."""
OURS = {"bot", "game", "rules", "state", "table", "view"}
"""What rooms hand to each other: nobody gets at their attributes by name, whatever the name is."""
SYMBOLS = SOURCE / "fast" / "library.py"
"""A library for another system may lack a function, which ctypes calls an AttributeError."""

WEB = Path(__file__).parent.parent / "web" / "src"
_NAME = rf"(?:{'|'.join(sorted(NAMES))})"
_QUOTE = """["'`]"""
_TEXT = rf"{_QUOTE}{_NAME}{_QUOTE}"
WEB_GUESS = re.compile(
    rf"(?:[=!]==?|\?\?|\bcase)\s*{_TEXT}"  # engine === "go", engine ?? "go", case "go":
    rf"|{_TEXT}\s*(?:[=!]==?|\bin\b)"
    rf"|[\[,]\s*{_TEXT}\s*[,\]]"  # a list of names, or a look into a table: WORLDS["go"]
    rf"|\.(?:includes|has|startsWith)\(\s*{_TEXT}"
    rf"|(?:[{{,]|^)\s*{_QUOTE}?{_NAME}{_QUOTE}?\s*:",  # a table by name: {{ go: "x" }}
    re.MULTILINE,
)
WEB_REGISTRY = "board/engines.ts"


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


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


def caught(node: ast.AST) -> set[str]:
    """Return the names of the errors that a handler or `suppress` swallows."""
    match node:
        case ast.ExceptHandler(ast.expr() as kinds):
            return {last_name(each) for each in ast.walk(kinds) if isinstance(each, ast.expr)}
        case ast.Call(called, kinds) if last_name(called) == "suppress":
            return {last_name(each) for each in kinds}
    return set()


def guesses(tree: ast.AST) -> Iterator[int]:
    """Yield the lines that find out by name what something is or can do."""
    for node in ast.walk(tree):
        match node:
            case ast.ExceptHandler() | ast.Call() if "AttributeError" in caught(node):
                yield node.lineno
            case ast.Call(ast.Name("hasattr" | "getattr"), [first, second, *_]):
                known = isinstance(second, ast.Constant) and last_name(first) not in FOREIGN
                if known or last_name(first) in OURS:
                    yield node.lineno
            case ast.Call(ast.Name("dir" | "vars"), [first]) | ast.Attribute(first, "__dict__"):
                if last_name(first) in OURS:
                    yield node.lineno
            case ast.Call(ast.Attribute(_, "startswith" | "endswith" | "get"), [first, *_]):
                if texts(first) & NAMES:
                    yield node.lineno
            case ast.Compare() | ast.match_case():
                asked = node.pattern if isinstance(node, ast.match_case) else node
                kinds = {each.attr for each in ast.walk(asked) if isinstance(each, ast.Attribute)}
                if texts(asked) & NAMES or (texts(asked) and "__name__" in kinds):
                    yield next(each.lineno for each in ast.walk(node) if isinstance(each, ast.expr))


def members(node: ast.AST) -> list[ast.expr | None]:
    """Return what can be looked up in a collection, or is looked up in one."""
    match node:
        case ast.Tuple(parts) | ast.List(parts) | ast.Set(parts) | ast.Dict(parts):
            return [*parts]
        case ast.Subscript(_, key):
            return [key]
    return []


def lists(tree: ast.AST) -> Iterator[int]:
    """Yield the lines with a list or a table of editions or engines, or a look into one."""
    types = {
        id(part)
        for node in ast.walk(tree)
        if isinstance(node, ast.Subscript) and last_name(node.value) == "Literal"
        for part in ast.walk(node)
    }
    for node in ast.walk(tree):
        named = {each.value for each in members(node) if isinstance(each, ast.Constant)}
        if isinstance(node, ast.expr) and id(node) not in types and named & NAMES:
            yield node.lineno


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
        "try: rules.lanes\nexcept (TypeError, AttributeError): pass",
        "with suppress(AttributeError): rules.lanes",
        "getattr(game.rules, wanted)",
        '"lanes" in dir(rules)',
        '"lanes" in rules.__dict__',
        'type(rules).__name__ == "Sliding"',
        'rules.engine.startswith("go")',
    ],
)
def test_a_guess_is_found(text: str) -> None:
    assert len(list(guesses(ast.parse(text)))) == 1


@pytest.mark.parametrize(
    "text",
    [
        'REAL_TIME = ("go",)',
        'draw = {"sliding": one, "connect": other}',
        'PALETTES["galaxy"]',
        'for name in ["classic", "pirates"]: pass',
        'RACES = {"go"}',
    ],
)
def test_a_list_of_editions_is_found(text: str) -> None:
    assert len(list(lists(ast.parse(text)))) == 1


@pytest.mark.parametrize("text", ['edition("go")', 'Name: TypeAlias = Literal["classic", "go"]'])
def test_an_edition_that_is_opened_or_a_type_is_no_list(text: str) -> None:
    tree = ast.parse(text)
    assert [*lists(tree), *guesses(tree)] == []


def test_no_room_asks_another_by_name() -> None:
    found = [
        f"{path.relative_to(SOURCE)}:{line}"
        for path in FILES
        if path != SYMBOLS
        for line in guesses(tree_of(path))
    ]
    assert found == []


def test_no_room_lists_editions_or_engines() -> None:
    found = [
        f"{path.relative_to(SOURCE)}:{line}"
        for path in FILES
        if not NAMES & set(path.relative_to(SOURCE).parts)
        for line in lists(tree_of(path))
    ]
    assert found == []


LAYERS = [
    re.findall(r"\w+", layer)
    for layer in tomllib.loads((SOURCE.parents[1] / "pyproject.toml").read_text("utf-8"))["tool"][
        "importlinter"
    ]["contracts"][0]["layers"]
]


def loads(tree: ast.AST) -> Iterator[str]:
    """Yield the rooms that a module loads by name, which lint-imports cannot see."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and last_name(node.func) == "import_module":
            named = next((text for text in texts(node.args[0]) if isinstance(text, str)), "")
            if named.startswith("daedalus."):
                yield named.split(".")[1]


@pytest.mark.parametrize(
    ("text", "rooms"),
    [
        ('import_module("daedalus.svg")', ["svg"]),
        ('importlib.import_module(f"daedalus.bots.{engine}")', ["bots"]),
        ('import_module(f"{__name__}.go")', []),
    ],
)
def test_a_room_that_is_loaded_by_name_is_found(text: str, rooms: list[str]) -> None:
    assert list(loads(ast.parse(text))) == rooms


def test_no_room_loads_an_outer_one_by_name() -> None:
    place = {room: at for at, layer in enumerate(LAYERS) for room in layer}
    found = [
        f"{path.relative_to(SOURCE)}: {room}"
        for path in FILES
        for room in loads(tree_of(path))
        if place.get(path.relative_to(SOURCE).parts[0], -1) > place.get(room, -1)
    ]
    assert found == []


ENGINES = {rules.engine for rules in shelf().values()}
EVERY_EDITION = (
    "arena",
    "browser",
    "cli",
    "lessons/lesson.py",
    "offline",
    "puzzles/api.py",
    "server",
    "table",
)
"""Rooms that serve every edition alike: they ask for a capability, never for an engine."""


def imports(tree: ast.AST) -> Iterator[str]:
    """Yield the modules that are imported, with the names that are taken from them."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{each.name}" for each in node.names)


@pytest.mark.parametrize(
    "text",
    [
        "from daedalus.editions.go.rules import Go",
        "from daedalus.editions.go import Go",
        "from daedalus.editions import go",
        "import daedalus.bots.connect.plan as plan",
    ],
)
def test_an_engine_that_is_imported_is_found(text: str) -> None:
    assert all(ENGINES & set(name.split(".")) for name in imports(ast.parse(text)))


def test_a_room_for_every_edition_asks_for_no_engine() -> None:
    found = [
        f"{path.relative_to(SOURCE)}: {name}"
        for room in EVERY_EDITION
        for path in FILES
        if path.is_relative_to(SOURCE / room) and not ENGINES & set(path.parts)
        for name in imports(tree_of(path))
        if name.startswith("daedalus.") and ENGINES & set(name.split("."))
    ]
    assert found == []


def web_guesses(text: str) -> Iterator[int]:
    """Yield the lines of a file of the page that ask for an engine or an edition by name."""
    for found in WEB_GUESS.finditer(text):
        start = found.start() + len(found[0]) - len(found[0].lstrip())
        yield text.count("\n", 0, start) + 1


def web_files() -> Iterator[Path]:
    """Yield the files of the page that belong to no engine and no edition."""
    for path in sorted(WEB.rglob("*.ts*")):
        if ".test." not in path.name and not NAMES & set(path.relative_to(WEB).parts[:-1]):
            yield path


@pytest.mark.parametrize(
    "text",
    [
        'replay.engine === "sliding" && x',
        'if (engine !== "go") return;',
        'data-engine={puzzle?.engine ?? "sliding"}',
        'switch (engine) {\n  case "connect":',
        '["go"].includes(engine)',
        'const RACES = new Set(["go"]);',
        'new Map([["galaxy", skull]])',
        'const OPEN = ["none", "connect", "all"];',
        'WORLDS["pirates"]',
        '"galaxy" === edition',
        'const WORLDS = { go: "x", a: "y" };',
        'const WORLDS = {\n  "pirates": skull,\n};',
    ],
)
def test_a_guess_of_the_page_is_found(text: str) -> None:
    assert len(list(web_guesses(text))) == 1


@pytest.mark.parametrize(
    "text",
    ['fetch: "classic",', 'figure("classic", 1)', 'learn("go")', "go(to);", "/rules/classic"],
)
def test_a_picture_of_an_edition_is_no_guess(text: str) -> None:
    assert list(web_guesses(text)) == []


def test_no_page_asks_an_engine_or_an_edition_by_name() -> None:
    found = [
        f"{path.relative_to(WEB)}:{line}"
        for path in web_files()
        if path.relative_to(WEB).as_posix() != WEB_REGISTRY
        for line in web_guesses(path.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_pages_reach_a_board_through_the_registry_of_engines() -> None:
    inside = re.compile(rf"""from "[^"]*/board/{_NAME}/""")
    found = [
        path.relative_to(WEB).as_posix()
        for path in web_files()
        if inside.search(path.read_text(encoding="utf-8"))
    ]
    assert found == []
