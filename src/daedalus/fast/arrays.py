"""Memory for kernels without allocation: a block as a record, and room on the stack.

So kernels allocate nothing, any number of threads may run them, and when compiled ahead of time
they need no numba runtime.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
from llvmlite import ir  # type: ignore[import-untyped]
from numba import from_dtype, types
from numba.core import cgutils
from numba.extending import intrinsic
from numba.np.arrayobj import populate_array

from daedalus.fast.layout import FIELDS, SIGHT, SIGHT_WORDS, SIZE


def _array(context: Any, builder: Any, kind: Any, shape: tuple[int, ...], data: Any) -> Any:
    """Return an array over existing memory."""
    size = context.get_abi_sizeof(context.get_data_type(kind.dtype))
    strides = [size]
    for length in reversed(shape[1:]):
        strides.insert(0, strides[0] * length)
    array = context.make_array(kind)(context, builder)
    populate_array(
        array,
        data=builder.bitcast(data, array.data.type),
        shape=[context.get_constant(types.intp, length) for length in shape],
        strides=[context.get_constant(types.intp, stride) for stride in strides],
        itemsize=context.get_constant(types.intp, size),
        meminfo=None,
    )
    return array._getvalue()


def _record(names: Iterable[str], size: int) -> Any:
    """Return the type of some fields of a block, which begin where it begins."""
    fields = {name: FIELDS[name] for name in names}
    kinds = {"u64": "u8", "i64": "i8", "f64": "f8", "u16": "u2"}
    return np.dtype(
        {
            "names": list(fields),
            "formats": [(kinds[field.type], field.shape) for field in fields.values()],
            "offsets": [field.offset for field in fields.values()],
            "itemsize": size,
        },
        align=True,
    )


SIGHT_RECORD = _record((name for name, _, _ in SIGHT), 8 * SIGHT_WORDS)
_BLOCK, _SIGHT = from_dtype(_record(FIELDS, SIZE)), from_dtype(SIGHT_RECORD)


def _pointer(context: Any, builder: Any, kind: Any, address: Any, offset: int) -> Any:
    at = builder.add(address, ir.Constant(address.type, offset))
    return builder.inttoptr(at, context.get_value_type(kind))


@intrinsic
def block_at(typing, address):
    """Return the block at *address* as a record."""

    def code(context, builder, signature, arguments):
        return _pointer(context, builder, _BLOCK, arguments[0], 0)

    return _BLOCK(types.int64), code


@intrinsic(prefer_literal=True)
def sight_at(typing, address, name):
    """Return one of a block's sights as a record: that of the "board", the "reply" or "after"."""
    offset = FIELDS[name.literal_value].offset

    def code(context, builder, signature, arguments):
        return _pointer(context, builder, _SIGHT, arguments[0], offset)

    return _SIGHT(types.int64, name), code


@intrinsic(prefer_literal=True)
def local(typing, shape, dtype):
    """Return an array of zeros that lives as long as the calling function."""
    lengths = shape if isinstance(shape, types.BaseTuple) else (shape,)
    lengths = tuple(length.literal_value for length in lengths)
    kind = types.Array(dtype.dtype, len(lengths), "C")

    def code(context, builder, signature, arguments):
        size = context.get_abi_sizeof(context.get_data_type(kind.dtype)) * int(np.prod(lengths))
        # Once per function, however often this is reached, so that its size is known beforehand.
        room = cgutils.alloca_once(builder, ir.ArrayType(ir.IntType(8), size))
        room.align = 64
        data = builder.bitcast(room, ir.PointerType(ir.IntType(8)))
        cgutils.memset(builder, data, context.get_constant(types.intp, size), 0)
        return _array(context, builder, kind, lengths, data)

    return kind(shape, dtype), code


def local_record(dtype: Any) -> Any:
    """Return an intrinsic: a record of zeros that lives as long as the calling function."""
    kind = from_dtype(dtype)

    @intrinsic
    def made(typing):
        def code(context, builder, signature, arguments):
            room = cgutils.alloca_once(builder, ir.ArrayType(ir.IntType(8), kind.size))
            room.align = 64
            data = builder.bitcast(room, ir.PointerType(ir.IntType(8)))
            cgutils.memset(builder, data, context.get_constant(types.intp, kind.size), 0)
            return builder.bitcast(room, context.get_value_type(kind))

        return kind(), code

    return made
