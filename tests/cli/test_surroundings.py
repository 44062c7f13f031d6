"""Programs do the same in every locale and time zone, and where hardly anything may be written.

The whole check is run in such places by tools/strangers.py.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

COMMANDS = (
    "rules connect --lang fr",  # not ASCII
    "perft connect 1 --seed a",
    "puzzle 2026-11-17 --plain",  # reads what was solved before
)
SPOKEN = {"LC_ALL": "", "LC_MESSAGES": "en", "LANG": "en_GB.UTF-8", "TZ": "UTC"}
ODD: dict[str, dict[str, str]] = {
    "no locale": {"LANG": "", "LC_MESSAGES": ""},
    "LANG=C": {"LANG": "C", "LC_MESSAGES": ""},
    "LC_ALL=C": {"LC_ALL": "C"},
    "a locale that is not installed": {"LANG": "tr_TR.UTF-8", "LC_MESSAGES": ""},
    "another time zone": {"TZ": "Pacific/Chatham"},
    "a home that cannot be written": {"HOME": "/proc", "XDG_DATA_HOME": "", "XDG_CONFIG_HOME": ""},
    "no home": {"HOME": "/nonexistent"},
}


def said(command: str, folder: Path, umask: int = 0o022, **odd: str) -> tuple[int, bytes, bytes]:
    """Return how a command ends and what it says, in surroundings of its own."""
    usual = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    wished = {**usual, "HOME": str(folder), "XDG_DATA_HOME": str(folder), **SPOKEN, **odd}
    done = subprocess.run(
        [sys.executable, "-m", "daedalus", *command.split()],
        cwd=folder,
        env={name: value for name, value in wished.items() if value},
        umask=umask if hasattr(os, "umask") and os.name == "posix" else -1,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


@pytest.fixture(scope="module")
def usually(tmp_path_factory: pytest.TempPathFactory) -> dict[str, tuple[int, bytes, bytes]]:
    return {command: said(command, tmp_path_factory.mktemp("home")) for command in COMMANDS}


@pytest.mark.skipif(os.name != "posix", reason="there are no such places elsewhere")
@pytest.mark.parametrize("odd", ODD)
def test_a_command_says_the_same_in_odd_surroundings(
    odd: str, tmp_path: Path, usually: dict[str, tuple[int, bytes, bytes]]
) -> None:
    if odd == "LC_ALL=C" and not sys.prefix.isascii():
        pytest.skip("Python itself does not start there: it reads .pth files by the locale")
    for command in COMMANDS:
        assert said(command, tmp_path, 0o077, **ODD[odd]) == usually[command], command


def test_in_a_folder_with_an_odd_name_too(
    tmp_path: Path, usually: dict[str, tuple[int, bytes, bytes]]
) -> None:
    folder = tmp_path / "my games" / "clöne"
    folder.mkdir(parents=True)
    for command in COMMANDS:
        assert said(command, folder) == usually[command], command


def test_a_german_locale_is_spoken_to_in_german(tmp_path: Path) -> None:
    code, told, _ = said("rules connect", tmp_path, LANG="de_DE.UTF-8", LC_MESSAGES="")
    assert code == 0
    assert "Labyrinth" in told.decode("utf-8")
