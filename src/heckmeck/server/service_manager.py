"""What the server tells systemd: that it is ready, that it is alive, that it stops.

The protocol is one datagram per message to the socket in `NOTIFY_SOCKET`. Without systemd there is
no such variable, and nothing is sent.
"""

import asyncio
import os
import socket
from contextlib import suppress


class ServiceManager:
    """Whoever started this server."""

    def __init__(self) -> None:
        # Workers must not speak for the server, so they do not inherit these.
        self._address = os.environ.pop("NOTIFY_SOCKET", "")
        self._watchdog = _seconds(os.environ.pop("WATCHDOG_USEC", ""))
        self._watching: asyncio.Task[None] | None = None

    def ready(self) -> None:
        """The server answers. From now on it says regularly that its event loop is alive."""
        self._tell("READY=1")
        if self._watchdog is not None:
            self._watching = asyncio.create_task(self._stay_alive(self._watchdog / 3))

    def stopping(self) -> None:
        if self._watching is not None:
            self._watching.cancel()
        self._tell("STOPPING=1")

    async def _stay_alive(self, interval: float) -> None:
        while True:
            self._tell("WATCHDOG=1")
            await asyncio.sleep(interval)

    def _tell(self, message: str) -> None:
        if not self._address:
            return
        # An address that starts with @ is in the abstract namespace of Linux.
        address = "\0" + self._address[1:] if self._address[0] == "@" else self._address
        # A manager that does not listen is no reason to stop.
        with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
            line.connect(address)
            line.send(message.encode())


def _seconds(microseconds: str) -> float | None:
    return int(microseconds) / 1_000_000 if microseconds.isdecimal() and int(microseconds) else None
