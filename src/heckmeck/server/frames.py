"""WebSocket frames, encoded once and written straight to the transport of every connection.

A broadcast must be cheap and must never wait. So there is no queue and no task per connection: a
frame goes into the transport, and the transport's buffer is the bounded queue. While a client does
not read, its frames are dropped. When it reads again, it gets the whole view.
"""

import struct
from collections.abc import Callable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "heckmeck.protocol"


def text_frame(payload: bytes) -> bytes:
    """A whole WebSocket text message, as a server sends it."""
    size = len(payload)
    if size < 126:
        return bytes((0x81, size)) + payload
    if size < 1 << 16:
        return struct.pack("!BBH", 0x81, 126, size) + payload
    return struct.pack("!BBQ", 0x81, 127, size) + payload


class SocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket of uvicorn to which the application may write frames directly."""

    on_writable: Callable[[], None] | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # the handshake is valid, and the application will run
            self.scope["extensions"][EXTENSION] = {"protocol": self}

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.on_writable is not None:
            self.on_writable()

    def write_frame(self, frame: bytes) -> bool:
        """False if the client is not reading; then the frame is dropped."""
        if not self.writable.is_set():
            return False
        if not (self.disconnected or self.close_sent or self.transport.is_closing()):
            self.transport.write(frame)
        return True

    def abort(self) -> None:
        """End the connection now, and drop whatever is not sent yet."""
        self.transport.abort()
