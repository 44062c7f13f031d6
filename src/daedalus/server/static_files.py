"""The web app's files, as the build put them into the package, and the texts in all languages.

Litestar's own static files would not do: they have one set of headers for all files, never answer
304, know no prepared `.br` and `.gz` beside a file, and no pages that share one file.
"""

from __future__ import annotations

import asyncio
import mimetypes
import re
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache, partial
from gzip import compress, decompress
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

import structlog
from litestar import MediaType, Request, Response, get
from litestar.params import FromPath
from litestar.response import Redirect
from litestar.types import ControllerRouterHandler

from daedalus.editions import edition_names
from daedalus.offline.brotli import BROTLI
from daedalus.offline.cut import own_hash
from daedalus.offline.parts import GZIP, MANIFEST, read_manifest
from daedalus.server.codes import find_for, read_code
from daedalus.server.limits import TooMany, address_of
from daedalus.table.keys import NotFound

log = structlog.get_logger()

PACKAGE = Path(__file__).parent.parent
_WEB = PACKAGE / "web"
_LOCALES = PACKAGE / "locales"

_YEAR = "public, max-age=31536000, immutable"
_ASK = "no-cache"  # cache it, but revalidate each time
_HASHED = re.compile(r"[-.][0-9A-Za-z]{8,}\.[a-z0-9]+$")
_TYPES = {  # types that begin with "text" are sent as UTF-8
    ".js": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".ftl": "text/plain",
    ".md": "text/markdown",
    ".game": "text/plain",
    ".woff2": "font/woff2",
}
_PREPARED = {"br": BROTLI, "gzip": GZIP}  # endings by encoding, the best first
_NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Daedalus</title>
<h1>The server runs. The web app is not built yet.</h1>
<p>Run <code>./play</code> in the folder of the project: it builds the web app and starts again.
<p>The interface for programs works: <a href="/api/editions">/api/editions</a>,
<a href="/schema/openapi.json">/schema/openapi.json</a>.
"""


class StaticFiles:
    """Serves files below one folder, and index.html for every page of the app.

    *site* is a folder written by `daedalus site`, or "": what plays without this server.  The page
    of the *admin* exists only where there is one.
    """

    def __init__(
        self, web: Path = _WEB, locales: Path = _LOCALES, site: str = "", admin: bool = False
    ) -> None:
        self.web, self.locales, self.admin = web, locales, admin
        self.parts = Path(site) / "offline"
        self.offline = _address_of(self.parts) if site else None  # the address of the parts
        self.unpacking = asyncio.Lock()

    def index(self, request: Request[Any, Any, Any]) -> Response[Any]:
        page = self.web / "index.html"
        if not page.is_file():
            return Response(_NOT_BUILT, media_type=_TYPES[".html"], status_code=200)
        return _file(page, request)

    def find(self, root: Path, path: FromPath[str]) -> Path | None:
        """Return the file at *path* below *root*; None also for anything outside."""
        if "\0" in path or "\\" in path:
            return None
        try:
            found = (root / path.lstrip("/")).resolve()
            there = found.is_relative_to(root.resolve()) and found.is_file()
        except (OSError, ValueError):  # no file has such a name, as when it is too long
            return None
        return found if there else None

    def routes(self) -> list[ControllerRouterHandler]:
        return [front, locale_files, part_files, web_files]


def _address_of(parts: Path) -> str | None:
    """Return the address of the parts; None: they are of another version, or not there."""
    source = own_hash()
    for place in parts.glob(f"*/{MANIFEST}"):
        if read_manifest(place.read_bytes()).source == source:
            return f"/offline/{place.parent.name}/"
    log.warning("nothing to play offline with: run `daedalus site` again", folder=str(parts.parent))
    return None


def _static(request: Any) -> StaticFiles:
    static: StaticFiles = request.app.state.static
    return static


class _Content(NamedTuple):
    """What is in a file; many who read it slowly share it."""

    whole: bytes
    tag: str

    @classmethod
    def of(cls, whole: bytes) -> _Content:
        return cls(whole, f'"{sha256(whole).hexdigest()[:24]}"')


@lru_cache(1024)
def _read(path: Path, changed_ns: int, size: int, unpack: Callable[[bytes], bytes]) -> _Content:
    return _Content.of(unpack(path.read_bytes()))


def _content(path: Path, unpack: Callable[[bytes], bytes] = bytes) -> _Content:
    """Return what is in a file, which is read again when it has changed."""
    now = path.stat()
    return _read(path, now.st_mtime_ns, now.st_size, unpack)


_pack = partial(compress, compresslevel=6, mtime=0)


def _file(path: Path, request: Request[Any, Any, Any], cache: str = "") -> Response[bytes]:
    """Return a file, compressed if it is text and the client supports it; files hold no secrets."""
    kind = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    headers = {"cache-control": cache or (_YEAR if _HASHED.search(path.name) else _ASK)}
    content, headers["etag"] = _content(path)
    if headers["etag"] in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=kind)
    if path.suffix in _TYPES and path.suffix != ".woff2":
        headers["vary"] = "accept-encoding"
        if _accepts(request, "gzip"):
            content = _content(path, _pack).whole
            headers["content-encoding"] = "gzip"
    return Response(content, media_type=kind or "application/octet-stream", headers=headers)


def _accepts(request: Request[Any, Any, Any], encoding: str) -> bool:
    """Return whether a client unpacks an encoding."""
    wanted = request.headers.get("accept-encoding", "").replace(" ", "").lower().split(",")
    return any(each.split(";")[0] == encoding and not each.endswith(";q=0") for each in wanted)


def _part(static: StaticFiles, path: str, request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return a part as it was prepared when the site was written, else unpacked.

    :raises NotFound: when there is none.
    """
    kind = _TYPES.get(Path(path).suffix, "application/octet-stream")
    headers = {"cache-control": _YEAR, "vary": "accept-encoding"}  # their folder's name is a hash
    for encoding, ending in _PREPARED.items():
        packed = static.find(static.parts, path + ending)
        if packed is not None and _accepts(request, encoding):
            headers["content-encoding"] = encoding
            return Response(_content(packed).whole, media_type=kind, headers=headers)
    found = static.find(static.parts, path)
    if found is not None:
        return _file(found, request, _YEAR)
    packed = static.find(static.parts, path + GZIP)
    if packed is None:
        raise NotFound("no such part")
    return Response(_content(packed, decompress).whole, media_type=kind, headers=headers)


