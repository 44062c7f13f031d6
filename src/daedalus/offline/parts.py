"""The files that let a browser play without a server, in a folder named after their hash."""

from __future__ import annotations

import tarfile
import zipfile
from collections.abc import Callable, Mapping
from gzip import compress
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from typing import Final

import msgspec

from daedalus.offline import sources
from daedalus.offline.cut import PACKAGE, library, own_hash

MANIFEST: Final = "parts.json"
_EXTENSION: Final = "msgspec/_core.cpython-314-wasm32-emscripten.so"
_BESIDE: Final = '__path__.append("/ext")\n'  # the worker puts it there
_SCRIPTS: Final = {"pyodide.js": "pyodide.mjs", "pyodide.asm.js": "pyodide.asm.mjs"}
"""Pyodide's scripts by our names: not every host knows what `.mjs` is.

They are there uncompressed, too, for browsers that allow no cache.
"""
PUZZLES: Final = "puzzles.jsonl"
_LICENSES: Final = "licenses.txt"
GZIP: Final = ".gz"


class Part(msgspec.Struct, frozen=True):
    """A file, and the most bytes that go over the wire for it: its size after gzip."""

    name: str  # without the suffix of its compression
    bytes: int


class Parts(msgspec.Struct, frozen=True):
    """What a page fetches to be able to play without a server."""

    build: str  # the hash of everything
    files: list[Part]
    source: str = ""  # the hash of this package's part of it
    later: list[Part] = []  # what games do not need: fetched afterwards


def make_parts(say: Callable[[str], None], cache: Path | None = None) -> dict[str, bytes]:
    """Return the files by name, with their manifest; what is missing is fetched.

    :raises Unfetched: when something cannot be fetched.
    """
    folder = cache or sources.cache_folder()
    pyodide = _unpacked_tar(sources.fetched(sources.PYODIDE, sources.pyodide_address, folder, say))
    wheel = _unpacked_zip(sources.fetched(sources.MSGSPEC, sources.msgspec_address, folder, say))
    modules = {name: text.decode("utf-8") for name, text in wheel.items() if name.endswith(".py")}
    # Modules are in an archive, which extensions cannot be: search a folder for those too.
    modules["msgspec/__init__.py"] = _BESIDE + modules["msgspec/__init__.py"]
    built = PACKAGE / "fast" / "built"
    contents = {name: pyodide[theirs] for name, theirs in _SCRIPTS.items()} | {
        "pyodide.asm.wasm": pyodide["pyodide.asm.wasm"],
        "python.zip": library(pyodide["python_stdlib.zip"], modules),
        "msgspec.so": wheel[_EXTENSION],
        "kernels.wasm": (built / "kernels.wasm").read_bytes(),
        "kernels.json": (built / "kernels.json").read_bytes(),
    }
    later = {PUZZLES: (PACKAGE / "puzzles" / "collection.jsonl").read_bytes()}
    packed = {name: compress(each, 9, mtime=0) for name, each in (contents | later).items()}
    made = {f"{name}{GZIP}": each for name, each in packed.items()}
    manifest = Parts(
        _build(made),
        [Part(name, len(packed[name])) for name in contents],
        own_hash(),
        [Part(name, len(packed[name])) for name in later],
    )
    made |= {name: contents[name] for name in _SCRIPTS}
    made[_LICENSES] = _licenses(wheel)
    return made | {MANIFEST: msgspec.json.encode(manifest)}


def write_parts(folder: Path, parts: Mapping[str, bytes]) -> str:
    """Write the parts below *folder*, and return the name of their own folder."""
    build = read_manifest(parts[MANIFEST]).build
    place = folder / build
    place.mkdir(parents=True, exist_ok=True)
    for name, content in parts.items():
        (place / name).write_bytes(content)
    return build


def read_manifest(text: bytes) -> Parts:
    """Return a manifest.

    :raises msgspec.DecodeError: when it is not a manifest.
    """
    return msgspec.json.decode(text, type=Parts)


def _build(parts: Mapping[str, bytes]) -> str:
    together = sha256()
    for name, content in sorted(parts.items()):
        together.update(f"{name} {len(content)} ".encode() + sha256(content).digest())
    return together.hexdigest()[:16]


def _unpacked_tar(content: bytes) -> dict[str, bytes]:
    """Return the files of an npm package; they are below one folder."""
    with tarfile.open(fileobj=BytesIO(content)) as archive:
        return {
            member.name.partition("/")[2]: opened.read()
            for member in archive
            if (opened := archive.extractfile(member)) is not None
        }


def _unpacked_zip(content: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(BytesIO(content)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def _licenses(wheel: Mapping[str, bytes]) -> bytes:
    """Return the authors and licences of everything included."""
    told = next(text for name, text in wheel.items() if name.endswith("licenses/LICENSE"))
    return (
        b"Pyodide: Mozilla Public License 2.0, https://github.com/pyodide/pyodide\n"
        b"Python: PSF License, https://docs.python.org/3/license.html\n"
        b"msgspec:\n\n"
    ) + told
