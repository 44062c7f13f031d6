"""Which extra provides which package, and what to type when one is missing."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from daedalus.core.errors import OptionError

EXTRAS: Final[Mapping[str, tuple[str, ...]]] = {
    # the first stands for all; litestar also brings rich and msgspec
    "terminal": ("textual", "fluent", "rich", "msgspec"),
    "server": (
        *("litestar", "uvicorn", "sqlalchemy", "aiosqlite", "asyncpg", "alembic"),
        *("redis", "structlog", "prometheus_client", "websockets", "httptools", "uvloop"),
    ),
    "push": ("py_vapid", "cryptography", "httpx"),
    "site": ("brotli",),
    "fast": ("numba", "numpy"),
    "rl": ("pettingzoo", "gymnasium", "resvg_py"),
    "openspiel": ("pyspiel",),
    "cluster": ("ray",),
    "telemetry": ("opentelemetry",),
}
"""The packages of each extra, as they are imported."""

CLONE: Final = Path(__file__).parents[2]  # where this file is in a clone


class MissingPackage(ModuleNotFoundError):
    """A package of an extra is missing; the message says what installs it."""


def install(*extras: str, clone: Path = CLONE) -> str:
    """Return the command that installs *extras* from where this copy of Daedalus came from.

    Nothing is published yet, so the bare name on a package index is not ours to recommend.
    """
    names = f"[{','.join(extras)}]"
    if (clone / "pyproject.toml").is_file():
        return f'pip install "{"." if clone == Path.cwd() else clone}{names}"'
    if (origin := _origin()) is not None:
        return f'pip install "daedalus{names} @ {origin}"'
    return f'pip install "daedalus-….whl{names}", with the wheel that you have'


def _origin() -> str | None:
    """Return the address of the wheel or the folder that pip has installed, if it noted one."""
    import json
    from importlib.metadata import PackageNotFoundError, distribution

    try:
        noted = distribution("daedalus").read_text("direct_url.json")  # PEP 610
    except PackageNotFoundError:
        return None
    return None if noted is None else str(json.loads(noted)["url"])


def missing(package: str, *extras: str) -> MissingPackage:
    """Return the error that says what to install for a missing package.

    >>> print(missing("pyarrow"))
    this needs the package pyarrow: pip install pyarrow
    """
    root = package.partition(".")[0]
    known = extras or tuple(name for name, brings in EXTRAS.items() if root in brings)[:1]
    how = install(*known) if known else f"pip install {root}"
    return MissingPackage(f"this needs the package {root}: {how}", name=package)


def of_clone(module: str) -> Any:
    """Return a module of `tools/`: what developers need and no wheel carries.

    :raises OptionError: when this is not a clone.
    """
    if not (CLONE / "tools").is_dir():
        raise OptionError(
            f"{module.replace('.', '/')} is not part of the installed package:"
            " run it in a clone of the repository, with ./play"
        )
    if str(CLONE) not in sys.path:
        sys.path.insert(0, str(CLONE))
    return import_module(module)


def installed(name: str) -> bool:
    """Return whether an extra is installed, judging by its first package."""
    return find_spec(EXTRAS[name][0]) is not None


@contextmanager
def extra(*names: str) -> Iterator[None]:
    """Import the packages of the extras with these *names*.

    :raises ModuleNotFoundError: naming the extras to install, when a package is missing.
    """
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("daedalus"):
            raise
        raise missing(error.name, *names) from error
