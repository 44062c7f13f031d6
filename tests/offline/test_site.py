"""The static site: relative addresses, a strict policy, nothing that only a server has."""

from __future__ import annotations

import ast
import gzip
import json
import re
import sys
import zipfile
from collections.abc import Iterator
from hashlib import sha256
from io import BytesIO
from pathlib import Path

import brotli
import pytest

from daedalus.cli import main
from daedalus.core.errors import OptionError
from daedalus.editions import edition_names
from daedalus.offline import site
from daedalus.offline.brotli import LONG, packed
from daedalus.offline.cut import bare, library, own_sources, used_modules
from daedalus.offline.parts import MANIFEST, Part, Parts, read_manifest
from daedalus.offline.site import kept_by_worker, seal, static_page, write_site
from daedalus.table.messages import ENCODER

PAGE = '<html lang="en">\n<meta charset="utf-8">\n<link href="/a.css"><script src="/assets/b.js">'
TEXTS = "assets/texts-en-12345678.json"
BUILD = {
    "version": "",
    "editions": "api/editions",
    "files": {"api/editions": "", "": "0", "assets/app-12345678.js": "0", TEXTS: "0"},
    "texts": {"en": [TEXTS]},
}
FAKE = {
    "pyodide.js": b"script",
    "python.zip.gz": gzip.compress(b"library"),
    MANIFEST: ENCODER.encode(Parts("0123456789abcdef", [Part("pyodide.js", 6)])),
}


