"""Everything that a connection can send, leave open or not read has a bound."""

import asyncio
import contextlib
import socket
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import psutil
import pytest

from heckmeck.client import NewTable, Server
from heckmeck.protocol import PROTOCOL
from heckmeck.protocol.to_server import Hello, Ping
from tests.server.lines import (
    GET,
    ask,
    frame,
    message_frame,
    one_answer,
    open_line,
    rest,
    seconds_until_closed,
    send_until_closed,
    status,
    upgraded,
)
from tests.server.process import ServerProcess

HEAD = b"GET /api/about HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
POST = (
    b"POST /api/replay HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
    b"Content-Type: application/json\r\n"
)
PING, PONG = frame(9), frame(10)
FIRST_PART, NEXT_PART = frame(1, last=False), frame(0, last=False)


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with small limits and short times."""
    limits = (
        *("request_line_bytes=100", "header_bytes=1000", "header_count=10", "body_bytes=2000"),
        *("request_time=1", "keep_alive_time=1", "write_time=1", "control_rate=0"),
    )
    with ServerProcess(tmp_path_factory.mktemp("strict"), *limits) as server:
        yield server


@pytest.fixture(scope="module")
def table(strict: ServerProcess) -> str:
    async def create() -> str:
        api = Server(strict.url)
        token = (await api.introduce("Anna")).token
        return (await api.create(token, NewTable())).id

    return asyncio.run(create())


# what is too large


def test_headers_may_have_exactly_so_many_bytes(strict: ServerProcess) -> None:
    for size, expected in ((1000, 200), (1001, 431)):
        padding = size - len(HEAD) - len(b"x: \r\n\r\n")
        answer = ask(strict, HEAD + b"x: " + b"a" * padding + b"\r\n\r\n")
        assert status(answer) == expected
    assert b'"too_large"' in answer
    assert b"connection: close" in answer


@pytest.mark.parametrize("piece", [b"x: 1\r\n", b"a" * 1000], ids=["many", "long"])
def test_headers_without_an_end_are_refused_soon(strict: ServerProcess, piece: bytes) -> None:
    with open_line(strict) as line:
        line.sendall(HEAD + b"x: 1\r\ny: ")
        send_until_closed(line, piece * 10)


def test_headers_may_be_exactly_so_many(strict: ServerProcess) -> None:
    for count, expected in ((10, 200), (11, 431)):
        answer = ask(strict, HEAD + b"x: 1\r\n" * (count - 2) + b"\r\n")
        assert status(answer) == expected


def test_the_request_line_is_bounded(strict: ServerProcess) -> None:
    for size, expected in ((100, 404), (101, 414)):
        path = b"/api/" + b"a" * (size - len(b"GET /api/ HTTP/1.1"))
        answer = ask(
            strict, b"GET " + path + b" HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        )
        assert status(answer) == expected
    assert status(ask(strict, b"GET /" + b"a" * 500)) == 414  # without waiting for its end


def test_bodies_are_bounded_before_they_arrive(strict: ServerProcess) -> None:
    assert status(ask(strict, POST + b"Content-Length: 2001\r\n\r\n")) == 413
    body = b'{"record":"' + b"x" * 1987 + b'"}'
    assert status(ask(strict, POST + b"Content-Length: 2000\r\n\r\n" + body)) == 409


def test_bodies_need_a_length(strict: ServerProcess) -> None:
    chunked = POST + b"Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n"
    assert status(ask(strict, chunked)) == 411


def test_a_refused_client_can_read_why_while_it_is_still_sending(strict: ServerProcess) -> None:
    with open_line(strict) as line:
        line.sendall(POST + b"Content-Length: 100000\r\n\r\n" + b"x" * 100_000)
        assert b'"too_large"' in one_answer(line)


# what comes all at once


def test_requests_may_follow_each_other_without_waiting(strict: ServerProcess) -> None:
    with open_line(strict) as line:
        line.sendall(GET * 3)
        said = b""
        while said.count(b"HTTP/1.1 200") < 3:
            said += line.recv(1 << 16)


def test_a_flood_of_requests_gets_one_answer(strict: ServerProcess) -> None:
    with open_line(strict) as line:
        line.sendall(GET * 1000)
        assert rest(line).count(b"HTTP/1.1 200") == 1


# what takes too long


@pytest.mark.parametrize(
    "start", [b"", b"GET /", HEAD, POST + b"Content-Length: 1000\r\n\r\n", POST[:10]]
)
def test_unfinished_requests_end(strict: ServerProcess, start: bytes) -> None:
    with open_line(strict) as line:
        line.sendall(start)
        assert seconds_until_closed(line) < 10


def test_dripping_does_not_help(strict: ServerProcess) -> None:
    with open_line(strict) as line:
        line.sendall(HEAD + b"x: ")
        line.settimeout(0.1)
        began = monotonic()
        with contextlib.suppress(ConnectionError):
            closed = False
            while not closed:
                line.sendall(b"a")
                with contextlib.suppress(TimeoutError):
                    closed = line.recv(100) == b""
        assert monotonic() - began < 10


def test_empty_lines_are_no_request(strict: ServerProcess) -> None:
    with open_line(strict) as line:
        line.settimeout(0.1)
        began = monotonic()
        with contextlib.suppress(ConnectionError):
            closed = False
            while not closed and monotonic() - began < 10:
                line.sendall(b"\r\n")
                with contextlib.suppress(TimeoutError):
                    closed = line.recv(100) == b""
        assert monotonic() - began < 10


def test_the_rest_of_a_refused_body_does_not_keep_a_connection_open(strict: ServerProcess) -> None:
    head = POST.replace(b"Connection: close\r\n", b"").replace(b"/api/replay", b"/api/nothing")
    with open_line(strict) as line:
        line.sendall(head + b"Content-Length: 2000\r\n\r\n")
        assert status(one_answer(line)) == 404
        line.sendall(b"x" * 2000)
        assert seconds_until_closed(line) < 10


def test_idle_connections_end(strict: ServerProcess) -> None:
    with open_line(strict) as line:
        line.sendall(GET)
        one_answer(line)
        assert seconds_until_closed(line) < 10


def test_unread_answers_end(strict: ServerProcess) -> None:
    """More answers than the buffers of the system can hold."""
    request = b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"
    before = psutil.Process(strict.pid).memory_info().rss
    with open_line(strict, buffer=4096) as line:
        send_until_closed(line, request)
    assert psutil.Process(strict.pid).memory_info().rss - before < 20_000_000


# how many


def test_connections_are_counted_per_address(tmp_path: Path) -> None:
    limits = ("connections_per_address=2", "connections=4")
    with ServerProcess(tmp_path, *limits) as server, contextlib.ExitStack() as stack:

        def connect(address: str) -> socket.socket:
            return stack.enter_context(open_line(server, address))

        first, second = connect("127.0.0.1"), connect("127.0.0.1")  # they say nothing
        refused = rest(connect("127.0.0.1"))
        assert status(refused) == 429
        assert b'"too_many_connections"' in refused
        third = connect("127.0.0.2")
        third.sendall(GET)
        assert status(one_answer(third)) == 200
        connect("127.0.0.2")
        with contextlib.suppress(ConnectionResetError):  # perhaps before it is open
            assert rest(connect("127.0.0.3")) == b""  # too many in total
        first.close()
        second.close()
        with open_line(server, "127.0.0.1") as again:
            again.sendall(GET)
            assert status(one_answer(again)) == 200


# WebSockets


def test_a_few_pings_are_answered(strict: ServerProcess, table: str) -> None:
    with upgraded(strict, table) as line:
        line.sendall(frame(9, b"hello"))
        assert line.recv(100) == b"\x8a\x05hello"


@pytest.mark.parametrize(("start", "more"), [(b"", PING), (b"", PONG), (FIRST_PART, NEXT_PART)])
@pytest.mark.parametrize("greeted", [False, True])
def test_control_frames_and_parts_have_a_budget(
    strict: ServerProcess, table: str, start: bytes, more: bytes, greeted: bool
) -> None:
    with upgraded(strict, table) as line:
        if greeted:
            line.sendall(message_frame(Hello(PROTOCOL)))
            assert b'"welcome"' in line.recv(1 << 16)
        line.sendall(start + more * 3)
        assert_alive(strict)
        line.sendall(more * 10)
        assert seconds_until_closed(line) < 5


def test_unread_pongs_do_not_pile_up(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, "control_burst=1000000000", "write_time=100") as server:
        table = asyncio.run(new_table(server))
        before = psutil.Process(server.pid).memory_info().rss
        with upgraded(server, table, buffer=4096) as line:
            send_until_closed(line, frame(9, b"x" * 125) * 100)
        assert psutil.Process(server.pid).memory_info().rss - before < 10_000_000


def test_messages_wait_until_the_application_takes_them(tmp_path: Path) -> None:
    """A flood of valid messages neither piles up nor delays anybody."""
    with ServerProcess(tmp_path, "message_burst=1000000000") as server:
        table = asyncio.run(new_table(server))
        with upgraded(server, table) as line:
            line.sendall(message_frame(Hello(PROTOCOL)) + message_frame(Ping(7)) * 1000)
            said = b""
            while said.count(b'"pong"') < 1000:
                said += line.recv(1 << 16)
            send_until_closed(line, message_frame(Ping(7)) * 100_000)


def test_text_that_is_no_text_closes_the_socket(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    with ServerProcess(tmp_path) as server:
        table = asyncio.run(new_table(server))
        with upgraded(server, table) as line:
            line.sendall(message_frame(Hello(PROTOCOL)) + frame(1, b"\xff\xfe"))
            assert b"\x88\x02\x03\xef" in rest(line)  # close, status 1007
        server.stop()
    assert capfd.readouterr().err == ""


async def new_table(server: ServerProcess) -> str:
    api = Server(server.url)
    return (await api.create((await api.introduce("Anna")).token, NewTable())).id


def assert_alive(server: ServerProcess) -> None:
    with open_line(server) as line:
        line.sendall(GET)
        assert status(one_answer(line)) == 200
