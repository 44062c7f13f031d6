"""The kernels as a shared library in the package: which one fits, and whether it may run.

A damaged file, or one that needs more than this processor has, would crash the process.  So its
checksum is verified before it is loaded, and it is asked for its requirements before it is used.
"""

from __future__ import annotations

import ctypes
import json
import platform
import sys
from hashlib import sha256
from pathlib import Path
from typing import Final

from daedalus.fast import LIBRARY, Chosen
from daedalus.fast.block import Block
from daedalus.fast.layout import ENTRIES, SIZE

BUILT: Final = Path(__file__).parent / "built"
MANIFEST: Final = "kernels.json"
_SYSTEMS: Final = {
    "linux": ("linux", "so"),
    "win32": ("windows", "dll"),
    "darwin": ("macos", "dylib"),
}
_MACHINES: Final = {"amd64": "x86_64", "x86_64": "x86_64", "arm64": "aarch64", "aarch64": "aarch64"}


class Unusable(Exception):
    """There is no library for this machine, or it is damaged."""


def name_here() -> str:
    """Return the name of the library for this machine.

    >>> name_here().startswith("kernels-")
    True
    """
    system, ending = _SYSTEMS.get(sys.platform, (sys.platform, "so"))
    machine = platform.machine().lower()
    machine = _MACHINES.get(machine, machine)
    if system == "macos" and machine == "aarch64":
        machine = "arm64"
    if sys.maxsize < 1 << 32:
        machine += "-32bit"  # a 32-bit Python cannot load what its processor could run
    return f"kernels-{system}-{machine}.{ending}"


def load(folder: Path = BUILT) -> Chosen:
    """Return the kernels of the library for this machine.

    :raises Unusable: when none can run.
    """
    name = name_here()
    path = folder / name
    try:
        sums = json.loads((folder / MANIFEST).read_bytes())["files"]
        if name not in sums:
            raise Unusable(f"there is no library for this system ({name})")
        if sha256(path.read_bytes()).hexdigest() != sums[name]:
            raise Unusable(f"{name} is damaged")
        library = ctypes.CDLL(str(path))
        if library.block_size() != SIZE:
            raise Unusable(f"{name} is of another version")
        if not library.runs_here():
            raise Unusable(f"this processor is too old for {name} (it needs x86-64-v3)")
        entries = {entry: getattr(library, entry) for entry in ENTRIES}
    except (OSError, ValueError, KeyError, AttributeError) as error:
        raise Unusable(f"{name} cannot be loaded: {error}") from error
    for entry in entries.values():
        entry.argtypes = [ctypes.POINTER(Block)]

    def run(entry: str, block: Block) -> None:
        entries[entry](block)

    return Chosen(LIBRARY, name, run)
