"""Ending a connection at once."""

import asyncio
import contextlib
import socket
import struct

NO_LINGER = struct.pack("ii", 1, 0)


def cut(transport: asyncio.Transport) -> None:
    """End the connection, and drop what is not sent yet, in our buffer and in that of the system.

    Without this option, the system would keep its part for a client that does not read.
    """
    line = transport.get_extra_info("socket")
    if line is not None:
        with contextlib.suppress(OSError):  # it is closed already
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, NO_LINGER)
    transport.abort()
