"""The static site: the whole web app in a folder that any host of files can serve."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable
from gzip import compress, decompress
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from daedalus.browser.routes import ABOUT
from daedalus.core.errors import OptionError, quoted
from daedalus.offline import brotli
from daedalus.offline.brotli import BROTLI
from daedalus.offline.cut import PACKAGE
from daedalus.offline.parts import GZIP, make_parts, write_parts
from daedalus.offline.policy import policy
from daedalus.table.messages import ENCODER
from daedalus.table.routes import editions_told

_WEB: Final = PACKAGE / "web"
_OWN_LIST: Final = "editions.json"
BUILD: Final = "const BUILD = "  # how the service worker begins
_CSP: Final = policy("'self' 'wasm-unsafe-eval'")  # WebAssembly may be compiled
_TEXTS, _BIG = (".js", ".css"), 8_000  # what is worth packing beforehand
_HEADERS: Final = "".join(
    f"/{folder}/*\n  Cache-Control: public, max-age=31536000, immutable\n"
    for folder in ("assets", "offline")  # where names carry hashes
)
"""What Netlify and Cloudflare Pages read; a file like any other elsewhere."""
_STUN: Final = re.compile(r"[A-Za-z0-9_.-]{1,100}(:[0-9]{1,5})?")
_MARK: Final = "daedalus-site"  # a folder with this file may be overwritten


def write_site(
    out: Path,
    say: Callable[[str], None],
    web: Path = _WEB,
    cache: Path | None = None,
    packing: bool = False,
    stun: str = "",
) -> int:
    """Write the site to *out*, and return how many bytes it has.

    With *packing*, large files also come compressed, for servers that send such files: by gzip, and
    by Brotli if that is installed, which takes a minute the first time.  *stun* is a server that
    tells devices their addresses, so that friends in other homes can come.

    :raises OptionError: when the web app is not built, *out* contains other files, or *stun* is no
        address.
    :raises Unfetched: when the Python for browsers cannot be fetched.
    """
    if not (web / "index.html").is_file():
        raise OptionError(
            "the web app is not built: run ./play once in a clone, or install a wheel"
        )
    if stun and not _STUN.fullmatch(stun):
        raise OptionError(f"not a STUN server, HOST or HOST:PORT: {quoted(stun)}")
    if out.exists() and not out.is_dir():
        raise OptionError(f"not a folder: {quoted(str(out))}")
    if out.is_dir() and any(out.iterdir()) and not (out / _MARK).is_file():
        raise OptionError(f"there are other things in {quoted(str(out))}: name an empty folder")
    parts = make_parts(say, cache)
    fresh = out.with_name(f"{out.name}.new")
    shutil.rmtree(fresh, ignore_errors=True)
    shutil.copytree(web, fresh, ignore=shutil.ignore_patterns("sheets"))  # pages draw their own
    place = write_parts(fresh / "offline", parts)
    if packing:
        _write_prepared(fresh, place, cache)
    (fresh / _OWN_LIST).write_bytes(ENCODER.encode(editions_told(ABOUT)))
    page = fresh / "index.html"
    page.write_text(static_page(page.read_text("utf-8"), place, stun), "utf-8")
    build, code = kept_by_worker(fresh)
    seal(fresh, _static_build(fresh, build), code)
    (fresh / "_headers").write_text(_HEADERS, "utf-8")
    (fresh / ".nojekyll").write_text("", "utf-8")  # without it, some hosts omit files
    (fresh / _MARK).write_text("Written by `daedalus site`, which may write over it.\n", "utf-8")
    _exchange(out, fresh)
    return sum(path.stat().st_size for path in out.rglob("*") if path.is_file())


def _write_prepared(site: Path, build: str, cache: Path | None = None) -> None:
    """Write compressed copies of large files, for servers that can send them."""
    parts = site / "offline" / build
    big = {packed.with_suffix(""): decompress(packed.read_bytes()) for packed in parts.glob("*.gz")}
    for path in (site / "assets").iterdir():
        if path.suffix in _TEXTS and path.stat().st_size >= _BIG:
            big[path] = path.read_bytes()
            path.with_name(path.name + GZIP).write_bytes(compress(big[path], 9, mtime=0))
    if brotli.available():
        for path, content in big.items():
            path.with_name(path.name + BROTLI).write_bytes(brotli.packed(content, cache))


def static_page(page: str, build: str, stun: str = "") -> str:
    """Return the page for a host of files: relative addresses, and a policy of its own."""
    relative = re.sub(r'\b(href|src)="/', r'\1="./', page)
    policy = f'<meta http-equiv="Content-Security-Policy" content="{_CSP}">'
    told = f'<html lang="en" data-site="static" data-parts="offline/{build}/"'
    told += f' data-stun="{stun}">' if stun else ">"
    return relative.replace('<html lang="en">', told).replace(
        '<meta charset="utf-8">', f'<meta charset="utf-8">\n{policy}'
    )


def kept_by_worker(site: Path) -> tuple[dict[str, Any], str]:
    """Return what the service worker keeps, as its first line says, and its code."""
    first, _, code = (site / "sw.js").read_text("utf-8").partition("\n")
    return json.loads(first.removeprefix(BUILD).removesuffix(";")), code


def seal(site: Path, build: dict[str, Any], code: str) -> None:
    """Write the service worker, with the hash of every file: it keeps a build only if all agree."""
    for name in build["files"]:
        content = (site / (name or "index.html")).read_bytes()
        build["files"][name] = _hash(decompress(content) if name.endswith(GZIP) else content)
    build["version"] = _hash((json.dumps(build["files"]) + code).encode())
    told = json.dumps(build, separators=(",", ":"))
    (site / "sw.js").write_text(f"{BUILD}{told};\n{code}", "utf-8")


def _hash(content: bytes) -> str:
    return sha256(content).hexdigest()[:16]


def _static_build(site: Path, build: dict[str, Any]) -> dict[str, Any]:
    """Compress the texts, which pages unpack, as a host may not; return what there is to keep."""
    texts = {name for names in build["texts"].values() for name in names}
    for name in texts:
        plain = site / name
        (site / f"{name}{GZIP}").write_bytes(compress(plain.read_bytes(), 9, mtime=0))
        plain.unlink()
    ours = {build["editions"]: _OWN_LIST} | {name: f"{name}{GZIP}" for name in texts}
    return {
        "editions": _OWN_LIST,
        "files": {ours.get(name, name): "" for name in build["files"]},
        "texts": {of: [ours[name] for name in names] for of, names in build["texts"].items()},
    }


def _exchange(out: Path, fresh: Path) -> None:
    """Replace *out* by *fresh*, so that a site being served is never half written."""
    old = out.with_name(f"{out.name}.old")
    shutil.rmtree(old, ignore_errors=True)
    if out.exists():
        out.rename(old)
    out.parent.mkdir(parents=True, exist_ok=True)
    fresh.rename(out)
    shutil.rmtree(old, ignore_errors=True)
