"""The Python of browsers, run by Deno, whose engine is Chromium's."""

from __future__ import annotations

import gzip
import json
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from daedalus.offline.cut import PACKAGE
from daedalus.offline.parts import GZIP

BOOT = PACKAGE.parents[1] / "web" / "src" / "offline" / "boot.ts"  # the worker boots by it too
KERNELS = PACKAGE / "fast" / "kernels.mjs"
HERE = Path(__file__).parent


def run_in_pyodide(
    parts: Mapping[str, bytes], folder: Path, file: Path, call: str, *, again: bool = False
) -> Any:
    """Run a file of Python in Python made of *parts*, and return what *call* returns.

    *again*: after a second start, from a copy of memory.
    """
    from deno import find_deno_bin

    for name, content in parts.items():
        if name.endswith(GZIP):
            (folder / name.removesuffix(GZIP)).write_bytes(gzip.decompress(content))
    done = subprocess.run(
        [
            *(str(find_deno_bin()), "run", "-A", "--no-config", "--no-lock", "--no-check"),
            *(str(HERE / "run.mjs"), str(BOOT), str(KERNELS)),
            *(f"{folder}/", str(file), call, *(["again"] if again else [])),
        ],
        capture_output=True,
        text=True,
        cwd=folder,
    )
    said = [line for line in done.stdout.splitlines() if line.startswith("report ")]
    assert said, done.stdout[-2000:] + done.stderr[-2000:]
    return json.loads(said[-1].removeprefix("report "))
