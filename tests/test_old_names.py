"""Names that were given up go on working for one release, with a warning."""

import subprocess
import sys
from pathlib import Path

import pytest

import daedalus


def test_the_packages_can_still_be_called_with_a_warning() -> None:
    game = daedalus.new_game("classic", seed="7")
    with pytest.warns(DeprecationWarning, match=r"daedalus\.edition_names"):
        assert daedalus.editions() == daedalus.edition_names()  # type: ignore[operator]
    with pytest.warns(DeprecationWarning, match=r"daedalus\.look_back"):
        assert daedalus.review(game, seat=0) == daedalus.look_back(game, seat=0)  # type: ignore[operator]


def test_a_package_is_a_package_however_its_modules_are_collected() -> None:
    root = Path(__file__).parents[1]
    files = ["src/daedalus/editions/sliding/rules.py", "tests/test_conformance.py"]
    collect = [sys.executable, "-m", "pytest", "-q", "--collect-only", "-p", "no:cacheprovider"]
    done = subprocess.run([*collect, *files], cwd=root, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
