"""Which extra provides which package, and the error message for a missing one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Final

EXTRAS: Final[Mapping[str, tuple[str, ...]]] = {
    # the first stands for all; litestar also brings rich
    "terminal": ("textual", "fluent", "rich"),
    "server": (
        *("litestar", "msgspec", "uvicorn", "sqlalchemy", "aiosqlite", "asyncpg", "alembic"),
        *("redis", "structlog", "prometheus_client", "segno", "websockets", "httptools", "uvloop"),
    ),
    "site": ("brotli",),
    "fast": ("numba", "numpy"),
    "rl": ("pettingzoo", "gymnasium", "resvg_py"),
    "openspiel": ("pyspiel",),
    "cluster": ("ray",),
    "telemetry": ("opentelemetry",),
}
"""The packages of each extra, as they are imported."""


def missing(package: str, *extras: str) -> ModuleNotFoundError:
    """Return the error that says what to install for a missing package.

    >>> print(missing("numba"))
    this needs the package numba: pip install 'daedalus[fast]'
    """
    root = package.partition(".")[0]
    known = extras or tuple(name for name, brings in EXTRAS.items() if root in brings)[:1]
    install = f"'daedalus[{','.join(known)}]'" if known else root
    return ModuleNotFoundError(
        f"this needs the package {root}: pip install {install}", name=package
    )


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
