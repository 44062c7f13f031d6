"""Python sources made small: only those that are used, without comments and docstrings."""

from __future__ import annotations

import ast
import tokenize
import zipfile
from collections.abc import Iterator, Mapping
from hashlib import sha256
from importlib.resources import files
from io import BytesIO, StringIO
from pathlib import Path
from typing import Final

from daedalus.offline.standins import STANDINS

PACKAGE: Final = Path(__file__).parent.parent
_ROOMS: Final = ("core", "editions", "bots", "table", "lessons", "review", "puzzles", "browser")
_ALONE: Final = (
    *("__init__.py", "locales/__init__.py"),
    *("fast/__init__.py", "fast/block.py", "fast/judgement.py", "fast/layout.py"),
)
"""The part of this package that a browser runs."""
_MAKERS: Final = (
    *("bots/kernels.py", "review/contest.py", "review/curve.py"),
    *("puzzles/make.py", "puzzles/climb.py", "puzzles/alike.py", "puzzles/deals.py"),
    *("puzzles/factory.py", "puzzles/verify.py", "puzzles/difficulty.py", "puzzles/stats.py"),
    "puzzles/sheet.py",
)
"""Modules that only make, check or count what the others read."""
_UNTYPED: Final = ("daedalus/", "msgspec/", "pyodide/", "_pyodide/", "asyncio/")
"""Packages whose function annotations nobody reads at run time, except for those of routes."""
_TYPED: Final = "/routes.py"
_EARLY: Final = (1980, 1, 1, 0, 0, 0)  # in the archive, so that the same files give the same bytes


def used_modules() -> tuple[str, ...]:
    """Return the files of the standard library that are imported in a browser."""
    listed = files("daedalus.offline").joinpath("modules.txt").read_text("utf-8")
    return tuple(listed.split())


def bare(source: str, untyped: bool = False) -> str:
    """Return a module without comments and docstrings; *untyped*: functions without types too,
    but for those with decorators.

    >>> bare('def one():  # the first\\n    "Return 1."\\n    return 1')
    'def one():\\n    return 1'
    """
    try:
        tree = ast.parse(source)
    except SyntaxError:
        return _without_words(source)
    for node in ast.walk(tree):
        match node:
            case (
                ast.Module(body=body)
                | ast.ClassDef(body=body)
                | ast.FunctionDef(body=body)
                | ast.AsyncFunctionDef(body=body)
            ):
                match body:
                    case [ast.Expr(ast.Constant(str())), *rest]:
                        body[:] = rest or [ast.Pass()]
        if (
            untyped
            and isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
            and not node.decorator_list  # a route's types say what it needs
        ):
            node.returns = None
            for each in ast.walk(node.args):
                if isinstance(each, ast.arg):
                    each.annotation = None
    return ast.unparse(tree)


def _without_words(source: str) -> str:
    """Return a module without comments and docstrings, even if it is of a newer Python.

    >>> _without_words('def one[T]():  # the first\\n    "Return 1."\\n    return 1\\n')
    'def one[T]():\\n    0\\n    return 1\\n'
    """
    lines = source.splitlines(keepends=True)
    try:
        tokens = list(tokenize.generate_tokens(StringIO(source).readline))
    except (tokenize.TokenError, IndentationError):
        return source
    spoken = [token for token in tokens if token.type not in (tokenize.COMMENT, tokenize.NL)]
    cuts = [(token, "") for token in tokens if token.type == tokenize.COMMENT]
    cuts += [
        (token, "0")
        for before, token, after in zip([spoken[0], *spoken], spoken, spoken[1:], strict=False)
        if token.type == tokenize.STRING and after.type == tokenize.NEWLINE
        if before is token or before.type in (tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT)
    ]
    for token, instead in sorted(cuts, key=lambda cut: cut[0].start, reverse=True):
        (row, column), (last, end) = token.start, token.end
        rest = lines[last - 1][end:]
        lines[row - 1 : last] = [(lines[row - 1][:column] + instead).rstrip() + rest]
    return "".join(line for line in lines if line.strip())


def own_sources() -> Iterator[tuple[str, str]]:
    """Yield the names and texts of this package's modules that a browser runs."""
    paths = [PACKAGE / name for name in _ALONE]
    for room in _ROOMS:
        paths += (PACKAGE / room).rglob("*.py")
    paths = [path for path in paths if path.relative_to(PACKAGE).as_posix() not in _MAKERS]
    for path in sorted(paths):
        yield f"daedalus/{path.relative_to(PACKAGE).as_posix()}", path.read_text("utf-8")


def own_hash() -> str:
    """Return a hash of the part of this package that a browser runs: worker and page must match."""
    together = sha256()
    for name, text in own_sources():
        together.update(f"{name}\0{text}\0".encode())
    return together.hexdigest()[:16]


def library(standard: bytes, packages: Mapping[str, str]) -> bytes:
    """Return an archive of the parts used of the standard library, this package and *packages*.

    Its members are not compressed: the archive is compressed as a whole, which is smaller.
    """
    texts = dict(packages)
    with zipfile.ZipFile(BytesIO(standard)) as archive:
        texts |= {name: archive.read(name).decode("utf-8") for name in used_modules()}
    texts |= STANDINS | dict(own_sources())
    made = BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        for name, text in sorted(texts.items()):
            ours = name.startswith(_UNTYPED) and not name.endswith(_TYPED)
            small = bare(text, untyped=ours) if name.endswith(".py") else text
            archive.writestr(zipfile.ZipInfo(name, _EARLY), small)
    return made.getvalue()
