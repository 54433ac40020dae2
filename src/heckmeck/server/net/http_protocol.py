"""HTTP connections of uvicorn, with bounds on everything a client can send, leave open or not read.

uvicorn's parser takes headers of any size, any number of requests before the first answer, and as
much time as a client likes. So this class cuts the stream into single requests itself: it holds the
head back until it is complete and checks it, takes only bodies with a length, and gives uvicorn one
request at a time.
"""

import asyncio
from math import inf
from time import monotonic

import httptools
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from heckmeck.message import Message
from heckmeck.server.net.addresses import address_group, forwarded_address, forwarded_scheme
from heckmeck.server.net.answers import last_answer
from heckmeck.server.net.config import ALL, NetConfig
from heckmeck.server.net.frames import SocketProtocol
from heckmeck.server.net.transports import cut
from heckmeck.server.refusal import Refusal

END_OF_HEAD = b"\r\n\r\n"
LINGER_TIME = 1.0  # seconds in which a refused client may read why
LINGER_BYTES = 1 << 18  # what it may still send in that time
ANSWERS = {
    status: last_answer(status, refusal)
    for status, refusal in {
        400: Refusal("bad_message", Message("server-request", {"problem": "not HTTP/1.1"})),
        411: Refusal("bad_message", Message("server-request", {"problem": "no Content-Length"})),
        413: Refusal("too_large"),
        414: Refusal("too_large"),
        429: Refusal("too_many_connections"),
        431: Refusal("too_large"),
    }.items()
}


