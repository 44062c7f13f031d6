"""Compiled kernels (extra `fast`): imported when first used, compiled once and kept on disk.

Everything works without them; who wants speed asks `ready()` first.
"""

from functools import cache
from importlib.util import find_spec

_held = False


def ready() -> bool:
    """Say whether the compiled kernels can be used here."""
    return not _held and installed()


@cache
def installed() -> bool:
    """Say whether what compiles them is there."""
    return find_spec("numba") is not None and find_spec("numpy") is not None


def hold() -> None:
    """Do without them in this process: compiling them may take a minute."""
    global _held
    _held = True
