"""What comes from the package registries, with versions and hashes; and how it is fetched.

The registries are those that npm and pip are configured to use, else the public ones.  A file is
accepted only if its hash is right.
"""

from __future__ import annotations

import configparser
import hashlib
import os
import re
import urllib.request
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, NamedTuple
from urllib.error import URLError
from urllib.parse import urljoin

from daedalus.core.errors import GameError

NPM: Final = "https://registry.npmjs.org/"
PYPI: Final = "https://pypi.org/simple/"
_SECONDS: Final = 120


class Source(NamedTuple):
    """A file of a registry."""

    name: str  # of the file
    package: str
    sha256: str


PYODIDE: Final = Source(
    "pyodide-314.0.7.tgz",
    "pyodide",
    "66b7949e5a0cba2250b586d7e368bf12fb482800748d182c4618254b685ffaa0",
)
MSGSPEC: Final = Source(
    "msgspec-0.22.0-cp314-cp314-pyemscripten_2026_0_wasm32.whl",
    "msgspec",
    "a66b1766311e42371e509c996c3933b161c7ae0eabdf361af5316dec197e1022",
)


class Unfetched(GameError):
    """A file could not be fetched, or has the wrong hash."""


def cache_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """Return where fetched files are cached."""
    if chosen := environ.get("DAEDALUS_CACHE"):
        return Path(chosen)
    base = environ.get("XDG_CACHE_HOME") or environ.get("LOCALAPPDATA")
    return (Path(base) if base else Path.home() / ".cache") / "daedalus"


def npm_registry(environ: Mapping[str, str] = os.environ, home: Path | None = None) -> str:
    """Return the registry that npm uses here."""
    for name in ("NPM_CONFIG_REGISTRY", "npm_config_registry"):
        if environ.get(name):
            return _folder(environ[name])
    settings = (home or Path.home()) / ".npmrc"
    if settings.is_file():
        found = re.search(r"^registry\s*=\s*(\S+)", settings.read_text("utf-8"), re.MULTILINE)
        if found:
            return _folder(found[1])
    return NPM


def python_index(environ: Mapping[str, str] = os.environ, home: Path | None = None) -> str:
    """Return the index that pip uses here."""
    for name in ("PIP_INDEX_URL", "UV_DEFAULT_INDEX", "UV_INDEX_URL"):
        if environ.get(name):
            return _folder(environ[name])
    home = home or Path.home()
    for place in (home / ".config/pip/pip.conf", home / ".pip/pip.conf", Path("/etc/pip.conf")):
        parser = configparser.RawConfigParser()
        try:
            parser.read(place, "utf-8")
        except configparser.Error:
            continue
        if parser.has_option("global", "index-url"):
            return _folder(parser.get("global", "index-url"))
    return PYPI


def _folder(address: str) -> str:
    return address.rstrip("/") + "/"


def pyodide_address() -> str:
    return f"{npm_registry()}{PYODIDE.package}/-/{PYODIDE.name}"


def msgspec_address() -> str:
    """Return where the index says the file is."""
    page = f"{python_index()}{MSGSPEC.package}/"
    text = _get(page).decode("utf-8", "replace")
    found = re.search(rf"""href=["']([^"']*{re.escape(MSGSPEC.name)})""", text)
    if not found:
        raise Unfetched(f"there is no {MSGSPEC.name} at the package index")
    return urljoin(page, str(found[1]))


def fetched(
    source: Source, address: Callable[[], str], folder: Path, say: Callable[[str], None]
) -> bytes:
    """Return a file, from *folder* if it is there, else from the registry.

    :raises Unfetched: when it cannot be fetched, or its hash is wrong.
    """
    place = folder / source.name
    if place.is_file() and _right(source, content := place.read_bytes()):
        return content
    say(source.name)
    content = _get(address())
    if not _right(source, content):
        raise Unfetched(f"{source.name} is not what it should be: its SHA-256 differs")
    keep(place, content)
    return content


def keep(place: Path, content: bytes) -> None:
    """Write a file to the cache; other processes never see it half written."""
    place.parent.mkdir(parents=True, exist_ok=True)
    fresh = place.with_name(f"{place.name}.{os.getpid()}")
    fresh.write_bytes(content)
    fresh.replace(place)


def _right(source: Source, content: bytes) -> bool:
    return hashlib.sha256(content).hexdigest() == source.sha256


def _get(address: str) -> bytes:
    try:
        with urllib.request.urlopen(address, timeout=_SECONDS) as answer:
            content: bytes = answer.read()
            return content
    except (URLError, OSError, ValueError) as error:
        reason = getattr(error, "reason", error)
        raise Unfetched(f"cannot be fetched from the package registry: {reason}") from error
