"""Vectors for the kernel of the odds: one number per position, all positions calculated together.

Numba turns a loop over positions into vector instructions only if it does not know their number,
and then it keeps every intermediate result in memory. These functions state the vector operations
instead, so results stay in registers. They work on any processor: the compiler splits a vector that
is too wide for it.

A row of an array is `LANES` numbers next to each other, one per position.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
from llvmlite import ir  # type: ignore[import-untyped]
from numba import types
from numba.extending import intrinsic, models, register_model

LANES = 16  # two registers of the widest kind; more take longer for small batches
_VECTOR = ir.VectorType(ir.DoubleType(), LANES)
_CACHE_LINE = 64  # bytes
_NUMBER = 8  # bytes

Emit = Callable[..., Any]  # writes an operation with LLVM's builder


class _Lanes(types.Type):
    """Numba's type of a vector."""

    def __init__(self) -> None:
        super().__init__(name=f"Lanes({LANES})")


@register_model(_Lanes)
class _LanesModel(models.PrimitiveModel):
    def __init__(self, manager: Any, of: Any) -> None:
        super().__init__(manager, of, _VECTOR)  # type: ignore[no-untyped-call]


_LANES: Any = _Lanes()


def rows(count: int) -> Any:
    """A flat array of this many rows that begins at a cache line, which makes it faster."""
    spare = _CACHE_LINE // _NUMBER
    array = np.zeros(count * LANES + spare)
    begin = -(array.ctypes.data // _NUMBER) % spare
    return array[begin : begin + count * LANES]


def _of_one(emit: Emit, one: Any) -> Any:
    @intrinsic
    def operation(_typing: Any, _one: Any) -> Any:
        def build(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            return emit(builder, *arguments)

        return _LANES(one), build

    return operation


def _of_two(emit: Emit, one: Any = _LANES, result: Any = _LANES) -> Any:
    @intrinsic
    def operation(_typing: Any, _one: Any, _two: Any) -> Any:
        def build(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            return emit(builder, *arguments)

        return result(one, _LANES), build

    return operation


def _of_three(emit: Emit, two: Any = _LANES) -> Any:
    @intrinsic
    def operation(_typing: Any, _one: Any, _two: Any, _three: Any) -> Any:
        def build(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            return emit(builder, *arguments)

        return _LANES(_LANES, two, _LANES), build

    return operation


def _of_four(emit: Emit, four: Any = _LANES) -> Any:
    @intrinsic
    def operation(_typing: Any, _one: Any, _two: Any, _three: Any, _four: Any) -> Any:
        def build(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            return emit(builder, *arguments)

        return _LANES(_LANES, _LANES, _LANES, four), build

    return operation


def _row(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    array = context.make_array(signature.args[0])(context, builder, arguments[0])
    return builder.gep(builder.bitcast(array.data, _VECTOR.as_pointer()), [arguments[1]])


@intrinsic
def _load(_typing: Any, array: Any, _row_number: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.load(_row(context, builder, signature, arguments), align=_NUMBER)

    return _LANES(array, types.intp), build


@intrinsic
def _store(_typing: Any, array: Any, _row_number: Any, _vector: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        place = _row(context, builder, signature, arguments)
        builder.store(arguments[2], place, align=_NUMBER)
        return context.get_dummy_value()

    return types.void(array, types.intp, _LANES), build


def _spread(builder: Any, number: Any) -> Any:
    nothing = ir.Constant(_VECTOR, ir.Undefined)
    one = builder.insert_element(nothing, number, ir.Constant(ir.IntType(32), 0))
    places = ir.Constant(ir.VectorType(ir.IntType(32), LANES), [0] * LANES)
    return builder.shuffle_vector(one, nothing, places)


def _is_higher(builder: Any, one: Any, other: Any) -> Any:
    return builder.fcmp_ordered(">", one, other)


def _higher(builder: Any, one: Any, other: Any) -> Any:
    return builder.select(_is_higher(builder, one, other), one, other)


def _any_higher(builder: Any, one: Any, other: Any) -> Any:
    bits = builder.bitcast(_is_higher(builder, one, other), ir.IntType(LANES))
    return builder.icmp_unsigned("!=", bits, ir.Constant(bits.type, 0))


def _where_higher(builder: Any, one: Any, other: Any, then: Any, otherwise: Any) -> Any:
    return builder.select(_is_higher(builder, one, other), then, otherwise)


def _add(builder: Any, one: Any, other: Any) -> Any:
    return builder.fadd(one, other)


def _times(builder: Any, number: Any, vector: Any) -> Any:
    return builder.fmul(_spread(builder, number), vector)


def _add_product(builder: Any, total: Any, one: Any, other: Any) -> Any:
    product = builder.fmul(one, other, flags=("contract",))  # allows one instruction for both
    return builder.fadd(total, product, flags=("contract",))


def _add_times(builder: Any, total: Any, number: Any, vector: Any) -> Any:
    return _add_product(builder, total, _spread(builder, number), vector)


def _add_where_higher(builder: Any, total: Any, one: Any, other: Any, number: Any) -> Any:
    more = builder.fadd(total, _spread(builder, number))
    return builder.select(_is_higher(builder, one, other), more, total)


def _add_unless_higher(builder: Any, total: Any, one: Any, other: Any, number: Any) -> Any:
    more = builder.fadd(total, _spread(builder, number))
    return builder.select(_is_higher(builder, one, other), total, more)


load: Any = _load  # (array, row): one row of an array
store: Any = _store  # (array, row, vector): write one row
everywhere = _of_one(_spread, types.float64)  # (number): the same number for every position
higher = _of_two(_higher)  # (one, other): the higher number of each position
any_higher = _of_two(_any_higher, result=types.boolean)  # (one, other): whether it is so anywhere
add = _of_two(_add)  # (one, other): their sum
times = _of_two(_times, types.float64)  # (number, vector): their product
add_times = _of_three(_add_times, types.float64)  # (total, number, vector): total + product
add_product = _of_three(_add_product)  # (total, one, other): total + product
where_higher = _of_four(_where_higher)  # (one, other, then, otherwise): then where one > other
add_where_higher = _of_four(_add_where_higher, types.float64)  # (total, one, other, number)
add_unless_higher = _of_four(_add_unless_higher, types.float64)  # (total, one, other, number)
