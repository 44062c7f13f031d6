"""What ./play and ./check share: finding or installing uv, and running it.

Standard library only, on any system with Python 3.11: this runs before anything is installed.
"""

import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from hashlib import sha256
from pathlib import Path
from shutil import which

HERE = Path(__file__).resolve().parent
UV = "uv~=0.13.7"
POSIX = os.name == "posix"


# What the programs that we start may know of this machine; everything else would make it matter
# where a check runs.  A name that ends with * stands for all that begin like it.
PASSED_ON = (
    *("PATH", "HOME", "TMPDIR", "CI", "CHROMIUM"),
    *("LANG", "LANGUAGE", "LC_*", "TZ"),
    *("HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "NO_PROXY"),
    *("SSL_CERT_*", "REQUESTS_CA_BUNDLE", "CURL_CA_BUNDLE", "NODE_EXTRA_CA_CERTS"),
    *("PIP_*", "UV_*", "NPM_*", "DENO_*", "XDG_CACHE_HOME", "XDG_CONFIG_HOME"),
    # Windows starts few programs without these.
    *("SYSTEMROOT", "SYSTEMDRIVE", "WINDIR", "COMSPEC", "PATHEXT", "TEMP", "TMP", "PROGRAM*"),
    *("USERNAME", "USERPROFILE", "APPDATA", "LOCALAPPDATA", "NUMBER_OF_PROCESSORS", "PROCESSOR_*"),
)


def surroundings(
    own_uv: bool, here: Path = HERE, given: Mapping[str, str] = os.environ
) -> dict[str, str]:
    """Return the environment for installing and checking: of *given*, only what is needed.

    If we installed uv, or nothing can be written at home, caches are kept in this folder.
    """
    known = {
        name: value
        for name, value in given.items()
        if any(fnmatchcase(name.upper(), allowed) for allowed in PASSED_ON)
    }
    if own_uv or not os.access(Path.home(), os.W_OK):
        known.setdefault("UV_CACHE_DIR", str(here / ".tools" / "cache"))
        known.setdefault("UV_LINK_MODE", "hardlink")
        known.setdefault("DENO_DIR", str(here / ".tools" / "deno"))
    return known


def of_the_player(given: Mapping[str, str] = os.environ) -> dict[str, str]:
    """Return the environment for playing: the player's own, without what steers another Python.

    A game opens a browser on the player's screen and reads settings such as DAEDALUS_PORT.
    """
    return {
        name: value
        for name, value in given.items()
        if name != "VIRTUAL_ENV" and not name.upper().startswith("PYTHON")
    }


def is_root() -> bool:
    """Return whether we may install system-wide; not asked on Windows."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def find_uv(here: Path = HERE) -> tuple[str, dict[str, str]]:
    """Return uv and the environment to run it in; install it into this folder if it is missing."""
    found = which("uv")
    if found is not None:
        return found, surroundings(own_uv=False, here=here)
    own = here / ".tools" / "bin" / ("uv" if POSIX else "uv.exe")
    if not own.exists():
        quiet = ["-q", "--disable-pip-version-check", "--no-warn-script-location"]
        if is_root():
            quiet.append("--root-user-action=ignore")
        pip = [sys.executable, "-m", "pip", "install", *quiet, "--target", str(here / ".tools")]
        if subprocess.call([*pip, UV], env=surroundings(own_uv=True, here=here)):
            raise SystemExit("cannot install uv: is there pip, and the network?")
    return str(own), surroundings(own_uv=True, here=here)


def environment_of(here: Path = HERE, given: Mapping[str, str] = os.environ) -> Path:
    """Return the folder of uv's virtual environment."""
    return here / given.get("UV_PROJECT_ENVIRONMENT", ".venv")


def inputs(here: Path) -> Iterator[Path]:
    """Yield the files that determine what is installed: the lock, and our own build inputs."""
    yield here / "uv.lock"
    project = tomllib.loads((here / "pyproject.toml").read_text(encoding="utf-8"))
    for key in project["tool"]["uv"]["cache-keys"]:
        # for pathlib, ** matches folders only
        pattern = key["file"] + "/*" * key["file"].endswith("**")
        yield from sorted(path for path in here.glob(pattern) if path.is_file())


def fingerprint(here: Path, venv: Path, wanted: Sequence[str]) -> str:
    """Return a value that changes when uv would have something to do for *wanted*."""
    known = sha256(repr(wanted).encode())
    for path in inputs(here):
        found = path.stat()
        known.update(f"{path.relative_to(here)} {found.st_size} {found.st_mtime_ns}\n".encode())
    packages = "lib/python*/site-packages" if POSIX else "Lib/site-packages"
    for path in sorted(venv.glob(f"{packages}/*.dist-info")):
        known.update(f"{path.name}\n".encode())
    return known.hexdigest()


def install(here: Path, wanted: Sequence[str]) -> tuple[Path, dict[str, str]]:
    """Return the environment's Python and its variables, with *wanted* installed.

    uv checks everything at each start, which takes longer than starting the server, so it runs only
    if something has changed since its last success.

    :raises SystemExit: when uv fails; it has printed the reason.
    """
    venv = environment_of(here)
    programs = venv / ("bin" if POSIX else "Scripts")
    python = programs / ("python" if POSIX else "python.exe")
    stamp = venv / "daedalus-installed"
    app = here / "src" / "daedalus" / "web" / "index.html"
    content = stamp.read_text(encoding="ascii") if stamp.is_file() else ""
    if not (python.exists() and app.is_file() and content == fingerprint(here, venv, wanted)):
        uv, around = find_uv(here)
        code = subprocess.call([uv, "sync", "-q", "--project", str(here), *wanted], env=around)
        if code:
            raise SystemExit(code)
        stamp.write_text(fingerprint(here, venv, wanted), encoding="ascii")
    around = of_the_player()
    around["VIRTUAL_ENV"] = str(venv)
    around["PATH"] = f"{programs}{os.pathsep}{around.get('PATH', os.defpath)}"
    return python, around


def become(command: Sequence[str], environment: Mapping[str, str]) -> int:
    """Run a command in place of this process: its signals, its exit code."""
    if POSIX:
        sys.stdout.flush()
        os.execve(command[0], list(command), dict(environment))
    try:
        return subprocess.call(list(command), env=dict(environment))
    except KeyboardInterrupt:  # the command got Ctrl+C too, and has said what there is to say
        return 130
