"""Compiled kernels (extra `fast`): imported when first used, compiled once and kept on disk.

Everything works without them; who wants speed asks `ready()` first.
"""

from functools import cache
from importlib.util import find_spec


@cache
def ready() -> bool:
    """Say whether the compiled kernels can be used here."""
    return find_spec("numba") is not None and find_spec("numpy") is not None
