"""WebSocket frames, encoded once and written straight to the transport of every connection.

A broadcast must be cheap and must never wait. So there is no queue and no task per connection: a
frame goes into the transport, and the transport's buffer is the bounded queue. While a client does
not read, its frames are dropped. When it reads again, it gets the whole view.

In the other direction, frames are parsed in small pieces and only as fast as the application takes
the messages. Pings, pongs and parts of messages never reach the application, so they have a budget
here; a client that exceeds it is disconnected.
"""

import struct
from collections.abc import Callable
from math import inf
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

from heckmeck.server.net.config import ALL, NetConfig
from heckmeck.server.net.transports import cut
from heckmeck.server.rate_limits import TokenBucket

EXTENSION = "heckmeck.protocol"
PIECE = 512  # bytes parsed at a time: no more than 85 frames
MAX_WAITING = 1 << 16  # bytes that wait to be parsed
MAX_LATE = 500  # frames that may still arrive after we have closed the connection
INVALID_TEXT = 1007  # the status of a socket that is closed because of bytes that are no text


def text_frame(payload: bytes) -> bytes:
    """A whole WebSocket text message, as a server sends it."""
    size = len(payload)
    if size < 126:
        return bytes((0x81, size)) + payload
    if size < 1 << 16:
        return struct.pack("!BBH", 0x81, 126, size) + payload
    return struct.pack("!BBQ", 0x81, 127, size) + payload


def is_extra(event: object) -> bool:
    """Whether this is a frame that costs work and does not bring the application a message."""
    return isinstance(event, Frame) and not (
        event.fin and event.opcode in (Opcode.TEXT, Opcode.BINARY)
    )


class SocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket of uvicorn to which the application may write frames directly."""

    on_writable: Callable[[], None] | None = None

    def __init__(self, config: NetConfig, *arguments: Any) -> None:
        super().__init__(config, *arguments)
        self._net = config
        self._counted_as: str | None = None
        self._write_time = config.limits.write_time
        self._control = TokenBucket(config.limits.control_burst, config.limits.control_rate)
        self._waiting = bytearray()  # received, and not parsed yet
        self._late = MAX_LATE
        self._close_by = inf

    def identify(self, client: tuple[str, int] | None, scheme: str, counted_as: str | None) -> None:
        """Whose connection this is; behind a proxy only the HTTP request said so."""
        self.client = client
        self.scheme = "wss" if scheme == "https" else "ws"
        self._counted_as = counted_as

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._waiting.clear()
        self._net.connections.remove(ALL)
        if self._counted_as is not None:
            self._net.connections_by_address.remove(self._counted_as)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # the handshake is valid, and the application will run
            self.scope["extensions"][EXTENSION] = {"protocol": self}

    # what is sent

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body"):
            # uvicorn would log an error for each handshake that the application refuses.
            self.handshake_complete = True

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
        self._waiting.clear()
        cut(self.transport)

    def expired(self, now: float) -> bool:
        """Whether the connection is closed for us, but its client has not read everything."""
        if self.close_sent or self.transport.is_closing():
            self._close_by = min(self._close_by, now + self._write_time)
        return now > self._close_by

    # what arrives

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
        elif not self.handshake_complete or len(self._waiting) + len(data) > MAX_WAITING:
            self.abort()
        elif len(data) <= PIECE and not self._waiting:
            super().data_received(data)
        else:
            self._waiting += data
            self._parse()

    def _parse(self) -> None:
        """Parse what is waiting, until the application has a message to take."""
        while self._waiting and self.queue.empty() and not self.transport.is_closing():
            piece = bytes(self._waiting[:PIECE])
            del self._waiting[:PIECE]
            super().data_received(piece)

    async def receive(self) -> Any:
        event = await super().receive()
        if self._waiting:
            self._parse()
        return event

    def handle_events(self) -> None:
        events = self.conn.events
        extra = sum(map(is_extra, events))
        if self.close_sent:
            self._late -= len(events)
        if self._late < 0 or (extra and not self._control.take(extra)):
            self.abort()
        else:
            super().handle_events()

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:  # it does not read, so it will not read the pong
            self.abort()

    def send_receive_event_to_app(self) -> None:
        """uvicorn would log text that is not UTF-8 as an error of its own."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.send_close(INVALID_TEXT)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()
