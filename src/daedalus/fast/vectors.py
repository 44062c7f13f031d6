"""Vectors of lanes for kernels, which become the vector instructions of any machine.

Given a loop over lanes, a compiler guesses what is worth a vector, differently for each target;
and it would not keep lanes in registers during a flood.
"""

from __future__ import annotations

import operator
from typing import Any

from llvmlite import ir  # type: ignore[import-untyped]
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic, lower_builtin, models, register_model, type_callable

_WORD, _INDEX = ir.IntType(64), ir.IntType(32)


class Vector(types.Type):
    """The type of some uint64 side by side."""

    def __init__(self, width: int) -> None:
        self.llvm = ir.VectorType(_WORD, width)
        super().__init__(f"vector({width})")


@register_model(Vector)
class _Model(models.PrimitiveModel):
    def __init__(self, manager: Any, kind: Vector) -> None:
        super().__init__(manager, kind, kind.llvm)


# --- between arrays and vectors -----------------------------------------------------------------


def _address(context: Any, builder: Any, signature: Any, arguments: Any, vector: Any) -> Any:
    """Return where the lanes of an array begin, given the array and the first one's index."""
    kind = signature.args[0]
    array = context.make_array(kind)(context, builder, arguments[0])
    first = cgutils.get_item_pointer(context, builder, kind, array, [arguments[1]])
    return builder.bitcast(first, vector.as_pointer())


@intrinsic(prefer_literal=True)
def some(typing, array, at, width):
    """Return *width* lanes of *array* from *at* on."""
    vector = Vector(width.literal_value)

    def code(context, builder, signature, arguments):
        place = _address(context, builder, signature, arguments, vector.llvm)
        return builder.load(place, align=array.dtype.bitwidth // 8)

    return vector(array, types.intp, width), code


@intrinsic
def put_some(typing, array, at, lanes):
    """Write *lanes* into *array* from *at* on."""

    def code(context, builder, signature, arguments):
        place = _address(context, builder, signature, arguments, lanes.llvm)
        builder.store(arguments[2], place, align=array.dtype.bitwidth // 8)
        return context.get_dummy_value()

    return types.none(array, types.intp, lanes), code


# --- what vectors can do ------------------------------------------------------------------------


@intrinsic
def anything(typing, lanes):
    """Return whether any bit of any lane is set."""

    def code(context, builder, signature, arguments):
        kind = ir.FunctionType(_WORD, [lanes.llvm])
        name = f"llvm.vector.reduce.or.v{lanes.llvm.count}i64"
        union = cgutils.get_or_insert_function(builder.module, kind, name)
        return builder.icmp_unsigned("!=", builder.call(union, arguments), _WORD(0))

    return types.boolean(lanes), code


def _filled(builder: Any, vector: Any, number: Any) -> Any:
    """Return a vector with *number* in all lanes."""
    nothing = ir.Constant(vector, ir.Undefined)
    first = builder.insert_element(nothing, number, _INDEX(0))
    same = ir.Constant(ir.VectorType(_INDEX, vector.count), [0] * vector.count)
    return builder.shuffle_vector(first, nothing, same)


def _define(sign: Any, instruction: str) -> None:
    """Let an operator work on two vectors, and on a vector and a uint64 for all of its lanes."""

    @type_callable(sign)
    def known(context: Any) -> Any:
        def result(one: Any, two: Any) -> Any:
            if isinstance(one, Vector) and two in (one, types.uint64):
                return one
            return None

        return result

    @lower_builtin(sign, Vector, Vector)
    def both(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return getattr(builder, instruction)(*arguments)

    @lower_builtin(sign, Vector, types.uint64)
    def all_alike(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        lanes, number = arguments
        return getattr(builder, instruction)(lanes, _filled(builder, lanes.type, number))


for _sign, _instruction in (
    (operator.and_, "and_"),
    (operator.or_, "or_"),
    (operator.xor, "xor"),
    (operator.add, "add"),
    (operator.lshift, "shl"),
    (operator.rshift, "lshr"),
):
    _define(_sign, _instruction)
