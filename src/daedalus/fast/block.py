"""A block of `fast.layout` as ctypes sees it: arrays are flat, numbers are attributes."""

from __future__ import annotations

import ctypes
import threading
from typing import Any, Final

from daedalus.fast.layout import FIELDS, SIZE, Field

_TYPES: Final[dict[str, Any]] = {
    "u64": ctypes.c_uint64,
    "i64": ctypes.c_int64,
    "f64": ctypes.c_double,
    "u16": ctypes.c_uint16,
}


def _type(field: Field) -> Any:
    one = _TYPES[field.type]
    return one * field.length if field.shape else one


class Block(ctypes.Structure):
    """The inputs and outputs of the kernels, and their scratch memory."""

    _fields_ = [(name, _type(field)) for name, field in FIELDS.items()]

    def __getattr__(self, name: str) -> Any:  # the fields, for type checkers
        raise AttributeError(name)


assert ctypes.sizeof(Block) <= SIZE

_OWN: Final = threading.local()


def own_block() -> Block:
    """Return this thread's block: kernels release the GIL."""
    if not hasattr(_OWN, "block"):
        _OWN.block = Block()
    block: Block = _OWN.block
    return block
