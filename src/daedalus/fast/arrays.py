"""Arrays for kernels without allocation: fields of a block, and room on the stack.

So kernels allocate nothing, any number of threads may run them, and when compiled ahead of time
they need no numba runtime.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from llvmlite import ir  # type: ignore[import-untyped]
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic
from numba.np.arrayobj import populate_array

from daedalus.fast.layout import BYTES, FIELDS

_TYPES = {"u64": types.uint64, "i64": types.int64, "f64": types.float64, "u16": types.uint16}


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


@intrinsic(prefer_literal=True)
def field(typing, address, name):
    """Return a field of the block at *address* as an array, of length one for a single number."""
    there = FIELDS[name.literal_value]
    kind = types.Array(_TYPES[there.type], max(len(there.shape), 1), "C")
    assert there.offset % BYTES[there.type] == 0

    def code(context, builder, signature, arguments):
        at = builder.add(arguments[0], ir.Constant(arguments[0].type, there.offset))
        data = builder.inttoptr(at, ir.PointerType(ir.IntType(8)))
        return _array(context, builder, kind, there.shape or (1,), data)

    return kind(types.int64, name), code


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
