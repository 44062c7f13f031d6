"""Brotli, compressed when a site is written: a fifth smaller than gzip, and slow to make.

Browsers decode it only if the server sends the right header, so there is also gzip, for hosts of
plain files.  The package `brotli` is Google's own; the standard library has no encoder.
"""

from __future__ import annotations

from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from daedalus.offline import sources

BROTLI: Final = ".br"
PACKAGE: Final = "brotli"
_BEST, _WINDOW = 11, 24  # the highest quality, and the largest window that browsers support
LONG: Final = 1_000_000  # bytes; more take seconds


def available() -> bool:
    return find_spec(PACKAGE) is not None


def packed(content: bytes, cache: Path | None = None) -> bytes:
    """Return *content* compressed; results that take long are cached."""
    name = f"{sha256(content).hexdigest()[:32]}{BROTLI}"
    place = (cache or sources.cache_folder()) / "packed" / name
    if place.is_file():
        return place.read_bytes()
    made: bytes = import_module(PACKAGE).compress(content, quality=_BEST, lgwin=_WINDOW)
    if len(content) >= LONG:
        sources.keep(place, made)
    return made
