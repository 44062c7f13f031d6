"""Commits are told in a line that every tool shows whole, and releases in the changelog."""

import re
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

import daedalus

ROOT = Path(__file__).parent.parent
BEFORE = "64af53d77a438486246214a9f4b01a30c3f5b047"  # subjects may be longer up to here
LONGEST = 72


def git(*arguments: str, cwd: Path = ROOT) -> str | None:
    """Return what git says, or None where it has no answer."""
    try:
        done = subprocess.run(
            ["git", *arguments], cwd=cwd, capture_output=True, encoding="utf-8", check=False
        )
    except OSError:  # no git at all
        return None
    return done.stdout if done.returncode == 0 else None


def subjects(here: Path, before: str) -> list[str] | None:
    """Return the subjects of all commits after *before*, or None where they are not known."""
    top = git("rev-parse", "--show-toplevel", cwd=here)
    if top is None or Path(top.strip()).resolve() != here.resolve():  # a tarball, maybe in a clone
        return None
    told = git("log", "--no-merges", "--format=%s", f"{before}..HEAD", cwd=here)
    return None if told is None else told.splitlines()


def too_long(told: Sequence[str]) -> list[str]:
    return [subject for subject in told if len(subject) > LONGEST]


def test_subjects_are_short() -> None:
    told = subjects(ROOT, BEFORE)
    if told is None:
        pytest.skip("not a clone that goes back far enough")
    assert too_long(told) == []


@pytest.fixture
def commit(tmp_path: Path) -> Callable[[str], str]:
    """Return a function that commits to a new clone with a subject, and returns its hash."""
    if git("init", "-q", cwd=tmp_path) is None:
        pytest.skip("there is no git")
    who = ("-c", "user.name=Mira", "-c", "user.email=mira@example.org", "-c", "commit.gpgsign=0")

    def make(subject: str) -> str:
        git(*who, "commit", "-q", "--allow-empty", "-m", subject, cwd=tmp_path)
        return (git("rev-parse", "HEAD", cwd=tmp_path) or "").strip()

    return make


def test_long_subjects_are_noticed_from_a_commit_on(
    commit: Callable[[str], str], tmp_path: Path
) -> None:
    before = commit("x" * 80)
    for size in (LONGEST, LONGEST + 1):
        commit("y" * size)
    told = subjects(tmp_path, before)
    assert told is not None
    assert too_long(told) == ["y" * 73]


def test_without_their_history_subjects_are_not_known(
    commit: Callable[[str], str], tmp_path: Path
) -> None:
    commit("the only one of a shallow clone")
    assert subjects(tmp_path, BEFORE) is None
    unpacked = tmp_path / "daedalus-0.1.0"
    unpacked.mkdir()
    assert subjects(unpacked, "HEAD") is None


def test_the_changelog_has_a_place_for_what_is_new_and_a_dated_section_per_version() -> None:
    log = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    first, *released = re.findall(r"^## (.*)$", log, re.MULTILINE)
    assert first == "[Unreleased]"
    dated = [re.fullmatch(r"\[(\d+\.\d+\.\d+)\] - \d{4}-\d\d-\d\d", each) for each in released]
    assert all(dated)
    assert daedalus.__version__ in [each[1] for each in dated if each]
