"""Packages built once for all tests: a clone, its source distribution, and the wheel of that."""

import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from tests.support.once import Once

ROOT = Path(__file__).parents[2]
UV = os.environ.get("UV", "uv")  # `uv run` tells where it is: it need not be on the path
SURROUNDINGS = {
    name: value
    for name, value in os.environ.items()
    if name not in ("VIRTUAL_ENV", "PYTHONPATH", "PYTHONHOME")
} | {"DENO_DIR": os.environ.get("DENO_DIR", str(ROOT / ".tools" / "deno"))}
"""What a build sees: not the packages of these tests, but what deno fetched before."""


MakeWheel = Callable[[Path, Path], None]
"""Makes a wheel of a clone or a source distribution, into a folder."""


def run(command: Sequence[str | Path], cwd: Path | None = None) -> str:
    """Run a command and return what it prints; a failure shows all of its output."""
    done = subprocess.run(
        command, cwd=cwd, env=SURROUNDINGS, capture_output=True, text=True, stdin=subprocess.DEVNULL
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
    return done.stdout


def executable(environment: Path, name: str) -> Path:
    """Return a program of a virtual environment."""
    return environment / ("Scripts" if os.name == "nt" else "bin") / name


@pytest.fixture(scope="session")
def clone(once: Once) -> Path:
    """Return a bare clone: what is committed, or would be, and nothing that was built.

    Its path has a space and an umlaut, as many a folder at home has.
    """

    def fill(folder: Path) -> None:
        listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        for name in run(listed, ROOT).split("\0"):
            if name and (ROOT / name).is_file():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, folder / name)

    return once("my clöne", fill)


@pytest.fixture(scope="session")
def make_wheel(once: Once, request: pytest.FixtureRequest) -> MakeWheel:
    """Make wheels with uv; with --long with the pip of a fresh environment, as everyone has it."""
    if not request.config.getoption("--long"):
        return lambda source, folder: _built_by_uv("--wheel", source, folder)
    own = once("pip", lambda fresh: _plain_venv(fresh))
    pip: list[str | Path] = [
        executable(own, "python"),
        "-m",
        "pip",
        "--disable-pip-version-check",
        "-q",
    ]

    def by_pip(source: Path, folder: Path) -> None:
        run([*pip, "wheel", "--no-deps", "--wheel-dir", folder, source])

    return by_pip


def _plain_venv(folder: Path) -> None:
    # Not as a copy of the tests' own: venv asks the interpreter below for its pip.
    run([getattr(sys, "_base_executable", sys.executable), "-m", "venv", folder])


def _built_by_uv(kind: str, source: Path, folder: Path) -> None:
    run([UV, "build", "-q", kind, "--python", sys.executable, "--out-dir", folder, source])


@pytest.fixture(scope="session")
def sdist(once: Once, clone: Path, request: pytest.FixtureRequest) -> Path:
    """Return the source distribution that an isolated build makes of the clone."""

    def fill(folder: Path) -> None:
        if request.config.getoption("--long"):
            run([sys.executable, "-m", "build", "--sdist", "--outdir", folder, clone])
        else:
            _built_by_uv("--sdist", clone, folder)

    [made] = once("sdist", fill).glob("*.tar.gz")
    return made


@pytest.fixture(scope="session")
def unpacked(once: Once, sdist: Path) -> Path:
    """Return the source distribution, unpacked."""

    def fill(folder: Path) -> None:
        with tarfile.open(sdist) as archive:
            if sys.version_info >= (3, 12):
                archive.extractall(folder, filter="data")
            else:  # 3.11.0 to 3.11.3 know no filter
                archive.extractall(folder)

    [folder] = once("unpacked", fill).iterdir()
    return folder


@pytest.fixture(scope="session")
def wheel(once: Once, make_wheel: MakeWheel, sdist: Path) -> Path:
    """Return the wheel of the source distribution."""
    [made] = once("wheel", lambda folder: make_wheel(sdist, folder)).glob("*.whl")
    return made
