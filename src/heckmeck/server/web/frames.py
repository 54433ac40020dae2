"""The socket below the messages: frames are made once and written to every connection directly.

Telling a table's news must cost little and never wait. So instead of a queue and a task for each
connection, a frame goes straight into the transport while that takes it; its buffer is the bounded
queue. When a client does not read, frames are dropped, and it gets the whole view again as soon as
it reads on.
"""

import struct
from collections.abc import Callable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

KEY = "heckmeck.wire"


def text_frame(payload: bytes) -> bytes:
    """A whole WebSocket text message, as a server sends it."""
    size = len(payload)
    if size < 126:
        return bytes((0x81, size)) + payload
    if size < 1 << 16:
        return struct.pack("!BBH", 0x81, 126, size) + payload
    return struct.pack("!BBQ", 0x81, 127, size) + payload


class Wire(WebSocketsSansIOProtocol):
    """A WebSocket of uvicorn whose application may write frames itself and cut the connection."""

    on_writable: Callable[[], None] | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # the handshake was in order; the application runs soon
            self.scope["extensions"][KEY] = {"wire": self}

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.on_writable is not None:
            self.on_writable()

    def put(self, frame: bytes) -> bool:
        """Write a frame; False if the client is not reading, and then it is dropped."""
        if not self.writable.is_set():
            return False
        if not (self.disconnected or self.close_sent or self.transport.is_closing()):
            self.transport.write(frame)
        return True

    def cut(self) -> None:
        """End the connection now, whatever still waits to be sent."""
        self.transport.abort()
