"""The package is built from a clone and from its source distribution: by uv; --long: by pip."""

import re
import shutil
import sys
import tarfile
import zipfile
from pathlib import Path
from typing import Any

import pytest

from hatch_build import WebApp
from tests.packaging.conftest import MakeWheel, run

LARGEST_WHEEL = 3_200_000  # half a megabyte of it are the sheets to print


def test_a_clone_and_a_source_distribution_make_the_same_wheel(
    clone: Path, wheel: Path, make_wheel: MakeWheel, tmp_path: Path
) -> None:
    make_wheel(clone, tmp_path)
    [ours] = tmp_path.glob("*.whl")
    assert ours.read_bytes() == wheel.read_bytes()


def test_a_source_distribution_builds_again_from_itself(
    sdist: Path, unpacked: Path, tmp_path: Path
) -> None:
    run([sys.executable, "-m", "build", "--no-isolation", "--sdist", "-o", tmp_path, unpacked])
    assert _contents(tmp_path / sdist.name) == _contents(sdist)


def _contents(sdist: Path) -> dict[str, bytes | None]:
    with tarfile.open(sdist) as archive:
        return {
            each.name: file.read() if (file := archive.extractfile(each)) else None
            for each in archive.getmembers()
        }


def test_the_wheel_is_small_and_has_the_page_but_no_tests(wheel: Path) -> None:
    assert wheel.stat().st_size <= LARGEST_WHEEL
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        page = archive.read("daedalus/web/index.html").decode()
    assert "daedalus/py.typed" in names
    assert {name.partition("/")[0].partition("-")[0] for name in names} == {"daedalus"}
    # Never half: all that the page asks for at once is there.
    asked = [part.partition('"')[0] for part in page.split('"/assets/')[1:]]
    assert asked
    assert {f"daedalus/web/assets/{name}" for name in asked} <= set(names)


def test_packages_are_as_the_index_wants_them(sdist: Path, wheel: Path) -> None:
    run([sys.executable, "-m", "twine", "check", "--strict", sdist, wheel])


def test_the_page_of_an_index_has_no_picture_or_link_that_it_cannot_show(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        [name] = [each for each in archive.namelist() if each.endswith(".dist-info/METADATA")]
        metadata = archive.read(name).decode()
    assert "# Daedalus" in metadata
    assert "import daedalus" in metadata
    assert not re.search(r"!\[", metadata)
    assert not re.search(r"\]\((?!https?://)", metadata)
    assert not re.search(r"^\|[-|]+$\n(?!\|)", metadata, re.MULTILINE)  # a table without rows
    assert re.findall(r"^Classifier: .* 3\.(\d+)$", metadata, re.MULTILINE) == [
        "11",
        "12",
        "13",
        "14",
    ]
    assert "Project-URL" not in metadata  # placeholders would be worse than none


def _hook(root: Path) -> WebApp:
    """Return the build hook for a tree; it looks at nothing else of hatchling's."""
    nothing: Any = None
    return WebApp(str(root), {}, nothing, nothing, "", "wheel")


@pytest.fixture
def bare(tmp_path: Path, clone: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a tree with nothing built, on a machine without deno."""
    shutil.copy(clone / "pyproject.toml", tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setitem(sys.modules, "deno", None)
    return tmp_path


def test_without_deno_and_a_built_page_the_build_fails_in_one_sentence(bare: Path) -> None:
    with pytest.raises(RuntimeError, match=r"^building the web app needs deno==[\d.]+$"):
        _hook(bare).initialize("standard", {})


def test_without_deno_a_page_that_is_built_is_taken(
    bare: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = bare / "src" / "daedalus" / "web" / "index.html"
    page.parent.mkdir(parents=True)
    page.write_text("<!doctype html>", encoding="utf-8")
    _hook(bare).initialize("standard", {})
    assert "deno is missing" in capsys.readouterr().err
    assert _hook(bare).dependencies()
    (bare / "PKG-INFO").touch()  # as in a source distribution
    assert not _hook(bare).dependencies()
