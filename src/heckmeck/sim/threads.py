"""Work shared among threads. Kernels release the interpreter's lock, so they run side by side."""

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from numbers import Integral
from typing import Any


@cache
def _pool(count: int) -> ThreadPoolExecutor:
    """Shared, because threads keep the room they work in."""
    return ThreadPoolExecutor(count)


if hasattr(os, "register_at_fork"):  # threads do not survive a fork
    os.register_at_fork(after_in_child=_pool.cache_clear)


class Threads:
    """Some threads, each of which gets one part of the work."""

    def __init__(self, count: int) -> None:
        number: object = count
        if not isinstance(number, Integral) or count < 1:
            raise ValueError(f"threads must be a whole number from 1 up, not {count}")
        self._count = count  # not the pool, which neither a fork nor a copy survives

    def run(self, size: int, work: Callable[..., Any], *arguments: Any) -> list[Any]:
        """Call `work(*arguments, begin, end)` for every part; returns one result per part."""
        if self._count == 1 or not size:
            return [work(*arguments, 0, size)]
        ends = [size * number // self._count for number in range(self._count + 1)]
        parts = (part for part in pairwise(ends) if part[0] < part[1])
        return list(_pool(self._count).map(lambda part: work(*arguments, *part), parts))

    def map(self, work: Callable[[Any], None], items: Sequence[Any]) -> None:
        """Call `work` for every item; a thread takes the next one when it is done."""
        if self._count == 1:
            for item in items:
                work(item)
        else:
            list(_pool(self._count).map(work, items))  # raises what a call raised
