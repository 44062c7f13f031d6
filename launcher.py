"""What ./play and ./check share: uv from the path or installed here, and how to run it.

Standard library alone, on any system with Python 3.11: this runs before anything is installed.
"""

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from shutil import which

HERE = Path(__file__).resolve().parent
UV = "uv~=0.13.7"
POSIX = os.name == "posix"


def surroundings(
    own_uv: bool, here: Path = HERE, given: Mapping[str, str] = os.environ
) -> dict[str, str]:
    """Return the environment of what we start.

    With our own uv its cache is beside it: then nothing is written outside this folder.  Compiled
    modules are kept, whatever the user's shell says: without them each start compiles all anew.
    """
    unwanted = ("VIRTUAL_ENV", "PYTHONDONTWRITEBYTECODE")
    known = {name: value for name, value in given.items() if name not in unwanted}
    if own_uv:
        known.setdefault("UV_CACHE_DIR", str(here / ".tools" / "cache"))
        known.setdefault("UV_LINK_MODE", "hardlink")
    return known


def is_root() -> bool:
    """Say whether we may install for everyone; not asked on Windows."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def find_uv(here: Path = HERE) -> tuple[str, dict[str, str]]:
    """Return uv and the environment to run it in; install it into this folder if there is none."""
    found = which("uv")
    if found is not None:
        return found, surroundings(own_uv=False, here=here)
    own = here / ".tools" / "bin" / ("uv" if POSIX else "uv.exe")
    if not own.exists():
        quiet = ["-q", "--disable-pip-version-check", "--no-warn-script-location"]
        if is_root():
            quiet.append("--root-user-action=ignore")
        pip = [sys.executable, "-m", "pip", "install", *quiet, "--target", str(here / ".tools")]
        if subprocess.call([*pip, UV]):
            raise SystemExit("cannot install uv: is there pip, and the network?")
    return str(own), surroundings(own_uv=True, here=here)


def become(command: Sequence[str], environment: Mapping[str, str]) -> int:
    """Run a command in our place: its signals, its exit code."""
    if POSIX:
        sys.stdout.flush()
        os.execve(command[0], list(command), dict(environment))
    try:
        return subprocess.call(list(command), env=dict(environment))
    except KeyboardInterrupt:  # it has heard Ctrl+C too, and said what there is to say
        return 130
