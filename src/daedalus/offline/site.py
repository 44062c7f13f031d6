"""The static site: the whole web app in a folder that any host of files can serve."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from gzip import compress, decompress
from pathlib import Path
from typing import Final

from daedalus.browser.routes import list_editions
from daedalus.core.errors import OptionError, quoted
from daedalus.offline import brotli
from daedalus.offline.brotli import BROTLI
from daedalus.offline.cut import PACKAGE
from daedalus.offline.parts import GZIP, make_parts, write_parts
from daedalus.offline.policy import policy
from daedalus.table.messages import ENCODER

WEB: Final = PACKAGE / "web"
LOCALES: Final = PACKAGE / "locales"
SERVERS_LIST, OWN_LIST = '"api/editions"', '"editions.json"'
CSP: Final = policy("'self' 'wasm-unsafe-eval'")  # WebAssembly may be compiled
TEXTS, BIG = (".js", ".css"), 8_000  # what is worth packing beforehand
HEADERS: Final = "".join(
    f"/{folder}/*\n  Cache-Control: public, max-age=31536000, immutable\n"
    for folder in ("assets", "offline")  # where names carry hashes
)
"""What Netlify and Cloudflare Pages read; a file like any other elsewhere."""
MARK: Final = "daedalus-site"  # a folder with this file may be overwritten


def write_site(
    out: Path,
    say: Callable[[str], None],
    web: Path = WEB,
    cache: Path | None = None,
    packing: bool = False,
) -> int:
    """Write the site to *out*, and return how many bytes it has.

    With *packing*, large files also come compressed, for servers that send such files: by gzip, and
    by Brotli if that is installed, which takes a minute the first time.

    :raises OptionError: when the web app is not built, or *out* contains other files.
    :raises Unfetched: when the Python for browsers cannot be fetched.
    """
    if not (web / "index.html").is_file():
        raise OptionError(
            "the web app is not built: run ./play once in a clone, or install a wheel"
        )
    if out.exists() and not out.is_dir():
        raise OptionError(f"not a folder: {quoted(str(out))}")
    if out.is_dir() and any(out.iterdir()) and not (out / MARK).is_file():
        raise OptionError(f"there are other things in {quoted(str(out))}: name an empty folder")
    parts = make_parts(say, cache)
    fresh = out.with_name(f"{out.name}.new")
    shutil.rmtree(fresh, ignore_errors=True)
    shutil.copytree(web, fresh)
    build = write_parts(fresh / "offline", parts)
    if packing:
        write_prepared(fresh, build, cache)
    _write_texts(fresh / "locales")
    (fresh / "editions.json").write_bytes(ENCODER.encode(list_editions()))
    page = fresh / "index.html"
    page.write_text(static_page(page.read_text("utf-8"), build), "utf-8")
    worker = fresh / "sw.js"
    text = worker.read_text("utf-8")
    assert SERVERS_LIST in text, "the service worker names the list of editions"
    worker.write_text(text.replace(SERVERS_LIST, OWN_LIST), "utf-8")
    (fresh / "_headers").write_text(HEADERS, "utf-8")
    (fresh / ".nojekyll").write_text("", "utf-8")  # without it, some hosts omit files
    (fresh / MARK).write_text("Written by `daedalus site`, which may write over it.\n", "utf-8")
    _exchange(out, fresh)
    return sum(path.stat().st_size for path in out.rglob("*") if path.is_file())


def write_prepared(site: Path, build: str, cache: Path | None = None) -> None:
    """Write compressed copies of large files, for servers that can send them."""
    parts = site / "offline" / build
    big = {packed.with_suffix(""): decompress(packed.read_bytes()) for packed in parts.glob("*.gz")}
    for path in (site / "assets").iterdir():
        if path.suffix in TEXTS and path.stat().st_size >= BIG:
            big[path] = path.read_bytes()
            path.with_name(path.name + GZIP).write_bytes(compress(big[path], 9, mtime=0))
    if brotli.available():
        for path, content in big.items():
            path.with_name(path.name + BROTLI).write_bytes(brotli.packed(content, cache))


def static_page(page: str, build: str) -> str:
    """Return the page for a host of files: relative addresses, and a policy of its own."""
    relative = re.sub(r'\b(href|src)="/', r'\1="./', page)
    policy = f'<meta http-equiv="Content-Security-Policy" content="{CSP}">'
    told = f'<html lang="en" data-site="static" data-parts="offline/{build}/">'
    return relative.replace('<html lang="en">', told).replace(
        '<meta charset="utf-8">', f'<meta charset="utf-8">\n{policy}'
    )


def _write_texts(folder: Path) -> None:
    for path in LOCALES.rglob("*"):
        if path.suffix in (".ftl", ".md") and path.parent != LOCALES:
            place = folder / path.relative_to(LOCALES)
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, place)


def _exchange(out: Path, fresh: Path) -> None:
    """Replace *out* by *fresh*, so that a site being served is never half written."""
    old = out.with_name(f"{out.name}.old")
    shutil.rmtree(old, ignore_errors=True)
    if out.exists():
        out.rename(old)
    out.parent.mkdir(parents=True, exist_ok=True)
    fresh.rename(out)
    shutil.rmtree(old, ignore_errors=True)
