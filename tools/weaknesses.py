"""Look up known weaknesses of all locked Python packages, by pip-audit.

    python tools/weaknesses.py

It is the step `weaknesses` of ./check --long.  Where the data cannot be reached, that is said, and
the exit code is 77.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

import launcher  # noqa: E402

NOT_HERE = 77
PIP_AUDIT = "pip-audit@2.10.1"
DATA = "https://pypi.org/pypi/pip/24.0/json"  # of any package: it has "vulnerabilities"


def is_known(url: str) -> bool:
    """Return whether weaknesses can be looked up there."""
    try:
        with urlopen(url, timeout=20) as answer:
            return "vulnerabilities" in json.load(answer)
    except (URLError, OSError, ValueError):
        return False


def main() -> int:
    uv = shutil.which("uv") or launcher.find_uv()[0]
    if not is_known(DATA):
        print("!! KNOWN WEAKNESSES WERE NOT LOOKED UP: pypi.org cannot be reached from here.")
        return NOT_HERE
    with tempfile.TemporaryDirectory() as folder:
        locked = Path(folder) / "requirements.txt"
        export = ("export", "-q", "--frozen", "--all-extras", "--all-groups", "--no-emit-project")
        subprocess.run([uv, *export, "--no-hashes", "-o", str(locked)], cwd=ROOT, check=True)
        audit = (PIP_AUDIT, "--no-deps", "--disable-pip", "--progress-spinner", "off")
        return subprocess.run(
            [uv, "tool", "run", *audit, "-r", str(locked)], check=False
        ).returncode


if __name__ == "__main__":
    sys.exit(main())
