"""The time of a server, on two scales.

What people read is wall time. It may jump: somebody sets the clock, or a laptop wakes up. Nothing
that a table does may depend on it, so deadlines follow the uptime.
"""

from collections.abc import Callable
from time import monotonic_ns, time_ns

DAY = 86_400_000  # milliseconds
READ_INTERVAL = 0.5  # seconds; a running server reads its uptime at least this often
LONGEST_GAP = 3 * 10**9  # nanoseconds; who reads it more rarely was not running in between


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

    def wall(self) -> int:
        """Milliseconds since 1970, as in logs and messages."""
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
        return self._uptime // 1_000_000

    def resume(self, uptime: int) -> None:
        """Continue where an earlier process stopped."""
        self._last_reading = self._read_monotonic()
        self._uptime = uptime * 1_000_000
