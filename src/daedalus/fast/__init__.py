"""Compiled kernels: the bots of the sliding editions search with them, on 7x7 boards.

They come with the package, compiled ahead of time (`fast.built`).  Where those do not run, numba
compiles them if the extra `fast` is installed; without either everything works, only slower. Which
one is used is decided on first use; `daedalus kernels` shows it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from daedalus.fast.block import Block

LIBRARY, NUMBA, WASM, INTERPRETED = "library", "numba", "wasm", "interpreted"
"""What runs the kernels; the last one means that there are none."""


class Chosen(NamedTuple):
    """What runs the kernels here, and why."""

    kind: str
    why: str
    run: Callable[[str, Block], Any] | None = None  # an entry of `fast.layout` on a block


_may_compile = True
_given: Chosen | None = None


def ready() -> bool:
    """Return whether there are compiled kernels here."""
    return chosen().run is not None


def own_block() -> Block:
    """Return this thread's block."""
    from daedalus.fast.block import own_block

    return own_block()


def run(entry: str, block: Block) -> None:
    """Run a kernel, which reads its inputs from *block* and writes its results there."""
    kernels = chosen().run
    assert kernels is not None, "ask `ready` first"
    kernels(entry, block)


@cache
def chosen() -> Chosen:
    """Return what runs the kernels; it does not change during the life of the process."""
    return _given or available(_may_compile)


def available(numba: bool = True) -> Chosen:
    """Return what can run the kernels here: the library, else *numba*, else nothing."""
    try:
        from daedalus.fast.library import Unusable, load
    except ImportError as error:  # a Python without ctypes
        why = f"no library can be loaded: {error}"
    else:
        try:
            return load()
        except Unusable as reason:
            why = str(reason)
    if not installed():
        return Chosen(INTERPRETED, f"{why}; numba is not installed")
    if not numba:
        return Chosen(INTERPRETED, f"{why}; numba would have to compile first")
    return Chosen(NUMBA, why, compiled_here)


def compiled_here(entry: str, block: Block) -> None:
    """Run a kernel that numba compiles, or has cached."""
    from ctypes import addressof

    from daedalus.fast.entries import BY_NAME

    BY_NAME[entry](addressof(block))


@cache
def installed() -> bool:
    """Return whether numba is installed."""
    return find_spec("numba") is not None and find_spec("numpy") is not None


def never_compile() -> None:
    """Do without numba in this process: its first use may take a minute, while somebody waits."""
    global _may_compile
    _may_compile = False
    chosen.cache_clear()


def use(kernels: Chosen | None) -> None:
    """Let *kernels* run here, whatever else there is; None: decide again."""
    global _given
    _given = kernels
    chosen.cache_clear()
