"""How kernels are compiled and cached."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

# Kernels contain what they call and every number they use from these packages.
_PACKAGES = ("rules", "odds", "sim", "chances")
_ROOT = Path(__file__).parents[2]


def compile_kernel(function: Callable[..., Any], **options: Any) -> Any:
    """Compile a function when it is first called, and keep the result on disk.

    It runs without the interpreter's lock, so threads run kernels side by side. A change of any
    file that a kernel may depend on makes it compile again; numba itself would look only at the
    kernel's own file.
    """
    import numba  # slow to load, and `last_change` does not need it

    if numba.config.DISABLE_JIT:  # type: ignore[attr-defined]
        raise ImportError("the kernels need numba's compiler, and NUMBA_DISABLE_JIT is set")
    every: Any = {"nogil": True, "cache": True, **options}
    compiled = numba.njit(**every)(function)
    file = compiled._cache._cache_file
    if not hasattr(file, "_source_stamp"):  # without it, old kernels would be used silently
        raise ImportError(f"the kernels cannot be cached with numba {numba.__version__}")
    file._source_stamp = _stamp()
    return compiled


@cache
def _stamp() -> tuple[tuple[float, int], ...]:
    """When each file was changed, and how long it is."""
    files = (path for each in _PACKAGES for path in sorted((_ROOT / each).rglob("*.py")))
    return tuple((stat.st_mtime, stat.st_size) for stat in (path.stat() for path in files))


def last_change() -> float:
    """When any of the files was changed last; older kernels are not used."""
    return max(changed for changed, _ in _stamp())
