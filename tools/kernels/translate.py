"""The kernels as LLVM IR: what numba generates before it optimises.

Run in a process of its own, because numba reads its settings when it is imported.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from typing import NamedTuple

from daedalus.fast.layout import ENTRIES


class Text(NamedTuple):
    """An entry, and numba's name for its function."""

    text: str
    function: str


def translated() -> dict[str, Text]:
    """Return the entries by name."""
    with tempfile.TemporaryDirectory(prefix="kernels-") as cache:
        # Names that depend on the order of a set would give different bytes each time.
        settings = {"NUMBA_OPT": "0", "NUMBA_CACHE_DIR": cache, "PYTHONHASHSEED": "0"}
        # Unoptimised code refers to objects of its process: numba says it cannot cache it.
        command = [sys.executable, "-W", "ignore", "-m", __name__]
        made = subprocess.run(
            command, env=os.environ | settings, stdout=subprocess.PIPE, check=True
        )
    return {name: Text(*each) for name, each in json.loads(made.stdout).items()}


def _translate(name: str) -> Text:
    from numba import types

    from daedalus.fast.entries import BY_NAME

    entry = BY_NAME[name]
    entry.compile((types.int64,))
    (signature,) = entry.signatures
    return Text(entry.inspect_llvm(signature), entry.overloads[signature].fndesc.llvm_func_name)


if __name__ == "__main__":
    json.dump({name: _translate(name) for name in ENTRIES}, sys.stdout)
