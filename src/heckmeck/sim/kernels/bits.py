"""Instructions of the processor that Python has no operator for, on numbers of 64 bits."""

from collections.abc import Callable
from typing import Any

from llvmlite import ir  # type: ignore[import-untyped]
from numba import types
from numba.extending import intrinsic

_ZERO_IS_UNDEFINED = ir.Constant(ir.IntType(1), 1)


def _instruction(emit: Callable[[Any, Any], Any]) -> Any:
    """A function for kernels, from one that writes the instruction with LLVM's builder."""

    @intrinsic
    def instruction(_typing: Any, _number: Any) -> Any:
        def build(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            return emit(builder, arguments[0])

        return types.int64(types.int64), build

    return instruction


def _highest(builder: Any, number: Any) -> Any:
    zeros = builder.ctlz(number, _ZERO_IS_UNDEFINED)
    return builder.sub(ir.Constant(ir.IntType(64), 63), zeros)


# The place of the lowest and of the highest set bit; the number must not be zero.
lowest_bit = _instruction(lambda builder, number: builder.cttz(number, _ZERO_IS_UNDEFINED))
highest_bit = _instruction(_highest)
# How many bits are set.
count_bits = _instruction(lambda builder, number: builder.ctpop(number))