class HttpProtocol(HttpToolsProtocol):
    """One connection, until it ends or becomes a WebSocket."""

    config: NetConfig

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._limits = self.config.limits
        self._received = bytearray()  # the head of a request, or what follows the current one
        self._searched = 0  # so much of it contains no end of a head
        self._body_left = 0  # bytes
        self._refused = False
        self._lingered = 0  # bytes
        self._arrive_by = monotonic() + self._limits.request_time
        self._idle = False  # between two requests
        self._read_by = inf  # the client must have read what we sent
        self._peer = self.client[0] if self.client else ""
        self._peer_scheme = self.scheme
        self._from_proxy = self._peer in self.config.proxies
        self._counted_as: str | None = None
        if not self.config.connections.add(ALL):
            cut(transport)
        elif not self._from_proxy and not self._count_as(address_group(self._peer)):
            self._refused = True
            self.config.measurements.cut[429] += 1
            transport.write(ANSWERS[429])
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._count_as(None)
        self.config.connections.remove(ALL)

    def _count_as(self, address: str | None) -> bool:
        """Count this connection for another address; false if that has too many."""
        if self._counted_as is not None:
            self.config.connections_by_address.remove(self._counted_as)
        self._counted_as = address
        return address is None or self.config.connections_by_address.add(address)

    # time

    def expired(self, now: float) -> bool:
        """Whether the client has taken too long to send or to read something."""
        return now > self._arrive_by or now > self._read_by

    def abort(self) -> None:
        """End the connection now, and drop whatever is not sent yet."""
        cut(self.transport)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._read_by = monotonic() + self._limits.write_time

    def resume_writing(self) -> None:
        super().resume_writing()
        self._read_by = inf

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():  # as soon as the client has read everything
            self._arrive_by = monotonic() + self._limits.write_time
            return
        if self._from_proxy:
            self._count_as(None)
        if not self._body_left:
            self._wait_for_request()
            self._advance()

    def _wait_for_request(self) -> None:
        # uvicorn closes the connection after the first of these times; then it must be read.
        limits = self._limits
        self._arrive_by = monotonic() + limits.keep_alive_time + limits.write_time
        self._idle = True

    # what arrives

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        if self._refused:
            self._lingered += len(data)
            if self._lingered > LINGER_BYTES:
                self.abort()
            return
        if self._idle:
            self._idle = False
            self._arrive_by = monotonic() + self._limits.request_time
        self._received += data
        self._advance()

    def _advance(self) -> None:
        """Take from what was received: first the rest of a body, then one request at a time."""
        while self._received and not self._refused and not self.transport.is_closing():
            if self._body_left:
                self._take_body()
            elif self.cycle is not None and not self.cycle.response_complete:
                self._wait_for_answer()
                return
            elif not self._take_head():
                return

    def _take_body(self) -> None:
        data = bytes(self._received[: self._body_left])
        del self._received[: len(data)]
        self._body_left -= len(data)
        self._feed(data)
        if self._body_left or self._refused:
            return
        if self.cycle.response_complete:
            self._wait_for_request()
        else:
            self._arrive_by = inf

    def _wait_for_answer(self) -> None:
        """The client sends more before it has its answer, which it may do with a short request."""
        if len(self._received) > self._limits.header_bytes:
            self.cycle.keep_alive = False  # the connection ends with this answer
            self._refused = True

    def _take_head(self) -> bool:
        """Hand a complete head to the parser. False if it is not complete yet."""
        while self._received.startswith(b"\r\n"):  # some clients send one after a body
            del self._received[:2]
        limits = self._limits
        end = self._received.find(END_OF_HEAD, max(0, self._searched - len(END_OF_HEAD)))
        size = len(self._received) if end < 0 else end + len(END_OF_HEAD)
        line = self._received.find(b"\r\n", 0, limits.request_line_bytes + 2)
        if line < 0 and size > limits.request_line_bytes:
            self._refuse(414)
        elif size > limits.header_bytes:
            self._refuse(431)
        elif end < 0:
            self._searched = size
            if b"\n" in self._received[:2] or b"\n\n" in self._received:
                self._refuse(400)  # lines that do not end as they must: no end would ever come
            return False
        else:
            self._searched = 0
            head = bytes(self._received[:size])
            del self._received[:size]
            self._read_head(head)
        return not self._refused

    def _read_head(self, head: bytes) -> None:
        if head.count(b"\r\n") - 2 > self._limits.header_count:
            self._refuse(431)
        elif not head.partition(b"\r\n")[0].isascii():
            self._refuse(400)
        else:
            self._unset_keepalive_if_required()
            self._arrive_by = inf  # unless there is a body
            self._feed(head)

    def _feed(self, data: bytes) -> None:
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
            elif self._body_left:
                self._refuse(400)
            else:
                self.cycle.keep_alive = False  # the parser expects no other request now
        except httptools.HttpParserError:
            self._refuse(400)

    # callbacks of the parser

    def on_headers_complete(self) -> None:
        if not self._identify_client():
            self._refuse(429)
            return
        names = [name for name, _ in self.headers]
        if b"transfer-encoding" in names:
            self._refuse(411)
            return
        self._body_left = next(
            (int(value) for name, value in self.headers if name == b"content-length"), 0
        )
        if self._body_left > self._limits.body_bytes:
            self._refuse(413)
            return
        if self._body_left:
            self._arrive_by = monotonic() + self._limits.request_time
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        if not self._refused:
            super().on_message_complete()

    def _identify_client(self) -> bool:
        """Behind a proxy, each request may be another client's. False if it has too many."""
        if not self._from_proxy:
            return True
        address = forwarded_address(self.headers) or self._peer
        self.client = self.scope["client"] = (address, 0)
        self.scope["scheme"] = forwarded_scheme(self.headers) or self._peer_scheme or "http"
        return self._count_as(address_group(address))

    def handle_websocket_upgrade(self) -> None:
        if self._received:  # frames before the answer to the handshake
            self._refuse(400)
            return
        self.connections.discard(self)
        head = [self.scope["method"].encode() + b" " + self.url + b" HTTP/1.1"]
        head += [name + b": " + value for name, value in self.headers]
        socket = SocketProtocol(self.config, self.server_state, self.app_state)
        counted_as, self._counted_as = self._counted_as, None
        socket.connection_made(self.transport)
        socket.identify(self.client, self.scope["scheme"], counted_as)
        self.transport.set_protocol(socket)
        socket.data_received(b"\r\n".join(head) + END_OF_HEAD)

    # the end

    def _refuse(self, status: int) -> None:
        """Answer, and end the connection as soon as the client has had time to read why.

        Closing it at once would be a reset while the client is still sending, and the answer lost.
        """
        if self._refused or self.transport.is_closing():
            return
        self._refused = True
        self.config.measurements.cut[status] += 1
        self._body_left = 0
        self._received.clear()
        self._arrive_by = monotonic() + LINGER_TIME
        self.transport.write(ANSWERS[status])
        if self.transport.can_write_eof():
            self.transport.write_eof()