def _is_page(path: str) -> bool:
    """Return whether the app has a page at *path*.

    >>> _is_page("/rules/classic"), _is_page("/rules/nope"), _is_page("/t/")
    (True, False, False)
    """
    match [part for part in path.split("/") if part]:
        case [] | ["replay" | "review" | "puzzles" | "rules" | "learn" | "new"]:
            return True
        case [
            "tables"
            | "watch"
            | "evening"
            | "editor"
            | "settings"
            | "about"
            | "print"
            | "box"
            | "join"
            | "admin"
        ]:
            return True
        case ["t" | "e" | "replay" | "review" | "puzzles" | "learn" | "new", _]:
            return True
        case ["rules", name]:
            return name in edition_names()
    return False


@get("/", media_type=MediaType.HTML, include_in_schema=False)
async def front(request: Request[Any, Any, Any]) -> Response[Any]:
    return _static(request).index(request)


@get("/locales/{path:path}", include_in_schema=False)
async def locale_files(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    static = _static(request)
    found = static.find(static.locales, str(path))
    if found is None or found.suffix not in (".ftl", ".md"):
        raise NotFound("no such text")
    return _file(found, request)


@get("/offline/{path:path}", include_in_schema=False)
async def part_files(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    static = _static(request)
    if not static.offline:
        raise NotFound("no such part")
    async with static.unpacking:  # it takes long, and is done once
        return await asyncio.to_thread(_part, static, str(path), request)


@get("/{path:path}", include_in_schema=False)
async def web_files(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[Any]:
    static = _static(request)
    found = static.find(static.web, str(path))
    if found is not None:
        return _file(found, request)
    hidden = not static.admin and str(path).strip("/") == "admin"
    if (
        _is_page(str(path)) and not hidden
    ):  # every page is the same file; the browser shows the right one
        return static.index(request)
    if (code := read_code(str(path).strip("/"))) is not None:
        with suppress(NotFound, TooMany):  # the app says it
            return Redirect((await find_for(request, code, address_of(request))).link)
    if "text/html" in request.headers.get("accept", ""):
        page = static.index(request)  # a person with a wrong address: the app explains it
        if page.status_code != 304:
            page.status_code = 404
        return page
    raise NotFound("no such file")
