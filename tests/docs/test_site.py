"""The documentation site: it is built without a warning, and loads nothing from elsewhere."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("mkdocs")

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    done = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},  # the theme's word about its successor
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "WARNING" not in done.stderr
    return folder


def test_nothing_is_loaded_from_elsewhere(site: Path) -> None:
    pages = sorted(site.rglob("*.html"))
    assert len(pages) > 20
    for page in pages:
        text = page.read_text(encoding="utf-8")
        for tag in re.findall(r"<(?:script|link|img|iframe|source|video|object)\b[^>]*>", text):
            for address in re.findall(r"\b(?:src|href|srcset|data)=[\"']?([^\"'\s>]+)", tag):
                assert not re.match(r"(https?:)?//", address), f"{page.name}: {tag}"
    for sheet in site.rglob("*.css"):
        text = sheet.read_text(encoding="utf-8")
        assert not re.search(r"(?:url\(|@import)\s*[\"']?(?:https?:)?//", text), sheet.name


def test_every_page_can_be_searched(site: Path) -> None:
    index = (site / "search" / "search_index.json").read_text(encoding="utf-8")
    for word in ("resample_from_infostate", "new_game", "Write a bot in ten minutes"):
        assert word in index


def test_the_reference_shows_what_the_code_says(site: Path) -> None:
    games = (site / "api" / "games.html").read_text(encoding="utf-8")
    for name in ("new_game", "Game.play", "Game.replay", "Replay.svg", "IllegalAction"):
        assert re.search(rf'id="daedalus\.[a-z.]*{re.escape(name)}"', games), name
    rules = (site / "api" / "rules.html").read_text(encoding="utf-8")
    assert "All randomness is here." in rules  # a comment beside a function of the protocol
    maze = (site / "api" / "maze.html").read_text(encoding="utf-8")
    assert "<blockquote>" not in maze  # its doctests are code


def test_both_looks_and_the_pages_of_the_folder_are_there(site: Path) -> None:
    front = (site / "index.html").read_text(encoding="utf-8")
    assert 'data-md-color-scheme="slate"' in front
    assert 'data-md-color-scheme="default"' in front
    for source in (ROOT / "docs").rglob("*.md"):
        assert (site / source.relative_to(ROOT / "docs")).with_suffix(".html").exists()
    assert not list(site.rglob("*.py"))
