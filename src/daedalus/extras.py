"""Which extra brings which package, and words for one that is missing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Final

EXTRAS: Final[Mapping[str, tuple[str, ...]]] = {
    "terminal": ("textual", "fluent", "rich"),  # the first stands for all: litestar brings rich too
    "server": (
        *("litestar", "msgspec", "uvicorn", "sqlalchemy", "aiosqlite", "asyncpg", "alembic"),
        *("redis", "structlog", "prometheus_client", "segno", "websockets", "httptools", "uvloop"),
    ),
    "fast": ("numba", "numpy"),
    "rl": ("pettingzoo", "gymnasium", "resvg_py"),
    "openspiel": ("pyspiel",),
    "cluster": ("ray",),
    "telemetry": ("opentelemetry",),
}
"""The packages of each extra, as they are imported."""


def missing(package: str, *extras: str) -> ModuleNotFoundError:
    """Return the error that says what to install for a package that is not there.

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
    """Say whether an extra is there: its first package stands for all."""
    return find_spec(EXTRAS[name][0]) is not None


@contextmanager
def extra(*names: str) -> Iterator[None]:
    """Import what the extras of these *names* bring.

    :raises ModuleNotFoundError: when a package is missing, with words that name the extras.
    """
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("daedalus"):
            raise
        raise missing(error.name, *names) from error