@pytest.fixture
def web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A web app of three files, and parts that need no network."""
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "assets" / "app-12345678.js").write_text("x;" * 8_000)
    (folder / "assets" / "little-12345678.js").write_text("x;")
    (folder / "assets" / "texts-en-12345678.json").write_text('{"web":"a = b"}')
    (folder / "sw.js").write_text(f"const BUILD = {json.dumps(BUILD)};\nkeep(BUILD);\n")
    monkeypatch.setattr(site, "make_parts", lambda say, cache: FAKE)
    return folder


def test_a_site_has_the_page_the_parts_and_the_texts(web: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    assert write_site(out, print, web) > 0
    page = (out / "index.html").read_text()
    assert not re.search(r'(href|src)="/', page)
    assert 'data-parts="offline/0123456789abcdef/"' in page
    assert (out / "offline" / "0123456789abcdef" / "pyodide.js").read_bytes() == b"script"
    assert "/assets/*\n  Cache-Control: public" in (out / "_headers").read_text()
    listed = json.loads((out / "editions.json").read_bytes())
    assert [form["id"] for form in listed["editions"]] == list(edition_names())
    assert gzip.decompress((out / f"{TEXTS}.gz").read_bytes()) == b'{"web":"a = b"}'
    assert not (out / TEXTS).exists()


def test_whoever_runs_a_site_may_name_a_stun_server(web: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    write_site(out, print, web)
    assert "data-stun" not in (out / "index.html").read_text(), "none by itself"
    write_site(out, print, web, stun="stun.example.org:3478")
    assert '/" data-stun="stun.example.org:3478">' in (out / "index.html").read_text()
    for junk in ('x" onload="y', "stun:example.org", "example.org:", "a b"):
        with pytest.raises(OptionError, match="STUN"):
            write_site(out, print, web, stun=junk)


def hashed(content: bytes) -> str:
    return sha256(content).hexdigest()[:16]


def test_the_worker_of_a_site_knows_the_hash_of_every_file_it_keeps(
    web: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out"
    write_site(out, print, web)
    build, code = kept_by_worker(out)
    assert code == "keep(BUILD);\n"
    assert build["editions"] == "editions.json"
    assert build["texts"] == {"en": [f"{TEXTS}.gz"]}
    assert build["files"] == {
        "": hashed((out / "index.html").read_bytes()),
        "editions.json": hashed((out / "editions.json").read_bytes()),
        "assets/app-12345678.js": hashed((out / "assets" / "app-12345678.js").read_bytes()),
        f"{TEXTS}.gz": hashed(b'{"web":"a = b"}'),  # a host may unpack it on the way
    }
    (out / "index.html").write_text("another")
    seal(out, build | {"files": dict(build["files"])}, code)
    assert kept_by_worker(out)[0]["version"] != build["version"]


def test_what_is_big_is_prepared_for_servers_when_the_site_is_written(
    web: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out"
    write_site(out, print, web, tmp_path / "cache", packing=True)
    parts, assets = out / "offline" / "0123456789abcdef", out / "assets"
    assert brotli.decompress((parts / "python.zip.br").read_bytes()) == b"library"
    app = (assets / "app-12345678.js").read_bytes()
    assert brotli.decompress((assets / "app-12345678.js.br").read_bytes()) == app
    assert gzip.decompress((assets / "app-12345678.js.gz").read_bytes()) == app
    assert not (assets / "little-12345678.js.gz").exists()


def test_without_brotli_a_site_has_gzip_alone(
    web: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("daedalus.offline.brotli.PACKAGE", "no_such_package")
    write_site(tmp_path / "out", print, web, packing=True)
    assert not list((tmp_path / "out").rglob("*.br"))
    assert list((tmp_path / "out" / "assets").glob("*.gz"))


def test_what_takes_long_to_pack_is_packed_once(tmp_path: Path) -> None:
    content = bytes(LONG)
    first = packed(content, tmp_path)
    (kept,) = (tmp_path / "packed").iterdir()
    kept.write_bytes(b"from the cache")
    assert brotli.decompress(first) == content
    assert packed(content, tmp_path) == b"from the cache"


def test_the_policy_allows_webassembly_and_no_other_code_from_texts() -> None:
    page = static_page(PAGE, "x")
    assert "'wasm-unsafe-eval'" in page
    assert "'unsafe-eval'" not in page
    assert "unsafe-inline" not in page


def test_a_site_is_written_over_and_other_folders_never_are(web: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    write_site(out, print, web)
    (out / "left-over.txt").write_text("old")
    write_site(out, print, web)
    assert not (out / "left-over.txt").exists()
    other = tmp_path / "other"
    other.mkdir()
    (other / "letter.txt").write_text("mine")
    with pytest.raises(OptionError, match="other things"):
        write_site(other, print, web)
    assert (other / "letter.txt").read_text() == "mine"
    with pytest.raises(OptionError, match="not a folder"):
        write_site(other / "letter.txt", print, web)


def test_without_the_web_app_there_is_no_site(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="not built"):
        write_site(tmp_path / "out", print, tmp_path / "nothing")


def test_the_command_wants_a_folder_or_fetches(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["site"]) == 2
    assert "folder" in capsys.readouterr().err


def test_a_cut_source_does_the_same_without_its_words() -> None:
    assert bare("'A module.'\nX = 1  # one\n") == "X = 1"
    assert bare("class A:\n    'Nothing.'\n") == "class A:\n    pass"
    newer = "def new[T](x: T) -> T:  # of a newer Python\n    'Return it.'\n    ???\n"
    assert bare(newer) == "def new[T](x: T) -> T:\n    0\n    ???\n"
    assert bare("x = 'kept' # cut\n'%s' % ???\n") == "x = 'kept'\n'%s' % ???\n"


def at_import(tree: ast.Module) -> Iterator[str]:
    """Give the modules that are loaded when this one is: not those of functions and of types."""
    for node in tree.body:
        match node:
            case ast.Import(names=names):
                yield from (each.name for each in names)
            case ast.ImportFrom(module=str(module)):
                yield module


def test_what_a_browser_runs_imports_only_what_it_has() -> None:
    """What a first visit need not load is left out: a module that asks for it fails there alone."""
    sources = dict(own_sources())
    own = {name.removesuffix(".py").removesuffix("/__init__") for name in sources}
    standard = {name.removesuffix(".py").removesuffix("/__init__") for name in used_modules()}
    compiled = {"array", "collections/abc", "math", "unicodedata", "zlib"}
    packages = {"msgspec"}
    assert len(own) > 100
    for name, source in sources.items():
        for module in at_import(ast.parse(source)):
            path = module.replace(".", "/")
            assert (
                path in own | standard | compiled
                or module in sys.builtin_module_names
                or path.partition("/")[0] in packages
            ), f"{name} imports {module}"


def test_a_library_is_the_same_whenever_it_is_made() -> None:
    standard = BytesIO()
    with zipfile.ZipFile(standard, "w") as archive:
        for name in used_modules():
            archive.writestr(name, "x = 1")
    made = library(standard.getvalue(), {"msgspec/__init__.py": "y = 2"})
    assert made == library(standard.getvalue(), {"msgspec/__init__.py": "y = 2"})
    with zipfile.ZipFile(BytesIO(made)) as archive:
        names = set(archive.namelist())
    assert {name for name, _ in own_sources()} <= names
    assert {"msgspec/__init__.py", "asyncio/__init__.py"} <= names
    assert not any("server" in name or "numba" in name for name in names)


def test_functions_whose_types_are_read_at_run_time_keep_them() -> None:
    standard = BytesIO()
    with zipfile.ZipFile(standard, "w") as archive:
        for name in used_modules():
            archive.writestr(name, "x = 1")
    with zipfile.ZipFile(BytesIO(library(standard.getvalue(), {}))) as archive:
        texts = {name: archive.read(name).decode() for name in archive.namelist()}
    reading = [name for name, text in own_sources() if "RouteTable()" in text]
    assert len(reading) >= 4
    for name in reading:
        assert "shell: Shell" in texts[name], f"{name}: its routes are known by their types"


def test_a_manifest_is_read_as_it_was_written() -> None:
    assert read_manifest(FAKE[MANIFEST]).build == "0123456789abcdef"
