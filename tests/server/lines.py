"""Plain TCP connections for the tests, byte by byte."""

import contextlib
import socket
from collections.abc import Iterator
from time import monotonic

from heckmeck.protocol import encode
from heckmeck.protocol.to_server import ClientMessage
from tests.server.process import ServerProcess

GET = b"GET /api/about HTTP/1.1\r\nHost: localhost\r\n\r\n"
TIMEOUT = 20.0  # seconds
MOST = 60_000_000  # bytes


def open_line(
    server: ServerProcess, source: str = "127.0.0.1", buffer: int | None = None
) -> socket.socket:
    line = socket.socket()
    if buffer is not None:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    line.settimeout(TIMEOUT)
    line.bind((source, 0))
    try:
        line.connect(("127.0.0.1", server.port))
    except OSError:
        line.close()
        raise
    return line


def ask(server: ServerProcess, request: bytes, source: str = "127.0.0.1") -> bytes:
    """Everything that the server says to this until it closes the connection."""
    with open_line(server, source) as line:
        line.sendall(request)
        return rest(line)


def rest(line: socket.socket) -> bytes:
    """Everything until the server closes the connection."""
    said = b""
    with contextlib.suppress(ConnectionError):
        while data := line.recv(1 << 16):
            said += data
    return said


def one_answer(line: socket.socket) -> bytes:
    """The next answer, with its head."""
    said = b""
    while b"\r\n\r\n" not in said:
        data = line.recv(1 << 16)
        assert data, said
        said += data
    head, _, body = said.partition(b"\r\n\r\n")
    length = int(head.lower().partition(b"content-length:")[2].split()[0])
    while len(body) < length:
        body += line.recv(1 << 16)
    return head + b"\r\n\r\n" + body


def status(answer: bytes) -> int:
    return int(answer.split()[1])


def seconds_until_closed(line: socket.socket) -> float:
    began = monotonic()
    rest(line)
    return monotonic() - began


def send_until_closed(line: socket.socket, data: bytes) -> None:
    """Send this again and again without reading, until the server closes the connection.

    Fails if the server takes more than the buffers of the system could hold for it.
    """
    sent = 0
    with contextlib.suppress(ConnectionError):
        while sent < MOST:
            line.sendall(data)
            sent += len(data)
    assert sent < MOST


def frame(opcode: int, payload: bytes = b"", last: bool = True) -> bytes:
    """A frame as clients send them, with a mask of zeros."""
    assert len(payload) < 126
    return bytes((opcode | (0x80 if last else 0), 0x80 | len(payload), 0, 0, 0, 0)) + payload


def message_frame(message: ClientMessage) -> bytes:
    return frame(1, encode(message))


@contextlib.contextmanager
def upgraded(
    server: ServerProcess, table: str, buffer: int | None = None
) -> Iterator[socket.socket]:
    """A WebSocket of which the test sends and reads the bytes."""
    with open_line(server, buffer=buffer) as line:
        line.sendall(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        assert status(line.recv(1024)) == 101
        yield line
