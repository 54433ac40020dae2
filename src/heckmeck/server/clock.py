"""The time of the server."""

from time import time_ns


def now_ms() -> int:
    """Milliseconds since 1970, like all times in logs and messages."""
    return time_ns() // 1_000_000
