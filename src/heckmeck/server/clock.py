"""The time of a server, on two scales.

What people read is wall time. It may jump: somebody sets the clock, or a laptop wakes up. Nothing
that a table does may depend on it, so deadlines follow the uptime.
"""

from collections.abc import Callable
from time import monotonic_ns, time_ns
from typing import NamedTuple

DAY = 86_400_000  # milliseconds
READ_INTERVAL = 0.5  # seconds; a running server reads its uptime at least this often
LONGEST_GAP = 3 * 10**9  # nanoseconds; who reads it more rarely was not running in between


class _Followed(NamedTuple):
    """The common time of several nodes, and when this one heard of it."""

    reading: int
    wall: int
    uptime: int


class ServerClock:
    """Both scales are in milliseconds."""

    def __init__(
        self,
        read_monotonic: Callable[[], int] = monotonic_ns,
        read_wall: Callable[[], int] = time_ns,
    ) -> None:
        self._read_monotonic = read_monotonic
        self._read_wall = read_wall
        self._last_reading = read_monotonic()
        self._uptime = 0  # nanoseconds
        self._followed: _Followed | None = None

    def wall(self) -> int:
        """Milliseconds since 1970, as in logs and messages."""
        if self._followed is not None:
            since = self._read_monotonic() - self._followed.reading
            return self._followed.wall + since // 1_000_000
        return self._read_wall() // 1_000_000

    def uptime(self) -> int:
        """How long the server has been running in its whole life.

        It never jumps. It stands still while the server is down, and also while its process is
        stopped or the machine is asleep: then nobody reads it for a while.
        """
        reading = self._read_monotonic()
        gap = reading - self._last_reading
        self._last_reading = reading
        if gap <= LONGEST_GAP:
            self._uptime += gap
        if self._followed is not None:
            self._uptime = min(self._uptime, self._followed.uptime * 1_000_000 + LONGEST_GAP)
        return self._uptime // 1_000_000

    def resume(self, uptime: int) -> None:
        """Continue where an earlier process stopped."""
        self._last_reading = self._read_monotonic()
        self._uptime = uptime * 1_000_000

    def follow(self, wall: int, uptime: int) -> None:
        """Take over the common time of several nodes. Whatever the clock of this machine says,
        it is the same for all of them. Without news of it, the uptime soon stands still."""
        reading = self._read_monotonic()
        self._last_reading = reading
        self._uptime = uptime * 1_000_000
        self._followed = _Followed(reading, wall, uptime)
