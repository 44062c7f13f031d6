"""Try the last commit as strangers would: bare systems, an ordinary user, an empty environment.

    python tools/strangers.py trixie    # Debian 13, in German: ./play, a wheel by pip, ./check
    python tools/strangers.py sid       # the next Debian, with the newest Python and LC_ALL=C
    python tools/strangers.py floors    # the oldest packages that pyproject.toml allows

Without a name: all three, which is the step `strangers` of ./check --long.  Systems are made by
debootstrap, as root, from the mirror that apt uses here; what cannot be had is skipped with a loud
line, and the exit code is 77 if nothing could be.  Needs the standard library alone.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

HERE = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(HERE))

from launcher import find_uv, is_root, surroundings  # noqa: E402

# Each stranger is odd in another way.  A home that cannot be written belongs to root.
SYSTEMS = {
    "trixie": ("HOME=/home/stranger", "LANG=de_DE.UTF-8", "TZ=Pacific/Chatham"),
    "sid": ("HOME=/home/locked", "LC_ALL=C", "TZ=America/St_Johns"),
}
UMASK = "077"
NOT_HERE = 77
PACKAGES = "python3,python3-pip,ca-certificates,git,locales,tzdata"  # asked for: Python with pip
OWN_CERTIFICATES = Path("/usr/local/share/ca-certificates")
CLONE = "/home/stranger/my games/clöne"
# How the network is reached from here; nothing else of this machine is known there.
NETWORK = ("pip_index_url", "uv_default_index", "uv_index_url", "npm_config_registry")
WHEEL = r"""
python3 -m pip wheel -q --no-deps --wheel-dir /tmp/wheels .
wheel=$(ls /tmp/wheels/*.whl)
export PYTHONUSERBASE=/tmp/user
python3 -m pip install -q --user --break-system-packages --no-warn-script-location \
    "$wheel[server,terminal]"
cd / && /tmp/user/bin/daedalus --version && /tmp/user/bin/daedalus rules classic | head -n 3
"""
# What the tests of servers and of the terminal need beside the package.
TOOLS = (
    *("pytest", "pytest-asyncio", "pytest-timeout", "pytest-xdist", "hypothesis", "filelock"),
    *("httpx", "py-vapid", "schemathesis", "brotli", "deno", "opentelemetry-sdk"),
    "opentelemetry-exporter-otlp-proto-http",
)


class Missing(Exception):
    """What a stranger's system needs and this machine does not have."""


# --- bare systems -------------------------------------------------------------------------------


def printed(*command: str) -> str:
    try:
        return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False).stdout
    except OSError:
        return ""


def mirror() -> list[str]:
    """Return the mirror of Debian that apt uses here; none: debootstrap knows one."""
    shape = ("--format", "$(REPO_URI)", "Origin: Debian", "Label: Debian")
    return printed("apt-get", "indextargets", *shape).split()[:1]


def with_proxy_of_apt(around: dict[str, str]) -> dict[str, str]:
    proxy = printed("apt-config", "shell", "P", "Acquire::http::Proxy").strip()[3:-1]
    return {**around, "http_proxy": proxy} if proxy not in ("", "DIRECT") else around


@contextmanager
def bare_system(suite: str) -> Iterator[Path]:
    """Make a system with Python, pip, git, a user, and a clone in a folder with an odd name.

    :raises Missing: when this machine cannot make one.
    """
    if not is_root():
        raise Missing("only root can make a bare system")
    for program in ("debootstrap", "unshare", "git"):
        if shutil.which(program) is None:
            raise Missing(f"there is no {program}")
    with tempfile.TemporaryDirectory(prefix=f"daedalus-{suite}-", ignore_cleanup_errors=True) as at:
        root = Path(at)
        root.chmod(0o755)
        make = ["debootstrap", "--variant=minbase", f"--include={PACKAGES}", suite, at, *mirror()]
        around = with_proxy_of_apt(surroundings(own_uv=False))
        made = subprocess.run(make, env=around, stdout=subprocess.PIPE, text=True, check=False)
        if made.returncode:
            raise Missing(f"debootstrap cannot make {suite}:\n{made.stdout[-800:]}")
        if OWN_CERTIFICATES.is_dir():
            shutil.copytree(OWN_CERTIFICATES, root / OWN_CERTIFICATES.relative_to("/"),
                            dirs_exist_ok=True)  # fmt: skip
        subprocess.run(["chroot", at, "update-ca-certificates"], check=True, capture_output=True)
        subprocess.run(["chroot", at, "useradd", "--create-home", "stranger"], check=True)
        german = ["localedef", "-i", "de_DE", "-f", "UTF-8", "de_DE.UTF-8"]
        subprocess.run(["chroot", at, *german], check=True)
        (root / "home/locked").mkdir(mode=0o755)
        clone = at + CLONE
        subprocess.run(["git", "clone", "-q", str(HERE), clone], check=True)
        subprocess.run(["chroot", at, "chown", "-R", "stranger:", "/home/stranger"], check=True)
        yield root


def as_stranger(root: Path, suite: str, script: str, *variables: str) -> list[str]:
    """Return the command that runs *script* in the clone; what it starts ends with it."""
    variables = (*SYSTEMS[suite], *variables)
    network = [
        f"{name}={value}"
        for name, value in os.environ.items()
        if name.lower() in NETWORK or name.lower().endswith("_proxy")
    ]
    user = ["setpriv", "--reuid=stranger", "--regid=stranger", "--init-groups", "env", "-i"]
    shell = ["PATH=/usr/bin:/bin", *network, *variables, "sh", "-ec", f"umask {UMASK}\n{script}"]
    enter = f"""
        mount -t proc proc "$0/proc"
        mount --rbind /dev "$0/dev"
        exec chroot "$0" sh -c 'cd "{CLONE}" && exec "$@"' - "$@"
    """
    inside = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-ec", enter]
    return [*inside, str(root), *user, *shell]


def run(root: Path, suite: str, script: str) -> bool:
    print(f"-- {script.strip()}", flush=True)
    return not subprocess.run(as_stranger(root, suite, script), stdin=subprocess.DEVNULL).returncode


def serves(root: Path, suite: str) -> bool:
    """Return whether ./play, and not a word more, serves the page."""
    print("-- ./play", flush=True)
    command = as_stranger(root, suite, "exec ./play", "DAEDALUS_PORT=0")
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        try:
            address = re.search(r" at (https?://[^\s\"]+)", server.stdout.readline())
            if address is None:
                return False
            with urlopen(address[1]) as page:
                return page.status == 200 and b"<title>" in page.read()
        finally:
            server.kill()


def check_system(suite: str) -> bool:
    """Return whether everything that the README promises holds on a bare system."""
    with bare_system(suite) as root:
        run(root, suite, "python3 --version; id; env; umask")
        if not run(root, suite, "./play --version") or not serves(root, suite):
            return False
        return all([run(root, suite, WHEEL), run(root, suite, "./check")])


# --- the oldest packages ------------------------------------------------------------------------


def check_floors() -> bool:
    """Return whether servers and the terminal work with the oldest packages that are allowed."""
    uv, around = find_uv()
    with tempfile.TemporaryDirectory(prefix="daedalus-floors-") as at:
        around |= {"VIRTUAL_ENV": at}
        # The oldest Python: for newer ones the oldest packages have no wheels.
        if subprocess.call([uv, "venv", "-q", "--python", "3.11", at], env=around):
            raise Missing("there is no Python 3.11")
        ours = f"{HERE}[server,terminal]"
        python = str(Path(at, "Scripts" if os.name == "nt" else "bin", "python"))
        tests = ("-q", "-n", "2", "-p", "no:cacheprovider", "tests/server", "tests/cli")
        return not any(
            subprocess.call(command, env=around, cwd=HERE)
            for command in (
                [uv, "pip", "install", "--resolution", "lowest-direct", "-e", ours],
                [uv, "pip", "install", "-q", *TOOLS],
                [python, "-m", "pytest", *tests],
            )
        )


def result(name: str) -> str:
    """Try one of them; return ok, FAILED or SKIPPED."""
    try:
        good = check_floors() if name == "floors" else check_system(name)
    except Missing as missing:
        print(f"!! NO STRANGER: `{name}` is skipped: {missing}", flush=True)
        return "SKIPPED"
    return "ok" if good else "FAILED"


def main(names: Sequence[str]) -> int:
    if set(names) - {*SYSTEMS, "floors"}:
        print(__doc__, file=sys.stderr)
        return 2
    results = {name: result(name) for name in names or (*SYSTEMS, "floors")}
    print("strangers:", *(f"{name} {found}" for name, found in results.items()))
    if "FAILED" in results.values():
        return 1
    return 0 if "ok" in results.values() else NOT_HERE


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
