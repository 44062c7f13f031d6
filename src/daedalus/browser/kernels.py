"""The compiled kernels as WebAssembly beside Python: inputs are copied over, answers back."""

from __future__ import annotations

import ctypes
from typing import Any, Protocol

from daedalus import fast
from daedalus.fast.block import Block
from daedalus.fast.layout import TOLD


class _Memory(Protocol):
    """The bytes of all inputs and answers, in JavaScript."""

    def assign(self, source: Any) -> None: ...
    def assign_to(self, target: Any) -> None: ...


class Kernels(Protocol):
    """What `fast/kernels.mjs` loads."""

    @property
    def told(self) -> _Memory: ...
    def run(self, entry: str) -> None: ...


def use(kernels: Kernels) -> None:
    """Let the bots search with *kernels*."""
    memory = kernels.told

    def run(entry: str, block: Block) -> None:
        told = (ctypes.c_ubyte * TOLD).from_buffer(block)
        memory.assign(told)
        kernels.run(entry)
        memory.assign_to(told)

    fast.use(fast.Chosen(fast.WASM, "kernels.wasm", run))
