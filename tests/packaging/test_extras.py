"""The wheel works in a fresh environment: with nothing else, and with each extra."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import daedalus
from daedalus.extras import EXTRAS
from tests.packaging.conftest import ROOT, SURROUNDINGS, UV, executable, run
from tests.support.once import Once

# A game by the command line where nothing but the standard library is there, and by its screen.
ARENA = ["arena", "easy", "random", "--games", "2", "-o", "cards=1", "--jobs", "1"]
PLAY = ["play", "classic", "--seed", "7", "--bot", "1=easy", "--bot", "2=easy", "-o", "cards=1"]
FROM_PYTHON = {
    "server": "import daedalus.server.app",
    "fast": "from daedalus.fast import batch",
    "rl": "import gymnasium as g; g.make('daedalus.adapters.gymnasium:Daedalus/ClassicSolo-v0')",
    "openspiel": "from daedalus.adapters.openspiel import GAMES; assert GAMES",
    "push": "import daedalus.server.push.sealing",
    "telemetry": "import opentelemetry.sdk.trace",
    "cluster": "import ray",
}


@pytest.fixture(scope="module")
def constraints(once: Once) -> Path:
    """Return the versions of the lock: packages of those are in uv's cache already."""

    def fill(folder: Path) -> None:
        export = [UV, "export", "-q", "--frozen", "--all-extras", "--no-hashes"]
        run([*export, "--no-emit-project", "-o", folder / "constraints.txt"], ROOT)

    return once("constraints", fill) / "constraints.txt"


@pytest.fixture(scope="module")  # two tests take the one of the server
def installed(
    tmp_path_factory: pytest.TempPathFactory,
    wheel: Path,
    constraints: Path,
    request: pytest.FixtureRequest,
) -> Path:
    """Return a fresh environment with the wheel and one extra, or none."""
    extra: str = request.param
    venv = tmp_path_factory.mktemp("installed") / "venv"
    run([UV, "venv", "-q", "--python", sys.executable, venv])
    what = f"daedalus[{extra}] @ {wheel.as_uri()}" if extra else str(wheel)
    place: list[str | Path] = [
        "--python",
        executable(venv, "python"),
        "-c",
        constraints,
    ]
    run([UV, "pip", "install", "-q", *place, what])
    return venv


def quick(extra: str) -> object:
    """Mark what takes long by itself: compilers and clusters."""
    return pytest.param(extra, marks=[pytest.mark.long] if extra in ("fast", "cluster") else [])


@pytest.mark.parametrize("installed", [quick(each) for each in ("", *EXTRAS)], indirect=True)
def test_the_wheel_works(
    installed: Path, wheel: Path, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    extra: str = request.node.callspec.params["installed"]
    command = executable(installed, "daedalus")
    assert run([command, "--version"], tmp_path) == f"daedalus {daedalus.__version__}\n"
    python = executable(installed, "python")
    if extra in FROM_PYTHON:
        run([python, "-c", FROM_PYTHON[extra]], tmp_path)
    if extra == "terminal":
        assert "wins!" in run([command, *PLAY], tmp_path)
    if not extra:
        assert "arena" in run([command, "--help"], tmp_path)
        assert "easy v random" in run([command, *ARENA], tmp_path)
        assert "kernels" in run([command, "kernels"], tmp_path)
        readme = (ROOT / "README.md").read_text(encoding="utf-8")
        [lines] = re.findall(r"^```python\n(.*?)^```$", readme, re.MULTILINE | re.DOTALL)
        assert run([python, "-c", lines], tmp_path).endswith("end\n\n")
        alone = subprocess.run(
            [command], cwd=tmp_path, env=SURROUNDINGS, capture_output=True, text=True, check=False
        )
        assert alone.returncode == 2
        assert f'"daedalus[server] @ {wheel.as_uri()}"' in alone.stderr
        assert _packages(python) == {"daedalus"}


def _packages(python: Path) -> set[str]:
    listed = "import importlib.metadata as m; print(*(d.name for d in m.distributions()))"
    return set(run([python, "-c", listed]).split())


@pytest.mark.parametrize("installed", ["server"], indirect=True)
def test_the_page_is_served_from_the_wheel(installed: Path, tmp_path: Path) -> None:
    data = str(tmp_path / "d")
    command = [str(executable(installed, "daedalus")), "serve", "--port", "0", "--data", data]
    server = subprocess.Popen(command, cwd=tmp_path, env=SURROUNDINGS, stdout=subprocess.PIPE)
    try:
        assert server.stdout is not None
        address = json.loads(server.stdout.readline())["address"]
        fetch = f"import urllib.request as u; print(u.urlopen({address!r}).read().decode())"
        assert "<title>" in run([executable(installed, "python"), "-c", fetch])
    finally:
        server.terminate()
        server.communicate()
    assert os.listdir(tmp_path / "d")
