"""How the kernels are compiled."""

from collections.abc import Callable
from typing import Any

from heckmeck.odds.solvers.compiling import compile_kernel


def kernel(function: Callable[..., Any]) -> Any:
    """Compile a function and build it into its callers: most are a few instructions."""
    return compile_kernel(function, error_model="numpy", forceinline=True)


def large_kernel(function: Callable[..., Any]) -> Any:
    """Compile a function that is called as one, because it is not small."""
    return compile_kernel(function, error_model="numpy")
